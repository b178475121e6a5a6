/** The words of these boards come with them. */
import { words, type Lang } from "../../../../lib/words.svelte";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl?raw"),
  cs: () => import("./words/cs.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};
const source = async (lang: Lang): Promise<string[]> => [(await files[lang]()).default];

/** Resolves when the words of the boards can be said. */
export const automataWords = (): Promise<void> => words.join(source);
