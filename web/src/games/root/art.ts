/** The drawings of the game as path data: heads and glyphs on 24 x 24. */
import type { FactionId } from "./statics";

const INK = "var(--outline)";

interface Stroke {
  d: string;
  /** Filled with this instead of the head's colour. */
  fill?: string;
  stroke?: string;
  width?: number;
}

/** A head for every faction; its outline tells it apart without colour. */
export const HEADS: Readonly<Record<FactionId, Stroke[]>> = {
  marquise: [
    { d: "M4 4l5 4h6l5-4v9c0 5-4 8-8 8s-8-3-8-8z" },
    { d: "M8.5 13.2h.1M15.5 13.2h.1", width: 2.6 },
    { d: "M10.5 17h3" },
  ],
  eyrie: [
    { d: "M12 3c5 0 8 4 8 9v9c-3-1-4-3-4-3s-2 3-4 3-4-3-4-3-1 2-4 3v-9c0-5 3-9 8-9z" },
    { d: "M8.5 11.2h.1M15.5 11.2h.1", width: 2.6 },
    { d: "M10.3 13.5h3.4L12 16.5z" },
  ],
  alliance: [
    { d: "M6 10C4 5 5 2 7 2s3 4 3.5 7h3C14 6 15 2 17 2s3 3 1 8c2 2 2 4 2 5 0 4-4 6-8 6s-8-2-8-6c0-1 0-3 2-5z" },
    { d: "M8.5 14.2h.1M15.5 14.2h.1", width: 2.6 },
    { d: "M10.5 17.5h3" },
  ],
  vagabond: [
    { d: "M3 7l4-3 2.5 2h5L17 4l4 3-1 6c0 5-4 8-8 8s-8-3-8-8z" },
    { d: "M5.5 11.5h13l-2 4h-3L12 13.5l-1.5 2h-3z", fill: INK, stroke: "none" },
  ],
  vagabond2: [
    { d: "M13 1.5C18 5 20 9.5 20 14c0 4.5-3.5 7-8 7s-8-2.5-8-7C4 9 8 7 13 1.5z" },
    { d: "M7 14.2a5 4.8 0 0 1 10 0c0 2.5-2.2 4.2-5 4.2s-5-1.7-5-4.2z", fill: INK, stroke: "none" },
    { d: "M10 14h.1M14 14h.1", stroke: "var(--bone)", width: 2.2 },
  ],
  lizard: [
    {
      d: "M12 1.5l2.3 3.2 3.4-1.2.2 3.7L21 9.5c0 3-2.4 5.2-4.2 7.8-1.4 2.3-2.9 4.2-4.8 4.2s-3.4-1.9-4.8-4.2C5.4 14.7 3 12.5 3 9.5l3.1-2.3.2-3.7 3.4 1.2z",
    },
    { d: "M7.8 9.6l1.8 1.4M16.2 9.6L14.4 11", width: 2.2 },
    { d: "M10.7 17.2h.1M13.2 17.2h.1", width: 2 },
  ],
  riverfolk: [
    {
      d: "M5.4 8.7A2.9 2.9 0 1 1 8.3 4.8C9.4 4.3 10.7 4 12 4s2.6.3 3.7.8a2.9 2.9 0 1 1 2.9 3.9c.9 1.3 1.4 2.8 1.4 4.5 0 4.5-3.6 7.8-8 7.8s-8-3.3-8-7.8c0-1.7.5-3.2 1.4-4.5z",
    },
    { d: "M8.6 11.2h.1M15.4 11.2h.1", width: 2.6 },
    { d: "M10.2 14h3.6L12 16.2z", fill: INK },
    { d: "M1.8 14.6l4.4.4M2.4 18.4l4-1.2M22.2 14.6l-4.4.4M21.6 18.4l-4-1.2", width: 1.4 },
  ],
  duchy: [
    { d: "M4 12.5C4 7.5 7 4 12 4s8 3.5 8 8.5c0 3-2.7 4.2-4.6 5.8L12 22l-3.4-3.7C6.7 16.7 4 15.5 4 12.5z" },
    { d: "M3.2 10.5h17.6C20.2 6 16.8 2.8 12 2.8S3.8 6 3.2 10.5z" },
    { d: "M12 5.3v2.4", width: 2.6 },
    { d: "M8 13.5l1.7.6M16 13.5l-1.7.6", width: 1.7 },
    { d: "M10.6 19.4L12 17.6l1.4 1.8L12 21.5z", fill: INK },
  ],
  corvid: [
    {
      d: "M2.6 12.6C2.6 6.8 6.4 3 11.4 3c4 0 6.7 2.1 7.7 5.4l4.7 3.9-5.3 1.4c-.6 4.5-3.2 7.3-7.1 7.3-1.8 0-3.3-.5-4.4-1.4L3.3 22l.5-4.7c-.8-1.3-1.2-2.9-1.2-4.7z",
    },
    { d: "M14 9.2h.1", width: 2.8 },
    { d: "M18.9 8.6c-2 .8-3.2 2-3.7 3.6l3.3 1.3" },
  ],
};

