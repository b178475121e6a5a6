/** What the book tells of a game of Oath: its sentences read into what they are about. */
import type { Chapter, Sitter, Told } from "../../../lib/types.gen";

export interface Tale {
  way: string;
  /** The seat that won. */
  winner: number;
  round: number;
  oath: string;
  vow: string | null;
  revoked: number[];
  joined: number[];
  stayed: number[];
  built: { card: string; site: string; instead: string | null } | null;
  fell: { card: string; site: string }[];
  lost: string[];
  found: string[];
  /** Sites of the next age slot by slot, null where one is unknown; null until the map is done. */
  map: (string | null)[] | null;
  /** The suits of the cards that joined the world deck, one for each card. */
  came: string[];
  healed: boolean;
  gone: number | null;
  relics: number | null;
  closed: boolean;
}

/** The thing behind the key of its name: "oath-site-salt-flats" is "salt-flats". */
export const slugOf = (key: string | undefined): string =>
  (key ?? "").replace(/^oath-(?:denizen|edifice|vision|relic|site|suit|oath)-/, "");

const times = (n: string | undefined, suit: string | undefined): string[] => Array<string>(Number(n ?? 0)).fill(slugOf(suit));

const BOOK = "oath-book-";
const SITES = 8;

export function taleOf(told: readonly Told[]): Tale | null {
  const opening = told[0];
  if (!opening?.key.startsWith(BOOK)) return null;
  const lines = (name: string): Told["parts"][] =>
    told.filter(({ key }) => key === `oath-log-${name}`).map(({ parts }) => parts);
  const seats = (name: string): number[] => lines(name).map((parts) => Number(parts["who"]) - 1);
  const sites = (name: string): string[] => lines(name).map((parts) => slugOf(parts["site"]));
  const vow = lines("vow")[0];
  const built = lines("built")[0] ?? lines("repaired")[0];
  const came = lines("new-cards")[0];
  const healed = lines("archive-healed")[0];
  const map = told.find(({ key }) => key === `${BOOK}map`)?.parts;
  const [gone, relics] = [lines("dispossessed")[0], lines("relics-kept")[0]];
  return {
    way: opening.key.slice(BOOK.length),
    winner: Number(opening.parts["who"]) - 1,
    round: Number(opening.parts["n"]),
    oath: slugOf(opening.parts["oath"]),
    vow: vow ? slugOf(vow["oath"]) : null,
    revoked: seats("revoked"),
    joined: seats("joined-empire"),
    stayed: seats("stayed-out"),
    built: built
      ? {
          card: slugOf(built["card"]),
          site: slugOf(built["site"]),
          instead: built["instead"] ? slugOf(built["instead"]) : null,
        }
      : null,
    fell: lines("fell").map((parts) => ({ card: slugOf(parts["card"]), site: slugOf(parts["site"]) })),
    lost: sites("vanished"),
    found: sites("appeared"),
    map: map
      ? Array.from({ length: SITES }, (_, i) => map[`site${i + 1}`] ?? "").map((key) =>
          key.startsWith(BOOK) ? null : slugOf(key),
        )
      : null,
    came: came
      ? [...times(came["n"], came["suit"]), ...times(came["m"], came["second"]), slugOf(came["third"])]
      : times(healed?.["n"], healed?.["suit"]),
    healed: healed !== undefined,
    gone: gone ? Number(gone["n"]) : null,
    relics: relics ? Number(relics["n"]) : null,
    closed: lines("chronicle-closed").length > 0,
  };
}

/** As what the winner took the realm. */
export function rulerOf(tale: Tale, sitters: readonly Sitter[]): "chancellor" | "successor" | "usurper" | "visionary" {
  if (tale.way.endsWith("usurper")) return "usurper";
  if (tale.way.endsWith("vision")) return "visionary";
  return sitters[tale.winner]?.role.startsWith("chancellor") ? "chancellor" : "successor";
}

const COLOURS = ["red", "blue", "yellow", "white", "black"];
/** The numbers of the emblems of each colour. */
const WORN: Readonly<Record<string, number>> = { red: 1, blue: 2, yellow: 3, black: 4, purple: 5, white: 6 };

/** The number of the emblem and colour that each seat of a game wore: what it asked for, else the first that was free. */
export function wornIn(sitters: readonly Pick<Sitter, "role">[]): number[] {
  const asked = sitters.map(({ role }) => (role.startsWith("chancellor") ? "purple" : role.split(":")[1]));
  const free = COLOURS.filter((colour) => !asked.includes(colour));
  return asked.map((colour) => WORN[colour ?? free.shift() ?? ""] ?? 0);
}

/** How many cards of each suit joined the world in all these games. */
export function gains(chapters: readonly Pick<Chapter, "told">[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { told } of chapters) for (const suit of taleOf(told)?.came ?? []) found.set(suit, (found.get(suit) ?? 0) + 1);
  return found;
}
