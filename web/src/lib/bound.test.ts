import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { bound } from "./bound";

/** Language, text and bound text with `~` for the no-break space: the server is held to the same. */
const CASES = JSON.parse(readFileSync(new URL("../../../tests/one_letter_words.json", import.meta.url), "utf-8")) as [
  string,
  string,
  string,
][];

test.each(CASES)("%s: %s", (lang, plain, text) => {
  const wanted = text.replaceAll("~", "\u00a0");
  expect(bound(lang, plain)).toBe(wanted);
  expect(bound(lang, wanted)).toBe(wanted);
});
