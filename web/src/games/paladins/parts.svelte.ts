/** What of the table is open: the part of the board where not all fit, and whose sheet lies there. */
import { wide } from "../../table/wide.svelte";

export type Part = "land" | "sheet" | "town";

const roomy = matchMedia("(min-width: 1401px) and (min-height: 851px)");

class Parts {
  part = $state<Part>("land");
  /** The side whose sheet is looked at instead of the own one. */
  looked = $state<number | null>(null);
  /** The row of the score sheet that is pointed at: its source on the board is marked. */
  source = $state("");
  /** Land, town and sheet stand together. */
  roomy = $state(roomy.matches);
  readonly names: Readonly<Record<Part, string>> = {
    land: "paladins-ui-land",
    sheet: "paladins-ui-sheet",
    town: "paladins-ui-town",
  };

  constructor() {
    roomy.addEventListener("change", () => (this.roomy = roomy.matches));
  }

  get open(): string {
    return this.part;
  }
  set open(part: string) {
    this.part = part as Part;
  }

  shows(part: Part): boolean {
    if (this.roomy) return true;
    if (wide.now) return (this.part === "sheet") === (part === "sheet");
    return this.part === part;
  }

  look(side: number | null): void {
    this.looked = side;
    if (side !== null) this.part = "sheet";
  }
}

export const parts = new Parts();

/** Where a question's answers lie, by its kind; the rest are answered at the sheet. */
export const PLACES: Readonly<Record<string, Part>> = {
  draft: "town",
  recruit: "town",
  take: "town",
  commission: "land",
  garrison: "land",
  attack: "land",
  convert: "land",
};
