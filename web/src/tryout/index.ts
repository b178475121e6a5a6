/** Try it out: what comes with the first trial of a page. */
import type { Refusal } from "../lib/api";
import { words, type Lang } from "../lib/words.svelte";
import type { Session } from "../table/session.svelte";
import { Trial } from "./trial.svelte";
import "./tryout.css";

export type { Trial } from "./trial.svelte";

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl?raw"),
  cs: () => import("./words/cs.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};
const source = async (lang: Lang): Promise<string[]> => [(await files[lang]()).default];

/** Opens a private board on which the game of a session is played on from what is shown; `imagine` makes its session. */
export async function tryOut(real: Session, imagine: (trial: Trial) => Session): Promise<void> {
  await words.join(source);
  const trial = new Trial(real);
  try {
    await trial.begin();
  } catch (error) {
    const { key, message, clause } = error as Refusal;
    real.live.problem = { type: "problem", key, text: message, clause };
    return;
  }
  const { ui, statics, ready } = real;
  real.imagined = Object.assign(imagine(trial), { ui, statics, ready });
}
