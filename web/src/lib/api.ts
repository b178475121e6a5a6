/** The server's HTTP side. */
import type {
  Advice,
  Again,
  Chart,
  Done,
  Fill,
  GameInfo,
  Home,
  Hurry,
  LawText,
  Made,
  NewChair,
  NewTable,
  Opened,
  Seated,
  Sit,
  TableState,
  Upload,
  Wish,
} from "./types.gen";
import type { Pace } from "./pace";
import { words } from "./words.svelte";

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

async function ask(path: string, query: Record<string, string> = {}, body?: object): Promise<Response> {
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

export async function json<Answer>(path: string, query: Record<string, string> = {}): Promise<Answer> {
  return (await ask(path, query)).json() as Promise<Answer>;
}

export async function text(path: string, query: Record<string, string>): Promise<string> {
  return (await ask(path, query)).text();
}

export async function post<Form extends object, Answer>(path: string, form: Form): Promise<Answer> {
  return (await ask(path, {}, form)).json() as Promise<Answer>;
}

const table = (id: string): string => `/tables/${encodeURIComponent(id)}`;

export const api = {
  games: () => json<GameInfo[]>("/games"),
  statics: (game: string) => json<unknown>(`/games/${game}/static`),
  /** What there is to say about a set-up before it is played. */
  advice: (game: string, roles: string[], options: Record<string, string>) =>
    post<Wish, Advice>(`/games/${game}/advice`, { roles, options }),
  law: (game: string) => json<LawText>(`/law/${game}`),
  open: (wish: NewTable) => post<NewTable, Made>("/tables", wish),
  /** Any open chair, a certain one, or the one of a personal link. */
  sit: (id: string, name: string, where: Pick<Sit, "seat" | "key"> = {}) =>
    post<Sit, Seated>(`${table(id)}/sit`, { name, lang: words.lang, ...where }),
  fill: (id: string, key: string, bot: string) => post<Fill, Done>(`${table(id)}/fill`, { key, bot }),
  hurry: (id: string, key: string, pace: Pace) => post<Hurry, Done>(`${table(id)}/pace`, { key, pace }),
  again: (id: string, key: string) => post<Again, Opened>(`${table(id)}/again`, { key }),
  tables: (keys: string[]) => json<Home>("/tables", { keys: keys.join(",") }),
  at: (id: string, moment: number, key: string) => json<TableState>(`${table(id)}/at/${moment}`, { key }),
  after: (id: string, line: number, key: string) => json<TableState>(`${table(id)}/after/${line}`, { key }),
  scores: (id: string, key: string) => json<Chart>(`${table(id)}/scores`, { key }),
  record: (id: string, key: string) => text(`${table(id)}/record`, { key }),
  upload: (text: string, as: "watch" | "continue", chairs: NewChair[] = []) =>
    post<Upload, Opened>("/records", { text, as, lang: words.lang, chairs }),
};
