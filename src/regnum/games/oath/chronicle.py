"""Chapter 8: the winner writes the Chronicle. Each step is a step of the game, recorded and undone like any other."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.kinds import Arg, Message
from regnum.engine.knowledge import NOBODY_KNOWS
from regnum.engine.lists import changed, raised, without
from regnum.engine.registry import Sequel
from regnum.games.oath.cards import appears, forget, hand_relic, is_vision, lay_card, lift, lose_sight, to_player
from regnum.games.oath.components import (
    CARD_SUIT,
    CARDS,
    CHANCELLOR,
    CITIZEN,
    COLOURS,
    EXILE,
    FIRST_EDIFICE,
    FIRST_VISION,
    GRAND_SCEPTER,
    JOIN_WORLD,
    LEAVE_WORLD,
    OATHS,
    PURPLE,
    REVEAL_RELICS,
    ROLES,
    SITE_CAPACITY,
    SLOTS,
    SUITS,
    VISION_OATH,
)
from regnum.games.oath.lands import clean_map
from regnum.games.oath.lexicon import CARD, LEXICON, NUMBER, OATH, PLACE, SEAT, SUIT, kind, saying
from regnum.games.oath.pieces import put_at_site, remove_from_site
from regnum.games.oath.places import place, slot_at
from regnum.games.oath.powers_data import FIRST_RELIQUARY
from regnum.games.oath.realm import is_ruin, ruled_sites
from regnum.games.oath.setup import AS_CHRONICLED, RULINGS, tiers
from regnum.games.oath.state import LAST_VISION, VISION_WIN, WAYS, Oath, colour_of
from regnum.games.oath.suits.order import K_GARRISON, names
from regnum.games.oath.tts import write as write_text
from regnum.games.oath.victory import fulfilled, visions_of
from regnum.games.oath.vocabulary import NONE
from regnum.games.oath.whom import adviser_suits
from regnum.games.oath.world import World

SALT_THE_EARTH: Final = CARDS.index("salt-the-earth")

CARDS_STEP: Final = 4
"""The step in which cards come and go: the map is done."""

K_VOW: Final = kind("vow", OATH, "8.1/2")
K_OFFER: Final = kind("welcome", SEAT, "8.2/2")
K_JOIN: Final = kind("join-empire", NUMBER, "8.2/3")
K_EDIFICE: Final = kind("edifice", CARD, "8.3.1")
K_SUIT: Final = kind("chronicle-suit", SUIT, "8.4")
L_VOW: Final = saying("vow", who=SEAT, oath=OATH)
L_REVOKED: Final = saying("revoked", who=SEAT)
L_JOINED: Final = saying("joined-empire", who=SEAT, foe=SEAT)
L_STAYED_OUT: Final = saying("stayed-out", who=SEAT)
L_BUILT: Final = saying("built", who=SEAT, card=CARD, site=PLACE, instead=CARD)
L_REPAIRED: Final = saying("repaired", who=SEAT, card=CARD, site=PLACE)
L_NEW_CARDS: Final = saying("new-cards", n=NUMBER, suit=SUIT, m=NUMBER, second=SUIT, third=SUIT)
L_HEALED: Final = saying("archive-healed", n=NUMBER, suit=SUIT)
L_DISPOSSESSED: Final = saying("dispossessed", n=NUMBER)
L_RELICS_KEPT: Final = saying("relics-kept", who=SEAT, n=NUMBER)
L_CLOSED: Final = saying("chronicle-closed", n=NUMBER)


def tell(g: Oath, line: int, a: int = PASS, b: int = PASS, c: int = PASS, d: int = PASS, e: int = PASS) -> None:
    """Writes a line into the log and into the book."""
    g.say(line, a, b, c, d, e)
    g.told = [*g.told, [line, a, b, c, d, e]]


def chapter(g: Oath) -> list[Message]:
    """What the book says of this game, as far as it is written: who won, how and under which oath, and what changed in the
    world."""
    if g.way == NONE:
        return []
    found = [Message(f"oath-book-{WAYS[g.way]}", {"who": SEAT.arg(g.winner), "n": g.round, "oath": OATH.arg(g.oath)})]
    for line, *numbers in g.told:
        if line in (L_NEW_CARDS, L_HEALED):
            found.append(new_map(g))
        args: dict[str, Arg] = {}
        for (name, noun), x in zip(LEXICON.sayings[line].nouns, numbers, strict=False):
            if x != PASS:
                noun.fill(args, name, x)
        found.append(Message(f"oath-log-{LEXICON.sayings[line].key}", args))
    return [*found, new_map(g)] if g.at == CARDS_STEP and not g.over else found


def new_map(g: Oath) -> Message:
    """The map of the next age, slot by slot, as it is since 8.3.5."""
    sites = [PLACE.arg(site) if g.faceup[slot] else Message("oath-book-unknown") for slot, site in enumerate(g.sites)]
    return Message("oath-book-map", {f"site{slot + 1}": site for slot, site in enumerate(sites)})


# ---------------------------------------------------------------- step by step
def write_chronicle(g: Oath) -> Rule[None]:
    """The next step of 8.1 to 8.8: a question of the winner's, and what follows from its answer."""
    g.at += 1
    if g.at == 1:
        yield from new_oath(g)
    elif g.at == 2:
        yield from new_citizens(g)
    elif g.at == 3:
        yield from new_edifice(g)
        clean_map(g, holdings(g))
    else:
        yield from six_join(g)
        six_leave(g)
        clean_relics(g)
        close(g)


