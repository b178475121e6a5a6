/** A thing on the table that is a choice: shared by the boards of all games. */
import type { Lit, PlayProps } from "./contract";
import type { Choice } from "./types.gen";

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
