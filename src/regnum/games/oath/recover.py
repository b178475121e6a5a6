"""Recover: relics at the own site, and the banners (5.4)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Refusal, Rule
from regnum.engine.deeds import OPEN, lacking, refusals
from regnum.engine.kinds import Arg, Message, Noun
from regnum.engine.lists import changed, raised
from regnum.games.oath.actions import begin, finish
from regnum.games.oath.cards import give_banner, take_relic
from regnum.games.oath.components import (
    ACTION_COST,
    BANNERS,
    DARKEST_SECRET,
    FAVOR,
    PEOPLES_FAVOR,
    PRICE_BANK,
    PRICE_BURNT,
    PRICE_PLACED,
    RECOVER,
    RELICS,
    SECRET,
    SUITS,
)
from regnum.games.oath.lexicon import BANNER, FIRST_BANNER_ITEM, NUMBER, RELIC, SEAT, SUIT, SUIT_OF, kind, reason, saying
from regnum.games.oath.muster import R_FAVOR, R_SECRETS
from regnum.games.oath.pieces import bank_favor, burn_favor, burn_secrets, gain_secrets, purse, spend_favor
from regnum.games.oath.powers import nothing_at, open_to_all
from regnum.games.oath.promises import BANNERS_SAFE, note_breach
from regnum.games.oath.queries import bar, number, replaced
from regnum.games.oath.realm import suits_at
from regnum.games.oath.starting import R_SUPPLY, barred, declare_modifiers, modifiers
from regnum.games.oath.state import Oath, my_site
from regnum.games.oath.supply import spend_supply
from regnum.games.oath.victory import settle
from regnum.games.oath.vocabulary import (
    AT_RECOVER_AFTER,
    AT_RECOVER_START,
    AT_RELIC_TAKEN,
    NONE,
    Q_RECOVER_MAY,
    Q_RECOVER_PRICE,
    Q_RECOVER_SIDE,
    THINGS,
)
from regnum.games.oath.whom import adviser_suits

AT_A_SITE: Final = 8
"""More relics than ever lie at one site."""
FINDS: Final[list[list[int]]] = [
    [*range(relics), *[AT_A_SITE + banner for banner in range(len(BANNERS))]] for relics in range(AT_A_SITE + 1)
]
"""By the number of relics at the own site: they and both banners."""


class FindNoun(Noun):
    """What can be recovered: a relic at the own site by its place there, as it lies facedown, or a banner."""

    def __init__(self) -> None:
        super().__init__([*[f"relic-{i + 1}" for i in range(AT_A_SITE)], *BANNERS], "oath-find-", sort="find")

    def arg(self, x: int) -> Arg:
        return Message("oath-find-relic", {"n": x + 1}) if x < AT_A_SITE else BANNER.arg(x - AT_A_SITE)

    def part(self, found: dict[str, str], name: str, x: int) -> None:
        if x < AT_A_SITE:
            super().part(found, name, x)
        else:
            BANNER.part(found, BANNER.sort, x - AT_A_SITE)


FIND: Final = FindNoun()
K_RECOVER: Final = kind("recover", FIND, "5.4.1")
K_PAYMENT: Final = kind("payment", NUMBER, "5.4.2/2", BANNER)
K_FIRST_BANK: Final = kind("first-bank", SUIT, "5.4.4/2")
L_RELIC: Final = saying("recovered-relic", who=SEAT, relic=RELIC)
L_BANNER: Final = saying("recovered-banner", who=SEAT, banner=BANNER, n=NUMBER)
L_SPREAD: Final = saying("spread-favor", n=NUMBER, suit=SUIT_OF)
L_OLD_SECRETS: Final = saying("old-secrets", who=SEAT, n=NUMBER)
R_NO_PRICE: Final = reason("no-price", "5.4.2")
R_GUARDED: Final = reason("guarded", "5.4.1/2", SEAT)
R_NO_SUIT: Final = reason("no-suit-at-site", "5.4.1/3", SEAT)

PLENTY: Final = 64
"""More than any price."""
THE_MOB: Final = THINGS.index("mob")


# ---------------------------------------------------------------- what, and for what price
def item_of(g: Oath, me: int, find: int) -> int:
    """The relic or banner that a find is (lexicon.ITEM)."""
    return g.site_relics[my_site(g, me)][find] if find < AT_A_SITE else FIRST_BANNER_ITEM + find - AT_A_SITE


def protected(g: Oath, me: int) -> int:
    """Why the Darkest Secret cannot be recovered from its holder: OPEN or a reason (5.4.1/2 to /5)."""
    holder = g.banner_of[DARKEST_SECRET]
    if holder in (NONE, me):
        return OPEN
    there, mine = suits_at(g, g.pawn[holder]), adviser_suits(g, holder)
    if not there:
        return lacking(R_NO_SUIT, holder)
    return OPEN if any([suit not in mine for suit in there]) else lacking(R_GUARDED, holder)


def added(g: Oath, me: int, banner: int) -> int:
    """The tokens that powers put to a player's payment for a banner."""
    return PLENTY - number(g, Q_RECOVER_PRICE, me, PLENTY, FIRST_BANNER_ITEM + banner)


