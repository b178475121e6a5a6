"""Arcane: powers with a rule of their own."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import HIDDEN, OPEN, lacking
from regnum.engine.kinds import Number, Pair
from regnum.engine.knowledge import EVERYBODY, only
from regnum.engine.lists import changed, raised
from regnum.games.oath.cards import learn
from regnum.games.oath.components import ARCANE, BEAST, CONSPIRACY, DARKEST_SECRET, ORDER, SECRET
from regnum.games.oath.gains import L_SECRETS
from regnum.games.oath.lexicon import CARD, FIRST_BANNER_ITEM, NUMBER, SEAT, SUIT, kind, reason, saying
from regnum.games.oath.offer import MOST_HIDDEN
from regnum.games.oath.own import FORBIDS, SILENT, own
from regnum.games.oath.pieces import burn_favor, gain_secrets, kill_on_board, purse, receive_favor
from regnum.games.oath.play import play_card
from regnum.games.oath.powers import declare
from regnum.games.oath.powers_data import POWERS
from regnum.games.oath.realm import ruled_sites
from regnum.games.oath.state import Oath, together_at

THE_SECRET: Final = FIRST_BANNER_ITEM + DARKEST_SECRET
"""The Darkest Secret as an item."""
CODED: Final = 2
"""The secrets that the Magician's Code adds to a payment."""
LIVES: Final = 2
"""How many warbands a secret of the Blood Pact takes."""
GUISES: Final = [BEAST, ORDER]
"""What the Acting Troupe can play."""
SUSPECT: Final = Pair(SEAT, Number(MOST_HIDDEN + 1), ("seat", "n"))
"""A facedown adviser by its owner and its place in the row, counted from 1."""

K_TROUPE: Final = kind("troupe", SUIT, "7.4")
K_SUSPECT: Final = kind("inquisitor", SUSPECT, "10.peek")
K_BLOOD: Final = kind("blood-pact", NUMBER, "10.kill")
K_REVELATION: Final = kind("revelation", NUMBER, "10.burn")
K_DISGUISE: Final = kind("disguise", SEAT, "7.4")
L_TROUPE: Final = saying("troupe", who=SEAT, suit=SUIT)
L_INNOCENT: Final = saying("inquisitor", who=SEAT, foe=SEAT, n=NUMBER)
L_SUSPECT: Final = saying("inquisitor-saw", seat=SEAT, card=CARD)
L_GUILTY: Final = saying("inquisitor-found", who=SEAT, foe=SEAT, card=CARD)
L_BLOOD: Final = saying("blood-pact", who=SEAT, n=NUMBER, secrets=NUMBER)
L_REVELATION: Final = saying("revelation", who=SEAT, n=NUMBER)
L_PLAGUE: Final = saying("plague", who=SEAT, n=NUMBER)
L_DISGUISE: Final = saying("disguise", who=SEAT, foe=SEAT)
R_SUSPECTS: Final = reason("no-suspects", "10.peek")
R_BLOOD: Final = reason("blood-pact", "7.1.3", NUMBER)


def choose(g: Oath, me: int, power: int, choice: int) -> None:
    """Notes what a player has chosen for a modifier of the action in hand, declared now or just before (7.4)."""
    if power in g.doing.used:
        g.doing.choices = changed(g.doing.choices, g.doing.used.index(power), choice)
    else:
        declare(g, me, power, choice)


