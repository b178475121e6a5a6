"""Favor, secrets and warbands change hands here and nowhere else (9.3, glossary)."""

from __future__ import annotations

from typing import Final

from regnum.engine.lists import changed, raised
from regnum.games.oath.actions import guise
from regnum.games.oath.components import CARDS, NOMAD
from regnum.games.oath.fight import ATTACKING
from regnum.games.oath.powers_data import POWERS
from regnum.games.oath.realm import owner
from regnum.games.oath.state import BY_ADVISER, Oath, colour_of
from regnum.games.oath.vocabulary import NONE

VOW_OF_KINSHIP: Final = CARDS.index("vow-of-kinship")
VOW_OF_RENEWAL: Final = CARDS.index("vow-of-renewal")
HOSPITAL: Final = CARDS.index("hospital")


# ---------------------------------------------------------------- favor
def kin(g: Oath, p: int) -> bool:
    """Whether the Nomad bank is a player's purse (Vow of Kinship); a disguise in a Trade takes the vow off, or puts it on."""
    at = g.card_at[VOW_OF_KINSHIP]
    return at >= BY_ADVISER and at == BY_ADVISER + guise(g, p)


def purse(g: Oath, p: int) -> int:
    """The favor a player can pay with."""
    return g.banks[NOMAD] if kin(g, p) else g.favor[p]


def receive_favor(g: Oath, p: int, n: int) -> None:
    """Favor comes to a player's board."""
    if kin(g, p):
        g.banks = raised(g.banks, NOMAD, n)
    else:
        g.favor = raised(g.favor, p, n)


def spend_favor(g: Oath, p: int, n: int) -> None:
    """Favor leaves a player's purse; where it goes is the caller's affair."""
    if kin(g, p):
        g.banks = raised(g.banks, NOMAD, -n)
    else:
        g.favor = raised(g.favor, p, -n)


def gain_favor(g: Oath, p: int, suit: int, n: int) -> int:
    """A player gains favor out of a bank, as much as there is; tells how much (10.gain, 9.3)."""
    n = min(n, g.banks[suit])
    g.banks = raised(g.banks, suit, -n)
    receive_favor(g, p, n)
    return n


def burnt_favor(g: Oath, n: int) -> None:
    """Favor that has left its place is burnt: to the shared bank, or to who has the Vow of Renewal (10.burn)."""
    renewed = owner(g, VOW_OF_RENEWAL)
    if renewed == NONE:
        g.shared += n
    else:
        receive_favor(g, renewed, n)


def burn_favor(g: Oath, p: int, n: int) -> None:
    """A player burns favor."""
    spend_favor(g, p, n)
    burnt_favor(g, n)


def bank_favor(g: Oath, p: int, suit: int, n: int) -> None:
    """A player puts favor into a favor bank."""
    spend_favor(g, p, n)
    g.banks = raised(g.banks, suit, n)


def give_favor(g: Oath, p: int, q: int, n: int) -> None:
    """A player gives favor to another; what bandits would get is burnt."""
    spend_favor(g, p, n)
    if q < 0:
        burnt_favor(g, n)
    else:
        receive_favor(g, q, n)


def take_favor(g: Oath, p: int, q: int, n: int) -> int:
    """A player takes favor from another's board, as much as there is; tells how much (10.take)."""
    n = min(n, g.favor[q])
    g.favor = raised(g.favor, q, -n)
    receive_favor(g, p, n)
    return n


def place_favor(g: Oath, p: int, bearer: int, n: int) -> None:
    """A player places favor on a card."""
    spend_favor(g, p, n)
    g.on_favor = raised(g.on_favor, bearer, n)


# ---------------------------------------------------------------- secrets
def gain_secrets(g: Oath, p: int, n: int) -> None:
    """A player gains secrets from the shared bank, faceup (10.gain); they have no limit (9.3)."""
    g.secrets = raised(g.secrets, p, n)


def burn_secrets(g: Oath, p: int, n: int) -> None:
    """A player burns secrets for a cost: faceup ones (7.1.2/4)."""
    g.secrets = raised(g.secrets, p, -n)


