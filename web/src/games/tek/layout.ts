/** Where things stand on a territory card: figures, token, yield, number, castle. Worked out once for each card. */
import { type Disc, edgeDistance, inside, outline, type Point, river, scatter } from "./draw";
import { type RegionFacts, ROMAN, type TerritoryFacts } from "./statics";

/** Half the distance of two figures in one region. */
const APART = 4.1;
/** Free room around the castle, the number, the token, the yield and its mark, in card units. */
const ROOM = { castle: 5, badge: 4.1, token: 3.7, yield: 2.4, mark: 1.9 } as const;

export interface Mark {
  kind: string;
  at: Point;
}

export interface Place {
  facts: RegionFacts;
  /** `territory.region`. */
  id: string;
  path: string;
  marks: Mark[];
  centre: Point;
  castle: Point | null;
  badge: Point;
  token: Point;
  yield: Point;
  /** A Roman number where the card has this terrain more than once, as in the log; else empty. */
  mark: string;
  /** The middle of that number, beside the yield. */
  markAt: Point;
}

export interface Drawing {
  places: Place[];
  rivers: string[];
}

const KINDS: Record<string, readonly [common: string, other: string, share: number]> = {
  forest: ["tree", "tree2", 0.3],
  mountain: ["peak", "peak2", 0.5],
  plains: ["wheat", "furrow", 0.45],
  water: ["wave", "wave", 0],
  crags: ["crag", "crag", 0],
  ruins: ["column", "column", 0],
  capital: ["house", "house", 0],
};

/** The figures of a region: one in the middle, two side by side, more (which no rule allows) in a row. */
export function stand(place: Place, index: number, count: number): Point {
  return [place.centre[0] + (index - (count - 1) / 2) * APART * 2, place.centre[1]];
}

/** The middle of some of the figures that stand in a region, by their places in its list; of all of them for none. */
export function middle(place: Place, indices: readonly number[], count: number): Point {
  if (!indices.length) return place.centre;
  return [indices.reduce((sum, i) => sum + stand(place, i, count)[0], 0) / indices.length, place.centre[1]];
}

/** The body of a figure at a point, as circles. */
function body([x, y]: Point): Disc[] {
  return [
    [x, y - 2.6, 3.6],
    [x, y + 2.6, 4.2],
  ];
}

function grid(region: RegionFacts): Point[] {
  const xs = region.polygon.map((p) => p[0]);
  const ys = region.polygon.map((p) => p[1]);
  const points: Point[] = [];
  for (let x = Math.min(...xs) + 1; x < Math.max(...xs); x++) {
    for (let y = Math.min(...ys) + 1; y < Math.max(...ys); y++) {
      if (inside([x, y], region.polygon)) points.push([x, y]);
    }
  }
  return points;
}

/** The point with the best score; the anchor where the region has none. */
function best(points: readonly Point[], score: (p: Point) => number, anchor: Point): Point {
  let found = anchor;
  let top = -Infinity;
  for (const p of points) {
    const value = score(p) - 0.04 * Math.hypot(p[0] - anchor[0], p[1] - anchor[1]);
    if (value > top) {
      top = value;
      found = p;
    }
  }
  return found;
}

/** How far a circle at `p` stays from the border and from what stands there already; below 0 it touches. */
function free(p: Point, radius: number, region: RegionFacts, taken: readonly Disc[]): number {
  let gap = edgeDistance(p, region.polygon) - radius;
  for (const [x, y, r] of taken) gap = Math.min(gap, Math.hypot(p[0] - x, p[1] - y) - r - radius);
  return Math.min(gap, 0.9);
}

function place(territory: TerritoryFacts, region: RegionFacts): Place {
  const points = grid(region);
  const pairRoom = (p: Point): number => {
    const discs = [...body([p[0] - APART, p[1]]), ...body([p[0] + APART, p[1]])];
    return Math.min(
      2,
      ...discs.map(([x, y, r]) => (inside([x, y], region.polygon) ? 1 : -1) * edgeDistance([x, y], region.polygon) - r),
    );
  };
  const centre = best(points, pairRoom, region.anchor);
  const taken: Disc[] = [...body([centre[0] - APART, centre[1]]), ...body([centre[0] + APART, centre[1]])];
  const spot = (room: number): Point => {
    const p = best(points, (q) => free(q, room, region, taken), region.anchor);
    taken.push([p[0], p[1], room]);
    return p;
  };
  const castle = region.terrain === "capital" ? spot(ROOM.castle) : null;
  const badge = spot(ROOM.badge);
  const token = spot(ROOM.token);
  const yields = spot(ROOM.yield);
  const clear: Disc[] = [...body([centre[0] - 2, centre[1]]), ...body([centre[0] + 2, centre[1]]), [...yields, 3.2]];
  if (castle) clear.push([castle[0], castle[1] - 1, 7]);
  const id = `${territory.id}.${region.id}`;
  const [common, other, share] = KINDS[region.terrain] ?? ["wheat", "furrow", 0.5];
  const marks = scatter(region.polygon, region.terrain, id, clear).map((at, i) => ({
    kind: ((i * 7 + 3) % 10) / 10 < share ? other : common,
    at,
  }));
  const same = territory.regions.filter((other) => other.terrain === region.terrain);
  const beside = [
    [5, 0],
    [-5, 0],
    [0, 4.4],
    [0, -4.4],
  ].map(([x = 0, y = 0]): Point => [yields[0] + x, yields[1] + y]);
  const roomy = beside.filter((p) => inside(p, region.polygon));
  return {
    facts: region,
    id,
    path: outline(region, territory.regions),
    marks,
    centre,
    castle,
    badge,
    token,
    yield: yields,
    mark: same.length > 1 ? (ROMAN[same.indexOf(region)] ?? "") : "",
    markAt: best(roomy, (p) => free(p, ROOM.mark, region, taken), beside[0] ?? yields),
  };
}

const drawings = new Map<TerritoryFacts, Drawing>();

/** The whole card; the same object every time. */
export function drawing(territory: TerritoryFacts): Drawing {
  const known = drawings.get(territory);
  if (known) return known;
  const ring = (id: string): RegionFacts[] => territory.regions.filter((r) => r.id === id);
  const made = {
    places: territory.regions.map((region) => place(territory, region)),
    rivers: territory.rivers.flatMap(([a, b]) => ring(a).flatMap((x) => ring(b).map((y) => river(x, y, territory.regions)))),
  };
  drawings.set(territory, made);
  return made;
}