def new_oath(g: Oath) -> Rule[None]:
    """The oath of the next game: that of the Vision, or any but the one just played (8.1)."""
    vision = won_by_vision(g)
    clear_boards(g)
    g.vow = VISION_OATH[vision - FIRST_VISION] if vision != NONE else (yield Ask(g.winner, K_VOW, partial(vows, g)))
    tell(g, L_VOW, g.winner, g.vow)


def won_by_vision(g: Oath) -> int:
    """The Vision that alone won the game, or NONE; two at once are several ways (False Prophet)."""
    met = [vision for vision in visions_of(g, g.winner) if fulfilled(g, g.winner, vision)]
    return g.vision_won if g.way in (VISION_WIN, LAST_VISION) and len(met) < 2 else NONE


def vows(g: Oath) -> list[int]:
    """Every oath but the one just played."""
    return [oath for oath in range(len(OATHS)) if oath != g.oath]


def clear_boards(g: Oath) -> None:
    """Warbands on boards, on relics and on Visions go back: they leave nothing behind."""
    for p in range(g.seats):
        g.bank = raised(raised(g.bank, colour_of(g, p), g.warbands[p]), p, g.cage[p])
    for claimant in g.prophet:
        if claimant != NONE:
            g.bank = raised(g.bank, claimant, 1)
    g.warbands, g.cage, g.prophet = [0] * g.seats, [0] * g.seats, [NONE] * len(g.prophet)


def new_citizens(g: Oath) -> Rule[None]:
    """A winning Exile revokes citizenship and offers it to other Exiles (8.2)."""
    me = g.winner
    if g.role[me] != EXILE:
        return
    for p in range(g.seats):
        if g.role[p] == CITIZEN:
            tell(g, L_REVOKED, p)
    g.boards = []
    open_to = [p for p in range(g.seats) if g.role[p] == EXILE and p != me]
    while open_to:
        p = yield Ask(me, K_OFFER, partial(with_pass, open_to))
        if p == PASS:
            return
        open_to = without(open_to, p)
        if (yield Ask(p, K_JOIN, yes_or_no, me)):
            yield from welcome(g, me, p)
            tell(g, L_JOINED, p, me)
        else:
            tell(g, L_STAYED_OUT, p)


def with_pass(options: list[int]) -> list[int]:
    """These, or none."""
    return [*options, PASS]


def yes_or_no() -> list[int]:
    """No, or yes."""
    return [0, 1]


def welcome(g: Oath, me: int, p: int) -> Rule[None]:
    """An Exile becomes the winner's Citizen: one warband of the winner on each ruled site in place of the own ones (8.2/3); too
    few of them go where the Exile says."""
    g.boards = [*g.boards, g.colour[p]]
    left = ruled_sites(g, p)
    for slot in left:
        n = g.garrison[slot]
        remove_from_site(g, slot, n)
        g.bank = raised(g.bank, p, n)
    while left and g.bank[me]:
        slot = left[0]
        if g.bank[me] < len(left):
            slot = slot_at(g, (yield Ask(p, K_GARRISON, partial(names, g, left))))
        left = without(left, slot)
        g.bank = raised(g.bank, me, -1)
        put_at_site(g, me, slot, 1)


def holdings(g: Oath) -> list[int]:
    """The sites the winner rules, measured once (8.3.2)."""
    return ruled_sites(g, g.winner)


