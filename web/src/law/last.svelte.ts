/** The last game that this device has played to its end, and the clauses it came to. */
import { api, json } from "../lib/api";
import { keptTables } from "../lib/keys";
import type { Cited } from "../lib/types.gen";
import { words } from "../lib/words.svelte";

class LastGame {
  table = $state("");
  cited = $state.raw<Map<string, Cited>>(new Map());
  private have = "";

  /** Call in an effect: follows game and language. Where nothing is known, nothing is shown. */
  async open(game: string): Promise<void> {
    const wanted = `${game} ${words.lang}`;
    if (this.have === wanted) return;
    this.have = wanted;
    this.cited = new Map();
    const kept = keptTables();
    const keys = Object.values(kept).flatMap((table) => (table.key && (!table.game || table.game === game) ? [table.key] : []));
    if (!keys.length) return;
    try {
      const { yours } = await api.tables(keys);
      const mine = yours.filter((table) => table.game === game && table.over && table.chairs.some((chair) => chair.you));
      const last = mine.sort((a, b) => b.at.localeCompare(a.at))[0];
      if (!last) return;
      const cited = await json<Cited[]>(`/tables/${last.id}/cited`, { key: kept[last.id]?.key ?? "" });
      if (this.have !== wanted) return;
      this.table = last.id;
      this.cited = new Map(cited.map((each) => [each.clause, each]));
    } catch {
      this.have = "";
    }
  }
}

export const lastGame = new LastGame();
