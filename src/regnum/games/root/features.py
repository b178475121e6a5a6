"""What a seat may know, as numbers for learning agents. Factions keep their places; `me` says whose eyes these are."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from regnum.engine.knowledge import knows
from regnum.engine.layout import Axis, Layout
from regnum.games.root.board import ruler
from regnum.games.root.boards import HOSTILE
from regnum.games.root.components import (
    ALLIANCE,
    AUTOMATON,
    CARD_NAMES,
    CARD_SUIT,
    CHARACTERS,
    CORVID,
    DECKS,
    DUCHY,
    EYRIE,
    FACTIONS,
    FOREST,
    ITEMS,
    LIZARD,
    MAPS,
    NOBODY,
    PIECES,
    PLACES,
    PLOTS,
    QUEST_DATA,
    RIVERFOLK,
    RUIN,
    SUITS,
    VAGABOND,
    VAGABOND2,
    VAGABOND_DATA,
    VAGABONDS,
)
from regnum.games.root.factions.eyrie import COLUMNS, LEADERS
from regnum.games.root.factions.ministers import MINISTERS, RANKS
from regnum.games.root.factions.services import SERVICES
from regnum.games.root.state import (
    AUTOMATA_BIT,
    DIFFICULTIES,
    DIFFICULTY_BIT,
    PHASES,
    TOGETHER,
    TRAIT_BIT,
    Root,
    automata,
    order_card,
)

F: Final = 9
CLEARINGS: Final = 12
KINDS_OF_ITEM: Final = 8
BUILDINGS: Final = 9
MOST_TURNS: Final = 200
MOST_ACTIONS: Final = 20
MOST_POINTS: Final = 40
MOST_CARDS: Final = 110
MOST_WARRIORS: Final = 25
MOST_HITS: Final = 12
FORESTS: Final = 12
STANDS: Final = CLEARINGS + FORESTS
KINDS_OF_CHARACTER: Final[int] = len(CHARACTERS)
QUESTS: Final[int] = len(QUEST_DATA["quest"])

FACTION: Final = Axis("faction", FACTIONS)
CLEARING: Final = Axis("clearing", [str(c + 1) for c in range(CLEARINGS)])
PLACE: Final = Axis("place", [*CLEARING.slugs, "burrow"])
CARD: Final = Axis("card", CARD_NAMES)
ITEM: Final = Axis("item", ITEMS)
SUIT: Final = Axis("suit", SUITS)
QUEST: Final = Axis("quest", [quest["id"] for quest in QUEST_DATA["quest"]])
BUILDING: Final = Axis("building", PIECES[: RUIN + 1])
PLOT: Final = Axis("plot", PLOTS)
PAWN: Final = Axis("pawn", [FACTIONS[VAGABOND], FACTIONS[VAGABOND2]])
STAND: Final = Axis("stand", [*CLEARING.slugs, *[f"forest-{n + 1}" for n in range(FORESTS)]])

COLUMN: Final = Axis("column", COLUMNS)
STATE: Final = Axis("state", ["ready", "exhausted", "damaged", "damaged-exhausted"])
RELATION: Final = ["hostile", *VAGABOND_DATA["relationships"]["spaces"]]

LAYOUT: Final = Layout(1)
ME: Final[int] = LAYOUT.flag("me", FACTION)
NOW: Final[int] = LAYOUT.flag("active", FACTION)
ORDER: Final[int] = LAYOUT.count("turn-order", 6, FACTION)
MAP: Final[int] = LAYOUT.flag("map", Axis("map", MAPS))
DECK: Final[int] = LAYOUT.flag("deck", Axis("deck", DECKS))
TURN: Final[int] = LAYOUT.count("turn", MOST_TURNS)
PHASE: Final[int] = LAYOUT.flag("phase", Axis("phase", PHASES))
ACTIONS: Final[int] = LAYOUT.count("actions", MOST_ACTIONS, Axis("actions", ["taken", "gained"]))
ACTIVATED: Final[int] = LAYOUT.count("activated", 12, SUIT)
DRAW_PILE: Final[int] = LAYOUT.count("draw-pile", MOST_CARDS)
ITEM_SUPPLY: Final[int] = LAYOUT.count("item-supply", 3, ITEM)
OPEN_QUESTS: Final[int] = LAYOUT.flag("quests", QUEST)
HAND: Final[int] = LAYOUT.flag("hand", CARD)
KNOWN: Final[int] = LAYOUT.category("known", FACTIONS, CARD)
EFFECTS: Final[int] = LAYOUT.category("effects", FACTIONS, CARD)
DISCARDS: Final[int] = LAYOUT.flag("discards", CARD)
SOULS: Final[int] = LAYOUT.flag("lost-souls", CARD)
AVAILABLE: Final[int] = LAYOUT.flag("available", CARD)
USED: Final[int] = LAYOUT.flag("used", CARD)
SUIT_OF: Final[int] = LAYOUT.flag("suit", CLEARING, SUIT)
WARRIORS: Final[int] = LAYOUT.count("warriors", MOST_WARRIORS, FACTION, PLACE)
BUILT: Final[int] = LAYOUT.count("buildings", 3, CLEARING, BUILDING)
WOOD: Final[int] = LAYOUT.count("wood", 8, CLEARING)
KEEP: Final[int] = LAYOUT.flag("keep", CLEARING)
SYMPATHY: Final[int] = LAYOUT.flag("sympathy", CLEARING)
POSTS: Final[int] = LAYOUT.flag("trade-post", CLEARING)
TUNNELS: Final[int] = LAYOUT.flag("tunnel", CLEARING)
PLOT_DOWN: Final[int] = LAYOUT.flag("plot-facedown", CLEARING)
PLOT_AT: Final[int] = LAYOUT.flag("plot", CLEARING, PLOT)
RUIN_ITEMS: Final[int] = LAYOUT.count("ruin-items", 4, CLEARING)
FERRY: Final[int] = LAYOUT.flag("ferry", CLEARING)
SCORCHED: Final[int] = LAYOUT.flag("scorched", CLEARING)
CLOSED: Final[int] = LAYOUT.flag("closed-path", CLEARING, CLEARING)
RULER: Final[int] = LAYOUT.flag("ruler", CLEARING, FACTION)
POINTS: Final[int] = LAYOUT.count("points", MOST_POINTS, FACTION)
SUPPLY: Final[int] = LAYOUT.count("supply", MOST_WARRIORS, FACTION)
HAND_COUNT: Final[int] = LAYOUT.count("hand-count", MOST_CARDS, FACTION)
CRAFTED: Final[int] = LAYOUT.count("crafted", 12, FACTION, ITEM)
WORN: Final[int] = LAYOUT.count("worn", 12, FACTION, ITEM)
DOMINANCE: Final[int] = LAYOUT.category("dominance", CARD_NAMES, FACTION)
COFFINS: Final[int] = LAYOUT.count("coffins", MOST_WARRIORS, FACTION)
LEADER: Final[int] = LAYOUT.flag("leader", Axis("leader", LEADERS))
DEPOSED: Final[int] = LAYOUT.flag("deposed", Axis("leader", LEADERS))
DECREE: Final[int] = LAYOUT.count("decree", 30, COLUMN, SUIT)
RESOLVING: Final[int] = LAYOUT.flag("column", COLUMN)
TODO: Final[int] = LAYOUT.count("todo", 30, SUIT)
OFFICERS: Final[int] = LAYOUT.count("officers", 10)
SUPPORTER_COUNT: Final[int] = LAYOUT.count("supporter-count", MOST_CARDS)
SUPPORTERS: Final[int] = LAYOUT.count("supporters", MOST_CARDS, SUIT)
CHARACTER: Final[int] = LAYOUT.flag("character", PAWN, Axis("character", CHARACTERS))
PAWN_AT: Final[int] = LAYOUT.flag("pawn-at", PAWN, STAND)
ITEMS_OF: Final[int] = LAYOUT.count("items", 12, PAWN, STATE, ITEM)
RELATIONS: Final[int] = LAYOUT.category("relations", RELATION, PAWN, FACTION)
AIDS: Final[int] = LAYOUT.count("aids", MOST_ACTIONS, PAWN, FACTION)
QUESTS_DONE: Final[int] = LAYOUT.flag("quests-done", PAWN, QUEST)
COALITION: Final[int] = LAYOUT.flag("coalition", PAWN, FACTION)
ACOLYTES: Final[int] = LAYOUT.count("acolytes", MOST_WARRIORS)
OUTCAST: Final[int] = LAYOUT.flag("outcast", SUIT)
HATED: Final[int] = LAYOUT.flag("hated")
REVEALED: Final[int] = LAYOUT.flag("revealed", CARD)
FUNDS: Final[int] = LAYOUT.count("funds", MOST_WARRIORS, Axis("purse", ["funds", "payments", "committed"]), FACTION)
FOUNDED: Final[int] = LAYOUT.count("trade-posts-founded", 3, SUIT)
PRICES: Final[int] = LAYOUT.count("prices", 4, Axis("service", SERVICES))
HIRED: Final[int] = LAYOUT.flag("hired", Axis("service", ["riverboats", "mercenaries"]), FACTION)
SWAYED: Final[int] = LAYOUT.flag("swayed", Axis("minister", MINISTERS))
MINISTERS_USED: Final[int] = LAYOUT.flag("ministers-used", Axis("minister", MINISTERS))
CROWNS: Final[int] = LAYOUT.count("crowns", 3, Axis("rank", RANKS))
PLOT_SUPPLY: Final[int] = LAYOUT.count("plot-supply", 2, PLOT)
PLOTS_LEFT: Final[int] = LAYOUT.count("plots-left", 8)
PLOTS_PLACED: Final[int] = LAYOUT.count("plots-placed", 8)
EXERTED: Final[int] = LAYOUT.flag("exerted")
ATTACKER: Final[int] = LAYOUT.flag("attacker", FACTION)
DEFENDER: Final[int] = LAYOUT.flag("defender", FACTION)
BATTLE_AT: Final[int] = LAYOUT.flag("battle-at", CLEARING)
HITS: Final[int] = LAYOUT.count(
    "hits", MOST_HITS, Axis("hits", ["rolled-attack", "rolled-defence", "extra-attack", "extra-defence"])
)
DICE: Final[int] = LAYOUT.category("dice", ["0", "1", "2", "3"], Axis("die", ["high", "low"]))
AUTOMATIC: Final[int] = LAYOUT.flag("automaton", FACTION)
ORDER_CARD: Final[int] = LAYOUT.flag("order-card", CARD)
DIFFICULTY: Final[int] = LAYOUT.flag("difficulty", Axis("difficulty", DIFFICULTIES))
GOAL: Final[int] = LAYOUT.flag("together")
TRAITS_OF: Final[list[int]] = [LAYOUT.flag(f"traits-{a}", Axis("trait", data["traits"])) for a, data in AUTOMATON.items()]


def features(g: Root, seat: int, out: BytesWriter) -> None:
    """What `seat` may know: all but others' hands and stacks, plots that lie face down, what lies under ruins and in piles."""
    me = g.seat.index(seat)
    out[ME + me] = 1
    out[NOW + g.order[g.now]] = 1
    out[MAP + g.map_] = 1
    out[DECK + g.deck_] = 1
    out[TURN] = min(g.turn, MOST_TURNS)
    out[PHASE + g.phase] = 1
    if g.actions >= 0:
        out[ACTIONS] = min(g.actions, MOST_ACTIONS)
    else:
        out[ACTIONS + 1] = min(-g.actions, MOST_ACTIONS)
    for suit in range(len(g.activated)):
        out[ACTIVATED + suit] = g.activated[suit]
    out[DRAW_PILE] = len(g.draw_pile)
    for item in range(KINDS_OF_ITEM):
        out[ITEM_SUPPLY + item] = g.item_supply[item]
    flag_all(g.quests, OPEN_QUESTS, out)
    flag_all(g.hands[me], HAND, out)
    flag_all(g.discards, DISCARDS, out)
    flag_all(g.lost_souls, SOULS, out)
    flag_all(g.available, AVAILABLE, out)
    for card in g.used:
        if card >= 0:
            out[USED + card] = 1
    write_map(g, me, out)
    mine = g.order.index(me)
    n = len(g.order)
    for i in range(n):
        f = g.order[(mine + i) % n]
        out[ORDER + f] = i + 1
        write_faction(g, f, seat, out)
        write_board(g, f, f == me, out)
    if g.variants >> AUTOMATA_BIT:
        write_automata(g, out)
    battle = g.battle
    if battle is not None:
        out[ATTACKER + battle.attacker] = 1
        out[DEFENDER + battle.defender] = 1
        out[BATTLE_AT + battle.clearing] = 1
        out[HITS] = min(battle.rolled_attack, MOST_HITS)
        out[HITS + 1] = min(battle.rolled_defence, MOST_HITS)
        out[HITS + 2] = min(battle.extra_attack, MOST_HITS)
        out[HITS + 3] = min(battle.extra_defence, MOST_HITS)
        out[DICE] = battle.high + 1
        out[DICE + 1] = battle.low + 1


