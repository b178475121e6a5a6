/** The window: whether the rail stands beside the board (from 1180 px) or is opened by tabs, and how wide it is. */
const query = matchMedia("(min-width: 1180px)");
/** There the frame is drawn larger: see --scale. */
const huge = matchMedia("(min-width: 2200px) and (min-height: 1200px)");
const SCALE = 1.25;
const widthNow = (): number => innerWidth / (huge.matches ? SCALE : 1);

class Wide {
  now = $state(query.matches);
  /** In px of the frame. */
  width = $state(widthNow());

  get phone(): boolean {
    return this.width <= 760;
  }

  constructor() {
    addEventListener("resize", () => (this.width = widthNow()));
    query.addEventListener("change", () => (this.now = query.matches));
  }
}

export const wide = new Wide();
