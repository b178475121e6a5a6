import { expect, test } from "vitest";
import glyphs from "./glyphs.json";
import { GLYPHS, SIGNS } from "./glyphs";

test("every picture that is named is drawn, and no card shares its picture", () => {
  const named = [...Object.values(GLYPHS), ...SIGNS];
  expect(named.filter((name) => !(name in glyphs))).toEqual([]);
  expect(new Set(Object.values(GLYPHS)).size).toBe(Object.keys(GLYPHS).length);
});
