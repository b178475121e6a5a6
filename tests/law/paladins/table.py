"""A position in a few readable lines, played in player verbs.

    t = Table(2).workers(1, "scout", "labourer", "cleric").provisions(1, 1).attribute(1, faith=2)
    t.play("act commission", "commission r2s3")
    assert t.hand(1) == ["scout"] and t.track(1) == (2, 0, 1)

Seats are counted from 1, as at the table; in a solo game 2 is the opponent. A move of a seat that is not first in line:
`t.play("2: paladin roland>otton")`.
"""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.chance import seeded
from regnum.engine.lists import changed
from regnum.engine.session import start
from regnum.engine.trail import HISTORY
from regnum.game import Game
from regnum.game import begin as begin_game
from regnum.games.paladins import RULEBOOK
from regnum.games.paladins.components import (
    ACTIONS,
    ATTRIBUTES,
    COMMISSION,
    FAVOURS,
    JAR_SQUARES,
    NONE,
    ORDERS,
    OUTSIDERS,
    PALADINS,
    SCHEMES,
    SLOTS,
    SPACES,
    SQUARES,
    SUSPICION_TAX,
    TAVERN,
    TAX_SUPPLY,
    TOWNSFOLK,
    WALLS,
    WORKERS,
)
from regnum.games.paladins.setup import begin
from regnum.games.paladins.state import ACTING, MONK, OUTPOST, Paladins
from regnum.record import Record
from tests.law.playing import Played

COLOURS: Final = ["red", "blue", "green", "yellow"]
PILES: Final = {
    "townsfolk": TOWNSFOLK,
    "outsider": OUTSIDERS,
    "wall": WALLS,
    "tavern": TAVERN,
    "suspicion": [str(tax) for tax in SUSPICION_TAX],
    "scheme": [ACTIONS[action] for action in SCHEMES],
}
"""What the cards of each pile are called here: a Suspicion by its tax, a Scheme by its action."""
DECKS: Final = {name: "schemes" if name == "scheme" else f"{name}_deck" for name in PILES}
GONE: Final = {name: f"{name}s_gone" if name in ("outsider", "scheme") else f"{name}_gone" for name in PILES}
ROWS: Final = {"townsfolk": "townsfolk", "outsider": "outsiders", "tavern": "tavern"}
"""Where decks, discard piles and rows lie in the state."""


