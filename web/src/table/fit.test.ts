import { describe, expect, test } from "vitest";
import type { Choice } from "../lib/types.gen";
import { amountsOf, areTiles, howMany, nameOf, numbered, numberedFold, ROOMY, widthOf } from "./fit";

const choice = (label: string, hints: string[] = [], parts: Record<string, string> = { thing: label }): Choice => ({
  text: `take ${label}`,
  kind: "take",
  parts,
  label,
  hints: hints.map((text) => ({ key: "", parts: {}, text })),
});
const amount = (n: number, ...hints: string[]): Choice => choice(String(n), hints, { number: String(n) });
const PASS = choice("nothing", [], {});

const calls = (choices: Choice[]): number[] => numbered(choices).map((lit) => lit.number);

describe("numbers", () => {
  test("things are counted from one, amounts are called by themselves", () => {
    expect(calls([choice("oak"), choice("elm")])).toEqual([1, 2]);
    expect(calls([amount(2), amount(3), amount(5)])).toEqual([2, 3, 5]);
  });

  test("one thing among amounts is called 0, unless an amount is", () => {
    expect(calls([amount(1), amount(2), PASS])).toEqual([1, 2, 0]);
    expect(calls([amount(0), amount(1), PASS])).toEqual([1, 2, 3]);
  });

  test("two things among amounts, one amount alone, or the same amount twice are counted", () => {
    expect(calls([amount(4), amount(5), choice("oak"), PASS])).toEqual([1, 2, 3, 4]);
    expect(calls([amount(4), PASS])).toEqual([1, 2]);
    expect(calls([amount(4), amount(4), amount(5)])).toEqual([1, 2, 3]);
  });

  test("a thing that only looks like a number is no amount", () => {
    expect(calls([choice("7"), choice("8")])).toEqual([1, 2]);
  });

  test("a key reaches to nine", () => {
    const keys = numbered(Array.from({ length: 11 }, (_, i) => choice(`oak ${i}`))).map((lit) => lit.key);
    expect(keys).toEqual(["1", "2", "3", "4", "5", "6", "7", "8", "9", "", ""]);
  });
});

describe("places with numbers of their own", () => {
  const spotsOf = ({ parts }: Choice): number[] => Object.values(parts).map(Number).filter(Boolean);
  const at = (...places: number[]): Choice =>
    choice(places.join(" to "), [], Object.fromEntries(places.map((place, i) => [`at${i}`, String(place)])));
  const called = (choices: Choice[], opened: number | null = null): number[] =>
    numbered(choices, spotsOf, opened).map((lit) => lit.number);

  test("call their choices; the only one without a place is 0, several are counted after them", () => {
    expect(called([at(4), at(11), PASS])).toEqual([4, 11, 0]);
    expect(called([at(4), PASS, choice("oak", [], {})])).toEqual([4, 30, 31]);
    expect(called([PASS, choice("oak", [], {})])).toEqual([1, 2]);
  });

  test("a way is called by where it begins, and where it leads once that is opened or there is no other beginning", () => {
    const ways = [at(4, 8), at(4, 9), at(5, 9)];
    expect(called(ways)).toEqual([4, 4, 5]);
    expect(called(ways, 4)).toEqual([8, 9, 5]);
    expect(called(ways, 5)).toEqual([4, 4, 9]);
    expect(called([at(4, 8), at(4, 9), PASS])).toEqual([8, 9, 0]);
  });

  test("several things at one place are counted once it is opened", () => {
    expect(called([at(4), at(4), at(6)])).toEqual([4, 4, 6]);
    expect(called([at(4), at(4), at(6)], 4)).toEqual([1, 2, 6]);
  });
});

test("what is folded shares the number of its button; open, it alone is counted; what leaves the question is 0", () => {
  const menu = ["search", "peek", "travel", "show", "rest"].map((label) => choice(label));
  const called = (open: boolean): [string, number][] =>
    numberedFold(menu, ({ label }) => ["peek", "show"].includes(label), menu[4]?.text ?? "", open).map(({ label, number }) => [
      label,
      number,
    ]);
  expect(called(false)).toEqual([["search", 1], ["peek", 3], ["travel", 2], ["show", 3], ["rest", 0]]); // prettier-ignore
  expect(called(true)).toEqual([["peek", 1], ["show", 2], ["rest", 0]]); // prettier-ignore
});

test("three amounts or more without a gap are stepped through, with at most one other thing beside them", () => {
  const of = (choices: Choice[]): number[] => amountsOf(choices).map((lit) => lit.number);
  expect(of([amount(3), amount(2), amount(1), PASS])).toEqual([1, 2, 3]);
  expect(of([amount(1), amount(2)])).toEqual([]);
  expect(of([amount(1), amount(2), amount(4)])).toEqual([]);
  expect(of([choice("1"), choice("2"), choice("3")])).toEqual([]);
});

test("an amount is not said twice: its first hint stands in its place", () => {
  const [three, oak] = [...numbered([amount(2), amount(3, "+1", "−2")]).slice(1), ...numbered([choice("oak", ["+1"])])];
  expect(three && nameOf(three)).toMatchObject({ label: "+1", hints: [{ text: "−2" }] });
  expect(oak && nameOf(oak)).toMatchObject({ label: "oak", hints: [{ text: "+1" }] });
  const [bare] = numbered([amount(2), amount(3)]);
  expect(bare && nameOf(bare).label).toBe("2");
});

test("four short words without hints are tiles; fewer, longer or with a hint they are not", () => {
  const tiles = ["fox", "bird", "any", "12"].map((label) => choice(label));
  expect(areTiles(tiles)).toBe(true);
  expect(areTiles(tiles.slice(1))).toBe(false);
  expect(areTiles([...tiles, choice("rabbit")])).toBe(false);
  expect(areTiles([...tiles, choice("hen", ["+1"])])).toBe(false);
});

describe("room", () => {
  const named = (n: number): Choice[] => Array.from({ length: n }, () => choice("a long word"));

  test("a choice is as wide as the longer of its word and its hints", () => {
    expect(widthOf([choice("oak", ["a much longer hint"])])).toBeGreaterThan(widthOf([choice("oak")]));
    expect(widthOf([choice("oak", ["x"])])).toBe(widthOf([choice("oak")]));
  });

  test("more than a few stand closer", () => {
    expect(widthOf(named(ROOMY + 1)) / (ROOMY + 1)).toBeLessThan(widthOf(named(ROOMY)) / ROOMY);
  });

  test("as many slots stand in the bar as fit beside the pointer to the board, and always one", () => {
    expect([0, 470, 679, 680, 1100].map(howMany)).toEqual([1, 1, 1, 2, 4]);
  });
});