def flag_all(things: list[int], base: int, out: BytesWriter) -> None:
    """Sets the flag of each thing."""
    for thing in things:
        out[base + thing] = 1


def flag_bits(bits: int, base: int, out: BytesWriter) -> None:
    """Sets the flag of each bit."""
    while bits:
        low = bits & -bits
        out[base + low.bit_length() - 1] = 1
        bits -= low


def tally(cards: list[int], base: int, out: BytesWriter) -> None:
    """Counts cards by suit."""
    for card in cards:
        i = base + CARD_SUIT[card]
        out[i] = out[i] + 1


# ---------------------------------------------------------------- the map
def write_map(g: Root, me: int, out: BytesWriter) -> None:
    """The clearings; the kind of a plot that lies face down is the Corvids' secret (13.2.2.I)."""
    for c in range(CLEARINGS):
        out[SUIT_OF + c * 4 + g.suits[c]] = 1
        for b in g.buildings[c]:
            i = BUILT + c * BUILDINGS + b
            out[i] = out[i] + 1
        if g.wood[c]:
            out[WOOD + c] = g.wood[c]
        if g.ruin_items[c]:
            out[RUIN_ITEMS + c] = len(g.ruin_items[c])
        plot = g.plots[c]
        if plot < 0:
            out[PLOT_DOWN + c] = 1
            if me == CORVID:
                out[PLOT_AT + c * 4 - plot - 1] = 1
        elif plot > 0:
            out[PLOT_AT + c * 4 + plot - 1] = 1
        who = ruler(g, c)
        if who != NOBODY:
            out[RULER + c * F + who] = 1
    flag_bits(g.sympathy, SYMPATHY, out)
    flag_bits(g.posts, POSTS, out)
    flag_bits(g.tunnels, TUNNELS, out)
    flag_bits(g.scorched, SCORCHED, out)
    for a, b in g.closed:
        out[CLOSED + a * CLEARINGS + b] = 1
        out[CLOSED + b * CLEARINGS + a] = 1
    if g.keep != NOBODY:
        out[KEEP + g.keep] = 1
    if g.ferry != NOBODY:
        out[FERRY + g.ferry] = 1


