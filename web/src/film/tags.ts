/** What a tag over the table says, and where it stands. */
import type { LogLine } from "../lib/types.gen";

export interface Change {
  seat: number;
  by: number;
}

/** Whose points are others than before, and by how much; a seat that counts none changes nothing. */
export function changes(before: readonly (number | null)[], now: readonly (number | null)[]): Change[] {
  return now.flatMap((points, seat) => {
    const by = (points ?? 0) - (before[seat] ?? points ?? 0);
    return by && points !== null ? [{ seat, by }] : [];
  });
}

/** Where the last of these lines has moved pieces to, and how many. */
export function movedTo(lines: readonly LogLine[]): { place: string; n: string } | null {
  const parts = lines.findLast((line) => line.parts["to"] && (line.parts["origin"] ?? line.parts["from"]))?.parts;
  return parts?.["to"] ? { place: parts["to"], n: parts["n"] ?? "1" } : null;
}

type Box = Pick<DOMRect, "left" | "right" | "top" | "bottom">;

/** Whether the middle of a thing that is drawn lies in an area. */
export function isWithin(thing: Box, area: Box): boolean {
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  return thing.right > thing.left && area.left < x && x < area.right && area.top < y && y < area.bottom;
}

/** About as wide a tag is, in px. */
const WIDE = 190;

/** Beside a place: to its right, to its left where there is no room. */
export function near(place: Box, room: number): { left: number; top: number } {
  const right = place.right + 8;
  const left = right + WIDE <= room ? right : Math.max(8, place.left - WIDE - 8);
  return { left, top: (place.top + place.bottom) / 2 };
}
