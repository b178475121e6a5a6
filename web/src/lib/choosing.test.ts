// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import {
  chooses,
  choosesDrawn,
  enter,
  inWords,
  isPass,
  isPointed,
  isSelected,
  kindOf,
  playerName,
  refuses,
  thingOf,
} from "./choosing";
import type { Lit, PlayProps } from "./contract";
import type { Refused } from "./types.gen";

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
  const heard = { press: vi.fn(), pick: vi.fn(), confirm: vi.fn(), point: vi.fn(), explain: vi.fn() };
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

test("a click presses a thing, and tells the second half of a double click", () => {
  const { play: free, heard } = play();
  const thing = chooses(free, OAK);
  thing.onclick(new MouseEvent("click", { detail: 1 }));
  thing.onclick(new MouseEvent("click", { detail: 2 }));
  expect(heard.press.mock.calls).toEqual([
    [OAK, 1],
    [OAK, 2],
  ]);
});

test("Enter that is held down confirms nothing", () => {
  const { play: taken, heard } = play(OAK);
  enter(taken, new KeyboardEvent("keydown", { key: "Enter", repeat: true }), OAK);
  expect(heard.confirm).not.toHaveBeenCalled();
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

test("a drawn thing is taken by Enter and Space, and confirmed by Enter once it is taken", () => {
  const { play: free, heard } = play();
  const space = key(" ");
  choosesDrawn(free, OAK).onkeydown(space);
  choosesDrawn(free, OAK).onkeydown(key("Enter"));
  choosesDrawn(free, OAK).onkeydown(key("x"));
  expect(heard.press.mock.calls).toEqual([[OAK], [OAK]]);
  expect(space.defaultPrevented).toBe(true);
  const { play: taken, heard: after } = play(OAK);
  choosesDrawn(taken, OAK).onkeydown(key("Enter"));
  choosesDrawn(taken, OAK).onkeydown(key(" "));
  expect(after.confirm).toHaveBeenCalledExactlyOnceWith(OAK);
  expect(after.press).not.toHaveBeenCalled();
});

test("a closed place says why when it is pressed or focused; to the pointer only while that is asked for", () => {
  const { play: free, heard } = play();
  const closed = refuses(free, { text: "elm" } as Refused);
  closed.onpointerenter(new Event("pointerenter"));
  expect(heard.explain).not.toHaveBeenCalled();
  closed.onkeydown(key("Enter"));
  closed.onfocus(new Event("focus"));
  refuses({ ...free, refusedShown: true }, { text: "elm" } as Refused).onpointerenter(new Event("pointerenter"));
  expect(heard.explain).toHaveBeenCalledTimes(3);
  closed.onblur();
  expect(heard.explain).toHaveBeenLastCalledWith(null);
});

test("the kind of a question counts only while something is lit; players go by the name of their chair", () => {
  const table = { question: { kind: "go" }, chairs: [{ seat: 2, name: "Ota" }] };
  const asked = { table, lit: [OAK] } as unknown as PlayProps;
  expect(kindOf(asked)).toBe("go");
  expect(kindOf({ ...asked, lit: [] })).toBe("");
  expect([playerName(asked, 2), playerName(asked, 0)]).toEqual(["Ota", ""]);
});
