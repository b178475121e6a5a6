/** The game's maps, cards and boards as `/api/games/root/static` gives them, and how to look them up. */

/** A name in every language of the table. */
export type Words = Record<string, string>;

export const FACTIONS = [
  "marquise",
  "eyrie",
  "alliance",
  "vagabond",
  "vagabond2",
  "lizard",
  "riverfolk",
  "duchy",
  "corvid",
] as const;
export type FactionId = (typeof FACTIONS)[number];

/** A clearing: its printed number and its middle; the suit is "marker" where markers are shuffled. */
export interface ClearingFacts {
  number: number;
  suit: string;
  slots: number;
  ruin: boolean;
  corner: boolean;
  x: number;
  y: number;
}

/** A forest: the clearings around it in order, what encloses it, and its middle. */
export interface ForestFacts {
  id: string;
  clearings: number[];
  walls: [number, number][];
  ring: number[];
  x: number;
  y: number;
}

export interface MapFacts {
  id: string;
  name: Words;
  paths: [number, number][];
  closed_paths: [number, number][];
  rivers: [number, number][];
  clearing: ClearingFacts[];
  forest: ForestFacts[];
  coast?: number[];
  lake?: { x: number; y: number; w: number; h: number };
  tower?: number;
}

/** A card; `cost` are suits or "any", `item` and `vp` what crafting it gives. */
export interface CardFacts {
  id: string;
  name: Words;
  text: Words;
  deck: string;
  suit: string;
  kind: string;
  cost?: string[];
  item?: string;
  vp?: number;
}

/** A kind of building or token on a faction board. */
export interface BoardPiece {
  id: string;
  count: number;
  vp?: number[];
  [key: string]: unknown;
}

/** What is printed on a faction board. */
export interface FactionFacts {
  id: string;
  name: Words;
  short?: Words;
  reach: number;
  warriors: number;
  letter?: string;
  build_cost?: number[];
  building?: BoardPiece[];
  token?: BoardPiece[];
  draw?: Record<string, unknown>;
  decree?: string[];
  viziers?: number;
  supporters_limit?: unknown;
  conspiracy?: unknown;
  service?: unknown;
  prices?: unknown;
  rank?: unknown;
  plot?: unknown;
  burrow_warriors_by_citadels?: number[];
}

export interface Named {
  name: Words;
}
export interface Told extends Named {
  id: string;
  text: Words;
}

export interface RootStatics {
  maps: MapFacts[];
  cards: CardFacts[];
  factions: FactionFacts[];
  characters: { id: string; name: Words; items: string[]; special: Words }[];
  leaders: (Told & { viziers: string[] })[];
  ministers: (Told & { rank: string })[];
  quests: { id: string; name: Words; suit: string; items: string[] }[];
  items: Record<string, Named>;
  pieces: Record<string, Named>;
  plots: Record<string, Named & { text: Words }>;
  suits: Record<string, Named>;
  deeds: Record<string, Named>;
  traits: Record<string, Named & { text: Words }>;
}

/** The word in the table's language; English where it has none. */
export function say(words: Words | undefined, lang: string): string {
  return words?.[lang] ?? words?.["en"] ?? "";
}

export function mapOf(statics: RootStatics, id: string): MapFacts | undefined {
  return statics.maps.find((map) => map.id === id);
}

/** A card by its slug; the two Loyal Viziers are none of the deck. */
export function cardFacts(statics: RootStatics, slug: string): CardFacts | undefined {
  return statics.cards.find((card) => card.id === slug);
}

export function factionFacts(statics: RootStatics, faction: string): FactionFacts | undefined {
  return statics.factions.find((known) => known.id === faction);
}

export function factionName(statics: RootStatics, faction: string, lang: string): string {
  return say(factionFacts(statics, faction)?.name, lang);
}

export function pieceName(statics: RootStatics, piece: string, lang: string): string {
  return say(statics.pieces[piece]?.name, lang);
}

/** To whom a building or token belongs; a ruin to nobody. */
export const OWNER: Readonly<Record<string, FactionId>> = {
  sawmill: "marquise",
  workshop: "marquise",
  recruiter: "marquise",
  keep: "marquise",
  wood: "marquise",
  roost: "eyrie",
  base: "alliance",
  sympathy: "alliance",
  garden: "lizard",
  "trade-post": "riverfolk",
  citadel: "duchy",
  market: "duchy",
  tunnel: "duchy",
  plot: "corvid",
};
