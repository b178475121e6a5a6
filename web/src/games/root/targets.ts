/** What an option points at on the map: places, ways between two of them, what stands there. */
import type { Option } from "../../lib/choosing";
import type { Choice } from "../../lib/types.gen";

/** Clearings are 1 to 12, the Burrow 13, forests follow from 21 on. */
const place = (slug: string | undefined): number | null => (slug === undefined ? null : Number(slug));

/** The clearing, the Burrow or the forest that an option names first: where it lies on the map. */
export const clearingOf = ({ parts }: Option): number | null => place(parts["place"] ?? parts["at"] ?? parts["from"]);

/** The two places of a way. */
export function routeOf({ parts }: Option): [from: number, to: number] | null {
  const [from, to] = [place(parts["from"]), place(parts["to"])];
  return from !== null && to !== null ? [from, to] : null;
}

/** The numbers of the places that an option names. */
export function spotsOf(option: Choice): readonly number[] {
  const first = option.kind === "open" ? null : clearingOf(option);
  return first === null ? [] : (routeOf(option) ?? [first]);
}

/** The foe of a battle. */
export const foeOf = ({ parts }: Option): string | null => parts["foe"] ?? null;
/** The building of a site. */
export const siteOf = ({ parts }: Option): string | null => (parts["at"] ? (parts["piece"] ?? null) : null);
/** A building or token, of those in the clearing of a battle. */
export const pieceOf = ({ parts }: Option): string | null => (parts["at"] ? null : (parts["piece"] ?? null));
