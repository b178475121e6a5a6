// Written by scripts/gen_types.py from the server's Structs; do not edit.


/** Price or gain of a choice: which one, its numbers and things by name, and the same as words. */
export interface Hint {
  key: string;
  parts: Record<string, string>;
  text: string;
}

/** An open option: `text` is what is sent back, `parts` are the things it names (none for the pass). What cannot be taken back freely once it is played says in `final` why, by a name among `finals` of its question. */
export interface Choice {
  text: string;
  kind: string;
  parts: Record<string, string>;
  label: string;
  hints: Hint[];
  final?: string;
}

/** A closed option: why, in a few words (`title`, may be empty) and in a sentence, and the clause. */
export interface Refused {
  text: string;
  kind: string;
  parts: Record<string, string>;
  label: string;
  title: string;
  reason: string;
  clause: string;
}

/** Why a choice cannot be taken back, as a sentence, and what Done is called then. */
export interface NoWayBack {
  why: string;
  deed: string;
}

/** The question put to this viewer: one plain sentence, the things it is about, its choices, and what is closed. The answer to a `secret` one stays covered until all who are asked with the viewer have answered. */
export interface Question {
  seat: number;
  kind: string;
  about: Record<string, string>;
  prompt: string;
  note: string;
  clause: string;
  secret: boolean;
  choices: Choice[];
  finals: Record<string, NoWayBack>;
  refused: Refused[];
}

/** A sentence of the log with its parts for motion (`from`, `to`, ...). Lines and moments are counted as this viewer reads them: a moment is a decision after which there was something new to read. A line that not all of the viewer's seats may read says in `only` which may. */
export interface LogLine {
  n: number;
  moment: number;
  seat: number | null;
  key: string;
  text: string;
  parts: Record<string, string>;
  only?: number[];
}

/** What time it is for the server, in milliseconds since 1970: all hours are its own, whatever the page's clock says. */
export interface Hour {
  type: "hour";
  at: number;
}

/** How long players may think, in seconds: all together (`bank`, and so much more for each turn that is over), or about each answer (`turn`). */
export interface TableClock {
  kind: "bank" | "turn";
  seconds: number;
  increment?: number;
}

/** A vote about the absent `seat`, given by seat `by`; votes are open. */
export interface Cast {
  seat: number;
  by: number;
  choice: "bot" | "new" | "wait";
}

/** A seat of the table: who sits there ("human", "bot" or "open"; "game" where the rules play), and what it plays. The bot of a person's chair stands in until the person is back. `seen` is the hour of the last sign of life of one who is not `online` (0: none yet). With a clock, `left` milliseconds of thinking are left, which run since hour `since` (0: they stand). */
export interface Chair {
  seat: number;
  name: string;
  who: "bot" | "game" | "human" | "open";
  bot: string;
  role: string;
  you: boolean;
  online: boolean;
  points: number;
  seen?: number;
  left?: number | null;
  since?: number;
}

/** Whether the viewer may take back, why not, and whether there is something further back to ask the others for; who asked for such a step and who must still agree. */
export interface Undo {
  can: boolean;
  far: boolean;
  reason: string;
  asked_by: number | null;
  missing: number[];
}

/** A sentence of a campaign's book, and what it is about: seats and numbers as such, things by the keys of their names. */
export interface Told {
  key: string;
  parts: Record<string, string>;
  text: string;
}

/** Everything one viewer sees, and nothing else: a page is told of a change only when this has changed for it. */
export interface TableState {
  type: "table";
  id: string;
  game: string;
  title: string;
  lang: string;
  asked: number;
  moment: number;
  options: Record<string, string>;
  chairs: Chair[];
  seats: number[];
  looks: number | null;
  host: boolean;
  started: boolean;
  over: boolean;
  view: any;
  question: Question | null;
  waiting: number[];
  phase: string;
  log: LogLine[];
  since: number;
  mark: string;
  undo: Undo;
  commitment: string;
  key: string;
  problem: string;
  again: string;
  campaign: string;
  sequel: boolean;
  told: Told[];
  clock: TableClock | null;
  pace: string;
  patience: number;
  votes: Cast[];
  hints?: boolean;
  champion?: boolean;
}

/** A refused message: a key, a sentence in the viewer's language, and the clause when a rule is behind it. */
export interface Problem {
  type: "problem";
  key: string;
  text: string;
  clause: string;
}

