/** What lies in the trays of a deal: names and pictures. */
import { t } from "../../../lib/words.svelte";
import { bearerName, type Play } from "../play";
import { find } from "../statics";

export function signOf(play: Play, thing: string): string {
  if (thing === "favor") return "t-fav";
  if (thing === "secret") return "t-sec";
  if (find(play.statics.banners, thing)) return `ban-${thing}`;
  if (thing.startsWith("hidden-")) return "back-denizen";
  return find(play.statics.sites, thing) ? "k-site" : "t-rel";
}

export function nameOf(play: Play, thing: string): string {
  if (thing === "favor" || thing === "secret") return t(`oath-piece-${thing}`);
  if (thing.startsWith("hidden-")) return t("oath-ui-hidden-adviser", { n: thing.slice(7) });
  if (thing.startsWith("promise-")) return t(`oath-ui-promise-${thing.slice(8)}`);
  return bearerName(play, thing);
}

/** Tokens, of which a tray has an amount. */
export const TOKENS = ["favor", "secret"] as const;
export type Token = (typeof TOKENS)[number];
export const isToken = (thing: string): thing is Token => thing === "favor" || thing === "secret";
