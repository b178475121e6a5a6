/** A trial: in place of the connection to the table it gives its session imagined states. The lines are kept here alone; the
 * server plays each from its start and forgets it. */
import { post, type Refusal } from "../lib/api";
import type { FromPage, Problem, TableState, TalkLine } from "../lib/messages";
import type { Given, Guess, Imagined, Try } from "../lib/types.gen";
import { words } from "../lib/words.svelte";
import type { Session } from "../table/session.svelte";
import Ended from "./Ended.svelte";
import Home from "./Home.svelte";
import Sign from "./Sign.svelte";
import TriedLine from "./TriedLine.svelte";
import Worlds from "./Worlds.svelte";
import { answered, newLine, shortened, type Line } from "./lines";

/** What came of a line in a world: the points of all seats; null where not all of it is legal there. */
export type Outcome = number[] | null;

const asks = (state: TableState | null): string => (state?.question ? `${state.asked} ${state.question.seat}` : "");

export class Trial {
  readonly parts = { Ended, Home, Sign, TriedLine, Worlds };
  state = $state.raw<TableState | null>(null);
  status = $state<"connecting" | "live" | "lost" | "refused">("connecting");
  problem = $state.raw<Problem | null>(null);
  readonly ahead = 0;
  readonly talk: TalkLine[] = [];
  readonly longGone = false;

  lines = $state.raw<Line[]>([newLine([])]);
  /** The line on the board, how many of its answers are played there, and in which world. */
  line = $state(0);
  at = $state(0);
  world = $state(1);
  /** How many worlds have been dealt. */
  worlds = $state(1);
  /** The table as it stood where the lines begin. */
  base = $state.raw<TableState | null>(null);
  /** What the other seats see in this world. */
  others = $state.raw<Guess[]>([]);
  /** In this world the line stops before its end. */
  stopped = $state(false);
  private outcomes = $state.raw<Record<string, Outcome>>({});
  private place = "";
  private spoken = words.lang;
  private busy = false;
  /** What the table asked when the trial began. */
  private readonly before: string;
  private readonly moment: number | null;

  constructor(readonly real: Session) {
    this.before = asks(real.live.state);
    this.moment = real.replay.at;
  }

  get now(): Line | undefined {
    return this.lines[this.line];
  }

  /** The table asks the player something that it did not ask when the trial began. */
  get called(): boolean {
    const now = asks(this.real.live.state);
    return now !== "" && now !== this.before;
  }

  /** Resolves with the first world; rejects where the server has none. */
  begin(): Promise<void> {
    return this.ask(this.lines, 0, 0, 1);
  }

  /** What came of the line, as far as it is played here, in a world; where it stops here, of all of it. */
  outcome(world: number): Outcome | undefined {
    return this.outcomes[this.named(world, this.now?.answers.slice(0, this.stopped ? undefined : this.at) ?? [])];
  }

  private named(world: number, answers: Given[]): string {
    return `${world} ${answers.map((given) => `${given.seat} ${given.text}`).join(", ")}`;
  }

  /** Has the first `at` answers of a line played in a world, and shows where they lead. */
  private async ask(lines: Line[], line: number, at: number, world: number): Promise<void> {
    const answers = lines[line]?.answers.slice(0, at) ?? [];
    const start = this.place ? { place: this.place } : { moment: this.moment };
    this.busy = true;
    try {
      const found = await post<Try, Imagined>(`/tables/${encodeURIComponent(this.real.id)}/try`, {
        key: this.real.key,
        world,
        answers,
        ...start,
      });
      this.place = found.place;
      this.world = world;
      this.worlds = Math.max(this.worlds, world);
      this.line = line;
      this.at = found.steps.length;
      this.lines = lines.map((one, i) =>
        i === line ? { ...one, steps: [...found.steps, ...one.steps.slice(found.steps.length)] } : one,
      );
      this.stopped = found.stopped;
      this.others = found.others;
      const points = found.stopped ? null : found.state.chairs.map((chair) => chair.points);
      this.outcomes = { ...this.outcomes, [this.named(world, answers)]: points };
      if (this.at === 0) this.base = found.state;
      this.problem = null;
      this.status = "live";
      this.state = found.state;
    } finally {
      this.busy = false;
    }
  }

  private async show(lines: Line[], line: number, at: number, world: number): Promise<void> {
    if (this.busy) return;
    try {
      await this.ask(lines, line, at, world);
    } catch (error) {
      const { key, message, clause } = error as Refusal;
      this.problem = { type: "problem", key, text: message, clause };
      if (this.state) this.state = { ...this.state };
    }
  }

  /** As the connection to a table does: false when nothing was sent. */
  send(message: FromPage): boolean {
    if (this.busy) return false;
    if (message.type === "undo") this.stepBack();
    else if (message.type === "play") {
      const [lines, line] = answered(this.lines, this.line, this.at, { seat: message.seat, text: message.text });
      void this.show(lines, line, this.at + 1, this.world);
    } else return false;
    return true;
  }

  private stepBack(): void {
    if (!this.at) return;
    const atEnd = this.at === this.now?.answers.length;
    void this.show(atEnd ? shortened(this.lines, this.line) : this.lines, this.line, this.at - 1, this.world);
  }

  /** To the position after so many answers of the line. */
  go = (at: number): void => void this.show(this.lines, this.line, at, this.world);

  open = (line: number): void => void this.show(this.lines, line, this.lines[line]?.answers.length ?? 0, this.world);

  begun = (): void => void this.show([...this.lines, newLine(this.lines)], this.lines.length, 0, this.world);

  /** The line in another world, as far as it is legal there. */
  deal = (world = this.worlds + 1): void => void this.show(this.lines, this.line, this.now?.answers.length ?? 0, world);

  /** Call in an effect: what is said follows the viewer's language. */
  follow(): void {
    if (words.lang === this.spoken) return;
    this.spoken = words.lang;
    this.go(this.at);
  }

  leave = (): void => void (this.real.imagined = null);

  close(): void {
    this.busy = true;
  }
}
