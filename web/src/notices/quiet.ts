/** Quiet hours: minutes of the day, on the clock of this device. */
export interface Hours {
  quiet: boolean;
  from: number;
  to: number;
}

/** Whether a minute of the day is quiet; hours may go over midnight. */
export function isQuiet({ quiet, from, to }: Hours, minute: number): boolean {
  const span = (to - from + 1440) % 1440;
  return quiet && (minute - from + 1440) % 1440 < span;
}

/** `22:00` for minute 1320, as a field for times has it. */
export function written(minute: number): string {
  return `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
}

/** The minute of the day that a field for times says; null for none. */
export function read(text: string): number | null {
  const found = /^(\d\d):(\d\d)/.exec(text);
  return found ? Number(found[1]) * 60 + Number(found[2]) : null;
}
