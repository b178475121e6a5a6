"""What every faction may do in its turn besides its own actions: cards, dominance, closed paths, exposing plots."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.knowledge import only
from regnum.engine.lists import changed, without
from regnum.engine.powers import Window
from regnum.games.root.board import VAGABONDS, present
from regnum.games.root.cards import fits, from_hand, hand_over, matching, show, spend, to_hand
from regnum.games.root.components import CARD_SUIT, CORVID, IS_DOMINANCE, NOBODY, PLOT
from regnum.games.root.craft import can_craft, craft, craftable
from regnum.games.root.factions.faction import rules_of
from regnum.games.root.lexicon import CARD, CARD_QUOTED, DEED, PATH, PLACE_IN, PLOT_KIND, SEAT, deed, kind, saying
from regnum.games.root.movement import L_GAVE, L_SHOWS
from regnum.games.root.pieces import take_piece
from regnum.games.root.state import DAYLIGHT, EVENING, Root, plays
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

CRAFT: Final = deed("craft")
USE_CARD: Final = deed("use-card")
DOMINANCE: Final = deed("dominance")
TAKE_DOMINANCE: Final = deed("take-dominance")
EXPOSE: Final = deed("expose")
OPEN_PATH: Final = deed("open-path")
EXTRAS: Final = [USE_CARD, DOMINANCE, TAKE_DOMINANCE, EXPOSE, OPEN_PATH]
CARDS_IN: Final = [EFFECTS.window("in-birdsong"), EFFECTS.window("in-daylight")]
"""The windows whose cards may be used at any time of a phase; Evening has none."""


def extras(g: Root, f: int) -> list[int]:
    """The common deeds open to a faction in this phase of its turn."""
    found: list[int] = []
    if g.effects[f] and g.phase != EVENING and EFFECTS.usable(g, CARDS_IN[g.phase], f):
        found.append(USE_CARD)
    if g.phase == DAYLIGHT and dominance_cards(g, f):
        found.append(DOMINANCE)
    if g.phase == DAYLIGHT and g.available and takeable(g, f):
        found.append(TAKE_DOMINANCE)
    if plays(g, CORVID) and exposable(g, f):
        found.append(EXPOSE)
    if g.phase == DAYLIGHT and g.closed and openable(g, f):
        found.append(OPEN_PATH)
    return found


def menu(g: Root, f: int, own: list[int]) -> list[int]:
    """A faction's own deeds, the common ones, and PASS to go on."""
    return own + extras(g, f) + [PASS]


def is_asked(g: Root, f: int, own: list[int]) -> bool:
    """Whether a step is put to its player at all: there is something to do of its own, or a common deed may be open. Who stands
    beside a plot and has cards is asked, so that the question betrays none (13.2.4)."""
    return bool(own) or bool(extras(g, f)) or (bool(g.hands[f]) and bool(suspected(g, f)))


def between(g: Root) -> Rule[bool] | None:
    """Between two steps of a phase, where no menu is open anyway: the common deeds."""
    f = g.order[g.now]
    return do_between(g, f) if is_asked(g, f, []) else None


def do_between(g: Root, f: int) -> Rule[bool]:
    """One common deed, or on to the next step."""
    if not suspected(g, f):
        return (yield from EFFECTS.act_once(g, CARDS_IN[g.phase], f))
    what = yield Ask(g.seat[f], K_ACT, lambda: menu(g, f, []), secret=True)
    if what == PASS:
        return False
    yield from do_extra(g, f, what)
    return True


def do_extra(g: Root, f: int, what: int) -> Rule[None]:
    """Does one of the common deeds."""
    if what == USE_CARD:
        card = yield Ask(g.seat[f], K_USE, lambda: EFFECTS.usable(g, CARDS_IN[g.phase], f))
        yield from EFFECTS.act(g, CARDS_IN[g.phase], f, card)
    elif what == DOMINANCE:
        yield from activate_dominance(g, f)
    elif what == TAKE_DOMINANCE:
        yield from take_dominance(g, f)
    elif what == EXPOSE:
        yield from expose(g, f)
    elif what == OPEN_PATH:
        yield from open_path(g, f)


def craft_step(g: Root, f: int) -> Rule[bool] | None:
    """A step in which a faction may craft, card by card, with the common deeds in between. In Daylight they stay open when
    crafting is over: only the use of a card, which may bring one to craft, is waited for."""
    if g.phase == DAYLIGHT and not can_craft(g, f) and USE_CARD not in extras(g, f):
        return None
    return craft_or_go_on(g, f) if is_asked(g, f, craftable(g, f)) else None


