/** What of the map can be chosen now: places, ways and pieces; a choice with two parts begins at its first. */
import type { Lit } from "../../../lib/contract";
import type { Refused } from "../../../lib/types.gen";
import { inWords, kindOf, type Play, thingOf } from "../play";
import { clearingOf, pieceOf, routeOf } from "../targets";

export interface Aims {
  /** Anything of the map is open: the rest of it recedes. */
  any: boolean;
  /** Places that are a choice. */
  places: Map<number, Lit>;
  /** Places where several choices begin. */
  starts: Map<number, Lit[]>;
  /** Where the choices begin that are open now; null while nothing has been opened. */
  from: number | null;
  /** Foes or buildings at the opened place. */
  fan: Lit[];
  /** Closed paths, as `2-5`. */
  ways: Map<string, Lit>;
  /** Pieces in the clearing of the battle. */
  pieces: Map<string, Lit>;
  closed: Map<number, Refused>;
}

/** The numbers of choices as they stand on the map: 4, or 4–6. */
export function numbers(choices: readonly Lit[]): string {
  const all = choices.map((choice) => choice.number);
  const [low, high] = [Math.min(...all), Math.max(...all)];
  if (low === high) return String(low);
  return high - low === all.length - 1 ? `${low}–${high}` : `${low}…`;
}

/** A choice in words: what it is, what it costs and brings, its number. */
export const told = (choice: Lit): string => [...inWords(choice), choice.number].join(". ");

export const wayId = (a: number, b: number): string => (a < b ? `${a}-${b}` : `${b}-${a}`);

function group(choices: Lit[]): Map<number, Lit[]> {
  const groups = new Map<number, Lit[]>();
  for (const choice of choices) {
    const place = clearingOf(choice);
    if (place !== null) groups.set(place, [...(groups.get(place) ?? []), choice]);
  }
  return groups;
}

export function aimsOf(play: Play, opened: number | null): Aims {
  const kind = kindOf(play);
  const found: Aims = {
    any: false,
    places: new Map(),
    starts: new Map(),
    from: null,
    fan: [],
    ways: new Map(),
    pieces: new Map(),
    closed: new Map(),
  };
  if (kind === "hit")
    found.pieces = new Map(play.lit.flatMap((choice) => (pieceOf(choice) ? [[thingOf(choice), choice]] : [])));
  else if (kind === "open") {
    found.ways = new Map(
      play.lit.flatMap((choice) => (routeOf(choice) ? [[wayId(...(routeOf(choice) ?? [0, 0])), choice]] : [])),
    );
  } else begin(group(play.lit), opened, found);
  found.any = found.places.size + found.starts.size + found.ways.size + found.pieces.size > 0;
  close(play, found);
  return found;
}

function begin(groups: Map<number, Lit[]>, opened: number | null, found: Aims): void {
  const only = groups.size === 1 ? [...groups.keys()][0] : undefined;
  for (const [place, choices] of groups) {
    const [first] = choices;
    if (first && choices.length === 1) found.places.set(place, first);
    else found.starts.set(place, choices);
  }
  const from = only ?? opened;
  const choices = from === null ? undefined : groups.get(from);
  if (from === null || !choices || (choices.length === 1 && found.places.has(from) && !routeOf(choices[0] as Lit))) return;
  found.from = from;
  if (choices.some(routeOf)) {
    found.starts.delete(from);
    found.places.delete(from);
    for (const choice of choices) {
      const route = routeOf(choice);
      if (!route) continue;
      found.starts.delete(route[1]);
      found.places.set(route[1], choice);
    }
  } else found.fan = choices;
}

/** Refused places that are not open in another way. */
function close(play: Play, found: Aims): void {
  if (!play.lit.length) return;
  for (const refused of play.refused) {
    const route = refused.kind === "open" ? null : routeOf(refused);
    const place = route ? (route[0] === found.from || found.from === null ? route[1] : null) : clearingOf(refused);
    if (place !== null && place !== found.from && !found.places.has(place) && !found.starts.has(place))
      found.closed.set(place, refused);
  }
}
