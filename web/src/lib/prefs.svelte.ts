/** What the viewer likes: theme, motion, speed of the film, when to be asked for Done, name. Kept on this device. */
const THEME = "regnum.theme";
const MOTION = "regnum.motion";
const NAME = "regnum.name";
const CONFIRM = "regnum.confirm";
const FILM = "regnum.film";

/** When a choice waits for Done: always, where it cannot be taken back, never. */
export const CONFIRMS = ["always", "final", "never"] as const;
export type Confirm = (typeof CONFIRMS)[number];

/** How fast it is told what the others did. */
export const FILMS = ["slow", "normal", "fast", "off"] as const;
export type FilmSpeed = (typeof FILMS)[number];

const wantsDark = matchMedia("(prefers-color-scheme: dark)");
const wantsCalm = matchMedia("(prefers-reduced-motion: reduce)");

class Prefs {
  dark = $state(localStorage.getItem(THEME) ? localStorage.getItem(THEME) === "dark" : wantsDark.matches);
  moving = $state(localStorage.getItem(MOTION) !== "off");
  calm = $state(wantsCalm.matches);
  name = $state(localStorage.getItem(NAME) ?? "");
  confirm = $state<Confirm>(CONFIRMS.find((when) => when === localStorage.getItem(CONFIRM)) ?? "final");

  film = $state<FilmSpeed>(FILMS.find((speed) => speed === localStorage.getItem(FILM)) ?? "normal");

  constructor() {
    wantsCalm.addEventListener("change", () => (this.calm = wantsCalm.matches));
    this.paint();
  }

  /** Pieces may travel: the viewer's switch, and the system's wish. */
  get motion(): boolean {
    return this.moving && !this.calm;
  }

  /** How long a piece travels, in ms. */
  get travel(): number {
    return { slow: 900, normal: 420, fast: 180, off: 0 }[this.film];
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
    document.documentElement.dataset.motion = this.moving ? "on" : "off";
    document.documentElement.dataset.film = this.film;
  }

  turnTheme(): void {
    this.dark = !this.dark;
    localStorage.setItem(THEME, this.dark ? "dark" : "light");
    this.paint();
  }

  turnMotion(): void {
    this.moving = !this.moving;
    localStorage.setItem(MOTION, this.moving ? "on" : "off");
    this.paint();
  }

  askFor(when: Confirm): void {
    this.confirm = when;
    localStorage.setItem(CONFIRM, when);
  }

  tellAt(speed: FilmSpeed): void {
    this.film = speed;
    localStorage.setItem(FILM, speed);
    this.paint();
  }

  callMe(name: string): void {
    this.name = name.trim();
    localStorage.setItem(NAME, this.name);
  }
}

export const prefs = new Prefs();
