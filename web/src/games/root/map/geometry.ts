/** Lines and shapes of the map: pure functions over points. */

export type Point = readonly [x: number, y: number];

/** The same numbers every time (mulberry32). */
export function dice(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

export const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);
export const between = (a: Point, b: Point, t = 0.5): Point => [a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t];
const round = (x: number): number => Math.round(x * 10) / 10;

/** From `a` towards `b`, so far. */
export function towards(a: Point, b: Point, far: number): Point {
  return between(a, b, far / (distance(a, b) || 1));
}

/** A point beside the middle of two: `by` is the share of their distance. */
export function beside(a: Point, b: Point, by: number): Point {
  const [x, y] = between(a, b);
  return [x - (b[1] - a[1]) * by, y + (b[0] - a[0]) * by];
}

/** A quadratic curve: both ends and the corner. */
export type Curve = readonly [from: Point, corner: Point, to: Point];

export function at([p, q, r]: Curve, t: number): Point {
  return between(between(p, q, t), between(q, r, t), t);
}

export function samples(curve: Curve, n = 24): Point[] {
  return Array.from({ length: n + 1 }, (_, i) => at(curve, i / n));
}

export function curvePath([p, q, r]: Curve): string {
  return `M${round(p[0])} ${round(p[1])}Q${round(q[0])} ${round(q[1])} ${round(r[0])} ${round(r[1])}`;
}

export function polygon(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}Z`;
}

/** The nearest of some points. */
export function nearest(p: Point, points: readonly Point[]): number {
  return points.reduce((best, q) => Math.min(best, distance(p, q)), Infinity);
}

export function inside([x, y]: Point, ring: readonly Point[]): boolean {
  let hit = false;
  ring.forEach(([x1, y1], i) => {
    const [x2, y2] = ring[(i + 1) % ring.length] ?? [x1, y1];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) hit = !hit;
  });
  return hit;
}

/** Catmull-Rom through points as a chain of points, open or closed. */
export function smooth(points: readonly Point[], closed = false, steps = 12): Point[] {
  const n = points.length;
  const get = (i: number): Point => points[closed ? (i + n) % n : Math.min(n - 1, Math.max(0, i))] ?? [0, 0];
  const found: Point[] = [];
  for (let i = 0; i < (closed ? n : n - 1); i++) {
    const [p0, p1, p2, p3] = [get(i - 1), get(i), get(i + 1), get(i + 2)];
    for (let s = 0; s < steps; s++) {
      const t = s / steps;
      const mix = (k: 0 | 1): number =>
        0.5 *
        (2 * p1[k] +
          (p2[k] - p0[k]) * t +
          (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t ** 2 +
          (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t ** 3);
      found.push([mix(0), mix(1)]);
    }
  }
  return closed ? found : [...found, get(n - 1)];
}

export function polyline(points: readonly Point[]): string {
  return `M${points.map(([x, y]) => `${round(x)} ${round(y)}`).join("L")}`;
}

/** A round glade that is not quite a circle. */
export function blob([x, y]: Point, rx: number, ry: number, seed: number): string {
  const roll = dice(seed);
  const corners = Array.from({ length: 11 }, (_, i): Point => {
    const angle = (i / 11) * 2 * Math.PI;
    const far = 1.02 + (roll() - 0.5) * 0.08;
    return [x + Math.cos(angle) * rx * far, y + Math.sin(angle) * ry * far];
  });
  const [first] = corners;
  const last = corners.at(-1);
  if (!first || !last) return "";
  const start = between(last, first);
  return (
    corners.reduce(
      (d, corner, i) => {
        const end = between(corner, corners[(i + 1) % corners.length] ?? first);
        return `${d}Q${round(corner[0])} ${round(corner[1])} ${round(end[0])} ${round(end[1])}`;
      },
      `M${round(start[0])} ${round(start[1])}`,
    ) + "Z"
  );
}
