/** A thing on the table that is a choice: shared by the boards of all games. */
import type { Lit, PlayProps } from "./contract";
import type { Choice, Refused } from "./types.gen";

/** An option, open or closed. */
export type Option = Pick<Choice, "kind" | "parts">;

/** The one thing an option names, or the first of two, whatever it is; "" for the one that declines. */
export const thingOf = (option: Option): string => Object.values(option.parts)[0] ?? "";

/** Whether an option declines. */
export const isPass = (option: Option): boolean => Object.keys(option.parts).length === 0;

/** A choice in words: what it is, what it costs and brings. */
export const inWords = (choice: Choice): string[] => [choice.label, ...choice.hints.map((hint) => hint.text)];

/** The kind of the question that is lit now; empty while nothing is asked of the viewer. */
export const kindOf = (play: PlayProps): string => (play.lit.length ? (play.table.question?.kind ?? "") : "");

/** What a player is called: "you" has its own word in the sentences, so here it is the chair's name. */
export const playerName = (play: PlayProps, seat: number): string =>
  play.table.chairs.find((chair) => chair.seat === seat)?.name ?? "";

export const isSelected = (play: PlayProps, choice: Choice | undefined): boolean =>
  choice !== undefined && play.selected?.text === choice.text;

export const isPointed = (play: PlayProps, choice: Choice | undefined): boolean =>
  choice !== undefined && play.pointed?.text === choice.text;

/** Enter on what is taken already means done; otherwise it presses the thing, as Space does. */
export function enter(play: PlayProps, event: KeyboardEvent, choice: Choice | null = play.selected): void {
  if (event.key !== "Enter" || !choice || play.selected?.text !== choice.text) return;
  event.preventDefault();
  event.stopPropagation();
  if (!event.repeat) play.confirm(choice);
}

/** Where it stands what a choice comes to, as far as it is known, and why it cannot be taken back. */
export const NO_WAY_BACK = "forecast no-way-back";

/** What makes a thing on the table a choice: a click plays it, or takes it; then a second one or Enter plays it. */
export function chooses(play: PlayProps, choice: Lit) {
  return {
    "data-lit": choice.number,
    "data-choice": choice.text,
    "aria-pressed": isSelected(play, choice),
    "aria-describedby": choice.final && isSelected(play, choice) ? NO_WAY_BACK : undefined,
    onclick: (event?: MouseEvent) => play.press(choice, event?.detail),
    onkeydown: (event: KeyboardEvent) => enter(play, event, choice),
    onpointerenter: () => play.point(choice),
    onpointerleave: () => play.point(null),
    onfocus: () => play.point(choice),
    onblur: () => play.point(null),
  };
}

/** Enter and Space press a thing that is drawn, as they press a button by themselves. */
export function press(event: KeyboardEvent, what: () => void): void {
  if (event.key !== " " && event.key !== "Enter") return;
  event.preventDefault();
  event.stopPropagation();
  what();
}

/** `chooses` for a thing that is drawn and is no button. */
export function choosesDrawn(play: PlayProps, choice: Lit) {
  return {
    ...chooses(play, choice),
    onkeydown: (event: KeyboardEvent) =>
      isSelected(play, choice) ? enter(play, event, choice) : press(event, () => play.press(choice)),
  };
}

/** What makes a drawn place a closed one: click, key and focus say why, the pointer too while "why not?" is on. */
export function refuses(play: PlayProps, refused: Refused) {
  const explain = (event: Event): void => play.explain(refused, event.currentTarget as Element);
  const hide = (): void => play.explain(null);
  return {
    "aria-disabled": true,
    onclick: explain,
    onkeydown: (event: KeyboardEvent) => press(event, () => explain(event)),
    onpointerenter: (event: Event) => play.refusedShown && explain(event),
    onpointerleave: hide,
    onfocus: explain,
    onblur: hide,
  };
}
