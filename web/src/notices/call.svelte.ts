/** How this device is called when its player is asked. The settings are kept here; the house knows what it needs to call. */
import { Refusal, json, post } from "../lib/api";
import { keptTables } from "../lib/keys";
import type { Bell, CallMeBy, Done, PushTo, Tried, TryCall } from "../lib/types.gen";
import { t, words } from "../lib/words.svelte";
import { knock } from "./knock";
import { able, show, subscribe, unsubscribe } from "./push";
import { isQuiet, type Hours } from "./quiet";

const STORE = "regnum.notices";
/** Who has touched the page so lately need not be knocked for. */
const NEAR = 20_000;

interface Kept extends Hours {
  who: string;
  sound: boolean;
  push: PushTo | null;
  mail: string;
  mailing: boolean;
  /** What the house was last told. */
  told: string;
}

const FIRST: Kept = {
  who: "",
  sound: true,
  push: null,
  mail: "",
  mailing: false,
  quiet: false,
  from: 1320,
  to: 480,
  told: "",
};

function kept(): Kept {
  try {
    return { ...FIRST, ...(JSON.parse(localStorage.getItem(STORE) ?? "{}") as Partial<Kept>) };
  } catch {
    return FIRST;
  }
}

const secret = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(18)), (byte) => byte.toString(16).padStart(2, "0")).join("");

class Calling {
  now = $state.raw<Kept>(kept());
  house = $state.raw<Bell | null>(null);
  private touched = 0;

  constructor() {
    for (const sign of ["pointerdown", "keydown"]) addEventListener(sign, () => (this.touched = performance.now()), true);
    addEventListener("storage", ({ key }) => key === STORE && (this.now = kept()));
  }

  private keep(change: Partial<Kept>): void {
    this.now = { ...this.now, ...change };
    localStorage.setItem(STORE, JSON.stringify(this.now));
  }

  get quietNow(): boolean {
    const at = new Date();
    return isQuiet(this.now, 60 * at.getHours() + at.getMinutes());
  }

  /** What the house can do. Somebody may have stopped their mail by its link, and a browser may have let go. */
  async ask(): Promise<void> {
    this.house = await json<Bell>("/notices", this.now.who ? { who: this.now.who } : {});
    if (!this.now.told) return;
    if (this.now.mailing && !this.house.mailing) this.keep({ mailing: false, told: "" });
    if (this.now.push && !this.house.pushing) this.keep({ push: null, told: "" });
  }

  /** Tells the house, if it does not know yet, how and at which tables to call. */
  async tell(): Promise<void> {
    const { who, push, mail, mailing, quiet, from, to, told } = this.now;
    const calls = push !== null || mailing;
    if (!calls && !told) return;
    const form: CallMeBy = {
      who: who || secret(),
      keys: Object.values(keptTables()).map((table) => table.key),
      zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      quiet,
      quiet_from: from,
      quiet_to: to,
      push,
      mail,
      mailing,
    };
    const text = `${words.lang} ${JSON.stringify(form)}`;
    if (text === told) return;
    this.house = await post<CallMeBy, Bell>("/notices", form);
    this.keep({ who: form.who, told: calls ? text : "" });
  }

  /** Changes something and tells the house; if it will not have it, nothing has changed. */
  private async change(change: Partial<Kept>): Promise<void> {
    const before = this.now;
    this.keep(change);
    try {
      await this.tell();
    } catch (error) {
      this.keep(before);
      throw error;
    }
  }

  turnSound(): void {
    this.keep({ sound: !this.now.sound });
    if (this.now.sound) void knock();
  }

  /** Browser notices on or off; the browser asks its owner now, and never before. */
  async turnPush(): Promise<void> {
    if (this.now.push) {
      await this.change({ push: null });
      return unsubscribe();
    }
    const push = await subscribe(this.house?.push_key ?? "").catch(() => null);
    if (!push) throw new Refusal(0, "", t(able() === "denied" ? "notices-denied" : "notices-no-push"), "");
    await this.change({ push });
  }

  async turnMail(mail: string, mailing: boolean): Promise<void> {
    await this.change({ mail: mail.trim(), mailing });
  }

  async turnQuiet(hours: Partial<Hours>): Promise<void> {
    await this.change(hours);
  }

  /** Somebody begins to wait for this player, whose page is open: it calls as far as it may. */
  async asked(table: string, title: string): Promise<void> {
    if (this.quietNow) return;
    const near = !document.hidden && document.hasFocus() && performance.now() - this.touched < NEAR;
    if (this.now.sound && !near) void knock();
    if (this.now.push && document.hidden && (await show(title, t("notices-asked"), `/t/${table}`)))
      await post<TryCall, Done>(`/tables/${encodeURIComponent(table)}/called`, { who: this.now.who });
  }

  /** A real notice by every way that is on; gives the ways that worked and those that did not. */
  async tryOut(): Promise<Tried[]> {
    if (this.now.sound) void knock();
    if (!this.now.push && !this.now.mailing) return [];
    return post<TryCall, Tried[]>("/notices/try", { who: this.now.who });
  }
}

export const calling = new Calling();
