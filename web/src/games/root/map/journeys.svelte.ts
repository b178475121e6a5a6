/** Warriors and pawns on their way: every new line of the log with an origin and a goal is a journey of 420 ms. */
import type { LogLine } from "../../../lib/types.gen";

export interface Journey {
  n: number;
  seat: number;
  from: number;
  to: number;
}

export function journeyOf(line: LogLine): Journey | null {
  const from = Number(line.parts["origin"] ?? line.parts["from"]);
  const to = Number(line.parts["to"]);
  return from > 0 && to > 0 && line.seat !== null ? { n: line.n, seat: line.seat, from, to } : null;
}

/** Moves further back than this are not shown one by one when a long stretch arrives at once. */
const MOST = 6;

export class Journeys {
  /** On their way or about to start, in order. */
  queue = $state.raw<Journey[]>([]);
  private seen: number | null = null;

  /** Takes in a log; the first one, and one that went back, start nothing. */
  follow(log: readonly LogLine[], motion: boolean): void {
    const newest = log.at(-1)?.n ?? -1;
    const seen = this.seen;
    this.seen = newest;
    if (seen === null || newest <= seen || !motion) {
      if (newest !== seen) this.queue = [];
      return;
    }
    const fresh = log.filter((line) => line.n > seen).map(journeyOf);
    this.queue = [...this.queue, ...fresh.filter((journey) => journey !== null)].slice(-MOST);
  }

  arrived(journey: Journey): void {
    this.queue = this.queue.filter((other) => other !== journey);
  }
}
