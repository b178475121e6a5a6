/** What hints are about: a symbol and a number for each. */
import type { Choice, Hint } from "../../lib/types.gen";

/** The symbols of what hints count, by the names of their parts. */
const SIGNS: Readonly<Record<string, string>> = {
  supply: "t-sup",
  favor: "t-fav",
  burnt: "t-favb",
  secret: "t-sec",
  secrets: "t-sec",
  dark: "t-secd",
  warband: "wb",
  warbands: "wb",
  attack: "da",
  defense: "dd",
  dice: "dd",
  relic: "t-rel",
  card: "t-card",
};

const thingOf = (hint: Hint): string | undefined => Object.keys(hint.parts).find((name) => name in SIGNS);

export function hintIcon(hint: Hint): string | undefined {
  const thing = thingOf(hint);
  return thing && SIGNS[thing];
}

/** What says it all beside the symbol: "−2", "+1". */
export function hintShort(hint: Hint): string | undefined {
  const thing = thingOf(hint);
  return thing && /^[+−-]?\d+$/.test(hint.parts[thing] ?? "") ? hint.parts[thing] : undefined;
}

/** How much a choice changes of a thing: what it takes and what it brings. */
export const changeOf = (choice: Choice | null, thing: string): number =>
  (choice?.hints ?? []).reduce((sum, hint) => sum + (Number(hint.parts[thing]?.replace("−", "-")) || 0), 0);

/** "+2", "−1"; nothing for nothing. */
export const signed = (n: number): string => (n ? (n > 0 ? `+${n}` : `−${-n}`) : "");
