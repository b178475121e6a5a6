/** What turned a game: asked for until it is worked out, and which moment of it is looked at. */
import { json, Refusal } from "../lib/api";
import type { Analysis, TurningPoint } from "../lib/types.gen";
import { words } from "../lib/words.svelte";
import type { Session } from "../table/session.svelte";

const AGAIN = 1500;
const TOO_MANY = 503;

export class Look {
  found = $state.raw<Analysis | null>(null);
  problem = $state("");
  /** The moment that is looked at; at first the first turning point. */
  private chosen = $state<number | null>(null);
  private timer = 0;

  constructor(private session: Session) {}

  get turns(): TurningPoint[] {
    return this.found?.turns ?? [];
  }
  /** Whether there is more to come. */
  get working(): boolean {
    return !this.problem && (this.found?.done ?? 0) < 1;
  }
  get end(): number {
    return this.session.live.state?.moment ?? 0;
  }
  get at(): number {
    return this.chosen ?? this.turns[0]?.moment ?? this.end;
  }
  set at(moment: number) {
    this.chosen = Math.max(0, Math.min(moment, this.end));
  }
  get turn(): TurningPoint | undefined {
    return this.turns.find((turn) => turn.moment === this.at);
  }

  /** Call in an effect: asks, and asks again while it is being worked out; returns how to stop. */
  follow(): () => void {
    void words.lang;
    void this.ask();
    return () => clearTimeout(this.timer);
  }

  private async ask(): Promise<void> {
    let more: boolean;
    try {
      this.found = await json<Analysis>(`/tables/${encodeURIComponent(this.session.id)}/analysis`, { key: this.session.key });
      this.problem = "";
      more = this.found.done < 1;
    } catch (error) {
      this.problem = (error as Error).message;
      more = error instanceof Refusal && error.status === TOO_MANY;
    }
    clearTimeout(this.timer);
    if (more) this.timer = window.setTimeout(() => void this.ask(), AGAIN);
  }
}