class Table(Played):
    """A game of paladins in a chosen position: the action phase of round 1, seat 1 to act, nobody owns a thing.

    The other seats have a labourer each, so that the round goes on after seat 1 has acted. The position is set before the
    first look at it or move in it."""

    def __init__(self, seats: int = 2, seed: int = 1, **options: str) -> None:
        colours = COLOURS[:seats]
        values = RULEBOOK.option_values({"order": "given", **options})
        g = begin(colours, values, seeded(seed))
        n = g.sides
        g.stage, g.round, g.at, g.first, g.passed = ACTING, 1, 0, 0, 0
        g.coins, g.provisions, g.attributes = [0] * n, [0] * n, [0] * (3 * n)
        g.workers = [0] * (6 * n)
        g.workshops = [0] * (6 * n)
        g.tax = TAX_SUPPLY[seats]
        self.g: Paladins = g
        self.header = Record("paladins", RULEBOOK.rules_version, colours, values)
        self.game: Game | None = None
        for seat in range(2, seats + 1):
            self.workers(seat, "labourer")

    @classmethod
    def fresh(cls, seats: int | list[str], seed: int = 1, **options: str) -> Table:
        """A real table before the first choice, as players find it."""
        t = cls.__new__(cls)
        colours = RULEBOOK.seat_list(seats)
        t.header = Record("paladins", RULEBOOK.rules_version, colours, RULEBOOK.option_values(options))
        t.header.seed = str(seed)
        t.game = begin_game(RULEBOOK, t.header, b"", {})
        assert isinstance(t.game.session.g, Paladins)
        t.g = t.game.session.g
        return t

    # ---------------------------------------------------------------- the position: a side
    def workers(self, seat: int, *names: str) -> Table:
        """Sets the unused workers of a seat: `"scout", "2 labourer"`."""
        have = [0] * len(WORKERS)
        for name in names:
            n, _, worker = name.rpartition(" ")
            have[WORKERS.index(worker)] += int(n or 1)
        self.g.workers = [*self.g.workers[: 6 * (seat - 1)], *have, *self.g.workers[6 * seat :]]
        return self

    def coins(self, seat: int, n: int) -> Table:
        """Sets the coins of a seat."""
        return self.own("coins", seat, n)

    def provisions(self, seat: int, n: int) -> Table:
        """Sets the provisions of a seat."""
        return self.own("provisions", seat, n)

    def attribute(self, seat: int, faith: int = 0, strength: int = 0, influence: int = 0) -> Table:
        """Sets the markers of a seat on their track."""
        i = 3 * (seat - 1)
        self.g.attributes = [*self.g.attributes[:i], faith, strength, influence, *self.g.attributes[i + 3 :]]
        return self

    def paladin(self, seat: int, name: str) -> Table:
        """The Paladin of a seat rides, faceup; its workers are not taken."""
        card = PALADINS.index(name)
        self.g.riding = changed(self.g.riding, seat - 1, card)
        self.g.revealed |= 1 << (seat - 1)
        return self.own("deck", seat, [other for other in self.g.deck[seat - 1] if other != card])

    def paladin_deck(self, seat: int, *names: str) -> Table:
        """Puts Paladins on top of the deck of a seat, the first on top."""
        top = [PALADINS.index(name) for name in names]
        rest = [card for card in self.g.deck[seat - 1] if card not in top]
        return self.own("deck", seat, top + rest)

    def tableau(self, seat: int, *names: str) -> Table:
        """Gives a seat Townsfolk, without their immediate rewards."""
        return self.own("tableau", seat, [self.claim("townsfolk", name) for name in names])

    def attacked(self, seat: int, *names: str) -> Table:
        """A seat has attacked these Outsiders."""
        return self.own("attacked", seat, [self.claim("outsider", name) for name in names])

    def converted(self, seat: int, *names: str) -> Table:
        """A seat has converted these Outsiders, from the left."""
        return self.own("converted", seat, [self.claim("outsider", name) for name in names])

    def walls(self, seat: int, *names: str) -> Table:
        """A seat has built these walls, from the left."""
        return self.own("walls", seat, [self.claim("wall", name) for name in names])

    def monks(self, seat: int, n: int) -> Table:
        """So many monks of a seat have left its board; where they stand is for `stands`."""
        return self.own("monks", seat, n)

    def outposts(self, seat: int, n: int) -> Table:
        """So many outposts of a seat have left its board."""
        return self.own("outposts", seat, n)

    def jars(self, seat: int, n: int) -> Table:
        """So many jars of a seat have left their places; where they lie is for `jar_squares`."""
        return self.own("jars", seat, n)

    def jar_squares(self, seat: int, *squares: str) -> Table:
        """Own squares of a seat that hold a jar."""
        bits = sum(1 << JAR_SQUARES.index(square) for square in squares)
        return self.own("jar_squares", seat, bits)

    def workshops(self, seat: int, action: str, *slots: int) -> Table:
        """Lays workshops of a seat on slots 0 and 1 of a right-hand action."""
        i = 6 * (seat - 1) + ACTIONS.index(action) - COMMISSION
        self.g.workshops = changed(self.g.workshops, i, sum(1 << slot for slot in slots))
        return self

    def laid(self, seat: int, action: str, *workers: str) -> Table:
        """Workers of a seat lie in the slots of an action space, from the left; "" leaves a slot empty."""
        a = ACTIONS.index(action)
        crew = [WORKERS.index(worker) if worker else NONE for worker in workers]
        crew += [NONE] * (len(SLOTS[a]) - len(crew))
        self.g.laid = changed(self.g.laid, (seat - 1) * SPACES + a, crew)
        return self

    def suspicions(self, seat: int, *taxes: int) -> Table:
        """A seat holds Suspicions with these taxes, the newest last."""
        return self.own("suspicions", seat, [self.claim("suspicion", str(tax)) for tax in taxes])

    def unpaid(self, seat: int, n: int) -> Table:
        """Sets the unpaid Debts of a seat."""
        return self.own("unpaid", seat, n)

    def paid(self, seat: int, n: int) -> Table:
        """Sets the paid Debts of a seat."""
        return self.own("paid", seat, n)

    def passed(self, *seats: int) -> Table:
        """These seats have passed this round."""
        for seat in seats:
            self.g.passed |= 1 << (seat - 1)
        return self

    # ---------------------------------------------------------------- the position: the main board
    def round(self, n: int) -> Table:
        """It is this round: the King's cards up to it are revealed."""
        self.g.round = n
        return self

    def tax(self, n: int) -> Table:
        """Sets the tax supply."""
        self.g.tax = n
        return self

    def orders(self, *names: str) -> Table:
        """The King's Orders from the left; the rest of the places get others."""
        cards = [ORDERS.index(name) for name in names]
        rest = [card for card in range(len(ORDERS)) if card not in cards]
        self.g.orders, self.g.orders_boxed = (cards + rest)[:3], (cards + rest)[3:]
        return self

    def favours(self, *names: str) -> Table:
        """The King's Favours from the left; the rest of the places get others."""
        cards = [FAVOURS.index(name) for name in names]
        rest = [card for card in range(len(FAVOURS)) if card not in cards]
        self.g.favours, self.g.favours_boxed = (cards + rest)[:5], (cards + rest)[5:]
        return self

    def on_favour(self, place: int, seat: int, worker: str) -> Table:
        """A worker of a seat lies on the King's Favour in a place, from 1."""
        self.g.favour_worker = changed(self.g.favour_worker, place - 1, WORKERS.index(worker))
        self.g.favour_side = changed(self.g.favour_side, place - 1, seat - 1)
        return self

    def stands(self, square: str, seat: int, piece: str) -> Table:
        """A monk or an outpost of a seat stands on a square."""
        on = 2 * (seat - 1) + (MONK if piece == "monk" else OUTPOST)
        return self.lay("squares", changed(self.g.squares, SQUARES.index(square), on))

    def townsfolk(self, *names: str) -> Table:
        """The row of Townsfolk from the left; "" is a gap, places that are not named keep other cards."""
        return self.lay("townsfolk", self.row_of("townsfolk", self.g.townsfolk, names))

    def outsiders(self, *names: str) -> Table:
        """The row of Outsiders from the left; "" is a gap, places that are not named keep other cards."""
        return self.lay("outsiders", self.row_of("outsider", self.g.outsiders, names))

    def tavern(self, *names: str) -> Table:
        """The Tavern cards laid out; "" is one that was taken."""
        return self.lay("tavern", [self.claim("tavern", name) if name else NONE for name in names])

    def top(self, pile: str, *names: str | int) -> Table:
        """Puts cards on top of a deck, the first on top."""
        cards = [self.claim(pile, str(name)) for name in names]
        return self.lay(DECKS[pile], cards + self.pile(DECKS[pile]))

    def only(self, pile: str, *names: str | int) -> Table:
        """A deck holds these cards alone; the others have left the game."""
        return self.lay(DECKS[pile], [self.claim(pile, str(name)) for name in names])

    def gone(self, pile: str, *names: str | int) -> Table:
        """The discard pile of a deck holds these cards."""
        return self.lay(GONE[pile], [self.claim(pile, str(name)) for name in names])

    # ---------------------------------------------------------------- the position: the solo opponent
    def marker(self, space: int) -> Table:
        """Sets the resource marker of the solo opponent, from 1."""
        self.g.marker = space - 1
        return self

    def stack(self, *attributes: str) -> Table:
        """How the attribute markers of the solo opponent lie on one another, the last on top."""
        return self.lay("stack", [ATTRIBUTES.index(name) for name in attributes])

    # ---------------------------------------------------------------- the position: its means
    def claim(self, pile: str, name: str) -> int:
        """Takes a card out of its deck, or out of a row, whose place the last card of the deck fills."""
        deck = self.pile(DECKS[pile])
        for card in deck:
            if PILES[pile][card] == name:
                self.lay(DECKS[pile], [other for other in deck if other != card])
                return card
        card = PILES[pile].index(name)
        row = self.pile(ROWS[pile])
        assert card in row, f"{name} is neither in its deck nor in its row"
        self.lay(ROWS[pile], changed(row, row.index(card), deck[-1] if deck else NONE))
        self.lay(DECKS[pile], deck[:-1])
        return card

    def row_of(self, pile: str, row: list[int], names: tuple[str, ...]) -> list[int]:
        """A row with the named cards in its first places; those that lay there go below the deck."""
        deck = self.pile(DECKS[pile]) + [card for card in row if card != NONE]
        wanted = [PILES[pile].index(name) if name else NONE for name in names]
        deck = [card for card in deck if card not in wanted]
        more = len(row) - len(wanted)
        self.lay(DECKS[pile], deck[: len(deck) - more])
        return wanted + deck[len(deck) - more :]

    def own(self, field: str, seat: int, value: object) -> Table:
        """Sets what a side has in a list of the state that is kept by side."""
        return self.lay(field, changed(getattr(self.g, field), seat - 1, value))

    def pile(self, field: str) -> list[int]:
        """A copy of a list of cards of the state."""
        return list(getattr(self.g, field))

    def lay(self, field: str, cards: list[Any]) -> Table:
        """Sets a list of the state."""
        setattr(self.g, field, cards)
        return self

    # ---------------------------------------------------------------- playing
    @property
    def live(self) -> Game:
        """The game, begun if it was not."""
        if self.game is None:
            self.game = Game(RULEBOOK, start(self.g, RULEBOOK.step, HISTORY, []), self.header)
        self.g = self.game.session.g  # type: ignore[assignment]
        return self.game

    # ---------------------------------------------------------------- looking: the questions
    def why(self, seat: int, option: str) -> tuple[str, dict[str, object]]:
        """The key and the arguments of the reason that closes an option to a seat."""
        reason = next(no.reason for no in self.live.why(seat - 1) if no.text.split()[-1:] == [option])
        return reason.key.removeprefix("paladins-why-"), dict(reason.args)

    # ---------------------------------------------------------------- looking: the table
    @property
    def state(self) -> Paladins:
        """The state itself."""
        g = self.live.session.g
        assert isinstance(g, Paladins)
        return g

    def hand(self, seat: int) -> list[str]:
        """The unused workers of a seat, in the order labourer, scout, merchant, fighter, cleric, criminal."""
        have = self.state.workers[6 * (seat - 1) : 6 * seat]
        return [name for name, n in zip(WORKERS, have, strict=True) for _ in range(n)]

    def has(self, seat: int) -> tuple[int, int]:
        """Coins and provisions of a seat."""
        return self.state.coins[seat - 1], self.state.provisions[seat - 1]

    def track(self, seat: int) -> tuple[int, int, int]:
        """Faith, strength and influence of a seat on the track, without its Paladin."""
        faith, strength, influence = self.state.attributes[3 * (seat - 1) : 3 * seat]
        return faith, strength, influence

    def spaces(self, seat: int) -> list[str]:
        """The action spaces of a seat that hold workers."""
        laid = self.state.laid[(seat - 1) * SPACES : seat * SPACES]
        return [action for action, workers in zip(ACTIONS, laid, strict=False) if workers]

    def slots(self, seat: int, action: str) -> list[str]:
        """The slots of an action space: "workshop", a worker, or "" for neither."""
        noble = self.live.view(None).nobles[seat - 1]
        return [slot or "" for slot in noble.spaces[ACTIONS.index(action)].slots]

    def suspects(self, seat: int) -> list[int]:
        """The taxes of the Suspicions of a seat, the newest last."""
        return [SUSPICION_TAX[card] for card in self.state.suspicions[seat - 1]]

    def debts(self, seat: int) -> tuple[int, int]:
        """Unpaid and paid Debts of a seat."""
        return self.state.unpaid[seat - 1], self.state.paid[seat - 1]

    def household(self, seat: int) -> list[str]:
        """The Townsfolk in the tableau of a seat."""
        return [TOWNSFOLK[card] for card in self.state.tableau[seat - 1]]

    def row(self, pile: str) -> list[str]:
        """The cards in a row (townsfolk, outsider, tavern) from the left, "" in a gap."""
        return ["" if card == NONE else PILES[pile][card] for card in getattr(self.state, ROWS[pile])]

    def deck(self, pile: str) -> list[str]:
        """The cards of a deck, the top one first."""
        return [PILES[pile][card] for card in list(getattr(self.state, DECKS[pile]))]

    def discards(self, pile: str) -> list[str]:
        """The cards of a discard pile."""
        return [PILES[pile][card] for card in list(getattr(self.state, GONE[pile]))]

    def at(self, square: str) -> tuple[int, str]:
        """Whose piece stands on a square, and which; (0, "") on a free one."""
        on = self.state.squares[SQUARES.index(square)]
        return (0, "") if on == NONE else (on // 2 + 1, "monk" if on % 2 == MONK else "outpost")

    # ---------------------------------------------------------------- looking: the end
    def points(self, seat: int, row: str = "") -> int:
        """Points of a seat if the game ended now, all or of one row of the sheet."""
        rows = self.live.view(None).sheet
        return sum(found.points[seat - 1] for found in rows if row in ("", found.key))

    @property
    def winners(self) -> list[int]:
        """The seats that win if the game ended now."""
        return [seat + 1 for seat in self.live.result.winners]

    @property
    def how(self) -> str:
        """How the winner was found, if the game ended now: "points", "tie-break", "shared" or "solo"."""
        return self.live.result.how.removeprefix("paladins-end-")
