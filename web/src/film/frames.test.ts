import { expect, test } from "vitest";
import type { Telling } from "../lib/contract";
import type { LogLine } from "../lib/types.gen";
import { cut, lastFight, stopAfter, stopBefore, timeOf, verbAndDetail } from "./frames";

const telling: Telling = {
  begins: ["x-battle"],
  luck: ["x-rolled"],
  lasts: () => false,
  Panel: () => Promise.reject(new Error("not drawn here")),
};
const line = (n: number, moment: number, seat: number | null, key = "x-moved"): LogLine => ({
  n,
  moment,
  seat,
  key,
  text: "",
  parts: {},
});
const spans = (lines: LogLine[]): number[][] => cut(lines, telling).map((frame) => [frame.n, frame.last]);

test("a decision is a frame, and within it another player's doing begins a new one", () => {
  expect(spans([line(1, 4, 0), line(2, 4, 0), line(3, 5, 0)])).toEqual([
    [1, 2],
    [3, 3],
  ]);
  expect(spans([line(1, 4, 0), line(2, 4, null), line(3, 4, 1)])).toEqual([
    [1, 2],
    [3, 3],
  ]);
});

test("a fight is one frame as far as one decision goes, whoever strikes", () => {
  expect(spans([line(1, 4, 0), line(2, 4, 0, "x-battle"), line(3, 4, 1), line(4, 4, 0), line(5, 5, 1), line(6, 5, 0)])).toEqual(
    [
      [1, 1],
      [2, 4],
      [5, 5],
      [6, 6],
    ],
  );
});

test("each deed of a faction that the game plays is a frame, and its fight belongs to it", () => {
  const deeds: Telling = { ...telling, splits: (line) => line.key === "x-deed" };
  const lines = [line(1, 4, 0), line(2, 4, 1, "x-deed"), line(3, 4, 1, "x-battle"), line(4, 4, 0), line(5, 4, 1, "x-deed")];
  expect(cut([...lines, line(6, 4, 1)], deeds).map((frame) => [frame.n, frame.last])).toEqual([
    [1, 1],
    [2, 4],
    [5, 6],
  ]);
});

test("a frame is seen where its moment is, or on the way there", () => {
  const frames = cut([line(1, 4, 0), line(2, 5, 0), line(3, 5, 1), line(4, 5, 2)], telling);
  expect(frames.map((_, i) => stopAfter(frames, i))).toEqual([
    { moment: 4 },
    { moment: 5, line: 2 },
    { moment: 5, line: 3 },
    { moment: 5 },
  ]);
  expect([0, 1, 2].map((i) => stopBefore(frames, i))).toEqual([{ moment: 3 }, { moment: 4 }, { moment: 5, line: 2 }]);
});

test("a frame says what is done, then the detail; the emblem says who", () => {
  const names = ["Anna", "You", ""];
  expect(verbAndDetail("Anna loses 1 warrior in clearing 2.", names)).toEqual({
    verb: "Loses",
    detail: "1 warrior in clearing 2",
  });
  expect(verbAndDetail("You score 2 points.", names)).toEqual({ verb: "Score", detail: "2 points" });
  expect(verbAndDetail("Patrol: you move to the hills.", names)).toEqual({ verb: "Patrol", detail: "you move to the hills" });
  expect(verbAndDetail("Zdobywasz 1 punkt.", names, true)).toEqual({ verb: "Zdobywasz", detail: "1 punkt" });
  expect(verbAndDetail("Pasujesz.", names, true)).toEqual({ verb: "Pasujesz", detail: "" });
  expect(verbAndDetail("Order: fox. Anna battles You in clearing 8: most pieces.", names)).toEqual({
    verb: "Battles",
    detail: "You in clearing 8: most pieces",
  });
  const long = "The virtual player turns over a Scheme: Conspire";
  expect(verbAndDetail(`${long}.`, names)).toEqual({ verb: "", detail: long });
  expect(verbAndDetail("The cards are turned over.", names)).toEqual({ verb: "", detail: "The cards are turned over" });
});

test("the last fight goes on to the end of what is told", () => {
  const lines = [line(1, 1, 0, "x-battle"), line(2, 1, 1), line(3, 2, 0, "x-battle"), line(4, 2, 1)];
  expect(lastFight(lines, telling).map(({ n }) => n)).toEqual([3, 4]);
  expect(lastFight([line(1, 1, 0)], telling)).toEqual([]);
});

test("more sentences and dice take longer, a long round is told faster, and off takes no time", () => {
  const [one] = cut([line(1, 1, 0)], telling);
  const [three] = cut([line(1, 1, 0), line(2, 1, 0), line(3, 1, 0)], telling);
  const [dice] = cut([line(1, 1, 0, "x-rolled")], telling);
  if (!one || !three || !dice) throw new Error("there are frames");
  expect(timeOf(one, "normal", 1, telling)).toBe(900);
  expect(timeOf(three, "normal", 1, telling)).toBeGreaterThan(900);
  expect(timeOf(dice, "normal", 1, telling)).toBe(1600);
  expect(timeOf(one, "slow", 1, telling)).toBe(1800);
  expect(timeOf(one, "normal", 40, telling)).toBe(225);
  expect(timeOf(dice, "off", 1, telling)).toBe(0);
});
