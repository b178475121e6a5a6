/** Names and numbers of the rail: cards, factions, items, as the game's static data tells them. */
import type { root } from "../../../lib/types.gen";
import { t } from "../../../lib/words.svelte";
import type { Play } from "../play";
import {
  cardFacts as findCard,
  type CardFacts,
  factionFacts,
  type FactionFacts,
  type Named,
  type RootStatics,
  say,
  type Words,
} from "../statics";
import type { Inspected } from "../../../lib/inspect.svelte";

export const SUITS = ["fox", "rabbit", "mouse"] as const;

/** What the boards say besides: tracks, prices and limits. */
export interface BoardFacts extends FactionFacts {
  short?: Words;
  supporters_limit?: number;
  conspiracy?: { id: string; acolytes: number }[];
  prices?: { min: number; max: number };
  rank?: { id: string; cards: number; crowns: number; vp: number }[];
  plot?: { id: string; count: number }[];
}

/** Texts and numbers that only the boards of the rail draw. */
interface RailStatics extends RootStatics {
  characters: (RootStatics["characters"][number] & { text: Words })[];
  quests: (RootStatics["quests"][number] & { text: Words })[];
  columns: Record<string, Named & { text: Words }>;
  services: Record<string, Named & { text: Words }>;
  conspiracies: Record<string, Named & { text: Words }>;
  /** Limits of a Vagabond; `aids` and `vp` of each step of a relationship. */
  wandering: {
    item_limit: number;
    item_limit_per_bag: number;
    refresh_base: number;
    refresh_per_teapot: number;
    aids: number[];
    vp: number[];
  };
}
export const staticsOf = (play: Play): RailStatics => play.statics as RailStatics;

export function cardFacts(play: Play, id: string): CardFacts | undefined {
  return findCard(play.statics, id);
}

export const cardSuit = (play: Play, id: string): string => cardFacts(play, id)?.suit ?? "bird";

/** The Eyrie's viziers are cards of no deck. */
export function cardName(play: Play, id: string): string {
  const facts = cardFacts(play, id);
  return facts ? say(facts.name, play.table.lang) : t("root-card-vizier");
}

export const suitName = (play: Play, suit: string): string => say(play.statics.suits[suit]?.name, play.table.lang);
export const itemName = (play: Play, item: string): string => say(play.statics.items[item]?.name, play.table.lang);
export const pieceName = (play: Play, piece: string): string => say(play.statics.pieces[piece]?.name, play.table.lang);

/** A card in full, for the inspector. */
export function cardInFull(play: Play, id: string): Inspected {
  const facts = cardFacts(play, id);
  const suit = cardSuit(play, id);
  const kind = facts ? t(`root-kind-${facts.kind}`) : t("root-rail-vizier");
  return {
    title: cardName(play, id),
    kind: `${suitName(play, suit)} · ${kind}`,
    text: facts ? say(facts.text, play.table.lang) : t("root-rail-vizier-text"),
    icon: `s-${suit}`,
  };
}

/** A piece with nothing more to say than its name. */
export const plainly = (title: string, kind = "", text = ""): Inspected => ({ title, kind, text });

export function boardFacts(play: Play, faction: string): BoardFacts | undefined {
  return factionFacts(play.statics, faction) as BoardFacts | undefined;
}

/** The numbers of a track, as the static data names it. */
export function numbers(facts: BoardFacts | undefined, piece: string, key: string): number[] {
  const found = [...(facts?.building ?? []), ...(facts?.token ?? [])].find((known) => known.id === piece)?.[key];
  return Array.isArray(found) ? found.map(Number) : [];
}

/** Cards drawn in Evening by what stands on the map. */
export function drawsBy(facts: BoardFacts | undefined): number[] {
  const by = facts?.draw?.["by_on_map"];
  return Array.isArray(by) ? by.map(Number) : [];
}

/** The name in a tab. */
export function shortName(play: Play, faction: string): string {
  const facts = boardFacts(play, faction);
  return say(facts?.short ?? facts?.name, play.table.lang);
}

export const fullName = (play: Play, faction: string): string => say(boardFacts(play, faction)?.name, play.table.lang);

export function clearingOf(play: Play, number: number): root.Clearing | undefined {
  return play.view.clearings.find((clearing) => clearing.number === number);
}

/** Warriors of a faction in a clearing. */
export function warriorsAt(clearing: root.Clearing | null | undefined, faction: string): number {
  return clearing?.warriors.find((troop) => troop.faction === faction)?.n ?? 0;
}
