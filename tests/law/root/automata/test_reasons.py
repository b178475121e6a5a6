"""What the Automated Alliance and the Vagabot say of their moves, with the reason for each, in every language."""

from __future__ import annotations

from regnum.games.root.components import CHARACTERS, ITEMS
from regnum.games.root.factions.items import KINDS
from regnum.messages import render
from regnum.words import LANGS
from tests.law.root.automata.test_common import BIRD, FOX, MOUSE, RABBIT
from tests.law.root.table import Table

NAMES = ["Ana", "Bo", "Cy"]


def told(t: Table, key: str) -> list[str]:
    """The lines of a kind, in each language; none has an argument that was not set."""
    lines = [m for _, m in t.live.log(None) if m.key == f"root-log-{key}"]
    texts = [render(lang, m, NAMES) for lang in LANGS for m in lines]
    assert lines and all("{" not in text and "root-" not in text for text in texts), key
    return texts


def rebels(**options: str) -> Table:
    """The Automated Alliance, to whom the first turn belongs, and the Marquise, who can act."""
    return Table("automated-alliance marquise", 1, "", **options).army("marquise", 6, 1)


def test_the_alliance_says_where_sympathy_spreads_and_why() -> None:
    t = rebels().sympathy(1).army("marquise", 5, 3).army("marquise", 10, 1).deck(RABBIT).begin()
    lines = told(t, "automaton-spreads")
    assert "fewest enemy warriors next to sympathy" in lines[0] and "nothing ordered is next to sympathy" in lines[2]
    assert told(t, "automaton-martial")
    t = rebels().sympathy(*range(1, 11)).deck(BIRD).no_ruins().begin()
    assert "5 points" in told(t, "automaton-no-sympathy")[0]


def test_the_alliance_says_where_it_revolts_organizes_and_recruits_and_why() -> None:
    t = rebels().sympathy(1).army("marquise", 1, 1).army("alliance", 3, 3).build("base", 3).deck(FOX).begin()
    assert "its base is missing" in told(t, "automaton-revolts")[0]
    assert "3 warriors of its own" in told(t, "automaton-organizes")[0]
    assert "one at every base" in told(t, "automaton-recruits")[0]


def test_the_alliance_says_what_goes_with_a_base() -> None:
    t = rebels().sympathy(3, 4).build("base", 3).army("marquise", 3, 3).begin("marquise", "daylight")
    t.dice(3, 0).play("act battle")
    assert "of the suit" in told(t, "automaton-crackdown")[0]


def wanderer(at: int, ready: int, damaged: int = 0, character: str = "thief") -> Table:
    """The Vagabot in a clearing with so many items, to whom the first turn belongs, and the Marquise, who can act."""
    t = Table("vagabot marquise").army("marquise", 1, 1).no_ruins()
    board = t.g.vagabonds[0]
    board.character, board.at = CHARACTERS.index(character), at - 1
    board.items[ITEMS.index("sword")] = ready
    board.items[2 * KINDS + ITEMS.index("sword")] = damaged
    return t


def test_the_vagabot_says_where_it_explores_quests_and_battles_and_why() -> None:
    t = wanderer(10, 9)
    t.g.quests, t.g.quest_pile = [t.g.quest_pile[0]], t.g.quest_pile[1:]
    for c in range(2, 13):
        t.army("marquise", c, 1)
    t.build("ruin", 11).g.ruin_items[10] = [ITEMS.index("bag")]
    t.deck(BIRD).dice(0, 0).begin()
    assert "explores the ruin in clearing 11: the nearest one" in told(t, "automaton-explores")[0]
    assert "quests in clearing" in told(t, "automaton-quests")[0]
    assert "the enemy with most points" in told(t, "automaton-battles")[0]
    assert "items: " in told(t, "automaton-refreshes")[0]


def test_the_vagabot_says_whom_it_aids_and_what_it_repairs() -> None:
    t = wanderer(1, 6, 1)
    t.g.crafted[0][ITEMS.index("bag")] = 1
    t.deck(MOUSE).dice(0, 0).begin()
    assert "fewest points" in told(t, "automaton-aids")[0]
    assert "exhausts an item to repair one" in told(t, "automaton-repairs")[0]


def test_the_vagabot_says_what_its_character_does() -> None:
    t = wanderer(1, 4).hand("marquise", "anvil").deck(RABBIT).dice(0, 0, 0, 0).begin()
    assert "steals a card from the Marquise" in told(t, "automaton-steals")[0]
    t = wanderer(1, 4, 0, "tinker").discarded("anvil").deck(RABBIT).dice(0, 0, 0, 0).begin()
    assert "Anvil" in told(t, "automaton-tinkers")[0]
    t = wanderer(1, 4, 4, "ranger").deck(RABBIT).dice(3, 0).begin()
    assert "three damaged items or more" in told(t, "automaton-slips")[0]
    assert "3 items: everything in a forest" in told(t, "automaton-mends")[0]
