/** The turns of an opponent that the game plays, as the log tells them. */
import type { LogLine } from "./types.gen";

export interface Turn {
  /** The number of its first line. */
  n: number;
  lines: LogLine[];
}

/** A step of a turn: a sentence with its reason, what came of it, and a sign that says what kind of step it is. An `icon` says
 * what it was done for, in words `lead`. */
export interface Step {
  n: number;
  sign: string;
  kind: "ok" | "no" | "";
  text: string;
  after?: string;
  icon?: string;
  lead?: string;
}

/** The newest first; the lines of each in order. A turn begins where `begins` says so and lasts as long as `lasts` does. */
export function turnsIn(
  log: readonly LogLine[],
  begins: (line: LogLine) => boolean,
  lasts: (line: LogLine) => boolean,
): Turn[] {
  const found: Turn[] = [];
  let open = false;
  for (const line of log) {
    const first = begins(line);
    if (first) found.unshift({ n: line.n, lines: [line] });
    else if (open && lasts(line)) found[0]?.lines.push(line);
    open = first || (open && lasts(line));
  }
  return found;
}
