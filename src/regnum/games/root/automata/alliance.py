"""The Automated Alliance (bots.alliance)."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.games.root.automata.automaton import (
    bomb_on,
    by_most,
    by_priority,
    craft_order,
    difficulty,
    end_evening,
    enemy_pieces,
    has_trait,
    hits_on_automaton,
    near,
    ordered,
    recruit_at,
    reveal_order,
    springs_snare,
    struck,
    suit_ordered,
    tell_trait,
    trait,
)
from regnum.games.root.automata.reasons import (
    AT_BASE,
    FEWEST_PIECES,
    FEWEST_WARRIORS,
    L_CRACKDOWN,
    L_MARTIAL,
    L_NO_SYMPATHY,
    L_ORGANIZES,
    L_RECRUITS,
    L_REVOLTS,
    L_SPREADS,
    UPRISING,
)
from regnum.games.root.board import can_place, open_slots, snared
from regnum.games.root.cards import discard_from_hand, matching
from regnum.games.root.components import ALLIANCE, AUTOMATON, BASE, BIRD, NOBODY, OWNER, PLACES, SYMPATHY, WOODLANDS
from regnum.games.root.factions.alliance import Alliance, base_suits, bases, sympathetic
from regnum.games.root.factions.faction import Loss, Step, enlist
from regnum.games.root.factions.supporters import K_OUTRAGE, L_OUTRAGE
from regnum.games.root.fight import Fight
from regnum.games.root.pieces import L_PLACED, place_building, remove_all, take_piece, take_warriors
from regnum.games.root.state import Root, automatic
from regnum.games.root.victory import enemies, score

DATA: Final = AUTOMATON["automated-alliance"]
TRACK: Final[list[int]] = DATA["track"]
NO_SYMPATHY_POINTS: Final[int] = DATA["no_sympathy_vp"]
OUTRAGE_POINTS: Final[int] = DATA["outrage_vp"]
AMBUSH_HITS: Final[int] = DATA["ambush_hits"]
MARTIAL_WARRIORS: Final[int] = DATA["martial_law"]["warriors"]
MARTIAL_POINTS: Final[int] = DATA["martial_law"]["vp"]
FEW_TOKENS: Final[int] = DATA["pity"]["few"]
SPREADS_WITH_FEW: Final[int] = DATA["pity"]["spreads"]
ORGANIZES: Final[list[int]] = DATA["organizes"]["by_difficulty"]
RECRUITS: Final[int] = DATA["recruits"]

INFORMANTS: Final = trait("informants")
POPULARITY: Final = trait("popularity")
VETERANS: Final = trait("veterans")
WILDFIRE: Final = trait("wildfire")
STEADFAST: Final = trait("steadfast")


# ---------------------------------------------------------------- sympathy
def enemy_warriors(g: Root, c: int) -> int:
    """How many warriors all enemies have in a clearing."""
    return sum([g.warriors[x * PLACES + c] for x in enemies(g, ALLIANCE)])


def free_clearings(g: Root) -> list[int]:
    """The unsympathetic clearings that can take a token, once a snare is gone."""
    if g.sympathy.bit_count() == len(TRACK):
        return []
    return [c for c in range(12) if not g.sympathy >> c & 1 and (can_place(g, ALLIANCE, c) or snared(g, ALLIANCE, c))]


def spread(g: Root, scoring: bool = True) -> None:
    """A token in the ordered clearing next to sympathy with fewest enemy warriors, else in the clearing with fewest enemy
    pieces; without token or place points instead (bots.alliance.spread.1, .spread.3, R-49)."""
    free = free_clearings(g)
    touched = [b for c in sympathetic(g) for b in near(g, ALLIANCE, c)]
    close = [c for c in ordered(g) if c in free and c in touched]
    amounts = [enemy_warriors(g, c) for c in close] if close else [enemy_pieces(g, ALLIANCE, c) for c in free]
    found = by_most(g, close or free, [-n for n in amounts])
    if found:
        why = (FEWEST_WARRIORS if close else FEWEST_PIECES) + int(amounts.count(min(amounts)) > 1)
        g.say(L_SPREADS, g.seat[ALLIANCE], suit_ordered(g), found[0], why)
        if not springs_snare(g, ALLIANCE, found[0]):
            place_sympathy(g, found[0], scoring)
    elif scoring:
        g.say(L_NO_SYMPATHY, g.seat[ALLIANCE], NO_SYMPATHY_POINTS)
        score(g, ALLIANCE, NO_SYMPATHY_POINTS)


def place_sympathy(g: Root, c: int, scoring: bool) -> None:
    """The next token and its points, fewer under martial law (bots.alliance.spread.2, .martial.1, R-50)."""
    points = TRACK[g.sympathy.bit_count()] if scoring else 0
    g.sympathy |= 1 << c
    g.say(L_PLACED, g.seat[ALLIANCE], SYMPATHY, c)
    if points and max([g.warriors[x * PLACES + c] for x in enemies(g, ALLIANCE)]) >= MARTIAL_WARRIORS:
        g.say(L_MARTIAL, g.seat[ALLIANCE], c)
        points -= MARTIAL_POINTS
    score(g, ALLIANCE, points)


# ---------------------------------------------------------------- revolts
def uprisings(g: Root, clearings: list[int]) -> list[int]:
    """Those sympathetic clearings whose base is not on the map and would find a slot, most enemy pieces first
    (bots.alliance.revolt.1, R-54)."""
    taken = base_suits(g)
    able = [c for c in sympathetic(g) if c in clearings and g.suits[c] not in taken and slots_after_revolt(g, c) > 0]
    return by_most(g, able, [enemy_pieces(g, ALLIANCE, c) for c in able])


def slots_after_revolt(g: Root, c: int) -> int:
    """Open slots once the enemies are gone; in a scorched clearing nothing is placed (E.6.2)."""
    if g.scorched >> c & 1:
        return 0
    foes = enemies(g, ALLIANCE)
    return WOODLANDS[g.map_].slots[c] - len([b for b in g.buildings[c] if OWNER[b] not in foes])


def revolt(g: Root, found: list[int]) -> Rule[bool]:
    """The enemies in the first of some clearings go, and the base comes (bots.alliance.revolt.2)."""
    c = found[0]
    level = len(found) > 1 and enemy_pieces(g, ALLIANCE, c) == enemy_pieces(g, ALLIANCE, found[1])
    g.say(L_REVOLTS, g.seat[ALLIANCE], suit_ordered(g), c, UPRISING + int(level))
    yield from remove_all(g, ALLIANCE, [c])
    if open_slots(g, c) > 0 and can_place(g, ALLIANCE, c):
        place_building(g, BASE, c)
    return False


def rise(g: Root) -> Rule[bool] | None:
    """A revolt by the order's suit, else public pity (bots.alliance.revolt.1, .pity.1)."""
    found = [] if suit_ordered(g) == BIRD else uprisings(g, ordered(g))
    if found:
        return revolt(g, found)
    for _ in range(SPREADS_WITH_FEW if g.sympathy.bit_count() <= FEW_TOKENS else 1):
        if not g.over:
            spread(g)
    return None