def least(g: Oath, me: int, banner: int) -> int:
    """The least that a player must pay for a banner: more than lies on it, less what powers put to it (5.4.2/2, /3)."""
    return max(0, g.banner_tokens[banner] + 1 - added(g, me, banner))


def why_no_price(g: Oath, me: int, item: int) -> int:
    """Why a player cannot pay for a relic or banner: OPEN or a reason (5.4.2)."""
    if item >= FIRST_BANNER_ITEM:
        banner = item - FIRST_BANNER_ITEM
        n = least(g, me, banner)
        if banner == PEOPLES_FAVOR:
            return OPEN if purse(g, me) >= n else lacking(R_FAVOR, n)
        return OPEN if g.secrets[me] >= n else lacking(R_SECRETS, n)
    site = g.sites[my_site(g, me)]
    favor, secrets = PRICE_PLACED[site] + PRICE_BURNT[site][FAVOR], PRICE_BURNT[site][SECRET]
    if favor + secrets == 0:
        return R_NO_PRICE
    if purse(g, me) < favor:
        return lacking(R_FAVOR, favor)
    return OPEN if g.secrets[me] >= secrets else lacking(R_SECRETS, secrets)


def why_not_item(g: Oath, me: int, item: int) -> int:
    """Why a player may not recover a relic or banner, whatever it costs: OPEN or a reason (5.4.1)."""
    why = bar(g, Q_RECOVER_MAY, me, item)
    if why != NONE:
        return barred(why)
    return protected(g, me) if item == FIRST_BANNER_ITEM + DARKEST_SECRET else OPEN


def payable(item: int, g: Oath, me: int) -> bool:
    """Whether a player can pay for an item with what is declared."""
    return why_no_price(g, me, item) == OPEN


def why_not_recover(g: Oath, me: int, find: int) -> int:
    """Why a player cannot recover something, Supply apart: OPEN or a reason."""
    item = item_of(g, me, find)
    why = why_not_item(g, me, item)
    if why != OPEN:
        return why
    why = why_no_price(g, me, item)
    if why == OPEN or nothing_at(g, AT_RECOVER_START):
        return why
    return OPEN if modifiers(g, me, AT_RECOVER_START, partial(payable, item), item) else why


def in_question(g: Oath, me: int) -> list[int]:
    """The relics at the own site and both banners."""
    return FINDS[min(len(g.site_relics[my_site(g, me)]), AT_A_SITE)]


def finds(g: Oath, me: int) -> list[int]:
    """What a player can recover now."""
    return [find for find in in_question(g, me) if why_not_recover(g, me, find) == OPEN]


def closed_finds(g: Oath, me: int) -> list[Refusal]:
    """What not, and why."""
    return refusals(in_question(g, me), partial(why_not_recover, g, me))


def closed_recover(g: Oath, me: int) -> int:
    """Why a player cannot recover anything: OPEN or a reason (5.4)."""
    if g.supply[me] < ACTION_COST[RECOVER]:
        return lacking(R_SUPPLY, ACTION_COST[RECOVER])
    greatest = OPEN
    for find in in_question(g, me):
        why = why_not_recover(g, me, find)
        if why == OPEN:
            return OPEN
        if why > greatest:
            greatest = why
    return greatest


# ---------------------------------------------------------------- the action
def recover(g: Oath, me: int) -> Rule[None]:
    """A Recover: Supply, what it is, its price, and it is yours (5.4)."""
    begin(g, me, RECOVER)
    find = yield Ask(me, K_RECOVER, partial(finds, g, me), why=partial(closed_finds, g, me))
    if find >= AT_A_SITE:
        yield from recover_banner(g, me, find - AT_A_SITE)
    else:
        spend_supply(g, me, ACTION_COST[RECOVER])
        pay_site(g, me, g.sites[my_site(g, me)])
        g.chance.reveal()
        yield from recover_item(g, me, item_of(g, me, find), 0)
    finish(g)


