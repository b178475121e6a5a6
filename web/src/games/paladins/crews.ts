/** Workers in slots: who would lie where, and how a click on a worker changes the proposal. */
import type { Lit } from "../../lib/contract";
import type { Choice } from "../../lib/types.gen";

/** The workers that an option names, in the order of their colours. */
export const crewOf = (choice: Pick<Choice, "parts"> | null | undefined): string[] => choice?.parts["crew"]?.split("+") ?? [];

const fits = (slot: string, worker: string): boolean => slot === "any" || slot === worker || worker === "criminal";

/** Which worker lies in which slot; null where none does. `filled` are slots that hold something already. */
export function lay(slots: readonly string[], filled: readonly boolean[], crew: readonly string[]): (string | null)[] {
  const left = [...crew];
  const take = (wanted: (worker: string) => boolean): string | null => {
    const at = left.findIndex(wanted);
    return at < 0 ? null : (left.splice(at, 1)[0] ?? null);
  };
  const laid = slots.map((): string | null => null);
  const free = slots.flatMap((slot, i) => (filled[i] ? [] : [{ slot, i }]));
  if (crew.length < free.length) {
    for (const { slot, i } of free) laid[i] = take((worker) => fits(slot, worker));
    return laid;
  }
  for (const { slot, i } of free) if (slot !== "any") laid[i] = take((worker) => worker === slot);
  for (const { slot, i } of free) if (slot !== "any" && laid[i] === null) laid[i] = take((worker) => fits(slot, worker));
  for (const { slot, i } of free) if (slot === "any") laid[i] = take(() => true);
  return laid;
}

const count = (crew: readonly string[], worker: string): number => crew.filter((other) => other === worker).length;

/** How many workers two crews do not share. */
function apart(one: readonly string[], other: readonly string[]): number {
  return [...new Set([...one, ...other])].reduce((sum, worker) => sum + Math.abs(count(one, worker) - count(other, worker)), 0);
}

/** The crew nearest to the present one that has one more of a worker (`more`), or one less. */
export function swapped(choices: readonly Lit[], present: readonly string[], worker: string, more: boolean): Lit | undefined {
  const wanted = count(present, worker) + (more ? 1 : -1);
  const found = choices.filter((choice) => count(crewOf(choice), worker) === wanted);
  return found.sort((a, b) => apart(crewOf(a), present) - apart(crewOf(b), present))[0];
}

/** The choice with exactly these workers. */
export const crewed = (choices: readonly Lit[], crew: readonly string[]): Lit | undefined =>
  choices.find((choice) => crewOf(choice).length === crew.length && apart(crewOf(choice), crew) === 0);

/** Which workers of a hand are in a crew: the first of each colour. */
export function chosenIn(hand: readonly string[], crew: readonly string[]): boolean[] {
  const left = [...crew];
  return hand.map((worker) => {
    const at = left.indexOf(worker);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}
