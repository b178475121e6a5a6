// @vitest-environment happy-dom
import { beforeEach, expect, test } from "vitest";
import { adoptKey, forget, keep, keptTables, linkTo } from "./keys";

beforeEach(() => {
  localStorage.clear();
  history.replaceState(null, "", "/t/oak");
});

test("a key in the address is kept and taken out of it; the rest of the address stays", () => {
  history.replaceState(null, "", "/t/oak?key=secret&at=3");
  expect(adoptKey("oak")).toBe("secret");
  expect(location.search).toBe("?at=3");
  expect(adoptKey("oak")).toBe("secret");
});

test("a table without a key has none", () => {
  expect(adoptKey("oak")).toBe("");
});

test("what is known of a table stays when its key is kept again", () => {
  keep("oak", "one", { game: "woods", title: "Woods", seats: [{ seat: 1, key: "guest" }] });
  keep("oak", "two");
  expect(keptTables()["oak"]).toMatchObject({ key: "two", game: "woods", seats: [{ seat: 1, key: "guest" }] });
});

test("a forgotten table leaves the others", () => {
  keep("oak", "one");
  keep("elm", "two");
  forget("oak");
  expect(Object.keys(keptTables())).toEqual(["elm"]);
});

test("a store that cannot be read is an empty one", () => {
  localStorage.setItem("regnum.tables", "{oak");
  expect(keptTables()).toEqual({});
});

test("a link is whole and safe to send", () => {
  expect(linkTo("oak")).toBe(`${location.origin}/t/oak`);
  expect(linkTo("oak", "a&b")).toBe(`${location.origin}/t/oak?key=a%26b`);
});
