/** The score sheet of Root: every point by where it came from, as the log tells it. */
import type { SheetRow } from "../../lib/contract";
import type { LogLine } from "../../lib/types.gen";

const SOURCES: readonly { key: string; clause: string; line: string }[] = [
  { key: "own", clause: "root.3.2", line: "root-log-scored" },
  { key: "removing", clause: "root.3.2.1", line: "root-log-scored-removing" },
  { key: "crafting", clause: "root.3.2.2", line: "root-log-scored-crafting" },
  { key: "lost", clause: "root.3.1", line: "root-log-lost-points" },
];

/** The rows of the sheet; nobody falls below 0, so what was lost is at most what there was. */
export function sheetOf(log: readonly LogLine[], seats: number): SheetRow[] {
  const rows = SOURCES.map(({ key, clause }) => ({ key, clause, points: Array<number>(seats).fill(0) }));
  for (const { key, seat, parts } of log) {
    const row = rows[SOURCES.findIndex(({ line }) => line === key)];
    if (!row || seat === null) continue;
    const has = rows.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0);
    const n = Number(parts["n"]);
    row.points[seat] = (row.points[seat] ?? 0) + (row.key === "lost" ? -Math.min(n, has) : n);
  }
  return rows;
}
