"""A position in a few readable lines, played in player verbs.

    t = Table(3).pawn(1, 2).card("keep", 2).warbands(1, 4).favor(1, 3)
    t.play("act muster", "muster keep")
    assert t.has(1) == (2, 0) and t.board(1) == 6

Seats are counted from 1, the Chancellor is 1; slots of the map from 1 to 8: 1-2 Cradle, 3-5 Provinces, 6-8 Hinterland. A move
of a seat other than the one asked first: `t.play("2: use pass")`.
"""

from __future__ import annotations

from typing import Self

import pytest

from regnum.engine.codec import digest
from regnum.engine.errors import IllegalMove
from regnum.engine.session import start
from regnum.engine.trail import HISTORY
from regnum.game import Game
from regnum.games.oath import RULEBOOK
from regnum.games.oath.components import BANNERS, CARDS, EXILE, GRAND_SCEPTER, REGIONS, RELICS, SUITS
from regnum.games.oath.powers_data import BEARERS
from regnum.games.oath.state import WAYS, Oath
from regnum.games.oath.vocabulary import NONE
from tests.law.oath.position import Position


class Table(Position):
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

    def play(self, *moves: str) -> Self:
        """Plays moves in their text form; the pieces are counted after each."""
        for move in moves:
            who, _, text = move.rpartition(": ")
            self.live.play(text, int(who) - 1 if who else None)
            RULEBOOK.count(self.state)
        return self

    def answer(self, move: str) -> Self:
        """Plays a move, unless its question had one answer only and was settled by itself."""
        return self.play(move) if self.asked == move.rpartition(": ")[2].split()[0] else self

    def passing(self, *kinds: str) -> Self:
        """Passes every open question of these kinds until another comes."""
        while self.asked in kinds and "pass" in self.options():
            self.play(f"{self.asked} pass")
        return self

    def refuses(self, move: str, clause: str = "") -> None:
        """The move is illegal, for the reason of this clause ("": it is not among the answers), and nothing changes."""
        before = digest(self.state)
        who, _, text = move.rpartition(": ")
        with pytest.raises(IllegalMove) as refusal:
            self.live.play(text, int(who) - 1 if who else None)
        assert refusal.value.clause == (f"oath.{clause}" if clause else ""), (
            f"refused by {refusal.value.clause}: {refusal.value}"
        )
        assert digest(self.state) == before

    # ---------------------------------------------------------------- looking: the questions
    @property
    def asked(self) -> str:
        """The kind of the open question, "" at the end."""
        return "" if self.live.over else self.live.ask.kind

    @property
    def seat(self) -> int:
        """The seat that is asked."""
        return self.live.ask.seat + 1

    def options(self, seat: int = 0) -> list[str]:
        """The options of the open question (of `seat`), without the word of the question."""
        ask = self.live.ask_of(seat - 1) if seat else self.live.ask
        return [] if ask is None else [text.split()[1] for text in ask.texts]

    def refused(self, seat: int, option: str) -> str:
        """The clause that closes an option of the open question to a seat; "" when none does."""
        found = [no.clause for no in self.live.why(seat - 1) if no.text.split()[-1:] == [option]]
        return found[0].removeprefix("oath.") if found else ""

    def said(self, seat: int | None = None) -> list[str]:
        """The keys of the lines of the log that a seat (None: a spectator) may read."""
        return [message.key.removeprefix("oath-log-") for _, message in self.live.log(None if seat is None else seat - 1)]

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
