/** What the components of the game share: their props, and what the open choices point at. */
import type { Lit, PlayProps } from "../../lib/contract";
import { kindOf, type Option, thingOf } from "../../lib/choosing";
import type { Refused, tek } from "../../lib/types.gen";
import type { ResourceId, TekStatics } from "./statics";

export * from "../../lib/choosing";

export type View = tek.TekView;
export type Play = PlayProps<View, TekStatics>;

/** Which of the table's six looks a figure wears: seats 0 to 4 wear 1 to 5, nobody's figures 6. */
export function look(seat: number | null): number {
  return seat === null ? 6 : (seat % 5) + 1;
}

/** Questions that ask for a figure, and those after whose answer one (or two) stands in the region. */
const FIGURE_KINDS = new Set(["patrol", "quest", "broken"]);
const ARRIVALS: Record<string, number> = {
  start: 2,
  expand: 1,
  "patrol-to": 1,
  "patrol-on": 1,
  "quest-to": 1,
  retreat: 1,
  keep: 1,
};
export const asksFigure = (kind: string): boolean => FIGURE_KINDS.has(kind);
export const arrivals = (kind: string): number => ARRIVALS[kind] ?? 0;

const byRegion = <O extends Option>(options: O[]): Map<string, O> =>
  new Map(options.flatMap((option) => (option.parts["region"] ? [[option.parts["region"], option]] : [])));

/** The open choices that are regions. */
export const openRegions = (play: Play): Map<string, Lit> => byRegion(play.lit);

/** The closed regions and why. */
export const closedRegions = (play: Play): Map<string, Refused> => byRegion(play.lit.length ? play.refused : []);

/** Which figures of a region belong to the one who is asked. */
export function ownFigures(play: Play, region: tek.Region | undefined): number[] {
  const seat = play.table.question?.seat;
  return (region?.figures ?? []).flatMap((figure, i) => (figure.seat === seat ? [i] : []));
}

/** Questions with a figure on its way; they are about where it stands. */
const JOURNEYS = new Set(["patrol-to", "patrol-on", "quest-to", "retreat"]);

/** Where the figure on its way stands. */
export function originRegion(play: Play): string | null {
  return JOURNEYS.has(kindOf(play)) ? (play.table.question?.about["region"] ?? null) : null;
}

/** An open choice by what it names. */
export function openAt(play: Play, thing: string): Lit | undefined {
  return play.lit.find((choice) => thingOf(choice) === thing);
}

export type Bundle = Record<ResourceId, number>;

/** The goods an option names, if it does. */
export function bundleOf({ parts }: Option): Bundle | null {
  return parts["food"] === undefined
    ? null
    : { food: Number(parts["food"]), ore: Number(parts["ore"]), mana: Number(parts["mana"]) };
}
