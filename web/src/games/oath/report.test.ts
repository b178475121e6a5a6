import { expect, test } from "vitest";
import { diceIn, lastReport } from "./report";

const line = (n: number, key: string, parts: Record<string, string> = {}) => ({ n, key: `oath-log-${key}`, parts, text: key });

test("the last Campaign that is over is told from its first line to its last", () => {
  const log = [
    line(1, "campaign", { who: "2", foe: "1" }),
    line(2, "campaign-over"),
    line(3, "campaign", { who: "1", foe: "3" }),
    line(4, "rolled-attack", { hollow: "1", sword: "2", big: "0" }),
    line(5, "attack-won", { n: "4", defense: "3" }),
    line(6, "campaign-over"),
    line(7, "rest"),
    line(8, "campaign", { who: "2", foe: "1" }),
  ];
  const report = lastReport(log);
  expect([report?.n, report?.attacker, report?.lines.length]).toEqual([3, 0, 2]);
  expect(report?.score).toEqual({ attack: 4, defense: 3, won: true });
  expect(lastReport(log.slice(0, 1))).toBe(null);
});

test("a roll is drawn die by die", () => {
  expect(diceIn(line(1, "rolled-attack", { hollow: "1", sword: "2", big: "1" }))).toEqual(["da-s", "da-s", "da-k", "da-h"]);
  expect(diceIn(line(1, "rest"))).toEqual([]);
});
