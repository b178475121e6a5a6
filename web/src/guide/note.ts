/** Which note belongs to a question, and what it says there. */
import type { LessonNote, Question } from "../lib/types.gen";

type Asked = Pick<Question, "kind" | "about"> & { choices: { text: string }[] };

/** The note on what a question is about, else the one on its kind. */
export function noteOn(notes: LessonNote[], { kind, about }: Asked): LessonNote | undefined {
  const names = [...Object.values(about).map((thing) => `${kind} ${thing}`), kind];
  return names.map((name) => notes.find((note) => note.kinds.includes(name))).find((note) => note !== undefined);
}

/** The first of its kinds names a note. */
export const nameOf = (note: LessonNote): string => note.kinds[0] ?? "";

/** What a good player thinks about here: written for the position while the player is on the path, general after that. */
export function thoughtOn(note: LessonNote, { choices }: Asked): string {
  const texts = new Set(choices.map((choice) => choice.text));
  const here = note.here.find((at) => at.choices.length === texts.size && at.choices.every((text) => texts.has(text)));
  return here?.think ?? note.think;
}
