import { expect, test } from "vitest";
import type { LessonNote } from "../lib/types.gen";
import { noteOn, thoughtOn } from "./note";
import { leader, overlap, place } from "./place";

const note = (kinds: string[], here: LessonNote["here"] = []): LessonNote => ({
  kinds,
  clause: "toy.1",
  name: "n",
  about: "a",
  think: "general",
  here,
});
const asked = (kind: string, about: Record<string, string>, ...texts: string[]) => ({
  kind,
  about,
  choices: texts.map((text) => ({ text })),
});

test("what a question is about finds its note before its kind does", () => {
  const notes = [note(["act"]), note(["act build"])];
  expect(noteOn(notes, asked("act", { action: "build" }))).toBe(notes[1]);
  expect(noteOn(notes, asked("act", { action: "trade" }))).toBe(notes[0]);
  expect(noteOn(notes, asked("war", {}))).toBeUndefined();
});

test("what is written for a position is said only where exactly its answers are open", () => {
  const written = note(["go"], [{ choices: ["go a", "go b"], think: "here" }]);
  expect(thoughtOn(written, asked("go", {}, "go b", "go a"))).toBe("here");
  expect(thoughtOn(written, asked("go", {}, "go a", "go b", "go c"))).toBe("general");
});

const field = { left: 0, top: 0, width: 1000, height: 600 };
const size = { width: 300, height: 200 };

test("a note lies beside what is lit and over nothing that is kept", () => {
  const lit = [{ left: 100, top: 100, width: 200, height: 200 }];
  const kept = [{ left: 320, top: 0, width: 200, height: 320 }];
  const found = place(field, size, lit, kept);
  expect(found.docked).toBe(false);
  for (const box of [...lit, ...kept]) expect(overlap({ ...found, ...size }, box)).toBe(0);
});

test("where there is no room it lies at the foot, over as little of what is lit as can be", () => {
  const lit = [{ left: 0, top: 0, width: 640, height: 600 }];
  const kept = [{ left: 640, top: 0, width: 360, height: 600 }];
  const found = place(field, size, lit, kept);
  expect(found.docked).toBe(true);
  expect(found.left).toBeGreaterThanOrEqual(640);
  expect(place(field, size, [], []).docked).toBe(true);
});

test("a leader runs from the edge of the note into the lit place", () => {
  const { from, to } = leader({ left: 300, top: 0, width: 100, height: 100 }, { left: 0, top: 0, width: 200, height: 100 });
  expect(from).toEqual([300, 50]);
  expect(to).toEqual([186, 50]);
});
