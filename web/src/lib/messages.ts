/** What goes over the WebSocket of a table, both ways. */
import type {
  Agree,
  CallMe,
  ComeBack,
  Hour,
  Leave,
  Play,
  Problem,
  Say,
  Speak,
  TableState,
  TakeBack,
  Talk,
  Vote,
} from "./types.gen";

export type { LogLine, Problem, TableState, TalkLine } from "./types.gen";
export type FromServer = TableState | Problem | Hour | Talk;
export type FromPage = Play | TakeBack | Agree | Speak | Vote | ComeBack | Leave | Say | CallMe;
