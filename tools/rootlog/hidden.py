"""Puts hidden things into place just before a log needs them: cards in hands and supporters, plots, ruin items, quests.

Cards are only ever exchanged, so the deck stays whole. Hidden places come first (draw pile, other hands, supporters); cards
that lie open change only for others of the same suit, where the log told no more than the suit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from regnum.games.root.components import (
    ALLIANCE,
    BIRD,
    CARD_SUIT,
    CORVID,
    FIRST_VIZIER,
    LIZARD,
    NOBODY,
    VAGABOND,
    VAGABOND2,
)
from regnum.games.root.factions.quests import ADVENTURER, NEEDS
from regnum.games.root.state import Root, plays
from tools.rootlog.events import AVAILABLE, OUT, SUPPORT, hand
from tools.rootlog.meaning import DECK, ITEM_LETTERS, CardSpec, Meaning

Left = tuple[tuple[int, ...], ...]
"""For each action, for each of its patterns, how many events are still to come."""
Loose = frozenset[tuple[int, CardSpec]]
"""Discarded cards of which the log did not tell the suit, with what it told."""
AHEAD: Final = 14
"""How many actions the hands are arranged for."""


class Wants:
    """What one hand, or the supporters, should hold; `never` are suits it must not hold."""

    def __init__(self) -> None:
        self.specs: list[tuple[int, CardSpec]] = []
        self.never: list[int] = []


def arrange(
    g: Root,
    on_turn: int,
    meanings: list[Meaning],
    left: Left,
    later: frozenset[int],
    precious: list[int],
) -> set[int]:
    """Arranges all that is hidden for the actions to come; tells for which of them something was moved. `later` are quests
    and `precious` cards that other turns need."""
    ahead = [i for i in range(len(meanings)) if any(left[i])][:AHEAD]
    moved = arrange_cards(g, wanted_cards(g, on_turn, meanings, left, ahead), precious)
    moved |= arrange_open(g, meanings, ahead)
    if plays(g, CORVID):
        moved |= arrange_plots(g, meanings, ahead)
    if on_turn in (VAGABOND, VAGABOND2):
        moved |= arrange_ruins(g, meanings, ahead) | arrange_quests(g, on_turn, meanings, left, ahead, later)
    return moved


# ---------------------------------------------------------------- cards
def zones(g: Root) -> dict[str, list[int]]:
    """The hidden places of cards, besides the draw pile."""
    found = {hand(f): g.hands[f] for f in g.order}
    found[SUPPORT] = g.alliance.supporters
    return found


def wanted_cards(g: Root, on_turn: int, meanings: list[Meaning], left: Left, ahead: list[int]) -> dict[str, Wants]:
    """The cards each hand will need, nearest action first. An unnamed card that is given must match the clearing."""
    found = {zone: Wants() for zone in zones(g)}
    clearing = g.vagabonds[on_turn - VAGABOND].at if on_turn in (VAGABOND, VAGABOND2) else -1
    for i in ahead:
        for pattern, n in zip(meanings[i].patterns, left[i], strict=True):
            nouns = pattern.nouns
            if pattern.verb in ("battle", "+", "-", "guess"):
                clearing = int(str(nouns[2]))
            elif pattern.verb == "pawn":
                clearing = int(str(nouns[1]))
            if not n:
                continue
            if pattern.verb == "-" and nouns[1] == "base" and on_turn != ALLIANCE:
                found[SUPPORT].never = [BIRD, g.suits[clearing]]
            if pattern.verb == "guess":
                found[hand(on_turn)].specs.append((i, CardSpec(g.suits[clearing])))
            if pattern.verb == "box" and nouns == (LIZARD, LIZARD, "+"):
                birds = [s for _, s in found[hand(LIZARD)].specs if s.suit == BIRD]
                found[hand(LIZARD)].specs += [(i, CardSpec(BIRD))] * (n - len(birds))
            if pattern.verb == "shows" or (pattern.verb == "card" and outraged(nouns, on_turn)):
                f = nouns[0] if pattern.verb == "shows" else on_turn
                wants = found[hand(int(str(f)))]
                if 0 <= clearing < 12 and not [s for _, s in wants.specs if s.suit in (3, g.suits[clearing])]:
                    wants.never = wants.never or [3, g.suits[clearing]]
            zone = source(nouns, found) if pattern.verb == "card" else ""
            if zone and pattern.card is not None:
                spec = pattern.card
                if spec == CardSpec() and 0 <= clearing < 12 and zone != hand(ALLIANCE) and is_gift(nouns[2]):
                    spec = CardSpec(g.suits[clearing])
                wants = found[zone]
                if spec != CardSpec() and (zone == SUPPORT or spec.suit not in wants.never):
                    wants.specs += [(i, spec)] * n
    return found


def source(nouns: tuple[object, ...], found: dict[str, Wants]) -> str:
    """The hidden place a card pattern takes from, if any."""
    starts = nouns[1] if isinstance(nouns[1], tuple) else (nouns[1],)
    return next((str(z) for z in starts if z in found), "")


def is_gift(end: object) -> bool:
    """Whether cards go to another hand but the Alliance's, or to the Supporters."""
    if isinstance(end, tuple):
        return SUPPORT in end
    return isinstance(end, str) and end.startswith("hand") and end != hand(ALLIANCE)