def buildable(g: Oath) -> list[int]:
    """Denizens that an edifice can replace, and ruins that can be repaired, at ruled sites (8.3.1)."""
    found: list[int] = []
    for slot in holdings(g):
        cards = g.cards[slot]
        found += [card for card in cards if is_ruin(card)]
        if not [card for card in cards if card >= FIRST_EDIFICE]:
            found += [card for card in cards if CARD_SUIT[card] in archived(g) and not on_salt(g, slot, card)]
    return found


def archived(g: Oath) -> list[int]:
    """The suits of the edifices in the Archive."""
    return [CARD_SUIT[card] for card in g.edifices]


def on_salt(g: Oath, slot: int, card: int) -> bool:
    """Whether the room for a card is there only because of that card (Salt the Earth at a site without room)."""
    return card == SALT_THE_EARTH and SITE_CAPACITY[g.sites[slot]] == 0


def new_edifice(g: Oath) -> Rule[None]:
    """A winning Chancellor or Citizen may build or repair one edifice (8.3.1)."""
    me = g.winner
    if g.role[me] == EXILE or not buildable(g):
        return
    card = yield Ask(me, K_EDIFICE, partial(with_pass, buildable(g)))
    if card == PASS:
        return
    slot = g.card_at[card]
    if is_ruin(card):
        edifice = card - len(SUITS)
        tell(g, L_REPAIRED, me, edifice, place(g, slot))
    else:
        edifice = next(e for e in g.edifices if CARD_SUIT[e] == CARD_SUIT[card])
        g.edifices = without(g.edifices, edifice)
        g.world = [*g.world, card]
        tell(g, L_BUILT, me, edifice, place(g, slot), card)
    g.cards = changed(g.cards, slot, [edifice if c == card else c for c in g.cards[slot]])
    lay_card(g, card, NONE)
    lay_card(g, edifice, slot)


# ---------------------------------------------------------------- cards
def chief_suits(g: Oath) -> list[int]:
    """The most common suits of the winner's faceup advisers; any suit without one (8.4)."""
    suits = adviser_suits(g, g.winner)
    if not suits:
        return list(range(len(SUITS)))
    most = max([suits.count(suit) for suit in suits])
    return [suit for suit in range(len(SUITS)) if suits.count(suit) == most]


def six_join(g: Oath) -> Rule[None]:
    """Six cards of the Archive join the world deck (8.4)."""
    suit = yield Ask(g.winner, K_SUIT, partial(chief_suits, g))
    suits = [(suit + i) % len(SUITS) for i in range(len(JOIN_WORLD))]
    stacks = [sorted([card for card in g.archive if CARD_SUIT[card] == s]) for s in suits]
    if [stack for stack, n in zip(stacks, JOIN_WORLD, strict=True) if len(stack) < n]:
        heal(g)
        return
    for stack, n in zip(stacks, JOIN_WORLD, strict=True):
        g.chance.shuffle(stack)
        joining = stack[:n]
        g.world = [*g.world, *joining]
        g.archive = [card for card in g.archive if card not in joining]
    tell(g, L_NEW_CARDS, JOIN_WORLD[0], suits[0], JOIN_WORLD[1], suits[1], suits[2])


def heal(g: Oath) -> None:
    """The Archive is spent: six of the largest stack of the Dispossessed return, the others are archived again (8.4/3)."""
    stacks = [[card for card in sorted(g.dispossessed) if CARD_SUIT[card] == suit] for suit in range(len(SUITS))]
    sizes = [len(stack) for stack in stacks]
    largest = [suit for suit, n in enumerate(sizes) if n == max(sizes)]
    suit = largest[g.chance.pick(len(largest))]
    stack = stacks[suit]
    g.chance.shuffle(stack)
    returning = stack[:LEAVE_WORLD]
    g.world = [*g.world, *returning]
    lose_sight(g, g.dispossessed)
    g.archive = sorted([*g.archive, *[card for card in g.dispossessed if card not in returning]])
    g.dispossessed = []
    tell(g, L_HEALED, len(returning), suit)


