"""A position in a few readable lines, played in player verbs.

    t = Table("marquise eyrie")
    t.army("marquise", 5, 2).army("eyrie", 5).hand("eyrie", "ambush-bird-1")
    t.begin("marquise", "daylight").dice(3, 0)
    t.play("act battle", "battle 5>eyrie", "ambush pass")
    assert t.at("eyrie", 5) == 0

Set-up is over and the map is bare but for its ruins; all cards are in the deck. Clearings bear their printed numbers. After
every move all pieces are counted.
"""

from __future__ import annotations

from typing import Self

from regnum.bots.codec import digest
from regnum.engine.chance import seeded
from regnum.engine.errors import IllegalMove
from regnum.engine.session import start
from regnum.engine.trail import HISTORY
from regnum.game import Game, begin
from regnum.games.root import RULEBOOK
from regnum.games.root.components import (
    CARD_NAMES,
    FACTIONS,
    FIRST_VIZIER,
    ITEMS,
    PIECES,
    PLACES,
    RUIN,
    SUITS,
    card,
)
from regnum.games.root.factions.eyrie import COLUMNS, LEADERS, VIZIERS
from regnum.games.root.factions.faction import Step
from regnum.games.root.setup import begin as deal
from regnum.games.root.state import BIRDSONG, DAYLIGHT, EVENING, Root, add_warriors, automatic, fill_slots, lay_suits
from regnum.games.root.turn import dawn, dusk, steps_of
from regnum.messages import render
from regnum.record import Record

SETTLED = ("act", "bank", "craft", "decree", "outrage", "supporter")
PHASES = {"birdsong": BIRDSONG, "daylight": DAYLIGHT, "evening": EVENING}


