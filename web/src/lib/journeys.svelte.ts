/** Pieces on their way: every new line of the log with an origin and a goal is a journey. */
import type { LogLine } from "./types.gen";

export interface Journey<Place> {
  n: number;
  seat: number;
  from: Place;
  to: Place;
}

/** Moves further back than this are not shown one by one when a long stretch arrives at once. */
const MOST = 6;

export class Journeys<Place> {
  /** On their way or about to start, in order. */
  queue = $state.raw<Journey<Place>[]>([]);
  private seen: number | null = null;

  /** `placeOf` finds the place that a part of a log line names; null where it is none of the board's. */
  constructor(private readonly placeOf: (part: string) => Place | null) {}

  /** Place -> seat of the piece that has not arrived yet. */
  get arriving(): Map<Place, number> {
    return new Map(this.queue.map((journey) => [journey.to, journey.seat]));
  }

  /** The journeys that lines of the log tell of. */
  among(lines: readonly LogLine[]): Journey<Place>[] {
    return lines.flatMap(({ n, seat, parts }) => {
      const from = this.placeOf(parts["origin"] ?? parts["from"] ?? "");
      const to = this.placeOf(parts["to"] ?? "");
      return from !== null && to !== null && seat !== null ? [{ n, seat, from, to }] : [];
    });
  }

  /** Takes in a log; the first one, and one that went back, start nothing. */
  follow(log: readonly LogLine[], motion: boolean): void {
    const newest = log.at(-1)?.n ?? -1;
    const seen = this.seen;
    this.seen = newest;
    if (seen === null || newest <= seen || !motion) {
      if (newest !== seen) this.queue = [];
      return;
    }
    this.queue = [...this.queue, ...this.among(log.filter((line) => line.n > seen))].slice(-MOST);
  }

  arrived(journey: Journey<Place>): void {
    this.queue = this.queue.filter((other) => other !== journey);
  }
}
