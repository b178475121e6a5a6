/** The offers of a deal, in the order in which they were made, read from the log. */
import type { LogLine, oath } from "../../../lib/types.gen";

/** What one side would give, as an offer said it. */
export interface Given {
  favor: number;
  secret: number;
  things: string[];
}
export interface Version {
  n: number;
  /** Who made it. */
  seat: number;
  space: string | null;
  given: Map<number, Given>;
}

const LOG = "oath-log-";
const BEGUN = new Set([`${LOG}offer`, `${LOG}citizenship`]);
const ENDED = new Set([`${LOG}deal`, `${LOG}no-deal`, `${LOG}citizen`]);
const none = (): Given => ({ favor: 0, secret: 0, things: [] });
const seatIn = (parts: LogLine["parts"], name: string): number => Number(parts[name]) - 1;

/** The offers since the last deal came to an end. */
export function versions(log: readonly Pick<LogLine, "n" | "key" | "parts">[]): Version[] {
  const lines = log.slice(log.findLastIndex(({ key }) => ENDED.has(key)) + 1);
  const found: Version[] = [];
  for (const { n, key, parts } of lines) {
    const seat = seatIn(parts, "who");
    const last = found.at(-1);
    if (BEGUN.has(key)) {
      const sides: [number, Given][] = [seat, seatIn(parts, "other")].map((side) => [side, none()]);
      found.push({ n, seat, space: parts["space"] ?? null, given: new Map(sides) });
    } else if (last && key.startsWith(`${LOG}offer-`)) {
      const given = last.given.get(seat);
      if (!given) continue;
      if (key.endsWith("-thing")) given.things.push(parts["thing"] ?? "");
      else given[key.endsWith("-favor") ? "favor" : "secret"] = Number(parts["n"]);
    }
  }
  return found;
}

/** What one side gives now, as an offer would say it. */
export const givenIn = (tray: oath.Tray): Given => ({
  favor: tray.favor,
  secret: tray.secrets,
  things: [...tray.things, ...tray.promises.map(({ word }) => `promise-${word}`)],
});

/** How much of a thing an offer had in a tray. */
export function amountIn(given: Given | undefined, thing: string): number {
  if (thing === "favor" || thing === "secret") return given?.[thing] ?? 0;
  return given?.things.includes(thing) ? 1 : 0;
}
