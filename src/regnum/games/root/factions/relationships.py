"""The Vagabond among the others (9.2.7, 9.2.8, 9.2.9): aid, allies, hostility, infamy, hits, coalition."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.knowledge import only
from regnum.engine.lists import changed, raised
from regnum.games.root.board import present
from regnum.games.root.boards import ALLIED, HOSTILE, INDIFFERENT
from regnum.games.root.cards import any_fits, hand_over, matching
from regnum.games.root.components import ITEMS, NOBODY, PLACES, VAGABOND, VAGABOND_DATA, VAGABONDS
from regnum.games.root.factions.faction import Loss
from regnum.games.root.factions.items import board_of, damage_some, exhaust_any, gain, ready_kinds, undamaged
from regnum.games.root.fight import Fight
from regnum.games.root.lexicon import (
    CARD,
    CARD_QUOTED,
    FACTION,
    FACTION_ACC,
    FACTION_OF,
    FACTION_TO,
    FACTION_WITH,
    ITEM,
    ITEM_ACC,
    RELATION,
    SEAT,
    kind,
    saying,
)
from regnum.games.root.pieces import take_warriors
from regnum.games.root.state import Root, automatic
from regnum.games.root.victory import add_points, partner, score

K_AID: Final = kind("aid", FACTION_TO, "9.5.4")
K_AID_WITH: Final = kind("aid-with", CARD, "9.5.4", FACTION_TO)
K_AID_TAKE: Final = kind("aid-take", ITEM, "9.5.4/2", FACTION_OF)
K_HIT_WHO: Final = kind("hit-who", FACTION, "9.2.9.II.d")
K_COALITION: Final = kind("coalition", FACTION_WITH, "9.2.8")
L_AIDED: Final = saying("aided", who=SEAT, foe=SEAT, faction=FACTION_TO)
L_AIDED_WITH: Final = saying("aided-with", who=SEAT, card=CARD_QUOTED)
L_AID_TOOK: Final = saying("aid-took", who=SEAT, foe=SEAT, item=ITEM_ACC, faction=FACTION_OF)
L_IMPROVED: Final = saying("improved", who=SEAT, foe=SEAT, faction=FACTION_WITH, relation=RELATION)
L_HOSTILE: Final = saying("hostile", who=SEAT, foe=SEAT, faction=FACTION_ACC)
L_COALITION: Final = saying("coalition", who=SEAT, foe=SEAT, faction=FACTION_WITH)

DATA: Final = VAGABOND_DATA["relationships"]
AIDS: Final[list[int]] = DATA["aids"]
POINTS: Final[list[int]] = DATA["vp"]
POINTS_WITH_ALLY: Final[int] = DATA["aid_to_ally_vp"]
INFAMY: Final[int] = VAGABOND_DATA["board"]["infamy_vp"]


def relation(g: Root, f: int, other: int) -> int:
    """The space of a faction's marker on the chart of a Vagabond."""
    return g.vagabonds[f - VAGABOND].relations[other]


def hostile_warriors(g: Root, f: int, c: int) -> bool:
    """Whether warriors of a hostile faction are in a clearing (9.2.9.III.b)."""
    for other in g.order:
        if g.warriors[other * PLACES + c] and relation(g, f, other) == HOSTILE:
            return True
    return False


def allies_at(g: Root, f: int, c: int) -> list[int]:
    """The allies of a Vagabond with warriors in a clearing (9.2.9.II)."""
    return [x for x in g.order if relation(g, f, x) == ALLIED and g.warriors[x * PLACES + c]]


# ---------------------------------------------------------------- aid
def aidable(g: Root, f: int) -> list[int]:
    """The other players with a piece in the pawn's clearing, while there is an item and a card for it (9.5.4)."""
    c = board_of(g, f).at
    if c >= PLACES or not any_fits(g.hands[f], g.suits[c]) or not ready_kinds(g, f):
        return []
    return [x for x in sorted(g.order) if x != f and present(g, x, c)]


def give_item(g: Root, other: int, item: int) -> None:
    """A crafted item leaves its box, one that is not exhausted first."""
    g.crafted = changed(g.crafted, other, raised(g.crafted[other], item, -1))
    worn = other * len(ITEMS) + item
    g.worn = changed(g.worn, worn, min(g.worn[worn], g.crafted[other][item]))


