/** Every file that a chunk of the build needs before it runs, its styles too. */
import type { Rolldown } from "vite";

export function needs(
  bundle: Rolldown.OutputBundle,
  chunk: Rolldown.OutputChunk,
  seen: Set<string> = new Set<string>(),
): Set<string> {
  if (seen.has(chunk.fileName)) return seen;
  seen.add(chunk.fileName);
  for (const style of chunk.viteMetadata?.importedCss ?? []) seen.add(style);
  for (const name of chunk.imports) {
    const next = bundle[name];
    if (next?.type === "chunk") needs(bundle, next, seen);
  }
  return seen;
}
