/** Where everything of a map is drawn, worked out once from its places, paths and rivers. */
import type { ForestFacts, MapFacts } from "../statics";
import { BURROW, FIRST_FOREST } from "../play";
import {
  beside,
  between,
  blob,
  curvePath,
  dice,
  distance,
  inside,
  nearest,
  polygon,
  polyline,
  samples,
  smooth,
  towards,
  type Curve,
  type Point,
} from "./geometry";

export const WIDE = 1430;
export const HIGH = 1000;
/** Half the width of a clearing. */
export const GLADE = 86;

export interface Way {
  id: string;
  a: number;
  b: number;
  d: string;
  middle: Point;
}

export interface Wood {
  number: number;
  at: Point;
  area: string;
}

export interface Tree {
  at: Point;
  kind: number;
}

export interface Drawing {
  /** Clearings, the Burrow and forests by number. */
  at: ReadonlyMap<number, Point>;
  outline: ReadonlyMap<number, string>;
  ways: Way[];
  rivers: string[];
  lake: string;
  forests: Wood[];
  trees: Tree[];
}

/** Free ground on each map for the Burrow, as far from the middle as the clearings. */
const BURROWS: Readonly<Record<string, Point>> = { autumn: [800, 76], winter: [785, 98], lake: [880, 96], mountain: [370, 96] };
/** Trees keep this far from the middle of a path, a river, the shore and a pawn. */
const SPARE = { path: 31, river: 36, shore: 26, pawn: 40, glade: GLADE + 21 };
const GAP = 29;
const TRIES = 5500;

const key = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);
/** The box's map is as high as wide; here it is drawn wider, the clearings stay round and keep clear of the edge. */
const [BOX, STRETCH] = [1090, 1.4];
const aside = (x: number): number => WIDE / 2 + (x - BOX / 2) * STRETCH;
export const place = (x: number, y: number): Point => [aside(BOX / 2 + (x - BOX / 2) * 0.89), 500 + (y - 500) * 0.925];

/** The bend that keeps a line farthest from the clearings it does not join and from the lines already drawn. */
function bend(from: Point, to: Point, bends: number[], avoid: Point[], drawn: Point[][]): Curve {
  const length = distance(from, to);
  const scored = bends.map((by): [number, Curve] => {
    const curve: Curve = [from, beside(from, to, by), to];
    const line = samples(curve, 16).slice(3, -3);
    const room = Math.min(135, ...line.map((p) => nearest(p, avoid)));
    const apart = Math.min(60, ...drawn.flatMap((other) => line.map((p) => nearest(p, other))));
    return [room + apart * 0.4 - Math.abs(by) * length * 0.1, curve];
  });
  return scored.reduce((best, next) => (next[0] > best[0] ? next : best))[1];
}

/** The rivers as chains of clearings, each from one end to the other. */
function chains(rivers: readonly [number, number][]): number[][] {
  const left = [...rivers];
  const found: number[][] = [];
  while (left.length) {
    const ends = left.flat().filter((n, _, all) => all.filter((m) => m === n).length === 1);
    const chain = [ends[0] ?? left[0]?.[0] ?? 0];
    for (;;) {
      const i = left.findIndex((pair) => pair.includes(chain.at(-1) ?? 0));
      const pair = left[i];
      if (!pair) break;
      chain.push(pair[0] === chain.at(-1) ? pair[1] : pair[0]);
      left.splice(i, 1);
    }
    found.push(chain);
  }
  return found;
}

/** Beyond the nearest edge of the board. */
function outside([x, y]: Point): Point {
  const edges: [number, Point][] = [
    [x, [-30, y + 40]],
    [WIDE - x, [WIDE + 30, y - 30]],
    [y, [x + 45, -30]],
    [HIGH - y, [x - 45, HIGH + 30]],
  ];
  return edges.reduce((best, edge) => (edge[0] < best[0] ? edge : best))[1];
}

/** A forest's ring along whatever encloses it. */
function ringOf(forest: ForestFacts, points: ReadonlyMap<number, Point>, edges: ReadonlyMap<string, Point[]>): Point[] {
  return forest.ring.flatMap((a, i) => {
    const b = forest.ring[(i + 1) % forest.ring.length] ?? a;
    const start = points.get(a) ?? [0, 0];
    const edge = edges.get(key(a, b)) ?? [start];
    const [head, tail] = [edge[0] ?? start, edge.at(-1) ?? start];
    return distance(start, head) <= distance(start, tail) ? edge : edge.toReversed();
  });
}

/** The roomiest spot of a forest, for a wanderer. */
function middleOf(ring: Point[], glades: Point[]): Point {
  const xs = ring.map(([x]) => x);
  const ys = ring.map(([, y]) => y);
  let best: [room: number, at: Point] = [-Infinity, ring[0] ?? [0, 0]];
  for (let x = Math.min(...xs); x < Math.max(...xs); x += 8) {
    for (let y = Math.min(...ys); y < Math.max(...ys); y += 8) {
      const room = inside([x, y], ring) ? Math.min(nearest([x, y], ring), nearest([x, y], glades) - GLADE) : -1;
      if (room > best[0]) best = [room, [x, y]];
    }
  }
  return best[1];
}

