/** How games draw their pages in the book of a campaign. */
import type { BookPages } from "../lib/contract";

const modules = import.meta.glob<{ default: BookPages }>("../games/*/book/index.ts");

/** The pages of a game; null for one that has none of its own. */
export async function pagesOf(game: string): Promise<BookPages | null> {
  const load = modules[`../games/${game}/book/index.ts`];
  return load ? (await load()).default : null;
}