/** Something said at the table: by a seat, or by a spectator (null). Either `text`, which is nothing but text, or a `sign`. */
export interface TalkLine {
  n: number;
  at: number;
  seat: number | null;
  name: string;
  text: string;
  sign: string;
}

/** What was said since the page last heard. */
export interface Talk {
  type: "talk";
  lines: TalkLine[];
}

/** An answer; `asked` is that of the TableState it was given to, `seat` whose answer it is, `text` the option's text. */
export interface Play {
  type: "play";
  asked: number;
  seat: number;
  text: string;
}

/** Undo; `far` asks the whole table to go back to before the seat's last decision. */
export interface TakeBack {
  type: "undo";
  asked: number;
  seat: number;
  far?: boolean;
}

/** The answer to somebody's wish to go back. */
export interface Agree {
  type: "agree";
  seat: number;
  yes: boolean;
}

/** Another language for this connection. */
export interface Speak {
  type: "lang";
  lang: string;
}

/** What to do about the absent `seat`; it can be changed. The majority of the people who are here decides. */
export interface Vote {
  type: "vote";
  seat: number;
  choice: "bot" | "new" | "wait";
}

/** Somebody takes their seat back from its stand-in, or before anybody new has taken it. */
export interface ComeBack {
  type: "back";
  seat: number;
}

/** Somebody leaves and names an heir: a bot until they are back, or whoever comes by the link of the table. */
export interface Leave {
  type: "leave";
  seat: number;
  heir: "bot" | "link";
  bot?: string;
}

/** Something to be said at the table: a line of text or a sign. `name` is a spectator's. */
export interface Say {
  type: "say";
  text?: string;
  sign?: "back" | "game" | "good" | "ha" | "hurry" | "ouch" | "";
  name?: string;
}

/** Another name for whoever has this page. */
export interface CallMe {
  type: "name";
  name: string;
}

/** A chair of a new table; an open one that is `kept` can only be taken with its personal link. */
export interface NewChair {
  who: "bot" | "game" | "human" | "open";
  role?: string;
  bot?: string;
  name?: string;
  kept?: boolean;
}

/** A table to be made. The host plays every "human" chair, so several of them mean several players on one device. */
export interface NewTable {
  game: string;
  chairs: NewChair[];
  name?: string;
  lang?: string;
  listed?: boolean;
  watch?: boolean;
  options?: Record<string, string>;
  clock?: TableClock | null;
  patience?: number;
  pace?: "at-once" | "fast" | "normal" | "slow";
  hints?: boolean;
}

/** Who would like to learn a game at a table of its lesson. */
export interface Learner {
  name?: string;
  pace?: "at-once" | "fast" | "normal" | "slow";
}

/** A wish for an open chair: any, a certain one, or the one of a personal link. */
export interface Sit {
  name?: string;
  lang?: string;
  seat?: number | null;
  key?: string;
}

/** An open chair is kept for whoever has its personal link, or is for anybody again; at the host's wish. */
export interface Keep {
  key: string;
  seat: number;
  kept?: boolean;
}

/** Another pace for the bots of a table, at the host's wish. */
export interface Hurry {
  key: string;
  pace: "at-once" | "fast" | "normal" | "slow";
}

/** Bots for all open chairs. */
export interface Fill {
  key: string;
  bot: string;
}

/** A wish of the host. */
export interface Hosted {
  key: string;
}

/** A new link for the chair of a person; `key` is the host's. */
export interface Relink {
  key: string;
  seat: number;
}

/** A chair of the next game of a campaign: a bot, the player who had seat `of`, or whoever comes. */
export interface NextChair {
  of?: number | null;
  bot?: string;
}

/** The same table once more; of a campaign, its next game, with `chairs` if they are not the same. */
export interface Again {
  key: string;
  chairs?: NextChair[] | null;
}

/** Another name for a campaign, at the wish of whoever has one of its keys. */
export interface Rename {
  keys: string[];
  name: string;
}

/** A campaign in a file. */
export interface Bring {
  text: string;
  lang?: string;
}

/** A record that becomes a table. Who plays on may sit in `chairs`, one for each seat of the record, whose roles stay; none means that the host plays every seat. */
export interface Upload {
  text: string;
  as?: "continue" | "watch";
  lang?: string;
  chairs?: NewChair[];
}

/** What a good player thinks about where exactly these are the answers. */
export interface Thought {
  choices: string[];
  think: string;
}

/** A note of a guided game: on which kinds of question ("act", or "act build" for one about a thing), the clause, and what it says. */
export interface LessonNote {
  kinds: string[];
  clause: string;
  name: string;
  about: string;
  think: string;
  here: Thought[];
}

