/** The log cut into frames: what one decision led to is one frame. */
import type { Telling } from "../lib/contract";
import type { FilmSpeed } from "../lib/prefs.svelte";
import type { LogLine } from "../lib/types.gen";
import type { Stop } from "../table/replay.svelte";

export interface Frame {
  /** The number of its first and of its last line. */
  n: number;
  last: number;
  moment: number;
  seat: number | null;
  lines: LogLine[];
}

/** How long a sentence is read, and how long dice tumble, in ms. */
const READS: Record<FilmSpeed, number> = { slow: 1800, normal: 900, fast: 300, off: 0 };
const TUMBLES: Record<FilmSpeed, number> = { slow: 1200, normal: 700, fast: 250, off: 0 };
/** What each further sentence of a frame takes of the time of the first. */
const FURTHER = 0.35;
const LONGEST = 3;
/** With more frames than this to come, each is told faster: a long round is no long wait. */
const PATIENCE = 10;

const begins = (line: LogLine, telling: Telling | undefined): boolean => telling?.begins.includes(line.key) ?? false;
export const isLuck = (line: LogLine, telling: Telling | undefined): boolean => telling?.luck.includes(line.key) ?? false;

const splits = (line: LogLine, telling: Telling | undefined): boolean => telling?.splits?.(line) ?? false;

/** A decision is a frame; within it another player's doing begins a new one, unless a fight is told of, and so does each deed
 * of a faction that the game plays. A fight belongs to the deed that it is. */
export function cut(lines: readonly LogLine[], telling?: Telling): Frame[] {
  const frames: Frame[] = [];
  let fight = false;
  for (const line of lines) {
    const open = frames.at(-1);
    const [starts, deed] = [begins(line, telling), splits(line, telling)];
    const still = open !== undefined && open.moment === line.moment;
    const its = still && open.lines.length === 1 && open.lines.some((first) => splits(first, telling));
    const same = still && !deed && (starts ? its : fight || line.seat === open.seat || line.seat === null);
    fight = starts || (fight && still && !deed);
    if (open && same) {
      open.lines.push(line);
      open.last = line.n;
    } else frames.push({ n: line.n, last: line.n, moment: line.moment, seat: line.seat, lines: [line] });
  }
  return frames;
}

/** So long a first word or a heading ("Patrol:") may be, in characters. */
const HEADING = 24;

/** A sentence of the log as a frame says it: the verb, without the name that the emblem stands for, and the detail. What does
 * not begin with the name of whoever does it, and is not the viewer's own (`mine`), is all detail. What a sentence before it
 * says ("Order: fox.") is left out. */
export function verbAndDetail(text: string, names: readonly string[], mine = false): { verb: string; detail: string } {
  const at = names.map((known) => (known && !text.startsWith(`${known} `) ? text.indexOf(`. ${known} `) : -1));
  const second = Math.max(-1, ...at);
  const own = second < 0 ? text : text.slice(second + 2);
  const name = names.find((known) => known && own.startsWith(`${known} `)) ?? "";
  const said = own.slice(name.length).trim().replace(/\.$/, "");
  const heading = said.indexOf(": ");
  const word = said.search(/\s/);
  const headed = heading > 0 && heading <= HEADING;
  if (!headed && !name && !mine) return { verb: "", detail: said };
  const end = headed ? heading : word > 0 ? word : said.length;
  const verb = said.slice(0, end);
  return { verb: verb.charAt(0).toUpperCase() + verb.slice(1), detail: said.slice(end).replace(/^[:\s]+/, "") };
}

/** How long a frame is shown, in ms, where so many are still to come. */
export function timeOf(frame: Frame, speed: FilmSpeed, toCome: number, telling?: Telling): number {
  const reads = READS[speed] * Math.min(LONGEST, 1 + FURTHER * (frame.lines.length - 1));
  const tumbles = frame.lines.some((line) => isLuck(line, telling)) ? TUMBLES[speed] : 0;
  return (reads + tumbles) * Math.min(1, PATIENCE / Math.max(1, toCome));
}

/** Where a frame is seen as it came: at its moment, or on the way there, where the next frame belongs to the same one. */
export function stopAfter(frames: readonly Frame[], i: number): Stop {
  const [frame, next] = [frames[i], frames[i + 1]];
  if (!frame) return { moment: 0 };
  return { moment: frame.moment, line: next?.moment === frame.moment ? frame.last : undefined };
}

/** Where it is seen as it was before. */
export function stopBefore(frames: readonly Frame[], i: number): Stop {
  const [frame, earlier] = [frames[i], frames[i - 1]];
  if (frame && earlier?.moment === frame.moment) return stopAfter(frames, i - 1);
  return { moment: Math.max(0, (frame?.moment ?? 0) - 1) };
}

/** The lines of the last fight among these: from where it began. */
export function lastFight(lines: readonly LogLine[], telling?: Telling): LogLine[] {
  const start = lines.findLastIndex((line) => begins(line, telling));
  return start < 0 ? [] : lines.slice(start);
}
