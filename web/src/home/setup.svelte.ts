/** The game about to be played: which, with whom, by which options. Remembered on this device. */
import type { GameInfo, NewChair, NewTable, SetupOption } from "../lib/types.gen";
import type { Pace } from "../lib/pace";
import { catalogue, isAutomaton } from "../lib/catalogue.svelte";
import { prefs } from "../lib/prefs.svelte";
import { t, words } from "../lib/words.svelte";
import { lists } from "./lists.svelte";

/** Who sits in a chair: the viewer, somebody else on this device, a friend with a link, or a bot; nobody where the game plays. */
export type Sitter = "you" | "here" | "open" | "bot" | "game";
export interface Seat {
  sitter: Sitter;
  bot: string;
  role: string;
  name: string;
}
interface Plan {
  seats: Seat[];
  options: Record<string, string>;
}

const STORE = "regnum.setup";
const USUAL = 3;

interface Remembered {
  game: string;
  plans: Record<string, Plan>;
  listed: boolean;
  clock: string;
  pace: Pace;
  hints: boolean;
}
const NOTHING: Remembered = { game: "", plans: {}, listed: false, clock: "", pace: "normal", hints: false };

function remembered(): Remembered {
  try {
    return { ...NOTHING, ...JSON.parse(localStorage.getItem(STORE) ?? "{}") };
  } catch {
    return NOTHING;
  }
}

/** A clock as the server has it. */
function clockOf(text: string): NewTable["clock"] {
  const [kind, seconds] = text.split(" ");
  return kind === "bank" || kind === "turn" ? { kind, seconds: Number(seconds), increment: 0 } : null;
}

/** What can sit only once: the role without its finer wish (`vagabond:thief`), or the one in whose place the game plays; nothing
 * for a role left to chance. */
function once(info: GameInfo, role: string): string {
  const plain = role === "any" || role === "random" ? "" : (role.split(":")[0] ?? "");
  return info.automata[plain] ?? plain;
}

/** The clocks that are offered, as `kind seconds`. */
export const CLOCKS = ["", "bank 900", "bank 1800", "bank 3600", "turn 86400", "turn 259200"];

class Setup {
  /** The name of the next table; empty: what is proposed. */
  title = $state("");
  listed = $state(false);
  clock = $state("");
  game = $state("");
  plans = $state<Record<string, Plan>>({});
  /** How fast the bots answer. */
  pace = $state<Pace>("normal");
  hints = $state(false);

  constructor() {
    const old = remembered();
    this.game = old.game;
    this.plans = old.plans;
    this.listed = old.listed;
    this.clock = CLOCKS.includes(old.clock) ? old.clock : "";
    this.pace = old.pace;
    this.hints = old.hints;
  }

  get plan(): Plan {
    return this.plans[this.game] ?? { seats: [], options: {} };
  }

  /** Fits the plan to what the game allows. */
  fit(games: GameInfo[]): void {
    const info = games.find((game) => game.name === this.game) ?? games[0];
    if (!info) return;
    this.game = info.name;
    const old = this.plans[info.name] ?? { seats: [], options: {} };
    const count = Math.min(Math.max(old.seats.length || USUAL, info.fewest), info.most);
    const seats: Seat[] = [];
    for (let i = 0; i < count; i++) seats.push(this.fitSeat(info, old.seats[i] ?? this.botSeat(info, i), seats, count));
    const options: Record<string, string> = {};
    for (const option of info.options) {
      const was = old.options[option.name] ?? "";
      const known = was !== "" && was.split(" ").every((word) => option.named.some((thing) => thing.id === word));
      const kept = option.values.find((value) => value.id === was) ?? option.values[0];
      options[option.name] = known ? was : (kept?.id ?? was);
    }
    this.plans[info.name] = { seats, options };
  }

  private botSeat(info: GameInfo, place: number): Seat {
    const bot = info.bots[Math.min(place, info.bots.length - 1)]?.id ?? "";
    return { sitter: place === 0 ? "you" : "bot", bot, role: "", name: "" };
  }

  private fitSeat(info: GameInfo, seat: Seat, before: Seat[], count: number): Seat {
    const bot = info.bots.some((known) => known.id === seat.bot) ? seat.bot : this.botSeat(info, before.length).bot;
    const known = info.roles.some((role) => role.id === seat.role);
    const automaton = known && isAutomaton(info, seat.role);
    const sitter = automaton ? "game" : seat.sitter === "game" ? "bot" : seat.sitter;
    const role = known ? seat.role : this.freeRole(info, before, count);
    return { ...seat, sitter, bot, role };
  }

  /** The first of the usual roles for so many seats that nobody has. */
  private freeRole(info: GameInfo, others: Seat[], count: number): string {
    const usual = info.usual[count - info.fewest] ?? [];
    return usual.find((role) => !others.some((seat) => once(info, seat.role) === role)) ?? usual[others.length] ?? "";
  }

  /** Gives a seat a role; who had it before, or what it takes the place of, takes the seat's old one, or a free one where
   * the game played. */
  recast(place: number, role: string, info: GameInfo): void {
    const seat = this.plan.seats[place];
    if (!seat) return;
    const wanted = once(info, role);
    const holder = this.plan.seats.find((other) => other !== seat && wanted !== "" && once(info, other.role) === wanted);
    const old = seat.role;
    seat.role = role;
    if (!holder) return;
    const others = this.plan.seats.filter((other) => other !== holder);
    const clash = others.some((other) => once(info, other.role) === once(info, old));
    if (holder.sitter === "game") holder.sitter = "bot";
    holder.role = clash || isAutomaton(info, old) ? this.freeRole(info, others, this.plan.seats.length) : old;
  }

