/** Hints come as sentences of the server. Their numbers and the beginnings of their words say what they are about. */
import { t } from "../../lib/words.svelte";
import type { Bundle } from "./play";
import { RESOURCES } from "./statics";

const words = (hint: string): string[] => hint.toLowerCase().split(/[^\p{L}\d]+/u);

const about = (word: string | undefined, thing: string): boolean => word?.startsWith(t(`tek-ui-stem-${thing}`)) ?? false;

/** The symbol beside a hint, if it is about a war or a resource. */
export function hintIcon(hint: string): string | undefined {
  const said = words(hint);
  if (said.some((word) => about(word, "war"))) return "tek-swords";
  const resource = RESOURCES.find((id) => said.some((word) => about(word, id)));
  return resource && `tek-${resource}`;
}

/** "costs 3 ore" is minus three ore, "+1 food and 1 ore" plus one of each. */
export function hintChanges(hints: readonly string[]): Bundle {
  const sum: Bundle = { food: 0, ore: 0, mana: 0 };
  for (const hint of hints) {
    const said = words(hint);
    const sign = said.some((word) => about(word, "cost")) ? -1 : 1;
    said.forEach((word, i) => {
      const resource = /^\d+$/.test(word) && RESOURCES.find((id) => about(said[i + 1], id));
      if (resource) sum[resource] += sign * Number(word);
    });
  }
  return sum;
}
