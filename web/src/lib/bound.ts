/** The words of one letter that a language does not leave at the end of a line, as in `regnum/words/__init__.py`. */
const ONE_LETTER: Record<string, string> = { cs: "aikosuvz", pl: "aiouwz" };

/** The text with a no-break space after every such word. */
export function bound(lang: string, text: string): string {
  const letters = ONE_LETTER[lang];
  return letters ? text.replace(new RegExp(`(?<![\\p{L}\\p{N}_])([${letters}]) (?=\\S)`, "giu"), "$1\u00a0") : text;
}
