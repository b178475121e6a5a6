/** Which of the open choices belong to which drawn card. */
import type { Lit } from "../../lib/contract";
import type { Card } from "./play";

/** The choices that name a drawn card. */
export const handOf = (lit: readonly Lit[], card: Pick<Card, "id">): Lit[] =>
  card.id ? lit.filter((choice) => choice.parts["card"] === card.id) : [];

/** The choices that name none of the drawn cards: where the one in hand goes. */
export function otherChoices(lit: readonly Lit[], hand: readonly Pick<Card, "id">[]): Lit[] {
  const drawn = new Set(hand.map((card) => card.id));
  return lit.filter((choice) => !choice.parts["card"] || !drawn.has(choice.parts["card"]));
}