# ---------------------------------------------------------------- Magician's Code
def closed_code(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """It is for the Darkest Secret."""
    return OPEN if x == THE_SECRET else HIDDEN


def coded(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """Of the price of the Darkest Secret two secrets come from the shared bank (recover.added)."""
    return n - CODED if x == THE_SECRET else n


# ---------------------------------------------------------------- Acting Troupe
def acting_troupe(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """For this Trade the card is Beast or Order."""
    suit = yield Ask(me, K_TROUPE, GUISES.copy)
    choose(g, me, power, suit)
    g.say(L_TROUPE, me, suit)


# ---------------------------------------------------------------- Inquisitor
def suspects(g: Oath, me: int) -> list[int]:
    """The facedown advisers of players at the own site."""
    return [SUSPECT.pack(p, i + 1) for p in together_at(g, me) for i in range(min(len(g.hidden[p]), MOST_HIDDEN))]


def closed_inquisitor(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """There must be one."""
    return OPEN if suspects(g, me) else R_SUSPECTS


def inquisitor(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A peek at a facedown adviser: the Conspiracy is played or discarded by who found it; else its owner gets the favor."""
    other, n = SUSPECT.unpack((yield Ask(me, K_SUSPECT, partial(suspects, g, me))))
    g.chance.reveal()
    if g.hidden[other][n - 1] == CONSPIRACY:
        learn(g, CONSPIRACY, EVERYBODY)
        g.say(L_GUILTY, me, other, CONSPIRACY)
        yield from play_card(g, me, CONSPIRACY, False)
        return
    learn(g, g.hidden[other][n - 1], only(me))
    g.say(L_SUSPECT, other, g.hidden[other][n - 1], to=only(me))
    placed = g.on_favor[POWERS[power].bearer]
    g.on_favor = changed(g.on_favor, POWERS[power].bearer, 0)
    receive_favor(g, other, placed)
    g.say(L_INNOCENT, me, other, placed)


# ---------------------------------------------------------------- Blood Pact
def closed_blood_pact(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """There must be two warbands on the board."""
    return OPEN if g.warbands[me] >= LIVES else lacking(R_BLOOD, LIVES)


def lives(g: Oath, me: int) -> list[int]:
    """How many warbands can be killed for secrets."""
    return list(range(LIVES, g.warbands[me] + 1, LIVES))


def blood_pact(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """Any even number of own warbands on the board dies: a secret for each two."""
    n = yield Ask(me, K_BLOOD, partial(lives, g, me))
    kill_on_board(g, me, n)
    gain_secrets(g, me, n // LIVES)
    g.say(L_BLOOD, me, n, n // LIVES)


# ---------------------------------------------------------------- Revelation
def burnable(g: Oath, p: int) -> list[int]:
    """How much favor a player can burn, or none."""
    return [*range(min(purse(g, p), NUMBER.size - 1), 0, -1), PASS]


def revelation(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """From the Chancellor on all may burn favor for as many secrets."""
    for p in range(g.seats):
        n = yield Ask(p, K_REVELATION, partial(burnable, g, p))
        if n != PASS:
            burn_favor(g, p, n)
            gain_secrets(g, p, n)
            g.say(L_REVELATION, p, n)


# ---------------------------------------------------------------- Plague Engines
def plague_engines(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """All put a favor of their board into the Arcane bank for each site they rule."""
    for p in range(g.seats):
        n = min(g.favor[p], len(ruled_sites(g, p)))
        if n:
            g.favor = raised(g.favor, p, -n)
            g.banks = raised(g.banks, ARCANE, n)
            g.say(L_PLAGUE, p, n)
    yield from ()


# ---------------------------------------------------------------- Vow of Silence
def no_darkest_secret(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """Its holder cannot recover the Darkest Secret."""
    return FORBIDS if x == THE_SECRET else SILENT


def no_gift(g: Oath, me: int, power: int, n: int, x: int, y: int) -> int:
    """Its holder gives no secrets."""
    return FORBIDS if x == SECRET else SILENT


def silence(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """After anyone has recovered the Darkest Secret, its holder gains as many secrets as were put on it."""
    if x == THE_SECRET:
        gain_secrets(g, me, y)
        g.say(L_SECRETS, me, y)
    yield from ()


# ---------------------------------------------------------------- Master of Disguise
def others(g: Oath, me: int) -> list[int]:
    """The other players."""
    return [p for p in range(g.seats) if p != me]


def master_of_disguise(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """For this Trade the faceup advisers of another player are used instead of the own."""
    other = yield Ask(me, K_DISGUISE, partial(others, g, me))
    choose(g, me, power, other)
    g.say(L_DISGUISE, me, other)


own("magicians-code", closed=closed_code, changes={"recover.price": coded})
own("acting-troupe", acting_troupe)
own("inquisitor", inquisitor, closed_inquisitor)
own("blood-pact", blood_pact, closed_blood_pact)
own("revelation", revelation)
own("plague-engines", plague_engines)
own("jinx")  # the roll sees that it was used, and the dice are rolled again (battle.roll_dice)
own(
    "vow-of-silence",
    changes={"recover.may": no_darkest_secret, "give.may": no_gift},
    windows={"recover.after": silence},
)
own("master-of-disguise", master_of_disguise)
