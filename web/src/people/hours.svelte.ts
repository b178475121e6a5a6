/** What time it is for the server: hours are its own, and all that runs on the page runs by them. */
class Hours {
  private ticks = $state(Date.now());
  private server = $state.raw({ ahead: 0 });

  constructor() {
    setInterval(() => (this.ticks = Date.now()), 1000);
  }

  /** From now on by the server of this connection, which knows how far it is ahead of this device. */
  by(server: { ahead: number }): void {
    this.server = server;
    this.ticks = Date.now();
  }

  /** Milliseconds since 1970, by the second; reactive. */
  get now(): number {
    return this.ticks + this.server.ahead;
  }
}

export const hours = new Hours();
