"""Chapter 1: the world of the Chronicle is laid out, and each player takes a place in it."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import Ask, Rule
from regnum.engine.chance import Chance
from regnum.engine.knowledge import EVERYBODY, NOBODY_KNOWS, only
from regnum.engine.lists import changed
from regnum.engine.registry import Option
from regnum.games.oath.cards import is_vision, learn, live_now, to_hidden, to_pile
from regnum.games.oath.components import (
    BANNER_START,
    BANNERS,
    CARDS,
    CHANCELLOR,
    CITIZEN,
    COLOURS,
    DISCARD_TO,
    EXILE,
    FAVOR,
    FAVOR_TOKENS,
    FIRST_ARCHIVE,
    FIRST_EDIFICE,
    FULL_SUPPLY,
    GRAND_SCEPTER,
    OATH_BANNER,
    OATHS,
    OTHER_SITE_WARBANDS,
    PEOPLES_FAVOR,
    PURPLE,
    REGIONS,
    RELICS,
    RELIQUARY,
    REVEAL_TOKENS,
    ROLES,
    SECRET,
    SITES,
    SLOT_REGION,
    SLOTS,
    START_BANK,
    START_DRAW,
    START_TOKENS,
    START_WARBANDS,
    SUITS,
    TIER_DENIZENS,
    TIER_VISIONS,
    TOP_CRADLE_WARBANDS,
    VISIONS,
    WARBANDS,
)
from regnum.games.oath.lexicon import CARD, NUMBER, PLACE, SEAT, kind, saying
from regnum.games.oath.places import place, slot_at
from regnum.games.oath.powers_data import FIRST_SITE
from regnum.games.oath.realm import is_ruin
from regnum.games.oath.state import PAWN, WAKE, Live, Oath, idle
from regnum.games.oath.tts import read as read_chronicle
from regnum.games.oath.tts import readable
from regnum.games.oath.vocabulary import NONE
from regnum.games.oath.world import World, archive, edifices_left, first_world, relics_left, world_cards

AS_CHRONICLED: Final = "chronicle"
RULINGS: Final = [
    Option("target", "any", "pawn-or-site"),
    Option("dice", "defense", "none"),
    Option("scepter", "taken", "gained"),
    Option("relics", "stay", "dealt"),
]
"""What a table may choose to play otherwise (O-07, O-08, O-46, O-66): a bit of `g.rulings`, set for the second."""
ONLY_PAWN_OR_SITE: Final = 1
NO_DICE_FOR_MISSING: Final = 2
SCEPTER_GAINED: Final = 4
RELICS_DEALT: Final = 8
OPTIONS: Final = [Option("oath", AS_CHRONICLED, *OATHS), Option("chronicle", check=readable, shown=False), *RULINGS]

K_START: Final = kind("start", PLACE, "1.23.a")
K_KEEP: Final = kind("keep", CARD, "1.23.c")
K_TOP: Final = kind("top", CARD, "1.23.d")
K_PROMPT: Final = kind("prompt", PLACE, "1.16/2")
L_START: Final = saying("start", who=SEAT, site=PLACE)
L_FIRST_ADVISER: Final = saying("first-adviser", who=SEAT, n=NUMBER)
L_KEPT: Final = saying("kept", card=CARD)


def seat_of(wish: str) -> tuple[int, int]:
    """Role and colour of a seat ("exile", "citizen:blue"); NONE for any colour. Raises ValueError for unknown words."""
    role, colon, colour = wish.partition(":")
    return ROLES.index(role), COLOURS.index(colour) if colon else NONE


def colours(seats: list[str], citizens: list[int]) -> list[int]:
    """The board of each seat: the colour it asks for, else the first free one on the side of its role (1.9). NONE: there is
    none left."""
    found = [PURPLE if seat_of(s)[0] == CHANCELLOR else seat_of(s)[1] for s in seats]
    for i, wish in enumerate(seats):
        if found[i] == NONE:
            side = [c for c in range(1, len(COLOURS)) if (c in citizens) == (seat_of(wish)[0] == CITIZEN) and c not in found]
            found[i] = side[0] if side else NONE
    return found


def world_of(seats: list[str], options: dict[str, str]) -> World:
    """The world of the Chronicle; the first one has a Citizen's board for every seat that asks for one."""
    if options["chronicle"]:
        return read_chronicle(options["chronicle"])
    world = first_world()
    asked = [seat_of(s) for s in seats]
    named = [colour for role, colour in asked if role == CITIZEN and colour != NONE]
    free = [c for c in range(len(COLOURS) - 1, 0, -1) if c not in [colour for _, colour in asked]]
    world.citizens = named + free[: len([1 for role, colour in asked if role == CITIZEN and colour == NONE])]
    return world


# ---------------------------------------------------------------- before the first question
def tiers(denizens: list[int], visions: list[int], chance: Chance) -> list[int]:
    """A world deck: Visions shuffled into its upper parts, the other denizens below (1.19/2, 8.8)."""
    denizens, visions = sorted(denizens), sorted(visions)
    chance.shuffle(denizens)
    chance.shuffle(visions)
    deck: list[int] = []
    for n, m in zip(TIER_DENIZENS, TIER_VISIONS, strict=True):
        part = denizens[:n] + visions[:m]
        denizens, visions = denizens[n:], visions[m:]
        chance.shuffle(part)
        deck += part
    return deck + denizens


