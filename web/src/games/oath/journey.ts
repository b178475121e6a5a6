/** Pawns travel: one that leaves a site and comes to another is the same to the eye. */
import { cubicOut } from "svelte/easing";
import { crossfade } from "svelte/transition";

export const TRAVEL = 420;
export const [leaves, arrives] = crossfade({ duration: TRAVEL, easing: cubicOut });
