import { expect, test } from "vitest";
import type { LogLine } from "../../lib/types.gen";
import { sheetOf } from "./sheet";

const line = (seat: number | null, key: string, n: number): LogLine => ({
  n: 0,
  moment: 0,
  seat,
  key: `root-log-${key}`,
  text: "",
  parts: { n: String(n) },
});

test("points stand in the row of their source, and nobody loses more than there is", () => {
  const log = [
    line(0, "scored", 3),
    line(1, "scored-removing", 2),
    line(1, "lost-points", 5),
    line(1, "scored-crafting", 1),
    line(0, "lost-points", 1),
    line(null, "moved", 9),
  ];
  expect(sheetOf(log, 2).map(({ key, points }) => [key, ...points])).toEqual([
    ["own", 3, 0],
    ["removing", 0, 2],
    ["crafting", 0, 1],
    ["lost", -1, -2],
  ]);
});
