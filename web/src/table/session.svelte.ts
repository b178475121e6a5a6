/** One viewer at one table: what is shown, what is lit, what is selected, and what happens on Done. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";
import type { Film } from "../film/film.svelte";
import type { GameUI, Lit } from "../lib/contract";
import { inspector } from "../lib/inspect.svelte";
import { keep } from "../lib/keys";
import { prefs } from "../lib/prefs.svelte";
import type { Choice, LogLine, Question, Refused, TableState } from "../lib/types.gen";
import { t, words } from "../lib/words.svelte";
import { amountsOf, numbered, numberedFold } from "./fit";
import type { Guide } from "../guide/guide.svelte";
import type { People } from "../people";
import type { Trial } from "../tryout";
import { Live, type Feed } from "./live.svelte";
import { Replay } from "./replay.svelte";

/** A second press on the same thing plays it, but not so soon after the first. */
const PAUSE = 300;
/** So long the undo button says what it takes back, in seconds. */
const FRESH = 6;

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
  readonly live: Feed;
  readonly replay: Replay;
  ui = $state.raw<GameUI | null>(null);
  statics = $state.raw<unknown>(null);
  /** Who is here, clocks and votes: comes after the first question. */
  people = $state.raw<People | null>(null);
  /** The coach of a guided game. */
  guide = $state.raw<Guide | null>(null);
  /** The game's own parts are here: from now on things can be chosen. */
  ready = $state(false);
  /** What the player has taken. */
  picked = $state.raw<Choice | null>(null);
  pointed = $state.raw<Choice | null>(null);
  /** The place whose choices are looked at, where several begin at one. */
  opened = $state<number | null>(null);
  /** What stands behind one button is looked at. */
  unfolded = $state(false);
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
  /** What undo takes back, while it was played a moment ago, and for how many seconds more it says so. */
  fresh = $state("");
  left = $state(0);
  /** The answer before this question can be taken back. */
  undoable = $state(false);
  /** The question about which the champion is asked. */
  hinted = $state("");
  /** The game that is over is looked back at: its chances and turning points. */
  analysed = $state(location.hash === "#analysis");
  /** The board on which things are tried out, while they are. */
  imagined = $state.raw<Session | null>(null);
  /** The place that was looked at when something was taken. */
  private openedBefore: number | null = null;
  private freshFor = 0;
  /** What was played last, until the server has answered. */
  private played: Choice | null = null;
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
    /** This is no table but a trial of one. */
    readonly trial: Trial | null = null,
  ) {
    this.live = trial ?? new Live(id, key);
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
    if (!state || !asked || state.seats.length < 2 || asked.seat === this.uncovered || this.isOpen(asked)) return null;
    return asked.seat;
  }

  /** A question that everybody at the device may look at. */
  private isOpen(asked: Question): boolean {
    return Boolean(this.ui?.open) && !asked.secret;
  }

  get lit(): Lit[] {
    if (this.sent || !this.ready || this.film?.quiet || this.live.status !== "live") return [];
    return this.numbered;
  }

  /** The choices of the question with their numbers, also while they are locked. */
  get numbered(): Lit[] {
    const choices = this.question?.choices ?? [];
    if (!this.folds && !this.leaving) return numbered(choices, this.ui?.spots, this.opened);
    return numberedFold(choices, (choice) => this.folded(choice), this.leaving?.text ?? "", this.unfolded);
  }

  /** Whether several choices stand behind one button. */
  get folds(): boolean {
    return (this.question?.choices ?? []).filter((choice) => this.ui?.fold?.holds(choice)).length > 1;
  }

  /** Whether a choice stands behind that button. */
  folded(choice: Choice): boolean {
    return this.folds && Boolean(this.ui?.fold?.holds(choice));
  }

  /** What Done plays as long as nothing is taken: the choice with which the question is left. */
  get leaving(): Choice | undefined {
    return this.question && this.ready ? this.ui?.leaves?.(this.question) : undefined;
  }

  /** The choices that have a button of their own in the bar. */
  get inBar(): Lit[] {
    const leaving = this.leaving?.text;
    return this.numbered.filter((choice) => choice.text !== leaving && (this.unfolded || !this.folded(choice)));
  }

  /** The choices that a typed number means: at the opened place, else anywhere. */
  called(number: string): Lit[] {
    const found = this.lit.filter((choice) => String(choice.number) === number);
    const here = found.filter((choice) => this.ui?.spots?.(choice)[0] === this.opened);
    return here.length ? here : found;
  }

  open = (place: number | null): void => {
    this.opened = place;
  };

  /** Shows where one of several choices begins that share a number: at a place, or behind the button that folds them. */
  openFor(choice: Choice): void {
    if (this.folded(choice)) this.unfolded = true;
    else this.open(this.ui?.spots?.(choice)[0] ?? null);
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
        this.last = mark(state);
        this.follow(state);
      }
      this.notice(state);
      if (this.key && !this.trial) keep(this.id, this.key, { game: state.game, title: state.title });
    });
  }

  /** A line of the viewer's own doing; on a shared device, of the one who holds it. */
  own(state: TableState, line: LogLine): boolean {
    return state.seats.length > 1
      ? line.seat === (this.uncovered ?? state.question?.seat)
      : line.seat !== null && state.seats.includes(line.seat);
  }

  private forget(): void {
    if (this.live.state?.question && this.isOpen(this.live.state.question)) this.uncovered = null;
    this.selected = null;
    this.pointed = null;
    this.opened = null;
    this.unfolded = false;
    this.tip = null;
    this.whyNot = false;
    this.undoTold = false;
    this.hinted = "";
  }

  /** Says for a while what undo would take back; to nobody but the one who played it. */
  private remind(state: TableState): void {
    clearInterval(this.freshFor);
    this.fresh = state.undo.can && state.question?.seat === this.answered ? (this.played?.label ?? "") : "";
    this.undoable = this.fresh !== "";
    if (!this.undoable) return;
    this.left = FRESH;
    this.freshFor = window.setInterval(() => {
      this.left -= 1;
      if (this.left) return;
      this.fresh = "";
      clearInterval(this.freshFor);
    }, 1000);
  }

  /** Plays what the last choice has said already, unless the player wants to be asked always or there is no way back. */
  private follow(state: TableState): void {
    const [played, asked] = [this.played, state.question];
    this.played = null;
    if (!played || !asked || asked.seat !== this.answered || prefs.confirm === "always") return;
    const next = this.ui?.follows?.(played, asked);
    if (next && !next.final) this.confirm(next);
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
    return this.lit.length > 0 && Boolean(this.question?.choices.some((open) => open.text === choice.text));
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
    if (!this.picked) this.openedBefore = this.opened;
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
    this.played = choice;
    this.sent = this.live.send({ type: "play", asked: state.asked, seat: asked.seat, text: choice.text });
    this.hidAnswer = asked.secret;
    this.answered = asked.seat;
    if (this.sent) this.film?.decide();
  };

  /** The place to which the bar keeps: what is taken opens its own, but no button moves for it. */
  get kept(): number | null {
    return this.picked ? this.openedBefore : this.opened;
  }

  drop(): void {
    this.opened = this.kept;
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
    if (from < state.moment) this.replay.playFrom(from);
    else this.replay.step(0);
  };

  get canHint(): boolean {
    return Boolean(this.live.state?.hints && this.question);
  }

  /** Asks the champion about the question, or folds what it said. */
  hint = (): void => {
    const asked = mark(this.live.state);
    this.hinted = this.canHint && this.hinted !== asked ? asked : "";
  };

  /** There is something to try out: the game goes on from what is shown. */
  get canTry(): boolean {
    return !this.trial && this.ready && Boolean(this.table?.view) && !this.table?.over;
  }

  /** Opens a private board on which the game is played on from what is shown. */
  tryOut = async (): Promise<void> => {
    if (this.canTry) await (await import("../tryout")).tryOut(this, (trial) => new Session(this.id, this.key, this.sat, trial));
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

  /** Makes an element show in full what lines of the log name. */
  reads(lines: readonly LogLine[]): Attachment<HTMLElement> | undefined {
    const seen = this.statics ? this.ui?.reads?.(lines, this.statics, words.lang) : null;
    return seen ? inspector.of(() => seen) : undefined;
  }

  /** Several players, as a list in the viewer's language. */
  namesOf(seats: number[]): string {
    return new Intl.ListFormat(words.lang).format(seats.map((seat) => this.live.state?.chairs[seat]?.name ?? ""));
  }

  /** That it is somebody's turn, as header and bar say it. */
  turnOf(seat: number): string {
    const yours = this.table?.chairs[seat]?.you && this.table.seats.length === 1;
    return yours ? t("phase-yours") : t("phase-theirs", { who: this.nameOf(seat) });
  }

  nameOf(seat: number): string {
    const state = this.live.state;
    const chair = state?.chairs[seat];
    if (!state || !chair) return "";
    return chair.you && state.seats.length === 1 ? t("you") : chair.name;
  }

  close(): void {
    clearInterval(this.freshFor);
    this.replay.pause();
    this.live.close();
  }
}
