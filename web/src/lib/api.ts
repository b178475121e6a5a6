/** The server's HTTP side. Types that are not Structs of the wire are written here. */
import type { Chair, TableState } from "./types.gen";
import { words } from "./words.svelte";

export interface Named {
  id: string;
  label: string;
  help?: string;
}
export interface GameOption {
  name: string;
  label: string;
  help: string;
  values: Named[];
  /** Whether it is a line of text instead of one of the values. */
  free: boolean;
}
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  fewest: number;
  most: number;
  minutes: number;
  ready: boolean;
  roles: Named[];
  /** The usual roles for each number of seats, fewest first. */
  usual: string[][];
  options: GameOption[];
  bots: Named[];
}
export type Who = "human" | "bot" | "open";
export interface ChairWish {
  who: Who;
  role: string;
  bot: string;
  name: string;
}
export interface TableWish {
  game: string;
  name: string;
  lang: string;
  listed: boolean;
  watch: boolean;
  options: Record<string, string>;
  chairs: ChairWish[];
}
export interface NewTable {
  id: string;
  key: string;
  chairs: { seat: number; key: string; who: Who }[];
  watch: string;
}
export interface OpenTable {
  id: string;
  game: string;
  title: string;
  name: string;
  chairs: Chair[];
  lang: string;
  free: number;
}
export interface YourTable {
  id: string;
  game: string;
  title: string;
  name: string;
  chairs: Chair[];
  your_turn: boolean;
  over: boolean;
  text: string;
  at: string;
}
export interface Clause {
  id: string;
  title: string;
  rule: string;
  testable: boolean;
  rulings: string[];
}
export interface Law {
  clauses: Clause[];
  rulings: { id: string; text: string }[];
}
export interface Scores {
  points: { decision: number; points: number[] }[];
}

/** A refusal of the server, with its sentence. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly key: string,
    text: string,
    readonly clause: string,
  ) {
    super(text);
  }
}

async function ask(path: string, query: Record<string, string> = {}, body?: unknown): Promise<Response> {
  const search = new URLSearchParams({ lang: words.lang, ...query });
  const init: RequestInit =
    body === undefined ? {} : { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  let answer: Response;
  try {
    answer = await fetch(`/api${path}?${search}`, init);
  } catch {
    throw new Refusal(0, "offline", words.say("error-offline"), "");
  }
  if (answer.ok) return answer;
  const said = await answer.json().catch(() => ({}));
  throw new Refusal(answer.status, said.key ?? "", said.text ?? words.say("error-server"), said.clause ?? "");
}

async function json<T>(path: string, query?: Record<string, string>, body?: unknown): Promise<T> {
  return (await ask(path, query, body)).json() as Promise<T>;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => json<GameInfo[]>("/games"),
  statics: (game: string) => json<unknown>(`/games/${game}/static`),
  /** What there is to say about a set-up before it is played. */
  advice: (game: string, roles: string[], options: Record<string, string>) =>
    json<{ problem: string; notice: string }>(`/games/${game}/advice`, {}, { roles, options }),
  law: (game: string) => json<Law>(`/law/${game}`),
  open: (wish: TableWish) => json<NewTable>("/tables", {}, wish),
  /** Any open chair, a certain one, or the one of a personal link. */
  sit: (id: string, name: string, where: { seat?: number; key?: string } = {}) =>
    json<{ key: string; seat: number }>(`${table(id)}/sit`, {}, { name, lang: words.lang, ...where }),
  fill: (id: string, key: string, bot: string) => json<unknown>(`${table(id)}/fill`, {}, { key, bot }),
  again: (id: string, key: string) => json<{ id: string; key: string }>(`${table(id)}/again`, {}, { key }),
  tables: (keys: string[]) => json<{ open: OpenTable[]; yours: YourTable[] }>("/tables", { keys: keys.join(",") }),
  at: (id: string, n: number, key: string) => json<TableState>(`${table(id)}/at/${n}`, { key }),
  scores: (id: string, key: string) => json<Scores>(`${table(id)}/scores`, { key }),
  record: async (id: string, key: string) => (await ask(`${table(id)}/record`, { key })).text(),
  upload: (text: string, as: "watch" | "continue") =>
    json<{ id: string; key: string }>("/records", {}, { text, as, lang: words.lang }),
};
