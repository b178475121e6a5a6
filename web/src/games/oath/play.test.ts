import { expect, test } from "vitest";
import type { Lit } from "../../lib/contract";
import { handOf, otherChoices } from "./hands";
import { names, openAt, partFor, type Player, unseenName } from "./play";
import { costSigns, kindSign } from "./statics";

const lit = (number: number, parts: Record<string, string>): Lit => ({
  text: String(number),
  kind: "k",
  parts,
  label: "",
  hints: [],
  number,
  key: "",
});

test("a thing is called by several sorts", () => {
  expect(names({ parts: { item: "map" } }, "relic", "map")).toBe(true);
  expect(names({ parts: { target: "river" } }, "site", "river")).toBe(true);
  expect(names({ parts: { foe: "2" } }, "seat", "2")).toBe(true);
  expect(names({ parts: { reliquary: "brutal" } }, "space", "brutal")).toBe(true);
  expect(names({ parts: { suit: "order" } }, "card", "order")).toBe(false);
});

test("choices lie under the drawn card that they name, the rest beside them", () => {
  const all = [lit(1, { card: "keep" }), lit(2, { spot: "adviser" }), lit(3, { card: "jinx" })];
  const hand = [{ id: "keep" }, { id: "scouts" }];
  expect(handOf(all, hand[0] ?? { id: null }).map((choice) => choice.number)).toEqual([1]);
  expect(handOf(all, { id: null })).toEqual([]);
  expect(otherChoices(all, hand).map((choice) => choice.number)).toEqual([2, 3]);
});

test("a question opens the part where its answers lie", () => {
  expect(partFor(new Set(["site"]), null)).toBe("map");
  expect(partFor(new Set(["suit"]), null)).toBe("oath");
  expect(partFor(new Set(["card"]), "search")).toBe("you");
  expect(partFor(new Set(["site"]), "battle")).toBe("map");
  expect(partFor(new Set(["number"]), null)).toBe(null);
});

test("a cost is drawn token by token", () => {
  expect(costSigns({ favor: 1, burnt_secret: 2 })).toEqual(["t-fav", "t-secb", "t-secb"]);
  expect(kindSign("continuous")).toBe("k-persistent");
});

test("a facedown adviser is called by its place among those that lie facedown", () => {
  const player = { seat: 1, advisers: [{ faceup: true }, { faceup: false }, { faceup: false }] } as Player;
  expect([0, 1, 2].map((i) => unseenName(player, i))).toEqual(["", "adviser-2-1", "adviser-2-2"]);
});

test("what all choices name is no choice where something else tells them apart", () => {
  const show = [lit(1, { card: "keep", seat: "1" }), lit(2, { card: "keep", seat: "3" }), lit(3, {})];
  expect(openAt({ lit: show }, "card", "keep")).toEqual([]);
  expect(openAt({ lit: show }, "seat", "3").map((choice) => choice.number)).toEqual([2]);
  const trade = [lit(1, { card: "keep", token: "favor" }), lit(2, { card: "keep", token: "secret" })];
  expect(openAt({ lit: trade }, "card", "keep")).toHaveLength(2);
});

test("a thing lights for the actions that could begin with it", () => {
  const menu = [lit(1, { act: "muster" }), lit(2, { act: "trade" }), lit(3, { act: "travel" }), lit(4, {})];
  const reach = [
    { act: "muster", opens: [{ card: "keep" }] },
    { act: "trade", opens: [{ card: "keep", token: "favor" }] },
    { act: "travel", opens: [{ site: "river" }] },
    { act: "recover", opens: [{ item: "map" }] },
  ];
  expect(openAt({ lit: menu, view: { reach } }, "card", "keep").map((choice) => choice.number)).toEqual([1, 2]);
  expect(openAt({ lit: menu, view: { reach } }, "site", "river")).toEqual([
    { ...menu[2], aim: { sort: "site", thing: "river" } },
  ]);
  expect(openAt({ lit: menu, view: { reach } }, "relic", "map")).toEqual([]);
});
