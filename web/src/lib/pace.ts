/** How fast the bots of a table answer, and the words for it. */
import type { Hurry } from "./types.gen";

export type Pace = Hurry["pace"];

export const PACES: readonly Pace[] = ["slow", "normal", "fast", "at-once"];
export const PACE_WORDS: Readonly<Record<Pace, string>> = {
  slow: "pace-slow",
  normal: "pace-normal",
  fast: "pace-fast",
  "at-once": "pace-at-once",
};
