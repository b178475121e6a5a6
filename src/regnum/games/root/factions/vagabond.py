"""Vagabond (9): the turn. Items, relationships, the pawn, quests and characters have their own files."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar, Final

import regnum.games.root.factions.characters as characters
import regnum.games.root.factions.items as items
import regnum.games.root.factions.pawn as pawn
import regnum.games.root.factions.quests as quests
import regnum.games.root.factions.relationships as relationships
from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.chance import Chance
from regnum.engine.deeds import HIDDEN, OPEN, Entry, lacking
from regnum.games.root.battle import battle, can_battle
from regnum.games.root.board import pieces_at
from regnum.games.root.components import (
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
    VAGABONDS,
    WOODLANDS,
)
from regnum.games.root.factions.characters import CHARACTER
from regnum.games.root.factions.faction import BOOK, Faction, Loss, Step, enlist
from regnum.games.root.factions.items import board_of, exhaust, gain, ready
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
from regnum.games.root.menu import CRAFTING, Able, between, choose
from regnum.games.root.pieces import aftermath, lose, take_warriors
from regnum.games.root.setup import CHARACTER_OPEN
from regnum.games.root.state import Root
from regnum.games.root.victory import L_SCORED_REMOVING, score

K_CHARACTER: Final = kind("character", CHARACTER, "9.3.1")
K_FOREST: Final = kind("forest", PLACE_IN, "9.3.2")
K_STRIKE: Final = kind("strike", FACTION_ACC, "9.5.6")
K_STRIKE_AT: Final = kind("strike-at", PIECE, "9.5.6", FACTION_OF)
L_CHARACTER: Final = saying("character", who=SEAT, character=CHARACTER)
L_FOREST: Final = saying("forest", who=SEAT, at=PLACE_IN)
R_NOT_READY: Final = reason("not-ready", "9.5", ITEM_READY)
R_NOTHING_HERE: Final = reason("nothing-here", "9.5", DEED)
R_NO_WALK: Final = reason("no-walk", "9.5.1")
R_NO_AID: Final = reason("no-aid", "9.5.4")
R_NO_QUEST: Final = reason("no-quest", "9.5.5")

STARTING_ITEMS: Final[list[list[int]]] = [[ITEMS.index(item) for item in c["items"]] for c in VAGABOND_DATA["character"]]
DRAWS: Final[int] = FACTION["vagabond"]["draw"]["base"]
HITS_ON_FULL_REMOVAL: Final[int] = VAGABOND_DATA["board"]["hits_on_full_removal"]

SPECIAL: Final = deed("special")


def active(g: Root) -> int:
    """The Vagabond whose turn it is."""
    return g.order[g.now]


# ---------------------------------------------------------------- Birdsong
def refresh_step(g: Root) -> Rule[bool] | None:
    """Refresh (9.4.1), one item at a time."""
    return items.refresh(g, active(g))


def slip_step(g: Root) -> Rule[bool]:
    """Slip (9.4.2)."""
    yield from pawn.slip(g, active(g))
    return False


# ---------------------------------------------------------------- Daylight
class Needs(Able):
    """A deed for which an item is exhausted; besides that, `why` says what it wants, or that nothing here is for it."""

    __slots__ = ("item",)

    def __init__(
        self, id: int, item: int, able: Callable[[Root, int], object], do: Callable[[Root, int], Rule[None]], why: int = PASS
    ) -> None:
        super().__init__(id, able, lacking(R_NOTHING_HERE, id) if why == PASS else why, do)
        self.item: int = item

    def closed(self, g: Root, f: int) -> int:
        """The item first, then something to act on."""
        if not ready(g, f, self.item):
            return lacking(R_NOT_READY, self.item)
        return OPEN if self.able(g, f) else self.why


class Special(Needs):
    """Not every character has a special action (9.5.9, E)."""

    def closed(self, g: Root, f: int) -> int:
        return super().closed(g, f) if characters.has_special(g, f) else HIDDEN


def wander(g: Root) -> Rule[bool]:
    """Deeds in any order and number (9.5); a hideout ends Daylight (E.3.2)."""
    going = yield from choose(g, active(g), MENU)
    return going and not g.actions


def repair(g: Root, f: int) -> Rule[None]:
    """A hammer mends an item (9.5.7)."""
    exhaust(g, f, HAMMER)
    yield from items.repair_some(g, f, 1)


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
        score(g, f, BOOK[victim].spoils(g, loss.pieces), L_SCORED_REMOVING)  # 3.2.1
    yield from aftermath(g, [loss])


MENU: Final[list[Entry[Root]]] = [
    Needs(deed("move"), BOOTS, pawn.walks, pawn.walk, R_NO_WALK),
    Needs(deed("battle"), SWORD, can_battle, attack),
    Needs(deed("explore"), TORCH, quests.can_explore, quests.explore),
    Able(deed("aid"), relationships.aidable, R_NO_AID, relationships.aid),
    Able(deed("quest"), quests.solvable, R_NO_QUEST, quests.quest),
    Needs(deed("strike"), CROSSBOW, targets, strike),
    Needs(deed("repair"), HAMMER, items.damaged, repair),
    CRAFTING,
    Special(SPECIAL, TORCH, characters.can_special, characters.special),
]


# ---------------------------------------------------------------- Evening
def rest_step(g: Root) -> None:
    """Evening's rest, in a forest (9.6.1)."""
    if board_of(g, active(g)).at >= FOREST:
        items.rest(g, active(g))


