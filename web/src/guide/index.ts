/** The guided game: comes only to a table that is guided. */
import type { Session } from "../table/session.svelte";
import { words, type Lang } from "../lib/words.svelte";
import { Guide } from "./guide.svelte";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl?raw"),
  cs: () => import("./words/cs.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};
const source = async (lang: Lang): Promise<string[]> => [(await files[lang]()).default];

/** A coach for the table, when its words are here. */
export async function guideOf(session: Session, game: string): Promise<Guide> {
  await words.join(source);
  return new Guide(session, game);
}
