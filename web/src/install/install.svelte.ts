/** The table as an app of this device: its worker, the offer to install it, and whether there is a network. */
import { words, type Lang } from "../lib/words.svelte";

interface Offer extends Event {
  prompt(): Promise<void>;
  userChoice: Promise<{ outcome: "accepted" | "dismissed" }>;
}

const files: Record<Lang, () => Promise<{ default: string }>> = {
  en: () => import("./words/en.ftl?raw"),
  cs: () => import("./words/cs.ftl?raw"),
  pl: () => import("./words/pl.ftl?raw"),
};

class Install {
  /** The browser offers to install the table. */
  offer = $state.raw<Offer | null>(null);
  offline = $state(!navigator.onLine);
  readonly spoken = words.join(async (lang) => [(await files[lang]()).default]);

  constructor() {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault();
      void this.spoken.then(() => (this.offer = event as Offer));
    });
    addEventListener("appinstalled", () => (this.offer = null));
    for (const change of ["online", "offline"]) addEventListener(change, () => (this.offline = !navigator.onLine));
  }

  async now(): Promise<void> {
    await this.offer?.prompt();
    if ((await this.offer?.userChoice)?.outcome === "accepted") this.offer = null;
  }
}

export const install = new Install();