class Table:
    """A game of Root in a chosen position. Seats are in turn order; the first one begins."""

    def __init__(self, factions: str, seed: int = 1, suits: str = "", **options: str) -> None:
        seats = RULEBOOK.seat_list(factions.split())
        values = RULEBOOK.option_values({"order": "given", "reach": "any", **options})
        g = deal(seats, values, seeded(seed))
        for hand in g.hands:
            g.draw_pile += hand
            hand.clear()
        if suits:
            lay_suits(g, [SUITS.index({"f": "fox", "r": "rabbit", "m": "mouse"}[s]) for s in suits])
        g.turn = 1
        g.agenda = []
        g.chance.memory = {}
        self.g: Root = g
        self.header = Record("root", RULEBOOK.rules_version, seats, values)
        self.game: Game | None = None
        self.fair = False
        if "eyrie" in factions.split():
            self.leader("builder")

    @classmethod
    def fresh(cls, factions: str, seed: int = 1, **options: str) -> Self:
        """A real table before set-up, as players find it."""
        t = cls.__new__(cls)
        seats = RULEBOOK.seat_list(factions.split())
        t.header = Record("root", RULEBOOK.rules_version, seats, RULEBOOK.option_values({"order": "given", **options}))
        t.header.seed = str(seed)
        t.fair = False
        t.game = begin(RULEBOOK, t.header, b"", {})
        return t

    # ---------------------------------------------------------------- the position
    def army(self, faction: str, c: int, n: int = 1) -> Self:
        """Places warriors from the supply."""
        f = FACTIONS.index(faction)
        self.g.supply[f] -= n
        add_warriors(self.g, f, c - 1, n)
        return self

    def build(self, piece: str, *clearings: int) -> Self:
        """Places buildings."""
        for c in clearings:
            fill_slots(self.g, c - 1, [*self.g.buildings[c - 1], PIECES.index(piece)])
        return self

    def wood(self, c: int, n: int = 1) -> Self:
        """Places wood."""
        self.g.wood[c - 1] += n
        return self

    def keep(self, c: int) -> Self:
        """Places the keep."""
        self.g.keep = c - 1
        return self

    def sympathy(self, *clearings: int) -> Self:
        """Places sympathy tokens."""
        for c in clearings:
            self.g.sympathy |= 1 << c - 1
        return self

    def plot(self, c: int, kind: int, face_up: bool = True) -> Self:
        """Places a plot of the Corvids."""
        self.g.corvid.supply[kind] -= 1
        self.g.plots[c - 1] = kind + 1 if face_up else -kind - 1
        return self

    def no_ruins(self) -> Self:
        """Takes the ruins off."""
        for slots in self.g.buildings:
            if RUIN in slots:
                slots.remove(RUIN)
        return self

    def take(self, *names: str) -> list[int]:
        """Takes cards out of the deck."""
        found = [card(name) for name in names]
        for x in found:
            self.g.draw_pile.remove(x)
        return found

    def hand(self, faction: str, *names: str) -> Self:
        """Gives cards to a hand."""
        self.g.hands[FACTIONS.index(faction)] += self.take(*names)
        return self

    def deck(self, *names: str) -> Self:
        """Lays cards on top of the deck, the first on top."""
        self.g.draw_pile += reversed(self.take(*names))
        return self

    def discarded(self, *names: str) -> Self:
        """Lays cards on the discard pile; without names, the whole deck."""
        self.g.discards += self.take(*names) if names else self.take(*[CARD_NAMES[x] for x in self.g.draw_pile])
        return self

    def available(self, *names: str) -> Self:
        """Lays dominance cards beside the map."""
        self.g.available += self.take(*names)
        return self

    def effect(self, faction: str, *names: str) -> Self:
        """A faction has crafted these cards."""
        self.g.effects[FACTIONS.index(faction)] += self.take(*names)
        return self

    def dominance(self, faction: str, name: str) -> Self:
        """A faction has activated a dominance card."""
        self.g.dominance[FACTIONS.index(faction)] = self.take(name)[0]
        return self

    def points(self, faction: str, n: int) -> Self:
        """Sets a score."""
        self.g.points[FACTIONS.index(faction)] = n
        return self

    def leader(self, name: str) -> Self:
        """The Eyrie's leader, with the Viziers of that leader."""
        e = self.g.eyrie
        e.leader = LEADERS.index(name)
        e.decree = [[x for x in column if x < FIRST_VIZIER] for column in e.decree]
        for i, column in enumerate(VIZIERS[e.leader]):
            e.decree[column].append(FIRST_VIZIER + i)
        return self

    def decree(self, column: str, *names: str) -> Self:
        """Cards in a column of the Decree."""
        self.g.eyrie.decree[COLUMNS.index(column)] += self.take(*names)
        return self

    def supporters(self, *names: str) -> Self:
        """Cards on the Supporters stack."""
        self.g.alliance.supporters += self.take(*names)
        return self

    def officers(self, n: int) -> Self:
        """Officers of the Alliance."""
        self.g.supply[FACTIONS.index("alliance")] -= n
        self.g.alliance.officers += n
        return self

    # ---------------------------------------------------------------- playing
    def begin(self, faction: str = "", phase: str = "birdsong", fair: bool = False, at: Step | None = None) -> Self:
        """Play begins in a phase of a faction's turn (the first one's), or at a step of it. Menus and payments with a single
        answer are settled, unless prompts are `fair`."""
        self.fair = fair
        g = self.g
        f = FACTIONS.index(faction) if faction else g.order[0]
        g.now = g.order.index(f)
        g.phase = PHASES[phase]
        steps = steps_of(f, automatic(g, f))
        g.stage = 0 if phase == "birdsong" else steps.index(dawn if phase == "daylight" else dusk)
        if at is not None:
            g.stage = steps.index(at)
        self.game = Game(RULEBOOK, start(g, RULEBOOK.step, HISTORY, []), self.header)
        return self.settle()

    def settle(self) -> Self:
        """Gives the single answers to menus and payments."""
        while not (self.fair or self.live.over) and self.asked in SETTLED and len(self.live.ask.options) == 1:
            self.live.play(self.live.ask.options[0])
        return self

    @property
    def live(self) -> Game:
        """The game, begun if it was not."""
        if self.game is None:
            self.begin()
        assert self.game is not None
        return self.game

    @property
    def state(self) -> Root:
        """The state itself."""
        g = self.live.session.g
        assert isinstance(g, Root)
        return g

    def play(self, *moves: str) -> Self:
        """Plays moves in their text form, and counts the pieces."""
        for move in moves:
            self.live.play(move)
            self.settle()
            RULEBOOK.count(self.state)
        return self

    def answer(self, move: str) -> Self:
        """Plays a move, unless its question had one answer only and was settled by itself."""
        return self.play(move) if self.asked == move.split()[0] else self

    def dice(self, *faces: int) -> Self:
        """What the next rolls or random picks will show."""
        chance = self.g.chance if self.game is None else self.state.chance
        assert chance.memory is not None
        for i, face in enumerate(faces):
            chance.memory[chance.uses + 1 + i] = f"pick {face}"
        return self

    def until(self, question: str, faction: str = "") -> Self:
        """Declines everything, or takes the first option, until a question is put (to a faction)."""
        for _ in range(200):
            if self.live.over or (self.asked == question and faction in ("", self.who)):
                return self
            ask = self.live.ask
            self.live.play(-1 if -1 in ask.options else ask.options[0])
            self.settle()
        raise AssertionError(f"{question} was never asked")

    def end_turn(self) -> Self:
        """Declines everything until the next turn begins."""
        turn = self.state.turn
        while self.state.turn == turn and not self.live.over:
            ask = self.live.ask
            self.live.play(-1 if -1 in ask.options else ask.options[0])
        return self

    # ---------------------------------------------------------------- looking
    @property
    def asked(self) -> str:
        """The kind of the open question, "" at the end."""
        return "" if self.live.over else self.live.ask.kind

    @property
    def who(self) -> str:
        """The faction that is asked."""
        return FACTIONS[self.state.seat.index(self.live.ask.seat)]

    def options(self) -> list[str]:
        """The options of the open question, without the word of the question."""
        return [text.split()[1] for text in self.live.ask.texts]

    def refused(self, option: str) -> str:
        """The clause that closes an option of the open question; "" when none does."""
        why = self.live.why(self.live.ask.seat)
        return next((no.clause.removeprefix("root.") for no in why if no.text.split()[-1:] == [option]), "")

    def why(self, option: str) -> str:
        """The key of the reason that closes an option of the open question; "" when none does."""
        why = self.live.why(self.live.ask.seat)
        return next((no.reason.key for no in why if no.text.split()[-1:] == [option]), "")

    def read(self, move: str) -> int:
        """The option behind a move, whether it is open or not."""
        ask = self.live.session.ask
        assert ask is not None
        return self.live.read(RULEBOOK.kinds[ask.kind], move)

    def cannot(self, move: str) -> None:
        """The move is illegal and changes nothing."""
        before = digest(self.state)
        try:
            self.live.session.play(self.read(move))
        except IllegalMove:
            assert digest(self.state) == before
            return
        raise AssertionError(f"{move} was accepted")

    def foretold(self, move: str) -> list[tuple[str, object]]:
        """The hints about a move before it is played: key and number."""
        ask = self.live.session.ask
        assert ask is not None
        found = RULEBOOK.foretell(self.state, ask, self.read(move))
        return [(hint.key, hint.args.get("n")) for hint in found]

    def at(self, faction: str, c: int) -> int:
        """Warriors of a faction in a clearing."""
        return self.state.warriors[FACTIONS.index(faction) * PLACES + c - 1]

    def supply(self, faction: str) -> int:
        """Warriors in a supply."""
        return self.state.supply[FACTIONS.index(faction)]

    def slots(self, c: int) -> list[str]:
        """What stands in the slots of a clearing."""
        return [PIECES[b] for b in self.state.buildings[c - 1]]

    def on_map(self, piece: str) -> int:
        """How many buildings of a kind are on the map."""
        return sum(slots.count(PIECES.index(piece)) for slots in self.state.buildings)

    def sympathetic(self) -> list[int]:
        """The clearings with sympathy."""
        return [c + 1 for c in range(12) if self.state.sympathy >> c & 1]

    def score(self, faction: str) -> int:
        """The points of a faction."""
        return self.state.points[FACTIONS.index(faction)]

    def cards(self, faction: str) -> list[str]:
        """The hand of a faction."""
        return sorted(CARD_NAMES[x] for x in self.state.hands[FACTIONS.index(faction)])

    def played(self, faction: str) -> list[str]:
        """The crafted effects in a play area."""
        return [CARD_NAMES[x] for x in self.state.effects[FACTIONS.index(faction)]]

    def items(self, faction: str) -> list[str]:
        """The Crafted Items box."""
        return [ITEMS[i] for i, n in enumerate(self.state.crafted[FACTIONS.index(faction)]) for _ in range(n)]

    @property
    def discards(self) -> list[str]:
        """The discard pile."""
        return [CARD_NAMES[x] for x in self.state.discards]

    @property
    def stack(self) -> list[str]:
        """The Supporters."""
        return sorted(CARD_NAMES[x] for x in self.state.alliance.supporters)

    def column(self, name: str) -> list[str]:
        """A column of the Decree."""
        return [CARD_NAMES[x] for x in self.state.eyrie.decree[COLUMNS.index(name)]]

    @property
    def winners(self) -> list[str]:
        """The factions that have won."""
        return [FACTIONS[f] for f in self.state.winners]

    def told(self, key: str) -> list[str]:
        """What the lines of the log with a key say to a spectator, in English."""
        return [render("en", message) for _, message in self.live.log(None) if message.key == f"root-log-{key}"]

    def said(self, faction: str = "") -> list[str]:
        """The keys of the lines of the log that a faction (else a spectator) may read."""
        seat = self.state.seat[FACTIONS.index(faction)] if faction else None
        return [message.key.removeprefix("root-log-") for _, message in self.live.log(seat)]
