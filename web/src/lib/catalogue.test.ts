// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { catalogue } from "./catalogue.svelte";
import type { GameInfo } from "./types.gen";

const MAP = { name: "map", label: "Map", help: "Where", values: [], free: false, of_automata: false, named: [] };
const [AUTUMN, WINTER] = [
  { id: "autumn", label: "Autumn" },
  { id: "winter", label: "Winter", help: "Cold" },
];

beforeEach(() => {
  const story = { ...MAP, name: "story", label: "Story", help: "What came before", free: true };
  const trait = { id: "bold", label: "Bold", help: "Never waits", role: "robot" };
  const traits = { ...MAP, name: "traits", label: "Traits", free: true, of_automata: true, named: [trait] };
  catalogue.games = [{ name: "woods", options: [{ ...MAP, values: [AUTUMN, WINTER] }, story, traits] } as unknown as GameInfo];
});

test("what a table has chosen, in words: the value's own help, or that of the option", () => {
  expect(catalogue.settings("woods", { map: "winter", story: "" })).toEqual([
    { name: "map", label: "Map", value: "Winter", help: "Cold", usual: false, automata: false },
  ]);
  expect(catalogue.settings("woods", { map: "autumn", story: "" })).toMatchObject([{ help: "Where", usual: true }]);
});

test("a line of text is its own word", () => {
  expect(catalogue.settings("woods", { map: "autumn", story: "1 0 2" })[1]).toEqual({
    name: "story",
    label: "Story",
    value: "1 0 2",
    help: "What came before",
    usual: false,
    automata: false,
  });
  expect(catalogue.settings("woods", { map: "autumn", story: "x".repeat(3000) })[1]?.value).toBe(`${"x".repeat(60)}…`);
  expect(catalogue.settings("fields", { map: "autumn" })).toEqual([]);
});

test("a line that names things says them by their labels", () => {
  expect(catalogue.settings("woods", { map: "autumn", traits: "bold" })[1]).toMatchObject({ value: "Bold", automata: true });
});