def agitate(g: Root) -> None:
    """Daylight's spread (bots.alliance.daylight.1)."""
    spread(g)


def surprise(g: Root) -> Rule[bool] | None:
    """By a bird order a revolt wherever a base is missing (bots.alliance.bird.1)."""
    found = uprisings(g, ordered(g)) if suit_ordered(g) == BIRD else []
    return revolt(g, found) if found else None


# ---------------------------------------------------------------- Evening
def organize(g: Root) -> None:
    """Many warriors at a base give way to sympathy (bots.alliance.organize.1, .difficulty.1)."""
    for c in by_priority(g, bases(g)):
        n = g.warriors[ALLIANCE * PLACES + c]
        if n >= ORGANIZES[difficulty(g)] and not g.over:
            g.say(L_ORGANIZES, g.seat[ALLIANCE], n, c)
            take_warriors(g, ALLIANCE, c, n, ALLIANCE)
            spread(g)


def recruit(g: Root) -> None:
    """A warrior at each base (bots.alliance.recruit.1)."""
    for c in by_priority(g, bases(g)):
        if g.supply[ALLIANCE]:
            g.say(L_RECRUITS, g.seat[ALLIANCE], suit_ordered(g), RECRUITS, c, AT_BASE)
            recruit_at(g, ALLIANCE, c, RECRUITS)


def burn_on(g: Root) -> None:
    """Wildfire: once more, without points (bots.alliance.traits.4)."""
    if has_trait(g, WILDFIRE) and free_clearings(g):
        tell_trait(g, ALLIANCE, WILDFIRE)
        spread(g, False)


