/** Paladins of the West Kingdom at the table. */
import type { GameUI } from "../../lib/contract";
import { type Lang, t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { hintIcon, hintShort } from "./hints";
import { parts } from "./parts.svelte";
import { colourOf, emblemOf, isPass, nobleAt, type View } from "./play";
import Rail from "./rail/Rail.svelte";
import Scores from "./Scores.svelte";
import Sprite from "./Sprite.svelte";
import { find, say, type PaladinsStatics } from "./statics";
import Strip from "./Strip.svelte";

const texts: Record<Lang, () => Promise<{ default: string }[]>> = {
  en: () => Promise.all([import("../../../../src/regnum/games/paladins/words/en.ftl?raw"), import("./words/en.ftl?raw")]),
  cs: () => Promise.all([import("../../../../src/regnum/games/paladins/words/cs.ftl?raw"), import("./words/cs.ftl?raw")]),
  pl: () => Promise.all([import("../../../../src/regnum/games/paladins/words/pl.ftl?raw"), import("./words/pl.ftl?raw")]),
};

/** Sorts of answers that are drawn nowhere but in the bar. */
const PLAIN = ["number", "offer"];

const ui: GameUI<View, PaladinsStatics> = {
  Board,
  Rail,
  Sprite,
  Strip,
  Scores,
  parts,
  words: async (lang) => (await texts[lang]()).map((file) => file.default),
  role: (view, seat) => nobleAt(view, seat)?.colour ?? null,
  // The emblem says the colour.
  shortRole: () => "",
  emblem: (view, seat) => emblemOf(nobleAt(view, seat)),
  colour: (view, seat) => colourOf(nobleAt(view, seat)),
  points: (view, seat) => nobleAt(view, seat)?.points ?? null,
  turn: (view) => (view.phase === "over" ? null : view.acting),
  phase: (view, say) =>
    view.phase === "over" ? "" : say(view.round ? "paladins-ui-round" : "paladins-ui-setup", { n: view.round }),
  ending: (view) => (view.winners.every((side) => nobleAt(view, side)?.seat === null) ? "paladins-ui-lost" : null),
  proposal: (question) => (question.kind === "workers" ? (question.choices[0] ?? null) : null),
  onBoard: (choice) => !isPass(choice) && !PLAIN.some((sort) => sort in choice.parts),
  inBar: isPass,
  telling: {
    begins: ["paladins-log-chose"],
    luck: [
      "paladins-log-rides",
      "paladins-log-solo-scheme",
      "paladins-log-solo-order",
      "paladins-log-solo-fallback",
      "paladins-log-solo-tavern",
    ],
    lasts: () => false,
    Panel: () => import("./rail/Revealed.svelte"),
  },
  counter: (view, { seat }) => {
    const workers = view.phase === "acting" ? nobleAt(view, seat)?.workers.length : undefined;
    return workers === undefined ? null : { text: t("paladins-ui-workers-left", { n: workers }), done: workers, of: workers };
  },
  held: (view, _seat, statics, lang) =>
    (view.known?.hand ?? []).map((id) => ({ id, name: say(find(statics.paladins, id)?.name, lang) })),
  hintIcon,
  hintShort,
};

export default ui;
