/** Drawings that come after the table stands: glyphs of the cards all at once, a landscape when its site is seen. */

class Pictures {
  /** Outlines on 512 x 512 by name; empty until they have come. */
  glyphs = $state.raw<Readonly<Record<string, string>>>({});
  private asked = false;

  glyph(name: string): string {
    if (!this.asked) {
      this.asked = true;
      void import("./glyphs.json").then((file) => (this.glyphs = file.default));
    }
    return this.glyphs[name] ?? "";
  }
}

export const pictures = new Pictures();

const scenes = import.meta.glob<string>("./scenes/*.svg", { query: "?url&no-inline", import: "default", eager: true });

/** The address of a site's landscape; of the back of a site for null. */
export const sceneOf = (site: string | null): string => scenes[`./scenes/${site ?? "unknown"}.svg`] ?? "";