def outraged(nouns: tuple[object, ...], on_turn: int) -> bool:
    """Whether a card pattern is outrage that the deck pays, because the hand could not."""
    to_supporters = isinstance(nouns[2], tuple) and SUPPORT in nouns[2]
    return on_turn != ALLIANCE and to_supporters and nouns[1] == DECK


def arrange_cards(g: Root, wanted: dict[str, Wants], precious: list[int]) -> set[int]:
    """Gives every place the cards it wants, as far as there is room."""
    where = zones(g)
    kept: dict[str, list[int]] = {}
    lacking: list[tuple[int, str, CardSpec]] = []
    for zone, cards in where.items():
        free = cards[:]
        kept[zone] = []
        specs = sorted(wanted[zone].specs[: len(cards)], key=lambda s: (not s[1].name and s[1].item < 0, s[0]))
        for i, spec in specs:
            card = next((c for c in sorted(free, key=lambda c: c in precious) if spec.fits(c)), -1)
            if card < 0:
                lacking.append((i, zone, spec))
            else:
                free.remove(card)
                kept[zone].append(card)
    moved: set[int] = set()
    for i, zone, spec in lacking:
        if fetch(g, where, kept, zone, spec, precious):
            moved.add(i)
    for zone, wants in wanted.items():
        for card in where[zone][:]:
            if wants.never and CARD_SUIT[card] in wants.never and card not in kept[zone]:
                other = next((c for c in g.draw_pile if CARD_SUIT[c] not in wants.never), -1)
                if other >= 0:
                    exchange(where[zone], card, g.draw_pile, other)
    if moved:
        g.seen = [0] * len(g.seen)
    return moved


def exchange(here: list[int], mine: int, there: list[int], other: int) -> None:
    """Two cards change places."""
    here[here.index(mine)], there[there.index(other)] = other, mine


def fetch(
    g: Root, where: dict[str, list[int]], kept: dict[str, list[int]], zone: str, spec: CardSpec, precious: list[int]
) -> bool:
    """Brings a card into a place; tells whether there was one to bring and one to give away."""
    spare = [c for c in where[zone] if c not in kept[zone]]
    if not spare:
        return False
    hidden = [g.draw_pile] + [cards for other, cards in where.items() if other != zone]
    for cards in hidden:
        ready = [c for c in cards if spec.fits(c) and not any(c in k for k in kept.values())]
        if ready:
            card = min(ready, key=lambda c: c in precious)
            exchange(where[zone], spare[0], cards, card)
            kept[zone].append(card)
            return True
    for cards in [g.discards, g.lost_souls, g.available, *g.eyrie.decree]:
        card = next((c for c in cards if c < FIRST_VIZIER and spec.fits(c)), -1)
        twin = next((c for c in spare if card >= 0 and CARD_SUIT[c] == CARD_SUIT[card]), -1)
        if card >= 0 and twin < 0:
            for there in hidden:
                alike = [c for c in there if CARD_SUIT[c] == CARD_SUIT[card] and not any(c in k for k in kept.values())]
                if twin < 0 and alike:
                    twin = alike[0]
                    exchange(where[zone], spare[0], there, twin)
        if twin >= 0:
            exchange(where[zone], twin, cards, card)
            if cards is g.available:
                g.available.remove(twin)
                g.discards.append(twin)
            kept[zone].append(card)
            return True
    return False


