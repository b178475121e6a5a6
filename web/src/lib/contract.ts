/** What a game gives to the table, and what it gets from it. A game lives in `src/games/<name>/index.ts`. */
import type { Component } from "svelte";
import type { Inspected } from "./inspect.svelte";
import type { Lang, WordArgs } from "./words.svelte";
import type { Chapter, Choice, Hint, LogLine, Question, Refused, TableState } from "./types.gen";

/** An open choice with the number shown on the board and on its button; `key` is "1" to "9", or "" past nine. */
export interface Lit extends Choice {
  number: number;
  key: string;
}

/** The numbers that the box gives to the places a choice names, in order: a clearing, or from which to which. */
export type SpotsOf = (choice: Choice) => readonly number[];

export interface PlayProps<View = unknown, Statics = unknown> {
  table: TableState;
  /** `table.view` with its type. */
  view: View;
  /** The game's maps and cards, from `/api/games/<game>/static`. */
  statics: Statics;
  /** The open choices. Empty while waiting, in a replay, and behind the hand-over curtain. */
  lit: Lit[];
  /** The choice taken but not yet confirmed: draw its result as a ghost. */
  selected: Choice | null;
  /** The lit thing under keyboard focus or pointer in the ask bar: emphasise it. */
  pointed: Choice | null;
  /** "Why not?" is on: hatch every place of `refused`. */
  refusedShown: boolean;
  refused: Refused[];
  /** A lit thing is pressed: what can be taken back is played, else it is taken, and played when it is pressed again.
   * `clicks` is the `detail` of the click: the second half of a double click is no press of its own. */
  press: (choice: Choice, clicks?: number) => void;
  /** Take a choice (not yet sent), where a press changes a part of it. Picking the selected one again keeps it. */
  pick: (choice: Choice) => void;
  /** Send a choice, or the selected one. */
  confirm: (choice?: Choice) => void;
  /** Pointer or focus on a lit thing, so that bar and board agree; null when it leaves. */
  point: (choice: Choice | null) => void;
  /** Show why a place is closed: `near` is the element beside which the reason appears; null hides it. */
  explain: (refused: Refused | null, near?: Element) => void;
  /** Open the Law beside the table at a clause. */
  openLaw: (clause: string) => void;
  /** The place whose choices are looked at, where several begin at one; null while none is. */
  opened: number | null;
  open: (place: number | null) => void;
  /** Pieces may travel (switch and prefers-reduced-motion). */
  motion: boolean;
  /** New log lines of others since the last state: animate and leave a trail until the next decision. */
  trail: LogLine[];
}

export type BoardProps<View = unknown, Statics = unknown> = PlayProps<View, Statics>;

export interface RailProps<View = unknown, Statics = unknown> extends PlayProps<View, Statics> {
  /** Phone and drawer: which tab is open; "all" on a wide screen. */
  tab: "all" | "players" | "actions";
}

/** A row of the score sheet: a source of points, its clause, and the points of each seat. */
export interface SheetRow {
  key: string;
  clause: string;
  points: number[];
}

/** A card that a seat holds, by name, with the id of a symbol (24 x 24) that says its kind. */
export interface Held {
  id: string;
  name: string;
  symbol?: string;
}

export interface Counted {
  text: string;
  done: number;
  of: number;
  /** The next one is under way. */
  half?: boolean;
}

/** What happens in the open: dice, cards that are turned over. Its panel stays until the viewer's next decision. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface Telling<View = any, Statics = any> {
  /** Keys of the log lines with which a fight or a revelation begins. */
  begins: readonly string[];
  /** Keys of the lines that tell of luck: they are told even where they are the viewer's own doing. */
  luck: readonly string[];
  /** Whether a deed begins with this line, where one decision is followed by many: the turn of a faction that the game plays. */
  splits?: (line: LogLine) => boolean;
  /** Whether the view still shows it itself: the battle is not over. */
  lasts: (view: View) => boolean;
  Panel: () => Promise<{ default: Component<PlayProps<View, Statics> & { lines: LogLine[] }> }>;
}

/** A game of a campaign as a page of its book; at its own table, while it is written, with what is asked. */
export interface PageProps<Statics = unknown> {
  chapter: Chapter;
  statics: Statics;
  play?: PlayProps | undefined;
}

/** How a game draws its pages in the book of a campaign: the default export of `src/games/<name>/book/index.ts`. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface BookPages<Statics = any> {
  /** What happened in a game. */
  Tale: Component<PageProps<Statics>>;
  /** A game in the line of winners. */
  Ruler: Component<PageProps<Statics>>;
  /** What all games together have brought. */
  Realm: Component<{ chapters: Chapter[]; statics: Statics }>;
  /** The game's symbols and words, where its table is not there. */
  Sprite: Component;
  words: (lang: Lang) => Promise<string[]>;
  /** The CSS colour of the seal of a game. */
  colour: (chapter: Chapter) => string;
}

