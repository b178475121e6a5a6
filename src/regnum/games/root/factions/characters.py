"""The nine characters (E): their special actions in Daylight, and what the Arbiter and the Ronin do in battle.

The Adventurer improvises in quests: see `quests`."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.kinds import Noun
from regnum.engine.lists import raised, without
from regnum.games.root.battle import battles, fight
from regnum.games.root.board import present, snared
from regnum.games.root.boards import READY
from regnum.games.root.cards import has_cards, matching, show, take_from, to_hand
from regnum.games.root.components import CHARACTERS, NOBODY, PLACES, SWORD, TORCH, VAGABOND_DATA
from regnum.games.root.factions.items import KINDS, board_of, damaged, exhaust, pawn_at, ready, repair_some, swords
from regnum.games.root.factions.pawn import go, is_scorched
from regnum.games.root.factions.relationships import allies_at
from regnum.games.root.fight import Fight
from regnum.games.root.lexicon import (
    ANSWER,
    CARD,
    CARD_QUOTED,
    FACTION,
    FACTION_ACC,
    FACTION_TO,
    FIGHT,
    PLACE_IN,
    PLACE_INTO,
    SEAT,
    kind,
    saying,
)
from regnum.games.root.pieces import remove_all
from regnum.games.root.state import Root, automatic
from regnum.games.root.victory import score

THIEF: Final = CHARACTERS.index("thief")
TINKER: Final = CHARACTERS.index("tinker")
RANGER: Final = CHARACTERS.index("ranger")
VAGRANT: Final = CHARACTERS.index("vagrant")
ARBITER: Final = CHARACTERS.index("arbiter")
SCOUNDREL: Final = CHARACTERS.index("scoundrel")
RONIN: Final = CHARACTERS.index("ronin")
HARRIER: Final = CHARACTERS.index("harrier")

CHARACTER: Final[Noun] = Noun(CHARACTERS, "root-character-")
SPECIAL: Final = Noun([c["special"] for c in VAGABOND_DATA["character"]], "root-special-")
K_ALLY: Final = kind("ally", FACTION, "9.2.9.II.c", FACTION_TO)
K_STEAL: Final = kind("steal", FACTION_TO, "E.1.2")
K_DAY_LABOR: Final = kind("day-labor", CARD, "E.2.2")
K_INSTIGATE: Final = kind("instigate", FACTION, "E.4.2")
K_INSTIGATE_ON: Final = kind("instigate-on", FACTION, "E.4.2", FACTION_ACC)
K_ENLIST: Final = kind("enlist", ANSWER, "E.5.2", FACTION_TO)
K_SWIFT_STRIKE: Final = kind("swift-strike", ANSWER, "E.8.2")
K_GLIDE: Final = kind("glide", PLACE_INTO, "E.9.2")
L_SPECIAL: Final = saying("special", who=SEAT, special=SPECIAL)
L_STOLE: Final = saying("stole", who=SEAT, foe=SEAT, faction=FACTION_TO)
L_STOLE_CARD: Final = saying("stole-card", who=SEAT, card=CARD_QUOTED)
L_LABORED: Final = saying("labored", who=SEAT, card=CARD_QUOTED)
L_SCORCHED: Final = saying("scorched", who=SEAT, at=PLACE_IN)
L_ENLISTED: Final = saying("enlisted", who=SEAT, foe=SEAT, faction=FACTION_ACC)

HIDEOUT_REPAIRS: Final[int] = VAGABOND_DATA["character"][RANGER]["repairs"]
PROTECTOR_POINTS: Final[int] = VAGABOND_DATA["character"][ARBITER]["vp"]
SWIFT_HITS: Final[int] = VAGABOND_DATA["character"][RONIN]["hits"]


# ---------------------------------------------------------------- special actions (9.5.9)
def has_special(g: Root, f: int) -> bool:
    """Whether the character has a special action at all."""
    return board_of(g, f).character in (THIEF, TINKER, RANGER, VAGRANT, SCOUNDREL, HARRIER)


def can_special(g: Root, f: int) -> bool:
    """Whether the character's special action has something to act on."""
    who = board_of(g, f).character
    if who == THIEF:
        return bool(victims(g, f))
    if who == TINKER:
        return bool(leftovers(g, f))
    if who == RANGER:
        return bool(damaged(g, f))
    if who == VAGRANT:
        return bool(aggressors(g, f))
    if who == SCOUNDREL:
        return board_of(g, f).at < PLACES
    return who == HARRIER and bool(landings(g, f))


