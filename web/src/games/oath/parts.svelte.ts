/** What of the table is open where not all of it fits: map, own board, the oath with its tracks, or the book once it is written. */

import type { Part } from "./play";

const NAMES = { map: "oath-ui-map", you: "oath-ui-you", oath: "oath-ui-oath" };

class Parts {
  part = $state<Part>("map");
  /** The book is being written, or done. */
  writing = $state(false);

  get names(): Readonly<Record<string, string>> {
    return this.writing ? { book: "oath-ui-book", ...NAMES } : NAMES;
  }

  get open(): string {
    return this.part;
  }
  set open(part: string) {
    this.part = part as Part;
  }
}

export const parts = new Parts();
