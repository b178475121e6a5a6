/** Writes sw.js: the worker with the files of the frame, which it keeps for when there is no network, and a version made of them. */
import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin, Rolldown } from "vite";
import { needs } from "./needs.ts";

const SOURCE = join(import.meta.dirname, "..", "worker", "sw.js");
/** Home, the table without a game, and what says that there is no network, in every language. */
const FRAME = /src\/(home\/Home\.svelte|table\/TablePage\.svelte|install\/|notices\/|people\/|words\/)/;
const FONTS = /latin.*\.woff2$/;
const PUBLIC = ["/", "/crown.svg", "/crown-asked.svg", "/manifest.webmanifest", "/icon-192.png"];

export function worker(): Plugin {
  return {
    name: "worker",
    apply: "build",
    writeBundle({ dir }, bundle) {
      const items = Object.values(bundle);
      const chunks = items.filter((item): item is Rolldown.OutputChunk => item.type === "chunk");
      const frame = chunks.filter((chunk) => chunk.isEntry || FRAME.test(chunk.facadeModuleId ?? ""));
      const fonts = items.map((item) => item.fileName).filter((name) => FONTS.test(name));
      const names = [...new Set([...frame.flatMap((chunk) => [...needs(bundle, chunk)]), ...fonts])].sort();
      const files = [...PUBLIC, ...names.map((name) => `/${name}`)];
      const source = readFileSync(SOURCE, "utf-8");
      const version = createHash("sha256").update(source).update(files.join()).digest("hex").slice(0, 12);
      const written = source
        .replace('const FILES = ["/"];', `const FILES = ${JSON.stringify(files)};`)
        .replace('const VERSION = "dev";', `const VERSION = "${version}";`);
      if (!written.includes(version)) throw new Error("worker/sw.js has no place for its version");
      writeFileSync(join(dir ?? ".", "sw.js"), written);
    },
  };
}
