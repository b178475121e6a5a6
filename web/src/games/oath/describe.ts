/** Things of the table in whole sentences, for the inspector and for those who hear the board. */
import type { Inspected } from "../../lib/inspect.svelte";
import { t } from "../../lib/words.svelte";
import { bearerName, type Card, type Place, type Play, type Reader, type Relic } from "./play";
import { type Able, type CostName, find, type PowerFacts, say } from "./statics";

/** What the inspector of the rail draws besides the words. */
export interface Seen extends Inspected {
  /** The card, relic, site, banner or niche that is looked at. */
  bearer?: string;
  /** Only the viewer knows this face. */
  secret?: boolean;
}

const costs = (cost: PowerFacts["cost"]): string =>
  Object.entries(cost)
    .filter(([, n]) => n)
    .map(([name, n]) => t(`oath-ui-cost-${(name as CostName).replace("_", "-")}`, { n }))
    .join(", ");

/** "Battle plan, attacker: 1 favor" */
export function powerInWords(power: PowerFacts): string {
  const kind = power.kind === "vision" ? t("oath-ui-goal") : t(`oath-kind-${power.kind}`);
  const side = power.side && power.side !== "either" ? `${kind}, ${t(`oath-ui-side-${power.side}`)}` : kind;
  const cost = costs(power.cost);
  return cost ? `${side}: ${cost}` : side;
}

/** What stands in a frame of its own: the powers of banners and of the title do not. */
export const framed = (able: Able | undefined): PowerFacts[] =>
  (able?.powers ?? []).filter((power) => power.kind !== "banner" && power.kind !== "title");

const kinds = (able: Able | undefined): string[] => [...new Set(framed(able).map(powerInWords))];

/** The clauses that govern what it can do; a Vision has that of its goal. */
export const clausesOf = (able: Able | undefined): string[] => [
  ...new Set((able?.powers ?? []).map((power) => power.clause).filter(Boolean)),
];

/** "Law 7.3.2" */
export const lawOf = (...clauses: string[]): string => t("oath-ui-law", { clauses: clauses.join(", ") });

const law = (able: Able | undefined): string[] => {
  const clauses = clausesOf(able);
  return clauses.length ? [lawOf(...clauses)] : [];
};

/** Where a card may go, and whether it is locked. */
export function tagsOf(play: Reader, id: string): string[] {
  const card = find(play.statics.cards, id);
  if (!card) return [];
  return [
    card.suit ? t(`oath-suit-${card.suit}`) : t(`oath-card-${card.sort}`),
    card.sort === "edifice" ? t("oath-card-edifice") : "",
    card.place === "any" ? "" : t(`oath-restriction-${card.place}`),
    card.locked ? t("oath-restriction-locked") : "",
  ].filter(Boolean);
}

const tokens = (favor: number, secrets: number): string =>
  [favor ? t("oath-ui-on-favor", { n: favor }) : "", secrets ? t("oath-ui-on-secret", { n: secrets }) : ""]
    .filter(Boolean)
    .join(" ");

/** A card by its id, with what lies on it. */
export function cardInFull(play: Reader, id: string, on?: { favor: number; secrets: number }): Seen {
  const card = find(play.statics.cards, id);
  return {
    title: say(card?.name, play.table.lang),
    kind: [...tagsOf(play, id), ...kinds(card), ...law(card)].join(" · "),
    text: [say(card?.text, play.table.lang), on ? tokens(on.favor, on.secrets) : ""].filter(Boolean).join(" "),
    icon: card?.suit ? `s-${card.suit}` : card?.sort === "vision" ? "s-vision" : "t-card",
    bearer: id,
  };
}

/** A card that lies facedown: its back, and its face for who knows it. */
export function cardSeen(play: Play, card: Card): Seen {
  if (card.id && card.faceup) return cardInFull(play, card.id, card);
  const back = t(card.back === "vision" ? "oath-ui-down-vision" : "oath-ui-down-denizen");
  if (!card.id) return { title: back, kind: lawOf("9.4"), text: t("oath-ui-down-text"), icon: `back-${card.back}` };
  const known = cardInFull(play, card.id);
  return { ...known, kind: [back, t("oath-ui-only-you"), known.kind].join(" · "), secret: true };
}

export function relicInFull(play: Reader, id: string, on?: { favor: number; secrets: number }): Seen {
  const relic = find(play.statics.relics, id);
  return {
    title: say(relic?.name, play.table.lang),
    kind: [t("oath-card-relic"), t("oath-ui-dice", { n: relic?.dice ?? 0 }), ...kinds(relic), ...law(relic)].join(" · "),
    text: [say(relic?.text, play.table.lang), on ? tokens(on.favor, on.secrets) : ""].filter(Boolean).join(" "),
    icon: "t-rel",
    bearer: id,
  };
}

