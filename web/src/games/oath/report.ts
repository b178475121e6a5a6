/** The last Campaign as the log tells it, for those who have not seen it yet. */
import type { LogLine } from "../../lib/types.gen";

type Line = Pick<LogLine, "n" | "key" | "parts" | "text">;
export interface Report {
  /** The number of its first line. */
  n: number;
  title: string;
  /** Seats from 0; null for the bandits. */
  attacker: number | null;
  lines: Line[];
  /** Both totals, and whether the attack won; null when it came to no battle. */
  score: { attack: number; defense: number; won: boolean } | null;
}

const LOG = "oath-log-";

/** The last Campaign that is over. */
export function lastReport(log: readonly Line[]): Report | null {
  const end = log.findLastIndex(({ key }) => key === `${LOG}campaign-over`);
  const start = log.slice(0, Math.max(0, end)).findLastIndex(({ key }) => key === `${LOG}campaign`);
  const first = log[start];
  if (end < 0 || !first) return null;
  const lines = log.slice(start + 1, end);
  const won = lines.findLast(({ key }) => key === `${LOG}attack-won` || key === `${LOG}defense-won`);
  return {
    n: first.n,
    title: first.text,
    attacker: Number(first.parts["who"]) - 1,
    lines,
    score: won
      ? { attack: Number(won.parts["n"]), defense: Number(won.parts["defense"]), won: won.key === `${LOG}attack-won` }
      : null,
  };
}

const FACES: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  [`${LOG}rolled-attack`]: [
    ["sword", "da-s"],
    ["big", "da-k"],
    ["hollow", "da-h"],
  ],
  [`${LOG}rolled-defense`]: [
    ["double", "dd-x"],
    ["shields", "dd-2"],
    ["shield", "dd-1"],
    ["blank", "dd-0"],
  ],
};

/** The dice of a line that tells of a roll, as symbols; none for any other. */
export const diceIn = (line: Pick<Line, "key" | "parts">): string[] =>
  (FACES[line.key] ?? []).flatMap(([name, sign]) => Array<string>(Number(line.parts[name] ?? 0)).fill(sign));
