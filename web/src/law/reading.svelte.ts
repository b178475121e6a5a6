/** What stands around the clauses: chapters, proofs, the words of the book. */
import { json } from "../lib/api";
import { words, type Lang } from "../lib/words.svelte";
import { namedBy } from "./book";
import { lawBook, shortId } from "./lawbook.svelte";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl?raw"),
  cs: () => import("./words/cs.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};
/** The words that only the book says. */
export const lawWords = async (lang: Lang): Promise<string[]> => [(await files[lang]()).default];

class Reading {
  titles = $state.raw<Record<string, string>>({});
  proofs = $state.raw<Record<string, string[]>>({});
  /** Ids of clauses by their numbers. */
  readonly known = $derived(new Map(lawBook.law.clauses.map((clause) => [shortId(clause.id), clause.id])));
  readonly rulings = $derived(new Map(lawBook.law.rulings.map((ruling) => [ruling.id, ruling.text])));
  readonly namedBy = $derived(namedBy(lawBook.law, this.known));
  private chaptersOf = "";
  private proofsOf = "";

  /** Call in an effect: follows game and language. A book without chapters or proofs is still a book. */
  async open(game: string): Promise<void> {
    const wanted = `${game} ${words.lang}`;
    if (this.chaptersOf === wanted) return;
    this.chaptersOf = wanted;
    const titles = await json<Record<string, string>>(`/law/${game}/chapters`).catch(() => ({}));
    if (this.chaptersOf === wanted) this.titles = titles;
  }

  async prove(game: string): Promise<void> {
    if (this.proofsOf === game) return;
    this.proofsOf = game;
    this.proofs = {};
    const proofs = await json<Record<string, string[]>>(`/law/${game}/proofs`).catch(() => ({}));
    if (this.proofsOf === game) this.proofs = proofs;
  }
}

export const reading = new Reading();