/** A chair of a new table; `key` is the secret of an open one, for a personal link. */
export interface SeatKey {
  seat: number;
  key: string;
  who: "bot" | "game" | "human" | "open";
}

/** A new table, with the host's key and the page for spectators ("" when nobody may watch). */
export interface Made {
  id: string;
  key: string;
  chairs: SeatKey[];
  watch: string;
}

/** A table and the key to it. */
export interface Opened {
  id: string;
  key: string;
}

/** A chair that was taken. */
export interface Seated {
  key: string;
  seat: number;
}

/** It worked. */
export interface Done {
  ok?: boolean;
}

/** A listed table that waits for players. */
export interface OpenTable {
  id: string;
  game: string;
  title: string;
  name: string;
  chairs: Chair[];
  lang: string;
  free: number;
}

/** A table the caller has a key to. */
export interface YourTable {
  id: string;
  game: string;
  title: string;
  name: string;
  chairs: Chair[];
  your_turn: boolean;
  over: boolean;
  text: string;
  at: string;
  campaign: string;
  talk: number;
  again: boolean;
}

/** A campaign of which the caller has a table; `games` are over, and `text` says how the last one ended. */
export interface YourCampaign {
  id: string;
  title: string;
  name: string;
  games: number;
  text: string;
}

/** The home page: tables to join, tables to go on with, and the campaigns they belong to. */
export interface Home {
  open: OpenTable[];
  yours: YourTable[];
  campaigns: YourCampaign[];
  name: string;
  hour: number;
}

/** Somebody who played a game of a campaign. */
export interface Sitter {
  name: string;
  bot: string;
  role: string;
  won: boolean;
}

/** A game of a campaign that is over: how it ended, in a sentence, and what the book says of it. */
export interface Chapter {
  n: number;
  table: string;
  ended: string;
  sitters: Sitter[];
  text: string;
  told: Told[];
}

/** The game that can be started now, from which table, and who is invited by default: a name and the seat it had. */
export interface NextGame {
  table: string;
  chairs: NextChair[];
  names: string[];
}

/** A campaign, the newest game first. `now` is the table of the game that runs; "" when none does. */
export interface Campaign {
  id: string;
  game: string;
  title: string;
  name: string;
  yours: boolean;
  now: string;
  next: NextGame | null;
  players: string[];
  chapters: Chapter[];
}

/** A campaign out of a file, the table of its last game, and the key to it. */
export interface Brought {
  id: string;
  table: string;
  key: string;
}

/** A thing to choose from: an option's value, a role, a bot. */
export interface Value {
  id: string;
  label: string;
  help?: string;
}

/** A thing that a line of an option may name, and the role that it is for. */
export interface Named {
  id: string;
  label: string;
  help: string;
  role: string;
}

/** A choice of set-up: one of its values or, where it is `free`, a line of text, which may hold several that are `named`. One `of_automata` means something only where the rules play a seat. */
export interface SetupOption {
  name: string;
  label: string;
  help: string;
  values: Value[];
  free: boolean;
  of_automata: boolean;
  named: Named[];
}

/** A game on the shelf. `usual` are the roles for each number of seats, fewest first; `automata` those that the rules play, each with the role whose place it takes. */
export interface GameInfo {
  name: string;
  title: string;
  tagline: string;
  fewest: number;
  most: number;
  minutes: number;
  roles: Value[];
  usual: string[][];
  automata: Record<string, string>;
  options: SetupOption[];
  bots: Value[];
}

/** A set-up somebody thinks about. */
export interface Wish {
  roles: string[];
  options?: Record<string, string>;
}

/** Why the set-up cannot be played, or what to know before playing it; both empty when there is nothing to say. */
export interface Advice {
  problem: string;
  notice: string;
}

/** A ruling in one language. */
export interface RulingText {
  id: string;
  text: string;
}

/** A clause in one language. */
export interface ClauseText {
  id: string;
  title: string;
  rule: string;
  testable: boolean;
  rulings: string[];
}

/** The Law of a game, or what a search found in it; each of `also` holds words for one thing. */
export interface LawText {
  clauses: ClauseText[];
  rulings: RulingText[];
  also: string[][];
}

/** The points of all seats at a moment. */
export interface PointsAt {
  moment: number;
  points: number[];
}

/** How the points went. */
export interface Chart {
  points: PointsAt[];
}

/** The server is up. */
export interface Health {
  ok: boolean;
  version: string;
  tables: number;
}

