/** The game's maps and cards as `/api/games/tek/static` gives them, and how to look them up. */
import type { Point } from "./draw";

/** A name in every language of the table. */
export type Words = Record<string, string>;

export type ResourceId = "food" | "ore" | "mana";
export const RESOURCES: readonly ResourceId[] = ["food", "ore", "mana"];

export interface RegionFacts {
  id: string;
  terrain: string;
  outer: boolean;
  anchor: Point;
  slots: Point[];
  polygon: Point[];
}

export interface TerritoryFacts {
  id: string;
  name: Words;
  card: number;
  side: string;
  rivers: [string, string][];
  regions: RegionFacts[];
}

export interface NationFacts {
  id: string;
  name: Words;
  /** As in "home of ...". */
  of: Words;
  abilities: Words[];
}

export interface TekStatics {
  territories: TerritoryFacts[];
  nations: NationFacts[];
  tower: { level: number; cost: number; points: number }[];
  actions: { id: string; name: Words; hint: Words }[];
  tokens: { id: string; name: Words; text: Words }[];
  terrains: Record<string, { name: Words; hint: Words }>;
  resources: Record<ResourceId, { name: Words }>;
  limits: { track: number; figures: number; shields: number; magic: number; tower: number };
}

export const ROMAN = ["I", "II", "III", "IV", "V"] as const;

/** The word in the table's language; English where it has none. */
export function say(words: Words | undefined, lang: string): string {
  return words?.[lang] ?? words?.["en"] ?? "";
}

export function territoryOf(statics: TekStatics, region: string): TerritoryFacts | undefined {
  const id = region.split(".")[0];
  return statics.territories.find((t) => t.id === id);
}

/** A region by its full id, `tutenstan.d`. */
export function regionOf(statics: TekStatics, region: string): RegionFacts | undefined {
  const letter = region.split(".")[1];
  return territoryOf(statics, region)?.regions.find((r) => r.id === letter);
}

export function nationName(statics: TekStatics, nation: string | null, lang: string): string {
  return say(statics.nations.find((n) => n.id === nation)?.name, lang);
}

/** The nation as in "home of ...". */
export function nationOf(statics: TekStatics, nation: string | null, lang: string): string {
  return say(statics.nations.find((n) => n.id === nation)?.of, lang);
}

/** "Plains", or "Plains II" where the card has several, as the log says it. */
export function terrainName(statics: TekStatics, region: string, lang: string): string {
  const facts = regionOf(statics, region);
  const same = territoryOf(statics, region)?.regions.filter((other) => other.terrain === facts?.terrain) ?? [];
  const name = say(statics.terrains[facts?.terrain ?? ""]?.name, lang);
  return facts && same.length > 1 ? `${name} ${ROMAN[same.indexOf(facts)]}` : name;
}

const LAND_LAWS: Readonly<Record<string, string>> = { capital: "tek.regions.3", ruins: "tek.regions.5" };

/** The clause on what a region gives. */
export function landLaw(statics: TekStatics, region: string): string {
  return LAND_LAWS[regionOf(statics, region)?.terrain ?? ""] ?? "tek.collect.3";
}

/** Exploration tokens in the order of their clauses, which begin with the second. */
const TOKENS = ["crown", "treasure", "bandits", "dragon", "camp", "fort", "town", "church", "blank"];

/** The clause on an exploration token; on all of them, while it lies face down. */
export const tokenLaw = (id: string): string => `tek.exploration.${TOKENS.findIndex((token) => id.startsWith(token)) + 2}`;
