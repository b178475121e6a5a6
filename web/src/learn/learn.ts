/** What the pages of two minutes need: words, cards, pictures, and a table against bots. */
import type { NewChair, NewTable } from "../lib/types.gen";
import type { GameModule, GameUI } from "../lib/contract";
import type { Lang } from "../lib/words.svelte";
import type { Pictures } from "./picture";

export interface Card {
  id: string;
  title: string;
  text: string;
  /** The clause to read on. */
  law: string;
}

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl?raw"),
  cs: () => import("./words/cs.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};
/** The words that only these pages and the links to them say. */
export const learnWords = async (lang: Lang): Promise<string[]> => [(await files[lang]()).default];

const tables = import.meta.glob<GameModule>("../games/*/index.ts");
const pictures = import.meta.glob<{ default: Pictures }>("../games/*/learn.ts");

/** The pictures of a game; none for a game that has drawn none. */
export async function picturesOf(game: string): Promise<Pictures> {
  return (await pictures[`../games/${game}/learn.ts`]?.())?.default ?? {};
}

/** The symbols of a game. They come with all that its table needs, so that they weigh nothing there. */
export async function spriteOf(game: string): Promise<GameUI["Sprite"] | null> {
  return (await tables[`../games/${game}/index.ts`]?.())?.default.Sprite ?? null;
}

/** The same table with one person and bots in all other chairs, on no list. */
export function againstBots(wish: NewTable): NewTable {
  const me = Math.max(
    0,
    wish.chairs.findIndex((chair) => chair.who === "human"),
  );
  const chairs = wish.chairs.map((chair, i): NewChair =>
    i === me ? { ...chair, who: "human" } : { ...chair, who: "bot", name: "" },
  );
  return { ...wish, listed: false, chairs };
}
