import { expect, test } from "vitest";
import { ranks } from "./oaths";

const players = (...counts: number[]) => counts.map((count, seat) => ({ seat, count }));

test("those who stand equal share a rank, those with nothing have none", () => {
  expect(ranks(players(2, 3, 2, 0))).toEqual([
    { count: 3, seats: [1], top: true },
    { count: 2, seats: [0, 2], top: false },
  ]);
});

test("where nobody has anything all are level", () => {
  expect(ranks(players(0, 0))).toEqual([{ count: 0, seats: [0, 1], top: true }]);
});
