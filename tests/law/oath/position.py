"""Setting up a position of Oath: what lies where, before the first move."""

from __future__ import annotations

from typing import Any, Final, Self

from regnum.engine.chance import seeded
from regnum.engine.knowledge import EVERYBODY, only
from regnum.engine.lists import changed
from regnum.game import Game
from regnum.game import begin as begin_game
from regnum.games.oath import RULEBOOK
from regnum.games.oath.cards import learn, leave_place, lift, live_now, to_advisers, to_hidden, to_player, to_site, to_vision
from regnum.games.oath.components import (
    BANNERS,
    CARDS,
    FAVOR_TOKENS,
    FIRST_EDIFICE,
    FIRST_RUIN,
    FULL_SUPPLY,
    OATHS,
    PEOPLES_FAVOR,
    REGIONS,
    RELICS,
    RELIQUARY,
    ROLES,
    SITES,
    SLOTS,
    SUITS,
    WARBANDS,
)
from regnum.games.oath.powers_data import BEARERS
from regnum.games.oath.setup import begin
from regnum.games.oath.state import ACT, STAGES, Oath, colour_of
from regnum.games.oath.vocabulary import NONE
from regnum.record import Record

LAND: Final = ["fertile-valley", "ancient-city", "steppe", "standing-stones", "wastes", "deep-woods", "drowned-city", "river"]
"""The sites of a plain position, from the top of the Cradle: none bends a major action of somebody who rules nothing."""


