// Checks the words: every folder of en, cs and pl files has the same messages in all three, each parses, each uses the
// same variables, and every key that a source file of the frame asks for by name is there.
import { readFileSync, readdirSync, statSync } from "node:fs";
import { join } from "node:path";

const LANGS = ["en", "cs", "pl"];
const root = join(import.meta.dirname, "..", "src");
const problems = [];

function walk(folder) {
  return readdirSync(folder).flatMap((name) => {
    const path = join(folder, name);
    return statSync(path).isDirectory() ? walk(path) : [path];
  });
}

function messages(path) {
  const found = new Map();
  let key = "";
  for (const line of readFileSync(path, "utf-8").split("\n")) {
    const start = /^([a-z][a-z0-9-]*) =/.exec(line);
    if (start) {
      key = start[1];
      if (found.has(key)) problems.push(`${path}: ${key} stands twice`);
      found.set(key, "");
    } else if (line && !/^(#|\s)/.test(line)) problems.push(`${path}: not Fluent: ${line}`);
    if (key) found.set(key, found.get(key) + line + "\n");
  }
  return found;
}

const variables = (text) => [...new Set(text.match(/\$[a-z]+/g) ?? [])].sort().join(" ");
const files = walk(root);
const known = new Set();

for (const english of files.filter((path) => path.endsWith("/en.ftl"))) {
  const [first, ...others] = LANGS.map((lang) => [lang, messages(english.replace(/en\.ftl$/, `${lang}.ftl`))]);
  for (const key of first[1].keys()) known.add(key);
  for (const [lang, there] of others) {
    for (const [key, text] of first[1]) {
      if (!there.has(key)) problems.push(`${english}: ${key} is missing in ${lang}`);
      else if (variables(text) !== variables(there.get(key)))
        problems.push(`${english}: ${key} has other variables in ${lang}`);
    }
    for (const key of there.keys()) if (!first[1].has(key)) problems.push(`${english}: ${key} stands only in ${lang}`);
  }
}

const source = files.filter((path) => /\.(svelte|ts)$/.test(path));
for (const path of source.filter((name) => !name.includes("/games/"))) {
  for (const [, key] of readFileSync(path, "utf-8").matchAll(/\b(?:t|say)\(\s*"([a-z0-9-]+)"/g)) {
    if (!known.has(key)) problems.push(`${path}: no word for ${key}`);
  }
}
const text = source.map((path) => readFileSync(path, "utf-8")).join("\n");
for (const key of messages(join(root, "words", "en.ftl")).keys()) {
  if (!text.includes(`"${key}"`)) problems.push(`words: nobody says ${key}`);
}

for (const problem of problems) console.error(problem);
process.exit(problems.length ? 1 : 0);
