"""What a seat cannot see, dealt anew: other hands, face-down stacks, the deck, plots, ruins and quests (1.2)."""

from __future__ import annotations

from regnum.engine.chance import Chance
from regnum.engine.knowledge import knows
from regnum.engine.lists import changed
from regnum.games.root.board import VAGABONDS
from regnum.games.root.components import CORVID, PLOTS, RIVERFOLK, VAGABOND
from regnum.games.root.factions.faction import rules_of
from regnum.games.root.state import Root, plays


def redeal(g: Root, seat: int, chance: Chance) -> None:
    """Re-deals in place all that `seat` cannot see."""
    redeal_cards(g, seat, chance)
    if plays(g, CORVID) and g.seat[CORVID] != seat:
        redeal_plots(g, chance)
    if plays(g, VAGABOND):
        redeal_ruins(g, seat, chance)
        g.quest_pile = sorted(g.quest_pile)
        chance.shuffle(g.quest_pile)


def redeal_cards(g: Root, seat: int, chance: Chance) -> None:
    """Hands but the open one of the Riverfolk, stacks like the Supporters, and the deck; what the seat has seen stays there."""
    others = [f for f in g.order if g.seat[f] != seat]
    places = [g.hands[f] for f in others if f != RIVERFOLK] + [rules_of(f).hides(g) for f in others]
    pool = g.draw_pile[:]
    for place in places:
        pool += unseen(g, place, seat)
    pool.sort()
    chance.shuffle(pool)
    seen = g.seen
    for f in others:
        if f != RIVERFOLK:
            g.hands[f] = deal_anew(g, g.hands[f], seat, pool, seen)
        rules_of(f).hide_others(g, deal_anew(g, rules_of(f).hides(g), seat, pool, seen))
    g.draw_pile = pool
    g.seen = [0 if card in pool else readers for card, readers in enumerate(g.seen)]


def unseen(g: Root, place: list[int], seat: int) -> list[int]:
    """The cards of a place that the seat has not seen there."""
    return [card for card in place if not knows(g.seen[card], seat)]


def deal_anew(g: Root, place: list[int], seat: int, pool: list[int], seen: list[int]) -> list[int]:
    """Other cards for those the seat has not seen; whoever had seen one knows the one in its place."""
    found = [card for card in place if knows(seen[card], seat)]
    for readers in sorted([seen[card] for card in place if not knows(seen[card], seat)]):
        card = pool.pop()
        g.seen = changed(g.seen, card, readers)
        found.append(card)
    return found


def redeal_plots(g: Root, chance: Chance) -> None:
    """The kinds of face-down plots, on the map and in the supply (13.2.2.I)."""
    pool = [kind for kind, n in enumerate(g.corvid.supply) for _ in range(n)] + [-x - 1 for x in g.plots if x < 0]
    pool.sort()
    chance.shuffle(pool)
    g.plots = [-pool.pop() - 1 if x < 0 else x for x in g.plots]
    g.corvid.supply = [pool.count(kind) for kind in range(len(PLOTS))]


def redeal_ruins(g: Root, seat: int, chance: Chance) -> None:
    """The items under the ruins (9.3.4) but those a Vagabond has looked at (9.7.1)."""
    looked = 0
    for f in VAGABONDS:
        if plays(g, f) and g.seat[f] == seat:
            looked = g.vagabonds[f - VAGABOND].looked
    hidden = [c for c in range(12) if not looked >> c & 1]
    pool = sorted([item for c in hidden for item in g.ruin_items[c]])
    chance.shuffle(pool)
    g.ruin_items = [sorted([pool.pop() for _ in items]) if c in hidden else items for c, items in enumerate(g.ruin_items)]
