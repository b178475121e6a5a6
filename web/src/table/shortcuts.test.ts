// @vitest-environment happy-dom
import { beforeEach, expect, test, vi } from "vitest";
import type { Session } from "./session.svelte";
import { shortcuts } from "./shortcuts";

const zoom = vi.fn();
const openTab = vi.fn();
let now = 0;
let session: ReturnType<typeof seated>;
let press: (key: string, more?: KeyboardEventInit) => KeyboardEvent;

/** A session that is asked to choose among so many numbered things. */
function seated(numbers: number[]) {
  const known = numbers.map((number, i) => ({ number, text: `take ${number}.${i}` }));
  return {
    get lit() {
      return known.map((choice) => ({ ...choice }));
    },
    get inBar() {
      return this.lit;
    },
    called: (number: string) => known.filter((choice) => String(choice.number) === number),
    opened: null as number | null,
    open: vi.fn(),
    openFor: vi.fn(),
    unfolded: false,
    leaving: undefined as unknown,
    question: {},
    curtain: null as number | null,
    refused: [{}],
    selected: null as unknown,
    pointed: null as unknown,
    whyNot: false,
    tip: null as unknown,
    lawAt: null as string | null,
    replay: { at: null as number | null, playing: false, step: vi.fn(), leave: vi.fn() },
    press: vi.fn(),
    step: vi.fn(() => false),
    point: vi.fn(),
    confirm: vi.fn(),
    drop: vi.fn(),
    undo: vi.fn(),
    sinceMyTurn: vi.fn(),
  };
}

function sit(numbers: number[]): void {
  session = seated(numbers);
  const onkeydown = shortcuts(() => session as unknown as Session, openTab, zoom);
  press = (key, more = {}) => {
    const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
    onkeydown(event);
    return event;
  };
}
const picked = (): number[] => session.press.mock.calls.map(([choice]) => (choice as { number: number }).number);

beforeEach(() => {
  vi.clearAllMocks();
  vi.spyOn(performance, "now").mockImplementation(() => (now += 1));
  sit([1, 2, 3]);
});

test("a number that several choices share opens what they begin with, and Escape closes it", () => {
  sit([8, 8, 5]);
  press("8");
  expect(session.openFor).toHaveBeenCalledWith(expect.objectContaining({ text: "take 8.0" }));
  press("5");
  expect(picked()).toEqual([5]);
  session.opened = 8;
  press("Escape");
  expect(session.open).toHaveBeenLastCalledWith(null);
});

test("a digit takes the choice of its number, and one that nothing has takes nothing", () => {
  press("2");
  press("7");
  expect(picked()).toEqual([2]);
});

test("a digit waits for a second one only where a longer number begins with it", () => {
  vi.useFakeTimers();
  sit(Array.from({ length: 14 }, (_, i) => i + 1));
  press("1");
  expect(picked()).toEqual([]);
  press("2");
  expect(picked()).toEqual([12]);
  press("2");
  expect(picked()).toEqual([12, 2]);
  press("1");
  vi.advanceTimersByTime(400);
  expect(picked()).toEqual([12, 2, 1]);
  press("1");
  press("7");
  vi.advanceTimersByTime(400);
  expect(picked()).toEqual([12, 2, 1, 7]);
  vi.useRealTimers();
});

test("a key that is held down is one press", () => {
  press("2");
  press("2", { repeat: true });
  expect(picked()).toEqual([2]);
});

test("where an amount is asked for, arrows and signs change it; else they walk and zoom", () => {
  session.step.mockReturnValue(true);
  for (const key of ["ArrowUp", "+", "ArrowLeft", "-"]) press(key);
  expect(session.step.mock.calls).toEqual([[1], [1], [-1], [-1]]);
  expect(session.point).not.toHaveBeenCalled();
  expect(zoom).not.toHaveBeenCalled();
});

test("zero is an amount where one is asked for, else the whole board", () => {
  press("0");
  expect(zoom).toHaveBeenCalledWith(0);
  sit([0, 1, 2]);
  press("0");
  expect(picked()).toEqual([0]);
});

test("arrows walk around the choices, from the one pointed at", () => {
  press("ArrowRight");
  expect(session.point).toHaveBeenLastCalledWith(session.lit[0]);
  session.pointed = session.lit[2];
  press("ArrowDown");
  expect(session.point).toHaveBeenLastCalledWith(session.lit[0]);
  session.pointed = null;
  press("ArrowLeft");
  expect(session.point).toHaveBeenLastCalledWith(session.lit[2]);
});

test("Enter leaves a question that is left with Done, and Escape folds what was open", () => {
  session.leaving = { number: 0, text: "rest" };
  press("Enter");
  expect(picked()).toEqual([0]);
  expect(session.confirm).not.toHaveBeenCalled();
  session.unfolded = true;
  press("Escape");
  expect(session.unfolded).toBe(false);
});

test("Enter confirms what is taken, and nothing else", () => {
  press("Enter");
  expect(session.confirm).not.toHaveBeenCalled();
  session.selected = session.lit[0];
  press("Enter");
  expect(session.confirm).toHaveBeenCalledOnce();
});

test("Escape goes back one step: the Law, the past, the reason, the choice, the refusals, the tab", () => {
  Object.assign(session, { lawAt: "1.1", tip: {}, selected: session.lit[0], whyNot: true });
  session.replay.at = 4;
  session.replay.leave.mockImplementation(() => (session.replay.at = null));
  session.drop.mockImplementation(() => (session.selected = null));
  press("Escape");
  expect(session.lawAt).toBeNull();
  press("Escape");
  expect(session.replay.leave).toHaveBeenCalledOnce();
  press("Escape");
  expect(session.tip).toBeNull();
  press("Escape");
  expect(session.drop).toHaveBeenCalledOnce();
  press("Escape");
  expect(session.whyNot).toBe(false);
  expect(openTab).not.toHaveBeenCalled();
  press("Escape");
  expect(openTab).toHaveBeenCalledWith("table");
});

test("in the past the arrows step through it and choose nothing", () => {
  session.replay.at = 4;
  expect(press("ArrowLeft").defaultPrevented).toBe(true);
  expect(session.replay.step).toHaveBeenCalledWith(-1);
  expect(session.point).not.toHaveBeenCalled();
});

test("keys with Ctrl belong to the browser, and behind the curtain none work", () => {
  press("z", { ctrlKey: true });
  session.curtain = 1;
  press("z");
  press("1");
  expect(session.undo).not.toHaveBeenCalled();
  expect(session.press).not.toHaveBeenCalled();
});

test("who is writing presses no shortcut", () => {
  const field = document.body.appendChild(document.createElement("input"));
  const onkeydown = shortcuts(() => session as unknown as Session, openTab, zoom);
  field.addEventListener("keydown", onkeydown);
  field.dispatchEvent(new KeyboardEvent("keydown", { key: "z" }));
  field.remove();
  expect(session.undo).not.toHaveBeenCalled();
});

test("letters: undo, what happened since, why not", () => {
  press("Z");
  press("r");
  press("?");
  expect(session.undo).toHaveBeenCalledOnce();
  expect(session.sinceMyTurn).toHaveBeenCalledOnce();
  expect(session.whyNot).toBe(true);
});
