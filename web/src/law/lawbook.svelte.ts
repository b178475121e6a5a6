/** The Law of a game in the viewer's language, fetched once and searched here. */
import { api } from "../lib/api";
import type { ClauseText, LawText } from "../lib/types.gen";
import { words } from "../lib/words.svelte";

function plain(text: string): string {
  return text.normalize("NFD").replace(/\p{M}/gu, "").replace(/ł/gi, "l").toLowerCase();
}

/** A clause's number as players see it: without the name of the game. */
export function shortId(id: string): string {
  return id.replace(/^[a-z]+\./, "");
}

class LawBook {
  law = $state.raw<LawText>({ clauses: [], rulings: [] });
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

  ruling(id: string): string {
    return this.law.rulings.find((known) => known.id === id)?.text ?? "";
  }

  search(text: string): ClauseText[] {
    const wanted = plain(text).split(/\s+/).filter(Boolean);
    if (!wanted.length) return this.law.clauses;
    return this.law.clauses.filter((clause) => {
      const all = plain([clause.id, clause.title, clause.rule, ...clause.rulings.map((id) => this.ruling(id))].join(" "));
      return wanted.every((word) => all.includes(word));
    });
  }
}

export const lawBook = new LawBook();