def pay_site(g: Oath, me: int, site: int) -> None:
    """A player pays what the site asks for its relics (5.4.2)."""
    if PRICE_PLACED[site]:
        bank_favor(g, me, PRICE_BANK[site], PRICE_PLACED[site])
    burn_favor(g, me, PRICE_BURNT[site][FAVOR])
    burn_secrets(g, me, PRICE_BURNT[site][SECRET])


def payments(g: Oath, me: int, banner: int) -> list[int]:
    """How much a player may pay for a banner (5.4.2/2, /3)."""
    most = purse(g, me) if banner == PEOPLES_FAVOR else g.secrets[me]
    return list(range(least(g, me, banner), most + 1))


def recover_banner(g: Oath, me: int, banner: int) -> Rule[None]:
    """A player pays for a banner and takes it."""
    item = FIRST_BANNER_ITEM + banner
    yield from declare_modifiers(g, me, AT_RECOVER_START, partial(payable, item), item)
    if not payable(item, g, me):
        return
    spend_supply(g, me, ACTION_COST[RECOVER])
    n = yield Ask(me, K_PAYMENT, partial(payments, g, me, banner), banner)
    yield from recover_item(g, me, item, n)


def recover_item(g: Oath, me: int, item: int, paid: int) -> Rule[None]:
    """A player recovers a relic or banner, and pays so many tokens onto the banner (5.4.3, 5.4.4)."""
    if item < len(RELICS):
        take_relic(g, me, item)
        g.say(L_RELIC, me, item)
        yield from took_relics(g, me, [item])
    elif item == FIRST_BANNER_ITEM + PEOPLES_FAVOR:
        first = yield Ask(me, K_FIRST_BANK, all_suits)
        spread(g, g.banner_tokens[PEOPLES_FAVOR], first)
        spend_favor(g, me, paid)
        raise_banner(g, me, PEOPLES_FAVOR, paid)
        g.mob = replaced(g, Q_RECOVER_SIDE, me, THE_MOB, item)
        yield from settle(g)
    else:
        old, before = g.banner_tokens[DARKEST_SECRET], g.banner_of[DARKEST_SECRET]
        burn_secrets(g, me, paid)
        paid += added(g, me, DARKEST_SECRET)
        raise_banner(g, me, DARKEST_SECRET, paid)
        share_secrets(g, me, before, old)
        yield from settle(g)
    yield from open_to_all(g, AT_RECOVER_AFTER, item, paid)


def raise_banner(g: Oath, me: int, banner: int, n: int) -> None:
    """A banner with so many tokens on it comes to a player."""
    note_breach(g, me, BANNERS_SAFE, g.banner_of[banner])
    give_banner(g, me, banner)
    g.banner_tokens = changed(g.banner_tokens, banner, n)
    g.say(L_BANNER, me, banner, n)


def spread(g: Oath, n: int, first: int) -> None:
    """The old favor of the People's Favor goes to the banks one by one, from a bank of choice on (5.4.4/2)."""
    for i in range(n):
        g.banks = raised(g.banks, (first + i) % len(SUITS), 1)
    g.say(L_SPREAD, n, first)


def all_suits() -> list[int]:
    """Every favor bank."""
    return list(range(len(SUITS)))


def share_secrets(g: Oath, me: int, before: int, old: int) -> None:
    """The old secrets of the Darkest Secret: one for the new holder, the others for the previous one or the bank; all of them
    from oneself (5.4.4/3, /4, O-53)."""
    mine = old if before == me else min(1, old)
    gain_secrets(g, me, mine)
    g.say(L_OLD_SECRETS, me, mine)
    if before not in (NONE, me) and old > mine:
        gain_secrets(g, before, old - mine)
        g.say(L_OLD_SECRETS, before, old - mine)


def took_relics(g: Oath, p: int, relics: list[int]) -> Rule[None]:
    """A player took relics, all at once: the title is settled, and others may react (10.take). `x` of the window is the player,
    `y` the relics as bits."""
    yield from settle(g)
    held = [relic for relic in relics if g.relic_at[relic] == p]
    if held:
        yield from open_to_all(g, AT_RELIC_TAKEN, p, sum([1 << relic for relic in held]))
