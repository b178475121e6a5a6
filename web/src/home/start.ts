/** Opens a table by the plan and goes there. */
import { api } from "../lib/api";
import type { NewTable } from "../lib/types.gen";
import { keep } from "../lib/keys";
import { route } from "../lib/route.svelte";
import { decoded } from "../lib/text";

export async function openTable(wish: NewTable): Promise<void> {
  const made = await api.open(wish);
  const seats = made.chairs.filter((chair) => chair.who === "open").map(({ seat, key }) => ({ seat, key }));
  keep(made.id, made.key, { game: wish.game, seats });
  route.go(`/t/${made.id}`);
}

export async function openRecord(text: string, as: "watch" | "continue"): Promise<void> {
  const made = await api.upload(text, as);
  keep(made.id, made.key);
  route.go(`/t/${made.id}`);
}

/** The table's name out of whatever was pasted: a link or the name itself. */
export function tableIn(text: string): string {
  return decoded(/\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim());
}
