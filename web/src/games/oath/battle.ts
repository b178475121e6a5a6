/** A Campaign as the panel shows it. */
import type { oath } from "../../lib/types.gen";

/** The steps of the panel, and which steps of the rules belong to each. */
export const STAGES = ["targets", "plans", "rolls", "losses", "spoils"] as const;
const STAGE_OF: Readonly<Record<string, number>> = {
  targets: 0,
  dice: 0,
  allies: 0,
  "attack-plans": 1,
  "defense-plans": 1,
  "defense-roll": 2,
  "attack-roll": 2,
  sacrifice: 2,
  losses: 3,
  sites: 4,
  items: 4,
  banish: 4,
  victory: 4,
  end: 4,
  after: 4,
};
export const stageAt = (step: string): number => STAGE_OF[step] ?? 0;

/** The symbols of rolled faces. */
const FACES: Readonly<Record<string, string>> = {
  hollow: "da-h",
  sword: "da-s",
  "two-swords-skull": "da-k",
  blank: "dd-0",
  shield: "dd-1",
  "two-shields": "dd-2",
  double: "dd-x",
};
export const faceSign = (face: string): string => FACES[face] ?? "da-q";

/** The dice of a side: rolled faces, else one closed die for each in the pool. */
export function diceOf(battle: oath.Battle, side: 0 | 1): string[] {
  const rolled = side ? battle.defense : battle.attack;
  if (rolled.length) return rolled.map(faceSign);
  return Array<string>(battle.pool[side] ?? 0).fill(side ? "dd-q" : "da-q");
}

/** Targets one by one, as choices call them. */
export const targetsOf = (battle: oath.Battle): string[] => [
  ...battle.sites,
  ...battle.relics,
  ...battle.banners,
  ...(battle.pawn ? ["pawn"] : []),
];