def place_secrets(g: Oath, p: int, bearer: int, n: int) -> None:
    """A player places secrets on a card."""
    g.secrets = raised(g.secrets, p, -n)
    g.on_secrets = raised(g.on_secrets, bearer, n)


def flip_secrets(g: Oath, p: int, n: int) -> None:
    """A player turns secrets facedown."""
    g.secrets = raised(g.secrets, p, -n)
    g.dark = raised(g.dark, p, n)


def lose_secrets(g: Oath, p: int, n: int) -> int:
    """Secrets leave a board, facedown ones last; tells how many of them were facedown."""
    shown = min(n, g.secrets[p])
    g.secrets = raised(g.secrets, p, -shown)
    g.dark = raised(g.dark, p, shown - n)
    return n - shown


def give_secrets(g: Oath, p: int, q: int, n: int) -> None:
    """Secrets go from a board to another; facedown ones stay facedown."""
    unseen = lose_secrets(g, p, n)
    g.secrets = raised(g.secrets, q, n - unseen)
    g.dark = raised(g.dark, q, unseen)


# ---------------------------------------------------------------- warbands
def gain_warbands(g: Oath, p: int, n: int) -> int:
    """A player gains warbands from the bank of their colour, as many as there are; tells how many (10.gain, 9.3)."""
    colour = colour_of(g, p)
    n = min(n, g.bank[colour])
    g.bank = raised(g.bank, colour, -n)
    g.warbands = raised(g.warbands, p, n)
    return n


def fallen(g: Oath, colour: int, n: int, side: int = NONE) -> None:
    """Killed warbands go to the personal bank of their colour (10.kill); of a side with a Hospital into it."""
    fight = g.fight
    if fight is not None and side != NONE:
        fight.killed = raised(fight.killed, side, n)
        if has_used(g, side, HOSPITAL):
            fight.ward = raised(fight.ward, colour, n)
            return
    g.bank = raised(g.bank, colour, n)


def kill_on_board(g: Oath, p: int, n: int, side: int = NONE) -> int:
    """Kills warbands on a board, as many as there are; tells how many. `side`: of the Campaign, if it costs that side."""
    n = min(n, g.warbands[p])
    g.warbands = raised(g.warbands, p, -n)
    fallen(g, colour_of(g, p), n, side)
    return n


def kill_at_site(g: Oath, slot: int, n: int, side: int = NONE) -> int:
    """Kills warbands at a site, as many as there are; tells how many."""
    n = min(n, g.garrison[slot])
    colour = g.garrison_of[slot]
    remove_from_site(g, slot, n)
    if n:
        fallen(g, colour, n, side)
    return n


def remove_from_site(g: Oath, slot: int, n: int) -> None:
    """Warbands leave a site; where they go is the caller's affair."""
    g.garrison = raised(g.garrison, slot, -n)
    if g.garrison[slot] == 0:
        g.garrison_of = changed(g.garrison_of, slot, NONE)


def put_at_site(g: Oath, colour: int, slot: int, n: int) -> None:
    """Warbands of a colour come to a site that has none of another."""
    if n:
        g.garrison = raised(g.garrison, slot, n)
        g.garrison_of = changed(g.garrison_of, slot, colour)


def place_warbands(g: Oath, p: int, slot: int, n: int) -> None:
    """Warbands go from a board to a site."""
    g.warbands = raised(g.warbands, p, -n)
    put_at_site(g, colour_of(g, p), slot, n)


def withdraw_warbands(g: Oath, p: int, slot: int, n: int) -> None:
    """Warbands go from a site to a board."""
    remove_from_site(g, slot, n)
    g.warbands = raised(g.warbands, p, n)


def has_used(g: Oath, side: int, bearer: int) -> bool:
    """Whether a side of the Campaign has used the plan of a card."""
    fight = g.fight
    if fight is None:
        return False
    for plan, user in zip(fight.plans, fight.users, strict=True):
        if POWERS[plan].bearer == bearer and (user == fight.attacker) == (side == ATTACKING):
            return True
    return False
