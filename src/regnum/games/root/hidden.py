"""What a seat cannot see, dealt anew: other hands, face-down stacks, the deck, plots, ruins and quests (1.2)."""

from __future__ import annotations

from regnum.engine.chance import Chance
from regnum.games.root.board import VAGABONDS
from regnum.games.root.cards import KNOWN
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
    """Hands but the open one of the Riverfolk, stacks like the Supporters, and the deck; cards known to all stay."""
    g.known = [x for x in g.known if x % KNOWN in g.hands[x // KNOWN]]
    others = [f for f in g.order if g.seat[f] != seat]
    pool = g.draw_pile[:]
    for f in others:
        if f != RIVERFOLK:
            pool += [card for card in g.hands[f] if f * KNOWN + card not in g.known]
        pool += rules_of(f).hides(g)
    pool.sort()
    chance.shuffle(pool)
    for f in others:
        if f != RIVERFOLK:
            known = [card for card in g.hands[f] if f * KNOWN + card in g.known]
            g.hands[f] = known + [pool.pop() for _ in range(len(g.hands[f]) - len(known))]
        rules_of(f).hide_others(g, [pool.pop() for _ in rules_of(f).hides(g)])
    g.draw_pile = pool


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
