import { expect, test } from "vitest";
import { atNames, decoded } from "./text";

const strong = (text: string, names: string[]): string[] =>
  atNames(text, names)
    .filter((part) => part.strong)
    .map((part) => part.text);

test("names stand out wherever they are, and nothing of the sentence is lost", () => {
  const parts = atNames("Anna trades with Ota; Anna pays.", ["Anna", "Ota"]);
  expect(parts.map((part) => part.text).join("")).toBe("Anna trades with Ota; Anna pays.");
  expect(strong("Anna trades with Ota; Anna pays.", ["Anna", "Ota"])).toEqual(["Anna", "Ota", "Anna"]);
});

test("the longer of two names is found first", () => {
  expect(strong("Anna Maria wins", ["Anna", "Anna Maria"])).toEqual(["Anna Maria"]);
});

test("a name may hold any sign, and one letter is no name", () => {
  expect(strong("Mr. (X) moves, MrQ (X) does not", ["Mr. (X)"])).toEqual(["Mr. (X)"]);
  expect(strong("a cat", ["a"])).toEqual([]);
  expect(atNames("a cat", [])).toEqual([{ text: "a cat", strong: false }]);
});

test("a broken address is read as it stands", () => {
  expect(decoded("old%20oak")).toBe("old oak");
  expect(decoded("100%")).toBe("100%");
});
