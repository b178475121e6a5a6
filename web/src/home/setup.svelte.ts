/** The game about to be played: which, with whom, by which options. Remembered on this device. */
import type { ChairWish, GameInfo, TableWish } from "../lib/api";
import { prefs } from "../lib/prefs.svelte";
import { t, words } from "../lib/words.svelte";

/** Who sits in a chair: the viewer, somebody else on this device, a friend with a link, or a bot. */
export type Sitter = "you" | "here" | "open" | "bot";
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

function remembered(): { game: string; plans: Record<string, Plan> } {
  try {
    return { game: "", plans: {}, ...JSON.parse(localStorage.getItem(STORE) ?? "{}") };
  } catch {
    return { game: "", plans: {} };
  }
}

class Setup {
  game = $state("");
  plans = $state<Record<string, Plan>>({});

  constructor() {
    const old = remembered();
    this.game = old.game;
    this.plans = old.plans;
  }

  get plan(): Plan {
    return this.plans[this.game] ?? { seats: [], options: {} };
  }

  /** Fits the plan to what the game allows; a game that is not ready is never chosen. */
  fit(games: GameInfo[]): void {
    const ready = games.filter((game) => game.ready);
    const info = ready.find((game) => game.name === this.game) ?? ready[0];
    if (!info) return;
    this.game = info.name;
    const old = this.plans[info.name] ?? { seats: [], options: {} };
    const count = Math.min(Math.max(old.seats.length || USUAL, info.fewest), info.most);
    const seats = Array.from({ length: count }, (_, i) => this.fitSeat(info, old.seats[i] ?? this.botSeat(info, i), i));
    const options: Record<string, string> = {};
    for (const option of info.options) {
      const kept = option.values.find((value) => value.id === old.options[option.name]) ?? option.values[0];
      if (kept) options[option.name] = kept.id;
    }
    this.plans[info.name] = { seats, options };
  }

  private botSeat(info: GameInfo, place: number): Seat {
    const bot = info.bots[Math.min(place, info.bots.length - 1)]?.id ?? "";
    return { sitter: place === 0 ? "you" : "bot", bot, role: info.roles[0]?.id ?? "", name: "" };
  }

  private fitSeat(info: GameInfo, seat: Seat, place: number): Seat {
    const bot = info.bots.some((known) => known.id === seat.bot) ? seat.bot : this.botSeat(info, place).bot;
    const role = info.roles.find((known) => known.id === seat.role)?.id ?? info.roles[0]?.id ?? "";
    return { ...seat, bot, role };
  }

  choose(game: string, games: GameInfo[]): void {
    this.game = game;
    this.fit(games);
    this.remember();
  }

  add(info: GameInfo): void {
    if (this.plan.seats.length < info.most) this.plan.seats.push(this.botSeat(info, this.plan.seats.length));
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
    localStorage.setItem(STORE, JSON.stringify({ game: this.game, plans: this.plans }));
  }

  /** What is asked of the server: the plan as it is, with friends instead of the bots, or with bots everywhere. */
  wish(others: "planned" | "friends" | "bots" = "planned"): TableWish {
    const alone = !this.plan.seats.some((seat) => seat.sitter === "open");
    const chairs = this.plan.seats.map((seat, i): ChairWish => {
      const sitter = others === "friends" && alone && seat.sitter === "bot" ? "open" : seat.sitter;
      const who = others === "bots" || sitter === "bot" ? "bot" : sitter === "open" ? "open" : "human";
      const name = sitter === "you" ? prefs.name : seat.name;
      return { who, role: seat.role, bot: seat.bot, name: who === "human" ? name || t("player-number", { n: i + 1 }) : "" };
    });
    return {
      game: this.game,
      name: "",
      lang: words.lang,
      listed: chairs.some((chair) => chair.who === "open"),
      watch: true,
      options: { ...this.plan.options },
      chairs,
    };
  }
}

export const setup = new Setup();
