/** Opens a table by the plan and goes there. */
import { api } from "../lib/api";
import type { NewChair, NewTable } from "../lib/types.gen";
import { keep } from "../lib/keys";
import { route } from "../lib/route.svelte";
import { decoded } from "../lib/text";

export async function openTable(wish: NewTable): Promise<void> {
  const made = await api.open(wish);
  const seats = made.chairs.filter((chair) => chair.who === "open").map(({ seat, key }) => ({ seat, key }));
  keep(made.id, made.key, { game: wish.game, seats });
  route.go(`/t/${made.id}`);
}

export async function openRecord(text: string, as: "watch" | "continue", chairs: NewChair[] = []): Promise<void> {
  const made = await api.upload(text, as, chairs);
  keep(made.id, made.key);
  route.go(`/t/${made.id}`);
}

/** The game of a record, and for each of its seats the role and the name of who played it. */
export function seatsIn(record: string): { game: string; seats: { role: string; name: string }[] } {
  const header = record.split(/\r?\n\s*\r?\n/, 1)[0] ?? "";
  const told = (line: string): string => new RegExp(`^${line} (.+)$`, "m").exec(header)?.[1]?.trim() ?? "";
  const roles = told("seats").split(" ").filter(Boolean);
  return { game: told("game"), seats: roles.map((role, i) => ({ role, name: told(`player ${i + 1}`) })) };
}

/** The table's name out of whatever was pasted: a link or the name itself. */
export function tableIn(text: string): string {
  return decoded(/\/t\/([^/?#\s]+)/.exec(text)?.[1] ?? text.trim());
}
