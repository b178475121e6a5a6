import { expect, test } from "vitest";
import { MOST_LINES, answered, newLine, shortened, type Line } from "./lines";

const give = (text: string, seat = 0) => ({ seat, text });
const texts = (line: Line | undefined) => line?.answers.map((given) => given.text).join(" ");
const start = [newLine([])];

function played(words: string): [Line[], number] {
  return words.split(" ").reduce<[Line[], number]>(([lines, i], word, at) => answered(lines, i, at, give(word)), [start, 0]);
}

test("an answer at the end goes on with the line", () => {
  const [lines, i] = played("a b c");
  expect([lines.length, i, texts(lines[0])]).toEqual([1, 0, "a b c"]);
});

test("an answer in the middle branches off, and the old line stays", () => {
  const [lines, i] = answered(...played("a b c"), 1, give("x"));
  expect(lines.map(texts)).toEqual(["a b c", "a x"]);
  expect([i, lines[1]?.name]).toEqual([1, "B"]);
});

test("the answer that stands there is no branch, but another seat's is", () => {
  const [lines, i] = played("a b c");
  expect(answered(lines, i, 1, give("b"))).toEqual([lines, 0]);
  expect(answered(lines, i, 1, give("b", 1))[0].length).toBe(2);
});

test("where there is no room for another line, this one turns", () => {
  let [lines] = played("a b c");
  for (const word of ["x", "y", "z"]) [lines] = answered(lines, 0, 1, give(word));
  expect(lines.length).toBe(MOST_LINES);
  const [turned, i] = answered(lines, 0, 1, give("w"));
  expect([turned.length, i, texts(turned[0])]).toEqual([MOST_LINES, 0, "a w"]);
});

test("a step back takes the last answer away", () => {
  expect(texts(shortened(played("a b c")[0], 0)[0])).toBe("a b");
});
