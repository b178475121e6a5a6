/** The coach of one table: which note is due, what was met and what is known. It answers nothing and knows no rule. */
import { SvelteSet } from "svelte/reactivity";
import { json } from "../lib/api";
import type { LessonNote } from "../lib/types.gen";
import { words } from "../lib/words.svelte";
import type { Session } from "../table/session.svelte";
import Coach from "./Coach.svelte";
import LessonBox from "./LessonBox.svelte";
import { forgetLesson, keepKnown, keepMet, knownKinds, metAt, type Met } from "./kept";
import { nameOf, noteOn, thoughtOn } from "./note";

export class Guide {
  readonly Coach = Coach;
  readonly LessonBox = LessonBox;
  notes = $state.raw<LessonNote[]>([]);
  met = $state.raw<Met>({});
  /** The note lies folded to its lamp. */
  folded = $state(false);
  private known = new SvelteSet<string>(knownKinds());

  constructor(
    private readonly session: Session,
    private readonly game: string,
  ) {
    this.met = metAt(session.id);
  }

  /** Call in an effect: the notes in the viewer's language. */
  async read(): Promise<void> {
    const lang = words.lang;
    const found = await json<LessonNote[]>(`/lessons/${this.game}`).catch(() => this.notes);
    if (lang === words.lang) this.notes = found;
  }

  private get asked(): number {
    return this.session.live.state?.asked ?? 0;
  }

  /** The note on what is asked now, if it has not been told before. */
  get note(): LessonNote | null {
    const question = this.session.question;
    const note = question && !this.session.sent ? noteOn(this.notes, question) : undefined;
    if (!note || this.known.has(this.called(note))) return null;
    const at = this.met[nameOf(note)];
    return at === undefined || at === this.asked ? note : null;
  }

  get thought(): string {
    const question = this.session.question;
    return this.note && question ? thoughtOn(this.note, question) : "";
  }

  /** Call in an effect: what is told now counts as met, and is told no more at the next question. */
  meet(): void {
    const note = this.note;
    if (!note || nameOf(note) in this.met) return;
    this.folded = false;
    this.met = { ...this.met, [nameOf(note)]: this.asked };
    keepMet(this.session.id, this.met);
  }

  private called = (note: LessonNote): string => `${this.game} ${nameOf(note)}`;

  /** Met, or known from another table. */
  isDone = (note: LessonNote): boolean => nameOf(note) in this.met || this.known.has(this.called(note));

  get done(): number {
    return this.notes.filter(this.isDone).length;
  }

  /** Folds the note and never shows it again on this device; tells whether there was one. */
  know = (): boolean => {
    const note = this.note;
    if (!note) return false;
    this.known.add(this.called(note));
    keepKnown(this.called(note));
    return true;
  };

  /** Folds the note to its lamp; tells whether there was one to fold. */
  fold = (): boolean => {
    if (!this.note || this.folded) return false;
    this.folded = true;
    return true;
  };

  /** The game goes on as an ordinary one. */
  leave = (): void => {
    forgetLesson(this.session.id);
    this.session.guide = null;
  };
}
