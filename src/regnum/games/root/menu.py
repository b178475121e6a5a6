"""What every faction may do in its turn besides its own actions: cards, dominance, closed paths, exposing plots."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import HIDDEN, OPEN, Deed, Entry, closed_deeds, open_deeds
from regnum.engine.knowledge import only
from regnum.engine.lists import changed, joined, without
from regnum.engine.powers import Window
from regnum.games.root.battle import battle, can_battle
from regnum.games.root.board import filled, present
from regnum.games.root.cards import any_fits, from_hand, hand_over, matching, show, spend, to_hand
from regnum.games.root.components import CARD_SUIT, IN_BITS, IS_DOMINANCE, NOBODY, OWNER, PLOT
from regnum.games.root.craft import can_craft, craft
from regnum.games.root.factions.faction import BOOK, Step
from regnum.games.root.lexicon import CARD, CARD_QUOTED, DEED, PATH, PLACE_IN, PLOT_KIND, SEAT, deed, kind, reason, saying
from regnum.games.root.movement import L_GAVE, L_SHOWS, can_move, move
from regnum.games.root.pieces import take_piece
from regnum.games.root.state import DAYLIGHT, EVENING, Root
from regnum.games.root.victory import in_coalition, partner, score
from regnum.games.root.windows import EFFECTS, K_USE

K_ACT: Final = kind("act", DEED, "1.5")
K_DOMINANCE: Final = kind("dominance", CARD, "3.3.1")
K_TAKE: Final = kind("take", CARD, "3.3.4")
K_TAKE_WITH: Final = kind("take-with", CARD, "3.3.4", CARD_QUOTED)
K_EXPOSE: Final = kind("expose", PLACE_IN, "13.2.4")
K_EXPOSE_WITH: Final = kind("expose-with", CARD, "13.2.4", PLACE_IN)
K_GUESS: Final = kind("guess", PLOT_KIND, "13.2.4", PLACE_IN)
K_OPEN: Final = kind("open", PATH, "D.3.3")
K_OPEN_WITH: Final = kind("open-with", CARD, "D.3.3", PATH)
L_DOMINANCE: Final = saying("dominance", who=SEAT, card=CARD_QUOTED)
L_TOOK: Final = saying("took-dominance", who=SEAT, card=CARD_QUOTED)
L_GUESSED: Final = saying("guessed", who=SEAT, it=PLOT_KIND, at=PLACE_IN)
L_EXPOSED: Final = saying("exposed", who=SEAT, at=PLACE_IN)
L_OPENED: Final = saying("opened", who=SEAT, path=PATH)

R_NO_BATTLE: Final = reason("no-battle", "4.3")
R_NO_MOVE: Final = reason("no-move", "4.2.1")
R_NOTHING_TO_CRAFT: Final = reason("nothing-to-craft", "4.1")
R_LATE_TO_CRAFT: Final = reason("late-to-craft", "4.1")

CRAFT: Final = deed("craft")
MOVE: Final = deed("move")
BATTLE: Final = deed("battle")
PLOTTER: Final = OWNER[PLOT]
ACTED: Final = -101
"""In `used`: an action of this turn was taken."""
CARDS_IN: Final = [EFFECTS.window("in-birdsong"), EFFECTS.window("in-daylight")]
"""The windows whose cards may be used at any time of a phase; Evening has none."""


# ---------------------------------------------------------------- menus
def choose(g: Root, f: int, own: list[Entry[Root]]) -> Rule[bool]:
    """One of a faction's own deeds, a common one, or the end of the menu, which is asked for while cards that others do not see
    could have kept it open."""
    others = common(g, f)
    deeds = own + others if others else own
    chosen = yield which_deed(g, f, deeds)
    for it in deeds:
        if it.id == chosen:
            yield from it.do(g, f)
            break
    return chosen != PASS


def which_deed(g: Root, f: int, deeds: list[Entry[Root]]) -> Ask:
    """The question of a menu."""
    hidden = not BOOK[f].open_hand and bool(g.hands[f] or BOOK[f].hides(g))
    return Ask(g.seat[f], K_ACT, lambda: open_deeds(g, f, deeds, True), secret=hidden, why=lambda: closed_deeds(g, f, deeds))


def menu(own: list[Entry[Root]]) -> Step:
    """The step in which the player in turn does what it wants of these deeds, until it leaves the menu."""

    def step(g: Root) -> Rule[bool]:
        return choose(g, g.order[g.now], own)

    return step


def offer(g: Root, f: int, own: list[Entry[Root]], likely: bool) -> Rule[bool] | None:
    """The menu of a step in which something of its own is `likely`, or a common deed is; for all that others know."""
    return choose(g, f, own) if likely or common(g, f) else None


def common(g: Root, f: int) -> list[Entry[Root]]:
    """The common deeds that may be open now, for all that others know."""
    found = [USING] if may_use(g, f) else NOTHING
    if g.hands[f]:
        daylight = g.phase == DAYLIGHT
        if daylight and may_dominate(g, f):
            found = [*found, DOMINATING]
        if daylight and g.available:
            found = [*found, TAKING]
        if suspected(g, f):
            found = [*found, EXPOSING]
        if daylight and g.closed and openable(g, f):
            found = [*found, OPENING]
    return found


def may_use(g: Root, f: int) -> bool:
    """Whether there is a crafted card for this phase that was not used yet."""
    if g.phase == EVENING:
        return False
    window = CARDS_IN[g.phase]
    for card in g.effects[f]:
        if window.of[card] is not None and card not in g.used:
            return True
    return False


def between(g: Root) -> Rule[bool] | None:
    """Between two steps of Birdsong or Evening, where no menu is open anyway: the common deeds. Who stands beside a plot and
    has cards is asked, so that the question betrays none (13.2.4)."""
    f = g.order[g.now]
    if g.hands[f] and suspected(g, f):
        return choose(g, f, [])
    return None if g.phase == EVENING else CARD_STEPS[g.phase](g)


def craft_step(g: Root) -> Rule[bool] | None:
    """A step in which a faction may craft, card by card, with the common deeds in between. In Daylight they stay open when
    crafting is over: only the use of a card, which may bring one to craft, is waited for."""
    f = g.order[g.now]
    likely = (bool(g.hands[f]) or may_use(g, f)) and bool(BOOK[f].idle(g))
    return choose(g, f, [CRAFTING]) if likely or (g.phase != DAYLIGHT and common(g, f)) else None


class Able(Entry[Root]):
    """A deed with a single reason against it: that its list is empty, or its test fails."""

    __slots__ = ("able", "why")

    def __init__(self, id: int, able: Callable[[Root, int], object], why: int, do: Callable[[Root, int], Rule[None]]) -> None:
        super().__init__(id, do)
        self.able: Callable[[Root, int], object] = able
        self.why: int = why

    def closed(self, g: Root, f: int) -> int:
        return OPEN if self.able(g, f) else self.why


class Action(Entry[Root]):
    """A deed of which a step allows so many; then `spent` is the reason."""

    __slots__ = ("it", "most", "spent")

    def __init__(self, it: Entry[Root], most: int, spent: int) -> None:
        super().__init__(it.id, partial(count, it.do))
        self.it: Entry[Root] = it
        self.most: int = most
        self.spent: int = spent

    def closed(self, g: Root, f: int) -> int:
        return self.spent if g.actions >= self.most else self.it.closed(g, f)


def actions(most: int, spent: int, deeds: list[Entry[Root]]) -> list[Entry[Root]]:
    """Deeds that count as actions, of which a step allows so many; then `spent` is the reason."""
    return [Action(it, most, spent) for it in deeds]


def count(do: Callable[[Root, int], Rule[None]], g: Root, f: int) -> Rule[None]:
    """Does an action; it counts once all is chosen and done."""
    yield from do(g, f)
    g.actions += 1
    if ACTED not in g.used:
        g.used = joined(g.used, ACTED)


def why_no_crafting(g: Root, f: int) -> int:
    """A card in hand, and idle pieces for it."""
    return OPEN if can_craft(g, f) else R_NOTHING_TO_CRAFT


def why_not_move(g: Root, f: int) -> int:
    """A way for any warriors."""
    return OPEN if can_move(g, f) else R_NO_MOVE


def why_not_battle(g: Root, f: int) -> int:
    """An enemy where it has warriors."""
    return OPEN if can_battle(g, f) else R_NO_BATTLE


def move_once(g: Root, f: int) -> Rule[None]:
    """A move, as a deed."""
    yield from move(g, f)


def battle_once(g: Root, f: int) -> Rule[None]:
    """A battle, as a deed."""
    yield from battle(g, f)


def use_any(g: Root, f: int) -> Rule[None]:
    """A crafted card of this phase."""
    card = yield Ask(g.seat[f], K_USE, lambda: EFFECTS.usable(g, CARDS_IN[g.phase], f))
    yield from EFFECTS.act(g, CARDS_IN[g.phase], f, card)


def can_use(g: Root, f: int) -> bool:
    """Whether a crafted card may be used at any time of this phase."""
    return g.phase != EVENING and bool(EFFECTS.usable(g, CARDS_IN[g.phase], f))


# ---------------------------------------------------------------- dominance
def may_dominate(g: Root, f: int) -> bool:
    """Whether a faction with the card may activate it: 10 points, none active (3.3.1, 3.3.2)."""
    if g.points[f] < 10 or g.dominance[f] >= 0 or partner(g, f) != NOBODY:
        return False
    return BOOK[f].may_dominate(g)


def dominance_cards(g: Root, f: int) -> list[int]:
    """Dominance cards a faction may activate now."""
    return [card for card in g.hands[f] if IS_DOMINANCE[card]] if g.phase == DAYLIGHT and may_dominate(g, f) else []


def activate_dominance(g: Root, f: int) -> Rule[None]:
    """The card goes into play for good and the score marker off the track (3.3.1)."""
    card = yield Ask(g.seat[f], K_DOMINANCE, lambda: dominance_cards(g, f))
    from_hand(g, f, card)
    g.chance.reveal()
    g.dominance = changed(g.dominance, f, card)
    g.say(L_DOMINANCE, g.seat[f], card)
    yield from BOOK[f].form_coalition(g)


def takeable(g: Root, f: int) -> list[int]:
    """Available dominance cards a faction can pay for with a card of the same suit in Daylight (3.3.4, 2.1.1.II)."""
    return [card for card in g.available if any_fits(g.hands[f], CARD_SUIT[card])] if g.phase == DAYLIGHT else []


def payers(g: Root, f: int, card: int) -> list[int]:
    """Cards in hand of the suit of a dominance card."""
    return matching(g.hands[f], CARD_SUIT[card])


def take_dominance(g: Root, f: int) -> Rule[None]:
    """Takes an available dominance card for a card of its suit."""
    card = yield Ask(g.seat[f], K_TAKE, lambda: takeable(g, f))
    paid = yield Ask(g.seat[f], K_TAKE_WITH, lambda: payers(g, f, card), about=card)
    g.available = without(g.available, card)
    spend(g, f, paid)
    to_hand(g, f, card)
    show(g, card)
    g.say(L_TOOK, g.seat[f], card)


# ---------------------------------------------------------------- exposing a plot
def suspected(g: Root, f: int) -> int:
    """Clearings with a face-down plot and a piece of the faction (13.2.4, R-11), as bits."""
    if g.seat[PLOTTER] < 0 or in_coalition(g, f, PLOTTER):
        return 0
    return filled([min(plot, 0) for plot in g.plots]) & BOOK[f].presence(g)


def exposable(g: Root, f: int) -> list[int]:
    """Those of them for which a card of the suit is in hand (13.2.4)."""
    return [c for c in IN_BITS[suspected(g, f)] if any_fits(g.hands[f], g.suits[c])]


def expose(g: Root, f: int) -> Rule[None]:
    """Shows a card and guesses: right removes the plot for a point, wrong gives the card away (13.2.4)."""
    c = yield Ask(g.seat[f], K_EXPOSE, lambda: exposable(g, f))
    card = yield Ask(g.seat[f], K_EXPOSE_WITH, lambda: matching(g.hands[f], g.suits[c]), about=c)
    guess = yield Ask(g.seat[f], K_GUESS, lambda: [0, 1, 2, 3], about=c)
    g.chance.reveal()
    g.say(L_SHOWS, g.seat[f], card, to=only(g.seat[PLOTTER]))
    show(g, card, only(g.seat[PLOTTER]))
    g.say(L_GUESSED, g.seat[f], guess, c)
    if -g.plots[c] - 1 == guess:
        g.say(L_EXPOSED, g.seat[f], c)
        take_piece(g, PLOT, c)
        score(g, f, 1)
    else:
        hand_over(g, f, card, PLOTTER)
        g.say(L_GAVE, g.seat[f], card, to=only(g.seat[f]))


# ---------------------------------------------------------------- closed paths
def openable(g: Root, f: int) -> list[int]:
    """Closed paths a faction stands at in Daylight, if it has a card to spend and opened none this turn (D.3.3)."""
    if not g.closed or g.opened or not g.hands[f] or g.phase != DAYLIGHT:
        return []
    return [PATH.pack(a, b) for a, b in g.closed if present(g, f, a) or present(g, f, b)]


def open_path(g: Root, f: int) -> Rule[None]:
    """Spends a card to remove a closed-path marker and scores a point."""
    route = yield Ask(g.seat[f], K_OPEN, lambda: openable(g, f))
    card = yield Ask(g.seat[f], K_OPEN_WITH, lambda: g.hands[f][:], about=route)
    spend(g, f, card)
    g.closed = [pair for pair in g.closed if PATH.pack(pair[0], pair[1]) != route]
    g.opened = True
    g.say(L_OPENED, g.seat[f], route)
    score(g, f, 1)


# ---------------------------------------------------------------- crafted cards
def cards_at(window: Window[Root]) -> Step:
    """The step in which crafted cards act in a window, one by one."""

    def step(g: Root) -> Rule[bool] | None:
        f = g.order[g.now]
        return EFFECTS.act_once(g, window, f) if g.effects[f] and EFFECTS.usable(g, window, f) else None

    return step


CARD_STEPS: Final = [cards_at(window) for window in CARDS_IN]


NOTHING: Final[list[Entry[Root]]] = []
USING: Final[Entry[Root]] = Able(deed("use-card"), can_use, HIDDEN, use_any)
DOMINATING: Final = Able(deed("dominance"), dominance_cards, HIDDEN, activate_dominance)
TAKING: Final = Able(deed("take-dominance"), takeable, HIDDEN, take_dominance)
EXPOSING: Final = Able(deed("expose"), exposable, HIDDEN, expose)
OPENING: Final = Able(deed("open-path"), openable, HIDDEN, open_path)
CRAFTING: Final = Deed(CRAFT, why_no_crafting, craft)
MOVING: Final = Deed(MOVE, why_not_move, move_once)
BATTLING: Final = Deed(BATTLE, why_not_battle, battle_once)
