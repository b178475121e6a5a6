/** The game's cards, sites and tracks as `/api/games/oath/static` gives them, and how to look them up. */

/** A text in every language of the table. */
export type Words = Record<string, string>;

/** What a power costs; burnt tokens leave the game, a flipped secret is turned facedown. */
export type CostName = "favor" | "secret" | "burnt_favor" | "burnt_secret" | "flip" | "sacrifice";

export interface PowerFacts {
  kind: string;
  side: "attacker" | "defender" | "either" | null;
  cost: Partial<Record<CostName, number>>;
  clause: string;
}
export interface Told {
  id: string;
  name: Words;
  text: Words;
}
export interface Able extends Told {
  powers: PowerFacts[];
}
export interface CardFacts extends Able {
  sort: "denizen" | "edifice" | "ruin" | "vision";
  suit: string | null;
  place: "any" | "site" | "adviser";
  locked: boolean;
}
export interface RelicFacts extends Able {
  dice: number;
}
/** What recovering a relic costs: favor into the bank of a suit, or tokens burnt. */
export interface Price {
  favor: number;
  bank: string | null;
  burnt: Record<"favor" | "secret", number>;
}
export interface SiteFacts extends Able {
  class: string;
  homeland: string | null;
  capacity: number;
  relics: number;
  price: Price | null;
}
export interface OathFacts {
  id: string;
  name: Words;
  short: Words;
  goal: Words;
  successor: Words;
}

export interface OathStatics {
  cards: CardFacts[];
  relics: RelicFacts[];
  sites: SiteFacts[];
  niches: Able[];
  banners: Able[];
  oaths: OathFacts[];
  suits: string[];
  regions: { id: string; sites: number }[];
  limits: {
    rounds: number;
    /** By round: the least result of the end die that ends the game; 0: it is not rolled. */
    stable: number[];
    visions: number[];
    visions_to_win: number;
    supply: number;
    advisers: number;
    actions: Record<string, number>;
  };
}

/** The word in the table's language; English where it has none. */
export function say(words: Words | undefined, lang: string): string {
  return words?.[lang] ?? words?.["en"] ?? "";
}

const tables = new WeakMap<object, Map<string, unknown>>();

/** A thing of a list by its id. */
export function find<T extends { id: string }>(things: readonly T[], id: string | null | undefined): T | undefined {
  if (id == null) return undefined;
  let table = tables.get(things);
  if (!table) {
    table = new Map(things.map((thing) => [thing.id, thing]));
    tables.set(things, table);
  }
  return table.get(id) as T | undefined;
}

const COSTS: Readonly<Record<CostName, string>> = {
  favor: "t-fav",
  secret: "t-sec",
  burnt_favor: "t-favb",
  burnt_secret: "t-secb",
  flip: "t-secd",
  sacrifice: "wb",
};

/** The tokens of a cost, one symbol each. */
export function costSigns(cost: PowerFacts["cost"] | undefined): string[] {
  return Object.entries(cost ?? {}).flatMap(([name, n]) => Array<string>(n ?? 0).fill(COSTS[name as CostName]));
}

/** The symbol of a kind of power. */
export function kindSign(kind: string | undefined): string {
  if (kind === "continuous" || kind === "title") return "k-persistent";
  return kind === "vision" ? "k-goal" : `k-${kind ?? "persistent"}`;
}
