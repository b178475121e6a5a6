/** Icons for the prices and warnings of choices. The server gives them in a fixed order, the price first. */
import type { Choice } from "../../lib/types.gen";
import { kindOfChoice } from "./targets";

const FIRST: Readonly<Record<string, string>> = {
  build: "g-wood",
  spread: "g-card",
  move: "g-sympathy",
  battle: "g-battle",
  resolve: "g-discard",
};

export function hintIcon(hint: string, choice: Choice): string | undefined {
  return choice.hints[0] === hint ? FIRST[kindOfChoice(choice)] : undefined;
}
