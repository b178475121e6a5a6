"""Vagabond (9): the turn. Items, relationships, the pawn, quests and characters have their own files."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import PASS, Ask, Refusal, Rule
from regnum.games.root.battle import battle, can_battle
from regnum.games.root.board import VAGABONDS
from regnum.games.root.components import (
    ANY,
    BOOTS,
    CHARACTERS,
    COINS,
    CROSSBOW,
    FACTION,
    FOREST,
    HAMMER,
    ITEMS,
    PLACES,
    RIVERFOLK,
    SWORD,
    TEAPOT,
    TORCH,
    VAGABOND,
    VAGABOND2,
    VAGABOND_DATA,
    WOODLANDS,
)
from regnum.games.root.craft import can_craft, craft
from regnum.games.root.factions.characters import (
    CHARACTER,
    can_special,
    can_strike_swiftly,
    choose_ally,
    protect,
    protects,
    special,
    swift_strike,
)
from regnum.games.root.factions.faction import Faction, Loss, Step, enlist
from regnum.games.root.factions.items import (
    REFRESH,
    REFRESH_PER_TEAPOT,
    board_of,
    damage_some,
    damaged,
    drop,
    exhaust,
    exhaust_any,
    gain,
    ready,
    refresh,
    repair_some,
    rest,
    swords,
    tracked,
    undamaged,
)
from regnum.games.root.factions.pawn import go_for_boots, slip, walk, walks
from regnum.games.root.factions.quests import can_explore, explore, fill_ruins, lay_quests, quest, solvable
from regnum.games.root.factions.relationships import (
    aid,
    aidable,
    become_hostile,
    has_removed,
    infamy,
    join,
)
from regnum.games.root.fight import Fight
from regnum.games.root.lexicon import (
    DEED,
    FACTION_ACC,
    FACTION_OF,
    ITEM_READY,
    PIECE,
    PLACE_IN,
    SEAT,
    deed,
    kind,
    reason,
    saying,
)
from regnum.games.root.menu import CRAFT, EXTRAS, K_ACT, between, do_extra, menu
from regnum.games.root.pieces import aftermath, lose, pieces_at, take_warriors
from regnum.games.root.setup import CHARACTER_OPEN
from regnum.games.root.state import Root
from regnum.games.root.victory import score

K_CHARACTER: Final = kind("character", CHARACTER, "9.3.1")
K_FOREST: Final = kind("forest", PLACE_IN, "9.3.2")
K_STRIKE: Final = kind("strike", FACTION_ACC, "9.5.6")
K_STRIKE_AT: Final = kind("strike-at", PIECE, "9.5.6", FACTION_OF)
L_CHARACTER: Final = saying("character", who=SEAT, character=CHARACTER)
L_FOREST: Final = saying("forest", who=SEAT, at=PLACE_IN)
R_NOT_READY: Final = reason("not-ready", "9.5", ITEM_READY)
R_NOTHING_HERE: Final = reason("nothing-here", "9.5", DEED)

STARTING_ITEMS: Final[list[list[int]]] = [[ITEMS.index(item) for item in c["items"]] for c in VAGABOND_DATA["character"]]
DRAWS: Final[int] = FACTION["vagabond"]["draw"]["base"]

MOVE: Final = deed("move")
BATTLE: Final = deed("battle")
EXPLORE: Final = deed("explore")
AID: Final = deed("aid")
QUEST: Final = deed("quest")
STRIKE: Final = deed("strike")
REPAIR: Final = deed("repair")
SPECIAL: Final = deed("special")
NEEDS: Final = ((MOVE, BOOTS), (BATTLE, SWORD), (EXPLORE, TORCH), (STRIKE, CROSSBOW), (REPAIR, HAMMER), (SPECIAL, TORCH))
"""The item each action exhausts."""


def active(g: Root) -> int:
    """The Vagabond whose turn it is."""
    return g.order[g.now]


# ---------------------------------------------------------------- Birdsong
def refresh_step(g: Root) -> Rule[bool] | None:
    """Refresh (9.4.1), one item at a time."""
    return refresh(g, active(g))


def slip_step(g: Root) -> Rule[bool]:
    """Slip (9.4.2)."""
    yield from slip(g, active(g))
    return False


# ---------------------------------------------------------------- Daylight
def deeds(g: Root, f: int) -> list[int]:
    """What a Vagabond can do now, in any order and number (9.5)."""
    found: list[int] = []
    if walks(g, f):
        found.append(MOVE)
    if ready(g, f, SWORD) and can_battle(g, f):
        found.append(BATTLE)
    if can_explore(g, f):
        found.append(EXPLORE)
    if aidable(g, f):
        found.append(AID)
    if solvable(g, f):
        found.append(QUEST)
    if targets(g, f):
        found.append(STRIKE)
    if ready(g, f, HAMMER) and damaged(g, f):
        found.append(REPAIR)
    if can_craft(g, f):
        found.append(CRAFT)
    if can_special(g, f):
        found.append(SPECIAL)
    return found


def refused(g: Root, f: int) -> list[Refusal]:
    """The actions that are closed, for want of an item or of something to act on."""
    able = deeds(g, f)
    found = [
        Refusal(what, R_NOTHING_HERE, what) if ready(g, f, item) else Refusal(what, R_NOT_READY, item)
        for what, item in NEEDS
        if what not in able
    ]
    return found + [Refusal(what, R_NOTHING_HERE, what) for what in (AID, QUEST, CRAFT) if what not in able]


def daylight(g: Root) -> Rule[bool]:
    """One deed of Daylight."""
    f = active(g)
    what = yield Ask(g.seat[f], K_ACT, lambda: menu(g, f, deeds(g, f)), why=lambda: refused(g, f))
    if what == PASS:
        return False
    if what == SPECIAL:
        return (yield from special(g, f))
    if what in EXTRAS:
        yield from do_extra(g, f, what)
    elif what == MOVE:
        yield from walk(g, f)
    elif what == BATTLE:
        yield from attack(g, f)
    elif what == EXPLORE:
        yield from explore(g, f)
    elif what == AID:
        yield from aid(g, f)
    elif what == QUEST:
        yield from quest(g, f)
    elif what == STRIKE:
        yield from strike(g, f)
    elif what == REPAIR:
        exhaust(g, f, HAMMER)
        yield from repair_some(g, f, 1)
    else:
        yield from craft(g, f)
    return True


def attack(g: Root, f: int) -> Rule[None]:
    """A sword for a battle (9.5.2)."""
    exhaust(g, f, SWORD)
    yield from battle(g, f)


def targets(g: Root, f: int) -> list[int]:
    """Players with warriors, buildings or tokens in the pawn's clearing, while there is a crossbow (9.5.6)."""
    c = board_of(g, f).at
    if c >= PLACES or not ready(g, f, CROSSBOW):
        return []
    return [x for x in sorted(g.order) if x != f and (g.warriors[x * PLACES + c] or pieces_at(g, x, c))]


