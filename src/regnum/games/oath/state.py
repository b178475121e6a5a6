"""The table: who has what, what lies where, and who has seen it."""

from __future__ import annotations

from typing import ClassVar, Final

from regnum.engine.chance import Chance
from regnum.engine.state import State
from regnum.games.oath.components import CHANCELLOR, EXILE, SLOT_REGION, SLOTS
from regnum.games.oath.fight import NOTHING, Fight
from regnum.games.oath.offer import Offer
from regnum.games.oath.vocabulary import NONE

BANDITS: Final = -1
"""Who rules a faceup site without warbands, and defends it."""
EMPIRE: Final = 0
"""The colour of the Chancellor and of every Imperial warband: that of seat 0."""
BY_ADVISER: Final = SLOTS
"""`card_at` of a faceup adviser is BY_ADVISER and its seat; below are the slots of the map."""

PAWN: Final = 0
WAKE: Final = 1
ACT: Final = 2
REST: Final = 3
ROUND_END: Final = 4
CHRONICLE: Final = 5
STAGES: Final = ["setup", "wake", "act", "rest", "round", "chronicle"]
"""The steps of a game; a Campaign in progress and granted actions go before them (turn.next_step)."""

WAYS: Final = [
    "usurper",
    "vision",
    "stable-regime",
    "exhaustion-oath",
    "exhaustion-usurper",
    "exhaustion-vision",
    "exhaustion-empire",
]
"""How a game is won (3.1 to 3.4)."""
USURPER_WIN: Final = 0
VISION_WIN: Final = 1
STABLE_WIN: Final = 2
OATH_KEPT: Final = 3
LAST_USURPER: Final = 4
LAST_VISION: Final = 5
EMPIRE_ENDURES: Final = 6


class Doing:
    """The action in hand, public: who does it, where it counts as done, what was chosen so far, which powers bend it.

    `used` are the powers declared or used in it, `choices` what was said when each was (7.4)."""

    FIELDS: ClassVar[tuple[str, ...]] = ("action", "who", "site", "card", "to", "source", "how", "amount", "used", "choices")
    __slots__ = FIELDS

    def __init__(
        self, action: int, who: int, site: int, card: int, to: int, source: int, how: int, amount: int, used: list[int],
        choices: list[int],
    ) -> None:  # fmt: skip
        self.action: int = action
        """One of ACTIONS; NONE of a minor action and between actions."""
        self.who: int = who
        self.site: int = site
        """The slot that counts as the own site (10.your-site); NONE: the pawn's."""
        self.card: int = card
        """The card that is played, mustered or traded with."""
        self.to: int = to
        """The slot that is travelled or played to."""
        self.source: int = source
        """Of a Search: a region's pile, or WORLD."""
        self.how: int = how
        """Of a Trade: FAVOR or SECRET, what it is for."""
        self.amount: int = amount
        self.used: list[int] = used
        self.choices: list[int] = choices

    def clone(self) -> Doing:
        """An independent copy; lists are never changed in place."""
        return Doing(
            self.action, self.who, self.site, self.card, self.to, self.source, self.how, self.amount, self.used, self.choices
        )


def idle() -> Doing:
    """No action in hand."""
    return Doing(NONE, NONE, NONE, NONE, NONE, NONE, NONE, 0, NOTHING, NOTHING)


class Live:
    """What is in play: by bearer (powers_data.BEARERS) whether its powers are, and by topic (changes.py) who has a say. Never
    changed in place."""

    FIELDS: ClassVar[tuple[str, ...]] = ("here", "voices")
    __slots__ = ("here", "voices")

    def __init__(self, here: list[bool], voices: list[list[int]]) -> None:
        self.here: list[bool] = here
        self.voices: list[list[int]] = voices


