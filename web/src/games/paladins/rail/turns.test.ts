import { expect, test } from "vitest";
import type { LogLine } from "../../../lib/types.gen";
import { marksOf, signOf, turnsOf } from "./turns";

const line = (n: number, key: string, parts: Record<string, string> = {}): LogLine =>
  ({ n, key: `paladins-log-${key}`, parts, moment: 0, seat: null, text: key }) as LogLine;
const LOG = [
  line(1, "solo-scheme", { scheme: "attack" }),
  line(2, "solo-enough", { action: "attack", have: "5", need: "2" }),
  line(3, "solo-points", { place: "3" }),
  line(4, "solo-skips", { place: "3", why: "strength", have: "4", need: "5" }),
  line(5, "solo-picks", { place: "1" }),
  line(6, "attacked", { who: "solo", card: "thief-viking" }),
  line(7, "acts", { who: "1", action: "hunt" }),
  line(8, "gained", { who: "solo", gain: "coin", n: "1" }),
  line(9, "solo-scheme", { scheme: "trade" }),
];

test("a turn begins with a Scheme and ends with somebody else's line", () => {
  expect(turnsOf(LOG).map((turn) => turn.lines.map(({ n }) => n))).toEqual([[9], [1, 2, 3, 4, 5, 6]]);
});

test("the marks of a turn say where the marker pointed, what was out of reach and what was taken", () => {
  const marks = marksOf(turnsOf(LOG)[1]);
  expect(marks).toMatchObject({ row: "outsider", points: 3, picked: 1 });
  expect(marks.skipped.get(3)).toEqual({ have: 4, need: 5 });
  expect(marksOf(turnsOf(LOG)[0]).row).toBe("");
});

test("a refused step is crossed out, one that points bears the number of its place", () => {
  expect(LOG.slice(1, 5).map((found) => signOf(found).sign)).toEqual(["✓", "3", "✕", "1"]);
});
