import { expect, test } from "vitest";
import type { MapFacts } from "../statics";
import { BURROW, FIRST_FOREST } from "../play";
import { distance, type Point } from "./geometry";
import { drawing, GLADE, HIGH, travel, WIDE } from "./layout";

const clearing = (number: number, x: number, y: number) => ({
  number,
  x,
  y,
  suit: "fox",
  slots: 1,
  ruin: false,
  corner: false,
});

/** Four clearings around one forest; a river runs 1, 2, 4. */
const MAP: MapFacts = {
  id: "autumn",
  name: {},
  paths: [
    [1, 2],
    [2, 4],
    [4, 3],
  ],
  closed_paths: [[3, 1]],
  rivers: [
    [2, 4],
    [1, 2],
  ],
  clearing: [clearing(1, 150, 150), clearing(2, 900, 200), clearing(3, 150, 850), clearing(4, 900, 850)],
  forest: [{ id: "a", clearings: [1, 2, 4, 3], walls: [], ring: [1, 2, 4, 3], x: 500, y: 500 }],
};
const land = drawing(MAP);
const spot = (n: number): Point => land.at.get(n) ?? [NaN, NaN];

test("a map is drawn once", () => {
  expect(drawing(MAP)).toBe(land);
});

test("every clearing, the Burrow and every forest have a place on the board", () => {
  expect([...land.at.keys()].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, BURROW, FIRST_FOREST]);
  for (const [x, y] of land.at.values()) {
    expect(x).toBeGreaterThan(0);
    expect(x).toBeLessThan(WIDE);
    expect(y).toBeGreaterThan(0);
    expect(y).toBeLessThan(HIGH);
  }
});

test("paths that begin closed are drawn like the others, named by their clearings from low to high", () => {
  expect(land.ways.map((way) => way.id).sort()).toEqual(["1-2", "1-3", "2-4", "3-4"]);
});

test("the stretches of a river make one line, whichever order they come in", () => {
  expect(land.rivers).toHaveLength(1);
});

test("a wanderer's spot in a forest is clear of the clearings around it", () => {
  for (const n of [1, 2, 3, 4]) expect(distance(spot(FIRST_FOREST), spot(n))).toBeGreaterThan(GLADE);
});

test("trees stand in no clearing, not on the Burrow, and not on each other", () => {
  expect(land.trees.length).toBeGreaterThan(50);
  for (const tree of land.trees) {
    for (const n of [1, 2, 3, 4]) expect(distance(tree.at, spot(n))).toBeGreaterThan(GLADE);
    expect(land.trees.every((other) => other === tree || distance(other.at, tree.at) >= 29)).toBe(true);
  }
});

test("a journey leaves room at both ends; there is none to where one is, nor to a place the map has not", () => {
  const ends =
    travel(land, 1, 4)
      ?.match(/-?[\d.]+/g)
      ?.map(Number) ?? [];
  const [start, end]: Point[] = [
    [ends[0] ?? NaN, ends[1] ?? NaN],
    [ends.at(-2) ?? NaN, ends.at(-1) ?? NaN],
  ];
  expect(distance(start ?? [0, 0], spot(1))).toBeCloseTo(GLADE * 0.7, 0);
  expect(distance(end ?? [0, 0], spot(4))).toBeCloseTo(GLADE * 0.7 + 8, 0);
  expect(travel(land, 1, 1)).toBeNull();
  expect(travel(land, 1, 12)).toBeNull();
});
