/** What the components of the game share: their props, whose board it is, and what the open choices point at. */
import type { Lit, PlayProps } from "../../lib/contract";
import type { paladins, Refused } from "../../lib/types.gen";
import { type ActionFacts, find, type PaladinsStatics, step } from "./statics";

export { inWords, isPass, isSelected, kindOf } from "../../lib/choosing";

export type View = paladins.PaladinsView;
export type Noble = paladins.Noble;
export type Play = PlayProps<View, PaladinsStatics>;

/** The side whose board lies before the viewer: who is asked, else the own one, else whose turn it is. */
export function ownSide(play: Play): number {
  return play.table.question?.seat ?? play.table.seats[0] ?? play.view.acting ?? 0;
}

export function nobleAt(view: View, side: number): Noble | undefined {
  return view.nobles.find((noble) => noble.side === side);
}

/** What a side is called: a chair's name, or null for the solo opponent. */
export function chairName(play: Play, side: number): string | null {
  return play.table.chairs.find((chair) => chair.seat === side)?.name ?? null;
}

/** A noble's colour by name; the solo opponent is coal. */
export const colourName = (noble: Noble | undefined): string => (noble?.seat == null ? "solo" : noble.colour);

const TOKENS: Readonly<Record<string, string>> = {
  red: "p1",
  blue: "p2",
  yellow: "p3",
  green: "noble-green",
  solo: "noble-solo",
};
const EMBLEMS: Readonly<Record<string, string>> = { red: "em1", blue: "em2", yellow: "em3", green: "em-green", solo: "em4" };
export const colourOf = (noble: Noble | undefined): string => `var(--${TOKENS[colourName(noble)]})`;
export const emblemOf = (noble: Noble | undefined): string => EMBLEMS[colourName(noble)] ?? "em1";

/** The open choices by one of the things they name: `openBy(play, "square").get("r2s3")`; the first where there are more. */
export function openBy(play: Play, sort: string): Map<string, Lit> {
  const found = new Map<string, Lit>();
  for (const choice of play.lit) {
    const thing = choice.parts[sort];
    if (thing !== undefined && !found.has(thing)) found.set(thing, choice);
  }
  return found;
}

/** All open choices that name a thing. */
export const openAt = (play: Play, sort: string, thing: string): Lit[] =>
  play.lit.filter((choice) => choice.parts[sort] === thing);

/** The closed options by one of the things they name. */
export function closedBy(play: Play, sort: string): Map<string, Refused> {
  if (!play.lit.length) return new Map();
  return new Map(play.refused.flatMap((option) => (option.parts[sort] === undefined ? [] : [[option.parts[sort], option]])));
}

/** Questions about the workers of an action, or about its target, which bears the action's name. */
export function doing(play: Play): string | null {
  const asked = play.table.question;
  if (asked?.about["action"]) return asked.about["action"];
  if (asked && play.statics.actions.some((action) => action.id === asked.kind)) return asked.kind;
  return play.view.action;
}

/** The value that meets requirements: track and Paladin. */
export function valueOf(noble: Noble | undefined, attribute: number): number {
  return (noble?.track[attribute] ?? 0) + (noble?.boost[attribute] ?? 0);
}

/** The printed price of doing an action once more, as the Paladin in play changes it. */
export function priceOf(play: Play, noble: Noble, action: ActionFacts, done: number): { coin: number; provision: number } {
  const price = { coin: step(action.coin, done), provision: step(action.provision, done) };
  const power = noble.revealed ? find(play.statics.paladins, noble.paladin)?.power : undefined;
  if (power?.action !== action.id || (power.pays !== "coin" && power.pays !== "provision")) return price;
  const less = power.power === "action.discount" ? (power.n ?? 0) : Infinity;
  return { ...price, [power.pays]: Math.max(0, price[power.pays] - less) };
}
