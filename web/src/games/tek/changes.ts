/** What the choice taken would do to the tracks of the one who is asked. */
import { hintChanges } from "./hints";
import { type Bundle, bundleOf, kindOf, type Play } from "./play";
import { RESOURCES } from "./statics";

const PAYING = new Set(["price", "pay", "bandits"]);

/** Told by the choice itself where that is goods, else by its hints. */
export function changes(play: Play): Bundle {
  const bundle: Bundle = { food: 0, ore: 0, mana: 0 };
  const chosen = play.selected ?? play.pointed;
  const kind = kindOf(play);
  if (!chosen || !kind) return bundle;
  const goods = bundleOf(chosen);
  const { good, give, get } = chosen.parts;
  for (const id of RESOURCES) {
    if (goods && kind === "stores") bundle[id] = goods[id];
    else if (goods && PAYING.has(kind)) bundle[id] = -goods[id];
    else if (kind === "gain" && good === id) bundle[id] = 1;
    else if (kind === "boost" && good === id) bundle[id] = -1;
    else if (kind === "convert") bundle[id] = get === id ? 1 : give === id ? -1 : 0;
  }
  return RESOURCES.some((id) => bundle[id]) ? bundle : hintChanges(chosen.hints);
}
