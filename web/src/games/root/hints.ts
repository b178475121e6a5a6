/** Icons for the prices and warnings of choices. */
import type { Hint } from "../../lib/types.gen";

const ICONS: Readonly<Record<string, string>> = {
  "root-hint-wood": "g-wood",
  "root-hint-supporters": "g-card",
  "root-hint-outrage": "g-sympathy",
  "root-hint-defenseless": "g-battle",
  "root-hint-guerrilla": "g-battle",
  "root-hint-turmoil": "g-discard",
};

export const hintIcon = (hint: Hint): string | undefined => ICONS[hint.key];
