/** A thing on the table that is a choice: shared by the boards of all games. */
import type { Lit, PlayProps } from "./contract";
import type { Choice } from "./types.gen";

/** An option, open or closed. */
export type Option = Pick<Choice, "kind" | "parts">;

/** The one thing an option names, or the first of two, whatever it is; "" for the one that declines. */
export const thingOf = (option: Option): string => Object.values(option.parts)[0] ?? "";

/** Whether an option declines. */
export const isPass = (option: Option): boolean => Object.keys(option.parts).length === 0;

/** A choice in words: what it is, what it costs and brings. */
export const inWords = (choice: Choice): string[] => [choice.label, ...choice.hints.map((hint) => hint.text)];

export const isSelected = (play: PlayProps<unknown, unknown>, choice: Choice | undefined): boolean =>
  choice !== undefined && play.selected?.text === choice.text;

export const isPointed = (play: PlayProps<unknown, unknown>, choice: Choice | undefined): boolean =>
  choice !== undefined && play.pointed?.text === choice.text;

/** Enter on what is taken already means done; otherwise it presses the thing, as Space does. */
export function enter(play: PlayProps<unknown, unknown>, event: KeyboardEvent, choice: Choice | null = play.selected): void {
  if (event.key !== "Enter" || !choice || play.selected?.text !== choice.text) return;
  event.preventDefault();
  event.stopPropagation();
  play.confirm(choice);
}

/** What makes a thing on the table a choice: a click takes it, a second one or Enter confirms it. */
export function chooses(play: PlayProps<unknown, unknown>, choice: Lit) {
  return {
    "data-lit": choice.number,
    "aria-pressed": isSelected(play, choice),
    onclick: () => play.pick(choice),
    ondblclick: () => play.confirm(choice),
    onkeydown: (event: KeyboardEvent) => enter(play, event, choice),
    onpointerenter: () => play.point(choice),
    onpointerleave: () => play.point(null),
    onfocus: () => play.point(choice),
    onblur: () => play.point(null),
  };
}
