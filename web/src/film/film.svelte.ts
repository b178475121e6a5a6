/** What happened since the viewer's last decision, told event by event before the next question. It shows the states that the
 * server sent, as far as they are told; it never answers, and what it cannot show it skips. */
import { untrack } from "svelte";
import { prefs } from "../lib/prefs.svelte";
import type { LogLine, TableState } from "../lib/types.gen";
import type { Stop } from "../table/replay.svelte";
import type { Session } from "../table/session.svelte";
import { cut, isLuck, lastFight, stopAfter, stopBefore, timeOf, type Frame } from "./frames";

/** After the film was skipped, so long nothing is taken for an answer, in ms. */
const HUSH = 250;
/** States that wait to be shown, and lines of a long absence; older ones are dropped. */
const MOST = 80;

const newestOf = (state: TableState | null): number => state?.log.at(-1)?.n ?? -1;

export class Film {
  /** Pointer or focus rests on the strip. */
  held = $state(false);
  /** The film was skipped a moment ago. */
  quiet = $state(false);
  /** The last line that has been told. */
  private told = $state(-1);
  /** The last line when the viewer last decided, and when the viewer's own run of decisions began. */
  private decided = $state(-1);
  private began = $state(-1);
  /** The first line of the fight in which the viewer last decided; -1 in none. */
  private fighting = $state(-1);
  private hidden = $state(document.hidden);
  private waiting: TableState[] = [];
  /** By their last lines, how the table stood after frames on the way from one decision to the next question. */
  private between = $state.raw<Record<number, TableState>>({});
  /** The table as it stood before what is told now. */
  private before: TableState | null = null;
  private latest: TableState | null = null;
  private hush = 0;

  constructor(private readonly session: Session) {
    const state = session.live.state;
    this.told = newestOf(state);
    const own = state?.log.findLast((line) => session.own(state, line));
    this.decided = this.began = state?.seats.length ? (own?.n ?? -1) : this.told;
    document.addEventListener("visibilitychange", this.look);
  }

  close(): void {
    clearTimeout(this.hush);
    document.removeEventListener("visibilitychange", this.look);
  }

  private look = (): void => {
    this.hidden = document.hidden;
    if (this.hidden) this.told = newestOf(this.session.live.state);
  };

  private get telling() {
    return this.session.ui?.telling;
  }

  isOwn(line: LogLine | undefined): boolean {
    const state = this.session.live.state;
    return state !== null && line !== undefined && this.session.own(state, line);
  }

  /** The lines since the last decision; while only the viewer acts, since these deeds began. */
  private lines: LogLine[] = $derived.by(() => {
    const log = this.session.live.state?.log ?? [];
    const later = log.filter((line) => line.n > this.decided);
    return (later.every((line) => this.isOwn(line)) ? log.filter((line) => line.n > this.began) : later).slice(-MOST);
  });

  frames: Frame[] = $derived(cut(this.lines, this.telling));

  /** What is to be seen before the next question: the doing of others, and luck. */
  private isSeen(line: LogLine): boolean {
    return (line.seat !== null && !this.isOwn(line)) || isLuck(line, this.telling);
  }

  running: boolean = $derived.by(() => {
    const state = this.session.live.state;
    if (!state || prefs.film === "off" || this.hidden || state.seats.length > 1) return false;
    return this.lines.some((line) => line.n > this.told && this.isSeen(line));
  });

  /** The place of the frame that is told or looked at now; past the last one when all are told. */
  at: number = $derived.by(() => {
    const { at: back, line = Infinity } = this.session.replay;
    if (back !== null) return this.frames.findLastIndex((frame) => frame.moment <= back && frame.last <= line);
    const next = this.running ? this.frames.findIndex((frame) => frame.last > this.told) : -1;
    return next < 0 ? this.frames.length : next;
  });

  now: Frame | undefined = $derived(this.running ? this.frames[this.at] : undefined);

  /** The table while the film runs: as it stood when the last line that is told was new. */
  shown: TableState | null = $derived.by(() => {
    const [state, now] = [this.session.live.state, this.now];
    if (!state || !now) return null;
    const sent = this.waiting.find((one) => newestOf(one) >= now.last) ?? state;
    const { phase, waiting } = sent;
    const { view, over, chairs } = (stopAfter(this.frames, this.at).line === undefined ? sent : this.standing(now)) ?? sent;
    const points = state.chairs.map((chair, i) => ({ ...chair, points: chairs[i]?.points ?? chair.points }));
    return { ...state, view, log: this.upTo(state.log), phase, waiting, over, chairs: points, question: null };
  });

  /** How the table stood after a frame on the way to the next question; until that is known, after those before it. */
  private standing(now: Frame): TableState | null {
    const known = this.frames.findLast(({ n, last }) => n <= now.n && this.between[last]);
    return (known && this.between[known.last]) ?? this.before;
  }

