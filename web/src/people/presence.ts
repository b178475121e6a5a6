/** Who is here, who is away and since when, and how much time is left. Plain functions of a state and an hour. */
import type { Chair, TableState } from "../lib/types.gen";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Without a sign of life for so long, somebody is away; for so long, gone. */
export const AWAY = MINUTE;
export const GONE = 30 * MINUTE;
/** A clock this low is red, and who is away with it is voted on at once. */
export const LOW = 2 * MINUTE;

export type Presence = "here" | "away" | "gone" | "bot" | "game" | "sub" | "open";

export function presence(chair: Chair, now: number): Presence {
  if (chair.who === "open") return "open";
  if (chair.who === "bot" || chair.who === "game") return chair.who;
  if (chair.bot) return "sub";
  if (chair.online || chair.you) return "here";
  const since = now - (chair.seen ?? 0);
  return since < AWAY ? "here" : since < GONE && chair.seen ? "away" : "gone";
}

/** The milliseconds a seat has left to think; null without a clock. */
export function left(chair: Chair, now: number): number | null {
  if (chair.left === null || chair.left === undefined) return null;
  return Math.max(0, chair.left - (chair.since ? now - chair.since : 0));
}

/** A time as a clock shows it: `1:05`, `2:03:00`, and from a day on the largest part, for `day` and `hour` to say. */
export function face(ms: number): { text: string } | { days: number } | { hours: number } {
  if (ms >= 2 * DAY) return { days: Math.floor(ms / DAY) };
  if (ms >= 10 * HOUR) return { hours: Math.floor(ms / HOUR) };
  const seconds = Math.ceil(ms / SECOND);
  const two = (n: number): string => String(n).padStart(2, "0");
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  return { text: h ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}` };
}

/** Whole minutes that somebody has been away. */
export const minutes = (chair: Chair, now: number): number => Math.floor((now - (chair.seen ?? now)) / MINUTE);

/** Those who have a vote: people who play themselves and are here. */
export function voters(state: TableState, absent: number, now: number): Chair[] {
  return state.chairs.filter((chair) => chair.seat !== absent && presence(chair, now) === "here");
}

/** The seat the others can vote on: it is to act, and away for long, or soon out of time, or free for somebody new. */
export function absentee(state: TableState, now: number): Chair | null {
  if (!state.started || state.over) return null;
  const found = state.waiting
    .map((seat) => state.chairs[seat])
    .find((chair) => {
      if (!chair) return false;
      const how = presence(chair, now);
      if (how === "open") return true;
      if (how !== "away" && how !== "gone") return false;
      return now - (chair.seen ?? 0) >= state.patience * SECOND || (left(chair, now) ?? Infinity) < LOW;
    });
  return found ?? null;
}

/** The viewer's own seat that is in other hands. */
export function lost(state: TableState): Chair | null {
  if (!state.started || state.over || state.seats.length !== 1) return null;
  return state.chairs.find((chair) => chair.you && (chair.who === "open" || (chair.who === "human" && chair.bot))) ?? null;
}

/** A chair of a running game that a spectator can take. */
export function free(state: TableState): Chair | null {
  if (!state.started || state.over || state.seats.length) return null;
  return state.chairs.find((chair) => chair.who === "open") ?? null;
}

/** Whether the bar has something to say about people. */
export const concern = (state: TableState, now: number): boolean => Boolean(lost(state) ?? free(state) ?? absentee(state, now));
