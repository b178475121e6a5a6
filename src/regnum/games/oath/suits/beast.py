"""Beast: powers with a rule of their own."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import OPEN
from regnum.engine.kinds import Noun, Pair
from regnum.engine.lists import raised
from regnum.games.oath.actions import choice_of
from regnum.games.oath.cage import open_cage
from regnum.games.oath.cards import bury_relic, lift, take_relic, to_advisers, to_site
from regnum.games.oath.components import BEAST, FIRST_EDIFICE, GRAND_SCEPTER, RELICS, SLOTS, SUITS
from regnum.games.oath.exchanges import L_BURIED_RELIC, L_KEPT, L_MOVED
from regnum.games.oath.gains import K_FROM_BANK, L_BANK, L_TAKES_FAVOR
from regnum.games.oath.lexicon import CARD, PLACE, REGION, RELIC, SEAT, kind, reason, saying
from regnum.games.oath.own import FORBIDS, SILENT, own
from regnum.games.oath.pieces import take_favor
from regnum.games.oath.places import place, slot_at
from regnum.games.oath.play import BOTTOM, discard, overflow
from regnum.games.oath.powers import capacity, locked, removable
from regnum.games.oath.powers_data import POWERS
from regnum.games.oath.realm import cards_of, rules_site, slot_of, suits_at
from regnum.games.oath.recover import took_relics
from regnum.games.oath.state import Oath
from regnum.games.oath.suits.arcane import choose
from regnum.games.oath.trade import can_trade_at
from regnum.games.oath.vocabulary import NONE

PIPED: Final = 2
"""How much favor the Pied Piper takes."""
OBSIDIAN_CAGE: Final = RELICS.index("obsidian-cage")
END: Final = Noun(["top", "bottom"], "oath-end-of-pile-")
PILE_END: Final = Pair(REGION, END, ("region", "end"))

K_TERROR: Final = kind("terror", CARD, "10.discard")
K_FRIENDS: Final = kind("small-friends", PLACE, "10.your-site")
K_FAE: Final = kind("fae-merchant", RELIC, "10.move")
K_PIPER: Final = kind("pied-piper", SEAT, "10.move")
K_BRACKEN: Final = kind("bracken", PILE_END, "10.discard")
L_FRIENDS: Final = saying("small-friends", who=SEAT, site=PLACE)
L_PIPER: Final = saying("pied-piper", who=SEAT, foe=SEAT)
L_BRACKEN: Final = saying("bracken", who=SEAT, pile=PILE_END)
R_NO_PREY: Final = reason("no-prey", "7.2.2")
R_NO_RELICS: Final = reason("no-relics-left", "9.3")
R_BANKS_EMPTY: Final = reason("other-banks-empty", "9.3")


# ---------------------------------------------------------------- Roving Terror
def prey(g: Oath, me: int, card: int) -> list[int]:
    """The denizens at other sites that this card may drive out and replace."""
    here = slot_of(g, card)
    found: list[int] = []
    for slot in range(SLOTS):
        if slot != here and g.faceup[slot] and len(g.cards[slot]) <= capacity(g, slot):
            found += [other for other in g.cards[slot] if other < FIRST_EDIFICE and removable(g, me, other)]
    return found


def closed_terror(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """There must be one."""
    return OPEN if prey(g, me, POWERS[power].bearer) else R_NO_PREY


def roving_terror(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A denizen at another site is discarded, and this card moves there with what lies on it, unless it is locked."""
    card = POWERS[power].bearer
    victim = yield Ask(me, K_TERROR, partial(prey, g, me, card))
    slot = g.card_at[victim]
    yield from discard(g, me, victim)
    if locked(g, me, card):
        return
    lift(g, card)
    to_site(g, card, slot)
    g.say(L_MOVED, me, card, place(g, slot))


# ---------------------------------------------------------------- Small Friends
def friendly_places(g: Oath, me: int) -> list[int]:
    """The sites with a Beast card where a Trade is possible."""
    return [place(g, slot) for slot in range(SLOTS) if BEAST in suits_at(g, slot) and can_trade_at(g, me, slot)]