/** Where a browser wants to be called, as its PushSubscription says. */
export interface PushTo {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** How somebody wants to be called at the tables of their `keys`. `who` is a secret of their device; quiet hours are minutes of the day in `zone`. */
export interface CallMeBy {
  who: string;
  keys?: string[];
  zone?: string;
  quiet?: boolean;
  quiet_from?: number;
  quiet_to?: number;
  push?: PushTo | null;
  mail?: string;
  mailing?: boolean;
}

/** What the house can do and what it does for the caller: the key for browsers that subscribe, whether it sends mail, and which ways are on. */
export interface Bell {
  push_key: string;
  mails: boolean;
  pushing: boolean;
  mailing: boolean;
}

/** Somebody wants a real notice, now. */
export interface TryCall {
  who: string;
}

/** A way that was tried, and whether it worked. */
export interface Tried {
  way: "hook" | "mail" | "push";
  sent: boolean;
}

/** The host gives the table a hook; an empty one takes it down. */
export interface Hang {
  key: string;
  url: string;
}

/** Where calls of a table are posted: the host of it, "" for nowhere; `may` who looks change it. */
export interface Hook {
  where: string;
  may: boolean;
}

/** An answer of a tried line: whose, and the text of the option. */
export interface Given {
  seat: number;
  text: string;
}

/** A line to be tried out: from the table as it stands, from one of the caller's moments, or from the `place` that an earlier answer named; in the caller's world number `world`, with these answers, for whichever seats. */
export interface Try {
  key?: string;
  moment?: number | null;
  place?: string;
  world?: number;
  answers?: Given[];
}

/** An answer of a tried line in words, and what the log says came of it first; "" where it says nothing. */
export interface TriedStep {
  seat: number;
  label: string;
  told: string;
}

/** What a seat of an imagined world sees there: a guess, for it was dealt anew. */
export interface Guess {
  seat: number;
  view: any;
}

/** Where a tried line leads: an imagined state, the name of the place it began at, and its answers; `stopped` where not all of them are legal in this world. `others` are the seats but the caller's own. */
export interface Imagined {
  state: TableState;
  place: string;
  world: number;
  steps: TriedStep[];
  stopped: boolean;
  others: Guess[];
}

/** A question to the champion: the seat that is asked, and `asked` of its TableState. */
export interface AskHint {
  key: string;
  seat: number;
  asked: number;
}

/** An option as the champion sees it: in words, with its prices and gains; what it comes to (0 lost, 1 won), the 95% interval of that, and in how many imagined games it was tried. */
export interface Weighing {
  text: string;
  label: string;
  facts: string[];
  worth: number;
  low: number;
  high: number;
  tries: number;
}

/** What part of the win each seat could hope for at one of the caller's moments, from what it could know. */
export interface Hopes {
  moment: number;
  hopes: number[];
}

/** An answer on which much hung: at which of the caller's moments, whose, what was asked, and what the log says came of it; what any answer came to on average, what was played, and what would have been `better` beyond doubt, if anything. */
export interface TurningPoint {
  moment: number;
  seat: number;
  asked: string;
  told: string;
  average: number;
  played: Weighing;
  better: Weighing | null;
}

/** What turned a game: its course and its turning points, as far as they are worked out; `done` of all there is to do is between 0 and 1. */
export interface Analysis {
  done: number;
  course: Hopes[];
  turns: TurningPoint[];
}

/** A place of a game: one of the caller's moments, whose it was, and what the log says of it. */
export interface CitedAt {
  moment: number;
  seat: number | null;
  text: string;
}

/** A clause that a game came to: how many times, and its last places. */
export interface Cited {
  clause: string;
  times: number;
  places: CitedAt[];
}

/** What a bot would do: the best options first, in how many imagined games they were tried together, and whether the first two are too `close` to be told apart. */
export interface Counsel {
  bot: string;
  options: Weighing[];
  tries: number;
  close: boolean;
}

export namespace oath {
  /** A card that lies somewhere. `id` is None while the viewer does not know its face; `back` is "denizen" or "vision". */
  export interface Card {
    id: string | null;
    back: string;
    faceup: boolean;
    favor: number;
    secrets: number;
  }

  /** A relic. `id` is None while the viewer has not seen its face; `warbands` are those caged on it, by colour (a seat). */
  export interface Relic {
    id: string | null;
    faceup: boolean;
    favor: number;
    secrets: number;
    warbands: number[];
  }

