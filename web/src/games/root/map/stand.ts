/** How the pieces of a clearing stand in it, from its middle: slots above, tokens beside or below them, then warriors. */
import type { root } from "../../../lib/types.gen";
import { OWNER } from "../statics";
import type { Ghost } from "./ghosts";
import type { Point } from "./geometry";

export const TILE = 36;

export interface Tile {
  /** Empty for a free slot. */
  piece: string;
  owner: string | undefined;
  at: Point;
  ghost: boolean;
}
export interface Coin {
  token: root.Token;
  at: Point;
  r: number;
  ghost: boolean;
}
export interface Troop {
  faction: string;
  n: number;
  /** A pawn is not counted. */
  pawn: boolean;
  figures: Point[];
  wide: number;
  high: number;
  ghost: boolean;
}
export interface Standing {
  tiles: Tile[];
  coins: Coin[];
  troops: Troop[];
}

/** Width of a figure, step to the next of the same troop, and how many of a troop are drawn; the first that fits is used. */
const FITS = [
  [45, 27, 5],
  [41, 21, 5],
  [39, 25, 5],
  [39, 15, 5],
  [37, 11, 5],
  [36, 10, 3],
  [35, 9, 2],
  [34, 0, 1],
  [30, 0, 1],
] as const;
const ROOM = 162;
const APART = 13;
const ROW = 4;

type Group = Pick<Troop, "faction" | "n" | "pawn" | "ghost">;

function row(groups: Group[], y: number, high: number): Troop[] {
  const wideOf = ([wide, step, most]: (typeof FITS)[number]): number =>
    groups.reduce((sum, { n }) => sum + wide + (Math.min(n, most) - 1) * step, (groups.length - 1) * APART);
  const fit = FITS.find((option) => wideOf(option) <= ROOM && option[0] * 1.29 <= high + 1) ?? FITS[FITS.length - 1];
  if (!fit) return [];
  const [wide, step, most] = fit;
  const tall = wide * (36 / 28);
  let x = -wideOf(fit) / 2;
  return groups.map((group) => {
    const figures = Array.from({ length: Math.min(group.n, most) }, (_, i): Point => [x + i * step, y + high - tall]);
    x += wide + (figures.length - 1) * step + APART;
    return { ...group, figures, wide, high: tall };
  });
}

export function stand(clearing: root.Clearing, ghost: Ghost | null): Standing {
  const coming = ghost?.at === clearing.number ? ghost : null;
  const pieces = clearing.buildings.map((piece) => ({ piece, ghost: false }));
  if (coming?.what === "building" && pieces.length < clearing.slots) pieces.push({ piece: coming.piece, ghost: true });
  const free = Array.from({ length: Math.max(0, clearing.slots - pieces.length) }, () => ({ piece: "", ghost: false }));
  const tokens = clearing.tokens.map((token) => ({ token, ghost: false }));
  if (coming?.what === "token") tokens.push({ token: { faction: coming.faction, piece: coming.piece, n: 1 }, ghost: true });

  const slots = [...pieces, ...free];
  const shared = slots.length + tokens.length <= 3;
  const groups: Group[] = [
    ...clearing.warriors.map(({ faction, n }) => ({ faction, n, pawn: false, ghost: false })),
    ...clearing.pawns.map((faction) => ({ faction, n: 1, pawn: true, ghost: false })),
    ...(coming?.what === "warrior" ? [{ faction: coming.faction, n: 1, pawn: true, ghost: true }] : []),
  ];
  const crowd = groups.length > ROW;
  const y = shared ? -35 : crowd ? -54 : -38;
  const step = TILE + (slots.length + (shared ? tokens.length : 0) > 2 ? 2 : 4);
  const wide = slots.length * step + (shared ? tokens.length * 36 : 0);
  const tiles = slots.map(({ piece, ghost }, i): Tile => ({
    piece,
    ghost,
    owner: OWNER[piece],
    at: [-wide / 2 + step / 2 + i * step, y],
  }));

  const r = shared ? 16 : tokens.length > 5 ? 13 : 14;
  /** A counted token takes more room. */
  const rooms = tokens.map(({ token }) => (shared ? 36 : r * 2 + (token.n > 1 ? 14 : 2)));
  let x = shared ? -wide / 2 + slots.length * step : -rooms.reduce((sum, room) => sum + room, 0) / 2;
  const coins = tokens.map(({ token, ghost }, i): Coin => {
    const left = x;
    x += rooms[i] ?? 0;
    return { token, ghost, r, at: [left + (shared ? 18 : r + 1), shared ? y : crowd ? -20 : 0] };
  });

  const half = crowd ? Math.ceil(groups.length / 2) : groups.length;
  const top = shared ? (crowd ? -14 : 6) : crowd ? -8 : 15;
  const high = crowd ? 39 : shared ? 58 : 51;
  return { tiles, coins, troops: [...row(groups.slice(0, half), top, high), ...row(groups.slice(half), top + high + 1, high)] };
}
