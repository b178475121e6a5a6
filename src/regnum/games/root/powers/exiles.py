"""The persistent effects of the deck of Exiles and Partisans (4.1.3)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.deeds import HIDDEN, OPEN
from regnum.engine.knowledge import only
from regnum.engine.lists import raised, without
from regnum.games.root.battle import battle, can_battle
from regnum.games.root.board import adjacent, can_place, snared
from regnum.games.root.cards import discard_from_hand, draw, fits, hand_over, show, spend, to_hand
from regnum.games.root.components import BURROW, CARD_EFFECT, CARD_SUIT, IS_AMBUSH, ITEMS, PLACES
from regnum.games.root.factions.faction import Loss, hired
from regnum.games.root.lexicon import BAND, CARD, CARD_QUOTED, ITEM, ITEM_ACC, PLACE_INTO, SEAT, deed, kind, saying
from regnum.games.root.menu import K_ACT
from regnum.games.root.movement import arrive, can_move, move, shift
from regnum.games.root.pieces import aftermath, place_warriors, take_warriors
from regnum.games.root.powers import choose, discard_effect, others, others_with_cards, take_random_card
from regnum.games.root.state import Root
from regnum.games.root.victory import enemies, score
from regnum.games.root.windows import EFFECTS, NO_DRAW, PER_BATTLE, PER_TURN, fight_of, given, number

K_SABOTAGE: Final = kind("sabotage", CARD, "4.1.3")
K_FALSE_ORDERS: Final = kind("false-orders", BAND, "4.1.3")
K_FALSE_ORDERS_TO: Final = kind("false-orders-to", PLACE_INTO, "4.1.3", BAND)
K_GIVE_BACK: Final = kind("give-back", CARD, "4.1.3")
K_PROPAGANDA_WITH: Final = kind("propaganda-with", CARD, "4.1.3")
K_PROPAGANDA: Final = kind("propaganda", BAND, "4.1.3", CARD_QUOTED)
K_LEAGUE: Final = kind("league", ITEM, "4.1.3")
K_INFORMANTS: Final = kind("informants", CARD, "4.1.3")
L_GAVE_BACK: Final = saying("gave-back", who=SEAT, card=CARD_QUOTED)
L_EXHAUSTED_ITEM: Final = saying("exhausted-crafted", who=SEAT, item=ITEM_ACC)
L_INFORMED: Final = saying("informed", who=SEAT, card=CARD_QUOTED)

PARTISANS: Final = ("fox-partisans", "rabbit-partisans", "mouse-partisans")
CHARMED: Final = number("charm-offensive", "cards")
CHARMED_POINTS: Final = number("charm-offensive", "foe_vp")
MOVE: Final = deed("move")
BATTLE: Final = deed("battle")


# ---------------------------------------------------------------- battle
def fights_at_home(g: Root, f: int, card: int) -> int:
    """Whether the battle is in a clearing of the card's suit."""
    return OPEN if g.suits[fight_of(g).clearing] == CARD_SUIT[card] else HIDDEN


def partisans(g: Root, f: int, card: int) -> Rule[None]:
    """An extra hit, and all cards in hand of other suits are discarded, birds too."""
    yield from ()
    fight_of(g).add_hits(f, number(CARD_EFFECT[card], "hits"))
    g.chance.reveal()
    for other in [x for x in sorted(g.hands[f]) if CARD_SUIT[x] != CARD_SUIT[card]]:
        discard_from_hand(g, f, other)


# ---------------------------------------------------------------- Birdsong
def sabotaged(g: Root, f: int) -> list[int]:
    """The crafted cards of enemies."""
    return [card for foe in enemies(g, f) for card in g.effects[foe]]


def saboteurs(g: Root, f: int, card: int) -> Rule[None]:
    """Discarded to discard a crafted card of an enemy."""
    target = yield Ask(g.seat[f], K_SABOTAGE, lambda: sabotaged(g, f))
    discard_effect(g, f, card)
    for foe in enemies(g, f):
        if target in g.effects[foe]:
            discard_effect(g, foe, target)


def marches(g: Root, foe: int, c: int) -> list[int]:
    """Where an enemy's warriors can be sent, whoever rules; a snare holds them, and the ferry waits for its own passengers."""
    if snared(g, foe, c):
        return []
    return [b for b in adjacent(g, foe, c) if b == BURROW or not g.scorched >> b & 1]


def misled(g: Root, f: int) -> list[int]:
    """Clearing and enemy whose warriors there can move."""
    foes = enemies(g, f)
    return [BAND.pack(c, x) for c in range(12) for x in foes if g.warriors[x * PLACES + c] and marches(g, x, c)]


