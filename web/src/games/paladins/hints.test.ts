// @vitest-environment happy-dom
import { expect, test } from "vitest";
import type { Choice, Hint } from "../../lib/types.gen";
import { changesOf, costOf, hintIcon, hintShort } from "./hints";

const hint = (name: string, parts: Record<string, string>): Hint => ({ key: `paladins-hint-${name}`, parts, text: name });
const choice = (...hints: Hint[]): Choice => ({ text: "x", kind: "attack", parts: {}, label: "", hints });

test("a hint is a symbol and a number", () => {
  expect([hintIcon(hint("coin", { coin: "−1" })), hintShort(hint("coin", { coin: "−1" }))]).toEqual(["silver", "−1"]);
  expect(hintIcon(hint("pay-debt", { debt: "−1" }))).toBe("paid");
  expect(hintShort(hint("provision", { provision: "+1/+3" }))).toBe("+1/+3");
  expect(hintShort(hint("until-paid", { points: "−3" }))).toMatch(/^−3 /);
  expect([hintIcon(hint("pray", {})), hintShort(hint("pray", {}))]).toEqual(["i-pray", ""]);
  expect(hintShort(hint("inquisition", {}))).toBeUndefined();
});

test("price and gain of the same thing add up; the price can be told apart", () => {
  const attack = choice(hint("coin", { coin: "−1" }), hint("coin", { coin: "+2" }), hint("influence", { influence: "+1" }));
  expect(changesOf(attack)).toEqual({ coin: 1, influence: 1 });
  expect(costOf(attack, "coin")).toBe(1);
});

test("boosts, ranges and numbers of other things change nothing", () => {
  const rides = choice(
    hint("boost-faith", { faith: "+4" }),
    hint("provision", { provision: "+1/+3" }),
    hint("back", { n: "1" }),
  );
  expect(changesOf(rides)).toEqual({});
});
