/** The oaths: their pictures, and how the players stand in the one that is sworn. */
import type { Player } from "./play";

export const OATH_GLYPH: Readonly<Record<string, string>> = {
  supremacy: "crown",
  "the-people": "three-friends",
  devotion: "third-eye",
  protection: "castle",
};

export interface Rank {
  count: number;
  seats: number[];
  top: boolean;
}

/** Players by what the oath counts, the most first; those with nothing are left out unless nobody has anything. */
export function ranks(players: readonly Pick<Player, "seat" | "count">[]): Rank[] {
  const counts = [...new Set(players.map((player) => player.count))].sort((a, b) => b - a);
  return counts
    .filter((count) => count > 0 || counts.length === 1)
    .map((count, i) => ({
      count,
      seats: players.filter((player) => player.count === count).map((player) => player.seat),
      top: i === 0,
    }));
}
