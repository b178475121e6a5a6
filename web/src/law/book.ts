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

const plainOf = new Map<string, string>();

/** Without case and accents; a letter stays one letter, so that places in the text stay where they are. */
export function folded(text: string): string {
  let plain = plainOf.get(text);
  if (plain === undefined) plainOf.set(text, (plain = fold(text)));
  return plain;
}

function fold(text: string): string {
  return Array.from(text, (letter) => {
    const plain = letter.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().replace("ł", "l");
    return plain.length === letter.length ? plain : letter;
  }).join("");
}

/** What changes with the sentence: English, Czech and Polish endings, without accents. */
const ENDINGS =
  /(?:ing|ies|ed|es|s|(?:iho|eho|ego|emu|ymi|imi|ami|emi|ach|ech|ich|ych|owi|ovi|ove|ow|om|em|am|um|ej|ou)|[aeiouy]+)$/;
const known = new Map<string, string>();

/** A word without the ending; "figurek" and "figurce" are "figurk" like "figurka". */
export function stem(word: string): string {
  let found = known.get(word);
  if (found === undefined) {
    const cut = word.replace(/cie$/, "t").replace(ENDINGS, "");
    found = (cut.length >= 3 ? cut : word).replace(/e([klnrv])$/, "$1").replace(/c$/, "k");
    known.set(word, found);
  }
  return found;
}

/** A word of a query with all the words that mean the same, each as it was typed and without its ending. */
export type Wanted = { typed: string; stem: string }[];

/** The words of a query. `also` holds words for one thing. */
export function wantedIn(query: string, also: string[][]): Wanted[] {
  const groups = also.map((same) => same.map(folded));
  return folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => {
      const same = groups.filter((group) => group.some((other) => stem(other) === stem(word))).flat();
      return [word, ...same].map((each) => ({ typed: each, stem: stem(each) }));
    });
}

/** Numbers are found by any part of them. */
const NUMBERED = /[\d.]/;
const meets = (plain: string, wanted: Wanted): boolean =>
  wanted.some(({ typed, stem: root }) =>
    NUMBERED.test(typed) ? plain.includes(typed) : plain.startsWith(typed) || (root.length >= 3 && stem(plain) === root),
  );

const WORD = /[\p{L}\p{N}]+(?:[./'’-][\p{L}\p{N}]+)*/gu;

const wordsOf = (text: string): string[] => (text.match(WORD) ?? []).map(folded);

/** The clauses that hold every word, in number, title, text or ruling. */
export function found(law: LawText, wanted: Wanted[]): ClauseText[] {
  if (!wanted.length) return law.clauses;
  const rulings = new Map(law.rulings.map((ruling) => [ruling.id, ruling.text]));
  return law.clauses.filter((clause) => {
    const all = [clause.id, clause.title, clause.rule, ...clause.rulings.flatMap((id) => [id, rulings.get(id) ?? ""])];
    const said = wordsOf(all.join(" "));
    return wanted.every((word) => said.some((plain) => meets(plain, word)));
  });
}

/** Whether a text holds one of the words. */
export const holds = (text: string, wanted: Wanted[]): boolean =>
  wordsOf(text).some((plain) => wanted.some((word) => meets(plain, word)));

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
export function parts(text: string, known: ReadonlyMap<string, string>, self: string, wanted: Wanted[]): Part[] {
  const cut: Part[] = [];
  let done = 0;
  for (const link of named(text, known, self)) {
    cut.push(...marked(text.slice(done, link.at), wanted), { text: link.text, hit: false, clause: link.clause });
    done = link.at + link.text.length;
  }
  return [...cut, ...marked(text.slice(done), wanted)];
}

/** A text cut at the words that were searched for. */
export function marked(text: string, wanted: Wanted[]): Part[] {
  const cut: Part[] = [];
  let done = 0;
  for (const match of wanted.length ? text.matchAll(WORD) : []) {
    if (!wanted.some((word) => meets(folded(match[0]), word))) continue;
    if (match.index > done) cut.push({ text: text.slice(done, match.index), hit: false, clause: "" });
    cut.push({ text: match[0], hit: true, clause: "" });
    done = match.index + match[0].length;
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
