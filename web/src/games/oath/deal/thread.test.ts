import { expect, test } from "vitest";
import { amountIn, givenIn, versions } from "./thread";

const line = (n: number, key: string, parts: Record<string, string>) => ({ n, key: `oath-log-${key}`, parts });

test("offers stand in their order, each with what both sides would give", () => {
  const found = versions([
    line(1, "offer", { who: "3", other: "4", card: "map" }),
    line(2, "no-deal", { who: "3", other: "4" }),
    line(3, "citizenship", { who: "1", other: "2", space: "brutal" }),
    line(4, "offer-favor", { who: "1", n: "2" }),
    line(5, "offer-thing", { who: "2", thing: "dragonskin-drum" }),
    line(6, "shown", { who: "1", other: "2", space: "brutal" }),
    line(7, "citizenship", { who: "2", other: "1", space: "brutal" }),
    line(8, "offer-favor", { who: "1", n: "3" }),
  ]);
  expect(found.map(({ seat, space }) => [seat, space])).toEqual([
    [0, "brutal"],
    [1, "brutal"],
  ]);
  expect(found[0]?.given.get(0)).toEqual({ favor: 2, secret: 0, things: [] });
  expect(amountIn(found[0]?.given.get(1), "dragonskin-drum")).toBe(1);
  expect(amountIn(found[1]?.given.get(1), "dragonskin-drum")).toBe(0);
  expect(amountIn(found[1]?.given.get(0), "favor")).toBe(3);
});

test("an agreement ends the thread", () => {
  expect(versions([line(1, "offer", { who: "1", other: "2" }), line(2, "deal", { who: "1", other: "2" })])).toEqual([]);
});

test("a tray is read as an offer", () => {
  const promises = [{ word: "peace", until: 4, token: "favor", n: 1 }];
  expect(givenIn({ seat: 0, favor: 1, secrets: 2, things: ["keep"], promises })).toEqual({
    favor: 1,
    secret: 2,
    things: ["keep", "promise-peace"],
  });
});
