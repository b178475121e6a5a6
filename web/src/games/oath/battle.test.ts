import { expect, test } from "vitest";
import type { oath } from "../../lib/types.gen";
import { diceOf, stageAt, targetsOf } from "./battle";

const battle: oath.Battle = {
  attacker: 1,
  defender: 2,
  site: "plains",
  step: "attack-plans",
  allies: [],
  sites: ["plains", "river"],
  relics: [],
  banners: ["darkest-secret"],
  pawn: true,
  pool: [3, 2],
  force: [5, 4],
  plans: [],
  attack: [],
  defense: ["double", "blank"],
  swords: null,
  shields: 4,
  sacrificed: 0,
  won: null,
  killed: [0, 0],
  forecast: null,
};

test("before the roll each die of the pool lies closed, after it its face", () => {
  expect(diceOf(battle, 0)).toEqual(["da-q", "da-q", "da-q"]);
  expect(diceOf(battle, 1)).toEqual(["dd-x", "dd-0"]);
});

test("targets are sites, relics, banners and the pawn", () => {
  expect(targetsOf(battle)).toEqual(["plains", "river", "darkest-secret", "pawn"]);
});

test("steps of the rules are stages of the panel", () => {
  expect(["targets", "attack-plans", "sacrifice", "losses", "banish"].map(stageAt)).toEqual([0, 1, 2, 3, 4]);
});
