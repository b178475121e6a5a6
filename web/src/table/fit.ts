/** How the choices of a question fit into the bar. */
import type { Lit, SpotsOf } from "../lib/contract";
import type { Choice, Hint } from "../lib/types.gen";

/** More than so many scroll in a low grid. */
export const FEW = 9;
/** The same where the rail is behind tabs: there the board needs the height. */
export const FEW_BESIDE_TABS = 4;
/** More than so many that do not fit into one row, if each has a place on the board, begin there. */
export const PLACED = 4;
/** Up to so many that do not fit into one row stand in two low ones. */
export const TWO = 10;
/** Up to so many stand large in one row. */
export const ROOMY = 3;
/** What the sentence and the three buttons take of a wide bar, in px. */
export const BESIDE = 745;

const FRAME = 66;
const TIGHT = 52;
const GAP = 10;
const POINTER = 260;
/** A slot in which one choice may take the place of another. */
export const SLOT = 200;
const LABEL = 8.6;
const HINT = 6.9;
const TILE = 4;

const textOf = (hint: Hint): string => hint.text;
const amountOf = (choice: Choice): string | undefined => choice.parts["number"];

/** Whether the choices are amounts; one of them may be something else (a flag, nothing), which then counts as 0. */
function areAmounts(choices: Choice[]): boolean {
  const others = choices.filter((choice) => amountOf(choice) === undefined);
  const amounts = new Set(choices.map(amountOf).filter((amount) => amount !== undefined));
  return (
    amounts.size > 1 &&
    amounts.size === choices.length - others.length &&
    (others.length === 0 || (others.length === 1 && !amounts.has("0")))
  );
}

/** Where choices are called by places that have numbers of their own, others are counted from here on. */
const NO_PLACE = 30;

/** The numbers of choices by the places they name: the first of a way until it is opened, then the second; several things at
 * one opened place are counted, and the only choice without a place is 0. Null where none has one. */
function byPlace(choices: Choice[], spotsOf: SpotsOf, opened: number | null): number[] | null {
  const spots = choices.map(spotsOf);
  const firsts = new Set(spots.flatMap(([first]) => first ?? []));
  if (!firsts.size) return null;
  const from = firsts.size === 1 ? [...firsts][0] : opened;
  const here = spots.filter(([first]) => first === from).length;
  const placeless = spots.filter(([first]) => first === undefined).length;
  let [counted, others] = [0, NO_PLACE];
  return spots.map(([first, second]) => {
    if (first === undefined) return placeless === 1 ? 0 : others++;
    if (first !== from) return first;
    return second ?? (here > 1 ? ++counted : first);
  });
}

/** The number of each choice, on the board and on its button: amounts and places are called by themselves, the rest is
 * counted. `opened` is the place whose choices are looked at. */
export function numbered(choices: Choice[], spotsOf?: SpotsOf, opened: number | null = null): Lit[] {
  const amounts = areAmounts(choices);
  const placed = amounts || !spotsOf ? null : byPlace(choices, spotsOf, opened);
  return choices.map((choice, i) => {
    const number = amounts ? Number(amountOf(choice) ?? 0) : (placed?.[i] ?? i + 1);
    return { ...choice, number, key: number < 10 ? String(number) : "" };
  });
}

/** The numbers where some choices stand behind one button and one on Done: the folded ones share the number of their button,
 * which comes after the others; once it is open, they alone are counted. What leaves the question is 0. */
export function numberedFold(choices: Choice[], holds: (choice: Choice) => boolean, leaving: string, open: boolean): Lit[] {
  const counted = choices.filter((choice) => choice.text !== leaving && holds(choice) === open);
  return choices
    .filter((choice) => !open || holds(choice) || choice.text === leaving)
    .map((choice) => {
      const at = counted.indexOf(choice);
      const number = choice.text === leaving ? 0 : at < 0 ? counted.length + 1 : at + 1;
      return { ...choice, number, key: number < 10 ? String(number) : "" };
    });
}

/** The amounts of a question that asks how many: at least three, without a gap. One other choice may stand beside them. */
export function amountsOf(choices: Choice[]): Lit[] {
  if (!areAmounts(choices)) return [];
  const amounts = numbered(choices).filter((choice) => amountOf(choice) !== undefined);
  amounts.sort((a, b) => a.number - b.number);
  const whole = amounts.every(({ number }, i) => number === (amounts[0]?.number ?? 0) + i);
  return whole && amounts.length > 2 ? amounts : [];
}

/** What stands beside the number: an amount is not said twice. */
export function nameOf(choice: Lit): { label: string; hints: Hint[] } {
  const [first, ...rest] = choice.hints;
  return choice.label === String(choice.number) && first ? { label: first.text, hints: rest } : choice;
}

/** Numbers and the like, that need no number beside them. */
export function areTiles(choices: Choice[]): boolean {
  return choices.length > 3 && choices.every((choice) => choice.label.length <= TILE && !choice.hints.length);
}

/** About how wide the choices are in one row, in px. */
export function widthOf(choices: Choice[]): number {
  if (areTiles(choices)) return choices.length * (52 + GAP);
  const frame = choices.length > ROOMY ? TIGHT : FRAME;
  return choices.reduce(
    (sum, { label, hints }) => sum + GAP + frame + Math.max(label.length * LABEL, hints.map(textOf).join("  ").length * HINT),
    0,
  );
}

/** How many slots of the same width fit into so many px, beside the words that point to the board. */
export const howMany = (width: number): number => Math.max(1, Math.floor((width - POINTER) / (SLOT + GAP)));
