/** The games' own parts, each in its own file, fetched when a table of that game is opened. */
import type { GameModule, GameUI } from "../lib/contract";

const modules = import.meta.glob<GameModule>("../games/*/index.ts");

export async function gameUI(name: string): Promise<GameUI | null> {
  const load = modules[`../games/${name}/index.ts`];
  return load ? (await load()).default : null;
}