def special(g: Root, f: int) -> Rule[None]:
    """The character's special action (9.5.9)."""
    who = board_of(g, f).character
    g.say(L_SPECIAL, g.seat[f], who)
    if who == SCOUNDREL:
        yield from scorch(g, f)
        return
    exhaust(g, f, TORCH)
    if who == THIEF:
        yield from steal(g, f)
    elif who == TINKER:
        card = yield Ask(g.seat[f], K_DAY_LABOR, lambda: leftovers(g, f))
        g.discards = without(g.discards, card)
        to_hand(g, f, card)
        show(g, card)
        g.say(L_LABORED, g.seat[f], card)
    elif who == RANGER:
        yield from repair_some(g, f, HIDEOUT_REPAIRS)
        g.actions += 1  # E.3.2: Daylight is over
    elif who == VAGRANT:
        yield from instigate(g, f)
    else:
        to = yield Ask(g.seat[f], K_GLIDE, lambda: landings(g, f))
        yield from go(g, f, to, by_air=True)


def victims(g: Root, f: int) -> list[int]:
    """Players in the pawn's clearing with cards to steal (E.1.2)."""
    c = board_of(g, f).at
    return [x for x in sorted(g.order) if x != f and has_cards(g, x) and present(g, x, c)] if c < PLACES else []


def steal(g: Root, f: int) -> Rule[None]:
    """A random card of a player here (E.1.2)."""
    victim = yield Ask(g.seat[f], K_STEAL, lambda: victims(g, f))
    take_from(g, f, victim, L_STOLE, L_STOLE_CARD)


def leftovers(g: Root, f: int) -> list[int]:
    """Discarded cards that match the clearing, birds too (E.2.2)."""
    c = board_of(g, f).at
    return matching(g.discards, g.suits[c]) if c < PLACES else []


def landings(g: Root, f: int) -> list[int]:
    """Every other clearing; a snare holds, and scorched earth stays closed (E.9.2, R-32)."""
    at = board_of(g, f).at
    if at < PLACES and snared(g, f, at):
        return []
    return [c for c in range(12) if c != at and not is_scorched(g, c)]


def scorch(g: Root, f: int) -> Rule[None]:
    """The torch stays in the clearing, which is cleared of enemies and closed for good (E.6.2)."""
    board = board_of(g, f)
    board.items = raised(board.items, READY * KINDS + TORCH, -1)
    g.scorched |= 1 << board.at
    g.say(L_SCORCHED, g.seat[f], board.at)
    yield from remove_all(g, f, [board.at])


# ---------------------------------------------------------------- battles
def choose_ally(g: Root, f: int, foe: int) -> Rule[int]:
    """The ally whose warriors fight along, not the defender, or NOBODY (9.2.9.II.c, 9.2.9.II.c/2)."""
    at = board_of(g, f).at
    if not [x for x in allies_at(g, f, at) if x != foe]:
        return NOBODY
    return (yield Ask(g.seat[f], K_ALLY, lambda: [x for x in allies_at(g, f, at) if x != foe] + [PASS], about=foe))


def aggressors(g: Root, f: int) -> list[int]:
    """The factions that can be made to attack in the pawn's clearing (E.4.2, 4.3)."""
    c = board_of(g, f).at
    return [x for x in sorted(g.order) if battles(g, x, at=c)] if c < PLACES else []


def instigate(g: Root, f: int) -> Rule[None]:
    """A battle of the Vagrant's choosing, in which the Vagrant removes the pieces of both sides (E.4.2, E.4.2/2)."""
    c = board_of(g, f).at
    attacker = yield Ask(g.seat[f], K_INSTIGATE, lambda: aggressors(g, f))
    defender = yield Ask(
        g.seat[f], K_INSTIGATE_ON, lambda: [FIGHT.unpack(x)[1] for x in battles(g, attacker, at=c)], about=attacker
    )
    ally = NOBODY
    if attacker == f:
        ally = yield from choose_ally(g, f, defender)
    yield from fight(g, Fight(attacker, defender, c, ally, f))


def protects(g: Root, f: int, b: Fight) -> bool:
    """Whether the Arbiter stands by in a battle of others (E.5.2)."""
    if automatic(g, b.defender):
        return False
    return board_of(g, f).character == ARBITER and f != b.attacker and f != b.defender and pawn_at(g, f, b.clearing)


def protect(g: Root, f: int, b: Fight) -> Rule[None]:
    """A defender may enlist the Arbiter who stands by: a point, and the swords raise the defender's cap (E.5.2, R-24)."""
    if (yield Ask(g.seat[b.defender], K_ENLIST, lambda: [0, 1], about=f)):
        b.enlisted += swords(g, f)
        g.say(L_ENLISTED, g.seat[b.defender], g.seat[f], f)
        score(g, f, PROTECTOR_POINTS)


def can_strike_swiftly(g: Root, f: int) -> bool:
    """Whether the Ronin has a sword to exhaust (E.8.2)."""
    return board_of(g, f).character == RONIN and ready(g, f, SWORD) > 0


def swift_strike(g: Root, f: int, b: Fight) -> Rule[None]:
    """The Ronin may exhaust a sword after the roll for an extra hit (E.8.2, R-03)."""
    if (yield Ask(g.seat[f], K_SWIFT_STRIKE, lambda: [0, 1])):
        exhaust(g, f, SWORD)
        b.add_hits(f, SWIFT_HITS)