function draw(map: MapFacts): Drawing {
  const points = new Map<number, Point>(map.clearing.map((c) => [c.number, place(c.x, c.y)]));
  const spot = (n: number): Point => points.get(n) ?? [0, 0];
  const edges = new Map<string, Point[]>();

  const drawn: Point[][] = [];
  const ways = [...map.paths, ...map.closed_paths].map(([a, b]): Way => {
    const others = map.clearing.filter((c) => c.number !== a && c.number !== b).map((c) => spot(c.number));
    const curve = bend(spot(a), spot(b), [0.1, -0.1, 0.06, -0.06, 0.16, -0.16, 0.22, -0.22], others, drawn);
    const line = samples(curve);
    drawn.push(line.slice(6, -6));
    edges.set(key(a, b), line);
    return { id: key(a, b), a, b, d: curvePath(curve), middle: line[12] ?? spot(a) };
  });

  const centre: Point = map.lake ? place(map.lake.x, map.lake.y) : [0, 0];
  const shore = (map.coast ?? [])
    .map(spot)
    .sort((p, q) => Math.atan2(p[1] - centre[1], p[0] - centre[0]) - Math.atan2(q[1] - centre[1], q[0] - centre[0]));
  const bank = shore.flatMap((p, i): Point[] => [p, between(between(p, shore[(i + 1) % shore.length] ?? p), centre, 0.3)]);
  const water = shore.length ? smooth(bank, true) : [];
  const coast = map.coast ?? [];
  shore.forEach((p, i) => {
    const pair = [p, shore[(i + 1) % shore.length] ?? p].map((q) => coast.find((n) => spot(n) === q) ?? 0);
    const part = water.slice(i * 24, i * 24 + 25);
    edges.set(key(pair[0] ?? 0, pair[1] ?? 0), part.length === 25 || !water[0] ? part : [...part, water[0]]);
  });

  const streams = (shore.length ? [] : chains(map.rivers)).map((chain) => {
    const walk: Point[] = [outside(spot(chain[0] ?? 0))];
    chain.forEach((n, i) => {
      walk.push(spot(n));
      const next = chain[i + 1];
      if (next === undefined) return;
      const others = map.clearing.filter((c) => c.number !== n && c.number !== next).map((c) => spot(c.number));
      walk.push(bend(spot(n), spot(next), [0.1, -0.1, 0.17, -0.17, 0.05, -0.05], others, drawn)[1]);
    });
    const line = smooth([...walk, outside(spot(chain.at(-1) ?? 0))]);
    chain.slice(1).forEach((b, i) => {
      const from = 12 + i * 24;
      if (!edges.has(key(chain[i] ?? 0, b))) edges.set(key(chain[i] ?? 0, b), line.slice(from, from + 25));
    });
    return line;
  });

  const forests = map.forest.map((forest, i): Wood => {
    const ring = ringOf(forest, points, edges);
    return { number: FIRST_FOREST + i, at: middleOf(ring, [...points.values()]), area: polygon(ring) };
  });
  const outline = new Map(
    map.clearing.map((c) => [c.number, blob(spot(c.number), GLADE, GLADE - 1, c.number * 31 + map.id.length)]),
  );
  const [across, down] = BURROWS[map.id] ?? [800, 76];
  const burrow: Point = [aside(across), down];
  outline.set(BURROW, blob(burrow, 104, 60, 7));

  const all = new Map<number, Point>([...points, [BURROW, burrow], ...forests.map((f): [number, Point] => [f.number, f.at])]);
  return {
    at: all,
    outline,
    ways,
    rivers: streams.map(polyline),
    lake: water.length ? polygon(water) : "",
    forests,
    trees: plant(map, [...points.values()], burrow, [...edges.values()], streams, water, forests),
  };
}

/** Trees: evenly spread, the same every time; a forest has one kind before the others. */
function plant(
  map: MapFacts,
  glades: Point[],
  burrow: Point,
  edges: Point[][],
  streams: Point[][],
  water: Point[],
  forests: Wood[],
): Tree[] {
  const roll = dice(map.id.length * 977 + map.forest.length);
  const [path, river] = [edges.flat(), streams.flat()];
  const trees: Tree[] = [];
  for (let i = 0; i < TRIES; i++) {
    const p: Point = [roll() * WIDE, 6 + roll() * (HIGH - 8)];
    const luck = roll();
    if (trees.some((tree) => distance(tree.at, p) < GAP)) continue;
    if (nearest(p, glades) < SPARE.glade || nearest(p, path) < SPARE.path || nearest(p, river) < SPARE.river) continue;
    if (Math.abs(p[0] - burrow[0]) < 122 && Math.abs(p[1] - burrow[1]) < 80) continue;
    if (water.length && (inside(p, water) || nearest(p, water) < SPARE.shore)) continue;
    if (
      nearest(
        p,
        forests.map((forest) => forest.at),
      ) < SPARE.pawn
    )
      continue;
    const home = forests.reduce(
      (best, forest, n) => (distance(forest.at, p) < distance(forests[best]?.at ?? p, p) ? n : best),
      0,
    );
    trees.push({ at: p, kind: luck < 0.58 ? home % 4 : Math.floor(luck * 97) % 4 });
  }
  return trees.sort((a, b) => a.at[1] - b.at[1]);
}

const known = new Map<string, Drawing>();
export function drawing(map: MapFacts): Drawing {
  const found = known.get(map.id) ?? draw(map);
  known.set(map.id, found);
  return found;
}

/** A bent line from one place to another that leaves room for what stands there. */
export function travel(land: Drawing, a: number, b: number): string | null {
  const [from, to] = [land.at.get(a), land.at.get(b)];
  if (!from || !to || a === b) return null;
  const spare = (place: number): number => Math.min(place < FIRST_FOREST ? GLADE * 0.7 : 30, distance(from, to) * 0.3);
  const start = towards(from, to, spare(a));
  const end = towards(to, from, spare(b) + 8);
  return curvePath([start, beside(start, end, 0.12 * (to[0] < from[0] ? -1 : 1)), end]);
}
