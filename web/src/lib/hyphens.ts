/** Where long words of Czech and Polish may be parted: browsers have no patterns for them. */

/** The sounds of a word: two letters may be one, and in Polish an i between a consonant and a vowel only softens ("nia"). */
const SOUNDS: Readonly<Record<string, RegExp>> = {
  cs: /ch|./giu,
  pl: /(?:ch|cz|sz|rz|d[zźż]|[bcdfghjklłmnprstwz])i(?=[aeouąęó])|ch|cz|sz|rz|d[zźż]|./giu,
};
const VOWEL = /^[aeiouyáéíóúůýěąę]$/iu;
/** Words up to this length stay whole, and so many letters stay together at both ends. */
const SHORT = 9;
const ENDS = 3;
const HYPHEN = "\u00ad";

/** A word with a soft hyphen before each consonant between two vowels, and after the first of several. */
function parted(word: string, sounds: RegExp): string {
  const heard = word.match(sounds) ?? [];
  const vowels = heard.flatMap((sound, i) => (VOWEL.test(sound) ? [i] : []));
  let [done, said] = ["", ""];
  heard.forEach((sound, i) => {
    const last = vowels.findLast((at) => at < i);
    const next = vowels.find((at) => at >= i);
    const between = last === undefined || next === undefined ? 0 : next - last - 1;
    const here = between > 0 && i === (last ?? 0) + Math.min(2, between);
    if (here && done.length >= ENDS && word.length - done.length >= ENDS) said += HYPHEN;
    done += sound;
    said += sound;
  });
  return said;
}

/** A name whose long words may be parted as a reader would part them; in other languages the browser knows. */
export function softened(name: string, lang: string): string {
  const sounds = SOUNDS[lang];
  return sounds ? name.replace(/\p{L}+/gu, (word) => (word.length > SHORT ? parted(word, sounds) : word)) : name;
}