def craft_or_go_on(g: Root, f: int) -> Rule[bool]:
    """One card, a common deed, or nothing more."""
    what = yield Ask(g.seat[f], K_ACT, lambda: menu(g, f, [CRAFT] if can_craft(g, f) else []), secret=True)
    if what == PASS:
        return False
    if what == CRAFT:
        yield from craft(g, f)
    else:
        yield from do_extra(g, f, what)
    return True


# ---------------------------------------------------------------- dominance
def dominance_cards(g: Root, f: int) -> list[int]:
    """Dominance cards a faction may activate: 10 points, none active (3.3.1, 3.3.2; for a Vagabond 9.2.8, R-33)."""
    if g.points[f] < 10 or g.dominance[f] >= 0 or partner(g, f) != NOBODY:
        return []
    if f in VAGABONDS and (len(g.order) < 4 or not coalition_partners(g, f)):
        return []
    return [card for card in g.hands[f] if IS_DOMINANCE[card]]


def coalition_partners(g: Root, f: int) -> list[int]:
    """The others with the fewest points; those without a score marker are passed over (9.2.8, 9.2.8/3, R-33)."""
    others = [x for x in g.order if x != f and g.dominance[x] < 0 and partner(g, x) == NOBODY]
    least = min([g.points[x] for x in others], default=0)
    return [x for x in others if g.points[x] == least]


def activate_dominance(g: Root, f: int) -> Rule[None]:
    """The card goes into play for good and the score marker off the track (3.3.1)."""
    card = yield Ask(g.seat[f], K_DOMINANCE, lambda: dominance_cards(g, f))
    from_hand(g, f, card)
    g.chance.reveal()
    g.dominance = changed(g.dominance, f, card)
    g.say(L_DOMINANCE, g.seat[f], card)
    yield from rules_of(f).form_coalition(g)


def takeable(g: Root, f: int) -> list[int]:
    """Available dominance cards a faction can pay for with a card of the same suit (3.3.4, 2.1.1.II)."""
    return [card for card in g.available if payers(g, f, card)]


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
def suspected(g: Root, f: int) -> list[int]:
    """Clearings with a face-down plot and a piece of the faction (13.2.4, R-11)."""
    if not plays(g, CORVID) or in_coalition(g, f, CORVID):
        return []
    return [c for c in range(12) if g.plots[c] < 0 and present(g, f, c)]


def exposable(g: Root, f: int) -> list[int]:
    """Those of them for which a card of the suit is in hand (13.2.4)."""
    return [c for c in suspected(g, f) if any([fits(x, g.suits[c]) for x in g.hands[f]])]


def expose(g: Root, f: int) -> Rule[None]:
    """Shows a card and guesses: right removes the plot for a point, wrong gives the card away (13.2.4)."""
    c = yield Ask(g.seat[f], K_EXPOSE, lambda: exposable(g, f))
    guess = yield Ask(g.seat[f], K_GUESS, lambda: [0, 1, 2, 3], about=c)
    card = yield Ask(g.seat[f], K_EXPOSE_WITH, lambda: matching(g.hands[f], g.suits[c]), about=c)
    g.chance.reveal()
    g.say(L_SHOWS, g.seat[f], card, to=only(g.seat[CORVID]))
    show(g, card, only(g.seat[CORVID]))
    g.say(L_GUESSED, g.seat[f], guess, c)
    if -g.plots[c] - 1 == guess:
        g.say(L_EXPOSED, g.seat[f], c)
        take_piece(g, PLOT, c)
        score(g, f, 1)
    else:
        hand_over(g, f, card, CORVID)
        g.say(L_GAVE, g.seat[f], card, to=only(g.seat[f]))


# ---------------------------------------------------------------- closed paths
def openable(g: Root, f: int) -> list[int]:
    """Closed paths a faction stands at, if it has a card to spend and opened none this turn (D.3.3)."""
    if g.opened or not g.hands[f]:
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
def window_step(g: Root, window: Window[Root]) -> Rule[bool] | None:
    """Cards that act in a window, one by one."""
    f = g.order[g.now]
    return EFFECTS.act_once(g, window, f) if g.effects[f] and EFFECTS.usable(g, window, f) else None
