/** Who won, from the view when it says so, else by points. */
import { t } from "../lib/words.svelte";
import type { Session } from "./session.svelte";

export function winners(session: Session): number[] {
  const state = session.live.state;
  if (!state?.over) return [];
  const said: unknown = state.view?.winners;
  if (Array.isArray(said)) return said as number[];
  const best = Math.max(...state.chairs.map((chair) => chair.points));
  return state.chairs.filter((chair) => chair.points === best).map((chair) => chair.seat);
}

export function winnersLine(session: Session): string {
  const state = session.live.state;
  const seats = winners(session);
  const [first] = seats;
  if (!state || first === undefined || !session.ui) return t("over-nobody");
  const ending = session.ui?.ending?.(state.view);
  if (ending) return t(ending, { who: seats.map((seat) => state.chairs[seat]?.name ?? "").join(", ") });
  const points = state.chairs[first]?.points ?? 0;
  if (seats.length > 1) return t("over-shared", { who: seats.map((seat) => session.nameOf(seat)).join(", "), points });
  if (state.seats.length === 1 && state.seats[0] === first) return t("over-you", { points });
  return t("over-one", { who: state.chairs[first]?.name ?? "", points });
}
