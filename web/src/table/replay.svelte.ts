/** Looking back: states of the past from the viewer's own view, fetched when asked for and kept. */
import { api } from "../lib/api";
import type { TableState } from "../lib/types.gen";
import { words } from "../lib/words.svelte";

const STEP = 1100;

/** Where somebody looks back to: a moment, or on the way to it, where a line of its log had come to pass. */
export interface Stop {
  moment: number;
  line?: number | undefined;
}

export class Replay {
  /** The moment that is shown; null when the live game is. */
  at = $state<number | null>(null);
  /** The last line that is shown, where it is on the way to that moment. */
  line = $state<number>();
  shown = $state.raw<TableState | null>(null);
  playing = $state(false);
  problem = $state("");
  private kept = new Map<string, Promise<TableState>>();
  private timer = 0;

  constructor(
    private id: string,
    private key: string,
    private end: () => number,
  ) {}

  fetch({ moment, line }: Stop): Promise<TableState> {
    const name = `${words.lang} ${moment} ${line}`;
    let state = this.kept.get(name);
    if (!state) {
      state = line === undefined ? api.at(this.id, moment, this.key) : api.after(this.id, line, this.key);
      state.catch(() => this.kept.delete(name));
      this.kept.set(name, state);
    }
    return state;
  }

  async go(n: number, line?: number): Promise<void> {
    const wanted = Math.max(0, Math.min(n, this.end()));
    this.at = wanted;
    this.line = line;
    try {
      const state = await this.fetch({ moment: wanted, line });
      if (this.at === wanted && this.line === line) this.shown = state;
      this.problem = "";
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  step(by: number): void {
    this.pause();
    void this.go((this.at ?? this.end()) + by);
  }

  /** Plays forward, stop by stop, to the live game. */
  play(stops: readonly Stop[]): void {
    this.pause();
    this.playing = true;
    const next = async (i: number): Promise<void> => {
      const stop = stops[i];
      if (!this.playing) return;
      if (!stop) return this.leave();
      await this.go(stop.moment, stop.line);
      this.timer = window.setTimeout(() => void next(i + 1), STEP);
    };
    void next(0);
  }

  /** Plays forward to the live game, from a moment. */
  playFrom(moment: number): void {
    this.play(Array.from({ length: Math.max(0, this.end() - moment) }, (_, i) => ({ moment: moment + i })));
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.pause();
    this.at = null;
    this.line = undefined;
    this.shown = null;
  }

  /** Undo or another language: what was kept may no longer be true. */
  clear(): void {
    this.kept.clear();
  }
}