def small_friends(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """For this Trade the own site is a site with a Beast card."""
    to = yield Ask(me, K_FRIENDS, partial(friendly_places, g, me))
    g.doing.site = slot_at(g, to)
    choose(g, me, power, g.doing.site)
    g.say(L_FRIENDS, me, to)


# ---------------------------------------------------------------- Fae Merchant
def closed_merchant(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """There must be a relic to take."""
    return OPEN if g.relic_deck else R_NO_RELICS


def wares(g: Oath, me: int) -> list[int]:
    """The relics that may go under the deck."""
    return [relic for relic in g.relics[me] if relic != GRAND_SCEPTER]


def fae_merchant(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """The top relic of the deck is taken, then a relic goes under it; the Obsidian Cage lets its warbands go first."""
    relic = g.relic_deck[0]
    g.chance.reveal()
    take_relic(g, me, relic)
    g.say(L_KEPT, me, relic)
    out = yield Ask(me, K_FAE, partial(wares, g, me))
    if out == OBSIDIAN_CAGE:
        yield from open_cage(g, me)
    bury_relic(g, me, out)
    g.say(L_BURIED_RELIC, me, out)
    if g.relic_at[relic] == me:
        yield from took_relics(g, me, [relic])


# ---------------------------------------------------------------- Pied Piper
def others(g: Oath, me: int) -> list[int]:
    """Everybody else."""
    return [p for p in range(g.seats) if p != me]


def pied_piper(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """This card joins another player's advisers, whatever their limit, and takes 2 favor from them."""
    card = POWERS[power].bearer
    other = yield Ask(me, K_PIPER, partial(others, g, me))
    lift(g, card)
    to_advisers(g, other, card)
    g.say(L_PIPER, me, other)
    n = take_favor(g, me, other, PIPED)
    if n:
        g.say(L_TAKES_FAVOR, me, n, other)
    yield from overflow(g, me)


# ---------------------------------------------------------------- Memory of Nature
def other_banks(g: Oath) -> list[int]:
    """The other banks that have favor."""
    return [suit for suit in range(len(SUITS)) if suit != BEAST and g.banks[suit]]


def closed_memory(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """There must be favor to move."""
    return OPEN if other_banks(g) and cards_of(g, BEAST) else R_BANKS_EMPTY


def memory_of_nature(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """For each Beast card at sites a favor of another bank goes to the Beast bank."""
    for _ in range(len(cards_of(g, BEAST))):
        if other_banks(g):
            suit = yield Ask(me, K_FROM_BANK, partial(other_banks, g), POWERS[power].bearer)
            g.banks = raised(raised(g.banks, suit, -1), BEAST, 1)
            g.say(L_BANK, 1, suit, BEAST)


# ---------------------------------------------------------------- Bracken
def pile_ends() -> list[int]:
    """Top and bottom of every pile."""
    return list(range(PILE_END.size))


def bracken(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """All discards of this Search go to one end of one pile."""
    chosen = yield Ask(me, K_BRACKEN, pile_ends)
    region, end = PILE_END.unpack(chosen)
    choose(g, me, power, region + BOTTOM if end else region)
    g.say(L_BRACKEN, me, chosen)


def hidden_pile(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """The pile that was chosen."""
    pile = choice_of(g, power)
    return n if pile == NONE else pile


# ---------------------------------------------------------------- Vow of Union
def tied(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """Who has warbands on the board cannot travel away from a site that is the own."""
    return FORBIDS if g.warbands[me] and rules_site(g, me, g.pawn[me]) else SILENT


def none_stays(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """In a Campaign of the own even the last warband may leave a site."""
    return 0 if g.fight is not None and g.fight.attacker == me else n


own("roving-terror", roving_terror, closed_terror)
own("small-friends", small_friends)
own("fae-merchant", fae_merchant, closed_merchant)
own("pied-piper", pied_piper)
own("memory-of-nature", memory_of_nature, closed_memory)
own("bracken", bracken, changes={"discard.to": hidden_pile})
own("vow-of-union", changes={"travel.may": tied, "last-warband": none_stays})  # the force: forces.py
own("giant-python")  # sets of targets: targets.py
