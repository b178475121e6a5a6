/** How much of a token is to lie in a tray: steps are gathered, then told in two answers, which tray and how much. */
import type { Lit } from "../../../lib/contract";
import { kindOf, type Play } from "../play";

/** So long after the last step it is told. */
const PAUSE = 450;

class Wish {
  /** The entry that is being changed ("give-favor"), and the amount it is to have. */
  entry = $state("");
  n = $state(0);
  private timer = 0;

  /** One more or one less of what a choice of the composer is about. */
  step(play: Play, choice: Lit, n: number): void {
    window.clearTimeout(this.timer);
    this.entry = choice.text;
    this.n = n;
    this.timer = window.setTimeout(() => play.confirm(choice), PAUSE);
  }

  /** Call in an effect: answers how much, once that is asked. */
  follow(play: Play): void {
    if (!this.entry || kindOf(play) !== "deal-amount") return;
    const amounts = play.lit.filter((choice) => choice.parts["number"] !== undefined);
    const most = Math.max(...amounts.map((choice) => Number(choice.parts["number"])));
    const meant = amounts.find((choice) => Number(choice.parts["number"]) === Math.min(this.n, most));
    this.drop();
    if (meant) play.confirm(meant);
  }

  drop(): void {
    window.clearTimeout(this.timer);
    this.entry = "";
  }
}

export const wish = new Wish();