def aid(g: Root, f: int) -> Rule[None]:
    """An item and a card for a player, who may give a crafted item for it (9.5.4, 9.5.4/2)."""
    suit = g.suits[board_of(g, f).at]
    other = yield Ask(g.seat[f], K_AID, lambda: aidable(g, f))
    card = yield Ask(g.seat[f], K_AID_WITH, lambda: matching(g.hands[f], suit), about=other)
    yield from exhaust_any(g, f)
    hand_over(g, f, card, other)
    g.chance.reveal()
    g.say(L_AIDED, g.seat[f], g.seat[other], other)
    g.say(L_AIDED_WITH, g.seat[f], card, to=only(g.seat[f]) | only(g.seat[other]))
    if any(g.crafted[other]):
        item = yield Ask(g.seat[f], K_AID_TAKE, lambda: [x for x, n in enumerate(g.crafted[other]) if n] + [PASS], about=other)
        if item != PASS:
            give_item(g, other, item)
            gain(g, f, item)
            g.say(L_AID_TOOK, g.seat[f], g.seat[other], item, other)
    if other not in VAGABONDS:
        grow_closer(g, f, other)


def grow_closer(g: Root, f: int, other: int) -> None:
    """An Aid counts towards the next space, once (9.2.9.I, R-31); with an ally it scores, with a hostile faction it does
    nothing (9.2.9.II.a, 9.2.9.III.c)."""
    board = board_of(g, f)
    space = board.relations[other]
    if space == ALLIED:
        score(g, f, POINTS_WITH_ALLY)
    elif space != HOSTILE:
        board.aids = raised(board.aids, other, 1)
        if board.aids[other] == AIDS[space]:
            board.aids = changed(board.aids, other, 0)
            board.relations = changed(board.relations, other, space + 1)
            g.say(L_IMPROVED, g.seat[f], g.seat[other], other, space + 1)
            score(g, f, POINTS[space])


# ---------------------------------------------------------------- hostility
def become_hostile(g: Root, f: int, other: int) -> None:
    """The marker goes to the Hostile box (9.2.9.III)."""
    board = board_of(g, f)
    board.relations = changed(board.relations, other, HOSTILE)
    g.say(L_HOSTILE, g.seat[f], g.seat[other], other)


def has_removed(g: Root, f: int, other: int, n: int, in_battle: bool) -> None:
    """Removed warriors make a faction hostile; in battle on the own turn each further one is infamy (9.2.9.III, III.a)."""
    if relation(g, f, other) != HOSTILE:
        become_hostile(g, f, other)
        n -= 1
    if in_battle:
        infamy(g, f, other, n)


def infamy(g: Root, f: int, other: int, n: int) -> None:
    """A point for each piece of a hostile faction, on the own turn only (9.2.9.III.a)."""
    if g.order[g.now] == f and relation(g, f, other) == HOSTILE:
        add_points(g, f, n * INFAMY)


# ---------------------------------------------------------------- hits
def hits_on_pawn(g: Root, b: Fight, f: int, hits: int, by: int) -> Rule[list[Loss]]:
    """A Vagabond damages items, or loses warriors of the ally that fights along (9.2.7, 9.2.9.II.d)."""
    loss = Loss(b.ally, b.clearing, by)
    for _ in range(hits):
        allied = f == b.attacker and b.ally != NOBODY and g.warriors[b.ally * PLACES + b.clearing] > 0
        targets = ([f] if undamaged(g, f) else []) + ([b.ally] if allied else [])
        if not targets:
            break
        who = yield Ask(g.seat[f], K_HIT_WHO, partial(list, targets))
        if who == f:
            yield from damage_some(g, f, 1)
            if f == b.attacker:
                b.pawn_hits += 1
        else:
            loss.warriors += take_warriors(g, b.ally, b.clearing, 1, by, False, True)
            b.warrior_hits += 1
    return [loss]


# ---------------------------------------------------------------- coalition
def coalition_partners(g: Root, f: int) -> list[int]:
    """The others with the fewest points; those without a score marker are passed over (9.2.8, 9.2.8/3, R-33)."""
    others = [x for x in g.order if x != f and g.dominance[x] < 0 and partner(g, x) == NOBODY and not automatic(g, x)]
    least = min([g.points[x] for x in others], default=0)
    return [x for x in others if g.points[x] == least]


def join(g: Root, f: int) -> Rule[None]:
    """A coalition with whoever has the fewest points; a hostile one becomes indifferent (9.2.8, 9.2.9.III.d)."""
    other = yield Ask(g.seat[f], K_COALITION, lambda: coalition_partners(g, f))
    board = board_of(g, f)
    board.partner = other
    if board.relations[other] == HOSTILE:
        board.relations = changed(board.relations, other, INDIFFERENT)
    g.say(L_COALITION, g.seat[f], g.seat[other], other)
