"""A position in a few readable lines, played in player verbs.

    t = Table(3).pawn(1, 2).card("keep", 2).warbands(1, 4).favor(1, 3)
    t.play("act muster", "muster keep")
    assert t.has(1) == (2, 0) and t.board(1) == 6

Seats are counted from 1, the Chancellor is 1; slots of the map from 1 to 8: 1-2 Cradle, 3-5 Provinces, 6-8 Hinterland. A move
of a seat other than the one asked first: `t.play("2: use pass")`.
"""

from __future__ import annotations

from typing import Self

from regnum.engine.session import start
from regnum.engine.trail import HISTORY
from regnum.game import Game
from regnum.games.oath import RULEBOOK
from regnum.games.oath.components import BANNERS, CARDS, EXILE, GRAND_SCEPTER, REGIONS, RELICS, SUITS
from regnum.games.oath.powers_data import BEARERS
from regnum.games.oath.state import WAYS, Oath
from regnum.games.oath.vocabulary import NONE
from tests.law.oath.position import Position
from tests.law.playing import Played


class Table(Played, Position):
    """A position that is played and looked at."""

    # ---------------------------------------------------------------- playing
    @property
    def live(self) -> Game:
        """The game, begun if it was not."""
        if self.game is None:
            self.balance()
            RULEBOOK.count(self.g)
            self.game = Game(RULEBOOK, start(self.g, RULEBOOK.step, HISTORY, []), self.header)
        self.g = self.game.session.g  # type: ignore[assignment]
        return self.game

    def after_move(self) -> None:
        """Counts the pieces."""
        RULEBOOK.count(self.state)

    def passing(self, *kinds: str) -> Self:
        """Passes every open question of these kinds until another comes."""
        while self.asked in kinds and "pass" in self.options():
            self.play(f"{self.asked} pass")
        return self

    # ---------------------------------------------------------------- looking: the questions
    # ---------------------------------------------------------------- looking: the table
    @property
    def state(self) -> Oath:
        """The state itself."""
        g = self.live.session.g
        assert isinstance(g, Oath)
        return g

    def has(self, seat: int) -> tuple[int, int]:
        """Favor and faceup secrets on a board."""
        return self.state.favor[seat - 1], self.state.secrets[seat - 1]

    def dark(self, seat: int) -> int:
        """Facedown secrets on a board."""
        return self.state.dark[seat - 1]

    def board(self, seat: int) -> int:
        """Warbands on a board."""
        return self.state.warbands[seat - 1]

    def at(self, slot: int) -> tuple[int, int]:
        """Whose warbands stand at a site (a seat; 1 for the Empire), and how many; (0, 0) where none do."""
        return self.state.garrison_of[slot - 1] + 1, self.state.garrison[slot - 1]

    def cards(self, slot: int) -> list[str]:
        """The cards at a site."""
        return [CARDS[card] for card in self.state.cards[slot - 1]]

    def advisers(self, seat: int) -> list[str]:
        """The faceup advisers of a seat."""
        return [CARDS[card] for card in self.state.advisers[seat - 1]]

    def facedowns(self, seat: int) -> list[str]:
        """The facedown advisers of a seat."""
        return [CARDS[card] for card in self.state.hidden[seat - 1]]

    def relics(self, seat: int) -> list[str]:
        """The relics of a seat, without the Grand Scepter that the Chancellor starts with."""
        return [RELICS[r] for r in self.state.relics[seat - 1] if r != GRAND_SCEPTER or seat > 1]

    def discards(self, region: str) -> list[str]:
        """The cards of a discard pile, the top one first."""
        return [CARDS[card] for card in self.state.piles[REGIONS.index(region)]]

    def in_bank(self, suit: str) -> int:
        """The favor in a favor bank."""
        return self.state.banks[SUITS.index(suit)]

    def on(self, name: str) -> tuple[int, int]:
        """Favor and secrets on a card or relic."""
        bearer = BEARERS.index(name)
        return self.state.on_favor[bearer], self.state.on_secrets[bearer]

    def holder(self, banner: str) -> tuple[int, int]:
        """Who holds a banner (0: the shared bank), and the tokens on it."""
        b = BANNERS.index(banner)
        return self.state.banner_of[b] + 1, self.state.banner_tokens[b]

    @property
    def keeper(self) -> tuple[int, bool]:
        """Who has the title, and whether as Usurper."""
        return self.state.title + 1, self.state.usurper

    @property
    def won(self) -> tuple[int, str]:
        """Who has won and how; (0, "") while nobody has."""
        g = self.state
        return (g.winner + 1, WAYS[g.way]) if g.winner != NONE else (0, "")

    def is_exile(self, seat: int) -> bool:
        """Whether a seat is an Exile."""
        return self.state.role[seat - 1] == EXILE
