"""Chapter 3 and the Oathkeeper title (2.11): who keeps the oath, who wins and how."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.registry import Result, Score
from regnum.games.oath.components import (
    CHANCELLOR,
    CITIZEN,
    DARKEST_SECRET,
    DEVOTION,
    EXILE,
    FIRST_VISION,
    GRAND_SCEPTER,
    HOLDS_PEOPLES_FAVOR,
    HOLDS_SCEPTER,
    MOST_RELICS_AND_BANNERS,
    MOST_SITES,
    OATH_GOAL,
    PEOPLES_FAVOR,
    PROTECTION,
    SUCCESSOR_GOAL,
    SUPREMACY,
    THE_PEOPLE,
    VISION_OATH,
    VISIONS_TO_WIN,
)
from regnum.games.oath.lexicon import CARD, SEAT, kind, saying
from regnum.games.oath.powers import open_to_all
from regnum.games.oath.realm import sites_by_colour
from regnum.games.oath.state import (
    CHRONICLE,
    EMPIRE,
    EMPIRE_ENDURES,
    LAST_USURPER,
    LAST_VISION,
    OATH_KEPT,
    USURPER_WIN,
    VISION_WIN,
    WAYS,
    Oath,
    imperial,
)
from regnum.games.oath.vocabulary import AT_TITLE_TAKEN, NONE

K_TITLE: Final = kind("title", SEAT, "2.11/8")
L_TITLE: Final = saying("title", who=SEAT)
L_WON: Final = [saying(f"won-{way}", who=SEAT, card=CARD) for way in WAYS]
"""By way of winning."""
EXHAUSTION_ORDER: Final = [FIRST_VISION + VISION_OATH.index(oath) for oath in (SUPREMACY, THE_PEOPLE, PROTECTION, DEVOTION)]
"""Conquest, Rebellion, Sanctuary, Faith (3.4.3/2)."""


# ---------------------------------------------------------------- goals
def standings(g: Oath, goal: int) -> list[int]:
    """How far everyone is with a goal; sites are counted by colour, those of the Empire for the Chancellor."""
    return sites_by_colour(g) if goal == MOST_SITES else [held(g, goal, p) for p in range(g.seats)]


def counted(g: Oath, goal: int, p: int) -> int:
    """Where in the standings a player is counted."""
    return EMPIRE if goal == MOST_SITES and imperial(g, p) else p


def standing(g: Oath, goal: int, p: int) -> int:
    """How far a player is with a goal."""
    return standings(g, goal)[counted(g, goal, p)]


def held(g: Oath, goal: int, p: int) -> int:
    """What a player holds that a goal asks for: so many relics and banners, or 1 for the one thing."""
    if goal == MOST_RELICS_AND_BANNERS:
        return len(g.relics[p]) + g.banner_of.count(p)
    if goal == HOLDS_SCEPTER:
        return 1 if g.relic_at[GRAND_SCEPTER] == p else 0
    return 1 if g.banner_of[PEOPLES_FAVOR if goal == HOLDS_PEOPLES_FAVOR else DARKEST_SECRET] == p else 0


def contenders(g: Oath, goal: int) -> list[int]:
    """The seats whose standing counts: each player; where sites are counted, the Empire as one, the Chancellor (2.11/11)."""
    return [p for p in range(g.seats) if goal != MOST_SITES or g.role[p] != CITIZEN]


def best(g: Oath, goal: int) -> list[int]:
    """Those who are ahead; several in a tie, also where all are at zero (O-47)."""
    among, reached = contenders(g, goal), standings(g, goal)
    most = max([reached[p] for p in among])
    return [p for p in among if reached[p] == most]


def leads(g: Oath, goal: int, p: int) -> bool:
    """Whether nobody is ahead of a player whose standing counts."""
    reached = standings(g, goal)
    return reached[p] == max(reached)


def alone(g: Oath, goal: int, p: int) -> bool:
    """Whether a player is ahead of everyone else."""
    return standing(g, goal, p) > 0 and best(g, goal) == [p]


# ---------------------------------------------------------------- the title
def keepers(g: Oath) -> list[int]:
    """Who may hold the title now: its holder if still in the lead, else all who lead (2.11)."""
    goal = OATH_GOAL[g.oath]
    holder = EMPIRE if goal == MOST_SITES and g.role[g.title] == CITIZEN else g.title
    return [holder] if leads(g, goal, holder) else best(g, goal)


def settle(g: Oath) -> Rule[None]:
    """The title goes to who meets the Oathkeeper goal; the old holder chooses among equals (2.11/8)."""
    if g.over or g.stage == CHRONICLE:
        return
    before = g.title
    if keepers(g) == [before]:
        return
    g.title = yield Ask(before, K_TITLE, partial(keepers, g))
    g.usurper = False  # 2.11/9
    g.say(L_TITLE, g.title)
    yield from open_to_all(g, AT_TITLE_TAKEN, g.title)


# ---------------------------------------------------------------- winning
def visions_of(g: Oath, p: int) -> list[int]:
    """The Visions that count as an Exile's own: the revealed one, and one that the False Prophet has claimed."""
    if g.role[p] != EXILE:
        return []
    mine = [g.vision[p]] if g.vision[p] != NONE else []
    claimed = [FIRST_VISION + i for i, claimant in enumerate(g.prophet) if claimant == p and FIRST_VISION + i in g.vision]
    return mine + [vision for vision in claimed if vision not in mine]


