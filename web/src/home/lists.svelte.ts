/** Your tables and campaigns and the open tables, refreshed while the page is looked at. */
import { api } from "../lib/api";
import type { OpenTable, YourCampaign, YourTable } from "../lib/types.gen";
import { hours } from "../people/hours.svelte";
import { forget, keptTables } from "../lib/keys";

const EVERY = 12_000;

class Lists {
  open = $state.raw<OpenTable[]>([]);
  yours = $state.raw<YourTable[]>([]);
  campaigns = $state.raw<YourCampaign[]>([]);
  ready = $state(false);
  /** A name that a new table might have. */
  name = $state("");

  async refresh(): Promise<void> {
    const kept = keptTables();
    try {
      const found = await api.tables(Object.values(kept).map((table) => table.key));
      this.open = found.open.filter((table) => !(table.id in kept));
      this.yours = found.yours;
      this.name ||= found.name;
      hours.by({ ahead: found.hour - Date.now() });
      this.campaigns = found.campaigns;
    } catch {
      this.open = [];
    }
    this.ready = true;
  }

  drop(id: string): void {
    forget(id);
    this.yours = this.yours.filter((table) => table.id !== id);
  }

  /** Runs until the returned function is called. */
  watch(): () => void {
    void this.refresh();
    const timer = setInterval(() => !document.hidden && void this.refresh(), EVERY);
    return () => clearInterval(timer);
  }
}

export const lists = new Lists();
