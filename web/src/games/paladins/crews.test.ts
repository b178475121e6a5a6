import { expect, test } from "vitest";
import type { Lit } from "../../lib/contract";
import { chosenIn, crewed, crewOf, lay, swapped } from "./crews";

const lit = (crew: string): Lit => ({
  text: crew,
  kind: "workers",
  parts: { crew },
  label: crew,
  hints: [],
  number: 1,
  key: "1",
});
const ATTACK = ["scout", "any", "fighter"];

test("a full crew takes its own slots first, criminals what is left, any slot the rest", () => {
  expect(lay(ATTACK, [false, false, false], ["labourer", "scout", "criminal"])).toEqual(["scout", "labourer", "criminal"]);
  expect(lay(ATTACK, [true, false, false], ["scout", "fighter"])).toEqual([null, "scout", "fighter"]);
});

test("one worker for two slots lies where it fits, from the left", () => {
  expect(lay(["any", "scout"], [false, false], ["scout"])).toEqual(["scout", null]);
});

test("a click on a worker in the hand brings the nearest crew with it", () => {
  const choices = [lit("labourer+scout"), lit("labourer+criminal"), lit("scout+criminal")];
  expect(swapped(choices, ["labourer", "scout"], "criminal", true)?.text).toBe("labourer+criminal");
  expect(swapped(choices, ["labourer", "scout"], "labourer", false)?.text).toBe("scout+criminal");
  expect(swapped(choices, ["labourer", "scout"], "cleric", true)).toBeUndefined();
});

test("crews are sets with copies; the hand marks the first of each colour", () => {
  const choices = [lit("labourer+labourer+scout"), lit("labourer+scout+scout")];
  expect(crewOf(crewed(choices, ["scout", "labourer", "labourer"]))).toEqual(["labourer", "labourer", "scout"]);
  expect(chosenIn(["scout", "scout", "cleric"], ["scout"])).toEqual([true, false, false]);
});
