/** Whatever on the table has words for those who hear it says them to pointer, focus and long press, too: what is drawn with an
 * `aria-label`, and what has a `data-what`. Its clause is the nearest `data-law`. */
import { inspector, LONG, REST, type Inspected } from "./inspect.svelte";

const SAID = "[role=img][aria-label], [role=button][aria-label], [data-what]";
const PLACES = "#board, #rail";

/** The first sentence is the title. */
export function inspected(said: string): Inspected {
  const [title = "", ...text] = said.split(". ");
  return { title, kind: "", text: text.join(". ") };
}

/** The thing under an event, unless it says itself what it is. */
export function thingAt(target: EventTarget | null): Element | null {
  const thing = target instanceof Element && target.closest(PLACES) ? target.closest(SAID) : null;
  for (let node = thing && (target as Element); node; node = node.parentElement) if (inspector.told.has(node)) return null;
  return thing;
}

function tell(thing: Element): void {
  if (!thing.isConnected || document.getElementById("why-tip")) return;
  inspector.show(inspected(thing.getAttribute("data-what") ?? thing.getAttribute("aria-label") ?? ""), thing);
}

/** Listens on the page until the answer is called. */
export function lookOn(): () => void {
  let over: Element | null = null;
  let waiting = 0;
  /** A long press has told something: who asks does not play. */
  let held = false;

  function leave(): void {
    window.clearTimeout(waiting);
    if (over) inspector.hide();
    over = null;
  }
  function come(thing: Element | null, after: number, long = false): void {
    if (thing === over) return;
    leave();
    over = thing;
    if (!thing) return;
    waiting = window.setTimeout(() => {
      held = long;
      tell(thing);
    }, after);
  }
  function enter(event: PointerEvent): void {
    if (event.pointerType === "mouse") come(thingAt(event.target), REST);
  }
  function press(event: PointerEvent): void {
    held = false;
    leave();
    if (event.pointerType !== "mouse") come(thingAt(event.target), LONG, true);
  }
  function release(event: PointerEvent): void {
    if (event.pointerType !== "mouse" && !held) leave();
  }
  function click(event: MouseEvent): void {
    if (!held) return;
    held = false;
    event.preventDefault();
    event.stopPropagation();
  }
  function focus(event: FocusEvent): void {
    const thing = thingAt(event.target);
    if (thing?.matches(":focus-visible")) come(thing, 0);
  }
  const heard: [string, EventListener][] = [
    ["pointerover", enter as EventListener],
    ["pointerdown", press as EventListener],
    ["pointerup", release as EventListener],
    ["pointercancel", leave],
    ["click", click as EventListener],
    ["focusin", focus as EventListener],
    ["focusout", leave],
    ["scroll", leave],
  ];
  for (const [name, listener] of heard) document.addEventListener(name, listener, true);
  return () => {
    leave();
    for (const [name, listener] of heard) document.removeEventListener(name, listener, true);
  };
}