class Oath(State):
    """A game of Oath. Seat 0 is the Chancellor; turn order is the order of the seats. A seat is also the colour of its
    warbands, and those of the Empire are of seat 0 (EMPIRE).

    Lists are by seat, slot, suit, card, relic or site. No list is ever changed in place, so that copies share them. The first
    card of a deck or pile is its top."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "chance", "over", "seats", "rulings", "game", "name", "oath", "round", "visions_drawn", "turn", "stage", "at", "role",
        "colour", "pawn", "supply", "favor", "secrets", "dark", "warbands", "bank", "advisers", "hidden", "hand", "vision",
        "prophet", "relics", "cage", "sites", "faceup", "cards", "site_relics", "site_favor", "site_secrets", "garrison",
        "garrison_of", "card_at", "relic_at", "live", "on_favor", "on_secrets", "banks", "shared", "banner_of",
        "banner_tokens", "mob", "title", "usurper", "reliquary", "relic_deck", "site_deck", "world", "buried", "piles",
        "archive", "dispossessed", "edifices", "boxed", "known_at", "known_met", "relic_seen", "site_seen", "doing", "fight",
        "offer", "granted", "homelands", "scepter_taken", "offers", "guard", "promises", "end_die", "winner", "way",
        "vision_won", "boards", "past", "vow", "told",
    )  # fmt: skip
    __slots__ = FIELDS[2:]

    def __init__(
        self, chance: Chance, over: bool, seats: int, rulings: int, game: int, name: str, oath: int, round: int,
        visions_drawn: int, turn: int, stage: int, at: int, role: list[int], colour: list[int], pawn: list[int], supply:
        list[int], favor: list[int], secrets: list[int], dark: list[int], warbands: list[int], bank: list[int], advisers:
        list[list[int]], hidden: list[list[int]], hand: list[list[int]], vision: list[int], prophet: list[int], relics:
        list[list[int]], cage: list[int], sites: list[int], faceup: list[bool], cards: list[list[int]], site_relics:
        list[list[int]], site_favor: list[int], site_secrets: list[int], garrison: list[int], garrison_of: list[int], card_at:
        list[int], relic_at: list[int], live: Live, on_favor: list[int], on_secrets: list[int], banks: list[int], shared: int,
        banner_of: list[int], banner_tokens: list[int], mob: bool, title: int, usurper: bool, reliquary: list[int],
        relic_deck: list[int], site_deck: list[int], world: list[int], buried: int, piles: list[list[int]], archive:
        list[int], dispossessed: list[int], edifices: list[int], boxed: list[int], known_at: list[int], known_met: list[int],
        relic_seen: list[int], site_seen: list[int], doing: Doing, fight: Fight | None, offer: Offer | None, granted:
        list[list[int]], homelands: list[int], scepter_taken: bool, offers: list[int], guard: list[int], promises:
        list[list[int]], end_die: int, winner: int, way: int, vision_won: int, boards: list[int], past: list[int], vow: int,
        told: list[list[int]],
    ) -> None:  # fmt: skip
        super().__init__(chance, over)
        self.seats: int = seats
        self.rulings: int = rulings
        """The rulings that the table plays otherwise, as bits (setup.RULINGS)."""
        self.game: int = game
        """Which game of the Chronicle this is, from 1."""
        self.name: str = name
        """What the Chronicle is called."""
        self.oath: int = oath
        self.round: int = round
        self.visions_drawn: int = visions_drawn
        self.turn: int = turn
        """The active player."""
        self.stage: int = stage
        self.at: int = at
        """Where a stage of several steps stands."""
        self.role: list[int] = role
        self.colour: list[int] = colour
        """The board of each seat, one of COLOURS."""
        self.pawn: list[int] = pawn
        """The slot of each pawn; NONE before it is placed."""
        self.supply: list[int] = supply
        self.favor: list[int] = favor
        self.secrets: list[int] = secrets
        """Secrets faceup on the board."""
        self.dark: list[int] = dark
        """Secrets facedown on the board."""
        self.warbands: list[int] = warbands
        """Warbands on each board: of the own colour, or purple on the boards of the Empire."""
        self.bank: list[int] = bank
        """Warbands in the personal bank of each colour."""
        self.advisers: list[list[int]] = advisers
        """Faceup advisers."""
        self.hidden: list[list[int]] = hidden
        """Facedown advisers."""
        self.hand: list[list[int]] = hand
        """Cards that a player has drawn and not yet put away."""
        self.vision: list[int] = vision
        """The revealed Vision of each seat, or NONE."""
        self.prophet: list[int] = prophet
        """The seat whose warband lies on a Vision, by Vision; NONE without one."""
        self.relics: list[list[int]] = relics
        self.cage: list[int] = cage
        """Warbands on the Obsidian Cage, by colour."""
        self.sites: list[int] = sites
        self.faceup: list[bool] = faceup
        self.cards: list[list[int]] = cards
        """Denizens, edifices and ruins at each slot."""
        self.site_relics: list[list[int]] = site_relics
        self.site_favor: list[int] = site_favor
        self.site_secrets: list[int] = site_secrets
        self.garrison: list[int] = garrison
        """How many warbands stand at each slot; they are of one colour."""
        self.garrison_of: list[int] = garrison_of
        """Their colour, a seat; NONE without warbands."""
        self.card_at: list[int] = card_at
        """Where each card lies faceup: a slot, or BY_ADVISER and a seat; else NONE. Kept by pieces.py."""
        self.relic_at: list[int] = relic_at
        """Who holds each relic; NONE elsewhere."""
        self.live: Live = live
        """Everything whose powers are in play, and what they have a say in. Kept by cards.py."""
        self.on_favor: list[int] = on_favor
        self.on_secrets: list[int] = on_secrets
        """Tokens on each card and relic, by bearer (powers_data.BEARERS)."""
        self.banks: list[int] = banks
        """Favor in each favor bank."""
        self.shared: int = shared
        """Favor in the shared bank; secrets there have no limit."""
        self.banner_of: list[int] = banner_of
        """Who holds each banner; NONE: the shared bank."""
        self.banner_tokens: list[int] = banner_tokens
        self.mob: bool = mob
        self.title: int = title
        self.usurper: bool = usurper
        self.reliquary: list[int] = reliquary
        """The relic in each space of the Imperial Reliquary, or NONE."""
        self.relic_deck: list[int] = relic_deck
        self.site_deck: list[int] = site_deck
        self.world: list[int] = world
        self.buried: int = buried
        """How many cards at the bottom of the world deck were put under it during the game."""
        self.piles: list[list[int]] = piles
        self.archive: list[int] = archive
        self.dispossessed: list[int] = dispossessed
        self.edifices: list[int] = edifices
        """Intact edifices in the Archive."""
        self.boxed: list[int] = boxed
        """Cards that are out of this game: a Conspiracy played faceup."""
        self.known_at: list[int] = known_at
        """By card: the seats that know it to be where it is."""
        self.known_met: list[int] = known_met
        """By card: the seats that know it to be in this world, not in the Archive nor among the Dispossessed."""
        self.relic_seen: list[int] = relic_seen
        self.site_seen: list[int] = site_seen
        """By relic and by site: the seats that have seen its face."""
        self.doing: Doing = doing
        self.fight: Fight | None = fight
        self.offer: Offer | None = offer
        self.granted: list[list[int]] = granted
        """Actions that powers have granted and that come next: [seat, action, defender or NONE, power]."""
        self.homelands: list[int] = homelands
        """Slot and suit (slot * 6 + suit) that the active player discarded from this turn."""
        self.scepter_taken: bool = scepter_taken
        """Whether the active player took the Grand Scepter this turn."""
        self.offers: list[int] = offers
        """The bearers by which a deal was offered this turn."""
        self.guard: list[int] = guard
        """Free actions already done since something else happened: they are not offered again."""
        self.promises: list[list[int]] = promises
        """Promises of the Tribunal (deals.py)."""
        self.end_die: int = end_die
        """What the end die shows; 0: it has not been rolled this round."""
        self.winner: int = winner
        self.way: int = way
        """One of WAYS; NONE before the end."""
        self.vision_won: int = vision_won
        """The Vision whose goal the winner met, or NONE."""
        self.boards: list[int] = boards
        """The colours whose board lies on its Citizen side, unused boards too."""
        self.past: list[int] = past
        """The same before this game was won: the boards that the Chronicle turned."""
        self.vow: int = vow
        """The oath of the next game, once it is chosen."""
        self.told: list[list[int]] = told
        """What the Chronicle changed, for the book: log lines with their numbers (chronicle.tell)."""

    def clone(self) -> Oath:
        return Oath(
            self.chance.clone(), self.over, self.seats, self.rulings, self.game, self.name, self.oath, self.round,
            self.visions_drawn, self.turn, self.stage, self.at, self.role, self.colour, self.pawn, self.supply, self.favor,
            self.secrets, self.dark, self.warbands, self.bank, self.advisers, self.hidden, self.hand, self.vision,
            self.prophet, self.relics, self.cage, self.sites, self.faceup, self.cards, self.site_relics, self.site_favor,
            self.site_secrets, self.garrison, self.garrison_of, self.card_at, self.relic_at, self.live, self.on_favor,
            self.on_secrets, self.banks, self.shared, self.banner_of, self.banner_tokens, self.mob, self.title, self.usurper,
            self.reliquary, self.relic_deck, self.site_deck, self.world, self.buried, self.piles, self.archive,
            self.dispossessed, self.edifices, self.boxed, self.known_at, self.known_met, self.relic_seen, self.site_seen,
            self.doing.clone(), None if self.fight is None else self.fight.clone(),
            None if self.offer is None else self.offer.clone(), self.granted, self.homelands, self.scepter_taken,
            self.offers, self.guard, self.promises, self.end_die, self.winner, self.way, self.vision_won, self.boards,
            self.past, self.vow, self.told,
        )  # fmt: skip


# ---------------------------------------------------------------- players
def imperial(g: Oath, p: int) -> bool:
    """Whether a player is Imperial: Chancellor or Citizen, but for who fights the Empire or is fought by it (5.5.1)."""
    if g.role[p] == EXILE:
        return False
    return g.fight is None or g.fight.rebel != p


def colour_of(g: Oath, p: int) -> int:
    """The colour of a player's warbands: EMPIRE, or the own seat of an Exile."""
    return p if g.role[p] == EXILE else EMPIRE


