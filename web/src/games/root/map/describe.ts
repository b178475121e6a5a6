/** A clearing in words, for those who do not see it. */
import type { root } from "../../../lib/types.gen";
import { t } from "../../../lib/words.svelte";
import { BURROW, type Play } from "../play";
import { factionName, pieceName, say } from "../statics";

export function describe(play: Play, clearing: root.Clearing): string {
  const { statics, table } = play;
  const name = (faction: string): string => factionName(statics, faction, table.lang);
  const piece = (id: string): string => pieceName(statics, id, table.lang);
  const counted = (label: string, n: number): string => (n > 1 ? `${label} ${n}` : label);
  const buildings = new Map<string, number>();
  for (const id of clearing.buildings) buildings.set(id, (buildings.get(id) ?? 0) + 1);
  return [
    clearing.number === BURROW ? t("root-ui-burrow") : t("root-clearing", { n: clearing.number }),
    clearing.suit ? say(statics.suits[clearing.suit]?.name, table.lang) : "",
    clearing.ruler ? t("root-ui-ruled", { faction: name(clearing.ruler) }) : "",
    ...clearing.warriors.map(({ faction, n }) => `${name(faction)} ${n}`),
    ...clearing.pawns.map(name),
    ...[...buildings].map(([id, n]) => counted(piece(id), n)),
    ...clearing.tokens.map((token) =>
      counted(token.plot ? say(statics.plots[token.plot]?.name, table.lang) : piece(token.piece), token.n),
    ),
    clearing.ferry ? t("root-place-ferry") : "",
    clearing.tower ? t("root-place-tower") : "",
    clearing.scorched ? t("root-special-scorched-earth") : "",
  ]
    .filter(Boolean)
    .join(", ");
}
