/** A battle as far as the table knows it: who stands there, how much each side can deal, and how far it has come. */
import type { LogLine, root } from "../../../lib/types.gen";
import { t } from "../../../lib/words.svelte";
import { kindOf, type Play, playerOf } from "../play";
import { OWNER, say } from "../statics";
import { cardName, clearingOf, warriorsAt } from "./facts";

export const STEPS = ["ambush", "roll", "extra", "losses"] as const;
export type Step = (typeof STEPS)[number];

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
}

/** Cards a seat has used since the battle began; seats of the log count from one. */
function usedBy(play: Play, seat: number | undefined): string[] {
  const used = since(play).filter((line) => line.key.endsWith("-used-card") && line.parts["who"] === String((seat ?? -1) + 1));
  return used.map((line) => cardName(play, line.parts["card"] ?? ""));
}

/** Where extra hits come from, in words; cards by their names, as far as the log tells. */
function extrasOf(play: Play, extras: root.Extra[], seat: number | undefined): Extra[] {
  const leader = play.statics.leaders.find((known) => known.id === playerOf(play.view, "eyrie")?.eyrie?.leader);
  return extras.flatMap(({ source, n }): Extra[] => {
    if (source === "leader") return [{ source: say(leader?.name, play.table.lang), n }];
    if (source === "defenseless") return [{ source: t("root-battle-defenseless"), n }];
    if (source === "automaton") return [{ source: t("root-rail-automaton"), n }];
    if (source === "embedded-agents") return [{ source: t("root-ability-embedded-agents"), n }];
    const used = usedBy(play, seat)
      .slice(0, n)
      .map((card) => ({ source: card, n: 1 }));
    return used.length < n ? [...used, { source: t("root-rail-by-cards"), n: n - used.length }] : used;
  });
}

/** Both sides of the battle that is fought now. */
export function sidesOf(play: Play, battle: root.Battle): [attacker: SideFacts, defender: SideFacts] {
  const clearing = clearingOf(play, battle.clearing);
  const side = (faction: string, role: SideFacts["role"]): SideFacts => {
    const attacks = role === "attacker";
    const ally = attacks ? battle.ally : null;
    const seat = playerOf(play.view, faction)?.seat;
    return {
      faction,
      role,
      seat,
      ally,
      warriors: warriorsAt(clearing, faction),
      allied: ally ? warriorsAt(clearing, ally) : 0,
      pieces: piecesAt(clearing, faction),
      limit: attacks ? battle.cap_of_attacker : battle.cap_of_defender,
      rolled: attacks ? battle.rolled_by_attacker : battle.rolled_by_defender,
      extras: extrasOf(play, attacks ? battle.extras_of_attacker : battle.extras_of_defender, seat),
    };
  };
  return [side(battle.attacker, "attacker"), side(battle.defender, "defender")];
}
