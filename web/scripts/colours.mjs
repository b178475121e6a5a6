/** No colour outside the tokens: lists every other one under src and fails. */
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../src", import.meta.url));
const FILES = /\.(svelte|ts|css)$/;
const TOKENS = /(^|\/)tokens\.css$/;
const HEX = /(?<!url\(|href=")#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w-])/gi;
const CALLS = /\b(?:rgb|hsl)a?\(|\b(?:hwb|lab|lch|oklab|oklch|color)\(/gi;
const NAMED =
  /\b(?:color|fill|stroke|background|border|outline|shadow)[\w-]*(?:: |=")[^;{}"]*(?<![\w-])(?:black|white|gr[ae]y|silver|red|maroon|orange|yellow|gold|olive|lime|green|teal|aqua|cyan|blue|navy|purple|fuchsia|magenta|pink|brown|beige|ivory)\b(?!-)/g;

const found = readdirSync(ROOT, { recursive: true, encoding: "utf8" })
  .filter((file) => FILES.test(file) && !TOKENS.test(file))
  .flatMap((file) =>
    readFileSync(join(ROOT, file), "utf8")
      .split("\n")
      .flatMap((line, i) =>
        [HEX, CALLS, NAMED].flatMap((kind) => [...line.matchAll(kind)].map(([text]) => `src/${file}:${i + 1}: ${text}`)),
      ),
  );

if (found.length) {
  console.error(`${found.join("\n")}\na colour outside the tokens: give it a name in a tokens.css`);
  process.exit(1);
}