  /** The game plays a seat. */
  automate(place: number, role: string, info: GameInfo): void {
    this.recast(place, role, info);
    const seat = this.plan.seats[place];
    if (seat) seat.sitter = "game";
  }

  /** Somebody or a bot plays a seat, and something that one can play. */
  seat(place: number, sitter: Sitter, info: GameInfo): void {
    const seat = this.plan.seats[place];
    if (!seat) return;
    if (sitter === "you") for (const other of this.plan.seats) if (other.sitter === "you") other.sitter = "bot";
    seat.sitter = sitter;
    const others = this.plan.seats.filter((other) => other !== seat);
    if (isAutomaton(info, seat.role)) seat.role = this.freeRole(info, others, this.plan.seats.length);
  }

  /** The options that mean something for those who play; first those of the seats that the game plays. */
  optionsOf(info: GameInfo): GameInfo["options"] {
    const plain = info.options.filter((option) => !option.of_automata);
    const automata = this.plan.seats.some((seat) => seat.sitter === "game");
    return automata ? [...info.options.filter((option) => option.of_automata), ...plain] : plain;
  }

  /** What a line of an option may name at this table. */
  namedIn(option: SetupOption): SetupOption["named"] {
    return option.named.filter(({ role }) => this.plan.seats.some((seat) => seat.role.split(":")[0] === role));
  }

  /** What is set for them; of what a line names, what this table has. */
  chosen(info: GameInfo | undefined): Record<string, string> {
    if (!info) return { ...this.plan.options };
    return Object.fromEntries(
      this.optionsOf(info).map((option) => {
        const set = this.plan.options[option.name] ?? "";
        if (!option.named.length || option.values.some((value) => value.id === set)) return [option.name, set];
        const words = this.namedIn(option).filter((thing) => set.split(" ").includes(thing.id));
        return [option.name, words.map((thing) => thing.id).join(" ") || (option.values[0]?.id ?? "")];
      }),
    );
  }

  /** A role by lot, of those that nobody has. */
  byLot(place: number, info: GameInfo): string {
    const taken = new Set(this.plan.seats.flatMap((seat, i) => (i === place ? [] : [once(info, seat.role)])));
    const open = info.roles.map((role) => role.id).filter((id) => !id.includes(":") && !isAutomaton(info, id));
    const free = open.filter((id) => !taken.has(id));
    return free[Math.floor(Math.random() * free.length)] ?? this.plan.seats[place]?.role ?? "";
  }

  choose(game: string, games: GameInfo[]): void {
    this.game = game;
    this.fit(games);
    this.remember();
  }

  add(info: GameInfo): void {
    const seats = this.plan.seats;
    if (seats.length < info.most) seats.push(this.fitSeat(info, this.botSeat(info, seats.length), seats, seats.length + 1));
    this.remember();
  }

  remove(place: number, info: GameInfo): void {
    if (this.plan.seats.length > info.fewest) this.plan.seats.splice(place, 1);
    this.remember();
  }

  /** Bots make room for people who sit here, unless somebody already does. Gives the way back. */
  gather(): () => void {
    const before = $state.snapshot(this.plan.seats);
    if (!before.some((seat) => seat.sitter === "here")) {
      for (const seat of this.plan.seats) if (seat.sitter === "bot") seat.sitter = "here";
    }
    return () => {
      this.plan.seats = before;
      this.remember();
    };
  }

  remember(): void {
    localStorage.setItem(
      STORE,
      JSON.stringify({
        game: this.game,
        plans: this.plans,
        listed: this.listed,
        clock: this.clock,
        pace: this.pace,
        hints: this.hints,
      }),
    );
  }

  /** What is asked of the server: the plan as it is, with friends instead of the bots, or with bots everywhere. */
  wish(others: "planned" | "friends" | "bots" = "planned"): NewTable {
    const alone = !this.plan.seats.some((seat) => seat.sitter === "open");
    const chairs = this.plan.seats.map((seat, i): NewChair => {
      const sitter = others === "friends" && alone && seat.sitter === "bot" ? "open" : seat.sitter;
      const taken = others === "bots" || sitter === "bot" ? "bot" : sitter === "open" ? "open" : "human";
      const who = sitter === "game" ? "game" : taken;
      const name = sitter === "you" ? prefs.name : seat.name;
      return { who, role: seat.role, bot: seat.bot, name: who === "human" ? name || t("player-number", { n: i + 1 }) : "" };
    });
    return {
      game: this.game,
      name: this.title.trim() || lists.name,
      lang: words.lang,
      listed: this.listed && chairs.some((chair) => chair.who === "open"),
      clock: chairs.filter((chair) => chair.who === "human" || chair.who === "open").length > 1 ? clockOf(this.clock) : null,
      watch: true,
      options: this.chosen(catalogue.game(this.game)),
      pace: this.pace,
      hints: this.hints,
      chairs,
    };
  }
}

export const setup = new Setup();