export function relicSeen(play: Play, relic: Relic): Seen {
  if (relic.id && relic.faceup) return relicInFull(play, relic.id, relic);
  if (!relic.id)
    return { title: t("oath-ui-down-relic"), kind: lawOf("6.3"), text: t("oath-ui-down-relic-text"), icon: "t-rel" };
  const known = relicInFull(play, relic.id);
  return { ...known, kind: [t("oath-ui-facedown"), t("oath-ui-only-you"), known.kind].join(" · "), secret: true };
}

/** Who rules a place. */
export function rulerInWords(play: Play, place: Place): string {
  if (place.ruler === null) return "";
  if (place.ruler < 0) return t("oath-ui-ruled-bandits");
  if (place.ruler === 0) return t("oath-ui-ruled-empire");
  return t("oath-ui-ruled", { who: play.table.chairs[place.ruler]?.name ?? "" });
}

export function siteInFull(play: Play, place: Place): Seen {
  const site = find(play.statics.sites, place.id);
  if (!site)
    return {
      title: t("oath-ui-unknown-site"),
      kind: [t(`oath-region-${place.region}`), lawOf("2.8.2")].join(" · "),
      text: t("oath-ui-unknown-text"),
    };
  const price = site.price;
  const paid = price?.bank
    ? t("oath-ui-price-bank", { n: price.favor, suit: t(`oath-suit-${price.bank}`) })
    : price
      ? costs({ burnt_favor: price.burnt.favor, burnt_secret: price.burnt.secret })
      : "";
  return {
    title: say(site.name, play.table.lang),
    kind: [
      t(`oath-region-${place.region}`),
      t("oath-ui-capacity", { n: site.capacity }),
      rulerInWords(play, place),
      ...kinds(site),
      ...law(site),
    ]
      .filter(Boolean)
      .join(" · "),
    text: [say(site.text, play.table.lang), paid && place.relics.length ? t("oath-ui-relic-price", { price: paid }) : ""]
      .filter(Boolean)
      .join(" "),
    bearer: site.id,
  };
}

/** A banner, a space of the Reliquary. */
export function ableInFull(play: Reader, id: string, kind: string, icon?: string): Seen {
  const { banners, niches } = play.statics;
  const able = find(banners, id) ?? find(niches, id);
  const text = say(able?.text, play.table.lang);
  const seen: Seen = { title: bearerName(play, id), kind: [kind, ...law(able)].filter(Boolean).join(" · "), text, bearer: id };
  return icon ? { ...seen, icon } : seen;
}

/** Whatever a name means: a card, a relic, a banner or a space. */
export function bearerInFull(play: Reader, id: string): Seen {
  if (find(play.statics.cards, id)) return cardInFull(play, id);
  if (find(play.statics.relics, id)) return relicInFull(play, id);
  if (find(play.statics.banners, id)) return ableInFull(play, id, t("oath-card-banner"), `ban-${id}`);
  const site = find(play.statics.sites, id);
  if (site)
    return {
      title: say(site.name, play.table.lang),
      kind: [t("oath-ui-capacity", { n: site.capacity }), ...kinds(site), ...law(site)].join(" · "),
      text: say(site.text, play.table.lang),
      bearer: id,
    };
  return ableInFull(play, id, t("oath-place-reliquary"));
}

/** Several at once, one under the other: the cards of a pile that the viewer knows. */
export const inFull = (play: Reader, ids: string[]): string =>
  ids
    .map((id) => bearerInFull(play, id))
    .map(({ title, kind, text }) => `${title} (${kind}): ${text}`)
    .join("\n");

/** What lines of the log are about: the cards, relics, banners and sites that they name; null where they name none. */
export function toldOf(play: Reader, lines: readonly { parts: Record<string, string> }[]): Seen | null {
  const { cards, relics, banners, niches, sites } = play.statics;
  const named = [...new Set(lines.flatMap((line) => Object.values(line.parts)))];
  const found = [cards, relics, banners, niches, sites].flatMap((table) =>
    named.filter((id) => find<{ id: string }>(table, id)),
  );
  const [first, ...rest] = found;
  if (first === undefined) return null;
  const seen = bearerInFull(play, first);
  return rest.length ? { ...seen, text: [seen.text, inFull(play, rest)].join("\n") } : seen;
}
