/** What hints are about, for symbols and tracks. */
import type { Hint } from "../../lib/types.gen";
import type { Bundle } from "./play";
import { RESOURCES } from "./statics";

const WARS = new Set(["tek-hint-war", "tek-hint-war-cost", "tek-hint-neutral"]);
const SIGNS: Record<string, number> = { "tek-hint-costs": -1, "tek-hint-gains": 1 };

/** The symbol beside a hint, if it is about a war or a resource. */
export function hintIcon(hint: Hint): string | undefined {
  if (WARS.has(hint.key)) return "tek-swords";
  const resource = RESOURCES.find((id) => Number(hint.parts[id] ?? 0) > 0);
  return resource && `tek-${resource}`;
}

/** What hints of prices and gains do to the resources. */
export function hintChanges(hints: readonly Hint[]): Bundle {
  const sum: Bundle = { food: 0, ore: 0, mana: 0 };
  for (const hint of hints) {
    for (const id of RESOURCES) sum[id] += (SIGNS[hint.key] ?? 0) * Number(hint.parts[id] ?? 0);
  }
  return sum;
}
