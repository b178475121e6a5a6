/** What a faction that the game plays did in its turns, as the log tells them. */
import { type Step, type Turn, turnsIn } from "../../../../lib/turns";
import type { LogLine } from "../../../../lib/types.gen";

const LOG = "root-log-";
const OWN = `${LOG}automaton-`;
/** What came of a deed, as far as the deed itself does not say it. */
const AFTER = [
  "ambush",
  "crafted",
  "hospital",
  "lost-points",
  "removed",
  "removed-warriors",
  "scored-crafting",
  "scored-removing",
].map((key) => LOG + key);
/** Deeds that bring it something, and those that cost it. */
const GAINS = [
  "builds",
  "track",
  "hard",
  "spreads",
  "revolts",
  "no-sympathy",
  "joins",
  "quests",
  "aids",
  "steals",
  "tinkers",
].map((key) => OWN + key);
const FAILS = ["turmoil", "snare", "crackdown", "martial"].map((key) => OWN + key);

const isOf = (line: LogLine, seat: number): boolean => line.seat === seat;

/** The newest first. A turn lasts until the next one begins. */
export const turnsOf = (log: readonly LogLine[], seat: number): Turn[] =>
  turnsIn(
    log,
    (line) => line.key === `${LOG}turn` && isOf(line, seat),
    (line) => line.key !== `${LOG}turn`,
  );

function signOf(line: LogLine): Pick<Step, "sign" | "kind"> {
  const place = line.parts["at"] ?? line.parts["to"];
  if (FAILS.includes(line.key)) return { sign: "✕", kind: "no" };
  const kind = GAINS.includes(line.key) ? "ok" : "";
  return { sign: place && Number(place) <= 12 ? place : kind === "ok" ? "✓" : "·", kind };
}

/** A sentence without the name of who does it, and what is said before that. */
function parted(text: string, name: string): [lead: string, text: string] {
  const at = text.startsWith(`${name} `) ? 0 : text.indexOf(`. ${name} `) + 2;
  if (at === 1) return ["", text];
  const said = text.slice(at + name.length + 1);
  return [text.slice(0, at).trim(), said.charAt(0).toUpperCase() + said.slice(1)];
}

/** The steps of a turn; `name` is how the faction is called, which its own board need not say again. */
export function stepsOf(turn: Turn | undefined, name: string): Step[] {
  const steps: Step[] = [];
  for (const line of turn?.lines ?? []) {
    if (line.key.startsWith(OWN)) {
      const [lead, text] = parted(line.text, name);
      const suit = line.parts["suit"];
      steps.push({
        n: line.n,
        ...signOf(line),
        text,
        ...(suit ? { icon: `s-${suit}` } : {}),
        ...(lead ? { lead } : {}),
      });
    } else if (AFTER.includes(line.key)) {
      const last = steps.at(-1);
      if (last) last.after = [last.after, line.text].filter(Boolean).join(" ");
    }
  }
  return steps;
}

/** The card that was the order of a turn last. */
export const orderOf = (turn: Turn | undefined): string | undefined =>
  turn?.lines.findLast((line) => line.key === `${OWN}order` || line.key === `${OWN}again`)?.parts["card"];
