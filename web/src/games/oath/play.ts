/** What the components of the game share: their props, who is who, and what the open choices point at. */
import { isPass } from "../../lib/choosing";
import type { Lit, PlayProps } from "../../lib/contract";
import type { Choice, oath, Refused } from "../../lib/types.gen";
import { find, type OathStatics, say } from "./statics";

export { inWords, isPass, isPointed, isSelected, kindOf, playerName } from "../../lib/choosing";

export type View = oath.OathView;
export type Player = oath.Player;
export type Place = oath.Place;
export type Card = oath.Card;
export type Relic = oath.Relic;
export type Play = PlayProps<View, OathStatics>;
/** Who only reads: the box, and the language. */
export type Reader = Pick<Play, "statics"> & { table: Pick<Play["table"], "lang"> };

/** The bandits, who rule what nobody rules. */
export const BANDITS = -1;

/** The number of em, fig and wb of each colour. */
const WORN: Readonly<Record<string, number>> = { red: 1, blue: 2, yellow: 3, black: 4, purple: 5, white: 6 };

export const wornBy = (view: View, seat: number | null | undefined): number =>
  seat == null || seat === BANDITS ? 0 : (WORN[view.players[seat]?.colour ?? ""] ?? 0);
export const emblemOf = (view: View, seat: number | null | undefined): string => `em${wornBy(view, seat)}`;
export const warbandOf = (view: View, seat: number | null | undefined): string => `wb${wornBy(view, seat)}`;
export const figureOf = (view: View, seat: number): string => `fig${wornBy(view, seat)}`;
export const colourOf = (view: View, seat: number): string => `var(--p${wornBy(view, seat) || 4})`;

/** The seat whose board lies before the viewer: who is asked, else the own one, else whose turn it is. */
export const ownSeat = (play: Play): number => play.table.question?.seat ?? play.table.seats[0] ?? play.view.turn;

export const ownPlayer = (play: Play): Player | undefined => play.view.players[ownSeat(play)];

/** What the drawn things are called in choices: a relic or banner is an item to some questions. */
const SORTS: Readonly<Record<string, readonly string[]>> = {
  relic: ["relic", "item", "target", "card", "thing"],
  banner: ["banner", "item", "target", "card", "thing"],
  card: ["card", "thing"],
  site: ["site", "target", "force", "card", "thing"],
  seat: ["seat", "foe"],
  region: ["region", "source"],
  suit: ["suit", "tend"],
  space: ["reliquary", "space", "card", "thing"],
  spot: ["spot"],
};

/** Whether an option names a thing of a sort. */
export function names(option: Pick<Choice, "parts">, sort: string, thing: string): boolean {
  return (SORTS[sort] ?? [sort]).some((name) => option.parts[name] === thing);
}

/** The actions that cost Supply; what else the Act Phase offers is minor. */
const MAJOR: ReadonlySet<string> = new Set(["search", "muster", "trade", "recover", "campaign", "travel"]);

/** Whether a choice is a minor action of the Act Phase, or the Action power of a card. */
export const isMinor = (choice: Pick<Choice, "kind" | "parts">): boolean =>
  choice.kind === "act" && !isPass(choice) && !MAJOR.has(choice.parts["act"] ?? "");

/** Second things of a pair that are drawn themselves. */
const SECOND = ["seat", "site", "item"];

/** An action that could begin with a thing; the thing is remembered, so that it need not be chosen again. */
export interface Aimed extends Lit {
  aim?: { sort: string; thing: string };
}

/** What minor actions begin with, once their list is open: own facedown advisers, unseen relics, the site, the Scepter. */
function minorReach({ lit, view, table }: Reaching): View["reach"] {
  const me = view?.players?.[table?.question?.seat ?? -1];
  if (!view || !me || !lit.some(isMinor) || lit.some((choice) => MAJOR.has(choice.parts["act"] ?? ""))) return [];
  const place = view.places?.find(({ ref }) => ref === me.at);
  const covered = me.advisers.flatMap((card) => (!card.faceup && card.id ? [{ card: card.id }] : []));
  const scepter = [{ relic: "the-grand-scepter" }];
  return [
    { act: "adviser", opens: covered },
    { act: "show", opens: covered },
    { act: "peek", opens: (place?.relics ?? []).map((_, i) => ({ unseen: `relic-${place?.id}-${i + 1}` })) },
    { act: "peek-reliquary", opens: (view.reliquary ?? []).map(({ id }) => ({ reliquary: id })) },
    { act: "warbands", opens: [{ force: me.at ?? "" }] },
    { act: "citizenship", opens: scepter },
    { act: "exile", opens: scepter },
    { act: "self-exile", opens: [{ seat: seatName(me.seat) }] },
  ];
}

