import { expect, test } from "vitest";
import type { NewTable } from "../lib/types.gen";
import { againstBots } from "./learn";
import { box, put, row, times } from "./picture";

test("a table against bots has one person, who keeps chair and name", () => {
  const wish = {
    game: "toy",
    listed: true,
    chairs: [
      { who: "open", role: "a", bot: "greedy", name: "" },
      { who: "human", role: "b", bot: "random", name: "Ola" },
      { who: "human", role: "c", bot: "greedy", name: "Ota" },
    ],
  } as NewTable;
  const made = againstBots(wish);
  expect(made.listed).toBe(false);
  expect(made.chairs.map(({ who, name, role }) => [who, name, role])).toEqual([
    ["bot", "", "a"],
    ["human", "Ola", "b"],
    ["bot", "", "c"],
  ]);
});

test("symbols are put by their middle and stand in rows", () => {
  expect(put("x", 100, 50, 20, 2)).toEqual({ use: "x", x: 90, y: 30, w: 20, h: 40 });
  expect(row(times("x", 3), 100, 50, 10, 20).map((piece) => piece.x)).toEqual([75, 95, 115]);
  expect(box(0, 0, 20, 10, "none", 2).path).toMatch(/^M2 0H18/);
});
