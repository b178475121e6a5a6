/** How a table of one's own stands: with whom, how much time is left, what was said, and in which order they are shown. */
import type { YourTable } from "../lib/types.gen";
import { left } from "../people/presence";

const DAY = 86_400_000;
/** So long a game that is over stays on the list by itself. */
const KEPT = 3 * DAY;

/** The names of those one plays with. */
export const others = (table: YourTable): string[] =>
  table.chairs.filter((chair) => !chair.you && chair.who !== "open").map((chair) => chair.name);

/** The least time that somebody who is to act has left; null without a clock. */
export function timeLeft(table: YourTable, now: number): number | null {
  const running = table.chairs.filter((chair) => chair.since).map((chair) => left(chair, now) ?? Infinity);
  return running.length ? Math.min(...running) : null;
}

/** Whether the table still waits for players. */
export const gathers = (table: YourTable): boolean => !table.over && table.chairs.some((chair) => chair.who === "open");

/** Those that wait for the viewer, the soonest deadline first. */
export function waiting(tables: YourTable[], now: number): YourTable[] {
  const time = (table: YourTable): number => timeLeft(table, now) ?? Infinity;
  return tables.filter((table) => table.your_turn).sort((a, b) => (time(a) < time(b) ? -1 : time(a) > time(b) ? 1 : 0));
}

/** The others; what has been over for days comes last. */
export function resting(tables: YourTable[], now: number): { lately: YourTable[]; longOver: YourTable[] } {
  const old = (table: YourTable): boolean => table.over && now - Date.parse(table.at) > KEPT;
  const rest = tables.filter((table) => !table.your_turn);
  return { lately: rest.filter((table) => !old(table)), longOver: rest.filter(old) };
}
