/** Tiny Epic Kingdoms at the table. */
import type { GameUI } from "../../lib/contract";
import { type Lang, t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { hintIcon } from "./hints";
import { isPass, thingOf, type View } from "./play";
import Rail from "./Rail.svelte";
import Sprite from "./Sprite.svelte";
import type { TekStatics } from "./statics";

const texts: Record<Lang, () => Promise<{ default: string }[]>> = {
  en: () => Promise.all([import("../../../../src/regnum/games/tek/words/en.ftl?raw"), import("./words/en.ftl?raw")]),
  cs: () => Promise.all([import("../../../../src/regnum/games/tek/words/cs.ftl?raw"), import("./words/cs.ftl?raw")]),
  pl: () => Promise.all([import("../../../../src/regnum/games/tek/words/pl.ftl?raw"), import("./words/pl.ftl?raw")]),
};

/** Sorts of answers that are drawn nowhere but in the bar. */
const PLAIN = ["answer", "turn"];

const ui: GameUI<View, TekStatics> = {
  Board,
  Rail,
  Sprite,
  words: async (lang) => (await texts[lang]()).map((file) => file.default),
  role: (view, seat) => view.kingdoms[seat]?.nation ?? null,
  phase: (view, say) =>
    view.phase === "setup"
      ? say("tek-ui-setup")
      : say(view.final && view.phase === "play" ? "tek-ui-turn-final" : "tek-ui-turn", { n: view.turn }),
  onBoard: (choice) => !isPass(choice) && !PLAIN.some((sort) => sort in choice.parts),
  open: true,
  follows: (choice, question) =>
    choice.kind === "choose" && question.kind === "act"
      ? question.choices.find((deed) => !isPass(deed) && thingOf(deed) === thingOf(choice))
      : undefined,
  counter: (view, _, { limits }) => {
    const out = view.actions.filter((action) => action.shield).length;
    return view.phase === "play" && !view.war
      ? { text: t("tek-ui-shields", { n: out, of: limits.shields }), done: out, of: limits.shields }
      : null;
  },
  hintIcon,
  telling: {
    begins: ["tek-log-war"],
    luck: ["tek-log-showed", "tek-log-flag", "tek-log-found"],
    lasts: (view) => view.war !== null,
    Panel: () => import("./Fought.svelte"),
  },
  tabs: { players: "tek-ui-nations", actions: "tek-ui-actions" },
};

export default ui;
