import { expect, test } from "vitest";
import type { LogLine } from "../../../../lib/types.gen";
import { orderOf, stepsOf, turnsOf } from "./turns";

const line = (n: number, key: string, seat: number | null, text: string, parts: Record<string, string> = {}): LogLine => ({
  n,
  key: `root-log-${key}`,
  parts,
  moment: 0,
  seat,
  text,
});
const LOG = [
  line(1, "turn", 0, "Tin Cat takes a turn."),
  line(2, "automaton-order", 0, "Tin Cat turns up “Anvil” (fox). Order: fox.", { card: "anvil", suit: "fox" }),
  line(3, "automaton-battles", 0, "Order: fox. Tin Cat battles the Eyrie in clearing 8: most pieces.", {
    at: "8",
    suit: "fox",
  }),
  line(4, "rolled", 0, "Tin Cat rolls 3 and 1."),
  line(5, "removed-warriors", 1, "You lose 2 warriors.", { n: "2" }),
  line(6, "automaton-builds", 0, "Order: fox. Tin Cat builds a sawmill in clearing 3: most own warriors.", {
    at: "3",
    suit: "fox",
  }),
  line(7, "turn", 1, "You take a turn."),
  line(8, "moved", 1, "You move."),
];

test("a turn lasts until the next one begins", () => {
  expect(turnsOf(LOG, 0).map((turn) => turn.lines.map(({ n }) => n))).toEqual([[1, 2, 3, 4, 5, 6]]);
  expect(turnsOf(LOG, 1).map((turn) => turn.n)).toEqual([7]);
});

test("each deed is a step with its reason and what came of it; the name and the order need not be said again", () => {
  const steps = stepsOf(turnsOf(LOG, 0)[0], "Tin Cat");
  expect(steps.map((step) => [step.sign, step.kind, step.text])).toEqual([
    ["·", "", "Turns up “Anvil” (fox). Order: fox."],
    ["8", "", "Battles the Eyrie in clearing 8: most pieces."],
    ["3", "ok", "Builds a sawmill in clearing 3: most own warriors."],
  ]);
  expect(steps[1]).toMatchObject({ after: "You lose 2 warriors.", icon: "s-fox", lead: "Order: fox." });
});

test("the order of a turn is the card turned up last", () => {
  expect(orderOf(turnsOf(LOG, 0)[0])).toBe("anvil");
  expect(orderOf(undefined)).toBeUndefined();
});
