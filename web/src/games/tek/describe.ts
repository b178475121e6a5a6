/** A region in whole sentences, for those who hear the board. */
import type { Choice, Refused, tek } from "../../lib/types.gen";
import { t } from "../../lib/words.svelte";
import { inWords, type Play } from "./play";
import { nationName, say, terrainName, territoryOf } from "./statics";

function people(play: Play, region: tek.Region | undefined): string {
  const figures = region?.figures ?? [];
  if (!figures.length) return t("tek-ui-empty");
  const seats = [...new Set(figures.map((figure) => figure.seat))];
  return seats
    .map((seat) => {
      const own = figures.filter((figure) => figure.seat === seat);
      const nation =
        seat === null
          ? t("tek-ui-neutral")
          : nationName(play.statics, play.view.kingdoms[seat]?.nation ?? null, play.table.lang);
      const lying = own.filter((figure) => figure.lying).length;
      return t("tek-ui-stands", { nation, n: own.length }) + (lying ? ` ${t("tek-ui-lying", { n: lying })}` : "");
    })
    .join(", ");
}

function token(play: Play, region: tek.Region | undefined): string[] {
  if (!region?.token) return [];
  if (region.token === "hidden") return [t("tek-ui-token-hidden")];
  return [say(play.statics.tokens.find((known) => known.id === region.token)?.name, play.table.lang)];
}

/** "Mountain, Tutenstan. Empty. Patrol here. +1 ore", or with the refusal and its reason at the end. */
export function describe(play: Play, id: string, region: tek.Region | undefined, choice?: Choice, refused?: Refused): string {
  const territory = say(territoryOf(play.statics, id)?.name, play.table.lang);
  const place = t("tek-ui-region", { terrain: terrainName(play.statics, id, play.table.lang), territory });
  const offer = choice ? inWords(choice) : refused ? [t("tek-ui-refused", { reason: refused.reason })] : [];
  return [place, people(play, region), ...token(play, region), ...offer].join(". ");
}
