/** What the components of a game get. Each part is read when it is needed, so that a change of one redraws no other. */
import type { PlayProps } from "../lib/contract";
import { prefs } from "../lib/prefs.svelte";
import type { TableState } from "../lib/types.gen";
import type { Session } from "./session.svelte";

/** Only for a table that has a view: nothing of a game is drawn before. */
export function playOf(session: Session): PlayProps {
  return {
    get table() {
      return session.table as TableState;
    },
    get view() {
      return session.table?.view;
    },
    get statics() {
      return session.statics;
    },
    get lit() {
      return session.lit;
    },
    get selected() {
      return session.selected;
    },
    get pointed() {
      return session.pointed;
    },
    get refusedShown() {
      return session.whyNot;
    },
    get refused() {
      return session.refused;
    },
    get opened() {
      return session.opened;
    },
    open: session.open,
    get motion() {
      return prefs.motion;
    },
    get trail() {
      return session.film?.trail ?? [];
    },
    press: session.press,
    pick: session.pick,
    confirm: session.confirm,
    point: session.point,
    explain: session.explain,
    openLaw: session.openLaw,
  };
}
