/** The window: whether the rail stands beside the board (from 1180 px) or is opened by tabs, and how wide it is. */
const query = matchMedia("(min-width: 1180px)");

class Wide {
  now = $state(query.matches);
  width = $state(innerWidth);

  get phone(): boolean {
    return this.width <= 760;
  }

  constructor() {
    addEventListener("resize", () => (this.width = innerWidth));
    query.addEventListener("change", () => (this.now = query.matches));
  }
}

export const wide = new Wide();
