import { expect, test } from "vitest";
import type { LawText } from "../lib/types.gen";
import { chaptersOf, folded, found, isHeading, marked, named, namedBy, parts, stem, wantedIn } from "./book";

const clause = (id: string, title: string, rule: string, rulings: string[] = [], testable = true) => ({
  id,
  title,
  rule,
  rulings,
  testable,
});
const LAW: LawText = {
  clauses: [
    clause("toy.1", "Moving", "Chapter 1 of the Law.", [], false),
    clause("toy.1.1", "Steps", "A step leads to a neighbour (2.1), see 1.1 and 9.9."),
    clause("toy.1.1/2", "Retreat", "A retreating figure moves as in 1.1.", ["R-1"]),
    clause("toy.2.1", "Země", "Łąka a vlajky."),
    clause("toy.war.1", "War", "It costs 3.5 or war.1."),
  ],
  rulings: [{ id: "R-1", text: "Nobody flees twice." }],
  also: [["figure", "meeple"]],
};
const KNOWN = new Map(LAW.clauses.map((each) => [each.id.replace("toy.", ""), each.id]));

test("chapters are the first parts of the ids, in the order of the book", () => {
  const chapters = chaptersOf(LAW.clauses, { 1: "Moving", war: "War" });
  expect(chapters.map(({ id, title, clauses }) => [id, title, clauses.length])).toEqual([
    ["1", "Moving", 3],
    ["2", "Země", 1],
    ["war", "War", 1],
  ]);
});

test("a heading says nothing but its number", () => {
  expect(LAW.clauses.map(isHeading)).toEqual([true, false, false, false, false]);
});

test("a search finds word forms, without accents, in titles, texts and rulings", () => {
  const ids = (query: string) => found(LAW, wantedIn(query, LAW.also)).map((each) => each.id);
  expect(ids("retreats")).toEqual(["toy.1.1/2"]);
  expect(ids("VLAJKA laka")).toEqual(["toy.2.1"]);
  expect(ids("flee")).toEqual(["toy.1.1/2"]);
  expect(ids("1.1")).toEqual(["toy.1.1", "toy.1.1/2"]);
  expect(ids("  ")).toHaveLength(5);
  expect(ids("meeples")).toEqual(["toy.1.1/2"]);
  expect(ids("treat")).toEqual([]);
});

test.each([
  ["figures", "figure"],
  ["moving", "moves"],
  ["cities", "city"],
  ["figurek", "figurka"],
  ["figurce", "figurkami"],
  ["válek", "válce"],
  ["ústupem", "ústupy"],
  ["wojen", "wojnie"],
  ["pionków", "pionek"],
  ["karcie", "karty"],
])("%s is a form of %s", (one, other) => {
  expect(stem(folded(one))).toBe(stem(folded(other)));
});

test("folding keeps every letter in its place", () => {
  const text = "Žluťoučký łoś: ½ ﬁ";
  expect(folded(text)).toHaveLength(text.length);
  expect(folded(text)).toContain("zlutoucky los");
});

test("a clause that is named becomes a link, numbers and itself do not", () => {
  expect(named(LAW.clauses[1]?.rule ?? "", KNOWN, "toy.1.1").map((link) => link.clause)).toEqual(["toy.2.1"]);
  expect(named("It costs 3.5 or war.1.", KNOWN).map((link) => link.clause)).toEqual(["toy.war.1"]);
  expect(namedBy(LAW, KNOWN).get("toy.1.1")).toEqual(["toy.1.1/2"]);
});

test("a text is cut without losing a letter", () => {
  const text = "A retreating figure moves as in 1.1.";
  const cut = parts(text, KNOWN, "", wantedIn("figure retreat", []));
  expect(cut.map((part) => part.text).join("")).toBe(text);
  expect(cut.filter((part) => part.hit).map((part) => part.text)).toEqual(["retreating", "figure"]);
  expect(cut.filter((part) => part.clause).map((part) => part.clause)).toEqual(["toy.1.1"]);
  expect(marked("", wantedIn("x", []))).toEqual([]);
});
