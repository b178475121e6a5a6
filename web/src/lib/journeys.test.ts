import { expect, test } from "vitest";
import { Journeys } from "./journeys.svelte";
import type { LogLine } from "./types.gen";

const named = (part: string): string | null => part || null;
const line = (n: number, parts: Record<string, string>, seat: number | null = 0) =>
  ({ n, parts, seat, key: "", text: "" }) as LogLine;
const march = (n: number): LogLine => line(n, { origin: `x.${n}`, to: `x.${n + 1}` });
const followed = (...logs: LogLine[][]): number[] => {
  const journeys = new Journeys(named);
  for (const log of logs) journeys.follow(log, true);
  return journeys.queue.map((journey) => journey.n);
};

test("the log that is there already starts nothing; new lines with two places do", () => {
  expect(followed([march(1)])).toEqual([]);
  expect(followed([march(1)], [march(1), march(2), line(3, { to: "x.a" }), march(4)])).toEqual([2, 4]);
});

test("nobody's line is no journey", () => {
  expect(followed([march(1)], [march(1), line(2, { from: "x.a", to: "x.b" }, null)])).toEqual([]);
});

test("a line that names no place of the board is no journey", () => {
  const journeys = new Journeys((part) => (part.startsWith("x.") ? part : null));
  expect(journeys.among([line(1, { from: "supply", to: "x.b" }), march(2)]).map((journey) => journey.n)).toEqual([2]);
});

test("a log that went back stops what is on its way", () => {
  expect(followed([march(1)], [march(1), march(2)], [march(1)])).toEqual([]);
});

test("of a long stretch only the last moves are shown", () => {
  const long = Array.from({ length: 12 }, (_, i) => march(i + 1));
  expect(followed([march(1)], long)).toEqual([7, 8, 9, 10, 11, 12]);
});

test("without motion nothing travels, then or later", () => {
  const journeys = new Journeys(named);
  journeys.follow([march(1)], false);
  journeys.follow([march(1), march(2)], false);
  journeys.follow([march(1), march(2)], true);
  expect(journeys.queue).toEqual([]);
});

test("what has arrived is on its way no longer", () => {
  const journeys = new Journeys(named);
  journeys.follow([march(1)], true);
  journeys.follow([march(1), march(2), march(3)], true);
  expect([...journeys.arriving.keys()]).toEqual(["x.3", "x.4"]);
  const [first] = journeys.queue;
  if (first) journeys.arrived(first);
  expect([...journeys.arriving.keys()]).toEqual(["x.4"]);
});
