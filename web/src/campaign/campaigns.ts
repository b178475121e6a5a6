/** Campaigns on the server, and their words, which come with the first page that shows one. */
import { json, post, text } from "../lib/api";
import { keep, keptTables } from "../lib/keys";
import { route } from "../lib/route.svelte";
import type { Again, Bring, Brought, Campaign, Done, NextChair, Opened, Rename } from "../lib/types.gen";
import { words, type Lang } from "../lib/words.svelte";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl?raw"),
  cs: () => import("./words/cs.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};
const source = async (lang: Lang): Promise<string[]> => [(await files[lang]()).default];

/** Resolves when the words of campaigns can be said. */
export const campaignWords = (): Promise<void> => words.join(source);

const keys = (): string[] => Object.values(keptTables()).map((table) => table.key);
const at = (id: string): string => `/campaigns/${encodeURIComponent(id)}`;

export const campaigns = {
  page: (id: string) => json<Campaign>(at(id), { keys: keys().join(",") }),
  file: (id: string) => text(`${at(id)}/file`, { keys: keys().join(",") }),
  rename: (id: string, name: string) => post<Rename, Done>(`${at(id)}/name`, { keys: keys(), name }),
};

/** The next game, with other chairs than the invited ones if wanted; starting it twice leads to the same table. */
export async function startNext(table: string, key: string, chairs: NextChair[] | null): Promise<void> {
  const made = await post<Again, Opened>(`/tables/${encodeURIComponent(table)}/again`, { key, chairs });
  keep(made.id, made.key);
  route.go(`/t/${made.id}`);
}

/** A campaign out of a file; this device keeps the key to its last table. */
export async function bringCampaign(file: string): Promise<void> {
  const made = await post<Bring, Brought>("/campaigns", { text: file, lang: words.lang });
  keep(made.table, made.key);
  route.go(`/c/${made.id}`);
}
