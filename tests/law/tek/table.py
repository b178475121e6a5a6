"""A position in a few readable lines, played in player verbs.

    t = Table("orcs elves", homes="elan tutenstan")
    t.stand(1, "elan.a", "tutenstan.b")
    t.goods(1, ore=3)
    t.begin("patrol")                      # seat 1 is active and puts a shield on Patrol
    t.play("act patrol", "patrol elan.a", "patrol-to elan.b")
    assert t.at("elan.b") == [1]

Seats are counted from 1, as at the table. A move of a seat that is not first in line: `t.play("2: dial 7")`.
"""

from __future__ import annotations

from regnum.engine.chance import seeded
from regnum.engine.session import start
from regnum.engine.trail import HISTORY
from regnum.game import Game, new
from regnum.games.tek import RULEBOOK
from regnum.games.tek.components import ACTIONS, LAND, NATIONS, REGION_NAMES, TERRITORIES, TOKENS
from regnum.games.tek.movement import L_MOVED
from regnum.games.tek.setup import SETTING_UP, begin
from regnum.games.tek.state import NEUTRAL, Tek, lift, place
from regnum.record import Record
from tests.law.playing import Played


class Table(Played):
    """A game of tek in a chosen position: set-up is over, nobody has figures or resources, seat 1 is active."""

    def __init__(self, nations: str, homes: str, lost: str = "", seed: int = 1, **options: str) -> None:
        seats = nations.split()
        values = RULEBOOK.option_values({"order": "given", **options})
        g = begin(seats, values, seeded(seed))
        g.nation = [NATIONS.index(n) for n in seats]
        g.home = [TERRITORIES.index(h) for h in homes.split()]
        if lost:
            for r in g.figures[NEUTRAL][:]:
                lift(g, NEUTRAL, r)
            g.lost = TERRITORIES.index(lost)
            for r in LAND[g.lost]:
                place(g, NEUTRAL, r)
        g.stage = SETTING_UP
        self.g: Tek = g
        self.header = Record("tek", 1, seats, values)
        self.game: Game | None = None

    @classmethod
    def fresh(cls, seats: int | list[str], seed: int = 1, **options: str) -> Table:
        """A real table before set-up, as players find it."""
        t = cls.__new__(cls)
        t.game = new("tek", seats, seed, b"", (), **options)
        t.header = t.game.header
        assert isinstance(t.game.session.g, Tek)
        t.g = t.game.session.g
        return t

    # ---------------------------------------------------------------- the position
    def stand(self, seat: int, *regions: str) -> Table:
        """Puts figures of a seat; in ruins they lie."""
        for r in regions:
            place(self.g, seat - 1, region(r))
        return self

    def upright(self, seat: int, r: str) -> Table:
        """Stands a searching figure up."""
        self.g.searching[seat - 1].remove(region(r))
        return self

    def goods(self, seat: int, food: int = 0, ore: int = 0, mana: int = 0) -> Table:
        """Sets the resources of a seat."""
        self.g.goods[3 * (seat - 1) : 3 * seat] = [food, ore, mana]
        return self

    def magic(self, seat: int, level: int) -> Table:
        """Sets the magic level of a seat."""
        self.g.magic[seat - 1] = level
        return self

    def tower(self, seat: int, level: int) -> Table:
        """Sets the tower level of a seat."""
        self.g.tower[seat - 1] = level
        return self

    def token(self, r: str, name: str, hidden: bool = False) -> Table:
        """Lays an exploration token."""
        n = TOKENS.index(name) + 1
        self.g.token[region(r)] = -n if hidden else n
        return self

    def shields(self, *actions: str) -> Table:
        """Lays shields on actions."""
        for a in actions:
            self.g.shields |= 1 << ACTIONS.index(a)
        return self

    def crown(self, seat: int) -> Table:
        """Gives a seat the crown."""
        self.g.crown = seat - 1
        return self

    def beaten(self, seat: int, *regions: str) -> Table:
        """A seat has beaten the neutral figures of these regions."""
        for r in regions:
            lift(self.g, NEUTRAL, region(r))
            self.g.trophies[seat - 1] += 1
        return self

    def mimics(self, seat: int, nation: str) -> Table:
        """Shapeshifters 4 have chosen an opponent of this nation."""
        self.g.mimic[seat - 1] = NATIONS.index(nation)
        return self

    # ---------------------------------------------------------------- playing
    def begin(self, action: str = "", active: int = 1) -> Table:
        """Play begins; with `action` the active player has chosen it."""
        self.g.active = self.g.order.index(active - 1)
        self.game = Game(RULEBOOK, start(self.g, RULEBOOK.step, HISTORY, []), self.header)
        if action:
            self.play(f"choose {action}")
        return self

    @property
    def live(self) -> Game:
        """The game, begun if it was not."""
        if self.game is None:
            self.begin()
        assert self.game is not None
        self.g = self.game.session.g  # type: ignore[assignment]
        return self.game

    def patrol(self, origin: str, to: str) -> Table:
        """The seat in line patrols with a figure."""
        self.play("act patrol").answer(f"patrol {origin}").answer(f"patrol-to {to}")
        assert self.moves()[-1] == f"{origin}>{to}"
        return self

    def quest(self, origin: str, to: str) -> Table:
        """The seat in line quests with a figure."""
        self.play("act quest").answer(f"quest {origin}").answer(f"quest-to {to}")
        assert self.moves()[-1] == f"{origin}>{to}"
        return self

    def collect(self, seat: int = 1) -> Table:
        """The next seat chooses Trade and idles, the others collect, and `seat`, last in line, collects too."""
        self.begin("trade", active=seat % len(self.header.seats) + 1)
        while self.asked == "act" and self.seat != seat:
            self.play(f"act {self.options()[-1]}")
        return self.answer("act collect")

    def dials(self, attacker: int, defender: int) -> Table:
        """Both sides of the war set their dials; 0 is the flag."""
        war = self.state.war
        assert war is not None
        return self.play(f"{war.attacker + 1}: dial {attacker}", f"{war.defender + 1}: dial {defender}")

    def undo(self) -> Table:
        """Takes back the last move."""
        self.live.undo()
        return self

    # ---------------------------------------------------------------- looking
    def at(self, r: str) -> list[int]:
        """Whose figures stand or lie in a region; 0 is neutral."""
        x = region(r)
        return sorted((0 if s == NEUTRAL else s + 1) for s, figures in enumerate(self.state.figures) for f in figures if f == x)

    def lying(self, seat: int, r: str) -> int:
        """How many figures of a seat search in a region."""
        return self.state.searching[seat - 1].count(region(r))

    def has(self, seat: int) -> tuple[int, int, int]:
        """Food, ore and mana of a seat."""
        food, ore, mana = self.state.goods[3 * (seat - 1) : 3 * seat]
        return food, ore, mana

    def moves(self) -> list[str]:
        """The moves of figures by Patrol or Quest so far, `origin>to`."""
        found = [line.args for line in self.live.session.g.log or [] if line.saying == L_MOVED]
        return [f"{REGION_NAMES[origin]}>{REGION_NAMES[to]}" for _, _, origin, to, _ in found]

    def figures(self, seat: int) -> int:
        """Figures of a seat in play."""
        return len(self.state.figures[seat - 1])

    def points(self, seat: int, source: str = "") -> int:
        """Points of a seat if the game ended now, all or of one source."""
        rows = self.live.result.sheet
        return sum(row.points[seat - 1] for row in rows if source in ("", row.key))

    @property
    def winners(self) -> list[int]:
        """The seats that win if the game ended now."""
        return [s + 1 for s in self.live.result.winners]

    @property
    def how(self) -> str:
        """How the winner was found, if the game ended now: "points", "tie-break" or "draw"."""
        return self.live.result.how.removeprefix("tek-end-")

    @property
    def active(self) -> int:
        """The seat with the active player token."""
        return self.state.order[self.state.active] + 1

    @property
    def state(self) -> Tek:
        """The state itself."""
        g = self.live.session.g
        assert isinstance(g, Tek)
        return g


def region(name: str) -> int:
    """The int of a region."""
    return REGION_NAMES.index(name)


def battle(attacker: str, defender: str, third: str = "") -> Table:
    """Seat 1 in elan.a can attack seat 2 in elan.c (inner mountain, no water); each has one more figure far away."""
    other = third or next(n for n in ("humans", "dwarves", "orcs") if n not in (attacker, defender))
    t = Table(f"{attacker} {defender} {other}", homes="elan tutenstan galson")
    t.stand(1, "elan.a", "galson.e").stand(2, "elan.c", "tutenstan.a").stand(3, "galson.a", "galson.a")
    return t
