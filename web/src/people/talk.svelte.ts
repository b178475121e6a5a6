/** Table talk on this device: how far it was read, and whether it is muted. */
import type { TalkLine } from "../lib/types.gen";

const STORE = "regnum.heard";
const MUTED = "regnum.muted";

function stored(): Record<string, number> {
  try {
    return JSON.parse(localStorage.getItem(STORE) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

class Talk {
  private heard = $state<Record<string, number>>(stored());
  muted = $state(localStorage.getItem(MUTED) === "yes");

  /** The lines of a table up to `n` have been read. */
  read(table: string, n: number): void {
    if ((this.heard[table] ?? 0) >= n) return;
    this.heard[table] = n;
    localStorage.setItem(STORE, JSON.stringify(this.heard));
  }

  /** How many lines of `count` are new to this device. */
  fresh(table: string, count: number): number {
    return this.muted ? 0 : Math.max(0, count - (this.heard[table] ?? 0));
  }

  turnMute(): void {
    this.muted = !this.muted;
    localStorage.setItem(MUTED, this.muted ? "yes" : "no");
  }
}

export const talk = new Talk();

/** How many lines that came to a page are new to this device. */
export const unread = (table: string, lines: TalkLine[]): number => talk.fresh(table, lines.at(-1)?.n ?? 0);
