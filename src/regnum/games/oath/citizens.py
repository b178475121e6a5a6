"""Citizens: an Exile joins the Empire, a Citizen leaves it (6.6.2, 6.7, 6.8)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.kinds import Noun
from regnum.engine.lists import changed, raised
from regnum.games.oath.cards import to_player
from regnum.games.oath.components import CITIZEN, EXILE, EXILE_COST, FULL_SUPPLY, GRAND_SCEPTER, PEOPLES_FAVOR, SLOTS
from regnum.games.oath.lexicon import NUMBER, PLACE, RELIC, SEAT, SPACE, kind, saying
from regnum.games.oath.pieces import put_at_site, remove_from_site
from regnum.games.oath.places import place
from regnum.games.oath.play import discard
from regnum.games.oath.realm import secrets_in_all
from regnum.games.oath.state import EMPIRE, Oath
from regnum.games.oath.supply import end_act
from regnum.games.oath.vocabulary import NONE

AGREE: Final = Noun(["agree"], "oath-answer-")
"""The one answer of a question of consent; the other is the pass."""

K_REPLACED: Final = kind("replaced", NUMBER, "6.6.2/2", PLACE)
K_SPACE: Final = kind("space", SPACE, "6.6.1/2")
L_CITIZEN: Final = saying("citizen", who=SEAT)
L_REPLACED: Final = saying("replaced", who=SEAT, n=NUMBER, of=NUMBER)
L_RELIQUARY: Final = saying("reliquary", who=SEAT, relic=RELIC, space=SPACE)
L_EXILE: Final = saying("exile", who=SEAT)


def consent(g: Oath, asked: int, kind: int, about: int) -> Rule[bool]:
    """Whether a player agrees; `kind` is a question with the answers AGREE."""
    return (yield Ask(asked, kind, agree_or_not, about)) != PASS


def agree_or_not() -> list[int]:
    """Two buttons."""
    return [0, PASS]


# ---------------------------------------------------------------- the Reliquary
def covered(g: Oath) -> list[int]:
    """The spaces of the Reliquary that hold a relic."""
    return [space for space, relic in enumerate(g.reliquary) if relic != NONE]


def choose_space(g: Oath, p: int) -> Rule[int]:
    """A player names a space of the Reliquary, its relic unseen; NONE if all are bare."""
    if not covered(g):
        return NONE
    return (yield Ask(p, K_SPACE, partial(covered, g)))


# ---------------------------------------------------------------- joining
def become_citizen(g: Oath, p: int, space: int = NONE) -> Rule[None]:
    """An Exile becomes a Citizen and gets the relic of a space, if one is named (6.6.2). What else was promised is exchanged
    afterwards by who calls this; so is the title."""
    g.say(L_CITIZEN, p)
    purple = yield from replace_at_sites(g, p)
    g.role = changed(g.role, p, CITIZEN)
    if g.colour[p] not in g.boards:
        g.boards = [*g.boards, g.colour[p]]
    g.bank = raised(raised(g.bank, p, g.warbands[p]), EMPIRE, -purple)
    g.warbands = changed(g.warbands, p, purple)
    if g.vision[p] != NONE:
        yield from discard(g, p, g.vision[p])
    if g.title == p:
        g.usurper = False
    end_act(g, p)
    g.supply = changed(g.supply, p, FULL_SUPPLY)
    if space != NONE and g.reliquary[space] != NONE:
        relic = g.reliquary[space]
        g.chance.reveal()
        to_player(g, p, relic)
        g.say(L_RELIQUARY, p, relic, space)


def replace_at_sites(g: Oath, p: int) -> Rule[int]:
    """The warbands of a new Citizen at sites become purple; too few purple ones go where the Citizen says. Tells how many are
    left for the board (6.6.2/2). Those in the Obsidian Cage keep their colour."""
    slots = [slot for slot in range(SLOTS) if g.garrison_of[slot] == p]
    total = g.warbands[p] + sum([g.garrison[slot] for slot in slots])
    purple = min(total, g.bank[EMPIRE])
    if purple < total:
        g.say(L_REPLACED, p, purple, total)
    rest = total
    for slot in slots:
        n = g.garrison[slot]
        rest -= n
        put = yield Ask(p, K_REPLACED, partial(how_many, purple, n, rest), place(g, slot))
        purple -= put
        remove_from_site(g, slot, n)
        put_at_site(g, EMPIRE, slot, put)
        g.bank = raised(raised(g.bank, p, n), EMPIRE, -put)
    return purple


def how_many(purple: int, here: int, elsewhere: int) -> list[int]:
    """How many of the warbands of one place can be replaced, so that no purple one is left over."""
    return list(range(min(here, purple), max(0, purple - elsewhere) - 1, -1))


# ---------------------------------------------------------------- leaving
def make_exile(g: Oath, p: int) -> None:
    """A Citizen becomes an Exile: own warbands on the board as far as there are, full Supply (6.7/4, 6.8/3)."""
    g.role = changed(g.role, p, EXILE)
    g.boards = [colour for colour in g.boards if colour != g.colour[p]]
    n = g.warbands[p]
    own = min(n, g.bank[p])
    g.bank = raised(raised(g.bank, EMPIRE, n), p, -own)
    g.warbands = changed(g.warbands, p, own)
    g.supply = changed(g.supply, p, FULL_SUPPLY)
    g.say(L_EXILE, p)


def standing_of(g: Oath, p: int) -> int:
    """What makes exiling dearer for a Citizen who has it, and cheaper for a holder of the Scepter: title and People's Favor."""
    return (1 if g.title == p else 0) + (1 if g.banner_of[PEOPLES_FAVOR] == p else 0)


def exile_price(g: Oath, me: int, citizen: int) -> int:
    """The favor for which the holder of the Scepter exiles a Citizen (6.7)."""
    return EXILE_COST + standing_of(g, citizen) - standing_of(g, me)


def self_exile_price(g: Oath, p: int) -> int:
    """The favor for which a Citizen leaves: for each warband on the board and each secret (6.8)."""
    return g.warbands[p] + secrets_in_all(g, p)


def scepter_holder(g: Oath) -> int:
    """Who holds the Grand Scepter, or NONE."""
    return g.relic_at[GRAND_SCEPTER]
