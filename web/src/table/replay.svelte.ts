/** Looking back: states of the past from the viewer's own view, fetched when asked for and kept. */
import { api } from "../lib/api";
import type { TableState } from "../lib/types.gen";
import { words } from "../lib/words.svelte";

const STEP = 1100;

export class Replay {
  /** The moment that is shown; null when the live game is. */
  at = $state<number | null>(null);
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

  private fetch(n: number): Promise<TableState> {
    const name = `${words.lang} ${n}`;
    let state = this.kept.get(name);
    if (!state) {
      state = api.at(this.id, n, this.key);
      state.catch(() => this.kept.delete(name));
      this.kept.set(name, state);
    }
    return state;
  }

  async go(n: number): Promise<void> {
    const wanted = Math.max(0, Math.min(n, this.end()));
    this.at = wanted;
    try {
      const state = await this.fetch(wanted);
      if (this.at === wanted) this.shown = state;
      this.problem = "";
    } catch (error) {
      this.problem = (error as Error).message;
    }
  }

  step(by: number): void {
    this.pause();
    void this.go((this.at ?? this.end()) + by);
  }

  /** Plays forward to the live game, from a moment. */
  play(from: number): void {
    this.pause();
    this.playing = true;
    const next = async (n: number): Promise<void> => {
      if (!this.playing) return;
      if (n >= this.end()) return this.leave();
      await this.go(n);
      this.timer = window.setTimeout(() => void next(n + 1), STEP);
    };
    void next(from);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  leave(): void {
    this.pause();
    this.at = null;
    this.shown = null;
  }

  /** Undo or another language: what was kept may no longer be true. */
  clear(): void {
    this.kept.clear();
  }
}
