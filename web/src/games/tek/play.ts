/** What the components of the game share: their props, and what the open choices point at. */
import type { Lit, PlayProps } from "../../lib/contract";
import type { Refused, tek } from "../../lib/types.gen";
import { RESOURCES, type ResourceId, type TekStatics } from "./statics";

export { chooses, enter, isPointed, isSelected } from "../../lib/choosing";

export type View = tek.TekView;
export type Play = PlayProps<View, TekStatics>;

/** Which of the table's six looks a figure wears: seats 0 to 4 wear 1 to 5, nobody's figures 6. */
export function look(seat: number | null): number {
  return seat === null ? 6 : (seat % 5) + 1;
}

/** The kind of the question that is lit now; empty while nothing is asked of the viewer. */
export function kindOf(play: Play): string {
  return play.lit.length ? (play.table.question?.kind ?? "") : "";
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
/** Questions with a figure on its way, from a region the question does not name. */
const JOURNEYS = new Set(["patrol-to", "patrol-on", "quest-to"]);

export const asksFigure = (kind: string): boolean => FIGURE_KINDS.has(kind);
export const arrivals = (kind: string): number => ARRIVALS[kind] ?? 0;

const isRegion = (target: string): boolean => /^[a-z-]+\.[A-Za-z]$/.test(target);

/** The open choices that are regions. */
export function openRegions(play: Play): Map<string, Lit> {
  return new Map(play.lit.filter((choice) => isRegion(choice.target)).map((choice) => [choice.target, choice]));
}

/** The closed regions and why. */
export function closedRegions(play: Play): Map<string, Refused> {
  if (!play.lit.length) return new Map();
  return new Map(play.refused.filter((refused) => isRegion(refused.target)).map((refused) => [refused.target, refused]));
}

/** Which figures of a region belong to the one who is asked. */
export function ownFigures(play: Play, region: tek.Region | undefined): number[] {
  const seat = play.table.question?.seat;
  return (region?.figures ?? []).flatMap((figure, i) => (figure.seat === seat ? [i] : []));
}

/** Where the figure on its way stands: the war, or the one region of the asked seat that is neither open nor closed. */
export function originRegion(play: Play): string | null {
  const kind = kindOf(play);
  if (kind === "retreat") return play.view.war?.region ?? null;
  if (!JOURNEYS.has(kind)) return null;
  const open = openRegions(play);
  const closed = closedRegions(play);
  const seat = play.table.question?.seat;
  const card = kind === "quest-to" ? "" : [...open.keys()][0]?.split(".")[0];
  const mine = play.view.territories
    .flatMap((territory) => (card && territory.id !== card ? [] : territory.regions))
    .filter((region) => region.figures.some((figure) => figure.seat === seat && !figure.lying))
    .filter((region) => !open.has(region.id) && !closed.has(region.id));
  return mine.length === 1 ? (mine[0]?.id ?? null) : null;
}

/** An open choice by its target. */
export function openAt(play: Play, target: string): Lit | undefined {
  return play.lit.find((choice) => choice.target === target);
}

export type Bundle = Record<ResourceId, number>;

/** `3f1o2m` as numbers; `0` is nothing; null for anything else. */
export function readBundle(target: string): Bundle | null {
  if (!/^(0|(\df)?(\do)?(\dm)?)$/.test(target) || target === "") return null;
  const bundle: Bundle = { food: 0, ore: 0, mana: 0 };
  for (const id of RESOURCES) bundle[id] = Number(new RegExp(`(\\d)${id[0]}`).exec(target)?.[1] ?? 0);
  return bundle;
}

/** `food>ore` as its two halves; null for anything else. */
export function readSwap(target: string): [give: ResourceId, get: ResourceId] | null {
  const [give, get] = target.split(">");
  const known = (word: string | undefined): word is ResourceId => RESOURCES.some((id) => id === word);
  return known(give) && known(get) ? [give, get] : null;
}

/** What a player is called: "you" has its own word in the sentences, so here it is the chair's name. */
export function playerName(play: Play, seat: number): string {
  return play.table.chairs.find((chair) => chair.seat === seat)?.name ?? "";
}
