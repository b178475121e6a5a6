/** People at the table: who is here, clocks, votes on those who are away, talk. It comes after the first question; nobody waits
 * for it. */
import type { TableState } from "../lib/types.gen";
import Absent from "./Absent.svelte";
import Away from "./Away.svelte";
import Badge from "./Badge.svelte";
import Note from "./Note.svelte";
import Switch from "./Switch.svelte";
import TalkBox from "./TalkBox.svelte";
import { hours } from "./hours.svelte";
import { concern } from "./presence";
import { unread } from "./talk.svelte";

export { peopleWords } from "./spoken";
export const people = {
  Absent,
  Away,
  Badge,
  Note,
  Switch,
  TalkBox,
  hours,
  unread,
  concern: (state: TableState): boolean => concern(state, hours.now),
};
export type People = typeof people;