def strike(g: Root, f: int) -> Rule[None]:
    """A crossbow removes a warrior, or a building or token of a player without warriors here; it is no battle (9.5.6)."""
    c = board_of(g, f).at
    victim = yield Ask(g.seat[f], K_STRIKE, lambda: targets(g, f))
    exhaust(g, f, CROSSBOW)
    loss = Loss(victim, c, f)
    if g.warriors[victim * PLACES + c]:
        loss.warriors = take_warriors(g, victim, c, 1, f)
    else:
        piece = yield Ask(g.seat[f], K_STRIKE_AT, lambda: sorted(set(pieces_at(g, victim, c))), about=victim)
        lose(g, loss, piece)
        score(g, f, 1)  # 3.2.1
    yield from aftermath(g, [loss])


# ---------------------------------------------------------------- Evening
def rest_step(g: Root) -> None:
    """Evening's rest, in a forest (9.6.1)."""
    if board_of(g, active(g)).at >= FOREST:
        rest(g, active(g))


def drop_step(g: Root) -> Rule[bool] | None:
    """Item capacity (9.6.4), one item at a time."""
    return drop(g, active(g))


# ---------------------------------------------------------------- the faction
def unclaimed(g: Root, f: int) -> list[int]:
    """The characters left for a Vagabond; the one named with the seat, if one was (9.3.1)."""
    named = g.agenda[f - VAGABOND]
    if named != CHARACTER_OPEN:
        return [named]
    other = VAGABOND + VAGABOND2 - f
    taken = [board_of(g, other).character, g.agenda[other - VAGABOND]]
    return [c for c in range(len(CHARACTERS)) if c not in taken]


