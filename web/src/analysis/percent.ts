import { words } from "../lib/words.svelte";

/** A share of one in the viewer's way of writing: 52 %, 52%. */
export const percent = (share: number): string =>
  new Intl.NumberFormat(words.lang, { style: "percent", maximumFractionDigits: 0 }).format(share);
