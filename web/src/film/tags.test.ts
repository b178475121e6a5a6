import { expect, test } from "vitest";
import type { LogLine } from "../lib/types.gen";
import { changes, isWithin, movedTo, near } from "./tags";

const line = (n: number, parts: Record<string, string>): LogLine => ({ n, moment: n, seat: 0, key: "x", text: "", parts });

test("whose points change, and by how much; who counts none, or counted none before, changes nothing", () => {
  expect(changes([3, 5, 7, null], [4, 5, 5, 9])).toEqual([
    { seat: 0, by: 1 },
    { seat: 2, by: -2 },
  ]);
  expect(changes([3, 5], [null, 5])).toEqual([]);
});

test("the tag stands where the last of the lines has moved something to", () => {
  const lines = [line(1, { origin: "1", to: "9", n: "4" }), line(2, { from: "a", to: "b" }), line(3, { to: "hand" })];
  expect(movedTo(lines.slice(0, 1))).toEqual({ place: "9", n: "4" });
  expect(movedTo(lines)).toEqual({ place: "b", n: "1" });
  expect(movedTo(lines.slice(2))).toBeNull();
});

test("it stands to the right of the place, and to the left where there is no room", () => {
  const place = { left: 300, right: 340, top: 100, bottom: 140 };
  expect(near(place, 1440)).toEqual({ left: 348, top: 120 });
  expect(near(place, 390).left).toBeLessThan(300);
});

test("what is scrolled away or not drawn at all is not in sight", () => {
  const area = { left: 0, right: 390, top: 150, bottom: 520 };
  expect(isWithin({ left: 300, right: 380, top: 200, bottom: 300 }, area)).toBe(true);
  expect(isWithin({ left: 380, right: 480, top: 200, bottom: 300 }, area)).toBe(false);
  expect(isWithin({ left: 300, right: 380, top: 510, bottom: 600 }, area)).toBe(false);
  expect(isWithin({ left: 200, right: 200, top: 200, bottom: 200 }, area)).toBe(false);
});