  /** A site of the map. `ref` is what choices call it; `id` is None while its face is unknown to the viewer. `ruler` is the seat whose colour rules it (0: the Empire), -1 the bandits, None while it lies facedown. */
  export interface Place {
    slot: number;
    region: string;
    ref: string;
    id: string | null;
    faceup: boolean;
    capacity: number;
    ruler: number | null;
    warbands: number;
    cards: Card[];
    relics: Relic[];
    favor: number;
    secrets: number;
    pawns: number[];
  }

  /** A player with everything on and around the board. `count` is what the oath counts; `rest` the Supply of the next Rest. */
  export interface Player {
    seat: number;
    colour: string;
    role: string;
    title: string | null;
    heir: boolean;
    sites: number;
    count: number;
    at: string | null;
    supply: number;
    rest: number;
    favor: number;
    secrets: number;
    dark: number;
    warbands: number;
    warbands_of: number;
    bank: number;
    advisers: Card[];
    limit: number;
    hand: Card[];
    vision: string | null;
    relics: Relic[];
    banners: string[];
  }

  /** A banner, its tokens, and who holds it (None: the shared bank). */
  export interface Banner {
    id: string;
    holder: number | null;
    tokens: number;
    mob: boolean;
  }

  /** A space of the Imperial Reliquary; `relic` is None where it is open. */
  export interface Niche {
    id: string;
    relic: Relic | null;
  }

  /** The discard pile of a region, top first. */
  export interface Pile {
    region: string;
    cards: Card[];
  }

  /** What one seat, or a spectator, sees. */
  export interface OathView {
    phase: string;
    game: number;
    name: string;
    round: number;
    turn: number;
    visions: number;
    end_die: number;
    places: Place[];
    players: Player[];
    world: string | null;
    top: string[];
    relic_deck: number;
    piles: Pile[];
    banks: number[];
    shared: number;
    banners: Banner[];
    oath: string;
    keeper: number | null;
    usurper: boolean;
    reliquary: Niche[];
    reach: Reach[];
    doing: Doing | null;
    battle: Battle | null;
    deal: Deal | null;
    winners: number[];
    way: string | null;
    vow: string | null;
  }

  /** The action in hand: who does what, with which card, where to, from where ("world" or a region), for what, how much. */
  export interface Doing {
    action: string | null;
    seat: number;
    site: string | null;
    card: string | null;
    to: string | null;
    source: string | null;
    token: string | null;
    amount: number;
    used: string[];
  }

  /** A battle plan that was used, and by whom (None: the bandits). */
  export interface Plan {
    card: string;
    seat: number | null;
  }

  /** What the dice of a side and its force promise: on average, in tenths, and between what in eight of ten rolls. */
  export interface Expected {
    tenths: number;
    low: number;
    high: number;
  }

  /** Both sides before the roll, and in how many of a hundred the attacker wins: by dice alone, or with sacrifices too. */
  export interface Forecast {
    sides: Expected[];
    win: number;
    sacrifice: number;
  }

  /** A Campaign in progress. `defender` is None for the bandits; `swords`, `shields` and `won` are None until they are known, the `forecast` is once the attack has been rolled. Lists of two are of the attack and the defense: dice in the `pool`, warbands (and bandits) of the `force`, `killed`. */
  export interface Battle {
    attacker: number;
    defender: number | null;
    site: string;
    step: string;
    allies: number[];
    sites: string[];
    relics: string[];
    banners: string[];
    pawn: boolean;
    pool: number[];
    force: number[];
    plans: Plan[];
    attack: string[];
    defense: string[];
    swords: number | null;
    shields: number | null;
    sacrificed: number;
    won: string | null;
    killed: number[];
    forecast: Forecast | null;
  }

  /** A promise of the Tribunal: what, until which round, and what its breach costs. */
  export interface Promise {
    word: string;
    until: number;
    token: string;
    n: number;
  }

  /** What one side of a deal gives; `things` are called as in choices. */
  export interface Tray {
    seat: number;
    favor: number;
    secrets: number;
    things: string[];
    promises: Promise[];
  }

  /** A deal in progress: by which card, two trays, the space of the Reliquary that goes with it, and who answers now. */
  export interface Deal {
    source: string;
    asked: number;
    rounds: number;
    trays: Tray[];
    space: string | null;
    shown: string[];
  }

  /** A major action, and the parts of the choices that it would open with. */
  export interface Reach {
    act: string;
    opens: Record<string, string>[];
  }
}

export namespace paladins {
  /** A King's Order. `card` is None while it is sealed; `done` says how often each side has done its action. */
  export interface Order {
    round: number;
    points: number;
    card: string | null;
    least: number | null;
    done: number[];
  }

