/** The one inspector of a table: what lies under the pointer, the focus or a long press, in full. */
import { untrack } from "svelte";
import type { Attachment } from "svelte/attachments";

export interface Inspected {
  title: string;
  /** A line under the title: what sort of thing, its state. */
  kind: string;
  text: string;
  /** The id of a symbol beside the title. */
  icon?: string;
  /** Its clause; without it, that of the nearest `data-law` around it. */
  clause?: string;
}

/** So long a thing is pressed before it says what it is. */
export const LONG = 450;
/** So long a pointer rests before anything covers its neighbours. */
export const REST = 320;

class Inspector {
  shown = $state.raw<Inspected | null>(null);
  near = $state.raw<DOMRect | null>(null);

  /** What says itself what it is. */
  readonly told = new WeakSet<Element>();

  show(what: Inspected, node: Element): void {
    this.shown = { clause: node.closest("[data-law]")?.getAttribute("data-law") ?? "", ...what };
    this.near = node.getBoundingClientRect();
  }

  /** Also when what is looked at is taken away in the middle of drawing. */
  hide = (): void => untrack(() => void (this.shown = null));

  /** Makes an element show what it is. */
  of(what: () => Inspected): Attachment<HTMLElement> {
    return (node) => {
      this.told.add(node);
      let pressed = 0;
      const enter = (event: PointerEvent) => {
        if (event.pointerType === "mouse") pressed = window.setTimeout(() => this.show(what(), node), REST);
      };
      const press = (event: PointerEvent) => {
        if (event.pointerType !== "mouse") pressed = window.setTimeout(() => this.show(what(), node), LONG);
      };
      const release = () => window.clearTimeout(pressed);
      const focus = () => {
        if (node.matches(":focus-visible")) this.show(what(), node);
      };
      const leave = () => {
        release();
        this.hide();
      };
      const heard: [string, EventListener][] = [
        ["pointerenter", enter as EventListener],
        ["pointerdown", press as EventListener],
        ["pointerup", release],
        ["pointercancel", release],
        ["pointerleave", leave],
        ["focus", focus],
        ["blur", leave],
      ];
      for (const [name, listener] of heard) node.addEventListener(name, listener);
      return () => {
        leave();
        for (const [name, listener] of heard) node.removeEventListener(name, listener);
      };
    };
  }
}

export const inspector = new Inspector();