/** The default export of `src/games/<name>/index.ts`; the table hands it views and statics without looking inside. */
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export interface GameUI<View = any, Statics = any> {
  /** The board; fills its area (class "board"), pans and zooms inside itself on a phone. */
  Board: Component<BoardProps<View, Statics>>;
  /** Panels of the right rail: nation cards, war. The log, the score sheet and the chart are the table's own. */
  Rail: Component<RailProps<View, Statics>>;
  /** In the bar of a phone, between the sentence and the choices: what is being done. */
  Strip?: Component<PlayProps<View, Statics>>;
  /** The score sheet in the rail when the game is over, where the table's own says too little. */
  Scores?: Component<PlayProps<View, Statics>>;
  /** The rows of the table's own score sheet, where the view does not bring them. */
  sheet?: (log: readonly LogLine[], seats: number) => SheetRow[];
  /** Its board opens a book at the end, which tells how the game was won. */
  book?: boolean;
  /** Parts of the board that take turns where they do not fit: ids and keys of their names; each is a tab of its own there. */
  parts?: { readonly names: Readonly<Record<string, string>>; open: string };
  /** The game's symbols, drawn once per page. The table already draws em1-6, fig1-6, pp1-6 and #hatch. */
  Sprite?: Component;
  /** The game's words for `t(key)`: texts of .ftl files, its own and those of the rules (`view.sheet[].key`). */
  words?: (lang: Lang) => Promise<string[]>;
  /** The id of what a seat plays (one of the game's roles), if the view knows it better than `chairs[].role`. */
  role?: (view: View, seat: number) => string | null;
  /** A role's short name for the strip of players, where its own is too long; `role` is what `role()` said. */
  shortRole?: (role: string, statics: Statics, lang: Lang) => string;
  /** The id of the symbol (34 x 34) that a seat wears instead of em1-6, in the players' strip, the log, the score sheet. */
  emblem?: (view: View, seat: number) => string;
  /** The CSS colour of a seat where it is not that of em1-6: its line in the chart. */
  colour?: (view: View, seat: number) => string;
  /** A seat's points on the table, null where it no longer counts any; without it, `chairs[].points`. */
  points?: (view: View, seat: number) => number | null;
  /** The id of a symbol of what `points` counts, where they are no victory points. */
  pointSign?: (view: View) => string | undefined;
  /** The key of the sentence on how the game was won (`$who`), where it was not by points. */
  ending?: (view: View) => string | null;
  /** Whether a choice has a place on the board or rail; without it, none has. */
  onBoard?: (choice: Choice) => boolean;
  /** A choice that stays in the bar even where the others begin on the board: to pass. */
  inBar?: (choice: Choice) => boolean;
  /** Choices that stand together behind one button of the bar, where there are several: the keys of its name and of what is said under it. */
  fold?: { name: string; note: string; holds: (choice: Choice) => boolean };
  /** The choice with which a question is left, where it stands on the Done button as long as nothing is taken. */
  leaves?: (question: Question) => Choice | undefined;
  /** Nothing is hidden from one player that another sees, but secret answers: people at one device are only covered for those. */
  open?: boolean;
  /** How the box numbers the places of its board; without it, choices are counted. */
  spots?: SpotsOf;
  /** The answer that a choice has given to the question after it as well: to do what one has just called for. It is played
   * with it, if it can be taken back. */
  follows?: (choice: Choice, question: Question) => Choice | undefined;
  /** What is counted while this is asked, in words, and as pips: so many done of so many, and whether one is half done. */
  counter?: (view: View, question: Question, statics: Statics) => Counted | null;
  /** The choice that is taken by itself until the player takes another: a set of workers. */
  proposal?: (question: Question) => Choice | null;
  /** The seat whose turn it is, also while others are asked; without it, whoever is asked. */
  turn?: (view: View) => number | null;
  /** The phase line of the top bar, e.g. "Round 7", where the phase of the rules is not it; the table adds whose turn it is. */
  phase?: (view: View, say: (key: string, args?: WordArgs) => string) => string;
  /** The id of a symbol for a choice's hint, if the game draws one. */
  hintIcon?: (hint: Hint, choice: Choice) => string | undefined;
  /** What stands beside that symbol instead of the hint's words: a number. */
  hintShort?: (hint: Hint) => string | undefined;
  /** Names of the two middle tabs on a phone, as keys of the game's words. */
  tabs?: { players: string; actions: string };
  telling?: Telling<View, Statics>;
  /** The cards and places that lines of the log name, in full, for the inspector; null where they name none. */
  reads?: (lines: readonly LogLine[], statics: Statics, lang: Lang) => Inspected | null;
  /** What a seat has hidden from the others, as its own view tells it: shown as a guess where a world is imagined. */
  held?: (view: View, seat: number, statics: Statics, lang: Lang) => Held[];
  /** Its rail shows what is looked at: the table shows no tip beside the thing. */
  inspects?: boolean;
  /** Width of the rail in px when cards and a battle need more than 384. */
  rail?: (view: View) => number;
}

export interface GameModule {
  default: GameUI;
}
