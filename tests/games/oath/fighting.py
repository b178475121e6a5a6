"""A position of a Campaign in a few words, and its questions answered by kind."""

from __future__ import annotations

from importlib import import_module

from regnum.engine.ask import PASS, Rule
from regnum.engine.chance import seeded
from regnum.engine.deeds import OPEN
from regnum.games.oath.campaign import campaign, campaign_step
from regnum.games.oath.cards import live_now, to_advisers, to_player, to_site
from regnum.games.oath.components import (
    ATTACK_DIE,
    CARDS,
    CITIZEN,
    DEFENSE_DIE,
    EXILE,
    RELICS,
    SITES,
    SLOTS,
)
from regnum.games.oath.fight import ATTACK_PLANS, ATTACKING, LOSSES
from regnum.games.oath.forces import battle
from regnum.games.oath.lexicon import LEXICON
from regnum.games.oath.places import place
from regnum.games.oath.plans import PLAN_OF, closed_plan, use_plan
from regnum.games.oath.powers_data import BEARERS
from regnum.games.oath.setup import OPTIONS, begin
from regnum.games.oath.state import ACT, Oath
from regnum.games.oath.targets import FIRST_ITEM
from regnum.games.oath.vocabulary import NONE

for name in ("gains", "suits.plans", "rulebook"):
    import_module(f"regnum.games.oath.{name}")

A, B, C = 0, 1, 2
"""Slots: two in the Cradle, then the Provinces."""
PLAIN = ["mine", "salt-flats", "steppe", "wastes", "fertile-valley", "deep-woods", "ancient-city", "standing-stones"]
"""Sites without a say in Campaigns."""


# ---------------------------------------------------------------- a position
class Table:
    """A position in a few words, and questions answered by kind."""

    def __init__(self, *roles: int) -> None:
        seats = ["chancellor", *[{EXILE: "exile", CITIZEN: "citizen"}[role] for role in roles]]
        self.g: Oath = begin(seats, {option.name: option.default for option in OPTIONS}, seeded(1))
        g = self.g
        n = g.seats
        g.stage, g.turn = ACT, 1
        g.sites, g.faceup = [SITES.index(name) for name in PLAIN], [True] * SLOTS
        g.pawn = [A] * n
        g.cards, g.advisers, g.card_at = [[] for _ in range(SLOTS)], [[] for _ in range(n)], [NONE] * len(CARDS)
        g.relics, g.relic_at = [[] for _ in range(n)], [NONE] * len(RELICS)
        g.site_relics, g.reliquary = [[] for _ in range(SLOTS)], [1, 2, 3, 4]
        g.garrison, g.garrison_of, g.warbands = [0] * SLOTS, [NONE] * SLOTS, [0] * n
        g.banner_of, g.favor, g.secrets, g.supply = [NONE, NONE], [5] * n, [5] * n, [7] * n
        g.title = 0
        g.live = live_now(g)
        self.asked: list[str] = []

    def site(self, slot: int, name: str) -> Table:
        """Puts a site into a slot."""
        self.g.sites[slot] = SITES.index(name)
        self.g.live = live_now(self.g)
        return self

    def hold(self, slot: int, colour: int, n: int) -> Table:
        """Warbands at a site."""
        self.g.garrison[slot], self.g.garrison_of[slot] = n, colour
        return self

    def board(self, **warbands: int) -> Table:
        """Warbands on boards: board(p1=3)."""
        for seat, n in warbands.items():
            self.g.warbands[int(seat[1:])] = n
        return self

    def adviser(self, p: int, *names: str) -> Table:
        """Faceup advisers."""
        for name in names:
            to_advisers(self.g, p, CARDS.index(name))
        return self

    def card(self, slot: int, *names: str) -> Table:
        """Cards at a site."""
        for name in names:
            to_site(self.g, CARDS.index(name), slot)
        return self

    def relic(self, p: int, *names: str) -> Table:
        """Relics of a player."""
        for name in names:
            to_player(self.g, p, RELICS.index(name))
        return self

    def run(self, rule: Rule[None], answers: dict[str, list[int]]) -> None:
        """Runs a rule: answers are taken by kind, else the question is passed, or gets its first option."""
        try:
            ask = next(rule)
            while True:
                name, options = LEXICON.kinds[ask.kind].name, ask.options()
                given = answers.get(name, [])
                answer = given.pop(0) if given else PASS if PASS in options else options[0]
                assert answer in options, (name, answer, options)
                if len(options) > 1:
                    self.asked.append(name)
                ask = rule.send(answer)
        except StopIteration:
            return

    def attack(self, me: int, foe: int, *targets: int, dice: int = 0) -> Table:
        """A Campaign up to the attacker's plans."""
        self.run(campaign(self.g, me), {"defender": [foe]})
        answers = {"target": list(targets), "attack-dice": [dice], "ally": [], "allow-ally": []}
        while self.g.fight is not None and self.g.fight.step < ATTACK_PLANS:
            self.run(campaign_step(self.g), answers)
        return self

    def go_on(self, until: int = 99, **answers: list[int]) -> Table:
        """Further steps, to the end or up to one; kinds with _ for -."""
        by_kind = {name.replace("_", "-"): given for name, given in answers.items()}
        while self.g.fight is not None and self.g.fight.step < until:
            self.run(campaign_step(self.g), by_kind)
        return self

    def use(self, p: int, name: str, way: int = 0) -> Table:
        """A plan is used, whoever's turn it is to use one."""
        self.run(use_plan(self.g, p, plan(name), way), {})
        return self

    def rolls(self, attack: list[int], defense: list[int]) -> Table:
        """What the dice will show: defense first, then attack."""
        found = [DEFENSE_DIE.index(face) for face in defense] + [ATTACK_DIE.index(face) for face in attack]
        uses = self.g.chance.uses
        self.g.chance.memory = {uses + 1 + i: f"pick {face}" for i, face in enumerate(found)}
        return self

    def open(self, p: int, name: str) -> bool:
        """Whether a player may use a plan."""
        return closed_plan(self.g, p, plan(name)) == OPEN


def plan(name: str) -> int:
    """The plan of a card or relic."""
    return PLAN_OF[BEARERS.index(name)]


def at(t: Table, slot: int) -> int:
    """A site as a target."""
    return place(t.g, slot)


def relic(name: str) -> int:
    """A relic as a target."""
    return FIRST_ITEM + RELICS.index(name)


def lost(t: Table) -> Table:
    """The attacker has won: the defender's losses."""
    battle(t.g).won, battle(t.g).step = ATTACKING, LOSSES
    t.run(campaign_step(t.g), {})
    return t
