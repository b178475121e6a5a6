/** What goes over the WebSocket of a table, both ways. */
import type { Agree, ComeBack, Hour, Leave, Play, Problem, Speak, TableState, TakeBack, Vote } from "./types.gen";

export type { LogLine, Problem, TableState } from "./types.gen";
export type FromServer = TableState | Problem | Hour;
export type FromPage = Play | TakeBack | Agree | Speak | Vote | ComeBack | Leave;