def relics_of(world: World, anew: bool, chance: Chance) -> tuple[list[int], list[list[int]]]:
    """The relic deck and the relics at each site, as the Chronicle has them; `anew`: below those that go to the Reliquary all
    are dealt again (O-66)."""
    deck = world.relic_deck[:]
    if not deck:
        deck = sorted(relics_left(world))
        chance.shuffle(deck)
    if not anew:
        return deck, [relics[:] for relics in world.relics]
    pool = sorted([*deck[len(RELIQUARY) :], *[relic for relics in world.relics for relic in relics]])
    chance.shuffle(pool)
    at_sites = [[pool.pop() for _ in relics] for relics in world.relics]
    return [*deck[: len(RELIQUARY)], *pool], at_sites


def known_world(world: World) -> list[int]:
    """By card, who knows it to be in this world: those on the map everybody; in the first game its whole deck is known."""
    known = {card for cards in world.cards for card in cards} | {*range(FIRST_EDIFICE, len(CARDS))}
    if not world.deck:
        known |= {*range(FIRST_EDIFICE)} - {*FIRST_ARCHIVE}
    return [EVERYBODY if card in known else NOBODY_KNOWS for card in range(len(CARDS))]


def begin(seats: list[str], options: dict[str, str], chance: Chance) -> Oath:
    """The table after steps 1 to 15 and 17 to 22; the prompts of step 16 and step 23 are the first questions.

    The Chronicle is written down where players may read it: what lies facedown in it is shuffled again (8.3.5.6, 8.8)."""
    n = len(seats)
    world = world_of(seats, options)
    oath = world.oath if options["oath"] == AS_CHRONICLED else OATHS.index(options["oath"])
    roles = [seat_of(s)[0] for s in seats]
    cards = world_cards(world)
    deck = tiers([c for c in cards if not is_vision(c)], [c for c in cards if is_vision(c)], chance)
    seen = [site if up else NONE for site, up in zip(world.sites, world.faceup, strict=True)]
    unused = sorted([site for site in range(len(SITES)) if site not in seen])
    chance.shuffle(unused)
    sites = [site if site != NONE else unused.pop() for site in seen]
    rulings = sum([1 << i for i, option in enumerate(RULINGS) if options[option.name] != option.default])
    relic_deck, site_relics = relics_of(world, rulings & RELICS_DEALT != 0, chance)
    spaces = relic_deck[: len(RELIQUARY)]
    chance.shuffle(spaces)
    banner = OATH_BANNER[oath]
    banks = [START_BANK[n]] * len(SUITS)
    spent = sum(banks) + BANNER_START[PEOPLES_FAVOR] + sum([START_TOKENS[role][FAVOR] for role in roles])
    g = Oath(
        chance, False, n, rulings, world.game, world.name, oath, 1, 0, 0, PAWN, 0, roles, colours(seats, world.citizens),
        [NONE] * n, [FULL_SUPPLY] * n, [START_TOKENS[role][FAVOR] for role in roles],
        [START_TOKENS[role][SECRET] for role in roles], [0] * n, [START_WARBANDS[role] for role in roles],
        [WARBANDS[PURPLE], *[WARBANDS[c] for c in range(1, n)]], [[] for _ in range(n)], [[] for _ in range(n)],
        [[] for _ in range(n)], [NONE] * n, [NONE] * len(VISIONS), [[GRAND_SCEPTER], *[[] for _ in range(n - 1)]], [0] * n,
        sites, [site != NONE for site in seen],
        [cards[:] for cards in world.cards], site_relics, [0] * SLOTS, [0] * SLOTS, [0] * SLOTS,
        [NONE] * SLOTS, [NONE] * len(CARDS), [NONE] * len(RELICS), Live([], []), [0] * FIRST_SITE, [0] * FIRST_SITE, banks,
        FAVOR_TOKENS - spent, [CHANCELLOR if b == banner else NONE for b in range(len(BANNERS))], BANNER_START, False,
        CHANCELLOR, False, spaces, relic_deck[len(RELIQUARY) :], unused, deck, 0, [[] for _ in REGIONS], archive(world),
        world.dispossessed[:], edifices_left(world), [], [NOBODY_KNOWS] * len(CARDS), known_world(world),
        [NOBODY_KNOWS] * len(RELICS), [NOBODY_KNOWS] * len(SITES), idle(), None, None, [], [], False, [], [], [], 0, NONE, NONE,
        NONE, world.citizens[:], world.citizens[:], NONE, [],
    )  # fmt: skip
    for slot in range(SLOTS):
        if g.faceup[slot]:
            g.site_seen = changed(g.site_seen, g.sites[slot], EVERYBODY)
        for card in g.cards[slot]:
            g.card_at = changed(g.card_at, card, slot)
            learn(g, card, EVERYBODY)
    g.relic_at = changed(g.relic_at, GRAND_SCEPTER, CHANCELLOR)
    g.relic_seen = changed(g.relic_seen, GRAND_SCEPTER, EVERYBODY)
    g.live = live_now(g)
    lay_warbands(g)
    deal_cards(g)
    return g


