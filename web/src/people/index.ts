/** People at the table: who is here, clocks, votes on those who are away. It comes after the first question; nobody waits for it. */
import { words, type Lang } from "../lib/words.svelte";
import Absent from "./Absent.svelte";
import Away from "./Away.svelte";
import Badge from "./Badge.svelte";
import Note from "./Note.svelte";
import type { TableState } from "../lib/types.gen";
import { hours } from "./hours.svelte";
import { concern } from "./presence";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl?raw"),
  cs: () => import("./words/cs.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};
const source = async (lang: Lang): Promise<string[]> => [(await files[lang]()).default];

/** Resolves when the words of this folder can be said. */
export const peopleWords = (): Promise<void> => words.join(source);

export const people = { Absent, Away, Badge, Note, hours, concern: (state: TableState): boolean => concern(state, hours.now) };
export type People = typeof people;
