/** A Law as a book: its chapters, what a search finds, and which clauses a text names. */
import type { ClauseText, LawText } from "../lib/types.gen";
import { shortId } from "./lawbook.svelte";

export interface Chapter {
  id: string;
  title: string;
  clauses: ClauseText[];
}

/** A stretch of text: plain, one that a search found, or one that names a clause. */
export interface Part {
  text: string;
  hit: boolean;
  clause: string;
}

/** The part of an id that names the chapter: `5` of `oath.5.5.2/3`. */
export function chapterOf(id: string): string {
  return /^[^./]*/.exec(shortId(id))?.[0] ?? "";
}

/** Whether a chapter is called by a number or a letter. */
export function numbered(chapter: string): boolean {
  return /^(\d+|[A-Z])$/.test(chapter);
}

/** The chapters that these clauses stand in, in the order of the book. */
export function chaptersOf(clauses: ClauseText[], titles: Record<string, string>): Chapter[] {
  const found = new Map<string, ClauseText[]>();
  for (const clause of clauses) {
    const id = chapterOf(clause.id);
    found.set(id, [...(found.get(id) ?? []), clause]);
  }
  return [...found].map(([id, inside]) => ({ id, title: titles[id] ?? inside[0]?.title ?? id, clauses: inside }));
}

/** A clause that is nothing but a heading says "Section 5.1 of the Law." */
export function isHeading(clause: ClauseText): boolean {
  return !clause.testable && clause.rule.length < 40 && clause.rule.includes(shortId(clause.id));
}

/** Without case and accents; a letter stays one letter, so that places in the text stay where they are. */
export function folded(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ł", "l");
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

const ENDINGS = /(?:ing|ed|es|s|ach|ech|ich|ych|ami|emi|ow|om|em|am|[aeiouy]+)$/;

/** The words of a query, longer ones without the ending that changes with the sentence. */
export function stems(query: string): string[] {
  return folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const stem = word.replace(ENDINGS, "");
      return stem.length >= 4 && !/\d/.test(word) ? stem : word;
    });
}

/** The clauses that hold every word, in number, title, text or ruling. */
export function found(law: LawText, query: string): ClauseText[] {
  const wanted = stems(query);
  if (!wanted.length) return law.clauses;
  const rulings = new Map(law.rulings.map((ruling) => [ruling.id, ruling.text]));
  return law.clauses.filter((clause) => {
    const all = folded([clause.id, clause.title, clause.rule, ...clause.rulings.map((id) => rulings.get(id) ?? id)].join(" "));
    return wanted.every((word) => all.includes(word));
  });
}

const NUMBER = /[\p{L}\d-]+(?:\.[\p{L}\d-]+)+(?:\/\d+)?/gu;

/** Where a text names clauses of the same book, itself apart. */
export function named(
  text: string,
  known: ReadonlyMap<string, string>,
  self = "",
): { at: number; text: string; clause: string }[] {
  return [...text.matchAll(NUMBER)].flatMap((match) => {
    const clause = known.get(match[0]);
    return clause && clause !== self ? [{ at: match.index, text: match[0], clause }] : [];
  });
}

/** A text cut at the clauses it names and at what was searched for. */
export function parts(text: string, known: ReadonlyMap<string, string>, self: string, wanted: string[]): Part[] {
  const cut: Part[] = [];
  let done = 0;
  for (const link of named(text, known, self)) {
    cut.push(...marked(text.slice(done, link.at), wanted), { text: link.text, hit: false, clause: link.clause });
    done = link.at + link.text.length;
  }
  return [...cut, ...marked(text.slice(done), wanted)];
}

/** A text cut at what was searched for. */
export function marked(text: string, wanted: string[]): Part[] {
  const plain = folded(text);
  const cut: Part[] = [];
  let done = 0;
  while (done < text.length) {
    const next = wanted
      .map((word) => ({ at: plain.indexOf(word, done), end: word.length }))
      .filter(({ at }) => at >= 0)
      .sort((a, b) => a.at - b.at || b.end - a.end)[0];
    if (!next) break;
    if (next.at > done) cut.push({ text: text.slice(done, next.at), hit: false, clause: "" });
    cut.push({ text: text.slice(next.at, next.at + next.end), hit: true, clause: "" });
    done = next.at + next.end;
  }
  if (done < text.length) cut.push({ text: text.slice(done), hit: false, clause: "" });
  return cut;
}

/** Which clauses name each clause. */
export function namedBy(law: LawText, known: ReadonlyMap<string, string>): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const clause of law.clauses) {
    for (const id of new Set(named(clause.rule, known, clause.id).map((link) => link.clause))) {
      found.set(id, [...(found.get(id) ?? []), clause.id]);
    }
  }
  return found;
}
