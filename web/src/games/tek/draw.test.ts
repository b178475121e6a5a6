import { expect, test } from "vitest";
import { edgeDistance, HEIGHT, inside, numbers, outline, river, scatter, WIDTH, type Point, type Ring } from "./draw";

/** Two regions that share the border 50,0 - 54,35 - 50,70. */
const WEST: Ring = {
  id: "a",
  polygon: [
    [0, 0],
    [50, 0],
    [54, 35],
    [50, HEIGHT],
    [0, HEIGHT],
  ],
};
const EAST: Ring = {
  id: "b",
  polygon: [
    [50, 0],
    [WIDTH, 0],
    [WIDTH, HEIGHT],
    [50, HEIGHT],
    [54, 35],
  ],
};
const CARD = [WEST, EAST];

test("a border is rounded alike from both sides; the corners of the card stay sharp", () => {
  expect(outline(WEST, CARD)).toBe("M0 0L50 0Q54 35 50 70L0 70L0 0Z");
  expect(outline(EAST, CARD)).toContain("Q54 35 50 0");
});

test("a river runs along the border of two regions and nowhere else", () => {
  expect(river(WEST, EAST, CARD)).toBe("M50 0Q54 35 50 70");
  const far: Ring = {
    id: "c",
    polygon: [
      [0, 0],
      [1, 0],
      [1, 1],
    ],
  };
  expect(river(EAST, far, [...CARD, far])).toBe("");
});

test("the distance to a border is that to its nearest edge", () => {
  expect(edgeDistance([10, 35], WEST.polygon)).toBe(10);
  expect(edgeDistance([0, 35], WEST.polygon)).toBe(0);
  expect(edgeDistance([-3, -4], WEST.polygon)).toBe(5);
});

test("numbers are the same from the same word", () => {
  const [one, same, other] = [numbers("tutenstan.a"), numbers("tutenstan.a"), numbers("tutenstan.b")];
  const first = [one(), one(), one()];
  expect([same(), same(), same()]).toEqual(first);
  expect([other(), other(), other()]).not.toEqual(first);
});

test("marks stay within the region, off its border, apart, clear of what stands there, and from back to front", () => {
  const clear = [25, 35, 9] as const;
  const marks = scatter(WEST.polygon, "forest", "tutenstan.a", [clear]);
  const far = (p: Point, q: Point): number => Math.hypot(p[0] - q[0], p[1] - q[1]);
  expect(marks.length).toBeGreaterThan(20);
  for (const mark of marks) {
    expect(inside(mark, WEST.polygon)).toBe(true);
    expect(edgeDistance(mark, WEST.polygon)).toBeGreaterThanOrEqual(1.6);
    expect(far(mark, [clear[0], clear[1]])).toBeGreaterThanOrEqual(clear[2]);
    expect(marks.every((other) => other === mark || far(mark, other) >= 4.3)).toBe(true);
  }
  expect(marks.map(([, y]) => y)).toEqual(marks.map(([, y]) => y).sort((a, b) => a - b));
  expect(scatter(WEST.polygon, "forest", "tutenstan.a", [clear])).toEqual(marks);
});
