/** What of the table is open where not all of it fits: map, own board, or the oath with its tracks. */

import type { Part } from "./play";

class Parts {
  part = $state<Part>("map");
  readonly names: Readonly<Record<Part, string>> = { map: "oath-ui-map", you: "oath-ui-you", oath: "oath-ui-oath" };

  get open(): string {
    return this.part;
  }
  set open(part: string) {
    this.part = part as Part;
  }
}

export const parts = new Parts();
