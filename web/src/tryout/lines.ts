/** The lines of a trial: answers from the table as it stands, and how many of them are played on the board now. */
import type { Given, TriedStep } from "../lib/types.gen";

export interface Line {
  /** A letter. */
  name: string;
  answers: Given[];
  /** The answers in words, as far as a world has told them. */
  steps: TriedStep[];
}

/** Lines that can stand beside each other. */
export const MOST_LINES = 4;

const same = (a: Given | undefined, b: Given): boolean => a !== undefined && a.seat === b.seat && a.text === b.text;

export function newLine(lines: Line[], answers: Given[] = [], steps: TriedStep[] = []): Line {
  const name = "ABCDEFGHIJKLMNOPQRSTUVWXYZ".split("").find((letter) => lines.every((line) => line.name !== letter)) ?? "";
  return { name, answers, steps };
}

/** What lines there are once `given` is answered after the first `at` answers of line `i`, and which of them it is in: an answer
 * in the middle branches off, unless it is the one that stands there. When there is no room for another line, this one turns. */
export function answered(lines: Line[], i: number, at: number, given: Given): [Line[], number] {
  const line = lines[i];
  if (!line || same(line.answers[at], given)) return [lines, i];
  const answers = [...line.answers.slice(0, at), given];
  const steps = line.steps.slice(0, at);
  if (at === line.answers.length || lines.length >= MOST_LINES)
    return [lines.map((one) => (one === line ? { ...line, answers, steps } : one)), i];
  return [[...lines, newLine(lines, answers, steps)], lines.length];
}

/** One answer less at the end of line `i`. */
export function shortened(lines: Line[], i: number): Line[] {
  return lines.map((line, k) =>
    k === i ? { ...line, answers: line.answers.slice(0, -1), steps: line.steps.slice(0, -1) } : line,
  );
}
