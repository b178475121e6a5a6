"""Battle (4.3): ambush, roll, extra hits, hits; cards and factions act in named windows."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.games.root.board import bends, pieces_at
from regnum.games.root.cards import fits, spend
from regnum.games.root.components import EVERYWHERE, IN_BITS, IS_AMBUSH, NOBODY, PLACES
from regnum.games.root.factions.faction import BOOK, Loss, hired
from regnum.games.root.fight import Fight
from regnum.games.root.lexicon import CARD, CARD_QUOTED, FACTION_ACC, FIGHT, NUMBER, PIECE, PLACE_IN, SEAT, kind, saying
from regnum.games.root.pieces import aftermath, lose, take_warriors
from regnum.games.root.state import Root, automatic
from regnum.games.root.victory import L_SCORED_REMOVING, add_points, check_points, enemies, in_coalition
from regnum.games.root.windows import EFFECTS

AMBUSH_HITS: Final = 2
HIGHEST: Final = 3
"""The highest number of a die; the lowest is 0."""
K_BATTLE: Final = kind("battle", FIGHT, "4.3")
K_AMBUSH: Final = kind("ambush", CARD, "4.3.1")
K_FOIL: Final = kind("foil", CARD, "4.3.1.I")
K_HIT: Final = kind("hit", PIECE, "4.3.3/2")
L_BATTLE: Final = saying("battle", who=SEAT, foe=SEAT, faction=FACTION_ACC, at=PLACE_IN)
L_AMBUSH: Final = saying("ambush", who=SEAT, card=CARD_QUOTED)
L_FOILED: Final = saying("foiled", who=SEAT, card=CARD_QUOTED)
L_ROLLED: Final = saying("rolled", who=SEAT, n=NUMBER, m=NUMBER)
L_HITS: Final = saying("hits", who=SEAT, n=NUMBER, die=NUMBER, most=NUMBER, extra=NUMBER)

UNSEEN: Final = EFFECTS.query("unseen")
"""Whether an attacker cannot be ambushed."""
AFTER_ROLL: Final = EFFECTS.window("after-roll")


def can_fight(g: Root, f: int, c: int, foe: int) -> bool:
    """Whether a faction can fight another in a clearing."""
    return fields(g, f, foe) >> c & 1 == 1


def fields(g: Root, f: int, foe: int) -> int:
    """The clearings where a faction can fight another, as bits (4.3, R-06): with mercenaries all but their own (11.2.7.III)."""
    found, others = BOOK[f].battlefields(g), hired(g, f)
    return found if others in (NOBODY, foe) else found | g.camps[others]


def battles(g: Root, f: int, suit: int = -1, at: int = -1) -> list[int]:
    """Every battle a faction may start, clearing and defender: one with a piece there (4.3, R-30)."""
    found: list[int] = []
    foes = enemies(g, f)
    near = g.suited[suit] & (EVERYWHERE if at < 0 else 1 << at)
    met = [fields(g, f, foe) & BOOK[foe].presence(g) & near for foe in foes]
    somewhere = 0
    for clearings in met:
        somewhere |= clearings
    for c in IN_BITS[somewhere]:
        for i, foe in enumerate(foes):
            if met[i] >> c & 1:
                found.append(FIGHT.pack(c, foe))
    return found


def can_battle(g: Root, f: int, suit: int = -1) -> bool:
    """Whether any battle is possible."""
    for foe in g.order:
        if foe != f and fields(g, f, foe) & BOOK[foe].presence(g) & g.suited[suit] and not in_coalition(g, f, foe):
            return True
    return False


def battle(g: Root, f: int, suit: int = -1, at: int = -1, may_stop: bool = False) -> Rule[bool]:
    """Chooses and fights a battle; tells whether one was fought."""
    chosen = yield Ask(g.seat[f], K_BATTLE, lambda: [PASS, *battles(g, f, suit, at)] if may_stop else battles(g, f, suit, at))
    if chosen == PASS:
        return False
    c, foe = FIGHT.unpack(chosen)
    ally = yield from BOOK[f].finds_ally(g, foe)
    yield from fight(g, Fight(f, foe, c, ally))
    return True


def fight(g: Root, b: Fight) -> Rule[None]:
    """The three steps of a battle."""
    g.battle = b
    g.say(L_BATTLE, g.seat[b.attacker], g.seat[b.defender], b.defender, b.clearing)
    take_measure(g, b)
    ended = yield from ambush(g, b)
    if not ended:
        for f in g.order:
            before = BOOK[f].before_roll(g, b)
            if before is not None:
                yield from before
        roll(g, b)
        if g.effects[b.attacker] or g.effects[b.defender]:
            yield from EFFECTS.open(g, AFTER_ROLL, [b.attacker, b.defender])
        for f in (b.attacker, b.defender):
            after = BOOK[f].after_roll(g, b)
            if after is not None:
                yield from after
        yield from deal_hits(g, b)
    BOOK[b.attacker].after_battle(g, b)
    BOOK[b.defender].after_battle(g, b)
    g.battle = None


def take_measure(g: Root, b: Fight) -> None:
    """What caps the rolled hits, who is defenseless, and the extra hits that are certain (4.3.2.I, 4.3.2.II, 4.3.2.III)."""
    b.cap_attack, b.cap_defence = fighters(g, b, b.attacker), fighters(g, b, b.defender)
    b.bare = BOOK[b.defender].defenseless(g, b.clearing)
    b.extra_attack = BOOK[b.attacker].attack_bonus(g, b) + b.bare
    b.extra_defence = BOOK[b.defender].defence_bonus(g, b)


# ---------------------------------------------------------------- step 1
def ambushes(g: Root, f: int, c: int) -> list[int]:
    """PASS and the ambush cards of the clearing's suit in a hand (2.1.5)."""
    return [PASS] + [card for card in g.hands[f] if IS_AMBUSH[card] and fits(card, g.suits[c])]


