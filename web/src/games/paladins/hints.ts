/** What hints are about: a symbol for each, and the sum of what a choice would change. */
import type { Choice, Hint } from "../../lib/types.gen";
import { isPass, type Play } from "./play";
import { signOf } from "./statics";

const AMOUNT = /^[+−]\d+$/;
const amount = (text: string): number => Number(text.replace("−", "-"));

/** The things of a hint that have an amount. */
const things = (hint: Hint): [string, number][] =>
  Object.entries(hint.parts).flatMap(([thing, text]) => (AMOUNT.test(text) ? [[thing, amount(text)] as [string, number]] : []));

export function hintIcon(hint: Hint): string | undefined {
  const [first] = things(hint);
  return first && first[0] !== "points" ? signOf(first[0]) : undefined;
}

export type Changes = Record<string, number>;

/** What a choice changes, thing by thing. */
export function changesOf(choice: Choice | null): Changes {
  const sum: Changes = {};
  for (const [thing, n] of (choice?.hints ?? []).flatMap(things)) sum[thing] = (sum[thing] ?? 0) + n;
  return sum;
}

/** What the choice that is taken, or pointed at, would change. */
export function coming(play: Play): Changes {
  const choice = play.selected ?? play.pointed;
  return changesOf(choice && !isPass(choice) ? choice : null);
}

/** "+2", "−1"; nothing for nothing. */
export const signed = (n: number | undefined): string => (n ? (n > 0 ? `+${n}` : `−${-n}`) : "");