def six_leave(g: Oath) -> None:
    """Six cards of the piles and of the losers' advisers go unseen to the Dispossessed (8.5)."""
    pool = [card for pile in g.piles for card in pile]
    for p in range(g.seats):
        if p != g.winner:
            pool += [*g.advisers[p], *g.hidden[p]]
            for card in g.advisers[p]:
                lay_card(g, card, NONE)
            g.advisers, g.hidden = changed(g.advisers, p, []), changed(g.hidden, p, [])
    visions = [card for card in pool if is_vision(card)]
    pool = sorted([card for card in pool if not is_vision(card)])
    g.chance.shuffle(pool)
    lose_sight(g, pool)
    leaving = pool[:LEAVE_WORLD]
    g.dispossessed = sorted([*g.dispossessed, *leaving])
    g.piles = [[] for _ in g.piles]
    g.world = [*g.world, *pool[LEAVE_WORLD:], *visions]
    tell(g, L_DISPOSSESSED, len(leaving))


# ---------------------------------------------------------------- relics and the world deck
def clean_relics(g: Oath) -> None:
    """Relics of the losers into the deck, relics to sites, those of the winner and the Reliquary on top (8.6)."""
    me = g.winner
    to_player(g, me, GRAND_SCEPTER)
    deck = g.relic_deck[:]
    for p in range(g.seats):
        if p != me:
            deck += g.relics[p]
    top = [r for r in g.relics[me] if r != GRAND_SCEPTER] + [r for r in g.reliquary if r != NONE]
    kept = len(g.relics[me]) - 1
    deck, top = sorted(deck), sorted(top)
    for relic in [*deck, *top]:
        g.relic_seen = changed(g.relic_seen, relic, NOBODY_KNOWS)
    g.chance.shuffle(deck)
    g.chance.shuffle(top)
    for slot in range(SLOTS):
        while g.faceup[slot] and len(g.site_relics[slot]) < REVEAL_RELICS[g.sites[slot]] and deck:
            g.site_relics = changed(g.site_relics, slot, [*g.site_relics[slot], deck[0]])
            deck = deck[1:]
    for relic in [r for r, p in enumerate(g.relic_at) if p != NONE and r != GRAND_SCEPTER]:
        hand_relic(g, relic, NONE)
    g.relics = [[GRAND_SCEPTER] if p == me else [] for p in range(g.seats)]
    g.reliquary = [NONE] * len(g.reliquary)
    for space in range(len(g.reliquary)):
        appears(g, FIRST_RELIQUARY + space)
    g.relic_deck = top + deck
    tell(g, L_RELICS_KEPT, me, kept)


def close(g: Oath) -> None:
    """The world deck is rebuilt and the book is closed (8.8)."""
    for p in range(g.seats):
        for card in [*g.advisers[p], *g.hidden[p], *([g.vision[p]] if g.vision[p] != NONE else [])]:
            lift(g, card)
            g.world = [*g.world, card]
    cards = [*g.world, *g.boxed]
    g.boxed = []
    g.world = tiers([c for c in cards if not is_vision(c)], [c for c in cards if is_vision(c)], g.chance)
    forget(g, g.world)
    g.buried = 0
    tell(g, L_CLOSED, g.game + 1)
    g.over = True


# ---------------------------------------------------------------- the next game
def next_world(g: Oath) -> World:
    """What this game hands to the next (8.7)."""
    return World(
        g.name, g.game + 1, g.vow, g.sites[:], g.faceup[:], [cards[:] for cards in g.cards],
        [relics[:] for relics in g.site_relics], sorted(g.boards), g.world[:], g.dispossessed[:], g.relic_deck[:],
        sorted(g.past), g.colour[g.winner], "", sorted(g.colour),
    )  # fmt: skip


def heirs(g: Oath) -> list[int]:
    """Which seat takes each seat of the next game: the winner becomes Chancellor, the others follow in turn order (1.7)."""
    return [(g.winner + i) % g.seats for i in range(g.seats)]


def sequel(g: Oath) -> Sequel | None:
    """Seats and options of the next game of the Chronicle: who was Chancellor takes the winner's board."""
    if not g.over:
        return None
    seats = [ROLES[CHANCELLOR]]
    for p in heirs(g)[1:]:
        colour = g.colour[g.winner] if g.colour[p] == PURPLE else g.colour[p]
        seats.append(f"{ROLES[CITIZEN if colour in g.boards else EXILE]}:{COLOURS[colour]}")
    rulings = {option.name: option.values[g.rulings >> i & 1] for i, option in enumerate(RULINGS)}
    return {"seats": seats, "oath": AS_CHRONICLED, "chronicle": write_text(next_world(g)), **rulings}
