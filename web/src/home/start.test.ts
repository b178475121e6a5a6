// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { tableIn } from "./start";

test.each([
  ["oak", "oak"],
  ["  oak ", "oak"],
  ["https://table.example/t/oak", "oak"],
  ["https://table.example/t/oak?key=secret", "oak"],
  ["come: https://table.example/t/oak now", "oak"],
  ["/t/old%20oak#log", "old oak"],
  ["100%", "100%"],
])("the table in %j is %s", (pasted, table) => {
  expect(tableIn(pasted)).toBe(table);
});