def arrange_open(g: Root, meanings: list[Meaning], ahead: list[int]) -> set[int]:
    """A dominance card that will be taken, or a card that will come back from the discard pile, was one of those discarded."""
    told = [(i, p) for i in ahead for p in meanings[i].patterns if p.verb == "card" and p.nouns[1] in (AVAILABLE, OUT)]
    moved: set[int] = set()
    for i, pattern in told:
        pile = g.available if pattern.nouns[1] == AVAILABLE else g.discards
        spec = pattern.card
        if spec is None or not g.discards or any(spec.fits(c) for c in pile):
            continue
        twin = min(g.discards, key=lambda c: CARD_SUIT[c] != spec.suit)
        places = [g.draw_pile, *zones(g).values(), g.discards]
        card, cards = next(((c, cards) for cards in places for c in cards if spec.fits(c)), (NOBODY, g.discards))
        if card == NOBODY:
            continue
        if cards is not g.discards:
            exchange(g.discards, twin, cards, card)
        if pile is g.available:
            g.discards.remove(card)
            g.available.append(card)
        moved.add(i)
    return moved


# ---------------------------------------------------------------- Lost Souls
def arrange_souls(g: Root, meanings: list[Meaning], loose: Loose) -> set[int]:
    """Lost Souls of which the log did not tell the suit become what makes the Outcast come right (10.4.1): of the suit it will
    tell, one after the other until that leads; where it tells none, none that would change the Outcast."""
    told = [(i, p) for i, m in enumerate(meanings) for p in m.patterns if p.verb == "outcast"]
    suit = int(str(told[0][1].nouns[0])) if told else g.lizard.outcast
    moved: set[int] = set()
    for card, spec in sorted(loose, key=lambda x: x[0]):
        if comes_right(g, suit) or card not in g.lost_souls or CARD_SUIT[card] == suit:
            continue
        for wanted in (suit, BIRD):
            places = [g.draw_pile, *zones(g).values()]
            found = [(cards, c) for cards in places for c in cards if CARD_SUIT[c] == wanted and spec.fits(c)]
            if found:
                exchange(g.lost_souls, card, *found[0])
                moved |= {i for i, _ in told}
                break
    return moved


def comes_right(g: Root, suit: int) -> bool:
    """Whether the Lost Souls make a suit the Outcast, or leave it so."""
    souls = [CARD_SUIT[c] for c in g.lost_souls]
    others = max(souls.count(x) for x in range(BIRD) if x != suit)
    if suit == g.lizard.outcast:
        leaders = [x for x in range(BIRD) if souls.count(x) == others and x != suit]
        return souls.count(suit) >= others or len(leaders) > 1
    return souls.count(suit) > others


# ---------------------------------------------------------------- plots
def arrange_plots(g: Root, meanings: list[Meaning], ahead: list[int]) -> set[int]:
    """Face-down plots become what the log will show them to be, or not what was wrongly guessed."""
    moved: set[int] = set()
    settled: list[int] = []
    for i in ahead:
        for pattern in meanings[i].patterns:
            nouns = pattern.nouns
            if pattern.verb == "flip":
                c, kind = int(str(nouns[0])), int(str(nouns[1]))
            elif pattern.verb == "-" and nouns[1] == "plot" and nouns[3] is not None:
                c, kind = int(str(nouns[2])), int(str(nouns[3]))
            elif pattern.verb == "guess":
                c, kind = int(str(nouns[2])), int(str(nouns[1]))
                if not exposed(meanings[i + 1 : i + 2], c):
                    others = [k for k in range(4) if k != kind]
                    if c not in settled and g.plots[c] == -kind - 1 and any(become(g, c, k, settled) for k in others):
                        moved.add(i)
                    settled.append(c)
                    continue
            else:
                continue
            if c not in settled and g.plots[c] < 0 and g.plots[c] != -kind - 1 and become(g, c, kind, settled):
                moved.add(i)
            settled.append(c)
    return moved


def exposed(after: list[Meaning], c: int) -> bool:
    """Whether the plot of a clearing is removed right after a guess."""
    return any(p.verb == "-" and p.nouns[1] == "plot" and p.nouns[2] == c for m in after for p in m.patterns)


def become(g: Root, c: int, kind: int, settled: list[int]) -> bool:
    """Makes a face-down plot another kind, in exchange with the supply or another face-down plot."""
    mine = -g.plots[c] - 1
    if g.corvid.supply[kind]:
        g.corvid.supply[kind] -= 1
        g.corvid.supply[mine] += 1
        g.plots[c] = -kind - 1
        return True
    for x in range(12):
        if g.plots[x] == -kind - 1 and x not in settled:
            g.plots[x], g.plots[c] = g.plots[c], g.plots[x]
            return True
    return False


