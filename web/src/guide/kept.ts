/** Which tables of this device are guided, what was met there, and which kinds of question are known at every table. */
import { LESSONS } from "./guided";

const KNOWN = "regnum.known";

/** The notes met at a table, each with the question (`asked`) at which it came. */
export type Met = Record<string, number>;

function read<Kept>(name: string, nothing: Kept): Kept {
  try {
    return (JSON.parse(localStorage.getItem(name) ?? "null") as Kept | null) ?? nothing;
  } catch {
    return nothing;
  }
}
const write = (name: string, kept: unknown): void => localStorage.setItem(name, JSON.stringify(kept));
const lessons = (): Record<string, Met> => read(LESSONS, {});

export const metAt = (table: string): Met => lessons()[table] ?? {};

export function keepMet(table: string, met: Met): void {
  write(LESSONS, { ...lessons(), [table]: met });
}

/** From now on the table is an ordinary one. */
export function forgetLesson(table: string): void {
  const others = lessons();
  delete others[table];
  write(LESSONS, others);
}

export const knownKinds = (): string[] => read(KNOWN, []);

export function keepKnown(name: string): void {
  write(KNOWN, [...new Set([...knownKinds(), name])]);
}