# ---------------------------------------------------------------- the factions
def write_faction(g: Root, f: int, seat: int, out: BytesWriter) -> None:
    """A faction's pieces and play area, and the cards of its hand that `seat` has seen there; the Riverfolk's lie open."""
    first = f * PLACES
    for place in range(PLACES):
        n = g.warriors[first + place]
        if n:
            out[WARRIORS + first + place] = n
    out[POINTS + f] = min(g.points[f], MOST_POINTS)
    out[SUPPLY + f] = g.supply[f]
    out[HAND_COUNT + f] = len(g.hands[f])
    out[COFFINS + f] = g.coffins[f]
    for card in g.effects[f]:
        out[EFFECTS + card] = f + 1
    if g.seat[f] != seat:
        for card in g.hands[f]:
            if f == RIVERFOLK or knows(g.seen[card], seat):
                out[KNOWN + card] = f + 1
    for item in range(KINDS_OF_ITEM):
        if g.crafted[f][item]:
            out[CRAFTED + f * KINDS_OF_ITEM + item] = g.crafted[f][item]
        if g.worn[f * KINDS_OF_ITEM + item]:
            out[WORN + f * KINDS_OF_ITEM + item] = g.worn[f * KINDS_OF_ITEM + item]
    out[DOMINANCE + f] = g.dominance[f] + 1


