/** Where the viewer is: `/`, `/t/{table}`, `/c/{campaign}`, `/law/{game}/{clause}` or `/learn/{game}`. */
class Route {
  path = $state(location.pathname);
  /** The table that the viewer came from. */
  table = $state("");

  constructor() {
    addEventListener("popstate", () => this.arrive());
  }

  private arrive(): void {
    if (this.path.startsWith("/t/")) this.table = this.path;
    this.path = location.pathname;
  }

  go(path: string): void {
    this.turn(path);
    scrollTo(0, 0);
  }

  /** Another address on the same page, which stays where it was scrolled to. */
  turn(path: string): void {
    history.pushState(null, "", path);
    this.arrive();
  }

  /** For links: plain left clicks stay in the page, everything else is the browser's. */
  follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.currentTarget as HTMLAnchorElement;
    event.preventDefault();
    this.go(link.pathname + link.search + link.hash);
  };
}

export const route = new Route();
