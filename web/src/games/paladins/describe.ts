/** Things of the table in whole sentences, for the inspector and for those who hear the board. */
import type { Inspected } from "../../lib/inspect.svelte";
import { t } from "../../lib/words.svelte";
import type { Play } from "./play";
import {
  type ActionFacts,
  type FavourFacts,
  type Gain,
  type Given,
  isChoice,
  type OutsiderFacts,
  type PaladinFacts,
  say,
  signOf,
  type TownsfolkFacts,
} from "./statics";

const oneGain = ({ gain, n }: Gain): string => t(`paladins-gain-${gain}`, { n });
const list = (gains: readonly Gain[]): string => gains.map(oneGain).join(", ");

/** "1 strength, 2 coins" */
export function inGains(gains: readonly Given[]): string {
  return gains
    .map((given) =>
      isChoice(given)
        ? given.choice.map(list).reduce((one, other) => t("paladins-gain-either", { one, other }))
        : oneGain(given),
    )
    .join(", ");
}

const sentence = (text: string): string => (text && !/[.!]$/.test(text) ? `${text}.` : text);
const sentences = (...texts: string[]): string => texts.filter(Boolean).map(sentence).join(" ");

export function outsiderInFull(play: Play, card: OutsiderFacts): Inspected {
  const lang = play.table.lang;
  return {
    clause: "paladins.attack.2",
    title: say(card.name, lang),
    kind: say(play.statics.peoples[card.people]?.name, lang),
    text: sentences(
      t("paladins-ui-attacked", { gains: inGains(card.attacked) }),
      t("paladins-ui-converted", { gains: t("paladins-gain-strength", { n: card.strength }) }),
      say(card.ability, lang),
    ),
    icon: `fac-${card.people}`,
  };
}

export function townsfolkInFull(play: Play, card: TownsfolkFacts): Inspected {
  const lang = play.table.lang;
  return {
    clause: "paladins.recruit.1",
    title: say(card.name, lang),
    kind: t("paladins-ui-townsfolk"),
    text: sentences(
      t("paladins-ui-sent", { gains: inGains(card.dismissed) }),
      card.recruited.length ? t("paladins-ui-kept", { gains: inGains(card.recruited) }) : "",
      say(card.ability, lang),
    ),
  };
}

export function favourInFull(play: Play, card: FavourFacts): Inspected {
  const lang = play.table.lang;
  return {
    clause: "paladins.favour.1",
    title: say(card.name, lang),
    kind: t("paladins-ui-favour"),
    text: say(card.text, lang),
    icon: "seal",
  };
}

export function actionInFull(play: Play, action: ActionFacts): Inspected {
  const lang = play.table.lang;
  return {
    clause: `paladins.${action.id}.1`,
    title: say(action.name, lang),
    kind: "",
    text: say(action.text, lang),
    icon: `i-${action.id}`,
  };
}

export function paladinInFull(play: Play, card: PaladinFacts): Inspected {
  const lang = play.table.lang;
  return {
    clause: "paladins.paladin.1",
    title: say(card.name, lang),
    kind: t("paladins-ui-paladin"),
    text: say(card.ability, lang),
  };
}

export function workerInFull(play: Play, worker: string, kind = ""): Inspected {
  return {
    clause: "paladins.actions.1",
    title: say(play.statics.workers[worker]?.name, play.table.lang),
    kind,
    text: worker === "criminal" ? t("paladins-ui-criminal") : "",
    icon: worker === "any" ? "s-any" : signOf(worker),
  };
}

export function squareInFull(gain: readonly Given[], kind: string): Inspected {
  return { title: inGains(gain), kind, text: "" };
}