class Vagabond(Faction):
    """One Vagabond; the second plays by the same rules."""

    def set_up(self, g: Root) -> Rule[None]:
        """Character, pawn, quests, ruins, items (9.3); the first of two lays out quests and ruin items for both (9.7)."""
        f = self.f
        board = board_of(g, f)
        board.character = yield Ask(g.seat[f], K_CHARACTER, lambda: unclaimed(g, f))
        g.say(L_CHARACTER, g.seat[f], board.character)
        forests = len(WOODLANDS[g.map_].forests)
        board.at = yield Ask(g.seat[f], K_FOREST, lambda: [FOREST + i for i in range(forests)])
        g.say(L_FOREST, g.seat[f], board.at)
        if not g.quests:
            lay_quests(g)
            fill_ruins(g)
        for item in STARTING_ITEMS[board.character]:
            gain(g, f, item)

    def begins_turn(self, g: Root) -> None:
        """Teapots are counted as Birdsong begins; aids and improvising start anew (9.4.1, 9.2.9.I.a, E.7.2)."""
        board = board_of(g, self.f)
        board.fresh = REFRESH + REFRESH_PER_TEAPOT * ready(g, self.f, TEAPOT)
        board.aids = [0] * len(board.aids)
        board.improvised = False

    def birdsong(self) -> list[Step]:
        return [between, refresh_step, slip_step, between]

    def daylight(self) -> list[Step]:
        return [daylight]

    def evening(self) -> list[Step]:
        return [rest_step, between]

    def night(self) -> list[Step]:
        return [drop_step]

    def draws(self, g: Root) -> int:
        return DRAWS + tracked(g, self.f, COINS)

    # ---------------------------------------------------------------- crafting
    def crafting(self, g: Root) -> list[int]:
        """Ready hammers, in the suit of the pawn's clearing (9.2.1)."""
        found = [0, 0, 0]
        at = board_of(g, self.f).at
        if at < PLACES:
            found[g.suits[at]] = ready(g, self.f, HAMMER)
        return found

    def can_activate(self, g: Root, cost: list[int]) -> bool:
        """Hammers, all of the suit of the pawn's clearing (9.2.1, 9.5.8)."""
        at = board_of(g, self.f).at
        if at >= PLACES or len(cost) > ready(g, self.f, HAMMER):
            return False
        for suit in cost:
            if suit not in (ANY, g.suits[at]):
                return False
        return True

    def activate(self, g: Root, cost: list[int]) -> Rule[None]:
        for _ in cost:
            exhaust(g, self.f, HAMMER)
        yield from ()

    def take_item(self, g: Root, item: int) -> None:
        gain(g, self.f, item)

    # ---------------------------------------------------------------- moves and battles
    def pawn_routes(self, g: Root) -> list[int]:
        return walks(g, self.f, 0)

    def move_pawn(self, g: Root, to: int) -> Rule[None]:
        yield from go_for_boots(g, self.f, to, 0)

    def finds_ally(self, g: Root, foe: int) -> Rule[int]:
        return (yield from choose_ally(g, self.f, foe))

    def fighters(self, g: Root, c: int) -> int:
        return swords(g, self.f)

    def defenseless(self, g: Root, c: int) -> bool:
        """Without an undamaged sword (9.2.4)."""
        return swords(g, self.f) == 0

    def before_roll(self, g: Root, fight: Fight) -> Rule[None] | None:
        return protect(g, self.f, fight) if protects(g, self.f, fight) else None

    def after_roll(self, g: Root, fight: Fight) -> Rule[None] | None:
        return swift_strike(g, self.f, fight) if can_strike_swiftly(g, self.f) else None

    def after_battle(self, g: Root, fight: Fight) -> None:
        """An ally that bled more than the Vagabond turns hostile (9.2.9.II.d)."""
        if fight.attacker == self.f and fight.warrior_hits > fight.pawn_hits:
            become_hostile(g, self.f, fight.ally)

    def can_be_damaged(self, g: Root) -> bool:
        return bool(undamaged(g, self.f))

    def damage_items(self, g: Root, n: int) -> Rule[None]:
        yield from damage_some(g, self.f, n)

    def removes_warriors(self, g: Root, victim: int, c: int, n: int, in_battle: bool) -> None:
        has_removed(g, self.f, victim, n, in_battle)

    def removes_pieces(self, g: Root, victim: int, n: int) -> None:
        if victim not in VAGABONDS:
            infamy(g, self.f, victim, n)

    def minds(self, g: Root, loss: Loss) -> bool:
        """A pawn is never removed (9.2.2)."""
        return False

    def form_coalition(self, g: Root) -> Rule[None]:
        yield from join(g, self.f)

    def purse(self, g: Root) -> int:
        """Items to exhaust (11.2.6.III)."""
        return sum([ready(g, self.f, item) for item in range(len(ITEMS))])

    def pay(self, g: Root, price: int) -> Rule[int]:
        """Exhausts an item for every warrior the Riverfolk put into Payments (11.2.6.III)."""
        for _ in range(price):
            yield from exhaust_any(g, self.f)
        return RIVERFOLK


enlist(Vagabond(VAGABOND))
enlist(Vagabond(VAGABOND2))