# ---------------------------------------------------------------- ruins and quests
def arrange_ruins(g: Root, meanings: list[Meaning], ahead: list[int]) -> set[int]:
    """The item that will be found lies under the ruin."""
    moved: set[int] = set()
    for i in ahead:
        for thing in meanings[i].action.things:
            if thing.sort == "%" and thing.start.isdigit():
                here = g.ruin_items[int(thing.start) - 1]
                item = ITEM_LETTERS.find(thing.detail)
                if here and item >= 0 and item not in here:
                    there = next((r for r in g.ruin_items if item in r), None)
                    if there is not None:
                        there.remove(item)
                        there.append(here.pop(0))
                        here.append(item)
                        moved.add(i)
    return moved


def arrange_quests(
    g: Root, on_turn: int, meanings: list[Meaning], left: Left, ahead: list[int], later: frozenset[int]
) -> set[int]:
    """A quest of the suit that needs the items exhausted just before lies open."""
    moved: set[int] = set()
    improvises = g.vagabonds[on_turn - VAGABOND].character == ADVENTURER
    for i, told, spent, sound in quests_told([meanings[i] for i in ahead], [left[i] for i in ahead]):
        whole = [q for q in g.quests + g.quest_pile if q in told and common(NEEDS[q], sound) == min(2, len(sound))]
        fitting = [q for q in whole if len(told) == 1 or common(NEEDS[q], spent) >= 2 - improvises]
        likely = sorted(fitting, key=lambda q: (q in later, q not in g.quests, -common(NEEDS[q], spent)))
        if likely and likely[0] not in g.quests:
            row = next((q for q in g.quests if q not in told), g.quests[0])
            exchange(g.quests, row, g.quest_pile, likely[0])
            moved.add(ahead[i])
        for q in [q for q in g.quests if likely and q in told and q != likely[0] and q in later]:
            other = next((x for x in g.quest_pile if x not in later), NOBODY)
            if other != NOBODY:
                exchange(g.quests, q, g.quest_pile, other)
    return moved


Told = list[tuple[int, tuple[int, ...], list[int], list[int]]]
"""Quests a log tells of: which action, those it can mean, the items exhausted just before, those of them not damaged."""


def quests_told(meanings: list[Meaning], left: Sequence[tuple[int, ...]]) -> Told:
    """The quests a log tells of."""
    found: Told = []
    spent: list[int] = []
    sound: list[int] = []
    for i, meaning in enumerate(meanings):
        patterns = meaning.patterns
        if patterns and patterns[0].verb == "quest":
            quests = patterns[0].nouns[1]
            if not spent:
                spent, sound = exhausted(meanings[i + 1 :], left[i + 1 :])
            found.append((i, quests if isinstance(quests, tuple) else (), spent, sound))
            spent, sound = [], []
        elif spends(meaning):
            more = exhausted(meanings[i : i + 1], left[i : i + 1])
            spent, sound = [*spent, *more[0]], [*sound, *more[1]]
        elif patterns:
            spent, sound = [], []
    return found


def spends(meaning: Meaning) -> bool:
    """Whether an action exhausts or damages items."""
    return any(p.verb == "item" and p.nouns[3] in ((1, 3), (2, 3)) for p in meaning.patterns)


def exhausted(meanings: list[Meaning], left: Sequence[tuple[int, ...]]) -> tuple[list[int], list[int]]:
    """The items that the next actions exhaust, one after the other, and those of them that are not damaged."""
    spent: list[int] = []
    sound: list[int] = []
    for meaning, counts in zip(meanings, left, strict=True):
        if not spends(meaning):
            break
        for p, n in zip(meaning.patterns, counts, strict=True):
            items = [p.nouns[1]] * n if isinstance(p.nouns[1], int) else []
            spent += items
            sound += items if p.nouns[3] == (1, 3) else []
    return spent, sound


def quests_needed(meanings: list[Meaning]) -> frozenset[int]:
    """The quests that exactly fit what a log tells."""
    told = quests_told(meanings, [tuple(p.n for p in m.patterns) for m in meanings])
    return frozenset(q for _, quests, spent, _ in told for q in quests if len(quests) == 1 or common(NEEDS[q], spent) == 2)


def common(needs: list[int], spent: list[int]) -> int:
    """How many items of a quest are among those last exhausted."""
    rest = spent[-2:]
    n = 0
    for item in needs:
        if item in rest:
            rest.remove(item)
            n += 1
    return n
