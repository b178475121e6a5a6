/** One viewer at one table: what is shown, what is lit, what is selected, and what happens on Done. */
import { untrack } from "svelte";
import type { Film } from "../film/film.svelte";
import type { GameUI, Lit } from "../lib/contract";
import { keep } from "../lib/keys";
import { prefs } from "../lib/prefs.svelte";
import type { Choice, LogLine, Question, Refused, TableState } from "../lib/types.gen";
import { t, words } from "../lib/words.svelte";
import { amountsOf, numbered } from "./fit";
import type { People } from "../people";
import { Live } from "./live.svelte";
import { Replay } from "./replay.svelte";

/** A second press on the same thing plays it, but not so soon after the first. */
const PAUSE = 300;
/** So long the undo button says what it takes back. */
const FRESH = 6000;

export interface Tip {
  refused: Refused;
  near: DOMRect;
}

/** The question's identity: a new one drops the selection, the same one (a reconnect) keeps it. */
function mark(state: TableState | null): string {
  const asked = state?.question;
  return state && asked ? `${state.asked} ${asked.seat} ${asked.kind}` : "";
}

export class Session {
  readonly live: Live;
  readonly replay: Replay;
  ui = $state.raw<GameUI | null>(null);
  statics = $state.raw<unknown>(null);
  /** Who is here, clocks and votes: comes after the first question. */
  people = $state.raw<People | null>(null);
  /** The game's own parts are here: from now on things can be chosen. */
  ready = $state(false);
  /** What the player has taken. */
  picked = $state.raw<Choice | null>(null);
  pointed = $state.raw<Choice | null>(null);
  /** An answer is on its way: choices are locked until the server speaks. */
  sent = $state(false);
  whyNot = $state(false);
  tip = $state.raw<Tip | null>(null);
  lawAt = $state<string | null>(null);
  /** The seat whose view is uncovered on a shared device. */
  uncovered = $state<number | null>(null);
  /** What happened since the viewer's last decision; it comes a moment after the page. */
  film = $state.raw<Film | null>(null);
  /** Undo was asked for where it cannot be: the reason is shown. */
  undoTold = $state(false);
  /** The viewer's last answer was secret: it stays covered until all are in. */
  hidAnswer = $state(false);
  /** What undo takes back, while it was played a moment ago. */
  fresh = $state("");
  private freshFor = 0;
  private playing = "";
  private pickedAt = 0;
  /** The seat that answered last on this device. */
  private answered: number | null = null;
  private seen = -1;
  private last = "";

  constructor(
    readonly id: string,
    readonly key: string,
    /** A chair taken on this page brings a new key. */
    readonly sat: (key: string) => void,
  ) {
    this.live = new Live(id, key);
    this.replay = new Replay(id, key, () => this.live.state?.moment ?? 0);
  }

  /** What is on the table for this viewer: the past while looking back, what is being told, else the present. */
  get table(): TableState | null {
    return (this.replay.at === null ? this.film?.shown : this.replay.shown) ?? this.live.state;
  }

  get question(): Question | null {
    return this.replay.at === null && !this.film?.running ? (this.live.state?.question ?? null) : null;
  }

  /** The choice that Done sends: the player's own, else what the game proposes, the largest amount, or the only one. */
  get selected(): Choice | null {
    const asked = this.ready ? this.question : null;
    return this.picked ?? (asked && (this.ui?.proposal?.(asked) ?? this.amounts.at(-1) ?? this.only));
  }
  set selected(choice: Choice | null) {
    this.picked = choice;
  }

  /** Whom to hand the device to before anything of theirs may be seen; null when nobody. */
  get curtain(): number | null {
    const state = this.live.state;
    const asked = state?.question;
    if (!state || !asked || state.seats.length < 2 || asked.seat === this.uncovered) return null;
    return asked.seat;
  }

  get lit(): Lit[] {
    if (this.sent || !this.ready || this.film?.quiet || this.live.status !== "live") return [];
    return numbered(this.question?.choices ?? []);
  }

  /** The choice of a question that has one: nothing is to be thought over. */
  private get only(): Choice | null {
    const choices = this.question?.choices ?? [];
    return choices.length === 1 ? (choices[0] ?? null) : null;
  }

  /** The amounts of a question that asks how many, in order; else none. */
  get amounts(): Lit[] {
    return this.question && !this.question.secret ? amountsOf(this.question.choices) : [];
  }

  get refused(): Refused[] {
    return this.question?.refused ?? [];
  }

  /** Call in an effect: reacts to each state of the server. */
  receive(): void {
    const state = this.live.state;
    if (!state) return;
    untrack(() => {
      this.sent = false;
      if (this.last !== mark(state)) {
        this.forget();
        this.remind(state);
      }
      this.last = mark(state);
      this.notice(state);
      if (this.key) keep(this.id, this.key, { game: state.game, title: state.title });
    });
  }

  /** A line of the viewer's own doing; on a shared device, of the one who holds it. */
  own(state: TableState, line: LogLine): boolean {
    return state.seats.length > 1 ? line.seat === this.uncovered : line.seat !== null && state.seats.includes(line.seat);
  }

  private forget(): void {
    this.selected = null;
    this.pointed = null;
    this.tip = null;
    this.whyNot = false;
    this.undoTold = false;
  }

