/** Where in the rail a choice lies, by the kind of the question and its target. */
import type { Lit } from "../../../lib/contract";
import type { Refused } from "../../../lib/types.gen";
import { isPass, kindOf, type Play, thingOf } from "../play";

/** Each place of the rail and the kinds of questions that are answered there. */
const ANSWERED = {
  hand: [
    "ambush",
    "foil",
    "craft",
    "discard",
    "take-with",
    "expose-with",
    "open-with",
    "overwork-with",
    "hawks",
    "hospital",
    "decree",
    "mobilize",
    "train",
    "outrage",
    "aid-with",
    "ritual-card",
    "ritual-score",
    "ritual-sacrifice",
    "raise-with",
    "bank",
    "sway-with",
    "dig-with",
    "give-back",
    "propaganda-with",
    "dominance",
    "call",
  ],
  effects: ["use"],
  decree: ["resolve"],
  columns: ["column"],
  leaders: ["leader"],
  supporters: ["supporter", "dismiss"],
  items: ["exhaust", "damage", "refresh", "repair", "drop", "improvise"],
  crafted: ["league"],
  characters: ["character"],
  quests: ["quest"],
  outcast: ["outcast"],
  funds: ["commit", "spend-fund", "lose-fund"],
  services: ["service"],
  "open-hand": ["buy-card"],
  ministers: ["minister", "copy", "sway", "fall"],
  plots: ["plot-kind"],
  tabs: ["order", "aid", "coalition", "bring", "ally", "steal", "instigate", "instigate-on", "strike", "use-on", "hit-who"],
  battle: ["hit"],
  "loose-cards": ["day-labor", "informants", "sabotage"],
  "loose-items": ["explore", "aid-take", "improvise-as"],
  "loose-suits": ["activate", "call-suit"],
  "loose-plots": ["guess"],
  "loose-pieces": ["first-loss", "strike-at"],
} as const satisfies Record<string, readonly string[]>;

export type Place = keyof typeof ANSWERED;

const PLACE_OF = new Map<string, Place>(
  (Object.keys(ANSWERED) as Place[]).flatMap((place) => ANSWERED[place].map((kind): [string, Place] => [kind, place])),
);

/** Where the question that is lit now is answered in the rail; null when only on the map or in the bar. */
export function litPlace(play: Play): Place | null {
  return PLACE_OF.get(kindOf(play)) ?? null;
}

/** The open choice of a place, by its target. */
export function litAt(play: Play, place: Place, target: string): Lit | undefined {
  return litPlace(play) === place ? play.lit.find((choice) => thingOf(choice) === target) : undefined;
}

/** Why a thing of a place is closed, while "Why not?" is on. */
export function closedAt(play: Play, place: Place, target: string): Refused | undefined {
  if (!play.refusedShown || litPlace(play) !== place) return undefined;
  return play.refused.find((refused) => thingOf(refused) === target);
}

/** The open choices of a place, without the one that declines. */
export function litIn(play: Play, place: Place): Lit[] {
  return litPlace(play) === place ? play.lit.filter((choice) => !isPass(choice)) : [];
}

/** The seat that sees its own board: who looks, else whose turn it is. */
export function ownSeat(play: Play): number {
  return play.table.looks ?? play.view.active;
}

/** The seat whose board opens by itself: of a faction that the game plays while its moves are told, the Riverfolk's shop while
 * it is open, else the own one. */
export function firstSeat(play: Play): number {
  const told = play.table.question || play.table.over ? undefined : play.trail.at(-1)?.seat;
  const automaton = play.view.players.find((player) => player.automaton && player.seat === told);
  if (automaton) return automaton.seat;
  const place = litPlace(play);
  const shop = place === "services" || place === "open-hand";
  return (shop ? play.view.players.find((player) => player.riverfolk) : undefined)?.seat ?? ownSeat(play);
}

/** A target of gear and its state: `bag-damaged-exhausted`; a ready item stands alone. */
export const gear = (id: string, state: string): string => (state === "ready" ? id : `${id}-${state}`);
