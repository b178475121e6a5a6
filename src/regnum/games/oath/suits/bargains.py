"""Powers that bargain: deals of several, favor against secrets, relics under threat, the keys of Reliquary and Cage."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import HIDDEN, OPEN
from regnum.engine.kinds import Noun, Pair
from regnum.engine.knowledge import only
from regnum.engine.lists import changed
from regnum.games.oath.cage import closed_cage, release
from regnum.games.oath.cards import give_banner, show_relic, take_relic
from regnum.games.oath.citizens import AGREE, become_citizen, choose_space, consent, covered
from regnum.games.oath.components import CHANCELLOR, DARKEST_SECRET, EXILE
from regnum.games.oath.deals import closed_deal, deal, deal_among
from regnum.games.oath.lexicon import NUMBER, PLACE, RELIC, SEAT, SEAT_ITEM, kind, reason, saying
from regnum.games.oath.own import own
from regnum.games.oath.pieces import give_favor, give_secrets, purse, take_favor
from regnum.games.oath.powers import bar
from regnum.games.oath.powers_data import POWERS
from regnum.games.oath.realm import rules_site, slot_of
from regnum.games.oath.recover import took_relics
from regnum.games.oath.state import EMPIRE, Oath, my_site, together_at
from regnum.games.oath.trays import A_FAVOR, A_PROMISE, A_RELIC, A_SECRET, AN_ADVISER, silent
from regnum.games.oath.victory import settle
from regnum.games.oath.vocabulary import NONE, Q_TAKE_MAY

RANSOM: Final = 3
BARGAIN_FAVOR: Final = 2
GATHERING_OFFERS: Final = 2
"""Offers of each player at the Gathering; a limit of the table, not of the card."""
SELL: Final = 0
BUY: Final = 1
BARGAIN: Final = Pair(Noun(["sell", "buy"], "oath-bargain-"), SEAT, ("way", "seat"))

K_GATHER: Final = kind("gather", AGREE, "10.move", PLACE)
K_BLACKMAIL: Final = kind("blackmail", SEAT_ITEM, "10.take")
K_RANSOM: Final = kind("ransom", AGREE, "10.give", RELIC)
K_BARGAIN: Final = kind("bargain", BARGAIN, "10.exchange")
K_TAKE_RELIC: Final = kind("take-relic", AGREE, "10.take", RELIC)
L_GATHER: Final = saying("gather", who=SEAT, site=PLACE)
L_PACT: Final = saying("pact", who=SEAT)
L_RANSOM: Final = saying("ransom", who=SEAT, other=SEAT, relic=RELIC, n=NUMBER)
L_EXTORTED: Final = saying("extorted", who=SEAT, other=SEAT, relic=RELIC)
L_BARGAIN: Final = [saying("bargain-sell", who=SEAT, other=SEAT), saying("bargain-buy", who=SEAT, other=SEAT)]
L_KEY: Final = saying("key", who=SEAT)
L_KEY_TAKEN: Final = saying("key-taken", who=SEAT, relic=RELIC)
R_CHANCELLORS: Final = reason("chancellor-rules", "10.rule")
R_BARE: Final = reason("reliquary-bare", "2.3")


# ---------------------------------------------------------------- The Gathering, The Tribunal
def the_gathering(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """Pawns may come, in turn order from the Chancellor; then those here make deals until nobody wants another."""
    card = POWERS[power].bearer
    slot = slot_of(g, card)
    if slot == NONE:
        return
    for p in range(g.seats):
        if g.pawn[p] != slot and (yield from consent(g, p, K_GATHER, g.sites[slot])):
            g.pawn = changed(g.pawn, p, slot)
            g.say(L_GATHER, p, g.sites[slot])
    here = [p for p in range(g.seats) if g.pawn[p] == slot]
    made = [0] * g.seats
    passed = 0
    while passed < len(here) and len(here) > 1:
        p = here[0]
        here = [*here[1:], p]
        passed += 1
        if made[p] < GATHERING_OFFERS:
            made[p] += 1
            others = [q for q in range(g.seats) if q != p and q in here]
            if (yield from deal_among(g, p, card, [A_FAVOR, A_SECRET, A_RELIC, AN_ADVISER], others)):
                passed = 0


def closed_tribunal(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """Whether a deal can still be offered there."""
    return closed_deal(g, POWERS[power].bearer)


def the_tribunal(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A deal of favor, secrets and promises with any player (7.6.3/2)."""
    yield from deal(g, me, POWERS[power].bearer, [A_FAVOR, A_SECRET, A_PROMISE])


