/** The drawing of the land: the border of each region and the marks scattered over it, always the same. */
export const WIDTH = 187;
export const HEIGHT = 202;
const BORDER = 171;

export const GROUNDS: readonly { fill: string; marks: string[]; size: number }[] = [
  { fill: "var(--t-plains)", marks: ["wheat", "wheat", "furrow", "house"], size: 2.6 },
  { fill: "var(--meadow)", marks: ["furrow", "tree2", "house", "tree2"], size: 2.8 },
  { fill: "var(--t-forest)", marks: ["tree", "tree", "tree2"], size: 3.6 },
  { fill: "var(--t-mountain)", marks: ["peak2", "tree", "peak2"], size: 3 },
  { fill: "var(--t-mountain)", marks: ["peak", "peak", "peak2"], size: 3.2 },
  { fill: "var(--t-water)", marks: ["wave", "wave", "wave"], size: 3.6 },
];

const STARTS = [8, 2, 14, 5, 12, 3];

/** The right border of a region, from the top. */
export const EDGE = (i: number): string =>
  `M${BORDER + (STARTS[i] ?? 0)} 0Q${BORDER - 9} 34 ${BORDER + 4} 62T${BORDER - 2} 118Q${BORDER + 12} 150 ${BORDER + 2} 176T${BORDER + 5} ${HEIGHT}`;

export const SHORE = `M16 0Q2 40 20 74T10 140Q22 176 12 ${HEIGHT}`;

export interface Mark {
  mark: string;
  x: number;
  y: number;
  size: number;
}

function dice(seed: number): () => number {
  let at = seed;
  return () => (at = (at * 16807) % 2147483647) / 2147483647;
}

const round = (n: number): number => Math.round(n * 10) / 10;
const MOST = 18;
const TRIES = 400;
const APART = 420;

/** Marks that keep apart from each other, and from the castle of the first region; the far ones come first. */
export function marksOf(i: number): Mark[] {
  const ground = GROUNDS[i % GROUNDS.length];
  if (!ground) return [];
  const roll = dice(7 + 31 * i);
  const found: Mark[] = [];
  for (let tries = 0; tries < TRIES && found.length < MOST; tries++) {
    const [x, y] = [8 + roll() * 150, 6 + roll() * 104];
    const castle = i === 0 && x < 44 && y < 48;
    if (castle || found.some((mark) => (mark.x - x) ** 2 + ((mark.y - y) * 1.2) ** 2 < APART)) continue;
    found.push({
      mark: ground.marks[Math.floor(roll() * ground.marks.length)] ?? "",
      x: round(x),
      y: round(y),
      size: ground.size,
    });
  }
  return found.sort((a, b) => a.y - b.y);
}
