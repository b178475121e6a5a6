/** What the components of the game share: their props, and what the open choices point at. */
import type { Lit, PlayProps } from "../../lib/contract";
import type { root } from "../../lib/types.gen";
import type { RootStatics } from "./statics";

export * from "../../lib/choosing";

export type View = root.RootView;
export type Play = PlayProps<View, RootStatics>;

export const BURROW = 13;
/** Forests are places from this number on. */
export const FIRST_FOREST = 21;

export function playerAt(view: View, seat: number | null | undefined): root.Player | undefined {
  return view.players.find((player) => player.seat === seat);
}

export function playerOf(view: View, faction: string): root.Player | undefined {
  return view.players.find((player) => player.faction === faction);
}

/** The faction of the seat that is asked; empty while nobody is. */
export function askedFaction(play: Play): string {
  return playerAt(play.view, play.table.question?.seat)?.faction ?? "";
}

/** The open choices of one sort, by their slug: `openOf(play, "card").get("anvil")`. */
export function openOf(play: Play, sort: string): Map<string, Lit> {
  return new Map(play.lit.flatMap((choice) => (choice.parts[sort] ? [[choice.parts[sort], choice]] : [])));
}
