/** Words of the table's frame, in the viewer's language. Game sentences come rendered from the server. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { bound } from "./bound";

export const LANGS = ["en", "cs", "pl"] as const;
export type Lang = (typeof LANGS)[number];
export type WordArgs = Record<string, string | number>;
type Source = (lang: Lang) => Promise<string[]>;

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("../words/en.ftl?raw"),
  cs: () => import("../words/cs.ftl?raw"),
  pl: () => import("../words/pl.ftl?raw"),
};
const STORE = "regnum.lang";

function known(tag: string | null | undefined): Lang | undefined {
  const short = tag?.slice(0, 2).toLowerCase();
  return LANGS.find((lang) => lang === short);
}

function firstGuess(): Lang {
  const tags = [localStorage.getItem(STORE), ...navigator.languages];
  return tags.map(known).find((lang) => lang !== undefined) ?? "en";
}

class Words {
  lang = $state<Lang>("en");
  private bundle = $state.raw<FluentBundle | null>(null);
  private sources: Source[] = [async (lang) => [(await files[lang]()).default]];
  /** The language asked for last, which may still be on its way. */
  private wanted: Lang = "en";
  private turn = 0;
  private ready: Promise<void> = Promise.resolve();

  /** Loads a language; the page waits for the first one. Of several calls at once the last one counts, and all wait for it. */
  speak(lang: Lang = firstGuess()): Promise<void> {
    this.wanted = lang;
    this.turn += 1;
    this.ready = this.load(lang, this.turn);
    return this.ready;
  }

  private async load(lang: Lang, turn: number): Promise<void> {
    const texts = (await Promise.all(this.sources.map((source) => source(lang)))).flat();
    if (turn !== this.turn) return this.ready;
    const bundle = new FluentBundle(lang, { useIsolating: false });
    for (const text of texts) bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.bundle = bundle;
    this.lang = lang;
    document.documentElement.lang = lang;
  }

  /** The viewer's own choice, remembered. */
  choose(lang: Lang): Promise<void> {
    localStorage.setItem(STORE, lang);
    return this.speak(lang);
  }

  /** A game brings its words. */
  join(source: Source): Promise<void> {
    if (this.sources.includes(source)) return this.ready;
    this.sources.push(source);
    return this.speak(this.wanted);
  }

  say(key: string, args?: WordArgs): string {
    const pattern = this.bundle?.getMessage(key)?.value;
    return pattern && this.bundle ? bound(this.lang, this.bundle.formatPattern(pattern, args)) : key;
  }

  has(key: string): boolean {
    return this.bundle?.hasMessage(key) ?? false;
  }
}

export const words = new Words();

/** A sentence of the frame: `t("home-title")`. Reactive: read it in markup or in `$derived`. */
export function t(key: string, args?: WordArgs): string {
  return words.say(key, args);
}
