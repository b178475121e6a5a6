"""What the bots see while sides and nations are chosen, and how few action ids a bundle of resources takes."""

from __future__ import annotations

import pytest

from regnum.bots.lens import Lens
from regnum.engine.ask import PASS
from regnum.engine.kinds import Kind
from regnum.game import new
from regnum.games.tek import RULEBOOK
from regnum.games.tek.components import NATIONS
from regnum.games.tek.lexicon import KINDS, BundleChoice
from regnum.games.tek.setup import PEOPLES
from tests.law.tek.table import Table


def choosing(nation: str, home: str) -> float:
    """What seat 1 thinks of a nation and a home, with the other two before their choice."""
    t = Table("orcs humans dwarves", homes=f"{home} tutenstan galson")
    t.g.stage = PEOPLES
    t.g.nation, t.g.aims = [NATIONS.index(nation), PASS, PASS], [PASS] * 3
    return RULEBOOK.worth(t.g, 0)


def test_a_bot_prefers_the_home_that_suits_its_nation() -> None:
    assert choosing("dark-elves", "plebejsko") > choosing("orcs", "plebejsko")
    assert choosing("merfolk", "plebejsko") > choosing("orcs", "plebejsko")


def test_a_bot_prefers_rich_land_to_a_capital_that_everybody_wants() -> None:
    """Plebejsko and Aughmoore are the two sides of a card."""
    assert choosing("orcs", "plebejsko") > choosing("orcs", "aughmoore")


@pytest.mark.parametrize(("tokens", "tower"), [("no", "usual"), ("yes", "usual"), ("no", "plain"), ("yes", "plain")])
def test_an_agent_is_told_which_rules_the_table_chose(tokens: str, tower: str) -> None:
    rules = next(field for field in RULEBOOK.layout().fields if field.name == "rules")
    game = new("tek", 3, 1, b"", (), tokens=tokens, tower=tower)
    seen = Lens(RULEBOOK, True).observation(game.session, 0)
    assert list(seen[rules.base : rules.base + rules.size]) == [tokens == "yes", tower == "plain"]


BUNDLED = [kind for kind in KINDS if isinstance(kind.noun, BundleChoice)]


@pytest.mark.parametrize("kind", BUNDLED, ids=[kind.name for kind in BUNDLED])
def test_every_bundle_of_a_question_is_read_as_it_is_written(kind: Kind) -> None:
    for x in range(kind.noun.size):
        assert kind.noun.parse(kind.noun.text(x)) == x
    with pytest.raises(ValueError, match="not in list"):
        kind.noun.parse("9f9o9m")


def test_questions_about_bundles_take_no_more_ids_than_there_are_bundles() -> None:
    assert {kind.name: kind.noun.size for kind in BUNDLED} == {
        "stores": 28,
        "price": 86,
        "pay": 198,
        "bandits": 10,
    }
    assert RULEBOOK.actions < 2000