def false_orders(g: Root, f: int, card: int) -> Rule[None]:
    """Discarded to move half of an enemy's warriors, rounded up, out of a clearing; the enemy is the mover and pays for it."""
    chosen = yield Ask(g.seat[f], K_FALSE_ORDERS, lambda: misled(g, f))
    a, foe = BAND.unpack(chosen)
    to = yield Ask(g.seat[f], K_FALSE_ORDERS_TO, lambda: marches(g, foe, a), about=chosen)
    discard_effect(g, f, card)
    shift(g, foe, a, to, (g.warriors[foe * PLACES + a] + 1) // 2)
    yield from arrive(g, foe, foe, to)


def swap_meet(g: Root, f: int, card: int) -> Rule[None]:
    """A random card of another player, who gets any card in return."""
    other = yield from choose(g, f, card, others_with_cards)
    take_random_card(g, f, other)
    given = yield Ask(g.seat[f], K_GIVE_BACK, lambda: g.hands[f][:])
    hand_over(g, f, given, other)
    g.chance.reveal()
    g.say(L_GAVE_BACK, g.seat[f], given, to=only(g.seat[f]) | only(g.seat[other]))


def eyrie_emigre(g: Root, f: int, card: int) -> Rule[None]:
    """A move, then a battle where it led; whoever does not do both loses the card."""
    to = yield from move(g, f, may_stop=True)
    fought = False
    if 0 <= to < BURROW:
        fought = yield from battle(g, f, at=to, may_stop=True)
    if not fought:
        discard_effect(g, f, card)


# ---------------------------------------------------------------- Daylight
def persuaded(g: Root, f: int, paid: int) -> list[int]:
    """Enemy warriors in clearings of a card's suit that a warrior of the owner can replace: clearing and faction."""
    if not g.supply[f]:
        return []
    found: list[int] = []
    for c in range(12):
        if fits(paid, g.suits[c]) and can_place(g, f, c):
            for foe in enemies(g, f):
                if g.warriors[foe * PLACES + c] and foe != hired(g, f):  # 11.2.7.III/2
                    found.append(BAND.pack(c, foe))
    return found


def pamphlets(g: Root, f: int) -> list[int]:
    """Cards in hand whose suit reaches an enemy warrior."""
    return [x for x in g.hands[f] if persuaded(g, f, x)]


def propaganda_bureau(g: Root, f: int, card: int) -> Rule[None]:
    """A card spent: an enemy warrior in a clearing of its suit gives way to one of the owner's."""
    paid = yield Ask(g.seat[f], K_PROPAGANDA_WITH, lambda: pamphlets(g, f))
    chosen = yield Ask(g.seat[f], K_PROPAGANDA, lambda: persuaded(g, f, paid), about=paid)
    c, foe = BAND.unpack(chosen)
    spend(g, f, paid)
    loss = Loss(foe, c, f)
    loss.warriors = take_warriors(g, foe, c, 1, f)
    yield from aftermath(g, [loss])
    place_warriors(g, f, c, 1)


def fresh_items(g: Root, f: int) -> list[int]:
    """Crafted items that were not exhausted yet; they never refresh."""
    return [item for item, n in enumerate(g.crafted[f]) if n > g.worn[f * len(ITEMS) + item]]


def adventures(g: Root, f: int) -> list[int]:
    """What an item allows that is exhausted for it: a move or a battle."""
    if not fresh_items(g, f):
        return []
    return ([MOVE] if can_move(g, f) else []) + ([BATTLE] if can_battle(g, f) else [])


def league_of_adventurous_mice(g: Root, f: int, card: int) -> Rule[None]:
    """A crafted item exhausted for a move or a battle."""
    item = yield Ask(g.seat[f], K_LEAGUE, lambda: fresh_items(g, f))
    what = yield Ask(g.seat[f], K_ACT, lambda: adventures(g, f))
    g.worn = raised(g.worn, f * len(ITEMS) + item, 1)
    g.say(L_EXHAUSTED_ITEM, g.seat[f], item)
    if what == MOVE:
        yield from move(g, f)
    else:
        yield from battle(g, f)


# ---------------------------------------------------------------- Evening
def charm_offensive(g: Root, f: int, card: int) -> Rule[None]:
    """A card for its owner, a point for another player."""
    other = yield from choose(g, f, card, others)
    draw(g, f, CHARMED)
    score(g, other, CHARMED_POINTS)


def lurking(g: Root, f: int) -> list[int]:
    """Ambush cards on the discard pile; those among the Lost Souls lie elsewhere."""
    return [x for x in g.discards if IS_AMBUSH[x]]


def informants(g: Root, f: int, card: int) -> Rule[None]:
    """An ambush card of the discard pile instead of drawing."""
    found = yield Ask(g.seat[f], K_INFORMANTS, lambda: lurking(g, f))
    g.discards = without(g.discards, found)
    to_hand(g, f, found)
    show(g, found)
    g.say(L_INFORMED, g.seat[f], found)
    g.used = [*g.used, NO_DRAW]


for name in PARTISANS:
    EFFECTS.power(name, "after-roll", partisans, closed=fights_at_home, once=PER_BATTLE)
EFFECTS.power("saboteurs", "start-birdsong", saboteurs, closed=given(sabotaged), once=PER_TURN)
EFFECTS.power("false-orders", "in-birdsong", false_orders, closed=given(misled), once=PER_TURN)
EFFECTS.power("swap-meet", "in-birdsong", swap_meet, closed=given(others_with_cards), once=PER_TURN)
EFFECTS.power("eyrie-emigre", "end-birdsong", eyrie_emigre, must=True, once=PER_TURN)
EFFECTS.power("propaganda-bureau", "in-daylight", propaganda_bureau, closed=given(pamphlets), once=PER_TURN)
EFFECTS.power("league-of-adventurous-mice", "in-daylight", league_of_adventurous_mice, closed=given(adventures), once=PER_TURN)
EFFECTS.power("charm-offensive", "start-evening", charm_offensive, once=PER_TURN)
EFFECTS.power("informants", "before-drawing", informants, closed=given(lurking), once=PER_TURN)
EFFECTS.change("soup-kitchens", "token-strength", number("soup-kitchens", "token_rule"))
EFFECTS.change("boat-builders", "swims")
EFFECTS.change("corvid-planners", "nimble")
EFFECTS.change("tunnels", "burrows")
EFFECTS.change("coffin-makers", "buries")
EFFECTS.change("murine-broker", "brokered", number("murine-broker", "cards"))
EFFECTS.change("master-engravers", "item-points", number("master-engravers", "vp_extra"))
