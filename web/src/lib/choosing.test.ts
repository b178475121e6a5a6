// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { chooses, enter, inWords, isPass, isPointed, isSelected, thingOf } from "./choosing";
import type { Lit, PlayProps } from "./contract";

const lit = (text: string, parts: Record<string, string> = { place: text }): Lit => ({
  text,
  kind: "go",
  parts,
  label: `to ${text}`,
  hints: [{ key: "", parts: {}, text: "−1" }],
  number: 4,
  key: "4",
});
const [OAK, ELM] = [lit("oak"), lit("elm")];

function play(selected: Lit | null = null, pointed: Lit | null = null) {
  const heard = { pick: vi.fn(), confirm: vi.fn(), point: vi.fn() };
  return { heard, play: { selected, pointed, ...heard } as unknown as PlayProps };
}
const key = (name: string): KeyboardEvent => new KeyboardEvent("keydown", { key: name, cancelable: true });

test("an option names its first thing; one that declines names none", () => {
  expect(thingOf(lit("x", { from: "3", to: "5" }))).toBe("3");
  expect(thingOf(lit("x", {}))).toBe("");
  expect([isPass(lit("x", {})), isPass(OAK)]).toEqual([true, false]);
});

test("a choice in words is its name and its hints", () => {
  expect(inWords(OAK)).toEqual(["to oak", "−1"]);
});

test("a choice is known by what is sent back, not by the object", () => {
  expect(isSelected(play(lit("oak")).play, OAK)).toBe(true);
  expect(isSelected(play(ELM).play, OAK)).toBe(false);
  expect(isPointed(play(null, lit("oak")).play, OAK)).toBe(true);
  expect(isSelected(play().play, undefined)).toBe(false);
  expect(isPointed(play().play, undefined)).toBe(false);
});

test("Enter on what is taken confirms it, and goes no further", () => {
  const { play: taken, heard } = play(OAK);
  const event = key("Enter");
  enter(taken, event, OAK);
  expect(heard.confirm).toHaveBeenCalledExactlyOnceWith(OAK);
  expect(event.defaultPrevented).toBe(true);
});

test("Enter on what is not taken, and any other key, are left to the thing itself", () => {
  const { play: taken, heard } = play(OAK);
  const events = [key("Enter"), key(" ")];
  enter(taken, events[0] as KeyboardEvent, ELM);
  enter(taken, events[1] as KeyboardEvent, OAK);
  enter(play().play, key("Enter"));
  expect(heard.confirm).not.toHaveBeenCalled();
  expect(events.some((event) => event.defaultPrevented)).toBe(false);
});

test("a click takes a thing, a second one confirms it", () => {
  const { play: free, heard } = play();
  const thing = chooses(free, OAK);
  thing.onclick();
  expect(heard.pick).toHaveBeenCalledExactlyOnceWith(OAK);
  expect(heard.confirm).not.toHaveBeenCalled();
  thing.ondblclick();
  expect(heard.confirm).toHaveBeenCalledExactlyOnceWith(OAK);
});

test("a thing tells its number and whether it is taken; pointer and focus point at it until they leave", () => {
  const { play: taken, heard } = play(OAK);
  const thing = chooses(taken, OAK);
  expect(thing).toMatchObject({ "data-lit": 4, "aria-pressed": true });
  expect(chooses(taken, ELM)["aria-pressed"]).toBe(false);
  thing.onpointerenter();
  thing.onblur();
  thing.onfocus();
  thing.onpointerleave();
  expect(heard.point.mock.calls).toEqual([[OAK], [null], [OAK], [null]]);
});
