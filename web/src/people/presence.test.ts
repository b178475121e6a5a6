import { expect, test } from "vitest";
import type { Chair, TableState } from "../lib/types.gen";
import { absentee, concern, face, left, lost, presence, voters } from "./presence";

const NOW = 1_000_000_000;
const MINUTE = 60_000;
const chair = (seat: number, more: Partial<Chair> = {}): Chair => ({
  seat,
  name: `P${seat}`,
  who: "human",
  bot: "",
  role: "any",
  you: false,
  online: true,
  points: 0,
  seen: 0,
  left: null,
  since: 0,
  ...more,
});
const away = (seat: number, minutes: number, more: Partial<Chair> = {}): Chair =>
  chair(seat, { online: false, seen: NOW - minutes * MINUTE, ...more });
const table = (chairs: Chair[], more: Partial<TableState> = {}): TableState =>
  ({ started: true, over: false, waiting: [], seats: [0], patience: 180, votes: [], ...more, chairs }) as unknown as TableState;

test("who is here, away, gone, a bot or a stand-in", () => {
  expect(presence(chair(0), NOW)).toBe("here");
  expect(presence(away(0, 0.5), NOW)).toBe("here");
  expect(presence(away(0, 1), NOW)).toBe("away");
  expect(presence(away(0, 30), NOW)).toBe("gone");
  expect(presence(chair(0, { online: false }), NOW)).toBe("gone");
  expect(presence(away(0, 90, { you: true }), NOW)).toBe("here");
  expect(presence(chair(0, { who: "bot", bot: "greedy" }), NOW)).toBe("bot");
  expect(presence(away(0, 5, { bot: "greedy" }), NOW)).toBe("sub");
  expect(presence(chair(0, { who: "open", online: false }), NOW)).toBe("open");
});

test("a clock runs only while it is somebody's turn, and not below nothing", () => {
  expect(left(chair(0), NOW)).toBeNull();
  expect(left(chair(0, { left: 5000 }), NOW)).toBe(5000);
  expect(left(chair(0, { left: 5000, since: NOW - 2000 }), NOW)).toBe(3000);
  expect(left(chair(0, { left: 5000, since: NOW - 9000 }), NOW)).toBe(0);
});

test("the face of a clock", () => {
  expect(face(65_000)).toEqual({ text: "1:05" });
  expect(face(64_001)).toEqual({ text: "1:05" });
  expect(face(3_600_000)).toEqual({ text: "1:00:00" });
  expect(face(11 * 3_600_000)).toEqual({ hours: 11 });
  expect(face(3 * 86_400_000)).toEqual({ days: 3 });
});

test("one is voted on who is to act and away for long, or soon out of time", () => {
  const chairs = (who: Chair): Chair[] => [chair(0, { you: true }), who, chair(2, { who: "bot", bot: "greedy" })];
  const asked = { waiting: [1] };
  expect(absentee(table(chairs(away(1, 4)), asked), NOW)?.seat).toBe(1);
  expect(absentee(table(chairs(away(1, 2)), asked), NOW)).toBeNull();
  expect(absentee(table(chairs(away(1, 2, { left: 60_000, since: NOW })), asked), NOW)?.seat).toBe(1);
  expect(absentee(table(chairs(away(1, 4))), NOW)).toBeNull();
  expect(absentee(table(chairs(away(1, 4)), { ...asked, over: true }), NOW)).toBeNull();
  expect(voters(table(chairs(away(1, 4)), asked), 1, NOW).map((voter) => voter.seat)).toEqual([0]);
});

test("the own seat in other hands", () => {
  const mine = (more: Partial<Chair>): TableState => table([chair(0, { you: true, ...more }), chair(1)]);
  expect(lost(mine({}))).toBeNull();
  expect(lost(mine({ bot: "greedy" }))?.seat).toBe(0);
  expect(concern(mine({ who: "open" }), NOW)).toBe(true);
});