def write_board(g: Root, f: int, mine: bool, out: BytesWriter) -> None:
    """A faction board."""
    if f == EYRIE:
        write_eyrie(g, out)
    elif f == ALLIANCE:
        write_alliance(g, mine, out)
    elif f in VAGABONDS:
        write_vagabond(g, f - VAGABOND, out)
    elif f == LIZARD:
        write_lizard(g, out)
    elif f == RIVERFOLK:
        write_riverfolk(g, out)
    elif f == DUCHY:
        write_duchy(g, out)
    elif f == CORVID:
        write_corvid(g, mine, out)


def write_eyrie(g: Root, out: BytesWriter) -> None:
    """The Decree and the leaders."""
    e = g.eyrie
    if e.leader != NOBODY:
        out[LEADER + e.leader] = 1
    flag_bits(e.deposed, DEPOSED, out)
    for column in range(len(e.decree)):
        tally(e.decree[column], DECREE + column * 4, out)
    if g.order[g.now] == EYRIE and e.todo:
        out[RESOLVING + e.column] = 1
        tally(e.todo, TODO, out)


def write_alliance(g: Root, mine: bool, out: BytesWriter) -> None:
    """Officers and Supporters, whose faces are for the Alliance alone."""
    out[OFFICERS] = g.alliance.officers
    out[SUPPORTER_COUNT] = len(g.alliance.supporters)
    if mine:
        tally(g.alliance.supporters, SUPPORTERS, out)