  /** Has the server say how the table stands on the way to the next question; where it cannot, that is not shown. */
  private async lookBetween(stop: Stop): Promise<void> {
    const { line } = stop;
    if (line === undefined || line <= this.told || this.between[line]) return;
    const state = await this.session.replay.fetch(stop).catch(() => null);
    if (state) this.between = { ...this.between, [line]: state };
  }

  private upTo(lines: LogLine[]): LogLine[] {
    const last = this.now?.last ?? Infinity;
    return lines.filter((line) => line.n <= last);
  }

  /** What others did, as far as it is told: it leaves its trails. */
  trail: LogLine[] = $derived(this.upTo(this.lines).filter((line) => !this.isOwn(line)));

  /** The last fight, as far as it is told: for players since their last decision, or the one in which they took it; for onlookers
   * until the next one. While somebody looks back: the one of that moment. */
  fight: LogLine[] = $derived.by(() => {
    const table = this.session.table;
    if (!table?.view || this.telling?.lasts(table.view)) return [];
    const back = this.session.replay.at;
    if (back !== null) return lastFight(table.log, this.telling).filter((line) => line.moment === back);
    const since = table.log.filter((line) => this.fighting >= 0 && line.n >= this.fighting);
    const seen = table.seats.length === 0 ? table.log : since.length ? since : this.lines;
    return lastFight(this.upTo(seen), this.telling);
  });

  /** The last event in words: the one told now, or the last that others caused. */
  headline: Frame | undefined = $derived(
    this.now ?? this.frames.findLast((frame) => frame.lines.some((line) => !this.isOwn(line))),
  );

  /** How long the frame that is told now is shown, in ms. */
  get time(): number {
    return this.now ? timeOf(this.now, prefs.film, this.frames.length - this.at, this.telling) : 0;
  }

  private place: number = $derived(this.now?.last ?? -1);

  /** Call in an effect: takes in each state of the server. */
  receive(): void {
    const state = this.session.live.state;
    untrack(() => {
      const newest = newestOf(state);
      if (newest < this.told || !this.running) this.told = newest;
      this.decided = Math.min(this.decided, newest);
      this.began = Math.min(this.began, newest);
      if (!this.running) {
        this.waiting = [];
        this.between = {};
      } else if (state) {
        if (!this.waiting.length) this.before = this.latest;
        this.waiting = [...this.waiting, state].slice(-MOST);
        this.frames.forEach((_, i) => void this.lookBetween(stopAfter(this.frames, i)));
      }
      this.latest = state;
    });
  }

  /** Call in an effect: runs the frame that is told now, unless it is held. */
  roll(): (() => void) | undefined {
    const place = this.place;
    if (place < 0 || this.held || this.session.replay.at !== null) return undefined;
    const timer = window.setTimeout(
      () => (this.told = place),
      untrack(() => this.time),
    );
    return () => clearTimeout(timer);
  }

  /** To the end of the film; what was pressed is no answer. */
  skip(): void {
    this.told = newestOf(this.session.live.state);
    this.quiet = true;
    clearTimeout(this.hush);
    this.hush = window.setTimeout(() => (this.quiet = false), HUSH);
  }

  /** The viewer decides: trails and dice are done with. */
  decide(): void {
    const newest = newestOf(this.session.live.state);
    if (this.lines.some((line) => !this.isOwn(line))) this.began = newest;
    this.decided = this.told = newest;
    const state = this.session.live.state;
    const fights = state?.view && this.telling?.lasts(state.view);
    this.fighting = fights ? (lastFight(state.log, this.telling)[0]?.n ?? -1) : -1;
  }

  /** Everything again; tells whether there is anything. */
  again(): boolean {
    if (!this.frames.length) return false;
    this.session.replay.play([stopBefore(this.frames, 0), ...this.frames.map((_, i) => stopAfter(this.frames, i))]);
    return true;
  }

  /** The event that a line of the log tells of again: as it stood before, then as it came. */
  async replay({ n }: { n: number }): Promise<void> {
    const { replay } = this.session;
    const frames = cut(this.session.live.state?.log ?? [], this.telling);
    const i = frames.findIndex(({ last }) => n <= last);
    replay.pause();
    for (const { moment, line } of [stopBefore(frames, i), stopAfter(frames, i)]) await replay.go(moment, line);
  }

  /** The lines of the event that is looked back at. */
  looked: readonly LogLine[] = $derived.by(() => {
    const { at, line } = this.session.replay;
    const told = at === null ? [] : (this.session.table?.log ?? []).filter(({ moment }) => moment === at);
    return cut(told, this.telling).findLast(({ n }) => n <= (line ?? Infinity))?.lines ?? [];
  });

  /** What the viewer has just done. */
  get done(): LogLine[] {
    return this.lines.filter((line) => line.n > this.decided && this.isOwn(line));
  }
}