# ---------------------------------------------------------------- Ancient Pact
def closed_pact(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """Only an Exile with the Darkest Secret makes the pact."""
    return OPEN if g.role[me] == EXILE and g.banner_of[DARKEST_SECRET] == me else HIDDEN


def ancient_pact(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """The Darkest Secret is given to the Chancellor; then citizenship with an unseen relic of the Reliquary."""
    give_banner(g, EMPIRE, DARKEST_SECRET)
    g.say(L_PACT, me)
    yield from settle(g)
    space = yield from choose_space(g, me)
    yield from become_citizen(g, me, space)


# ---------------------------------------------------------------- Blackmail
def victims(g: Oath, me: int) -> list[int]:
    """The relics of players at the own site that a player may take."""
    return [
        SEAT_ITEM.pack(p, relic) for p in together_at(g, me) for relic in g.relics[p] if bar(g, Q_TAKE_MAY, me, relic) == NONE
    ]


def blackmail(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A relic of a player at the own site is named: 3 favor, or it is taken."""
    if not victims(g, me):
        return
    victim, relic = SEAT_ITEM.unpack((yield Ask(me, K_BLACKMAIL, partial(victims, g, me))))
    if purse(g, victim) >= RANSOM and (yield from consent(g, victim, K_RANSOM, relic)):
        give_favor(g, victim, me, RANSOM)
        g.say(L_RANSOM, victim, me, relic, RANSOM)
        return
    take_relic(g, me, relic)
    g.say(L_EXTORTED, me, victim, relic)
    yield from took_relics(g, me, [relic])


# ---------------------------------------------------------------- Witch's Bargain
def bargains(g: Oath, me: int, before: list[int]) -> list[int]:
    """What can be exchanged with the players at the own site: with each in one direction only."""
    found: list[int] = []
    for p in together_at(g, me):
        sold, bought = BARGAIN.pack(SELL, p), BARGAIN.pack(BUY, p)
        have = g.secrets[me] + g.dark[me]
        if bought not in before and have > 0 and g.favor[p] >= BARGAIN_FAVOR and not silent(g, me):
            found.append(sold)
        if sold not in before and purse(g, me) >= BARGAIN_FAVOR and g.secrets[p] + g.dark[p] > 0:
            found.append(bought)
    return found


def bargains_or_not(g: Oath, me: int, before: list[int]) -> list[int]:
    """The same, and the end."""
    return [*bargains(g, me, before), PASS]


def witchs_bargain(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """As often as wanted: a secret for two favor of a player at the own site, or two favor for a secret."""
    before: list[int] = []
    while bargains(g, me, before):
        bargain = yield Ask(me, K_BARGAIN, partial(bargains_or_not, g, me, before))
        if bargain == PASS:
            return
        before = [*before, bargain]
        way, other = BARGAIN.unpack(bargain)
        if way == SELL:
            give_secrets(g, me, other, 1)
            take_favor(g, me, other, BARGAIN_FAVOR)
        else:
            give_favor(g, me, other, BARGAIN_FAVOR)
            give_secrets(g, other, me, 1)
        g.say(L_BARGAIN[way], me, other)


# ---------------------------------------------------------------- Skeleton Key
def closed_key(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """The Chancellor must rule the own site, and the Reliquary hold a relic."""
    if not rules_site(g, CHANCELLOR, my_site(g, me)):
        return R_CHANCELLORS
    return OPEN if covered(g) else R_BARE


def skeleton_key(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A peek at a relic of the Reliquary, which may then be taken."""
    space = yield from choose_space(g, me)
    relic = g.reliquary[space]
    g.chance.reveal()
    show_relic(g, relic, only(me))
    g.say(L_KEY, me)
    if (yield from consent(g, me, K_TAKE_RELIC, relic)):
        take_relic(g, me, relic)
        g.say(L_KEY_TAKEN, me, relic)
        yield from took_relics(g, me, [relic])


own("the-gathering", the_gathering)
own("the-tribunal", the_tribunal, closed_tribunal)
own("ancient-pact", ancient_pact, closed_pact)
own("blackmail", blackmail)
own("witchs-bargain", witchs_bargain)
own("skeleton-key", skeleton_key, closed_key)
own("obsidian-cage-release", release, closed_cage)
