import { describe, expect, test } from "vitest";
import { at, beside, between, blob, curvePath, dice, distance, inside, nearest, polygon, smooth, towards } from "./geometry";
import type { Point } from "./geometry";

const SQUARE: Point[] = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
];

test("dice roll the same numbers from the same seed, within 0 and 1", () => {
  const [one, same, other] = [dice(7), dice(7), dice(8)];
  const rolls = Array.from({ length: 50 }, one);
  expect(Array.from({ length: 50 }, same)).toEqual(rolls);
  expect(Array.from({ length: 50 }, other)).not.toEqual(rolls);
  expect(rolls.every((roll) => roll >= 0 && roll < 1)).toBe(true);
});

describe("points", () => {
  test("between and towards lie on the line", () => {
    expect(between([0, 0], [10, 20])).toEqual([5, 10]);
    expect(towards([0, 0], [30, 40], 5)).toEqual([3, 4]);
    expect(towards([3, 3], [3, 3], 5)).toEqual([3, 3]);
  });

  test("beside stands off the middle at a right angle, to the other side for a negative share", () => {
    expect(beside([0, 0], [10, 0], 0.2)).toEqual([5, 2]);
    expect(beside([0, 0], [10, 0], -0.2)).toEqual([5, -2]);
  });

  test("nearest is the distance to the nearest, and endless without points", () => {
    expect(
      nearest(
        [0, 0],
        [
          [3, 4],
          [6, 8],
        ],
      ),
    ).toBe(5);
    expect(nearest([0, 0], [])).toBe(Infinity);
  });
});

test("a curve begins and ends at its ends and leans towards its corner", () => {
  const curve = [
    [0, 0],
    [5, 10],
    [10, 0],
  ] as const;
  expect([at(curve, 0), at(curve, 0.5), at(curve, 1)]).toEqual([
    [0, 0],
    [5, 5],
    [10, 0],
  ]);
  expect(curvePath(curve)).toBe("M0 0Q5 10 10 0");
});

test("inside tells a point in a ring from one beside it, also in a bay", () => {
  expect(inside([5, 5], SQUARE)).toBe(true);
  expect(inside([15, 5], SQUARE)).toBe(false);
  const bay: Point[] = [
    [0, 0],
    [10, 0],
    [10, 10],
    [5, 2],
    [0, 10],
  ];
  expect(inside([5, 8], bay)).toBe(false);
  expect(inside([1, 5], bay)).toBe(true);
});

test("a smooth line runs through every point; a closed one does not repeat its first", () => {
  const open = smooth(SQUARE);
  for (const corner of SQUARE) expect(nearest(corner, open)).toBeCloseTo(0);
  expect(open.at(-1)).toEqual([0, 10]);
  const closed = smooth(SQUARE, true);
  expect(closed).toHaveLength(48);
  expect(distance(closed.at(-1) ?? [0, 0], closed[0] ?? [9, 9])).toBeGreaterThan(0);
});

test("shapes are closed paths with one decimal", () => {
  expect(
    polygon([
      [0, 0],
      [1 / 3, 0],
      [0, 2 / 3],
    ]),
  ).toBe("M0 0L0.3 0L0 0.7Z");
  expect(blob([100, 100], 50, 40, 3)).toMatch(/^M[\d.]+ [\d.]+(Q[\d.]+ [\d.]+ [\d.]+ [\d.]+){11}Z$/);
  expect(blob([100, 100], 50, 40, 3)).toBe(blob([100, 100], 50, 40, 3));
});
