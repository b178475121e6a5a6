/** The connection to a table: the server pushes states, compressed, with what is new in the log; what was sent is never sent again by itself. */
import type { FromPage, FromServer, LogLine, Problem, TableState, TalkLine } from "../lib/messages";
import { words } from "../lib/words.svelte";

type Status = "connecting" | "live" | "lost" | "refused";

const WAITS = [400, 800, 1600, 3200, 6400, 10000];
/** Close codes from here on are the server's own "no": there is no such table, or this key does not open it. */
const REFUSED = 4000;

async function inflate(data: ArrayBuffer): Promise<string> {
  return new Response(new Blob([data]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).text();
}

/** What tells the moment at which a problem arose from the next one. */
const whereabouts = (state: TableState): string => `${state.asked} ${state.question?.seat} ${state.mark}`;

/** Where the states of a session come from. */
export type Feed = Pick<Live, "state" | "status" | "problem" | "ahead" | "talk" | "longGone" | "send" | "follow" | "close">;

export class Live {
  state = $state.raw<TableState | null>(null);
  status = $state<Status>("connecting");
  problem = $state.raw<Problem | null>(null);
  /** The server's time less this device's. */
  ahead = $state(0);
  talk = $state.raw<TalkLine[]>([]);
  /** The connection has been gone for more than five seconds. */
  longGone = $state(false);
  private socket: WebSocket | null = null;
  private tries = 0;
  private retry = 0;
  private gone = 0;
  private closed = false;
  private spoken = "";
  /** The lines of the log that have come so far, also those that only another seat on this device may read. */
  private lines: LogLine[] = [];
  /** Messages are read one after the other. */
  private reading: Promise<void> = Promise.resolve();
  /** Where the problem arose; with the next move it is forgotten. */
  private problemAt: string | null = null;

  constructor(
    readonly id: string,
    readonly key: string,
  ) {
    addEventListener("online", this.hurry);
    document.addEventListener("visibilitychange", this.hurry);
    this.connect();
  }

  private connect(): void {
    const query = new URLSearchParams({ key: this.key, lang: words.lang, mark: this.state?.mark ?? "" });
    const scheme = location.protocol === "https:" ? "wss" : "ws";
    const socket = new WebSocket(`${scheme}://${location.host}/ws/tables/${encodeURIComponent(this.id)}?${query}`);
    this.socket = socket;
    this.spoken = words.lang;
    socket.binaryType = "arraybuffer";
    socket.onmessage = (event: MessageEvent<string | ArrayBuffer>) => {
      this.reading = this.reading.then(async () => {
        const text = typeof event.data === "string" ? event.data : await inflate(event.data);
        this.hear(JSON.parse(text) as FromServer);
      });
    };
    socket.onclose = (event) => {
      this.reading = this.reading.then(() => this.drop(socket, event.code));
    };
  }

  private hear(message: FromServer): void {
    if (message.type === "hour") {
      this.ahead = message.at - Date.now();
      return;
    }
    if (message.type === "talk") {
      const last = this.talk.at(-1)?.n ?? 0;
      this.talk = [...this.talk, ...message.lines.filter((line) => line.n > last)];
      return;
    }
    if (message.type === "problem") {
      this.problem = message;
      this.problemAt = null;
      return;
    }
    this.tries = 0;
    this.status = "live";
    this.longGone = false;
    clearTimeout(this.gone);
    this.gone = 0;
    const kept = this.lines.filter((line) => line.n < message.since);
    const lines = new Map([...kept, ...message.log].map((line) => [line.n, line]));
    this.lines = [...lines.values()].sort((a, b) => a.n - b.n);
    this.state = { ...message, log: this.lines.filter(({ only }) => !only || only.some((seat) => seat === message.looks)) };
    if (this.problemAt === null) this.problemAt = whereabouts(message);
    else if (this.problemAt !== whereabouts(message)) this.problem = null;
  }

  private drop(socket: WebSocket, code: number): void {
    if (this.closed || socket !== this.socket) return;
    this.socket = null;
    if (code >= REFUSED) {
      this.status = "refused";
      return;
    }
    this.status = this.state ? "lost" : "connecting";
    this.gone ||= window.setTimeout(() => (this.longGone = true), 5000);
    const wait = WAITS[Math.min(this.tries++, WAITS.length - 1)] ?? 10000;
    this.retry = window.setTimeout(() => this.connect(), wait * (0.8 + Math.random() * 0.4));
  }

  /** The network or the tab is back: no need to wait out the pause. */
  private hurry = (): void => {
    if (this.closed || this.socket || this.status === "refused" || document.hidden) return;
    clearTimeout(this.retry);
    this.connect();
  };

  /** False when the connection is down: the caller keeps the selection and the viewer decides again. */
  send(message: FromPage): boolean {
    if (this.status !== "live" || this.socket?.readyState !== WebSocket.OPEN) return false;
    this.problem = null;
    this.socket.send(JSON.stringify(message));
    return true;
  }

  /** Call in an effect: the server's sentences follow the viewer's language. */
  follow(): void {
    if (words.lang === this.spoken || !this.send({ type: "lang", lang: words.lang })) return;
    this.spoken = words.lang;
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.retry);
    clearTimeout(this.gone);
    removeEventListener("online", this.hurry);
    document.removeEventListener("visibilitychange", this.hurry);
    this.socket?.close();
  }
}
