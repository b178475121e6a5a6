// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { seatsIn, tableIn } from "./start";

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

test("a record names its game and who sat where", () => {
  const record = "regnum 1\ngame toy\nrules 1\nseats first second:red\nplayer 2 Jana Nová\nseed 7\n\n1 player 1 no\n";
  const seats = [
    { role: "first", name: "" },
    { role: "second:red", name: "Jana Nová" },
  ];
  expect(seatsIn(record)).toEqual({ game: "toy", seats });
  expect(seatsIn("hello")).toEqual({ game: "", seats: [] });
});
