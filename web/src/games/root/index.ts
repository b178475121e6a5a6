/** Root at the table. */
import type { GameUI } from "../../lib/contract";
import { type Lang, t } from "../../lib/words.svelte";
import Board from "./Board.svelte";
import { hintIcon } from "./hints";
import { isPass, playerAt, type View } from "./play";
import { spotsOf } from "./targets";
import Rail from "./Rail.svelte";
import { sheetOf } from "./sheet";
import Sprite from "./Sprite.svelte";
import { cardFacts, factionFacts, say, type RootStatics } from "./statics";

const texts: Record<Lang, () => Promise<{ default: string }[]>> = {
  en: () => Promise.all([import("../../../../src/regnum/games/root/words/en.ftl?raw"), import("./words/en.ftl?raw")]),
  cs: () => Promise.all([import("../../../../src/regnum/games/root/words/cs.ftl?raw"), import("./words/cs.ftl?raw")]),
  pl: () => Promise.all([import("../../../../src/regnum/games/root/words/pl.ftl?raw"), import("./words/pl.ftl?raw")]),
};

/** Sorts of answers that are drawn nowhere but in the bar. */
const PLAIN = ["answer", "deed", "number", "reward"];

/** Questions within an action. */
const PARTS = "battle build pay-wood dig dig-n move move-n organize overwork overwork-with plot recruit-at trick".split(" ");

const ui: GameUI<View, RootStatics> = {
  Board,
  Rail,
  Sprite,
  words: async (lang) => (await texts[lang]()).map((file) => file.default),
  role: (view, seat) => playerAt(view, seat)?.faction ?? null,
  shortRole: (faction, statics, lang) =>
    say(factionFacts(statics, faction)?.short ?? factionFacts(statics, faction)?.name, lang),
  emblem: (view, seat) => `em-${playerAt(view, seat)?.faction}`,
  colour: (view, seat) => `var(--f-${playerAt(view, seat)?.faction})`,
  turn: (view) => (view.phase === "setup" || view.phase === "over" ? null : view.active),
  points: (view, seat) => playerAt(view, seat)?.points ?? null,
  ending: (view) => (view.how === "root-end-points" ? null : (view.how ?? null)),
  phase: (view, say) =>
    view.phase === "over" ? "" : say(view.phase === "setup" ? "root-ui-setup" : `root-phase-${view.phase}`),
  onBoard: (choice) => !isPass(choice) && !PLAIN.some((sort) => sort in choice.parts),
  inBar: isPass,
  spots: spotsOf,
  sheet: sheetOf,
  counter: (view, { seat, kind }) =>
    view.counter && seat === view.active
      ? {
          ...view.counter,
          half: PARTS.includes(kind),
          text:
            view.counter.what === "refreshes"
              ? t("root-ui-refreshes", { n: view.counter.of })
              : view.counter.done < view.counter.of
                ? t(PARTS.includes(kind) ? "root-ui-action-begun" : "root-ui-action", {
                    n: view.counter.done + 1,
                    of: view.counter.of,
                  })
                : t("root-ui-no-action"),
        }
      : null,
  hintIcon,
  held: (view, seat, statics, lang) =>
    (playerAt(view, seat)?.hand ?? []).map((id) => {
      const card = cardFacts(statics, id);
      return { id, name: say(card?.name, lang), symbol: `s-${card?.suit ?? "bird"}` };
    }),
  telling: {
    begins: ["root-log-battle"],
    luck: ["root-log-rolled", "root-log-ambush"],
    splits: (line) => line.key.startsWith("root-log-automaton-"),
    lasts: (view) => view.battle !== null,
    Panel: () => import("./rail/Fought.svelte"),
  },
  tabs: { players: "root-ui-factions", actions: "root-ui-hand" },
  rail: () => 480,
};

export default ui;
