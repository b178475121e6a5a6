/** What the choice taken would bring to a place, drawn before it is confirmed. */
import { askedFaction, playerOf, type Play } from "../play";
import { clearingOf, foeOf, routeOf, siteOf } from "../targets";

export interface Ghost {
  at: number;
  /** Where it comes from, if it travels. */
  from: number | null;
  faction: string;
  what: "warrior" | "building" | "token";
  piece: string;
}

/** Questions after whose answer one of these stands in the clearing; all others are in words only. */
const WARRIORS = new Set(
  "recruit-at hatch muster organize river-recruit ritual-recruit perch landing scatter surface cult-corner false-orders-to".split(
    " ",
  ),
);
const BUILDINGS: Record<string, string> = {
  roost: "roost",
  nest: "roost",
  "new-roost": "roost",
  "ritual-build": "garden",
  revolt: "base",
};
const TOKENS: Record<string, string> = {
  keep: "keep",
  wood: "wood",
  overwork: "wood",
  spread: "sympathy",
  "trade-post": "trade-post",
  dig: "tunnel",
  plot: "plot",
};
const WANDERS = new Set(["slip", "glide", "forest"]);

export function ghostOf(play: Play): Ghost | null {
  const choice = play.selected;
  const at = choice && clearingOf(choice);
  if (!choice || at === null) return null;
  const kind = choice.kind;
  const faction = askedFaction(play);
  const ghost = (what: Ghost["what"], piece = "", from: number | null = null): Ghost => ({ at, from, faction, what, piece });
  const route = kind === "move" ? routeOf(choice) : null;
  if (route) return { ...ghost("warrior", "", route[0]), at: route[1] };
  if (WANDERS.has(kind)) return ghost("warrior", "", playerOf(play.view, faction)?.vagabond?.at ?? null);
  if (WARRIORS.has(kind)) return ghost("warrior");
  const building = siteOf(choice) ?? BUILDINGS[kind];
  if (building && kind !== "sanctify") return ghost("building", building);
  const token = TOKENS[kind];
  if (token) return ghost("token", token);
  return kind === "convert" && foeOf(choice) ? ghost("warrior") : null;
}
