/** What a player can craft with: pieces in clearings of each suit, less those activated this turn. */
import type { root } from "../../../lib/types.gen";
import type { Play } from "../play";
import { cardFacts, cardName, SUITS } from "./facts";

const WITH: Record<string, string[]> = {
  marquise: ["workshop"],
  eyrie: ["roost"],
  alliance: ["sympathy"],
  lizard: ["garden"],
  duchy: ["citadel", "market"],
  corvid: ["plot"],
};

export interface Power {
  suit: string;
  all: number;
  left: number;
}

/** By suit; the Cult crafts in the Outcast alone, a Vagabond where the pawn stands; the Riverfolk commit funds instead and have none. */
export function powerOf(play: Play, player: root.Player): Power[] {
  const pieces = WITH[player.faction] ?? [];
  const at = player.vagabond?.at;
  const hammers = player.vagabond?.items.filter((item) => item.id === "hammer" && item.state === "ready").length ?? 0;
  return SUITS.map((suit, i) => {
    const all = play.view.clearings
      .filter((clearing) => clearing.suit === suit && (!player.lizard || player.lizard.outcast === suit))
      .reduce((sum, clearing) => {
        if (player.vagabond) return sum + (clearing.number === at ? hammers : 0);
        const buildings = clearing.buildings.filter((piece) => pieces.includes(piece)).length;
        const tokens = clearing.tokens.filter((token) => pieces.includes(token.piece)).reduce((n, token) => n + token.n, 0);
        return sum + buildings + tokens;
      }, 0);
    const used = player.seat === play.view.active && !player.vagabond ? (play.view.activated[i] ?? 0) : 0;
    return { suit, all, left: Math.max(0, all - used) };
  });
}

/** Whether the pieces left cover a card that is worth crafting: its item is there, its effect is not in play yet. */
export function canCraft(play: Play, player: root.Player, power: Power[], id: string): boolean {
  const facts = cardFacts(play, id);
  const cost = facts?.cost ?? [];
  if (!cost.length || (facts?.item && !play.view.item_supply.includes(facts.item))) return false;
  if (player.effects.some((effect) => cardName(play, effect) === cardName(play, id))) return false;
  const wanted = (suit: string) => cost.filter((need) => need === suit).length;
  const all = power.reduce((sum, suit) => sum + suit.left, 0);
  return cost.length <= all && power.every((suit) => wanted(suit.suit) <= suit.left);
}
