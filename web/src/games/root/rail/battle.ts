/** A battle as far as the table knows it: who stands there, how much each side can deal, and how far it has come. */
import type { LogLine, root } from "../../../lib/types.gen";
import { t } from "../../../lib/words.svelte";
import { kindOf, type Play, playerOf } from "../play";
import { OWNER, say } from "../statics";
import { cardName, clearingOf, warriorsAt } from "./facts";

export const STEPS = ["ambush", "roll", "extra", "losses"] as const;
export type Step = (typeof STEPS)[number];
/** The highest number on a die. */
export const FACE = 3;
export const AMBUSH = 2;

const STEP_OF: Record<string, Step> = {
  ambush: "ambush",
  foil: "ambush",
  ally: "ambush",
  enlist: "roll",
  use: "extra",
  "swift-strike": "extra",
  exhaust: "extra",
  hit: "losses",
  "hit-who": "losses",
  damage: "losses",
  hospital: "losses",
};

/** The lines since the battle began. */
function since(play: Play): LogLine[] {
  const start = play.table.log.findLastIndex((line) => line.key.endsWith("-battle"));
  return start < 0 ? [] : play.table.log.slice(start);
}

/** The higher and the lower die, once rolled. */
export function diceOf(battle: root.Battle): [high: number, low: number] | null {
  const [high, low] = battle.dice;
  return high === undefined || low === undefined ? null : [high, low];
}

export function stepOf(play: Play, battle: root.Battle): Step {
  const asked = STEP_OF[kindOf(play)];
  const rolled = diceOf(battle) !== null;
  if (asked) return asked === "losses" && !rolled ? "ambush" : asked;
  if (since(play).some((line) => line.key.endsWith("-hits"))) return "losses";
  return rolled ? "extra" : "ambush";
}

export interface Pieces {
  piece: string;
  n: number;
  token: boolean;
}

/** Buildings and tokens of a faction in a clearing, by kind. */
function piecesAt(clearing: root.Clearing | undefined, faction: string): Pieces[] {
  const buildings = (clearing?.buildings ?? []).filter((piece) => OWNER[piece] === faction);
  const tokens = (clearing?.tokens ?? []).filter((token) => token.faction === faction);
  return [
    ...[...new Set(buildings)].map((piece) => ({
      piece,
      n: buildings.filter((other) => other === piece).length,
      token: false,
    })),
    ...tokens.map((token) => ({ piece: token.piece, n: token.n, token: true })),
  ];
}

export interface Extra {
  source: string;
  n: number;
}

export interface SideFacts {
  faction: string;
  role: "attacker" | "defender";
  seat: number | undefined;
  /** Fights along with the attacker. */
  ally: string | null;
  warriors: number;
  allied: number;
  pieces: Pieces[];
  limit: number;
  rolled: number;
  extras: Extra[];
  extra: number;
}

/** Cards a seat has used since the battle began; seats of the log count from one. */
function usedBy(play: Play, seat: number | undefined): string[] {
  const used = since(play).filter((line) => line.key.endsWith("-used-card") && line.parts["who"] === String((seat ?? -1) + 1));
  return used.map((line) => cardName(play, line.parts["card"] ?? ""));
}

/** Where extra hits come from: boards and being defenseless, then the cards used, then abilities. */
function extrasOf(play: Play, battle: root.Battle, role: SideFacts["role"], dealt: number): Extra[] {
  const found: Extra[] = [];
  const leader = play.statics.leaders.find((known) => known.id === playerOf(play.view, "eyrie")?.eyrie?.leader);
  if (role === "attacker" && battle.attacker === "eyrie" && leader?.id === "commander")
    found.push({ source: say(leader.name, play.table.lang), n: 1 });
  if (role === "attacker" && battle.defenseless) found.push({ source: t("root-battle-defenseless"), n: 1 });
  let more = dealt - found.length;
  for (const source of usedBy(play, playerOf(play.view, battle[role])?.seat).slice(0, Math.max(0, more))) {
    found.push({ source, n: 1 });
    more -= 1;
  }
  const agents = role === "defender" && battle.defender === "corvid";
  return more > 0 ? [...found, { source: t(agents ? "root-ability-embedded-agents" : "root-rail-by-cards"), n: more }] : found;
}

/** Both sides of the battle that is fought now. */
export function sidesOf(play: Play, battle: root.Battle): [attacker: SideFacts, defender: SideFacts] {
  const clearing = clearingOf(play, battle.clearing);
  const side = (faction: string, role: SideFacts["role"]): SideFacts => {
    const attacks = role === "attacker";
    const ally = attacks ? battle.ally : null;
    const extra = attacks ? battle.extra_by_attacker : battle.extra_by_defender;
    return {
      faction,
      role,
      seat: playerOf(play.view, faction)?.seat,
      ally,
      warriors: warriorsAt(clearing, faction),
      allied: ally ? warriorsAt(clearing, ally) : 0,
      pieces: piecesAt(clearing, faction),
      limit: Math.min(FACE, attacks ? battle.cap_of_attacker : battle.cap_of_defender),
      rolled: attacks ? battle.rolled_by_attacker : battle.rolled_by_defender,
      extras: extrasOf(play, battle, role, extra),
      extra,
    };
  };
  return [side(battle.attacker, "attacker"), side(battle.defender, "defender")];
}

/** What an ambush changes, at the worst for the defender. */
export interface Forecast {
  removed: number;
  /** Nobody is left to fight on. */
  ends: boolean;
  after: number;
  kept: number;
  /** Buildings and tokens that could fall: points of the attacker. */
  points: number;
}

export function forecast([attacker, defender]: [SideFacts, SideFacts]): Forecast {
  const pawn = attacker.faction.startsWith("vagabond");
  const force = attacker.warriors + attacker.allied;
  const removed = pawn ? AMBUSH : Math.min(AMBUSH, force);
  const after = pawn ? attacker.limit : Math.min(FACE, force - removed);
  const kept = attacker.limit + attacker.extra;
  const ends = !pawn && force <= removed;
  const pieces = defender.pieces.reduce((sum, there) => sum + there.n, 0);
  return {
    removed,
    ends,
    after: after + attacker.extra,
    kept,
    points: Math.min(pieces, Math.max(0, kept - defender.warriors)),
  };
}
