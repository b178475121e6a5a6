"""Search: draw, discard, play (5.1)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, lacking, refusals
from regnum.engine.kinds import Noun
from regnum.engine.knowledge import EVERYBODY, only
from regnum.engine.lists import changed, without
from regnum.games.oath.actions import begin, declared, finish
from regnum.games.oath.cards import WORLD, draw, forget, is_vision, learn
from regnum.games.oath.components import (
    ACTION_COST,
    REGIONS,
    RELICS,
    SEARCH,
    SEARCH_DRAW,
    SEARCH_KEEP,
    VISIONS_COST,
)
from regnum.games.oath.lexicon import CARD, NUMBER, SEAT, kind, reason, saying
from regnum.games.oath.play import K_DISCARD, can_go_to_site, play_kept, put_away, where_to
from regnum.games.oath.powers import open_window
from regnum.games.oath.powers_data import FIRST_RELIC, POWERS_OF
from regnum.games.oath.queries import bar, may, number, tolls
from regnum.games.oath.starting import R_SUPPLY, avail, barred, declare_modifiers, modifiers, pay_tolls, tolled, why_no_toll
from regnum.games.oath.state import Oath, my_region
from regnum.games.oath.supply import spend_supply
from regnum.games.oath.vocabulary import (
    AT_SEARCH_AFTER,
    AT_SEARCH_DRAWN,
    AT_SEARCH_PLAY,
    AT_SEARCH_START,
    NONE,
    Q_SEARCH_COST,
    Q_SEARCH_DRAW,
    Q_SEARCH_KEEP,
    Q_SEARCH_MAY,
    Q_SEARCH_SOURCE,
    THINGS,
)

SOURCE: Final = Noun([*REGIONS, "world"], "oath-source-", sort="source")
SOURCE_ACC: Final = Noun([*REGIONS, "world"], "oath-source-", "acc", sort="source")
K_SEARCH: Final = kind("search", SOURCE, "5.1.2")
K_KEEP: Final = kind("search-keep", CARD, "5.1.3")
L_SEARCH: Final = saying("search", who=SEAT, source=SOURCE_ACC, n=NUMBER)
L_VISION_DRAWN: Final = saying("vision-drawn", who=SEAT, n=NUMBER)
L_DREW: Final = saying("drew", who=SEAT, card=CARD)
R_NOTHING_TO_SEARCH: Final = reason("nothing-to-search", "5.1.2")

ANY_PILE: Final = THINGS.index("any-pile")
OTHER_PILE: Final = THINGS.index("other-region-pile")
FROM_BOTTOM: Final = THINGS.index("bottom-of-my-pile")
HARP: Final = POWERS_OF[FIRST_RELIC + RELICS.index("truthful-harp")][0]


# ---------------------------------------------------------------- where from
def elsewhere(g: Oath, me: int) -> int:
    """The power that opens the piles of other regions, or NONE."""
    power = may(g, Q_SEARCH_SOURCE, me, ANY_PILE)
    return power if power != NONE else may(g, Q_SEARCH_SOURCE, me, OTHER_PILE)


def base_cost(g: Oath, source: int) -> int:
    """The Supply for a pile, or for the world deck as the Visions drawn say (5.1.1)."""
    return ACTION_COST[SEARCH] if source != WORLD else VISIONS_COST[min(g.visions_drawn, len(VISIONS_COST) - 1)]


def search_cost(g: Oath, me: int, source: int) -> int:
    """What a Search there costs as powers have it."""
    return number(g, Q_SEARCH_COST, me, base_cost(g, source), NONE, source)


def why_not_search(g: Oath, me: int, source: int) -> int:
    """Why a player cannot search there with what is declared: OPEN or a reason."""
    if not (g.world if source == WORLD else g.piles[source]):
        return R_NOTHING_TO_SEARCH
    cost = search_cost(g, me, source)
    if g.supply[me] < cost:
        return lacking(R_SUPPLY, cost)
    why = bar(g, Q_SEARCH_MAY, me, cost, source)
    return OPEN if why == NONE else barred(why)


def in_question(g: Oath, me: int) -> list[int]:
    """The decks and piles that a player may think of: the world deck, the pile of the region, others by permission (5.1.2)."""
    mine = my_region(g, me)
    if may(g, Q_SEARCH_SOURCE, me) == NONE:
        return [WORLD, mine]
    found = [] if may(g, Q_SEARCH_SOURCE, me, FROM_BOTTOM) != NONE else [WORLD]
    return [*found, mine] + ([r for r in range(len(REGIONS)) if r != mine] if elsewhere(g, me) != NONE else [])


def sources(g: Oath, me: int) -> list[int]:
    """Where a player can search now."""
    return [source for source in in_question(g, me) if why_not_search(g, me, source) == OPEN]


def closed_sources(g: Oath, me: int) -> list[Refusal]:
    """Where not, and why."""
    return refusals(in_question(g, me), partial(why_not_search, g, me))


def why_no_source(g: Oath, me: int) -> int:
    """Why there is none with what is declared: OPEN or the greatest of the reasons."""
    greatest = OPEN
    for source in in_question(g, me):
        why = why_not_search(g, me, source)
        if why == OPEN:
            return OPEN
        if why > greatest:
            greatest = why
    return greatest


def can_search(g: Oath, me: int) -> bool:
    """Whether a Search can be finished with what is declared."""
    return why_no_source(g, me) == OPEN


def closed_search(g: Oath, me: int) -> int:
    """Why a player cannot search: OPEN or a reason (5.1)."""
    due = tolls(g, Q_SEARCH_MAY, me)
    if due and (why := why_no_toll(g, me, due)) != OPEN:
        return why
    paid = tolled(g, me, due) if due else g
    why = why_no_source(paid, me)
    return OPEN if why == OPEN or modifiers(paid, me, AT_SEARCH_START, can_search) else why


# ---------------------------------------------------------------- the action
def search(g: Oath, me: int) -> Rule[None]:
    """A Search: draw, keep, discard the others, play what was kept (5.1)."""
    begin(g, me, SEARCH)
    yield from pay_tolls(g, me, Q_SEARCH_MAY)
    yield from declare_modifiers(g, me, AT_SEARCH_START, can_search)
    if can_search(g, me):
        source = yield Ask(me, K_SEARCH, partial(sources, g, me), why=partial(closed_sources, g, me))
        if source not in (WORLD, my_region(g, me)):
            avail(g, me, elsewhere(g, me))
        g.doing.source = source
        spend_supply(g, me, search_cost(g, me, source))
        draw_cards(g, me, source)
        yield from open_window(g, AT_SEARCH_DRAWN, me, NONE, source)
        kept = yield from keep(g, me)
        yield from put_others_away(g, me, kept)
        yield from open_window(g, AT_SEARCH_PLAY, me, NONE, source)
        yield from play_all(g, me)
        yield from open_window(g, AT_SEARCH_AFTER, me, NONE, source)
    finish(g)


def draw_cards(g: Oath, me: int, source: int) -> None:
    """The cards are drawn one by one; a Vision of the world deck ends it (5.1.2)."""
    n = number(g, Q_SEARCH_DRAW, me, SEARCH_DRAW, NONE, source)
    bottom = source != WORLD and may(g, Q_SEARCH_SOURCE, me, FROM_BOTTOM) != NONE
    g.chance.reveal()
    drawn = 0
    vision = False
    while drawn < n and not vision and (g.world if source == WORLD else g.piles[source]):
        if bottom:
            g.piles = changed(g.piles, source, [g.piles[source][-1], *g.piles[source][:-1]])
        card = draw(g, me, source)
        drawn += 1
        vision = source == WORLD and is_vision(card)
    g.say(L_SEARCH, me, source, drawn)
    for card in g.hand[me]:
        g.say(L_DREW, me, card, to=only(me))
    if vision:
        g.say(L_VISION_DRAWN, me, g.visions_drawn)


def to_keep(g: Oath, me: int, kept: int) -> list[int]:
    """The drawn cards that may be kept; a second one only where one of the two can go to a site (Land Warden)."""
    rest = g.hand[me][kept:]
    if kept == 0:
        return rest
    first = can_go_to_site(g, me, g.hand[me][0])
    return [card for card in rest if first or can_go_to_site(g, me, card)] + [PASS]


def keep(g: Oath, me: int) -> Rule[int]:
    """The searcher chooses what to keep; it comes first in the hand. Tells how many (5.1.3)."""
    most = min(number(g, Q_SEARCH_KEEP, me, SEARCH_KEEP), len(g.hand[me]))
    kept = 0
    while kept < most:
        card = yield Ask(me, K_KEEP, partial(to_keep, g, me, kept))
        if card == PASS:
            break
        rest = without(g.hand[me], card)
        g.hand = changed(g.hand, me, [*rest[:kept], card, *rest[kept:]])
        kept += 1
    return kept


def put_others_away(g: Oath, me: int, kept: int) -> Rule[None]:
    """The other cards are discarded in an order of the searcher's; others no longer know which is which (5.1.3, 9.4)."""
    if len(g.hand[me]) == kept:
        return
    if declared(g, me, HARP):
        for card in g.hand[me][:kept]:
            learn(g, card, EVERYBODY)
        if len(g.hand[me]) > kept + 1:
            forget(g, g.hand[me][kept:], only(me))
    else:
        forget(g, g.hand[me], only(me))
    while len(g.hand[me]) > kept:
        card = yield Ask(me, K_DISCARD, partial(to_put_away, g, me, kept))
        take_next(g, me, card, kept)
        pile = yield from where_to(g, me, g.hand[me][kept], True)
        put_away(g, me, g.hand[me][kept], pile)


def to_put_away(g: Oath, me: int, kept: int) -> list[int]:
    """The drawn cards that are not kept."""
    return g.hand[me][kept:]


def take_next(g: Oath, me: int, card: int, kept: int) -> None:
    """A card comes next after those that are kept."""
    rest = without(g.hand[me], card)
    g.hand = changed(g.hand, me, [*rest[:kept], card, *rest[kept:]])


def play_all(g: Oath, me: int) -> Rule[None]:
    """What was kept is played, one after another; of two cards one must go to a site (5.1.4, Land Warden)."""
    two = len(g.hand[me]) > 1
    to_site = False
    while g.hand[me]:
        last = len(g.hand[me]) == 1
        must = two and not to_site and (last or not can_go_to_site(g, me, g.hand[me][1]))
        went = yield from play_kept(g, me, True, False, must and can_go_to_site(g, me, g.hand[me][0]))
        to_site = to_site or went
