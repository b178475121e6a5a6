import { expect, test } from "vitest";
import type { Chair, YourTable } from "../lib/types.gen";
import { gathers, others, resting, timeLeft, waiting } from "./standing";

const NOW = Date.parse("2026-11-17T20:00:00Z");
const chair = (more: Partial<Chair>): Chair => ({ seat: 0, who: "human", name: "Anna", you: false, ...more }) as Chair;
const table = (id: string, more: Partial<YourTable>): YourTable =>
  ({ id, chairs: [], your_turn: false, over: false, at: "2026-11-17T19:00:00+00:00", ...more }) as YourTable;

test("what waits comes with the soonest deadline first, and without a clock last", () => {
  const clock = (left: number): Chair[] => [chair({ left, since: NOW })];
  const found = [
    table("calm", { your_turn: true }),
    table("late", { your_turn: true, chairs: clock(9000) }),
    table("theirs", { chairs: clock(10) }),
    table("soon", { your_turn: true, chairs: clock(1000) }),
  ];
  expect(waiting(found, NOW).map(({ id }) => id)).toEqual(["soon", "late", "calm"]);
  expect(timeLeft(found[1] as YourTable, NOW + 4000)).toBe(5000);
});

test("a game that has been over for more than three days is put aside", () => {
  const found = [
    table("old", { over: true, at: "2026-11-14T19:00:00+00:00" }),
    table("fresh", { over: true, at: "2026-11-15T21:00:00+00:00" }),
    table("slow", { at: "2026-10-01T00:00:00+00:00" }),
    table("mine", { your_turn: true }),
  ];
  const { lately, longOver } = resting(found, NOW);
  expect([lately.map(({ id }) => id), longOver.map(({ id }) => id)]).toEqual([["fresh", "slow"], ["old"]]);
});

test("others are who sits there and is not the viewer", () => {
  const chairs = [chair({ you: true }), chair({ name: "Bo" }), chair({ who: "open", name: "" })];
  expect(others(table("t", { chairs }))).toEqual(["Bo"]);
  expect(gathers(table("t", { chairs }))).toBe(true);
  expect(gathers(table("t", { chairs, over: true }))).toBe(false);
});