/** The actions that could begin with a thing. */
function beginsAt(play: Reaching, sort: string, thing: string): Aimed[] {
  const acts = [...(play.view?.reach ?? []), ...minorReach(play)].filter(({ opens }) =>
    opens.some((parts) => names({ parts }, sort, thing)),
  );
  return play.lit
    .filter((choice) => acts.some(({ act }) => act === choice.parts["act"]))
    .map((choice) => ({ ...choice, aim: { sort, thing } }));
}

type Reaching = Pick<Play, "lit"> & {
  view?: Pick<View, "reach"> & Partial<View>;
  table?: Pick<Play["table"], "question">;
};

/** All open choices that name a thing, and actions that could begin with it; none where all name it and another thing tells
 * them apart. */
export function openAt(play: Reaching, sort: string, thing: string): Lit[] {
  const begun = beginsAt(play, sort, thing);
  if (begun.length) return [...begun, ...play.lit.filter((choice) => names(choice, sort, thing))];
  const found = play.lit.filter((choice) => names(choice, sort, thing));
  const apart = found.every((choice) => SECOND.some((name) => name in choice.parts && choice.parts[name] !== thing));
  const all = found.length === play.lit.filter((choice) => !isPass(choice)).length;
  return found.length > 1 && all && apart ? [] : found;
}

/** The closed option that names a thing, while something is asked. */
export const closedAt = (play: Play, sort: string, thing: string): Refused | undefined =>
  play.lit.length ? play.refused.find((option) => names(option, sort, thing)) : undefined;

/** What can be done with a player: chosen, warbands on the board, or the pawn as a target. */
export const openFor = (play: Play, seat: number): Lit[] => [
  ...openAt(play, "seat", seatName(seat)),
  ...openAt(play, "force", `board-${seat + 1}`),
  ...(play.view.battle?.defender === seat ? openAt(play, "target", "pawn") : []),
];

/** What can be done with a thing that lies facedown, by its place: an adviser, a relic at a site. */
export function openUnseen(play: Play, slug: string, ref?: string): Lit[] {
  const mine = ref !== undefined && ref === (play.view.doing?.site ?? ownPlayer(play)?.at);
  return [...openAt(play, "unseen", slug), ...(mine ? openAt(play, "find", slug.replace(/.*-(\d+)$/, "relic-$1")) : [])];
}

/** What questions call an adviser while it lies facedown: by its owner and its place among those that do. */
export function unseenName(player: Player, i: number): string {
  const faceup = player.advisers.filter((card) => card.faceup).length;
  return i < faceup ? "" : `adviser-${player.seat + 1}-${i - faceup + 1}`;
}

/** How choices call a seat. */
export const seatName = (seat: number): string => String(seat + 1);

/** A place of the map by what choices call it. */
export const placeAt = (view: View, ref: string | null | undefined): Place | undefined =>
  view.places.find((place) => place.ref === ref);

/** What a site is called. */
export function siteName(play: Play, id: string | null, unknown: string): string {
  return say(find(play.statics.sites, id)?.name, play.table.lang) || unknown;
}

/** What a card, relic, banner, site or niche is called, whichever it is. */
export function bearerName(play: Reader, id: string): string {
  const { cards, relics, banners, sites, niches } = play.statics;
  for (const table of [cards, relics, banners, sites, niches]) {
    const found = find<{ id: string; name: Record<string, string> }>(table, id);
    if (found) return say(found.name, play.table.lang);
  }
  return id;
}

/** The things of a table that are read large instead of the small inspector: a battle, a deal, drawn cards. */
export type Stage = "battle" | "deal" | "search" | null;

export function stageOf(view: View): Stage {
  if (view.deal) return "deal";
  if (view.players.some((player) => player.hand.some((card) => card.id))) return "search";
  return view.battle ? "battle" : null;
}

/** The parts of the table that take turns where not all fit. */
export type Part = "map" | "you" | "oath" | "book";

/** Where the answers to a question lie, by the things they name; where they name none, the open part stays. */
export function partFor(named: ReadonlySet<string>, stage: Stage): Part | null {
  if (stage === "search" && named.size === 1 && named.has("site")) return "map";
  if (stage === "deal" || stage === "search" || (stage === "battle" && !named.has("site"))) return "you";
  if (["suit", "reliquary", "oath", "banner"].some((sort) => named.has(sort))) return "oath";
  return ["site", "region", "source", "target", "foe", "act"].some((sort) => named.has(sort)) ? "map" : null;
}
