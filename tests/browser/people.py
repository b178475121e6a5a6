"""A person at a browser: looks, clicks, presses keys."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Literal, NamedTuple

from playwright.sync_api import BrowserContext, ElementHandle, Error, Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SETTLED = """asked => document.querySelector(".curtain")
    || (document.querySelector(".bar") ?? {dataset: {asked}}).dataset.asked !== asked"""
PASS = """() => { const pass = document.querySelector(".bar.ask:not(.locked) [data-choice$=' pass']:not([disabled])");
    pass?.click(); return pass !== null; }"""
READY = "document.querySelector('.bar.over, .curtain, .bar.ask .choice:not([disabled])')"
WCAG = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa")
FINDINGS = """async (runOnly) => {
    const found = await axe.run(document, {runOnly, resultTypes: ["violations"], selectors: false, preload: false});
    return found.violations.filter(({impact}) => ["serious", "critical"].includes(impact)).map(({id, nodes}) =>
        `${id}: ${nodes[0].html.slice(0, 120)} ${nodes[0].failureSummary}`); }"""
HASTE = 60
"""Answers after which who plays a game to its end passes whenever that is allowed."""
STUCK = 120_000
"""Milliseconds: no test waits for luck, so this is for a machine with much else to do."""


class Kind(NamedTuple):
    """What a browser is bought with: for which house, its language, its device, the speed of the film, and whether the house's
    service worker may keep the client for later, of which only its own tests want to know."""

    url: str
    lang: str
    device: str
    film: str
    workers: Literal["allow", "block"]


class Person:
    """Plays through the page alone."""

    def __init__(self, context: BrowserContext, kind: Kind) -> None:
        self.context = context
        self.url = kind.url
        self.kind = kind
        self.errors: list[str] = []
        context.set_default_timeout(STUCK)
        self.page: Page = self.open_page()

    def open_page(self) -> Page:
        """A new tab that notes every error of the page."""
        page = self.context.new_page()
        page.on("pageerror", lambda e: self.errors.append(str(e)))
        return page

    def wipe(self, width: int, height: int) -> bool:
        """Makes the browser as if nobody had used it; tells whether that can be done."""
        if self.errors or self.page.is_closed() or self.context.pages != [self.page]:
            return False
        try:
            self.page.mouse.move(0, 0)
            self.page.goto(f"{self.url}/api/health")
            self.page.evaluate("localStorage.clear(); sessionStorage.clear()")
            self.context.clear_cookies()
            self.context.clear_permissions()
            self.page.emulate_media(reduced_motion="reduce")
            self.page.set_viewport_size({"width": width, "height": height})
        except Error:
            return False
        return True

    # ---------------------------------------------------------------- arriving
    def go_home(self) -> Person:
        """Opens the home page."""
        self.page.goto(self.url)
        self.page.wait_for_selector(".game b")
        return self

    def visit(self, address: str) -> Person:
        """Opens an address."""
        self.page.goto(address)
        return self

    def play_now(self) -> Person:
        """Two clicks from landing to the table: the game, and Play."""
        self.page.click(".game >> nth=0")
        self.page.click(".btn.play")
        self.page.wait_for_selector(".bar")
        return self

    # ---------------------------------------------------------------- playing
    @property
    def question(self) -> str:
        """The sentence in the bar."""
        return self.page.inner_text(".bar h2").strip()

    def is_asked(self) -> bool:
        """Waits until the game asks this person or is over; tells whether it asks."""
        self.page.wait_for_function(READY, timeout=STUCK)
        if self.page.query_selector(".curtain"):
            self.page.click(".curtain .btn.go")
            return self.is_asked()
        return self.page.query_selector(".bar.over") is None

    def answer(self, rnd: random.Random) -> None:
        """Clicks something: on the board where it lies, if there is such a thing, else in the bar; what waits is then meant.
        Returns when the table has moved on."""
        asked = self.page.get_attribute(".bar", "data-asked")
        lit = self.page.query_selector_all(".board g.lit")
        if lit and rnd.random() < 0.5:
            rnd.choice(lit).dispatch_event("click")
        else:
            choices = self.page.query_selector_all(".bar.ask .choice:not(.fold, [disabled])")
            if not choices:
                self.passes()
                return
            if not self.press(rnd.choice(choices)):
                return
        self.done(asked)
        self.page.wait_for_function(SETTLED, arg=asked)

    def press(self, thing: ElementHandle, force: bool = False) -> bool:
        """Clicks a thing; tells whether it was still there, for others play too and a question may go under the hand."""
        try:
            thing.click(force=force)
        except Error:
            if thing.evaluate("thing => thing.isConnected"):
                raise
            return False
        return True

    def done(self, asked: str | None) -> None:
        """Done, if the click was not enough for the question that was asked."""
        self.page.evaluate(
            """asked => { const bar = document.querySelector(".bar.ask");
            if (bar?.dataset.asked === asked) bar.querySelector(".btn.go:not([disabled], [data-choice])")?.click(); }""",
            asked,
        )

    def choose(self, what: str) -> None:
        """Presses what a selector finds, means it, and waits until the table has heard it."""
        asked = self.page.get_attribute(".bar", "data-asked")
        self.page.click(what)
        self.done(asked)
        self.page.wait_for_function("asked => document.querySelector('.bar')?.dataset.asked !== asked", arg=asked)

    def passes(self) -> bool:
        """Passes, where one may; tells whether that was so."""
        asked = self.page.get_attribute(".bar", "data-asked")
        passed: bool = self.page.evaluate(PASS)
        if passed:
            self.done(asked)
            self.page.wait_for_function(SETTLED, arg=asked)
        return passed

    def play(self, decisions: int, seed: int = 1, until: str = "", haste: int | None = None) -> bool:
        """Answers so many questions; tells whether the game is over. Stops before a question that contains `until`; after
        `haste` answers passes whenever that is allowed."""
        rnd = random.Random(seed)
        for n in range(decisions):
            if not self.is_asked():
                return True
            if until and until in self.question:
                return False
            if haste is None or n < haste or not self.passes():
                self.answer(rnd)
        return not self.is_asked()

    # ---------------------------------------------------------------- looking
    def axe(self, *rules: str) -> list[str]:
        """Serious and critical findings of axe-core on the page as it stands: of these rules, or of all of WCAG's."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(AXE.read_text(encoding="utf-8"))
        found: list[str] = self.page.evaluate(FINDINGS, list(rules or WCAG))
        return found

    def overflows(self) -> bool:
        """Whether the page is wider than the window."""
        wide: bool = self.page.evaluate("document.documentElement.scrollWidth > window.innerWidth + 1")
        return wide
