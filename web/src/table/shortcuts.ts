/** The keyboard map of the table. */
import type { Lit } from "../lib/contract";
import type { Session } from "./session.svelte";
import type { Tab } from "./Tabs.svelte";

/** So long a digit waits for a second one, where a longer number begins with it. */
const DIGITS = 350;

/** One more and one less, where an amount is asked for. */
const STEPS: Record<string, number> = { ArrowRight: 1, ArrowUp: 1, "+": 1, "=": 1, ArrowLeft: -1, ArrowDown: -1, "-": -1 };

function writing(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest("input, textarea, select, dialog, [popover]:popover-open") !== null;
}

export function shortcuts(current: () => Session, openTab: (tab: Tab) => void, zoom: (factor: number) => void) {
  let typed = "";
  let waiting = 0;

  /** Two digits in quick succession reach past nine. */
  function digit(session: Session, key: string): void {
    clearTimeout(waiting);
    const number = session.called(typed + key).length ? typed + key : key;
    const called = session.called(number);
    typed = "";
    if (!called.length) return;
    if (!session.lit.some((other) => String(other.number) !== number && String(other.number).startsWith(number)))
      call(session, called);
    else {
      typed = number;
      waiting = window.setTimeout(() => {
        typed = "";
        call(session, called);
      }, DIGITS);
    }
  }

  /** One choice is pressed; where several begin at a place or behind a button, it is opened. */
  function call(session: Session, [choice, ...others]: Lit[]): void {
    if (choice && others.length) session.openFor(choice);
    else if (choice) session.press(choice);
  }

  /** Zero is a digit of an amount while one is typed or asked for; else it is the whole board. */
  function takesZero(session: Session): boolean {
    return typed !== "" || session.lit.some((choice) => choice.number === 0);
  }

  function walk(session: Session, by: number): void {
    const lit = session.lit.length ? session.inBar : [];
    if (!lit.length) return;
    const at = lit.findIndex((choice) => choice.text === (session.pointed ?? session.selected)?.text);
    const next = lit[(at + by + lit.length + (at < 0 && by < 0 ? 1 : 0)) % lit.length];
    if (!next) return;
    session.point(next);
    const shown = `[data-choice="${CSS.escape(next.text)}"]`;
    (document.querySelector<HTMLElement>(`.bar ${shown}`) ?? document.querySelector<HTMLElement>(shown))?.focus();
    session.point(next);
  }

  function nextPlayer(): void {
    openTab("players");
    const cards = [...document.querySelectorAll<HTMLElement>("#rail [data-seat]")];
    const at = cards.findIndex((card) => card === document.activeElement);
    const next = cards[(at + 1) % cards.length];
    next?.setAttribute("tabindex", "-1");
    next?.focus();
  }

  function focus(id: string): void {
    requestAnimationFrame(() => document.getElementById(id)?.focus());
  }

  function past(session: Session, key: string): boolean {
    const moves: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1, Home: -Infinity, End: Infinity };
    const by = moves[key];
    if (by === undefined) return false;
    session.replay.step(by);
    return true;
  }

  function escape(session: Session): void {
    if (session.lawAt !== null) session.lawAt = null;
    else if (session.trial) session.trial.leave();
    else if (session.replay.at !== null) session.replay.leave();
    else if (session.hinted) session.hinted = "";
    else if (session.tip) session.tip = null;
    else if (session.guide?.fold()) return;
    else if (session.selected) session.drop();
    else if (session.unfolded) session.unfolded = false;
    else if (session.opened !== null) session.open(null);
    else if (session.whyNot) session.whyNot = false;
    else openTab("table");
  }

  return (event: KeyboardEvent): void => {
    const session = current();
    if (event.repeat && /^[0-9z]$|^Enter$/i.test(event.key)) return;
    if (event.ctrlKey || event.metaKey || event.altKey || writing(event.target) || session.curtain !== null) return;
    const { key } = event;
    const pressable = event.target instanceof HTMLElement && event.target.closest("button, a, [role=button]") !== null;
    if (session.replay.at !== null && past(session, key)) event.preventDefault();
    else if (session.replay.playing && key !== "Escape") session.replay.leave();
    else if (/^[0-9]$/.test(key) && session.question && (key !== "0" || takesZero(session))) digit(session, key);
    else if (key === "Enter" && session.selected && !pressable) session.confirm();
    else if (key === "Enter" && session.leaving && !pressable) session.press(session.leaving);
    else if (STEPS[key] && session.step(STEPS[key])) event.preventDefault();
    else if (key === "ArrowRight" || key === "ArrowDown") walk(session, 1);
    else if (key === "ArrowLeft" || key === "ArrowUp") walk(session, -1);
    else if (key === "Escape") escape(session);
    else if (key === "?") session.whyNot = !session.whyNot && session.refused.length > 0;
    else if (key === "+" || key === "=") zoom(1.25);
    else if (key === "-") zoom(0.8);
    else if (key === "0") zoom(0);
    else letter(session, key.toLowerCase());
  };

  function letter(session: Session, key: string): void {
    if (key === "z") session.undo();
    else if (key === "i") session.guide?.know();
    else if (key === "r") session.sinceMyTurn();
    else if (key === "t") void session.tryOut();
    else if (key === "a") session.hint();
    else if (key === "o") session.trial?.deal();
    else if (key === "l") {
      openTab("log");
      focus("log");
    } else if (key === "b") {
      openTab("table");
      focus("board");
    } else if (key === "h") {
      openTab("players");
      requestAnimationFrame(() => document.querySelector<HTMLElement>("#rail button, #rail [tabindex]")?.focus());
    } else if (key === "c" && session.people) {
      openTab("talk");
      focus("say");
    } else if (key === "p") nextPlayer();
  }
}
