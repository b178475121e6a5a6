/** A small picture made of a game's own symbols, on a field of 320 by 180. A game lists its pictures in `learn.ts`. */
export interface Use {
  use: string;
  x: number;
  y: number;
  w: number;
  h: number;
  /** Of a symbol that takes the colour of the text. */
  colour?: string;
}
export interface Shape {
  path: string;
  fill: string;
  line: string;
  width: number;
  dash: boolean;
}
/** A number in a dark disc. */
export interface Disc {
  say: string;
  x: number;
  y: number;
  r: number;
}
export type Piece = Use | Shape | Disc;

export interface Picture {
  ground: string;
  pieces: Piece[];
}

/** The pictures of a game by card. */
export type Pictures = Record<string, Picture>;

const OUTLINE = "var(--outline)";

/** A symbol of the game by its middle; `tall` is its height by its width. */
export function put(symbol: string, x: number, y: number, w: number, tall = 1): Use {
  return { use: symbol, x: x - w / 2, y: y - (w * tall) / 2, w, h: w * tall };
}

/** Symbols in a row, `step` apart, centred at x. */
export function row(symbols: string[], x: number, y: number, w: number, step: number, tall = 1): Use[] {
  return symbols.map((symbol, i) => put(symbol, x + (i - (symbols.length - 1) / 2) * step, y, w, tall));
}

export function times(symbol: string, n: number): string[] {
  return Array.from({ length: n }, () => symbol);
}

export function shape(path: string, fill = "none", line = OUTLINE, width = 2): Shape {
  return { path, fill, line, width, dash: false };
}

/** A dotted way with no head. */
export function way(path: string, line = OUTLINE): Shape {
  return { path, fill: "none", line, width: 3, dash: true };
}

export function box(x: number, y: number, w: number, h: number, fill: string, r = 8, line = OUTLINE): Shape {
  const [right, low] = [x + w - r, y + h - r];
  const corner = `a${r} ${r} 0 0 1`;
  return shape(
    `M${x + r} ${y}H${right}${corner} ${r} ${r}V${low}${corner} -${r} ${r}H${x + r}${corner} -${r} -${r}V${y + r}${corner} ${r} -${r}Z`,
    fill,
    line,
  );
}

export function ring(x: number, y: number, r: number, fill: string, line = OUTLINE): Shape {
  return shape(`M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 -${2 * r} 0Z`, fill, line);
}

export function disc(say: number, x: number, y: number, r = 13): Disc {
  return { say: String(say), x, y, r };
}