/** Heads of the suits, drawn white on their colour. */
export const SUITS: Readonly<Record<string, string>> = {
  fox: "M3 4l6 4h6l6-4-2 11-7 6-7-6z",
  rabbit:
    "M7 12C5 7 5 2 7.5 2S11 7 11 10h2c0-3 1-8 3.5-8S19 7 17 12c1.5 1 2 2.5 2 4 0 3.5-3 5.5-7 5.5S5 19.5 5 16c0-1.5.5-3 2-4z",
  mouse: "M6.5 11.5A4.5 4.5 0 1 1 11 6.5h2a4.5 4.5 0 1 1 4.5 5c1 1.2 1.5 2.5 1.5 4 0 3.5-3 6-7 6s-7-2.5-7-6c0-1.5.5-2.8 1.5-4z",
  bird: "M3 15c3 0 4-2 5-5 1-4 4-6 8-5l5 3-4 1c0 6-3 10-9 10-2 0-4-1-5-4z",
};

/** Line glyphs in the colour of the text: buildings, tokens, items, plots, and a few things of the table. */
export const GLYPHS: Readonly<Record<string, string>> = {
  sawmill:
    "M6 12a6 6 0 1 0 12 0a6 6 0 1 0-12 0M10.5 12a1.5 1.5 0 1 0 3 0a1.5 1.5 0 1 0-3 0M12 3v3M12 18v3M3 12h3M18 12h3M5.6 5.6l2.2 2.2M16.2 16.2l2.2 2.2M18.4 5.6l-2.2 2.2M7.8 16.2l-2.2 2.2",
  workshop: "M4 9h9c4 0 6-1 8-3v4c-2 2-4 3-6 3v3h2v3H7v-3h2v-3C6 13 4 12 4 9z",
  recruiter: "M7 21V3l11 3-3 4 3 4-11 1",
  roost: "M4 14c2 5 14 5 16 0M6 14l-1-4 4 2 3-7 3 7 4-2-1 4",
  base: "M4 20V11l8-7 8 7v9zM10 20v-5h4v5",
  garden:
    "M12 21v-8M12 15c-4 0-6-2-6-5 3.5 0 6 1.5 6 5zM12 13c0-4 2-6 6-6 0 4-2 6-6 6zM12 8c-1.5-1.5-1.5-3.5 0-5 1.5 1.5 1.5 3.5 0 5zM6 21h12",
  citadel: "M4 20V8h3v2h3V8h4v2h3V8h3v12zM12 8V3l4 1.5L12 6M10 20v-4h4v4",
  market: "M4 9l2-5h12l2 5M4 9c0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0 0 3 4 3 4 0M5.5 12v8h13v-8M10 20v-4h4v4",
  ruin: "M4 20V9l3-3 2 4 3-5 2 6 3-3 3 4v8z",
  keep: "M6 20V9L5 4h3v2h2.5V4h3v2H16V4h3l-1 5v11zM10.5 20v-4h3v4",
  wood: "M5 9h12a3 3 0 0 1 0 6H5a3 3 0 0 1 0-6zM4.3 12a1.2 1.2 0 1 0 2.4 0a1.2 1.2 0 1 0-2.4 0",
  sympathy: "M12 20C5 15 4 11 4 9a4 4 0 0 1 8-1 4 4 0 0 1 8 1c0 2-1 6-8 11z",
  "trade-post": "M12 3v18M7 21h10M12 6l7 0M12 6H5M5 6l-2.5 6h5zM19 6l-2.5 6h5z",
  tunnel: "M3 20v-7a9 9 0 0 1 18 0v7M8 20v-6a4 4 0 0 1 8 0v6M3 20h18",
  plot: "M3 12c3-5 6-6.5 9-6.5s6 1.5 9 6.5c-3 5-6 6.5-9 6.5S6 17 3 12zM9.5 12a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0M4 20L20 4",
  boots: "M8 3v11l-3 2v4h14c0-4-4-4-6-5V3z",
  sword: "M19 4L9 14M7 12l5 5M8 16l-4 4M19 4h-4M19 4v4",
  bag: "M9 4h6l-1.5 4c5 2 6 12 1.5 12H9C4.5 20 5.5 10 10.5 8z",
  hammer: "M5 19L13 11M11 5l8 8 2-2-8-8z",
  teapot: "M6 10h10v4a5 5 0 0 1-10 0zM16 11h2a2 2 0 0 1 0 4h-2M6 12L3 9M11 10V7",
  coins: "M4 9a5 5 0 1 0 10 0a5 5 0 1 0-10 0M10 15a5 5 0 1 0 10 0a5 5 0 1 0-10 0",
  crossbow: "M4 20L17 7M5 8c5-4 9-4 11-.5S20 15 16 20M5 8l11 12M14 4h6v6",
  torch: "M10 13l-1 8h6l-1-8zM8 13h8M12 2.5c3 3 4 5 4 6.5a4 4 0 0 1-8 0c0-2 1.5-2.5 2-4 1 .5 1.5 1 2-2.5z",
  bomb: "M4 15a6.5 6.5 0 1 0 13 0a6.5 6.5 0 1 0-13 0M14.5 9.5L17 7c1-1 2-1 3 0M20 3v1.5M22.5 5.5H21M7.5 14a3 3 0 0 1 2.5-2.5",
  snare: "M12 3v6M12 9c-5 0-8 2.5-8 6s3.5 6 8 6 8-2.5 8-6-3-6-8-6zM12 9l-2.5 3M12 9l2.5 3",
  extortion: "M5 20c-1-5 2-9 7-9s8 4 7 9zM9 11L7 5c2 1 3 1 5-1 2 2 3 2 5 1l-2 6M12 14v4M10 16h4",
  raid: "M12 13c-3-4-6-5-10-4 1 4 3 6 7 6.5L7 20l5-3 5 3-2-4.5c4-.5 6-2.5 7-6.5-4-1-7 0-10 4z",
  battle: "M5 4l11 11M19 4L8 15M4.5 16.5l4 4M19.5 16.5l-4 4M4 20.5l3-3M20 20.5l-3-3",
  ferry: "M3 14h18l-3 6H6zM12 14V3l6 8h-6M12 5L7 11h5",
  tower: "M8 21l1-11h6l1 11zM7 10V5h2.5v2h1.5V5h2v2h1.5V5H17v5zM12 14v3",
  card: "M6 3h12a1.5 1.5 0 0 1 1.5 1.5v15A1.5 1.5 0 0 1 18 21H6a1.5 1.5 0 0 1-1.5-1.5v-15A1.5 1.5 0 0 1 6 3zM12 8l3 4-3 4-3-4z",
  lost: "M12 21c-5 0-7-3-7-8 0-6 3-10 7-10s7 4 7 10c0 5-2 8-7 8zM9.5 10h.1M14.5 10h.1M10 16c1.3-1.3 2.7-1.3 4 0",
  discard: "M4.5 8l9-4 6 12.5-9 4zM8 3.5h12v12",
  crown: "M4 18V8l4 4 4-7 4 7 4-4v10zM4 18h16",
  quest: "M6 3h9l3 3v15H6zM9 9h6M9 13h6M9 17h3",
};
