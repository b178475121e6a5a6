"""Warbands die, and the defeated force goes home (5.5.6)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.kinds import Arg, Message, Noun
from regnum.engine.lists import raised
from regnum.games.oath.forces import BOARD, battle, count_at, leader, mortal, mourner, places, strength, used_by
from regnum.games.oath.lexicon import MOST_SEATS, NUMBER, PLACE, SEAT, kind, saying
from regnum.games.oath.pieces import kill_at_site, kill_on_board, remove_from_site
from regnum.games.oath.places import place
from regnum.games.oath.powers_data import FIRST_RELIQUARY, POWERS, POWERS_AT
from regnum.games.oath.state import EMPIRE, Oath
from regnum.games.oath.vocabulary import AT_CAMPAIGN_LOSSES, DO_LOSSES, DO_SURVIVE, IF_CHANCELLOR_ATTACKS, NONE, THINGS

ALL_DIE: Final = THINGS.index("all")
FIRST_BOARD: Final = PLACE.size


class ForceNoun(Noun):
    """Where warbands of a force are: at a place of the map, or behind the places on a board."""

    def __init__(self) -> None:
        boards = [f"board-{SEAT.text(p)}" for p in range(MOST_SEATS)]
        super().__init__([*PLACE.slugs, *boards], "oath-force-", sort="force")

    def arg(self, x: int) -> Arg:
        return PLACE.arg(x) if x < FIRST_BOARD else Message("oath-force-board", {"seat": SEAT.arg(x - FIRST_BOARD)})


FORCE: Final = ForceNoun()
K_LOSSES: Final = kind("losses", NUMBER, "5.5.6", FORCE)
L_KILLED: Final = saying("killed", n=NUMBER, force=FORCE)
L_RETREAT: Final = saying("retreat", n=NUMBER, site=PLACE, seat=SEAT)
L_NO_LOSSES: Final = saying("no-losses")


def force_place(g: Oath, where: int) -> int:
    """A place of a force as questions and lines name it."""
    return place(g, where) if where < BOARD else FIRST_BOARD + where - BOARD


# ---------------------------------------------------------------- killing
def kill_at(g: Oath, side: int, where: int, n: int) -> None:
    """Warbands of a side die at a place."""
    if n:
        g.say(L_KILLED, n, force_place(g, where))
        if where < BOARD:
            kill_at_site(g, where, n, side)
        else:
            kill_on_board(g, where - BOARD, n, side)


def kill_some(g: Oath, side: int, chooser: int, n: int) -> Rule[int]:
    """Kills n warbands of a force, or all there are; `chooser` says where, place by place. Tells how many died."""
    where = places(g, side)
    left = total = min(n, mortal(g, side))
    for i, spot in enumerate(where):
        rest = sum([count_at(g, other) for other in where[i + 1 :]])
        low, high = max(0, left - rest), min(left, count_at(g, spot))
        chosen = low
        if low < high:
            chosen = yield Ask(chooser, K_LOSSES, partial(range_list, low, high), force_place(g, spot))
        kill_at(g, side, spot, chosen)
        left -= chosen
    return total


def range_list(low: int, high: int) -> list[int]:
    """The numbers from low to high."""
    return list(range(low, high + 1))


# ---------------------------------------------------------------- how many
def survives(g: Oath, side: int) -> bool:
    """Whether a side has used a plan by which nothing kills its whole force (Billowing Fog, Traveling Doctor)."""
    return any([deed.word == DO_SURVIVE for plan in used_by(g, side) for deed in POWERS[plan].deeds])


def all_die(g: Oath, side: int) -> bool:
    """Whether the whole force of a defeated side dies: by a plan of its own (Shield Wall), or under a Brutal Chancellor."""
    for plan in used_by(g, side):
        if any([deed.word == DO_LOSSES and deed.thing == ALL_DIE for deed in POWERS[plan].deeds]):
            return True
    for power in POWERS_AT[AT_CAMPAIGN_LOSSES]:
        space = POWERS[power].bearer - FIRST_RELIQUARY
        if 0 <= space < len(g.reliquary) and g.reliquary[space] == NONE and battle(g).attacker == EMPIRE:
            if any([condition.word == IF_CHANCELLOR_ATTACKS for condition in POWERS[power].when]):
                return True
    return False


def losses_of(g: Oath, side: int) -> int:
    """How many warbands a defeated side must kill: half of its force, rounded down; ignoring beats all, all beats half; none
    after a Peace Envoy (5.5.6, 9.2/2)."""
    if battle(g).peace or survives(g, side):
        return 0
    return mortal(g, side) if all_die(g, side) else strength(g, side) // 2


# ---------------------------------------------------------------- the step
def settle_losses(g: Oath) -> Rule[None]:
    """The loser's warbands die, the others go to boards: those of an Imperial defence from target sites to the Chancellor's,
    while those on boards stay (5.5.6, O-12, O-54)."""
    fight = battle(g)
    side = 1 - fight.won
    if leader(g, side) < 0:
        return
    n = losses_of(g, side)
    if n:
        yield from kill_some(g, side, mourner(g, side), n)
    else:
        g.say(L_NO_LOSSES)
    home = mourner(g, side)
    for where in places(g, side):
        survivors = count_at(g, where)
        if where < BOARD:
            remove_from_site(g, where, survivors)
            g.warbands = raised(g.warbands, home, survivors)
            fight.lost = raised(fight.lost, home, survivors)
            g.say(L_RETREAT, survivors, place(g, where), home)
        else:
            fight.lost = raised(fight.lost, where - BOARD, survivors)


def survivors(g: Oath) -> list[int]:
    """The survivors of the defeated force that are still on the boards to which they went, by seat."""
    return [min(n, on_board) for n, on_board in zip(battle(g).lost, g.warbands, strict=True)]
