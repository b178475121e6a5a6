/** The turns of the solo opponent, as the log tells them. */
import type { LogLine } from "../../../lib/types.gen";
import { type Step, type Turn, turnsIn } from "../../../lib/turns";

export type { Turn };

const LOG = "paladins-log-";
/** A turn begins with the Scheme that is turned up. */
const BEGINS = `${LOG}solo-scheme`;
const OWN = [`${LOG}solo-`, `${LOG}marker`, `${LOG}wrapped`];
const NOT = [`${LOG}solo-scheme-joins`, `${LOG}solo-workshop`, `${LOG}solo-tavern`];

const isOpponents = (line: LogLine): boolean =>
  line.parts["who"] === "solo" || (OWN.some((start) => line.key.startsWith(start)) && !NOT.includes(line.key));

/** The newest first; the lines of each in order. */
export const turnsOf = (log: readonly LogLine[]): Turn[] => turnsIn(log, (line) => line.key === BEGINS, isOpponents);

/** What a step of a turn is: refused, done, or pointing at a place. */
export function signOf(line: LogLine): Pick<Step, "sign" | "kind"> {
  if (line.key === `${LOG}solo-closed` || line.key === `${LOG}solo-skips`) return { sign: "✕", kind: "no" };
  if (line.key === `${LOG}solo-points`) return { sign: line.parts["place"] ?? "", kind: "" };
  if (line.key === `${LOG}solo-picks`) return { sign: line.parts["place"] ?? "", kind: "ok" };
  return { sign: "✓", kind: "ok" };
}

const ROWS: Readonly<Record<string, string>> = { attack: "outsider", convert: "outsider", recruit: "townsfolk" };

export interface Marks {
  /** Of what row: "outsider" or "townsfolk"; "" where the marker picked nothing. */
  row: string;
  points: number;
  picked: number;
  /** What it could not take, by place: how much of how much it had. */
  skipped: ReadonlyMap<number, { have: number; need: number }>;
}

/** Where the marker pointed in a turn, counted from 1, and what came of it. */
export function marksOf(turn: Turn | undefined): Marks {
  const marks = { row: "", points: 0, picked: 0 };
  const skipped = new Map<number, { have: number; need: number }>();
  for (const { key, parts } of turn?.lines ?? []) {
    const place = Number(parts["place"] ?? 0);
    if (key === `${LOG}solo-enough`) marks.row = ROWS[parts["action"] ?? ""] ?? "";
    else if (key === `${LOG}solo-points`) marks.points = place;
    else if (key === `${LOG}solo-picks`) marks.picked = place;
    else if (key === `${LOG}solo-skips`) skipped.set(place, { have: Number(parts["have"]), need: Number(parts["need"]) });
  }
  return { ...marks, row: marks.points ? marks.row : "", skipped };
}
