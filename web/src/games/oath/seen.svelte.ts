/** Which Campaign this page has seen to its end; what ended before the page was opened counts as seen. */
import { untrack } from "svelte";
import { lastReport, type Report } from "./report";
import type { Play } from "./play";

class Seen {
  private table = $state("");
  private n = $state(-1);

  /** Call in an effect: begins anew at another table. */
  follow(play: Play): void {
    const { id, log } = play.table;
    untrack(() => {
      if (this.table === id) return;
      this.table = id;
      this.n = lastReport(log)?.n ?? -1;
    });
  }

  /** The Campaign that is over and was not put aside. */
  unseen(play: Play): Report | null {
    const report =
      this.table === play.table.id && !play.view.battle && !play.table.told.length ? lastReport(play.table.log) : null;
    return report && report.n > this.n ? report : null;
  }

  put(report: Report): void {
    this.n = report.n;
  }
}

export const seen = new Seen();
