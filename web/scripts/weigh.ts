/** Says what the first table of each game weighs, gzipped, fonts apart, here and in weight.json; fails the build when that is too much. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import type { Plugin, Rolldown } from "vite";
import { needs } from "./needs.ts";

const GAMES = join(import.meta.dirname, "..", "src", "games");

function ownLimit(game: string): number {
  const file = join(GAMES, game, "weight.json");
  return existsSync(file) ? (JSON.parse(readFileSync(file, "utf-8")) as { limit: number }).limit : Infinity;
}

const LANGS = ["en", "cs", "pl"];

/** `most` is the limit of every game; one may set itself a lower one in its own `weight.json`. */
export function weigh(most: number): Plugin {
  return {
    name: "weigh",
    apply: "build",
    writeBundle({ dir }, bundle) {
      const tables: Record<string, number> = {};
      const chunks = Object.values(bundle).filter((item): item is Rolldown.OutputChunk => item.type === "chunk");
      const named = (part: RegExp) => chunks.filter((chunk) => part.test(chunk.facadeModuleId ?? ""));

      const weight = (name: string): number => {
        const item = bundle[name];
        return item ? gzipSync(item.type === "chunk" ? item.code : item.source).length : 0;
      };

      const frame = [...chunks.filter((chunk) => chunk.isEntry), ...named(/TablePage\.svelte$/)];
      for (const game of named(/games\/[^/]+\/index\.ts$/)) {
        const name = /games\/([^/]+)\//.exec(game.facadeModuleId ?? "")?.[1] ?? "";
        const sums = LANGS.map((lang) => {
          const words = named(new RegExp(`(src/words|games/${name}/words)/${lang}\\.ftl`));
          const files = new Set([...frame, game, ...words].flatMap((chunk) => [...needs(bundle, chunk)]));
          return [...files].reduce((sum, file) => sum + weight(file), 0);
        });
        const heaviest = Math.max(...sums);
        const limit = Math.min(most, ownLimit(name));
        tables[name] = heaviest;
        console.log(
          `first table of ${name}: ${(heaviest / 1000).toFixed(1)} kB of script and style, gzip; limit ${limit / 1000} kB`,
        );
        if (heaviest > limit) throw new Error(`the first table of ${name} is too heavy`);
      }
      writeFileSync(join(dir ?? ".", "weight.json"), JSON.stringify(tables));
    },
  };
}
