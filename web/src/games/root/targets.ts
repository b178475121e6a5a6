/** What the options of each question are: `keep 3` is a clearing, `move-n 3` an amount. The kind is the text's first word. */
import type { Choice, Refused } from "../../lib/types.gen";

/** "route" is two places, "fight" a place and a faction, "site" a place and a piece; "gear" an item with its state. */
export type Noun =
  | "answer"
  | "card"
  | "character"
  | "clearing"
  | "column"
  | "deed"
  | "faction"
  | "fight"
  | "gear"
  | "item"
  | "leader"
  | "minister"
  | "number"
  | "piece"
  | "plot"
  | "quest"
  | "reward"
  | "route"
  | "service"
  | "site"
  | "suit";

const KINDS: Record<Noun, string> = {
  answer: "ferry enlist swift-strike export",
  card:
    "craft outrage use dominance take take-with expose-with open-with discard ambush foil overwork-with hawks hospital decree resolve " +
    "supporter mobilize train dismiss aid-with day-labor ritual-card ritual-score ritual-sacrifice buy-card raise-with bank sway-with " +
    "dig-with call sabotage give-back propaganda-with informants",
  character: "character",
  clearing:
    "expose keep first-building wood pay-wood overwork recruit-at roost new-roost hatch nest revolt spread muster organize slip glide " +
    "forest cult-corner ritual-build ritual-recruit landing river-recruit trade-post surface collapse dig scatter flip perch plot tax " +
    "false-orders-to",
  column: "column",
  deed: "act",
  faction: "order hit-who aid coalition bring ally steal instigate instigate-on strike commit spend-fund lose-fund use-on",
  fight: "battle convert false-orders propaganda",
  gear: "damage refresh repair drop",
  item: "exhaust aid-take improvise improvise-as explore league",
  leader: "leader",
  minister: "minister copy sway fall",
  number: "move-n bring-n price dig-n",
  piece: "hit first-loss strike-at",
  plot: "guess plot-kind",
  quest: "quest",
  reward: "reward",
  route: "move open trick",
  service: "service",
  site: "build sanctify raise",
  suit: "activate outcast call-suit",
};
const NOUNS = new Map<string, Noun>(
  (Object.keys(KINDS) as Noun[]).flatMap((noun) => KINDS[noun].split(" ").map((kind) => [kind, noun] as const)),
);

/** An option, open or closed. */
export type Aimed = Pick<Choice | Refused, "text" | "target">;

export const kindOfChoice = (choice: Aimed): string => choice.text.split(" ")[0] ?? "";

/** What sort of thing an option is; null for "pass" and for a kind nobody knows. */
export function nounOf(choice: Aimed): Noun | null {
  return choice.target === "pass" ? null : (NOUNS.get(kindOfChoice(choice)) ?? null);
}

/** A whole number as a place: clearings 1 to 12, the Burrow 13, forests from 21 on. */
function place(slug: string | undefined): number | null {
  return slug !== undefined && /^\d+$/.test(slug) ? Number(slug) : null;
}

/** The clearing, the Burrow or the forest that an option names first: where it lies on the map. */
export function clearingOf(choice: Aimed): number | null {
  const noun = nounOf(choice);
  return noun === "clearing" || noun === "route" || noun === "fight" || noun === "site"
    ? place(choice.target.split(">")[0])
    : null;
}

/** `1>5` as its two places. */
export function routeOf(choice: Aimed): [from: number, to: number] | null {
  if (nounOf(choice) !== "route") return null;
  const [from, to] = choice.target.split(">").map(place);
  return from != null && to != null ? [from, to] : null;
}

/** What follows the place: the foe of a battle, the building of a site. */
function second(choice: Aimed, noun: Noun): string | null {
  return nounOf(choice) === noun ? (choice.target.split(">")[1] ?? null) : null;
}
export const foeOf = (choice: Aimed): string | null => second(choice, "fight");
export const siteOf = (choice: Aimed): string | null => second(choice, "site");

/** A building or token, of those in the clearing of a battle. */
export const pieceOf = (choice: Aimed): string | null => (nounOf(choice) === "piece" ? choice.target : null);