def ambush(g: Root, b: Fight) -> Rule[bool]:
    """The defender may ambush and the attacker foil it (4.3.1); tells whether the battle is over. Asked of every defender, so
    that the question betrays no hand; automata have none and cannot be ambushed (bots.hand.1, bots.ambush.1)."""
    if bends(g, b.attacker, UNSEEN) or automatic(g, b.attacker) or automatic(g, b.defender):
        return False
    c = b.clearing
    card = yield Ask(g.seat[b.defender], K_AMBUSH, lambda: ambushes(g, b.defender, c), secret=True)
    if card == PASS:
        return False
    spend(g, b.defender, card)
    g.chance.reveal()
    g.say(L_AMBUSH, g.seat[b.defender], card)
    foil = yield Ask(g.seat[b.attacker], K_FOIL, lambda: ambushes(g, b.attacker, c), secret=True)
    if foil != PASS:
        spend(g, b.attacker, foil)
        g.say(L_FOILED, g.seat[b.attacker], foil)
        return False
    losses = yield from take_hits(g, b, b.attacker, AMBUSH_HITS)
    yield from settle_hits(g, b, losses, [])
    return not can_fight(g, b.attacker, c, b.defender) and (b.ally == NOBODY or not g.warriors[b.ally * PLACES + c])


# ---------------------------------------------------------------- step 2
def roll(g: Root, b: Fight) -> None:
    """Two dice of 0 to 3: the attacker deals the higher, capped by fighters; then extra hits (4.3.2)."""
    x, y = g.chance.pick(HIGHEST + 1), g.chance.pick(HIGHEST + 1)
    take_measure(g, b)
    b.high, b.low = max(x, y), min(x, y)
    g.say(L_ROLLED, g.seat[b.attacker], b.high, b.low)
    high, low = dice(g, b)
    b.rolled_attack = min(high, b.cap_attack)
    b.rolled_defence = min(low, b.cap_defence)


def dice(g: Root, b: Fight) -> tuple[int, int]:
    """The die of the attacker, the higher one, and that of the defender; guerrillas take the higher (4.3.2, 8.2.2)."""
    return (b.low, b.high) if BOOK[b.defender].takes_high(g) else (b.high, b.low)