def enemies(g: Oath, p: int, q: int) -> bool:
    """Whether two are enemies (10.enemy); BANDITS are everybody's."""
    if p == q:
        return False
    if p == BANDITS or q == BANDITS:
        return True
    return not (imperial(g, p) and imperial(g, q))


def owners(g: Oath) -> list[int]:
    """The seats in the order in which powers act: the active player, then the others from the Chancellor on."""
    return [g.turn, *[p for p in range(g.seats) if p != g.turn]]


def citizens(g: Oath) -> list[int]:
    """The Citizens in turn order."""
    return [p for p in range(g.seats) if g.role[p] not in (CHANCELLOR, EXILE)]


# ---------------------------------------------------------------- places
def my_site(g: Oath, p: int) -> int:
    """The slot of a player's site: the pawn's, or where the action in hand counts as done (10.your-site)."""
    if g.doing.who == p and g.doing.site != NONE:
        return g.doing.site
    return g.pawn[p]


def my_region(g: Oath, p: int) -> int:
    """The region of a player's site."""
    return SLOT_REGION[my_site(g, p)]


def together_at(g: Oath, p: int) -> list[int]:
    """The other players whose pawn is at a player's site."""
    site = my_site(g, p)
    return [q for q in range(g.seats) if q != p and g.pawn[q] == site]