def write_vagabond(g: Root, i: int, out: BytesWriter) -> None:
    """Character, pawn, items, relationships and quests."""
    v = g.vagabonds[i]
    if v.character != NOBODY:
        out[CHARACTER + i * KINDS_OF_CHARACTER + v.character] = 1
    if v.at != NOBODY:
        out[PAWN_AT + i * STANDS + (v.at if v.at < FOREST else v.at - FOREST + CLEARINGS)] = 1
    for k in range(4 * KINDS_OF_ITEM):
        if v.items[k]:
            out[ITEMS_OF + i * 4 * KINDS_OF_ITEM + k] = v.items[k]
    for f in g.order:
        if f not in VAGABONDS:
            out[RELATIONS + i * F + f] = v.relations[f] - HOSTILE + 1
            out[AIDS + i * F + f] = min(v.aids[f], MOST_ACTIONS)
    flag_all(v.quests, QUESTS_DONE + i * QUESTS, out)
    if v.partner != NOBODY:
        out[COALITION + i * F + v.partner] = 1


def write_lizard(g: Root, out: BytesWriter) -> None:
    """Acolytes, the Outcast and revealed cards."""
    out[ACOLYTES] = g.lizard.acolytes
    out[OUTCAST + g.lizard.outcast] = 1
    if g.lizard.hated:
        out[HATED] = 1
    flag_all(g.lizard.revealed, REVEALED, out)


def write_riverfolk(g: Root, out: BytesWriter) -> None:
    """Funds, prices and trade posts."""
    r = g.riverfolk
    for f in range(F):
        out[FUNDS + f] = r.funds[f]
        out[FUNDS + F + f] = r.payments[f]
        out[FUNDS + 2 * F + f] = r.committed[f]
    for k in range(3):
        out[FOUNDED + k] = r.founded[k]
        out[PRICES + k] = r.prices[k]
    if r.riverboats != NOBODY:
        out[HIRED + r.riverboats] = 1
    if r.mercenaries != NOBODY:
        out[HIRED + F + r.mercenaries] = 1


def write_duchy(g: Root, out: BytesWriter) -> None:
    """Ministers, crowns and revealed cards."""
    d = g.duchy
    flag_bits(d.swayed, SWAYED, out)
    flag_bits(d.used, MINISTERS_USED, out)
    for rank in range(len(d.crowns)):
        out[CROWNS + rank] = d.crowns[rank]
    flag_all(d.revealed, REVEALED, out)


def write_automata(g: Root, out: BytesWriter) -> None:
    """Who plays itself, how hard, by which order and traits, and for what goal people play."""
    flag_all(automata(g), AUTOMATIC, out)
    flag_all(order_card(g), ORDER_CARD, out)
    out[DIFFICULTY + (g.variants >> DIFFICULTY_BIT & 3)] = 1
    if g.variants & TOGETHER:
        out[GOAL] = 1
    first = TRAIT_BIT
    for i, data in enumerate(AUTOMATON.values()):
        n = len(data["traits"])
        flag_bits(g.variants >> first & (1 << n) - 1, TRAITS_OF[i], out)
        first += n


def write_corvid(g: Root, mine: bool, out: BytesWriter) -> None:
    """Plots in supply; their kinds are for the Corvids alone."""
    left = 0
    for k in range(4):
        left += g.corvid.supply[k]
        if mine:
            out[PLOT_SUPPLY + k] = g.corvid.supply[k]
    out[PLOTS_LEFT] = left
    out[PLOTS_PLACED] = min(g.corvid.placed, 8)
    if g.corvid.exerted:
        out[EXERTED] = 1
