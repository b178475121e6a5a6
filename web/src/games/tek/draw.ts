/** Organic outlines, rivers and scattered textures, drawn from the polygons of a territory card. Pure functions. */

export type Point = readonly [number, number];

/** A ring of a region; neighbours share vertices, the frame is `WIDTH` x `HEIGHT`. */
export interface Ring {
  id: string;
  polygon: readonly Point[];
}

/** A place to keep clear: a circle. */
export type Disc = readonly [x: number, y: number, radius: number];

export const WIDTH = 100;
export const HEIGHT = 70;

const key = (p: Point): string => `${p[0]},${p[1]}`;
const at = <T>(list: readonly T[], i: number): T => list[((i % list.length) + list.length) % list.length] as T;
const g = (n: number): string => String(Math.round(n * 100) / 100);

/** An open chain with fixed ends as a path piece: quadratic curves through the corners, meeting at midpoints. */
function rounded(chain: readonly Point[]): string {
  if (chain.length === 2) return `L${g(at(chain, 1)[0])} ${g(at(chain, 1)[1])}`;
  let out = "";
  for (let i = 1; i < chain.length - 1; i++) {
    const corner = at(chain, i);
    const next = at(chain, i + 1);
    const end: Point = i === chain.length - 2 ? next : [(corner[0] + next[0]) / 2, (corner[1] + next[1]) / 2];
    out += `Q${g(corner[0])} ${g(corner[1])} ${g(end[0])} ${g(end[1])}`;
  }
  return out;
}

/** A ring cut at its junctions (three regions meet, or the frame); both neighbours then round a border the same way. */
function chains(region: Ring, regions: readonly Ring[]): Point[][] {
  const owners = new Map<string, Set<string>>();
  for (const r of regions) {
    for (const p of r.polygon) owners.set(key(p), (owners.get(key(p)) ?? new Set()).add(r.id));
  }
  const fixed = (p: Point): boolean =>
    (owners.get(key(p))?.size ?? 0) >= 3 || p[0] === 0 || p[0] === WIDTH || p[1] === 0 || p[1] === HEIGHT;
  const start = Math.max(0, region.polygon.findIndex(fixed));
  const ring = region.polygon.map((_, i) => at(region.polygon, start + i));
  ring.push(at(ring, 0));
  const found: Point[][] = [];
  let chain: Point[] = [at(ring, 0)];
  for (const p of ring.slice(1)) {
    chain.push(p);
    if (fixed(p) || key(p) === key(at(ring, 0))) {
      found.push(chain);
      chain = [p];
    }
  }
  return found;
}

/** The outline of a region as a closed path. */
export function outline(region: Ring, regions: readonly Ring[]): string {
  const parts = chains(region, regions);
  const [x, y] = at(at(parts, 0), 0);
  return `M${g(x)} ${g(y)}${parts.map(rounded).join("")}Z`;
}

/** The border of two regions as a path: stroked three times, bank, water and dashed light. */
export function river(a: Ring, b: Ring, regions: readonly Ring[]): string {
  const shared = new Set(b.polygon.map(key));
  return chains(a, regions)
    .filter((chain) => chain.every((p) => shared.has(key(p))))
    .map((chain) => `M${g(at(chain, 0)[0])} ${g(at(chain, 0)[1])}${rounded(chain)}`)
    .join("");
}

const near = (p: Point, q: readonly [number, number, ...number[]], reach: number): boolean =>
  (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2 < reach * reach;

/** Both are asked thousands of times while a table opens, so they go from edge to edge in a plain loop. */
export function inside(p: Point, polygon: readonly Point[]): boolean {
  const [x, y] = p;
  let hit = false;
  let from = at(polygon, -1);
  for (const to of polygon) {
    if (from[1] > y !== to[1] > y && x < ((to[0] - from[0]) * (y - from[1])) / (to[1] - from[1]) + from[0]) hit = !hit;
    from = to;
  }
  return hit;
}

export function edgeDistance(p: Point, polygon: readonly Point[]): number {
  let best = Infinity;
  let from = at(polygon, -1);
  for (const to of polygon) {
    const dx = to[0] - from[0];
    const dy = to[1] - from[1];
    const x = p[0] - from[0];
    const y = p[1] - from[1];
    const t = Math.max(0, Math.min(1, (x * dx + y * dy) / (dx * dx + dy * dy || 1)));
    best = Math.min(best, (x - t * dx) ** 2 + (y - t * dy) ** 2);
    from = to;
  }
  return Math.sqrt(best);
}

/** Spacing between marks and distance from the border, in card units. */
const TEXTURE: Record<string, readonly [gap: number, border: number]> = {
  forest: [4.3, 1.6],
  mountain: [8.2, 3.0],
  plains: [5.6, 2.2],
  water: [5.2, 2.6],
  crags: [5.4, 2.6],
  ruins: [7.4, 2.8],
  capital: [6.4, 3.0],
};

/** A small seeded generator (mulberry32): the same numbers from the same word on every machine. */
export function numbers(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ letter.charCodeAt(0), 16777619);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** Points for trees, peaks, wheat...: evenly spread, the same every time, never under a figure; from back to front. */
export function scatter(polygon: readonly Point[], terrain: string, seed: string, clear: readonly Disc[] = []): Point[] {
  const random = numbers(seed);
  const [gap, border] = TEXTURE[terrain] ?? [6, 2.5];
  const xs = polygon.map((p) => p[0]);
  const ys = polygon.map((p) => p[1]);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top];
  const points: Point[] = [];
  for (let i = 0; i < 1400; i++) {
    const p: Point = [left + random() * width, top + random() * height];
    if (
      points.every((q) => !near(p, q, gap)) &&
      clear.every((c) => !near(p, c, c[2])) &&
      inside(p, polygon) &&
      edgeDistance(p, polygon) >= border
    ) {
      points.push(p);
    }
  }
  return points.sort((p, q) => p[1] - q[1]);
}
