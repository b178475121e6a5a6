import { expect, test } from "vitest";
import type { root } from "../../../lib/types.gen";
import type { Ghost } from "./ghosts";
import { stand, type Troop } from "./stand";

const clearing = (more: Partial<root.Clearing> = {}): root.Clearing => ({
  number: 3,
  suit: "fox",
  slots: 2,
  buildings: [],
  warriors: [],
  tokens: [],
  pawns: [],
  ruler: null,
  ruin_items: 0,
  ferry: false,
  tower: false,
  scorched: false,
  ...more,
});
const token = (piece: string, n = 1): root.Token => ({ faction: "marquise", piece, n });
const ghost = (more: Partial<Ghost>): Ghost => ({ at: 3, from: null, faction: "eyrie", what: "warrior", piece: "", ...more });
const left = (troop: Troop): number => troop.figures[0]?.[0] ?? NaN;
const right = (troop: Troop): number => (troop.figures.at(-1)?.[0] ?? NaN) + troop.wide;

test("free slots follow the buildings", () => {
  const { tiles } = stand(clearing({ slots: 3, buildings: ["sawmill"] }), null);
  expect(tiles.map((tile) => [tile.piece, tile.owner])).toEqual([
    ["sawmill", "marquise"],
    ["", undefined],
    ["", undefined],
  ]);
});

test("a building to come takes the first free slot, and none where all are full", () => {
  const roost = ghost({ what: "building", piece: "roost" });
  const { tiles } = stand(clearing({ buildings: ["sawmill"] }), roost);
  expect(tiles.map((tile) => [tile.piece, tile.ghost])).toEqual([
    ["sawmill", false],
    ["roost", true],
  ]);
  expect(stand(clearing({ slots: 1, buildings: ["sawmill"] }), roost).tiles).toHaveLength(1);
});

test("what comes to another clearing is not drawn here", () => {
  const { tiles, coins, troops } = stand(clearing(), ghost({ at: 4 }));
  expect([...tiles, ...coins, ...troops].some((thing) => thing.ghost)).toBe(false);
});

test("a token and a warrior to come stand last, as ghosts", () => {
  const { coins } = stand(clearing({ tokens: [token("keep")] }), ghost({ what: "token", piece: "wood" }));
  expect(coins.map((coin) => [coin.token.piece, coin.ghost])).toEqual([
    ["keep", false],
    ["wood", true],
  ]);
  const { troops } = stand(clearing({ warriors: [{ faction: "marquise", n: 2 }] }), ghost({}));
  expect(troops.map((troop) => [troop.faction, troop.n, troop.ghost])).toEqual([
    ["marquise", 2, false],
    ["eyrie", 1, true],
  ]);
});

test("few tokens stand beside the slots, many below them", () => {
  const few = stand(clearing({ tokens: [token("keep")] }), null);
  expect(few.coins[0]?.at[1]).toBe(few.tiles[0]?.at[1]);
  const many = stand(clearing({ tokens: [token("keep"), token("wood", 2)] }), null);
  expect(many.coins[0]?.at[1]).toBeGreaterThan(many.tiles[0]?.at[1] ?? NaN);
});

test("troops stand side by side within the clearing, apart from each other, however many", () => {
  for (const sizes of [[1], [3, 2], [9, 9, 9], [25, 12, 8, 20]]) {
    const factions = ["marquise", "eyrie", "alliance", "corvid"];
    const warriors = sizes.map((n, i) => ({ faction: factions[i] ?? "", n }));
    const { troops } = stand(clearing({ warriors }), null);
    expect(troops.map((troop) => troop.n)).toEqual(sizes);
    expect(troops.every((troop) => troop.figures.length >= 1 && troop.figures.length <= troop.n)).toBe(true);
    expect(left(troops[0] as Troop)).toBeGreaterThanOrEqual(-81);
    expect(right(troops.at(-1) as Troop)).toBeLessThanOrEqual(81);
    troops.slice(1).forEach((troop, i) => expect(left(troop)).toBeGreaterThan(right(troops[i] as Troop)));
  }
});

test("more than four groups stand in two rows; a pawn is one figure", () => {
  const warriors = ["marquise", "eyrie", "alliance", "corvid"].map((faction) => ({ faction, n: 4 }));
  const { troops } = stand(clearing({ warriors, pawns: ["vagabond"] }), null);
  expect(new Set(troops.map((troop) => troop.figures[0]?.[1])).size).toBe(2);
  expect(troops.at(-1)).toMatchObject({ faction: "vagabond", n: 1, pawn: true });
});
