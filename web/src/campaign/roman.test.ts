import { expect, test } from "vitest";
import { roman } from "./roman";

test("games are numbered as in a book", () => {
  expect([1, 3, 4, 9, 14, 40, 49, 99, 300].map(roman)).toEqual(["I", "III", "IV", "IX", "XIV", "XL", "XLIX", "XCIX", "CCC"]);
});
