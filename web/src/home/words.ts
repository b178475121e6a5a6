/** The words that only the first page says come with it. */
import { words, type Lang } from "../lib/words.svelte";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl?raw"),
  cs: () => import("./words/cs.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};
const source = async (lang: Lang): Promise<string[]> => [(await files[lang]()).default];

/** Resolves when the words of the page can be said. */
export const homeWords = (): Promise<void> => words.join(source);
