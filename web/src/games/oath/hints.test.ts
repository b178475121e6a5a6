import { expect, test } from "vitest";
import type { Choice } from "../../lib/types.gen";
import { changeOf, hintIcon, hintShort, signed } from "./hints";

const hint = (thing: string, n: string) => ({ key: `oath-hint-${thing}`, parts: { [thing]: n }, text: "" });
const choice: Choice = {
  text: "",
  kind: "trade",
  parts: {},
  label: "",
  hints: [hint("supply", "−1"), hint("favor", "+2"), hint("favor", "−1")],
};

test("a hint is a symbol with its number", () => {
  expect(hintIcon(hint("supply", "−1"))).toBe("t-sup");
  expect(hintShort(hint("supply", "−1"))).toBe("−1");
  expect(hintIcon(hint("peace", "1"))).toBe(undefined);
});

test("what a choice changes is summed thing by thing", () => {
  expect(changeOf(choice, "supply")).toBe(-1);
  expect(changeOf(choice, "favor")).toBe(1);
  expect(changeOf(null, "favor")).toBe(0);
  expect([signed(2), signed(-1), signed(0)]).toEqual(["+2", "−1", ""]);
});
