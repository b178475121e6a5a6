/** Where a note lies: beside what is lit, and over nothing that must be seen. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}
export interface Size {
  width: number;
  height: number;
}
export interface Placed {
  left: number;
  top: number;
  /** No room beside the lit places: it lies above the bar, without leaders. */
  docked: boolean;
}
export type Leader = { from: [x: number, y: number]; to: [x: number, y: number] };

const STEP = 14;
const AIR = 10;
/** So far into a large lit place a leader reaches; a small one is only touched. */
const INTO = 14;
const SMALL = 60;

/** How much of two boxes is common, in square px. */
export function overlap(a: Box, b: Box): number {
  const wide = Math.min(a.left + a.width, b.left + b.width) - Math.max(a.left, b.left);
  const high = Math.min(a.top + a.height, b.top + b.height) - Math.max(a.top, b.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

const widened = (box: Box, by: number): Box => ({
  left: box.left - by,
  top: box.top - by,
  width: box.width + 2 * by,
  height: box.height + 2 * by,
});
const middle = (box: Box): [number, number] => [box.left + box.width / 2, box.top + box.height / 2];

/** How far a box is from the nearest of others, edge to edge. */
function near(box: Box, others: Box[]): number {
  const gaps = others.map((other) => {
    const wide = Math.max(0, other.left - box.left - box.width, box.left - other.left - other.width);
    const high = Math.max(0, other.top - box.top - box.height, box.top - other.top - other.height);
    return Math.hypot(wide, high);
  });
  return Math.min(...gaps);
}

/** The places for a note of that size within `field`, row by row. */
function* places(field: Box, size: Size): Generator<Box> {
  for (let top = field.top + AIR; top + size.height + AIR <= field.top + field.height; top += STEP)
    for (let left = field.left + AIR; left + size.width + AIR <= field.left + field.width; left += STEP)
      yield { left, top, ...size };
}

/** Nearest to what is lit, but neither over it nor over `kept`; where that cannot be, at the foot of `field`, where it covers
 * least of what is lit and then of what is kept. */
export function place(field: Box, size: Size, lit: Box[], kept: Box[]): Placed {
  const closed = [...lit, ...kept].map((box) => widened(box, 4));
  let best: Box | null = null;
  let least = Infinity;
  if (lit.length)
    for (const box of places(field, size)) {
      if (closed.some((other) => overlap(box, other) > 0)) continue;
      const [x, y] = middle(box);
      const far = near(box, lit) + Math.min(...lit.map((one) => Math.hypot(middle(one)[0] - x, middle(one)[1] - y))) / 8;
      if (far < least) [best, least] = [box, far];
    }
  if (best) return { left: best.left, top: best.top, docked: false };
  return { ...foot(field, size, lit, kept), docked: true };
}

function foot(field: Box, size: Size, lit: Box[], kept: Box[]): { left: number; top: number } {
  const top = Math.max(field.top, field.top + field.height - size.height - AIR);
  let found = { left: field.left + AIR, top };
  let least = Infinity;
  for (let left = field.left + AIR; left + size.width <= field.left + field.width; left += STEP) {
    const box = { left, top, ...size };
    const covers = (boxes: Box[]) => boxes.reduce((sum, other) => sum + overlap(box, other), 0);
    const cost = covers(lit) * 100 + covers(kept);
    if (cost < least) [found, least] = [{ left, top }, cost];
  }
  return found;
}

const between = (low: number, x: number, high: number): number => Math.min(Math.max(low, x), high);

/** A line from the edge of the note into a lit place. */
export function leader(note: Box, lit: Box): Leader {
  const [x, y] = middle(note);
  const into = Math.min(lit.width, lit.height) < SMALL ? 0 : INTO;
  const to: [number, number] = [
    between(lit.left + into, x, lit.left + lit.width - into),
    between(lit.top + into, y, lit.top + lit.height - into),
  ];
  return {
    from: [between(note.left, to[0], note.left + note.width), between(note.top, to[1], note.top + note.height)],
    to,
  };
}
