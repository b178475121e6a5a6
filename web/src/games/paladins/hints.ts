/** What hints are about: a symbol and a number for each, and the sum of what a choice would change. */
import type { Choice, Hint } from "../../lib/types.gen";
import { t } from "../../lib/words.svelte";
import { isPass, type Play } from "./play";
import { signOf } from "./statics";

/** What hints count, by the names of their parts. */
const THINGS = new Set(
  "coin tax provision labourer scout merchant fighter cleric criminal workers faith strength influence suspicion debt".split(
    " ",
  ),
);
/** Hints with a symbol of their own. */
const SIGNS: Readonly<Record<string, string>> = {
  "paladins-hint-tax": "tax",
  "paladins-hint-discard-suspicion": "unsus",
  "paladins-hint-pay-debt": "paid",
  "paladins-hint-cancel-debt": "undebt",
  "paladins-hint-pray": "i-pray",
  "paladins-hint-free-recruit": "i-recruit",
  "paladins-hint-free-develop": "workshop",
  "paladins-hint-points": "i-convert",
  "paladins-hint-until-paid": "debt",
};
/** A Paladin's boost is no gain. */
const BOOST = "paladins-hint-boost-";
const AMOUNT = /^[+−-]\d+$/;

const thingOf = (hint: Hint): string | undefined => Object.keys(hint.parts).find((name) => THINGS.has(name));

export function hintIcon(hint: Hint): string | undefined {
  const thing = thingOf(hint);
  return SIGNS[hint.key] ?? (thing && signOf(thing));
}

/** What says it all beside the symbol: "+2", "+1/+3" where two workers bring more than one, points; nothing for a free action. */
export function hintShort(hint: Hint): string | undefined {
  const thing = thingOf(hint);
  if (thing) return hint.parts[thing];
  if (hint.parts["points"]) return `${hint.parts["points"]} ${t("points-short")}`;
  return hint.key in SIGNS ? "" : undefined;
}

/** The things of a hint that have one amount. */
const amounts = (hint: Hint): [string, number][] =>
  Object.entries(hint.parts)
    .filter(([name, text]) => THINGS.has(name) && AMOUNT.test(text) && !hint.key.startsWith(BOOST))
    .map(([name, text]) => [name, Number(text.replace("−", "-"))]);

export type Changes = Record<string, number>;

/** What a choice changes, thing by thing. */
export function changesOf(choice: Choice | null | undefined): Changes {
  const sum: Changes = {};
  for (const [thing, n] of (choice?.hints ?? []).flatMap(amounts)) sum[thing] = (sum[thing] ?? 0) + n;
  return sum;
}

/** What a choice costs of a thing, whatever it brings of it. */
export const costOf = (choice: Choice | null | undefined, thing: string): number =>
  (choice?.hints ?? []).flatMap(amounts).reduce((sum, [name, n]) => (name === thing && n < 0 ? sum - n : sum), 0);

/** What the choice that is taken, or pointed at, would change. */
export function coming(play: Play): Changes {
  const choice = play.selected ?? play.pointed;
  return changesOf(choice && !isPass(choice) ? choice : null);
}

/** "+2", "−1"; nothing for nothing. */
export const signed = (n: number | undefined): string => (n ? (n > 0 ? `+${n}` : `−${-n}`) : "");
