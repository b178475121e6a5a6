import { describe, expect, test } from "vitest";
import type { Lit } from "../../../lib/contract";
import type { Refused } from "../../../lib/types.gen";
import type { Play } from "../play";
import { type Aims, aimsOf, numbers, told, wayId } from "./aims";

type Parts = Record<string, string>;
const place = (n: number): Parts => ({ place: String(n) });
const march = (from: number, to: number): Parts => ({ from: String(from), to: String(to) });
const battle = (at: number, foe: string): Parts => ({ at: String(at), foe });
const site = (at: number, piece: string): Parts => ({ at: String(at), piece });

/** A question of a kind whose choices name these things, numbered from one; and what is closed. */
function asked(kind: string, parts: Parts[], closed: Parts[] = []): Play {
  const lit = parts.map((named, i): Lit => {
    const text = [kind, ...Object.values(named)].join(" ");
    return { text, kind, parts: named, label: text, hints: [], number: i + 1, key: String(i + 1) };
  });
  const refused = closed.map((named): Refused => {
    const text = [kind, ...Object.values(named)].join(" ");
    return { text, kind, parts: named, label: text, title: "", reason: "", clause: "" };
  });
  return { lit, refused, table: { question: { kind } } } as unknown as Play;
}
const texts = (choices: Iterable<readonly [number | string, Lit]>): Record<string, string> =>
  Object.fromEntries([...choices].map(([at, choice]) => [at, choice.text]));
const starts = (aims: Aims): Record<string, number> =>
  Object.fromEntries([...aims.starts].map(([at, choices]) => [at, choices.length]));

test("where a clearing is asked for, each is a choice", () => {
  const aims = aimsOf(asked("recruit-at", [place(2), place(5)]), null);
  expect(texts(aims.places)).toEqual({ 2: "recruit-at 2", 5: "recruit-at 5" });
  expect([aims.any, aims.from, aims.starts.size, aims.fan.length]).toEqual([true, null, 0, 0]);
});

test("what lies nowhere on the map lights nothing of it", () => {
  const aims = aimsOf(asked("craft", [{ card: "anvil" }, {}]), null);
  expect(aims.any).toBe(false);
});

describe("moves", () => {
  const moves = [march(1, 2), march(1, 5), march(5, 2), march(7, 8)];

  test("begin where they start: several open, a single one is taken at once", () => {
    const aims = aimsOf(asked("move", moves), null);
    expect(starts(aims)).toEqual({ 1: 2 });
    expect(texts(aims.places)).toEqual({ 5: "move 5 2", 7: "move 7 8" });
    expect(aims.from).toBeNull();
  });

  test("from the opened place go to their goals; the other beginnings stay", () => {
    const aims = aimsOf(asked("move", moves), 1);
    expect(aims.from).toBe(1);
    expect(texts(aims.places)).toEqual({ 2: "move 1 2", 5: "move 1 5", 7: "move 7 8" });
    expect(aims.starts.size).toBe(0);
  });

  test("from an opened place with one alone go on as well", () => {
    const aims = aimsOf(asked("move", moves), 5);
    expect([aims.from, starts(aims)]).toEqual([5, { 1: 2 }]);
    expect(texts(aims.places)).toEqual({ 2: "move 5 2", 7: "move 7 8" });
  });

  test("that end where others begin are taken, not opened", () => {
    const aims = aimsOf(asked("move", [march(1, 2), march(1, 5), march(2, 3), march(2, 4)]), 1);
    expect([aims.starts.size, texts(aims.places)]).toEqual([0, { 2: "move 1 2", 5: "move 1 5" }]);
  });

  test("that all start at one place have it opened already", () => {
    const aims = aimsOf(asked("move", [march(1, 2), march(1, 5)]), null);
    expect(aims.from).toBe(1);
    expect(texts(aims.places)).toEqual({ 2: "move 1 2", 5: "move 1 5" });
    expect(texts(aimsOf(asked("move", [march(1, 2)]), null).places)).toEqual({ 2: "move 1 2" });
  });

  test("that are refused close their goals, of the opened place alone", () => {
    const closed = [march(1, 9), march(5, 10), march(1, 2)];
    expect([...aimsOf(asked("move", moves, closed), null).closed.keys()]).toEqual([9, 10, 2]);
    expect([...aimsOf(asked("move", moves, closed), 1).closed.keys()]).toEqual([9]);
  });
});

describe("battles and sites", () => {
  const battles = [battle(3, "eyrie"), battle(3, "corvid"), battle(4, "eyrie")];

  test("fan out at the opened place", () => {
    const shut = aimsOf(asked("battle", battles), null);
    expect([starts(shut), texts(shut.places), shut.fan]).toEqual([{ 3: 2 }, { 4: "battle 4 eyrie" }, []]);
    const open = aimsOf(asked("battle", battles), 3);
    expect(open.fan.map((choice) => choice.text)).toEqual(["battle 3 eyrie", "battle 3 corvid"]);
    expect(open.from).toBe(3);
  });

  test("fan out at once where there is one place alone", () => {
    const aims = aimsOf(asked("build", [site(3, "sawmill"), site(3, "workshop")]), null);
    expect([aims.from, aims.fan.length]).toEqual([3, 2]);
  });

  test("that are refused do not close a place where others are open", () => {
    const closed = [battle(3, "alliance"), battle(9, "eyrie")];
    for (const opened of [null, 3]) {
      expect([...aimsOf(asked("battle", battles, closed), opened).closed.keys()]).toEqual([9]);
    }
  });

  test("a place with one of them is the choice itself, and does not open", () => {
    const aims = aimsOf(asked("battle", battles), 4);
    expect([aims.from, aims.fan.length]).toEqual([null, 0]);
  });
});

test("closed paths are ways, not places; one that stays shut is told at its first clearing", () => {
  const aims = aimsOf(asked("open", [march(5, 2), march(3, 8)], [march(1, 4)]), null);
  expect(texts(aims.ways)).toEqual({ "2-5": "open 5 2", "3-8": "open 3 8" });
  expect([aims.places.size, aims.any, [...aims.closed.keys()]]).toEqual([0, true, [1]]);
});

test("hits fall on pieces", () => {
  const aims = aimsOf(asked("hit", [{ piece: "sawmill" }, { piece: "keep" }]), null);
  expect([...aims.pieces.keys()]).toEqual(["sawmill", "keep"]);
  expect([aims.places.size, aims.any]).toEqual([0, true]);
});

test("a place that is open in another way is not closed, and nothing is while nobody is asked", () => {
  const closed = [place(2), place(6)];
  expect([...aimsOf(asked("recruit-at", [place(2)], closed), null).closed.keys()]).toEqual([6]);
  expect(aimsOf(asked("recruit-at", [], closed), null).closed.size).toBe(0);
});

test("numbers stand as one, as a row, or as the first of several", () => {
  const lit = asked("move", [march(1, 2), march(1, 3), march(1, 4), march(2, 3)]).lit;
  const of = (...wanted: number[]): string => numbers(lit.filter((choice) => wanted.includes(choice.number)));
  expect([of(3), of(1, 2, 3), of(1, 3, 4)]).toEqual(["3", "1–3", "1…"]);
});

test("a choice is told with its number, a way is named from low to high", () => {
  expect(told(asked("keep", [place(3)]).lit[0] as Lit)).toBe("keep 3. 1");
  expect([wayId(5, 2), wayId(2, 12)]).toEqual(["2-5", "2-12"]);
});