# ---------------------------------------------------------------- losses
def anger(g: Root, f: int, c: int) -> Rule[None]:
    """A person discards a card of the clearing's suit, or the Alliance scores (bots.alliance.outrage.1, R-52). Who has cards is
    asked, so that nobody learns beforehand whether there is a choice."""
    if automatic(g, f):
        return
    g.say(L_OUTRAGE, g.seat[f], c)
    card = PASS
    if g.hands[f]:
        card = yield Ask(g.seat[f], K_OUTRAGE, lambda: matching(g.hands[f], g.suits[c]) or [PASS], about=c, secret=True)
    if card == PASS:
        score(g, ALLIANCE, OUTRAGE_POINTS)
    else:
        discard_from_hand(g, f, card)


def avenge(g: Root, losses: list[Loss], by: int) -> Rule[None]:
    """Outrage for sympathy, a crackdown for bases (bots.alliance.outrage.1, .crackdown.1)."""
    for loss in losses:
        if SYMPATHY in loss.pieces and by not in (NOBODY, ALLIANCE):
            yield from anger(g, by, loss.clearing)
        if BASE in loss.pieces:
            crack_down(g, g.suits[loss.clearing])


def crack_down(g: Root, suit: int) -> None:
    """All sympathy of a suit goes with its base, removed by nobody (bots.alliance.crackdown.1, R-53)."""
    doomed = [c for c in sympathetic(g) if g.suits[c] == suit]
    if doomed and has_trait(g, STEADFAST):
        tell_trait(g, ALLIANCE, STEADFAST)
    elif doomed:
        g.say(L_CRACKDOWN, g.seat[ALLIANCE], suit, len(doomed))
        for c in doomed:
            take_piece(g, SYMPATHY, c)


# ---------------------------------------------------------------- the faction
class AutomatedAlliance(Alliance):
    """The Woodland Alliance, played by a person or by the game."""

    clockwork: ClassVar[list[list[Step]]] = [
        [reveal_order, craft_order, rise], [agitate, surprise], [organize, recruit, burn_on, end_evening],
    ]  # fmt: skip

    def set_up(self, g: Root) -> Rule[None]:
        return wind_up(g) if automatic(g, ALLIANCE) else super().set_up(g)

    def draws(self, g: Root) -> int:
        return 0 if automatic(g, ALLIANCE) else super().draws(g)

    def takes_high(self, g: Root) -> bool:
        """A person's Alliance and Veterans (bots.alliance.traits.3)."""
        return not automatic(g, ALLIANCE) or has_trait(g, VETERANS)

    def defence_bonus(self, g: Root, fight: Fight) -> int:
        """A warrior ambushes, with Informants sympathy alone too (bots.alliance.ambush.1, .traits.1)."""
        if not automatic(g, ALLIANCE):
            return super().defence_bonus(g, fight)
        c = fight.clearing
        lies_in_wait = g.warriors[self.row + c] > 0 or (has_trait(g, INFORMANTS) and g.sympathy >> c & 1 == 1)
        return AMBUSH_HITS if lies_in_wait else 0

    def takes_hits(self, g: Root, fight: Fight, hits: int, by: int) -> Rule[list[Loss]] | None:
        return hits_on_automaton(g, fight, ALLIANCE, hits, by)

    def bombed(self, g: Root) -> int:
        return bomb_on(g, ALLIANCE)

    def falling(self, g: Root, c: int, n: int) -> list[int]:
        return struck(g, ALLIANCE, c, n)

    def spoils(self, g: Root, pieces: list[int]) -> int:
        """With Popularity sympathy scores for nobody (bots.alliance.traits.2)."""
        popular = automatic(g, ALLIANCE) and has_trait(g, POPULARITY)
        return len([piece for piece in pieces if piece != SYMPATHY or not popular])

    def outrage(self, g: Root, payer: int, c: int) -> Rule[None]:
        return anger(g, payer, c) if automatic(g, ALLIANCE) else super().outrage(g, payer, c)

    def pieces_lost(self, g: Root, losses: list[Loss], by: int) -> Rule[None]:
        return avenge(g, losses, by) if automatic(g, ALLIANCE) else super().pieces_lost(g, losses, by)


def wind_up(g: Root) -> Rule[None]:
    """Nothing on the map, no supporters (bots.alliance.setup.1)."""
    yield from ()


enlist(AutomatedAlliance(ALLIANCE))