  /** A King's Favour. `card` is None while it is sealed; `worker` and `side` are who uses it this round. */
  export interface Favour {
    round: number;
    card: string | null;
    worker: string | null;
    side: number | null;
  }

  /** A square of a region that is used with so many players, and the piece on it. */
  export interface Square {
    id: string;
    region: number;
    piece: string | null;
    side: number | null;
  }

  /** An action space of a board. `slots` are "workshop", a worker's colour, or None where one could lie. */
  export interface Space {
    action: string;
    used: boolean;
    slots: (string | null)[];
    done: number;
  }

  /** A converted Outsider and what it is worth now. */
  export interface Converted {
    card: string;
    points: number;
  }

  /** A side of the table. `seat` is None for the solo opponent. `paladin` is None until it may be seen. */
  export interface Noble {
    side: number;
    seat: number | null;
    colour: string;
    coins: number;
    provisions: number;
    track: number[];
    boost: number[];
    workers: string[];
    spaces: Space[];
    workshops: number;
    monks: number;
    outposts: number;
    jars: number;
    jar_squares: string[];
    walls: string[];
    attacked: string[];
    converted: Converted[];
    tableau: string[];
    suspicions: number[];
    unpaid: number;
    paid: number;
    paladin: string | null;
    revealed: boolean;
    retired: string[];
    deck: number;
    passed: boolean;
    points: number;
  }

  /** What the viewer knows of its own Paladins: those in hand to choose from, the top card of the deck, the bottom ones. */
  export interface Known {
    hand: string[];
    top: string | null;
    bottom: string[];
  }

  /** An action of the solo opponent's last resort, and whether it is taken this round. */
  export interface Fallback {
    action: string;
    used: boolean;
  }

  /** The solo opponent. `marker` counts from 1; `workers` are those left of the `started` it began the round with. */
  export interface Opponent {
    difficulty: string;
    marker: number;
    track: number;
    scheme: string | null;
    schemes: number;
    schemes_gone: string[];
    workers: number;
    started: number;
    fallback: Fallback[];
  }

  /** A side before the Inquisition: its Suspicions, whether it would take a Debt now, and how many cards would go. */
  export interface Inquiry {
    side: number;
    suspicions: number;
    debt: boolean;
    discards: number;
  }

  /** A row of the score sheet: message key, clause, points of each side. */
  export interface Source {
    key: string;
    clause: string;
    points: number[];
  }

  /** What one seat, or a spectator, sees. */
  export interface PaladinsView {
    phase: string;
    round: number;
    first: number;
    acting: number | null;
    action: string | null;
    orders: Order[];
    favours: Favour[];
    tax: number;
    tax_supply: number;
    squares: Square[];
    outsiders: (string | null)[];
    outsider_deck: number;
    townsfolk: (string | null)[];
    townsfolk_deck: number;
    tavern: (string | null)[];
    walls: number;
    suspicions: number;
    nobles: Noble[];
    known: Known | null;
    inquisition: Inquiry[] | null;
    solo: Opponent | null;
    sheet: Source[];
    winners: number[];
  }
}

export namespace root {
  /** Tokens of one kind in a clearing; `plot` is the kind of a plot the viewer knows, `face_down` whether it lies so. */
  export interface Token {
    faction: string;
    piece: string;
    n: number;
    face_down?: boolean;
    plot?: string | null;
  }

  /** A clearing, or the Burrow (number 13). Buildings stand in slots; a ruin is one of them. */
  export interface Clearing {
    number: number;
    suit: string | null;
    slots: number;
    buildings: string[];
    warriors: Troop[];
    tokens: Token[];
    pawns: string[];
    ruler: string | null;
    ruin_items: number;
    ferry: boolean;
    tower: boolean;
    scorched: boolean;
  }

  /** Crafting pieces in clearings of a suit: all of them, and those not yet activated this turn. */
  export interface Power {
    suit: string;
    all: number;
    left: number;
  }

