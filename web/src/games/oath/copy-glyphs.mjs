/** Copies the pictures that `glyphs.ts` names from game-icons (CC BY 3.0) into `glyphs.json`, drawn on whole numbers. */
import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { optimize } from "svgo";

const OATH = new URL("./", import.meta.url);
const { icons, aliases = {} } = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json");

const table = readFileSync(new URL("glyphs.ts", OATH), "utf8");
const names = new Set([
  ...[...table.matchAll(/: "([a-z0-9-]+)"/g)].map(([, name]) => name),
  ...(/SIGNS = \[([^\]]+)\]/.exec(table)?.[1].match(/[a-z0-9-]+/g) ?? []),
]);

/** The outline of a picture on 512 x 512. */
function outline(name) {
  const icon = icons[name] ?? icons[aliases[name]?.parent];
  if (!icon) throw new Error(`game-icons has no ${name}`);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">${icon.body}</svg>`;
  const { data } = optimize(svg, { multipass: true, floatPrecision: 0, plugins: ["preset-default"] });
  return [...data.matchAll(/ d="([^"]+)"/g)].map(([, d]) => d).join("");
}

const drawn = Object.fromEntries([...names].sort().map((name) => [name, outline(name)]));
writeFileSync(new URL("glyphs.json", OATH), `${JSON.stringify(drawn, null, 2)}\n`);
process.stdout.write(`${names.size} pictures\n`);