def lay_warbands(g: Oath) -> None:
    """Warbands at inhabited faceup sites, and out of the banks those on the boards (1.12, 1.15)."""
    top = top_of_cradle(g)
    for slot in range(SLOTS):
        inhabited = [card for card in g.cards[slot] if not is_ruin(card)]
        n = TOP_CRADLE_WARBANDS if slot == top else OTHER_SITE_WARBANDS if g.faceup[slot] and inhabited else 0
        if n:
            g.garrison = changed(g.garrison, slot, n)
            g.garrison_of = changed(g.garrison_of, slot, CHANCELLOR)
    for p in range(g.seats):
        colour = p if g.role[p] == EXILE else CHANCELLOR
        g.bank = changed(g.bank, colour, g.bank[colour] - g.warbands[p])
    g.bank = changed(g.bank, CHANCELLOR, g.bank[CHANCELLOR] - sum(g.garrison))


def top_of_cradle(g: Oath) -> int:
    """The slot of the topmost faceup site of the Cradle."""
    return next(slot for slot in range(SLOTS) if g.faceup[slot] and SLOT_REGION[slot] == 0)


def deal_cards(g: Oath) -> None:
    """The first cards of the piles and of the players come from the bottom of the world deck (1.19 to 1.22)."""
    for pile in range(len(REGIONS)):
        g.piles = changed(g.piles, pile, [g.world[-1]])
        g.world = g.world[:-1]
    for p in range(g.seats):
        taken = g.world[-START_DRAW:]
        g.world = g.world[:-START_DRAW]
        g.hand = changed(g.hand, p, taken)
        for card in taken:
            learn(g, card, only(p))
        g.visions_drawn += len([card for card in taken if is_vision(card)])


# ---------------------------------------------------------------- the first questions
def waiting_prompts(g: Oath) -> list[int]:
    """Faceup sites whose prompt asks for favor that they have not received."""
    return [s for s in range(SLOTS) if g.faceup[s] and g.site_favor[s] < REVEAL_TOKENS[g.sites[s]][FAVOR]]


def prompts(g: Oath) -> Rule[None]:
    """Faceup sites receive what their prompts ask for; where the favor is short, the Chancellor decides (1.16)."""
    for slot in range(SLOTS):
        if g.faceup[slot]:
            g.site_secrets = changed(g.site_secrets, slot, REVEAL_TOKENS[g.sites[slot]][SECRET])
    while g.shared and waiting_prompts(g):
        short = sum([REVEAL_TOKENS[g.sites[s]][FAVOR] - g.site_favor[s] for s in waiting_prompts(g)]) > g.shared
        slot = waiting_prompts(g)[0]
        if short:
            slot = slot_at(g, (yield Ask(CHANCELLOR, K_PROMPT, partial(waiting_places, g))))
        n = min(g.shared, REVEAL_TOKENS[g.sites[slot]][FAVOR] - g.site_favor[slot])
        g.site_favor = changed(g.site_favor, slot, g.site_favor[slot] + n)
        g.shared -= n


def waiting_places(g: Oath) -> list[int]:
    """The same sites by their names."""
    return [place(g, slot) for slot in waiting_prompts(g)]


def start_places(g: Oath, p: int) -> list[int]:
    """Where a pawn may start: any faceup site, the Chancellor's at the top of the Cradle (1.23.a, 1.23.b)."""
    if p == CHANCELLOR:
        return [place(g, top_of_cradle(g))]
    return [place(g, slot) for slot in range(SLOTS) if g.faceup[slot]]


def hand_of(g: Oath, p: int) -> list[int]:
    """The cards in a hand."""
    return g.hand[p]


def take_place(g: Oath) -> Rule[None]:
    """One player places the pawn and keeps one of three cards (1.23); then the next, then the Chancellor wakes."""
    me = g.at
    if me == CHANCELLOR:
        yield from prompts(g)
    g.pawn = changed(g.pawn, me, slot_at(g, (yield Ask(me, K_START, partial(start_places, g, me)))))
    g.say(L_START, me, place(g, g.pawn[me]))
    kept = yield Ask(me, K_KEEP, partial(hand_of, g, me))
    g.hand = changed(g.hand, me, [card for card in g.hand[me] if card != kept])
    to_hidden(g, me, kept)
    g.say(L_KEPT, kept, to=only(me))
    top = yield Ask(me, K_TOP, partial(hand_of, g, me))
    others = [card for card in g.hand[me] if card != top]
    pile = DISCARD_TO[SLOT_REGION[g.pawn[me]]]
    for card in [*others, top]:
        to_pile(g, me, card, pile)
    g.say(L_FIRST_ADVISER, me, len(others) + 1)
    g.at += 1
    if g.at == g.seats:
        g.at, g.stage, g.turn = 0, WAKE, CHANCELLOR
