/** The game's boards and cards as `/api/games/paladins/static` gives them, and how to look them up. */

/** A name in every language of the table. */
export type Words = Record<string, string>;

/** `n` of one thing. */
export interface Gain {
  gain: string;
  n: number;
}
/** What a card gives: a thing, or one of several lists. */
export type Given = Gain | { choice: Gain[][] };

export const isChoice = (given: Given): given is { choice: Gain[][] } => "choice" in given;

/** What a card does beyond its gains. */
export interface Power {
  power: string;
  action?: string;
  gain?: string;
  n?: number;
  pays?: string;
  least?: number;
  most?: number;
  count?: string;
  each?: number;
  base?: number;
}

export interface Named {
  id: string;
  name: Words;
}
export interface Told extends Named {
  text: Words;
}
export interface Able extends Told {
  power: Power;
  /** What the power does, in a sentence. */
  ability: Words;
}

/** An action space: slots are colours of workers or "any"; ladders of prices are by how often it was done before. */
export interface ActionFacts extends Told {
  slots: string[];
  needs?: AttributeId;
  raises?: AttributeId;
  coin: number[];
  provision: number[];
  required: number[];
  vp?: number[];
  gain?: Given[];
  gain_two?: Given[];
  limit: number;
  /** It asks for its target before anything is paid. */
  target: boolean;
}

export interface SquareFacts {
  id: string;
  gain: Given[];
}
export interface RegionFacts {
  faith: number;
  strength: number;
  squares: SquareFacts[];
}
export interface TownsfolkFacts extends Able {
  kind: string;
  dismissed: Given[];
  recruited: Given[];
}
export interface OutsiderFacts extends Able {
  kind: string;
  people: string;
  attacked: Given[];
  strength: number;
}
export interface FavourFacts extends Told {
  worker: string;
  cost: Record<string, number>;
  gain: Given[];
}
export interface PaladinFacts extends Able {
  workers: string[];
  boost: Record<AttributeId, number>;
}

export interface PaladinsStatics {
  actions: ActionFacts[];
  workers: Record<string, Named>;
  attributes: Record<AttributeId, Named>;
  peoples: Record<string, Named>;
  regions: RegionFacts[];
  jars: SquareFacts[];
  workshops: { gain: string[]; points: number[] };
  track: { top: number; points: number[] };
  /** Of the Townsfolk by their place: coins, and whether a Debt will do. */
  prices: { coin: number; debt: boolean }[];
  townsfolk: TownsfolkFacts[];
  outsiders: OutsiderFacts[];
  walls: { id: string; gain: Given[]; points: number }[];
  favours: FavourFacts[];
  orders: (Told & { least: number })[];
  paladins: PaladinFacts[];
  tavern: { id: string; workers: string[] }[];
  schemes: Told[];
  debt: { unpaid: number; paid: number };
  limits: { rounds: number; kept: number; per_coin: number };
}

export const ATTRIBUTES = ["faith", "strength", "influence"] as const;
export type AttributeId = (typeof ATTRIBUTES)[number];
export const PEOPLES = ["viking", "byzantine", "saracen"] as const;

/** The word in the table's language; English where it has none. */
export function say(words: Words | undefined, lang: string): string {
  return words?.[lang] ?? words?.["en"] ?? "";
}

export function find<T extends { id: string }>(things: readonly T[], id: string | null | undefined): T | undefined {
  return things.find((thing) => thing.id === id);
}

/** A step of a ladder; the last one stands for all later ones. */
export function step(ladder: readonly number[], i: number): number {
  return ladder[Math.min(i, ladder.length - 1)] ?? 0;
}

const SIGNS: Readonly<Record<string, string>> = {
  coin: "silver",
  workers: "s-any",
  tax: "tax",
  provision: "provision",
  "discard-suspicion": "unsus",
  suspicion: "suspicion",
  pray: "i-pray",
  "free-recruit": "i-recruit",
  "pay-debt": "paid",
  "cancel-debt": "undebt",
  "gain-debt": "debt",
  debt: "debt",
  "free-develop": "workshop",
  monk: "monk",
  outpost: "outpost",
  jar: "jar",
  wall: "wall",
};

/** The symbol of anything that is gained, paid or counted. */
export function signOf(thing: string): string {
  if (thing in SIGNS) return SIGNS[thing] ?? thing;
  return (ATTRIBUTES as readonly string[]).includes(thing) ? `a-${thing}` : `w-${thing}`;
}

/** Whether a thing is an attribute: its gains carry a plus. */
export const isAttribute = (thing: string): thing is AttributeId => (ATTRIBUTES as readonly string[]).includes(thing);
