/** What the choice taken would do to the tracks of the one who is asked. */
import { hintChanges } from "./hints";
import { type Bundle, kindOf, type Play, readBundle, readSwap } from "./play";
import { RESOURCES } from "./statics";

const PAYING = new Set(["price", "pay", "forfeit", "bandits"]);

/** Told by the target itself where that is goods, else by the hints. */
export function changes(play: Play): Bundle {
  const bundle: Bundle = { food: 0, ore: 0, mana: 0 };
  const chosen = play.selected ?? play.pointed;
  const kind = kindOf(play);
  if (!chosen || !kind) return bundle;
  const goods = readBundle(chosen.target);
  const swap = readSwap(chosen.target);
  for (const id of RESOURCES) {
    if (goods && kind === "stores") bundle[id] = goods[id];
    else if (goods && PAYING.has(kind)) bundle[id] = -goods[id];
    else if (kind === "gain" && chosen.target === id) bundle[id] = 1;
    else if (kind === "boost" && chosen.target === id) bundle[id] = -1;
    else if (kind === "convert" && swap) bundle[id] = swap[1] === id ? 1 : swap[0] === id ? -1 : 0;
  }
  return RESOURCES.some((id) => bundle[id]) ? bundle : hintChanges(chosen.hints);
}