def fulfilled(g: Oath, p: int, vision: int) -> bool:
    """Whether a Vision's goal is met: after three Visions were drawn, and ahead of everyone else (3.2)."""
    oath = VISION_OATH[vision - FIRST_VISION]
    return oath != NONE and g.visions_drawn >= VISIONS_TO_WIN and alone(g, OATH_GOAL[oath], p)


def fulfilled_vision(g: Oath, p: int) -> int:
    """A Vision of a player whose goal is met, or NONE."""
    for vision in visions_of(g, p):
        if fulfilled(g, p, vision):
            return vision
    return NONE


def successor(g: Oath) -> int:
    """The Citizen who wins in the Chancellor's stead, or NONE (3.3.1)."""
    goal = SUCCESSOR_GOAL[g.oath]
    for p in range(g.seats):
        if g.role[p] != CITIZEN:
            continue
        others = [q for q in range(g.seats) if q != p and g.role[q] != EXILE]
        if standing(g, goal, p) > max([standing(g, goal, q) for q in others]):
            return p
    return NONE


def win(g: Oath, p: int, way: int, vision: int = NONE) -> None:
    """The game is won; the winner writes the Chronicle (8)."""
    g.winner, g.way, g.vision_won = p, way, vision
    g.stage, g.at = CHRONICLE, 0
    g.say(L_WON[way], p, vision)


def empire_wins(g: Oath, way: int) -> None:
    """The Chancellor wins, or a Citizen who succeeds (3.3.1)."""
    heir = successor(g)
    win(g, heir if heir != NONE else EMPIRE, way)


def wake_win(g: Oath, p: int) -> None:
    """Whether an Exile wins on waking: as Usurper or as Visionary (4.1.2)."""
    if g.role[p] != EXILE:
        return
    vision = fulfilled_vision(g, p)
    if g.title == p and g.usurper:
        win(g, p, USURPER_WIN, vision)
    elif vision != NONE:
        win(g, p, VISION_WIN, vision)


def exhaustion(g: Oath) -> None:
    """The eighth round is over: the first of 3.4.1 to 3.4.4 that applies names the winner."""
    if g.role[g.title] != EXILE:
        empire_wins(g, OATH_KEPT)
        return
    if g.usurper:
        win(g, g.title, LAST_USURPER, fulfilled_vision(g, g.title))
        return
    for vision in EXHAUSTION_ORDER:
        for p in range(g.seats):
            if vision in visions_of(g, p) and fulfilled(g, p, vision):
                win(g, p, LAST_VISION, vision)
                return
    empire_wins(g, EMPIRE_ENDURES)


def result(g: Oath) -> Result:
    """Who has won, or would; the sheet counts what the oath counts, and the Successor's goal for the Empire."""
    goal, heir = OATH_GOAL[g.oath], SUCCESSOR_GOAL[g.oath]
    sheet = [
        Score("goal", "oath.2.11", [standing(g, goal, p) for p in range(g.seats)]),
        Score("heir", "oath.3.3.1", [standing(g, heir, p) if g.role[p] == CITIZEN else 0 for p in range(g.seats)]),
    ]
    scores = [sum([row.points[p] for row in sheet]) for p in range(g.seats)]
    leader = g.title if g.role[g.title] != CHANCELLOR or successor(g) == NONE else successor(g)
    winners = [g.winner if g.winner != NONE else leader]
    return Result(winners, scores, f"oath-end-{WAYS[g.way]}" if g.way != NONE else "oath-end-open", sheet)