def drop_step(g: Root) -> Rule[bool] | None:
    """Item capacity (9.6.4), one item at a time."""
    return items.drop(g, active(g))


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

    nimble = True
    birdsong: ClassVar[list[Step]] = [between, refresh_step, slip_step, between]
    daylight: ClassVar[list[Step]] = [wander]
    evening: ClassVar[list[Step]] = [rest_step, between]
    night: ClassVar[list[Step]] = [drop_step]

    def refreshes(self, g: Root) -> int:
        return board_of(g, self.f).fresh

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
            quests.lay_quests(g)
            quests.fill_ruins(g)
        for item in STARTING_ITEMS[board.character]:
            gain(g, f, item)

    def begins_turn(self, g: Root) -> None:
        """Teapots are counted as Birdsong begins; aids and improvising start anew (9.4.1, 9.2.9.I.a, E.7.2)."""
        board = board_of(g, self.f)
        board.fresh = items.REFRESH + items.REFRESH_PER_TEAPOT * ready(g, self.f, TEAPOT)
        board.aids = [0] * len(board.aids)
        board.improvised = False

    def draws(self, g: Root) -> int:
        return DRAWS + items.tracked(g, self.f, COINS)

    # ---------------------------------------------------------------- crafting
    def crafting(self, g: Root) -> list[int]:
        """Ready hammers, in the suit of the pawn's clearing (9.2.1)."""
        found = [0, 0, 0]
        at = board_of(g, self.f).at
        if at < PLACES:
            found[g.suits[at]] = ready(g, self.f, HAMMER)
        return found

    def activate(self, g: Root, cost: list[int]) -> Rule[None]:
        for _ in cost:
            exhaust(g, self.f, HAMMER)
        yield from ()

    def take_item(self, g: Root, item: int) -> None:
        gain(g, self.f, item)

    # ---------------------------------------------------------------- moves and battles
    def presence(self, g: Root) -> int:
        return self.battlefields(g)

    def battlefields(self, g: Root) -> int:
        at = board_of(g, self.f).at
        return 1 << at if 0 <= at < PLACES else 0

    def pawn_routes(self, g: Root) -> list[int]:
        return pawn.walks(g, self.f, 0)

    def move_pawn(self, g: Root, to: int) -> Rule[None]:
        yield from pawn.go_for_boots(g, self.f, to, 0)

    def finds_ally(self, g: Root, foe: int) -> Rule[int]:
        return (yield from characters.choose_ally(g, self.f, foe))

    def fighters(self, g: Root, c: int) -> int:
        return items.swords(g, self.f)

    def defenseless(self, g: Root, c: int) -> bool:
        """Without an undamaged sword (9.2.4)."""
        return items.swords(g, self.f) == 0

    def before_roll(self, g: Root, fight: Fight) -> Rule[None] | None:
        return characters.protect(g, self.f, fight) if characters.protects(g, self.f, fight) else None

    def after_roll(self, g: Root, fight: Fight) -> Rule[None] | None:
        return characters.swift_strike(g, self.f, fight) if characters.can_strike_swiftly(g, self.f) else None

    def after_battle(self, g: Root, fight: Fight) -> None:
        """An ally that bled more than the Vagabond turns hostile (9.2.9.II.d)."""
        if fight.attacker == self.f and fight.warrior_hits > fight.pawn_hits:
            relationships.become_hostile(g, self.f, fight.ally)

    def takes_hits(self, g: Root, fight: Fight, hits: int, by: int) -> Rule[list[Loss]] | None:
        return relationships.hits_on_pawn(g, fight, self.f, hits, by)

    def is_swept(self, g: Root, c: int) -> Rule[None] | None:
        """Damages three items (9.2.2.I)."""
        return items.damage_some(g, self.f, HITS_ON_FULL_REMOVAL) if items.pawn_at(g, self.f, c) else None

    def removes_warriors(self, g: Root, victim: int, c: int, n: int, in_battle: bool) -> None:
        relationships.has_removed(g, self.f, victim, n, in_battle)

    def removes_pieces(self, g: Root, victim: int, pieces: list[int]) -> None:
        if victim not in VAGABONDS:
            relationships.infamy(g, self.f, victim, BOOK[victim].spoils(g, pieces))

    def minds(self, g: Root, loss: Loss) -> bool:
        """A pawn is never removed (9.2.2)."""
        return False

    def partner(self, g: Root) -> int:
        return g.vagabonds[self.f - VAGABOND].partner

    def may_dominate(self, g: Root) -> bool:
        """With four players and somebody to join (9.2.8, R-33)."""
        return len(g.order) >= 4 and bool(relationships.coalition_partners(g, self.f))

    def form_coalition(self, g: Root) -> Rule[None]:
        yield from relationships.join(g, self.f)

    def purse(self, g: Root) -> int:
        """Items to exhaust (11.2.6.III)."""
        return sum([ready(g, self.f, item) for item in range(len(ITEMS))])

    def pay(self, g: Root, price: int) -> Rule[int]:
        """Exhausts an item for every warrior the Riverfolk put into Payments (11.2.6.III)."""
        for _ in range(price):
            yield from items.exhaust_any(g, self.f)
        return RIVERFOLK

    def redeal(self, g: Root, seat: int, chance: Chance) -> None:
        """The ruins and the pile of quests, once for both."""
        if self.f == VAGABOND:
            quests.redeal_ruins(g, seat, chance)
            g.quest_pile = sorted(g.quest_pile)
            chance.shuffle(g.quest_pile)


enlist(Vagabond(VAGABOND))
enlist(Vagabond(VAGABOND2))