def fighters(g: Root, b: Fight, f: int) -> int:
    """The cap of rolled hits, with an ally's warriors or mercenaries (9.2.9.II.c, 11.2.7.III)."""
    n = BOOK[f].fighters(g, b.clearing)
    if f == b.attacker and b.ally != NOBODY:
        n += g.warriors[b.ally * PLACES + b.clearing]
    if f == b.defender:
        n += b.enlisted
    others = mercenaries(g, b, f)
    return n if others == NOBODY else n + g.warriors[others * PLACES + b.clearing]


def mercenaries(g: Root, b: Fight, f: int) -> int:
    """Whose warriors fight along for one side: those it hired, unless they are the other side (11.2.7.III), or NOBODY."""
    others = hired(g, f)
    return NOBODY if others in (b.attacker, b.defender) else others


# ---------------------------------------------------------------- step 3
def deal_hits(g: Root, b: Fight) -> Rule[None]:
    """Both deal hits at once; each chooses its own losses, warriors first (4.3.3)."""
    on_defender = b.rolled_attack + b.extra_attack
    on_attacker = b.rolled_defence + b.extra_defence
    high, low = dice(g, b)
    g.say(L_HITS, g.seat[b.attacker], on_defender, high, b.cap_attack, b.extra_attack)
    g.say(L_HITS, g.seat[b.defender], on_attacker, low, b.cap_defence, b.extra_defence)
    theirs = yield from take_hits(g, b, b.defender, on_defender)
    ours = yield from take_hits(g, b, b.attacker, on_attacker)
    yield from settle_hits(g, b, ours, theirs)


def settle_hits(g: Root, b: Fight, ours: list[Loss], theirs: list[Loss]) -> Rule[None]:
    """Points for buildings and tokens, both sides at the same moment (4.3.3/3), then what follows the losses."""
    if b.instigator == NOBODY:
        b.removed += sum(len(loss.pieces) for loss in theirs)
        b.lost += sum(len(loss.pieces) for loss in ours)
    for loss in theirs + ours:
        add_points(g, loss.by, BOOK[loss.faction].spoils(g, loss.pieces), L_SCORED_REMOVING)
        BOOK[loss.by].removes_pieces(g, loss.faction, loss.pieces)
    check_points(g)
    yield from aftermath(g, theirs + ours)


def take_hits(g: Root, b: Fight, f: int, hits: int) -> Rule[list[Loss]]:
    """One side takes hits; the pieces are removed, what follows comes after both sides took theirs."""
    c = b.clearing
    by = b.attacker if f == b.defender else b.defender
    chooser = f
    if b.instigator != NOBODY:
        by = chooser = b.instigator  # E.4.2
    otherwise = BOOK[f].takes_hits(g, b, hits, by)
    if otherwise is not None:
        return (yield from otherwise)
    losses: list[Loss] = []
    others = mercenaries(g, b, f)
    if others != NOBODY:
        losses.append(hits_on_mercenaries(g, b, f, others, hits, by))
        hits -= losses[0].warriors
    loss = Loss(f, c, by)
    loss.warriors = take_warriors(g, f, c, hits, by, f == b.defender, True)
    hits -= loss.warriors
    while 0 < hits < len(pieces_at(g, f, c)):
        piece = yield Ask(g.seat[chooser], K_HIT, lambda: sorted(set(pieces_at(g, f, c))))
        lose(g, loss, piece)
        hits -= 1
    if hits > 0:
        for piece in pieces_at(g, f, c):
            lose(g, loss, piece)
    losses.append(loss)
    return losses


def hits_on_mercenaries(g: Root, b: Fight, f: int, others: int, hits: int, by: int) -> Loss:
    """Hits are split evenly with the mercenaries, the odd one on the buyer (11.2.7.III.a); tells what they lose."""
    c = b.clearing
    on_own = min(g.warriors[f * PLACES + c], hits - min(g.warriors[others * PLACES + c], hits // 2))
    loss = Loss(others, c, by)
    loss.warriors = take_warriors(g, others, c, hits - on_own, by, f == b.defender, True)
    return loss
