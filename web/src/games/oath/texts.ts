/** The words of the game and of its table. */
import type { Lang } from "../../lib/words.svelte";

const texts: Record<Lang, () => Promise<{ default: string }[]>> = {
  en: () => Promise.all([import("../../../../src/regnum/games/oath/words/en.ftl?raw"), import("./words/en.ftl?raw")]),
  cs: () => Promise.all([import("../../../../src/regnum/games/oath/words/cs.ftl?raw"), import("./words/cs.ftl?raw")]),
  pl: () => Promise.all([import("../../../../src/regnum/games/oath/words/pl.ftl?raw"), import("./words/pl.ftl?raw")]),
};

export const words = async (lang: Lang): Promise<string[]> => (await texts[lang]()).map((file) => file.default);
