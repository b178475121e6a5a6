"""The powers of Oath: what is in play, whom they concern, when they hold, what they count."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from regnum.games.oath import exchanges, gains, looks, undertakings
from regnum.games.oath.cards import WORLD
from regnum.games.oath.components import (
    ARCANE,
    BEAST,
    CAMPAIGN,
    FAVOR,
    HEARTH,
    NOMAD,
    RELICS,
    SEARCH,
    SECRET,
    TRADE,
)
from regnum.games.oath.conditions import count, holds
from regnum.games.oath.effects import DOERS
from regnum.games.oath.fight import ATTACKING, DEFENDING
from regnum.games.oath.own import BOUND
from regnum.games.oath.powers import (
    READ_ONLY,
    concerns,
    in_play,
)
from regnum.games.oath.powers_data import BEARERS, POWERS
from regnum.games.oath.state import BANDITS, Oath
from regnum.games.oath.vocabulary import (
    CONDITIONS,
    COUNTERS,
    DEEDS,
    NONE,
    WHO,
)
from tests.games.oath.runtime import card, doing, fight, power, ready
from tests.law.oath.position import Position


# ---------------------------------------------------------------- everything is there
def test_every_deed_is_carried_out_or_read() -> None:
    assert [gains, looks, exchanges, undertakings]
    for i, name in enumerate(DEEDS):
        assert (DOERS[i] is not None) != (name in READ_ONLY), name


def test_no_deed_of_a_data_power_is_a_word_nobody_knows() -> None:
    for data in POWERS:
        for deed in data.deeds:
            assert DOERS[deed.word] is not None or DEEDS[deed.word] in READ_ONLY


def test_rules_of_their_own_are_bound_once() -> None:
    assert len(BOUND) == len(set(BOUND))


# ---------------------------------------------------------------- in play
def test_what_is_in_play() -> None:
    g = ready(
        Position(3).card("keep", 2).hidden(2, "longbows").adviser(2, "elders").relic(2, "map").facedown(8).bare("greedy")
        .vision(2, "vision-of-faith").site_relic(3, "whistle")
    )  # fmt: skip
    yes = ["keep", "elders", "map", "river", "greedy", "vision-of-faith", "peoples-favor", "oathkeeper-title"]
    yes.remove("river")
    no = ["longbows", "vision-of-conquest", "whistle", "river", "brutal", "mountain"]
    assert [name for name in yes if not in_play(g, BEARERS.index(name))] == []
    assert [name for name in no if in_play(g, BEARERS.index(name))] == []


# ---------------------------------------------------------------- whom a power concerns
def whom(t: Position, name: str, i: int = 0) -> list[int]:
    """The seats, counted from 1, that a power concerns."""
    g = ready(t)
    return [p + 1 for p in range(g.seats) if concerns(g, power(name, i), p)]


def in_fight(t: Position, attacker: int, defender: int, allies: list[int] | None = None) -> Position:
    """A Campaign between seats counted from 1."""
    fight(t.g, attacker - 1, defender - 1, [], False, [p - 1 for p in allies or []])
    return t


def beaten(t: Position, side: int) -> Position:
    """The Campaign was won by a side."""
    assert t.g.fight is not None
    t.g.fight.won = side
    return t


WHOM: dict[str, list[tuple[Callable[[], list[int]], list[int]]]] = {
    "access": [
        (lambda: whom(Position(3).card("wayside-inn", 2).garrison(2, 2).pawn(3, 2), "wayside-inn"), [2, 3]),
        (lambda: whom(Position(3).adviser(2, "wayside-inn").pawn(2, 4), "wayside-inn"), [2]),
        (lambda: whom(Position(4).role(4, "citizen").card("wayside-inn", 2).garrison(2, 1), "wayside-inn"), [1, 4]),
    ],
    "ruler": [(lambda: whom(Position(3).card("longbows", 2).garrison(2, 2).pawn(3, 2), "longbows"), [2])],
    "holder": [
        (lambda: whom(Position(3).adviser(3, "insomnia"), "insomnia"), [3]),
        (lambda: whom(Position(3).relic(2, "ring-of-devotion"), "ring-of-devotion"), [2]),
        (lambda: whom(Position(3).banner("darkest-secret", 3), "darkest-secret"), [3]),
    ],
    "player": [(lambda: whom(Position(3), "steppe"), [1, 2, 3])],
    "pawn-here": [(lambda: whom(Position(3).site(2, "mine").pawn(2, 2), "mine"), [2])],
    "enemies": [
        (lambda: whom(Position(3).card("gossip", 2).garrison(2, 2), "gossip"), [1, 3]),
        (lambda: whom(Position(3).card("gossip", 2), "gossip"), [1, 2, 3]),
        (lambda: whom(Position(4).role(4, "citizen").card("gossip", 2).garrison(2, 1), "gossip"), [2, 3]),
    ],
    "enemies-there": [
        (lambda: whom(Position(3).card("forced-labor", 2).garrison(2, 2).garrison(3, 2).pawn(3, 3), "forced-labor"), [3]),
        (lambda: whom(Position(3).card("forced-labor", 2).pawn(3, 3).garrison(1, 1), "forced-labor"), [3]),
    ],
    "foe-side": [
        (lambda: whom(in_fight(Position(3).adviser(2, "gleaming-armor"), 3, 2), "gleaming-armor"), [3]),
        (lambda: whom(in_fight(Position(3).adviser(2, "gleaming-armor"), 3, 1), "gleaming-armor"), []),
        (
            lambda: whom(in_fight(Position(4).role(4, "citizen").adviser(4, "gleaming-armor"), 3, 1, [4]), "gleaming-armor"),
            [3],
        ),
    ],
    "others": [(lambda: whom(Position(3).relic(2, "circlet-of-command"), "circlet-of-command"), [1, 3])],
    "others-without": [
        (lambda: whom(Position(4).adviser(2, "lost-tongue").adviser(3, "elders"), "lost-tongue"), [1, 4]),
    ],
    "absent": [(lambda: whom(Position(3).card("sacred-ground", 2).pawn(3, 2), "sacred-ground"), [1, 2])],
    "everyone": [(lambda: whom(Position(3).card("bandit-chief", 2), "bandit-chief", 1), [1, 2, 3])],
    "attacker": [(lambda: whom(in_fight(Position(3).site(2, "plains"), 2, 1), "plains"), [1, 2, 3])],
    "traveller": [(lambda: whom(Position(2).site(2, "charming-valley"), "charming-valley"), [1, 2])],
    "searcher": [(lambda: whom(Position(2).site(2, "marshes"), "marshes"), [1, 2])],
    "recoverer": [(lambda: whom(Position(2), "peoples-favor", 2), [1, 2])],
    "taker": [(lambda: whom(Position(2), "peoples-favor", 3), [1, 2])],
    "roller": [(lambda: whom(Position(3).card("jinx", 2).garrison(2, 2), "jinx"), [2])],
    "citizen": [
        (lambda: whom(Position(3).role(2, "citizen").adviser(2, "council-seat"), "council-seat"), [2]),
        (lambda: whom(Position(3).adviser(2, "council-seat"), "council-seat"), []),
    ],
    "holder-and-foes": [
        (lambda: whom(Position(3).adviser(2, "vow-of-peace"), "vow-of-peace"), [2]),
        (lambda: whom(in_fight(Position(3).adviser(2, "vow-of-peace"), 3, 2), "vow-of-peace"), [2, 3]),
        (lambda: whom(in_fight(Position(4).role(4, "citizen").adviser(1, "vow-of-peace"), 3, 4, [1]), "vow-of-peace"), [1, 3]),
    ],
    "loser": [
        (lambda: whom(beaten(in_fight(Position(4).role(4, "citizen"), 3, 4, [1]), ATTACKING), "brutal"), [1, 4]),
        (lambda: whom(beaten(in_fight(Position(3), 3, 1), DEFENDING), "brutal"), [3]),
    ],
    "chancellor": [(lambda: whom(Position(3).bare("greedy"), "greedy"), [1])],
    "exile": [
        (lambda: whom(Position(3).vision(2, "vision-of-faith"), "vision-of-faith"), [2]),
        (lambda: whom(Position(3).vision(2, "vision-of-faith").role(2, "citizen"), "vision-of-faith"), []),
    ],
}


@pytest.mark.parametrize("word", WHO)
def test_whom_a_power_concerns(word: str) -> None:
    for found, expected in WHOM[word]:
        assert found() == expected


# ---------------------------------------------------------------- conditions
def does(g: Oath, name: str, me: int, x: int = NONE, y: int = NONE, i: int = 0) -> bool:
    """Whether the conditions of a power hold for a seat counted from 1."""
    return holds(g, power(name, i), me - 1, x, y)


def test_conditions_about_players() -> None:
    seen = set()

    def check(word: str, yes: bool, no: bool) -> None:
        seen.add(word)
        assert yes and not no, word

    g = ready(Position(4).role(4, "citizen").garrison(2, 2).garrison(3, 2).garrison(4, 1).secrets(2, 2).secrets(1, 1))
    check("exile", does(g, "long-lost-heir", 2), does(g, "long-lost-heir", 4))
    check("more-sites", does(g, "royal-ambitions", 2), does(g, "royal-ambitions", 3))
    check("more-secrets", does(g, "bewitch", 2), does(g, "bewitch", 3))
    g = ready(Position(3).banner("darkest-secret", 2))
    check("holds", does(g, "terror-spells", 2), does(g, "terror-spells", 3))
    g = ready(Position(3).title(2))
    check("exile-holds-title", does(g, "naysayers", 3), does(ready(Position(3)), "naysayers", 3))
    check("no-favor", does(g, "vow-of-poverty", 2, i=1), does(ready(Position(3).favor(2, 1)), "vow-of-poverty", 2, i=1))
    g = ready(Position(3).secrets(3, 1, 1).pawn(1, 2))
    check("their-secrets", does(g, "sleight-of-hand", 2), does(g, "sleight-of-hand", 1))
    g = doing(ready(Position(3).card("the-old-oak", 1).adviser(2, "wolves")), TRADE, 2, card=card("the-old-oak"), how=SECRET)
    check("adviser", does(g, "the-old-oak", 2), does(g, "the-old-oak", 3))
    check(
        "for-secrets",
        does(g, "the-old-oak", 2),
        does(doing(g, TRADE, 2, card=card("the-old-oak"), how=FAVOR), "the-old-oak", 2),
    )
    check("this-card", does(g, "the-old-oak", 2, NONE, SECRET), does(g, "the-old-oak", 2, card("wolves"), SECRET))
    g = ready(Position(3).warbands(2, 3).warbands(3, 4))
    check("board-warbands-at-most", does(g, "a-fast-steed", 2), does(g, "a-fast-steed", 3))
    g = ready(Position(3).card("observatory", 2).pawn(2, 2))
    check("pawn-here", does(g, "observatory", 2), does(g, "observatory", 3))
    g = doing(g, TRADE, 3, site=1)
    assert does(g, "observatory", 3)
    g = ready(Position(3).garrison(8, 2).card("keep", 8))
    check("rules-here", does(g, "river", 2, card("keep")), does(g, "river", 3, card("keep")))
    check("card-here", does(g, "river", 2, card("keep")), does(g, "river", 2, card("wolves")))
    g = doing(ready(Position(3)), TRADE, 1, amount=1)
    check("favor-gained", does(g, "secret-signal", 1), does(doing(g, TRADE, 1, amount=2), "secret-signal", 1))
    g = doing(ready(Position(3)), SEARCH, 1, source=WORLD)
    check("from-world", does(g, "hunting-party", 1), does(g, "hunting-party", 1, NONE, 1))
    g = ready(Position(3).card("bandit-chief", 1))
    check("faceup", does(g, "bandit-chief", 1, i=1), does(ready(Position(3)), "bandit-chief", 1, i=1))
    check("relic-recovered", does(g, "relic-worship", 1, 0), does(g, "relic-worship", 1, len(RELICS)))
    SEEN.update(seen)


SEEN: set[str] = set()


def test_conditions_about_cards() -> None:
    def check(word: str, yes: bool, no: bool) -> None:
        SEEN.add(word)
        assert yes and not no, word

    g = ready(Position(3).card("wolves", 1).card("keep", 1).adviser(2, "elders").adviser(3, "errand-boy"))
    check("card-is", does(g, "birdsong", 1, card("wolves")), does(g, "birdsong", 1, card("keep")))
    assert does(g, "birdsong", 1)  # no card named yet
    check("card-matches", does(g, "cup-of-plenty", 3, card("wolves")), does(g, "cup-of-plenty", 2, card("wolves")))
    g = ready(Position(3).card("curfew", 2).garrison(2, 2).garrison(3, 2).card("keep", 3).card("wolves", 4))
    check("card-of-its-ruler", does(g, "curfew", 1, card("keep")), does(g, "curfew", 1, card("wolves")))
    g = ready(Position(3).bank("beast", 2))
    check("least-bank", does(g, "downtrodden", 1, card("wolves")), does(g, "downtrodden", 1, card("keep")))
    assert not does(ready(Position(3).bank("beast", 2).bank("order", 2)), "downtrodden", 1, card("wolves"))
    g = doing(ready(Position(3).card("keep", 1).card("welcoming-party", 1)), SEARCH, 1, source=WORLD)
    check("drawn-denizen", does(g, "welcoming-party", 1, card("keep")), does(g, "welcoming-party", 1, card("welcoming-party")))
    assert not does(doing(g, NONE, 1), "welcoming-party", 1, card("keep"))
    g = ready(Position(3).card("wolves", 1).card("keep", 1))
    check("played-faceup", does(g, "wild-cry", 1, card("wolves")), does(g, "wild-cry", 1, card("keep")))
    g = ready(Position(3).card("elders", 3).card("keep", 3).card("convoys", 2))
    check("homeland", does(g, "steppe", 1, card("elders")), does(g, "steppe", 1, card("keep")))
    assert not does(g, "steppe", 1, card("convoys"))
    g.homelands = [2 * 6 + NOMAD]
    assert not does(g, "steppe", 1, card("elders"))
    g = doing(ready(Position(3)), SEARCH, 1)
    check("other-plays", does(g, "saddle-makers", 2, card("keep")), does(g, "saddle-makers", 1, card("keep")))
    vision = card("vision-of-faith")
    check("other-plays-vision", does(g, "book-binders", 2, vision), does(g, "book-binders", 2, card("keep")))


def test_conditions_about_ways() -> None:
    def check(word: str, yes: bool, no: bool) -> None:
        SEEN.add(word)
        assert yes and not no, word

    g = ready(Position(3).site(2, "charming-valley").pawn(2, 2))
    check("from-here", does(g, "charming-valley", 2, 3), does(g, "charming-valley", 1, 3))
    g = ready(Position(3).card("way-station", 2).favor(2, 1))
    check("to-here", does(g, "way-station", 2, 1), does(g, "way-station", 2, 3))
    check("rules-or-gives", does(g, "way-station", 2, 1), does(g, "way-station", 3, 1))
    assert does(ready(Position(3).card("way-station", 2).garrison(2, 3)), "way-station", 3, 1)
    g = ready(Position(3).card("portal", 2))
    check("from-or-to-here", does(g, "portal", 2, 1), does(g, "portal", 2, 3))
    assert does(g, "portal", 2)  # no site named yet
    g = ready(Position(3).site(1, "lush-coast").site(4, "rocky-coast").site(5, "barren-coast").facedown(5))
    check("to-coast", does(g, "lush-coast", 2, 3), does(g, "lush-coast", 2, 2))
    assert not does(g, "lush-coast", 2, 4)
    check("same-region", does(g, "tents", 2, 1), does(g, "tents", 2, 2))
    g = ready(Position(3).card("wolves", 4))
    check("destination-has", does(g, "forest-paths", 2, 3), does(g, "forest-paths", 2, 2))
    g = ready(Position(3).card("toll-roads", 2).garrison(2, 3).garrison(3, 3).card("grasping-vines", 3).pawn(2, 2))
    check("to-its-ruler", does(g, "toll-roads", 2, 2), does(g, "toll-roads", 2, 4))
    check("from-its-ruler", does(g, "grasping-vines", 2), does(g, "grasping-vines", 1))
    g = ready(Position(3).card("boiling-lake", 2).garrison(2, 3))
    check("not-its-ruler", does(g, "boiling-lake", 2, 1), does(g, "boiling-lake", 3, 1))


def test_conditions_about_a_campaign() -> None:
    def check(word: str, yes: bool, no: bool) -> None:
        SEEN.add(word)
        assert yes and not no, word

    g = ready(Position(4).role(4, "citizen").adviser(1, "alchemist").banner("darkest-secret", 4).card("keep", 2).warbands(2, 3))
    fight(g, 1, 0, [1], True, [3])
    check("side-holds", does(g, "fire-talkers", 1), does(g, "fire-talkers", 2))
    check("foe-adviser", does(g, "cracked-sage", 2), does(g, "cracked-sage", 1))
    check("here-targeted", does(g, "keep", 1), does(g, "walled-garden", 1))
    check("pawn-targeted", does(g, "slander", 2), does(ready(Position(2)), "slander", 2))
    check("targeted-site-has", does(g, "disgraced-captain", 2), does(ready(Position(2)), "disgraced-captain", 2))
    check("force-larger", does(g, "encirclement", 2), does(g, "encirclement", 1))
    check("foe-force-larger", does(g, "zealots", 1), does(g, "zealots", 2))
    check("foe-exile", does(doing(g, CAMPAIGN, 2), "bewitch", 3) is False, does(g, "martial-culture", 2))
    g = ready(Position(3))
    fight(g, 1, 2)
    assert does(g, "martial-culture", 2) and does(g, "martial-culture", 3)
    g = ready(Position(3).site(1, "plains").banner("peoples-favor", 3))
    fight(g, 1, 2, [], True)
    check("target-here", does(g, "plains", 2), does(ready(Position(3).site(1, "plains")), "plains", 2))
    check("foe-lacks", does(g, "village-constable", 3), does(g, "village-constable", 2))
    assert g.fight is not None
    g.fight.defense = 4
    rangers = POWERS[power("rangers")].deeds[1].when[0]
    assert rangers.n == 4 and CONDITIONS[rangers.word] == "defense-pool"
    SEEN.add("defense-pool")
    g = ready(Position(3))
    fight(g, 0, 2)
    check("chancellor-attacks", does(g, "brutal", 3), does(g, "herald", 1))
    check("other-campaigned", does(g, "herald", 2), does(g, "herald", 1))
    g.fight = None
    assert does(g, "herald", 2, 0, 2) and not does(g, "herald", 2, 0, BANDITS)


def test_every_condition_was_tried() -> None:
    test_conditions_about_players()
    test_conditions_about_cards()
    test_conditions_about_ways()
    test_conditions_about_a_campaign()
    assert set(CONDITIONS) == SEEN


def test_counters() -> None:
    def n(g: Oath, name: str, counter: str, suits: list[int], me: int) -> int:
        return count(g, power(name), COUNTERS.index(counter), suits, me - 1)

    t = Position(4).role(4, "citizen").card("wolves", 2).card("birdsong", 3).garrison(2, 1).adviser(1, "wolves")
    t = t.adviser(4, "errand-boy").adviser(2, "great-crusade", "elders", "keep").card("wolves", 2)
    g = ready(t)
    fight(g, 1, 0, [1, 4], False, [3])
    assert n(g, "cracking-ground", "targeted-sites", [], 2) == 2
    assert n(g, "great-crusade", "ruled", [NOMAD], 2) == 2
    assert n(g, "animal-host", "at-sites", [BEAST], 2) == 2
    assert n(g, "nature-worship", "advisers", [BEAST], 1) == 1  # that of the Ally: the whole side is meant
    assert n(g, "kindred-warriors", "suits-ruled-not", [ARCANE], 2) == 2
    assert g.fight is not None
    g.fight.killed = [3, 5]
    assert n(g, "cursed-cauldron", "foe-killed", [], 2) == 5
    assert n(g, "oathkeeper-title", "title", [], 1) == 1
    g = ready(Position(2).card("fabled-feast", 2).adviser(2, "herald"))
    assert n(g, "fabled-feast", "ruled", [HEARTH], 2) == 2  # it counts itself where another rules
