/** The Law of a game in the viewer's language, fetched once. What a book makes of it stands in `book.ts`. */
import { api } from "../lib/api";
import type { LawText } from "../lib/types.gen";
import { words } from "../lib/words.svelte";

/** A clause's number as players see it: without the name of the game. */
export function shortId(id: string): string {
  return id.replace(/^[a-z]+\./, "");
}

/** Where a clause, or a chapter, stands in the book. */
export const addressOf = (game: string, place: string): string => `/law/${game}/${encodeURIComponent(shortId(place))}`;

class LawBook {
  law = $state.raw<LawText>({ clauses: [], rulings: [], also: [] });
  problem = $state("");
  private have = "";

  /** Call in an effect: follows game and language. */
  async open(game: string): Promise<void> {
    const wanted = `${game} ${words.lang}`;
    if (this.have === wanted) return;
    this.have = wanted;
    try {
      const law = await api.law(game);
      if (this.have !== wanted) return;
      this.law = law;
      this.problem = "";
    } catch (error) {
      this.have = "";
      this.problem = (error as Error).message;
    }
  }

  title(id: string): string {
    return this.law.clauses.find((known) => known.id === id)?.title ?? "";
  }
}

export const lawBook = new LawBook();
