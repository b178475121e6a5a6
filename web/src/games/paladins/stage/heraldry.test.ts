import { expect, test } from "vitest";
import { bust } from "./heraldry";

const ALL = "anseis berengier engelier gerier gerin girard ivoire ivon oliver otton roland samson".split(" ");

test("every Paladin has a bust, no two have the same field and arms", () => {
  const busts = ALL.map(bust);
  expect(busts.every((found) => found !== null && found.head.length > 4 && found.arms.d !== "")).toBe(true);
  expect(new Set(busts.map((found) => found?.field)).size).toBe(ALL.length);
  expect(new Set(busts.map((found) => found?.arms.d)).size).toBe(ALL.length);
});

test("a card that nobody knows has none", () => {
  expect(bust("nobody")).toBeNull();
});