class Position:
    """A game of Oath in a chosen position: round 1, the Act Phase of the Chancellor, every site faceup and bare.

    Seat 1 is the Chancellor, the others are Exiles; all pawns are at slot 1, all have full Supply and nothing else, but for the
    Grand Scepter and the title of the Chancellor. The banners lie in the shared bank, each bank has 3 favor. What is not placed
    lies in the decks. The position is set before the first look at it or move in it."""

    def __init__(self, seats: int | list[str] = 3, seed: int = 1, **options: str) -> None:
        roles = RULEBOOK.seat_list(seats)
        values = RULEBOOK.option_values(options)
        self.header = Record("oath", RULEBOOK.rules_version, roles, values)
        self.game: Game | None = None
        g = begin(roles, values, seeded(seed))
        n = g.seats
        for card in [card for cards in g.cards for card in cards] + [card for hand in g.hand for card in hand]:
            lift(g, card)
            g.world = [*g.world, card]
        for relic in [relic for relics in g.site_relics for relic in relics]:
            leave_place(g, relic)
            g.relic_deck = [*g.relic_deck, relic]
        g.world, g.piles = [*g.world, *[card for pile in g.piles for card in pile]], [[] for _ in REGIONS]
        g.garrison, g.garrison_of, g.warbands = [0] * SLOTS, [NONE] * SLOTS, [0] * n
        g.favor, g.secrets, g.dark, g.supply = [0] * n, [0] * n, [0] * n, [FULL_SUPPLY] * n
        g.site_favor, g.site_secrets = [0] * SLOTS, [0] * SLOTS
        g.pawn, g.faceup = [0] * n, [True] * SLOTS
        g.banner_of, g.stage, g.at, g.visions_drawn = [NONE, NONE], ACT, 0, 0
        g.known_at = [0] * len(CARDS)
        self.g: Oath = g
        for slot, name in enumerate(LAND, 1):
            self.site(slot, name)

    @classmethod
    def fresh(cls, seats: int | list[str], seed: int = 1, **options: str) -> Self:
        """A real table before the first choice, as players find it."""
        t = cls.__new__(cls)
        roles = RULEBOOK.seat_list(seats)
        t.header = Record("oath", RULEBOOK.rules_version, roles, RULEBOOK.option_values(options))
        t.header.seed = str(seed)
        t.game = begin_game(RULEBOOK, t.header, b"", {})
        assert isinstance(t.game.session.g, Oath)
        t.g = t.game.session.g
        return t

    # ---------------------------------------------------------------- the position: the map
    def site(self, slot: int, name: str) -> Self:
        """Lays a site faceup into a slot; it changes places with the one there."""
        g, site = self.g, SITES.index(name)
        there = g.sites[slot - 1]
        if site in g.sites:
            g.sites = changed(g.sites, g.sites.index(site), there)
        else:
            g.site_deck = [there if s == site else s for s in g.site_deck]
        g.sites = changed(g.sites, slot - 1, site)
        g.faceup = changed(g.faceup, slot - 1, True)
        g.site_seen = changed(g.site_seen, site, EVERYBODY)
        return self

    def facedown(self, *slots: int) -> Self:
        """Turns sites facedown; nobody knows them."""
        for slot in slots:
            self.g.faceup = changed(self.g.faceup, slot - 1, False)
            self.g.site_seen = changed(self.g.site_seen, self.g.sites[slot - 1], 0)
        return self

    def card(self, name: str, slot: int, favor: int = 0, secrets: int = 0) -> Self:
        """Lays a denizen, edifice or ruin at a site, with tokens on it."""
        card = self.claim(name)
        to_site(self.g, card, slot - 1)
        self.g.on_favor = changed(self.g.on_favor, card, favor)
        self.g.on_secrets = changed(self.g.on_secrets, card, secrets)
        return self

    def tokens(self, name: str, favor: int = 0, secrets: int = 0) -> Self:
        """Lays tokens on a card or relic in play."""
        bearer = BEARERS.index(name)
        self.g.on_favor = changed(self.g.on_favor, bearer, favor)
        self.g.on_secrets = changed(self.g.on_secrets, bearer, secrets)
        return self

    def garrison(self, slot: int, seat: int, n: int = 1) -> Self:
        """Warbands of a seat's colour (of a Citizen: purple) stand at a site."""
        self.g.garrison = changed(self.g.garrison, slot - 1, n)
        self.g.garrison_of = changed(self.g.garrison_of, slot - 1, colour_of(self.g, seat - 1))
        return self

    def goods(self, slot: int, favor: int = 0, secrets: int = 0) -> Self:
        """Tokens lie on a site."""
        self.g.site_favor = changed(self.g.site_favor, slot - 1, favor)
        self.g.site_secrets = changed(self.g.site_secrets, slot - 1, secrets)
        return self

    def site_relic(self, slot: int, *names: str) -> Self:
        """Relics lie facedown at a site."""
        for name in names:
            relic = self.claim_relic(name)
            self.g.site_relics = changed(self.g.site_relics, slot - 1, [*self.g.site_relics[slot - 1], relic])
        return self

    def reliquary(self, *names: str) -> Self:
        """Relics in the spaces of the Reliquary from the left; "" for a bare one."""
        g = self.g
        g.relic_deck = [*g.relic_deck, *[relic for relic in g.reliquary if relic != NONE]]
        g.reliquary = [NONE] * len(RELIQUARY)
        for space, name in enumerate(names):
            if name:
                g.reliquary = changed(g.reliquary, space, self.claim_relic(name))
        return self

    def bare(self, *spaces: str) -> Self:
        """Spaces of the Reliquary lose their relics to the deck."""
        for name in spaces:
            space = RELIQUARY.index(name)
            self.g.relic_deck = [*self.g.relic_deck, self.g.reliquary[space]]
            self.g.reliquary = changed(self.g.reliquary, space, NONE)
        return self

    # ---------------------------------------------------------------- the position: a player
    def role(self, seat: int, role: str) -> Self:
        """Makes a seat an Exile or a Citizen, before it has warbands."""
        return self.own("role", seat, ROLES.index(role))

    def pawn(self, seat: int, slot: int) -> Self:
        """Puts a pawn somewhere."""
        return self.own("pawn", seat, slot - 1)

    def favor(self, seat: int, n: int) -> Self:
        """Sets the favor of a seat."""
        return self.own("favor", seat, n)

    def secrets(self, seat: int, n: int, facedown: int = 0) -> Self:
        """Sets the secrets of a seat, faceup and facedown."""
        return self.own("secrets", seat, n).own("dark", seat, facedown)

    def supply(self, seat: int, n: int) -> Self:
        """Sets the Supply of a seat."""
        return self.own("supply", seat, n)

    def warbands(self, seat: int, n: int) -> Self:
        """Sets the warbands on a board."""
        return self.own("warbands", seat, n)

    def adviser(self, seat: int, *names: str) -> Self:
        """Gives a seat faceup advisers."""
        for name in names:
            to_advisers(self.g, seat - 1, self.claim(name))
        return self

    def hidden(self, seat: int, *names: str) -> Self:
        """Gives a seat facedown advisers."""
        for name in names:
            to_hidden(self.g, seat - 1, self.claim(name))
        return self

    def vision(self, seat: int, name: str) -> Self:
        """Reveals a Vision of a seat."""
        to_vision(self.g, seat - 1, self.claim(name))
        return self

    def relic(self, seat: int, *names: str) -> Self:
        """Gives a seat relics."""
        for name in names:
            to_player(self.g, seat - 1, RELICS.index(name))
        return self

    def banner(self, name: str, seat: int, tokens: int = 1, mob: bool = False) -> Self:
        """Gives a seat (0: the shared bank) a banner with tokens on it."""
        b = BANNERS.index(name)
        self.g.banner_of = changed(self.g.banner_of, b, seat - 1)
        self.g.banner_tokens = changed(self.g.banner_tokens, b, tokens)
        if b == PEOPLES_FAVOR:
            self.g.mob = mob
        return self

    def title(self, seat: int, usurper: bool = False) -> Self:
        """Gives a seat the title."""
        self.g.title, self.g.usurper = seat - 1, usurper
        return self

    def knows(self, seat: int, *names: str) -> Self:
        """A seat has seen cards where they lie, or relics."""
        for name in names:
            if name in RELICS:
                relic = RELICS.index(name)
                self.g.relic_seen = changed(self.g.relic_seen, relic, self.g.relic_seen[relic] | only(seat - 1))
            else:
                learn(self.g, CARDS.index(name), only(seat - 1))
        return self

    # ---------------------------------------------------------------- the position: decks, banks and time
    def bank(self, suit: str, n: int) -> Self:
        """Sets the favor of a favor bank."""
        self.g.banks = changed(self.g.banks, SUITS.index(suit), n)
        return self

    def banks(self, n: int) -> Self:
        """Sets the favor of all favor banks."""
        self.g.banks = [n] * len(SUITS)
        return self

    def deck(self, *names: str) -> Self:
        """Puts cards on top of the world deck, the first on top."""
        self.g.world = [*[self.claim(name) for name in names], *self.g.world]
        return self

    def under(self, *names: str) -> Self:
        """Puts cards under the world deck, the last at the bottom."""
        self.g.world = [*self.g.world, *[self.claim(name) for name in names]]
        return self

    def pile(self, region: str, *names: str) -> Self:
        """Puts cards on top of a discard pile, the first on top."""
        i = REGIONS.index(region)
        self.g.piles = changed(self.g.piles, i, [*[self.claim(name) for name in names], *self.g.piles[i]])
        return self

    def relic_deck(self, *names: str) -> Self:
        """Puts relics on top of the relic deck, the first on top."""
        self.g.relic_deck = [*[self.claim_relic(name) for name in names], *self.g.relic_deck]
        return self

    def dispossessed(self, *names: str) -> Self:
        """Cards are among the Dispossessed."""
        self.g.dispossessed = [*self.g.dispossessed, *[self.claim(name) for name in names]]
        return self

    def visions(self, n: int) -> Self:
        """So many Visions were drawn."""
        self.g.visions_drawn = n
        return self

    def oath(self, name: str) -> Self:
        """The oath of this game."""
        self.g.oath = OATHS.index(name)
        return self

    def turn(self, seat: int, phase: str = "act", round: int = 1) -> Self:
        """Whose turn it is, and in which phase ("wake", "act", "rest", "round")."""
        self.g.turn, self.g.stage, self.g.round = seat - 1, STAGES.index(phase), round
        return self

    def claim(self, name: str) -> int:
        """Takes a card from wherever it lies."""
        g, card = self.g, CARDS.index(name)
        if FIRST_EDIFICE <= card < FIRST_RUIN + len(SUITS):
            intact = card if card < FIRST_RUIN else card - len(SUITS)
            g.edifices = [edifice for edifice in g.edifices if edifice != intact]
        lift(g, card)
        g.world = [c for c in g.world if c != card]
        g.archive = [c for c in g.archive if c != card]
        g.dispossessed = [c for c in g.dispossessed if c != card]
        g.piles = [[c for c in pile if c != card] for pile in g.piles]
        return card

    def claim_relic(self, name: str) -> int:
        """Takes a relic from wherever it lies."""
        relic = RELICS.index(name)
        leave_place(self.g, relic)
        return relic

    def own(self, field: str, seat: int, value: Any) -> Self:
        """Sets what a seat has in a list of the state."""
        setattr(self.g, field, changed(getattr(self.g, field), seat - 1, value))
        return self

    def balance(self) -> None:
        """The shared bank holds the favor that lies nowhere else, the personal banks the other warbands."""
        g = self.g
        g.live = live_now(g)
        lying = sum(g.banks) + sum(g.favor) + sum(g.on_favor) + sum(g.site_favor) + g.banner_tokens[PEOPLES_FAVOR]
        assert lying <= FAVOR_TOKENS, f"{lying} favor"
        g.shared = FAVOR_TOKENS - lying
        bank = [WARBANDS[0], *[WARBANDS[1]] * (g.seats - 1)]
        for p in range(g.seats):
            bank[p] -= g.cage[p] + len([q for q in g.prophet if q == p])
            bank[colour_of(g, p)] -= g.warbands[p]
        for slot in range(SLOTS):
            if g.garrison[slot]:
                bank[g.garrison_of[slot]] -= g.garrison[slot]
        assert min(bank) >= 0, f"warbands left: {bank}"
        g.bank = bank
