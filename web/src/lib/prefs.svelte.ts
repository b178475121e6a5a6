/** What the viewer likes: theme, motion, when to be asked for Done, name. Kept on this device. */
const THEME = "regnum.theme";
const MOTION = "regnum.motion";
const NAME = "regnum.name";
const CONFIRM = "regnum.confirm";

/** When a choice waits for Done: always, where it cannot be taken back, never. */
export const CONFIRMS = ["always", "final", "never"] as const;
export type Confirm = (typeof CONFIRMS)[number];

const wantsDark = matchMedia("(prefers-color-scheme: dark)");
const wantsCalm = matchMedia("(prefers-reduced-motion: reduce)");

class Prefs {
  dark = $state(localStorage.getItem(THEME) ? localStorage.getItem(THEME) === "dark" : wantsDark.matches);
  moving = $state(localStorage.getItem(MOTION) !== "off");
  calm = $state(wantsCalm.matches);
  name = $state(localStorage.getItem(NAME) ?? "");
  confirm = $state<Confirm>(CONFIRMS.find((when) => when === localStorage.getItem(CONFIRM)) ?? "final");

  constructor() {
    wantsCalm.addEventListener("change", () => (this.calm = wantsCalm.matches));
    this.paint();
  }

  /** Pieces may travel: the viewer's switch, and the system's wish. */
  get motion(): boolean {
    return this.moving && !this.calm;
  }

  private paint(): void {
    document.documentElement.dataset.theme = this.dark ? "dark" : "light";
    document.documentElement.dataset.motion = this.moving ? "on" : "off";
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

  callMe(name: string): void {
    this.name = name.trim();
    localStorage.setItem(NAME, this.name);
  }
}

export const prefs = new Prefs();