  /** A faction and what lies before it. `points` is None without a score marker; `hand` is for those who may see it. `known` are the cards in it that the viewer has seen; of its own hand, those that others have. `worn` are the crafted items that are exhausted. `crafting` is empty for the Riverfolk, who lay funds; `craftable` are the cards that can be crafted this turn. An `automaton` has that board and none of the others. */
  export interface Player {
    seat: number;
    faction: string;
    points: number | null;
    supply: number;
    hand_count: number;
    hand: string[] | null;
    known: string[];
    effects: string[];
    crafted: string[];
    worn: string[];
    dominance: string | null;
    coalition: string | null;
    coffins: number;
    draws: number;
    crafting: Power[];
    craftable: string[];
    marquise?: MarquiseView | null;
    eyrie?: EyrieView | null;
    alliance?: AllianceView | null;
    vagabond?: VagabondView | null;
    lizard?: LizardView | null;
    riverfolk?: RiverfolkView | null;
    duchy?: DuchyView | null;
    corvid?: CorvidView | null;
    automaton?: AutomatonView | null;
  }

  /** Extra hits and where they come from: "leader", "defenseless", "embedded-agents", "automaton" or "cards". */
  export interface Extra {
    source: string;
    n: number;
  }

  /** What an ambush would change, at the worst for the defender: how many hits fall, whether nobody is left to fight on, the most hits the attacker deals then and otherwise, and how many buildings and tokens would fall otherwise. */
  export interface Ambush {
    hits: number;
    ends: boolean;
    after: number;
    kept: number;
    points: number;
  }

  /** A battle in progress. Hits are what each side deals so far; extra ones before the roll are those that are certain. `dice` are the higher and the lower one, empty before the roll; caps are the most that a side can roll. Guerrillas deal the higher as defenders. `ambush` is foreseen before the roll. */
  export interface Battle {
    attacker: string;
    defender: string;
    clearing: number;
    ally: string | null;
    rolled_by_attacker: number;
    rolled_by_defender: number;
    extra_by_attacker: number;
    extra_by_defender: number;
    dice: number[];
    cap_of_attacker: number;
    cap_of_defender: number;
    extras_of_attacker: Extra[];
    extras_of_defender: Extra[];
    guerrillas: boolean;
    ambush: Ambush | null;
  }

  /** What is counted in the present step: "actions" of the phase, or "refreshes" of items; how many are done, of how many. */
  export interface Counter {
    what: string;
    done: number;
    of: number;
  }

  /** An open quest. */
  export interface Quest {
    id: string;
    suit: string;
    items: string[];
  }

  /** A row of the score sheet: message key, clause, points of each seat. */
  export interface Source {
    key: string;
    clause: string;
    points: number[];
  }

  /** What one seat, or a spectator, sees. `order` are seats in turn order; `closed` are closed paths. */
  export interface RootView {
    phase: string;
    turn: number;
    active: number;
    order: number[];
    map: string;
    deck: string;
    clearings: Clearing[];
    burrow: Clearing | null;
    closed: number[][];
    players: Player[];
    actions: number;
    counter: Counter | null;
    used: string[];
    battle: Battle | null;
    item_supply: string[];
    draw_pile: number;
    discards: string[];
    lost_souls: string[];
    available: string[];
    quests: Quest[];
    quest_pile: number;
    sheet: Source[];
    winners: number[];
    how: string | null;
  }

  /** A track of pieces: how many are on the map, what the track scores by how many are, from none on; of sympathy what the last token scored. */
  export interface ScoringTrack {
    piece: string;
    on_map: number;
    points: number[];
  }

  /** The Vagabot's board: `at` is a clearing (1..12) or a forest (21..), `quest` the open one, `quests` those done; `deeds` are what its order makes it do, `most_hits` caps what it rolls, `extra_hit` it deals as attacker, `refreshes` is how many items it would refresh this Evening. */
  export interface VagabotView {
    character: string | null;
    at: number | null;
    items: Item[];
    quest: string | null;
    quests: string[];
    deeds: string[];
    most_hits: number;
    extra_hit: boolean;
    refreshes: number;
  }

  /** A faction that the game plays itself: its order while its turn lasts, how hard it is, its traits, its tracks; the columns of the Decree are fox, mouse, rabbit, bird. `bases` are the suits of the Alliance's on the map, `organizes` with how many warriors at one it organizes. */
  export interface AutomatonView {
    id: string;
    order: string | null;
    difficulty: string;
    traits: string[];
    tracks: ScoringTrack[];
    decree: string[][];
    bases: string[];
    organizes?: number | null;
    vagabot?: VagabotView | null;
  }

  /** Warriors of one faction in one place, or on one board. */
  export interface Troop {
    faction: string;
    n: number;
  }

  /** A track of pieces: how many are on the map and left; what the next one costs and scores, where it does. */
  export interface Track {
    piece: string;
    on_map: number;
    left: number;
    cost?: number | null;
    points?: number | null;
    suit?: string | null;
  }