  /** Says for a while what undo would take back; to nobody but the one who played it. */
  private remind(state: TableState): void {
    clearTimeout(this.freshFor);
    this.fresh = state.undo.can && state.question?.seat === this.answered ? this.playing : "";
    this.playing = "";
    if (this.fresh) this.freshFor = window.setTimeout(() => (this.fresh = ""), FRESH);
  }

  private notice(state: TableState): void {
    const newest = state.log.at(-1)?.n ?? -1;
    if (newest < this.seen) this.replay.clear();
    this.seen = newest;
  }

  /** Choices by how wide they are drawn: a hint that the game shortens is a symbol and a number. */
  drawn(choices: Choice[]): Choice[] {
    const short = this.ui?.hintShort;
    if (!short) return choices;
    return choices.map((choice) => ({
      ...choice,
      hints: choice.hints.map((hint) => ({ ...hint, text: `##${short(hint) ?? hint.text}` })),
    }));
  }

  private isLit(choice: Choice): boolean {
    return this.lit.some((open) => open.text === choice.text);
  }

  press = (choice: Choice, clicks = 0): void => {
    if (this.picked?.text === choice.text) {
      if (performance.now() - this.pickedAt >= PAUSE) this.confirm(choice);
    } else if (clicks > 1) return;
    else if (prefs.confirm === "never" || (prefs.confirm === "final" && !choice.final) || this.only) this.confirm(choice);
    else this.pick(choice);
  };

  pick = (choice: Choice): void => {
    if (!this.isLit(choice)) return;
    if (this.picked?.text !== choice.text) this.pickedAt = performance.now();
    this.selected = choice;
  };

  /** One more or one less, where an amount is asked for; tells whether one is. */
  step(by: number): boolean {
    const amounts = this.amounts;
    const at = amounts.findIndex((amount) => amount.text === this.selected?.text);
    const next = amounts[at < 0 ? amounts.length - 1 : at + by];
    if (next) this.pick(next);
    return amounts.length > 0;
  }

  confirm = (choice: Choice | null = this.selected): void => {
    const state = this.live.state;
    const asked = this.question;
    if (!state || !asked || !choice || !this.isLit(choice)) return;
    this.selected = choice;
    this.playing = choice.label;
    this.sent = this.live.send({ type: "play", asked: state.asked, seat: asked.seat, text: choice.text });
    this.hidAnswer = asked.secret;
    this.answered = asked.seat;
    if (this.sent) this.film?.decide();
  };

  drop(): void {
    this.selected = null;
    this.tip = null;
  }

  /** A thing that is taken off the table while it has the focus says so in the middle of drawing. */
  point = (choice: Choice | null): void => untrack(() => void (this.pointed = choice));

  explain = (refused: Refused | null, near?: Element): void => {
    untrack(() => (this.tip = refused && near ? { refused, near: near.getBoundingClientRect() } : null));
  };

  openLaw = (clause: string): void => {
    this.lawAt = clause;
  };

  /** The seat that undoes: the viewer's only one; on a shared device the one that answered last. */
  private get mover(): number | undefined {
    const state = this.live.state;
    if (!state || state.seats.length < 2) return state?.seats[0];
    const wrote = state.log.findLast((line) => line.seat !== null && state.seats.includes(line.seat));
    return this.answered ?? wrote?.seat ?? state.question?.seat ?? state.seats[0];
  }

  undo(far = false): void {
    const state = this.live.state;
    if (!state || this.mover === undefined) return;
    if (this.picked && !far) this.drop();
    else if (!far && !state.undo.can) this.undoTold = !this.undoTold;
    else if (this.live.send({ type: "undo", asked: state.asked, seat: this.mover, far })) this.answered = null;
  }

  agree(seat: number, yes: boolean): void {
    this.live.send({ type: "agree", seat, yes });
  }

  /** Plays what happened since the viewer's last own line; where nothing did, looks back from the last moment. */
  sinceMyTurn = (): void => {
    const state = this.live.state;
    if (!state?.moment || this.film?.again()) return;
    const mine = state.log.findLast((line) => this.own(state, line));
    const from = Math.max(0, mine?.moment ?? 0);
    if (from < state.moment) this.replay.play(from);
    else this.replay.step(0);
  };

  /** The game's own emblem of a seat, if it has one. */
  emblemOf(seat: number): string | undefined {
    const view = this.live.state?.view;
    return view ? this.ui?.emblem?.(view, seat) : undefined;
  }

  colourOf(seat: number): string {
    const view = this.live.state?.view;
    return (view ? this.ui?.colour?.(view, seat) : undefined) ?? `var(--p${seat + 1})`;
  }

  /** Several players, as a list in the viewer's language. */
  namesOf(seats: number[]): string {
    return new Intl.ListFormat(words.lang).format(seats.map((seat) => this.live.state?.chairs[seat]?.name ?? ""));
  }

  nameOf(seat: number): string {
    const state = this.live.state;
    const chair = state?.chairs[seat];
    if (!state || !chair) return "";
    return chair.you && state.seats.length === 1 ? t("you") : chair.name;
  }

  close(): void {
    clearTimeout(this.freshFor);
    this.replay.pause();
    this.live.close();
  }
}
