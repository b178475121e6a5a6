import { expect, test } from "vitest";
import { edgeDistance, inside, type Point } from "./draw";
import { drawing, middle, stand, type Place } from "./layout";
import type { RegionFacts, TerritoryFacts } from "./statics";

const region = (id: string, terrain: string, polygon: Point[], anchor: Point): RegionFacts => ({
  id,
  terrain,
  polygon,
  anchor,
  outer: true,
  slots: [],
});

const CARD: TerritoryFacts = {
  id: "tutenstan",
  name: {},
  card: 1,
  side: "a",
  rivers: [["a", "b"]],
  regions: [
    region(
      "a",
      "plains",
      [
        [0, 0],
        [50, 0],
        [50, 35],
        [0, 35],
      ],
      [25, 17],
    ),
    region(
      "b",
      "capital",
      [
        [50, 0],
        [100, 0],
        [100, 70],
        [50, 70],
        [50, 35],
      ],
      [75, 35],
    ),
    region(
      "c",
      "plains",
      [
        [0, 35],
        [50, 35],
        [50, 70],
        [0, 70],
      ],
      [25, 52],
    ),
  ],
};
const card = drawing(CARD);
const place = (id: string): Place => card.places.find((found) => found.id === `tutenstan.${id}`) as Place;
const far = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);

test("a card is drawn once, with a river where its facts say", () => {
  expect(drawing(CARD)).toBe(card);
  expect(card.rivers).toHaveLength(1);
});

test("everything of a region stands in it, off its border and off the figures", () => {
  for (const found of card.places) {
    const { polygon } = found.facts;
    for (const at of [found.centre, found.badge, found.token, found.yield, ...found.marks.map((mark) => mark.at)]) {
      expect(inside(at, polygon)).toBe(true);
      expect(edgeDistance(at, polygon)).toBeGreaterThan(1);
    }
    for (const at of [found.badge, found.token]) expect(far(at, found.centre)).toBeGreaterThan(7);
    expect(far(found.badge, found.token)).toBeGreaterThan(7);
  }
});

test("only a capital has a castle", () => {
  expect(card.places.map((found) => found.castle !== null)).toEqual([false, true, false]);
});

test("regions of one terrain are told apart by a number", () => {
  expect(card.places.map((found) => found.mark)).toEqual(["I", "", "II"]);
});

test("one figure stands in the middle, two beside it on both sides", () => {
  const { centre } = place("a");
  expect(stand(place("a"), 0, 1)).toEqual(centre);
  const [left, right] = [stand(place("a"), 0, 2), stand(place("a"), 1, 2)];
  expect(right[0] - left[0]).toBeCloseTo(8.2);
  expect((left[0] + right[0]) / 2).toBeCloseTo(centre[0]);
});

test("the middle of some figures is theirs, of none the region's", () => {
  expect(middle(place("a"), [1], 2)).toEqual(stand(place("a"), 1, 2));
  expect(middle(place("a"), [0, 1], 2)[0]).toBeCloseTo(place("a").centre[0]);
  expect(middle(place("a"), [], 2)).toEqual(place("a").centre);
});