  /** `wood` is what the supply holds; `keep` the clearing of the keep. */
  export interface MarquiseView {
    tracks: Track[];
    wood: number;
    keep: number | null;
  }

  /** A column of the Decree; `todo` are the cards still to be resolved. */
  export interface Column {
    id: string;
    cards: string[];
    todo: string[];
    now: boolean;
  }

  /** The Decree, the leader in charge, the leaders turned down, and the points of the Evening. */
  export interface EyrieView {
    decree: Column[];
    leader: string | null;
    deposed: string[];
    roosts: Track;
    evening_points: number;
  }

  /** `supporters` are the cards, for the Alliance alone. */
  export interface AllianceView {
    supporter_count: number;
    supporters: string[] | null;
    officers: number;
    bases: string[];
    sympathy: Track;
  }

  /** An item of a Vagabond: "ready", "exhausted", "damaged" or "damaged-exhausted". */
  export interface Item {
    id: string;
    state: string;
  }

  /** The marker of a faction, and the Aids of this turn. */
  export interface Relation {
    faction: string;
    space: string;
    aids: number;
  }

  /** `at` is a clearing (1..12) or a forest (21..); quests are the completed ones. */
  export interface VagabondView {
    character: string | null;
    at: number | null;
    items: Item[];
    relations: Relation[];
    quests: string[];
    partner: string | null;
  }

  /** The Cult's board; `revealed` are the cards shown in this Daylight. */
  export interface LizardView {
    acolytes: number;
    outcast: string;
    hated: boolean;
    gardens: Track[];
    revealed: string[];
  }

  /** A service and its price. */
  export interface Service {
    id: string;
    price: number;
  }

  /** `crafting` are funds on spaces of trade posts, by suit; `riverboats` and `mercenaries` who has them this turn. */
  export interface RiverfolkView {
    funds: Troop[];
    payments: Troop[];
    committed: Troop[];
    crafting: number[];
    posts: Track[];
    services: Service[];
    riverboats: string | null;
    mercenaries: string | null;
  }

  /** Crowns left of a rank. */
  export interface Crowns {
    rank: string;
    left: number;
  }

  /** Ministers swayed and used this turn, and pieces on the map. */
  export interface DuchyView {
    swayed: string[];
    used: string[];
    crowns: Crowns[];
    citadels: number;
    markets: number;
    tunnels: number;
    revealed: string[];
  }

  /** `supply` are the kinds of plots left, for the Corvids alone. */
  export interface CorvidView {
    plots_left: number;
    supply: string[] | null;
    placed: number;
    exerted: boolean;
  }
}

export namespace tek {
  /** A figure in a region. `seat` is None for a neutral one; a searching figure lies down. */
  export interface Figure {
    seat: number | null;
    lying: boolean;
  }

  /** A region in play. `token` is "hidden" while face down, else the id of the exploration token that lies there. */
  export interface Region {
    id: string;
    figures: Figure[];
    token: string | null;
  }

  /** A territory in play. `home` is the seat that started here; None for the Lost Kingdom. */
  export interface Territory {
    id: string;
    home: number | null;
    regions: Region[];
  }

  /** A player: the nation card with its tracks, and what lies before it. `nation` is None until it is chosen. */
  export interface Kingdom {
    seat: number;
    nation: string | null;
    food: number;
    ore: number;
    mana: number;
    magic: number;
    tower: number;
    in_play: number;
    supply: number;
    trophies: number;
    crown: boolean;
    mimics: string | null;
    points: number;
  }

  /** A line of the action card. */
  export interface Action {
    id: string;
    shield: boolean;
    now: boolean;
  }

  /** A war in progress. A dial is None while it is hidden, 0 for the flag, else the number shown. */
  export interface War {
    region: string;
    attacker: number;
    defender: number;
    dials: (number | null)[];
    pays_up_to: number | null;
  }

  /** A row of the score sheet: message key, clause, points of each seat. */
  export interface Source {
    key: string;
    clause: string;
    points: number[];
  }

  /** What one seat, or a spectator, sees. `sides` are the two faces of the home card while its side is being chosen. */
  export interface TekView {
    phase: string;
    turn: number;
    active: number;
    acting: number | null;
    action: string | null;
    final: boolean;
    kingdoms: Kingdom[];
    territories: Territory[];
    sides: string[];
    actions: Action[];
    war: War | null;
    tower_points: number[];
    sheet: Source[];
    winners: number[];
  }
}
