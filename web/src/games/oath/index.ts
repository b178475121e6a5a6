/** Oath at the table. */
import type { GameUI } from "../../lib/contract";
import { t } from "../../lib/words.svelte";
import { wide } from "../../table/wide.svelte";
import Board from "./Board.svelte";
import { shelf } from "./book/shelf.svelte";
import { toldOf } from "./describe";
import { hintIcon, hintShort } from "./hints";
import { parts } from "./parts.svelte";
import { colourOf, emblemOf, isMinor, isPass, stageOf, type View } from "./play";
import Rail from "./rail/Rail.svelte";
import Scores from "./Scores.svelte";
import Sprite from "./Sprite.svelte";
import { find, say, type OathStatics } from "./statics";
import Strip from "./Strip.svelte";
import { words } from "./texts";

/** Sorts of answers that have a place on the table. */
const DRAWN = [
  "site",
  "card",
  "seat",
  "foe",
  "target",
  "region",
  "suit",
  "reliquary",
  "item",
  "relic",
  "banner",
  "thing",
  "space",
  "spot",
  "unseen",
  "find",
  "force",
  "tend",
  "oath",
];
/** What counts for the title, by the oath. */
const COUNTED: Readonly<Record<string, string>> = {
  supremacy: "k-site",
  protection: "t-rel",
  "the-people": "ban-peoples-favor",
  devotion: "ban-darkest-secret",
};
/** On a small desktop the rail is narrower. What is read large takes a third of the width, so that half of a desk is the board. */
const NARROW = 1400;
const [THIRD, WIDEST] = [0.33, 600];
const railOf = (): number => (wide.width < NARROW ? 372 : 404);
const stageRail = (): number => Math.max(railOf(), Math.min(WIDEST, Math.floor(wide.width * THIRD)));

const ui: GameUI<View, OathStatics> = {
  Board,
  Rail,
  Sprite,
  Strip,
  Scores,
  parts,
  book: true,
  inspects: true,
  words,
  role: (view, seat) => view.players[seat]?.title ?? view.players[seat]?.role ?? null,
  shortRole: (role) => t(`oath-role-${role}`),
  emblem: (view, seat) => emblemOf(view, seat),
  colour: (view, seat) => colourOf(view, seat),
  points: (view, seat) => view.players[seat]?.count ?? null,
  pointSign: (view) => COUNTED[view.oath],
  ending: (view) => (view.way ? `oath-end-${view.way}` : null),
  turn: (view) => (["setup", "chronicle", "over"].includes(view.phase) ? null : view.turn),
  onBoard: (choice) => !isPass(choice) && DRAWN.some((sort) => sort in choice.parts),
  inBar: (choice) => isPass(choice) || choice.parts["way"] === "send",
  fold: { name: "oath-ui-minor", note: "oath-ui-minor-note", holds: isMinor },
  leaves: ({ kind, choices }) => (kind === "act" && choices.length > 1 ? choices.find(isPass) : undefined),
  telling: {
    begins: ["oath-log-campaign", "oath-log-revealed-vision"],
    luck: [
      "oath-log-rolled-attack",
      "oath-log-rolled-defense",
      "oath-log-end-die",
      "oath-log-vision-drawn",
      "oath-log-revealed-vision",
    ],
    lasts: (view) => view.battle !== null,
    Panel: () => import("./rail/Fought.svelte"),
  },
  reads: (lines, statics, lang) => toldOf({ statics, table: { lang } }, lines),
  counter: (view, { seat }) => {
    const supply = seat === view.turn && view.phase !== "over" ? view.players[seat]?.supply : undefined;
    return supply === undefined ? null : { text: t("oath-ui-supply-left", { n: supply }), done: supply, of: supply };
  },
  held: (view, seat, statics, lang) => {
    const { advisers = [], hand = [] } = view.players[seat] ?? {};
    return [...advisers.filter((card) => !card.faceup), ...hand].flatMap(({ id }) => {
      const card = find(statics.cards, id);
      return card ? [{ id: card.id, name: say(card.name, lang), symbol: `s-${card.suit ?? "vision"}` }] : [];
    });
  },
  hintIcon,
  hintShort,
  rail: (view) => (shelf.shown ? 0 : stageOf(view) ? stageRail() : railOf()),
};

export default ui;
