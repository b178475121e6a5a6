/** Of the rules' words only those go to the page that it says: keys written in the game's own files (its words among them)
 * or begun there (`root-zone-${...}`), those a view sends (rows of the score sheet, endings), and what these refer to. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const GAMES = join(import.meta.dirname, "..", "src", "games");
const RULES = /regnum\/games\/([a-z]+)\/words\/[a-z]+\.ftl\?raw$/;
const SENT = ["score", "end"];

/** The messages and terms of a Fluent file, each with its text. */
export function messages(text: string): Map<string, string> {
  const found = new Map<string, string>();
  let key = "";
  for (const line of text.split("\n")) {
    const start = /^(-?[a-z][a-z0-9-]*) =/.exec(line);
    if (start?.[1]) key = start[1];
    else if (!/^\s/.test(line)) key = "";
    if (key) found.set(key, `${found.get(key) ?? ""}${line}\n`);
  }
  return found;
}

/** The part of a catalogue that `source` says, and all that this part refers to. */
export function used(game: string, catalogue: string, source: string): string {
  const all = messages(catalogue);
  const written = new Set(source.match(new RegExp(`\\b${game}-[a-z0-9-]+`, "g")) ?? []);
  const begun = [...source.matchAll(new RegExp(`\`(${game}-[a-z0-9]+-[a-z0-9-]*)\\$\\{`, "g"))].map(([, start]) => start ?? "");
  const starts = [...begun, ...SENT.map((sort) => `${game}-${sort}-`)];
  const kept = new Map<string, string>();
  const keep = (key: string): void => {
    const text = all.get(key);
    if (text === undefined || kept.has(key)) return;
    kept.set(key, text);
    for (const [, other] of text.matchAll(/\{\s*(-?[a-z][a-z0-9-]*)/g)) keep(other ?? "");
  };
  for (const key of all.keys()) if (written.has(key) || starts.some((start) => key.startsWith(start))) keep(key);
  return [...kept.values()].join("");
}

/** Every file of a game that may say a word. */
function sourceOf(game: string): string {
  const files = readdirSync(join(GAMES, game), { recursive: true, encoding: "utf-8" });
  return files
    .filter((name) => /\.(svelte|ts|ftl)$/.test(name))
    .map((name) => readFileSync(join(GAMES, game, name), "utf-8"))
    .join("\n");
}

export function usedWords(): Plugin {
  return {
    name: "used-words",
    enforce: "pre",
    load(id) {
      const game = RULES.exec(id)?.[1];
      if (!game) return null;
      const file = id.replace(/\?raw$/, "");
      this.addWatchFile(file);
      return `export default ${JSON.stringify(used(game, readFileSync(file, "utf-8"), sourceOf(game)))};`;
    },
  };
}
