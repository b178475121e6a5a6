/** What the host of a table asks of the server, and the words of the host's page. */
import { json, post } from "../lib/api";
import { forget, keep, keptTables } from "../lib/keys";
import type { Done, Hosted, Relink, Seated, TableState } from "../lib/types.gen";
import { words, type Lang } from "../lib/words.svelte";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl?raw"),
  cs: () => import("./words/cs.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};
const source = async (lang: Lang): Promise<string[]> => [(await files[lang]()).default];

/** Resolves when the words of the page can be said. */
export const hostWords = (): Promise<void> => words.join(source);

const at = (id: string): string => `/tables/${encodeURIComponent(id)}`;
const key = (id: string): string => keptTables()[id]?.key ?? "";

export const table = (id: string): Promise<TableState> => json(`${at(id)}/at/0`, { key: key(id) });

/** A new key for a chair; this device forgets the old one. */
export async function relink(id: string, seat: number): Promise<string> {
  const made = await post<Relink, Seated>(`${at(id)}/link`, { key: key(id), seat });
  const seats = keptTables()[id]?.seats?.filter((kept) => kept.seat !== seat);
  keep(id, key(id), { seats: [...(seats ?? []), { seat, key: made.key }] });
  return made.key;
}

export const handOver = async (id: string): Promise<string> =>
  (await post<Hosted, Seated>(`${at(id)}/host`, { key: key(id) })).key;

export async function endGame(id: string): Promise<string> {
  await post<Hosted, Done>(`${at(id)}/end`, { key: key(id) });
  return "";
}

export async function closeTable(id: string): Promise<string> {
  await post<Hosted, Done>(`${at(id)}/close`, { key: key(id) });
  forget(id);
  return "";
}
