"""The four Visions with a goal and the Conspiracy: how they are drawn, played, won with and taken away (2.7, 3.2, 5.1.4)."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import CARDS, OATHS
from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table
from tests.law.oath.writing import sequel

GOALS = ["vision-of-conquest", "vision-of-rebellion", "vision-of-sanctuary", "vision-of-faith"]
ALL = [*GOALS, "conspiracy"]
OATH_OF = {
    "vision-of-conquest": "supremacy",
    "vision-of-rebellion": "the-people",
    "vision-of-sanctuary": "protection",
    "vision-of-faith": "devotion",
}
"""The oath that has the goal of a Vision."""
NOBODY = (0, "")


def met(t: Table, seat: int, vision: str) -> Table:
    """A seat meets the goal of a Vision; the oath of the game is one that this does not decide."""
    t.oath("protection" if vision == "vision-of-conquest" else "supremacy")
    if vision == "vision-of-conquest":
        return t.garrison(3, seat).garrison(4, seat).garrison(5, 1)
    if vision == "vision-of-rebellion":
        return t.garrison(5, 1).banner("peoples-favor", seat)
    if vision == "vision-of-sanctuary":
        return t.garrison(5, 1).relic(seat, "map", "whistle")
    return t.garrison(5, 1).banner("darkest-secret", seat)


def waking(t: Table, seat: int = 2) -> tuple[int, str]:
    """Who has won after a seat woke."""
    return t.turn(seat, "wake").won


# ---------------------------------------------------------------- goals
@law("oath", "3.2", "3.2/2", "4.1.2")
@pytest.mark.parametrize("vision", GOALS)
def test_a_revealed_vision_wins_for_the_exile_who_meets_its_goal(vision: str) -> None:
    assert waking(met(Table(3).visions(3).vision(2, vision), 2, vision)) == (2, "vision")
    assert waking(met(Table(3).visions(2).vision(2, vision), 2, vision)) == NOBODY, "three must have been drawn"
    assert waking(met(Table(3).visions(3).hidden(2, vision), 2, vision)) == NOBODY, "a facedown one has no goal"
    assert waking(met(Table(3).visions(3).vision(2, vision), 3, vision)) == NOBODY, "another meets it"
    assert waking(met(Table(3).visions(3).vision(2, vision), 2, vision), 3) == NOBODY, "another wakes"
    for other in GOALS:
        if other != vision:
            assert waking(met(Table(3).visions(3).vision(2, vision), 2, other)) == NOBODY, "the goal of another Vision"


@law("oath", "8.1", "8.1/2")
@pytest.mark.parametrize("vision", GOALS)
def test_a_win_with_a_vision_leaves_its_oath_behind(vision: str) -> None:
    t = met(Table(3).visions(3).vision(2, vision), 2, vision).turn(2, "wake")
    assert t.won == (2, "vision") and t.asked != "vow", "there is no choice"
    sequel(t)
    assert OATHS[t.state.vow] == OATH_OF[vision]


@law("oath", "3.2/3", "7.6.5")
def test_conquest_wants_strictly_more_sites_and_the_crown_helps() -> None:
    def conqueror(theirs: int) -> Table:
        t = Table(3).oath("protection").visions(3).vision(2, "vision-of-conquest").garrison(3, 2).garrison(4, 2)
        for slot in range(5, 5 + theirs):
            t.garrison(slot, 1)
        return t

    assert waking(conqueror(1)) == (2, "vision") and waking(conqueror(2)) == NOBODY
    assert waking(conqueror(2).relic(2, "bandit-crown")) == (2, "vision")
    assert waking(conqueror(1).relic(3, "bandit-crown")) == NOBODY


@law("oath", "3.2/5")
def test_sanctuary_counts_relics_and_banners_together_and_wants_strictly_more() -> None:
    def rich() -> Table:
        return Table(3).garrison(5, 1).visions(3).vision(2, "vision-of-sanctuary").relic(2, "map").banner("peoples-favor", 2)

    assert waking(rich()) == (2, "vision")
    assert waking(rich().banner("darkest-secret", 3).relic(3, "whistle")) == NOBODY
    assert waking(rich().relic(1, "whistle")) == NOBODY, "the Grand Scepter counts"


@law("oath", "4.1.2", "4.1.3", "3.2/2", "2.11/6")
def test_an_oathkeeper_with_a_vision_too_early_becomes_the_usurper_and_wins_a_round_later() -> None:
    t = Table(3).oath("devotion").title(2).banner("darkest-secret", 2).visions(2).vision(2, "vision-of-faith").turn(2, "wake")
    assert t.won == NOBODY and t.keeper == (2, True)
    t.play("act pass", "act pass", "act pass")
    assert t.won[0] == 2 and t.state.visions_drawn == 2 and t.won[1] == "usurper"


# ---------------------------------------------------------------- drawing and playing
@law("oath", "2.7.1", "5.1.2/3")
@pytest.mark.parametrize("vision", ALL)
def test_a_vision_ends_the_draw_from_the_world_deck_alone(vision: str) -> None:
    t = Table(3).turn(2).deck("wolves", vision, "elders").play("act search").answer("search world")
    assert t.options() == ["wolves", vision] and t.state.visions_drawn == 1
    t = Table(3).turn(2).pile("cradle", "wolves", vision, "elders").play("act search").answer("search cradle")
    assert t.options() == ["wolves", vision, "elders"] and t.state.visions_drawn == 0


@law("oath", "5.1.4.III", "5.1.4.III/2", "5.1.4.III/3")
@pytest.mark.parametrize("vision", ALL)
def test_where_a_vision_can_be_played(vision: str) -> None:
    def spots(role: str) -> list[str]:
        t = Table(3).role(2, role).turn(2).pawn(2, 3).deck(vision) if role != "chancellor" else Table(3).pawn(1, 3).deck(vision)
        return t.play("act search").answer("search world").options()

    faceup = "conspiracy" if vision == "conspiracy" else "vision"
    assert spots("exile") == ["facedown", faceup, "discard"]
    for role in ("citizen", "chancellor"):
        assert spots(role) == (["facedown", "conspiracy", "discard"] if vision == "conspiracy" else ["facedown", "discard"])


@law("oath", "5.1.4.III/3", "2.2.1/2")
@pytest.mark.parametrize("vision", GOALS)
def test_a_revealed_vision_is_no_adviser_and_drives_out_another(vision: str) -> None:
    old = GOALS[GOALS.index(vision) - 1]
    t = Table(3).turn(2).pawn(2, 3).hidden(2, vision).vision(2, old).adviser(2, "wolves", "tents")
    played(t, vision, "play vision")
    assert t.state.vision[1] == CARDS.index(vision) and sorted(t.advisers(2)) == ["tents", "wolves"]
    assert t.discards("hinterland") == [old] and t.has(2) == (0, 0), "no favor for it"
    full = Table(3).turn(2).pawn(2, 3).deck(vision).adviser(2, "wolves", "tents", "scouts").play("act search")
    full.answer("search world").play("play vision")
    assert len(full.advisers(2)) == 3 and full.asked == "act", "it needs no room among them"


@law("oath", "9.2")
def test_what_closes_visions_and_what_spares_the_conspiracy() -> None:
    for vision in ALL:
        faceup = "conspiracy" if vision == "conspiracy" else "vision"
        t = Table(3).turn(2).pawn(2, 3).hidden(2, vision).card("secret-police", 3).garrison(3, 1).play("act adviser")
        t.refuses(f"play {faceup}", "9.2")
        t = Table(3).turn(2).pawn(2, 3).hidden(2, vision).adviser(2, "vow-of-obedience").play("act adviser")
        t.refuses(f"play {faceup}", "9.2")
        t = Table(3).turn(2).pawn(2, 3).hidden(2, vision).card("sacred-ground", 4).play("act adviser")
        assert (faceup in t.options()) is (vision == "conspiracy")


# ---------------------------------------------------------------- the Conspiracy
def plotter(*advisers: str, secrets: int = 1) -> Table:
    """Seat 2 has a Conspiracy and advisers; seat 3 is there with a relic, a banner and two advisers, the Chancellor is not."""
    t = Table(3).turn(2).pawn(2, 3).pawn(3, 3).hidden(2, "conspiracy").adviser(2, *advisers).secrets(2, secrets)
    return t.adviser(3, "wolves", "tutor").relic(3, "map").banner("darkest-secret", 3, 4)


@law("oath", "5.1.4.IV", "5.1.4.IV/2", "5.1.4.IV/4", "10.burn")
def test_the_conspiracy_burns_a_secret_and_takes_a_relic() -> None:
    t = played(plotter("rangers", "augury"), "conspiracy", "play conspiracy", "use conspiracy", "conspire 3>map")
    assert t.relics(2) == ["map"] and t.relics(3) == [] and t.has(2)[1] == 0
    assert t.state.boxed == [CARDS.index("conspiracy")] and t.facedowns(2) == [] and t.discards("hinterland") == []


@law("oath", "5.1.4.IV/3", "10.match")
def test_the_conspiracy_needs_two_matching_advisers() -> None:
    def offered(*advisers: str) -> bool:
        return played(plotter(*advisers), "conspiracy", "play conspiracy").asked == "use"

    assert offered("rangers", "war-tortoise"), "both may match the same one"
    assert offered("rangers", "augury") and offered("rangers", "augury", "tents")
    assert not offered("rangers") and not offered("rangers", "tents") and not offered()
    t = plotter("rangers").hidden(2, "augury")
    assert played(t, "conspiracy", "play conspiracy").asked == "act", "a facedown one has no suit"


@law("oath", "5.1.4.IV/2", "7.1.2/4")
def test_the_conspiracy_needs_a_faceup_secret_and_a_victim_at_hand() -> None:
    t = plotter("rangers", "augury", secrets=0).secrets(2, 0, 2)
    assert played(t, "conspiracy", "play conspiracy").asked == "act"
    t = plotter("rangers", "augury").pawn(3, 4)
    assert played(t, "conspiracy", "play conspiracy").asked == "act" and t.relics(3) == ["map"]
    t = plotter("rangers", "augury").card("spell-breaker", 5).garrison(5, 3)
    assert played(t, "conspiracy", "play conspiracy").asked == "act", "a Spell Breaker stops the effect"
    assert t.state.boxed == [CARDS.index("conspiracy")], "not the play"


@law("oath", "5.1.4.IV/5", "2.5.3", "2.5.3/2")
def test_banners_taken_by_a_conspiracy_are_seized() -> None:
    t = played(plotter("rangers", "augury"), "conspiracy", "play conspiracy", "use conspiracy", "conspire 3>darkest-secret")
    assert t.holder("darkest-secret") == (2, 4 - 2)
    t = plotter("rangers", "augury").banner("peoples-favor", 3, 2)
    played(t, "conspiracy", "play conspiracy", "use conspiracy", "conspire 3>peoples-favor")
    assert t.holder("peoples-favor") == (2, 1) and t.state.mob, "never the last one"


@law("oath", "5.1.4.IV", "5.1.4.IV/4")
def test_the_conspiracy_is_for_the_empire_too_and_disturbs_no_vision() -> None:
    t = Table(3).pawn(1, 3).pawn(3, 3).hidden(1, "conspiracy").adviser(1, "rangers", "augury").secrets(1, 1)
    t.adviser(3, "wolves", "tutor").relic(3, "map")
    played(t, "conspiracy", "play conspiracy", "use conspiracy").answer("conspire 3>map")
    assert t.relics(1) == ["map"]
    t = plotter("rangers", "augury").vision(2, "vision-of-faith")
    played(t, "conspiracy", "play conspiracy", "use pass")
    assert t.state.vision[1] == CARDS.index("vision-of-faith") and t.has(2)[1] == 1 and t.relics(3) == ["map"]
    assert t.state.boxed == [CARDS.index("conspiracy")]


@law("oath", "5.1.4.IV/4", "10.discard")
def test_a_conspiracy_that_is_not_played_faceup_does_not_leave_the_game() -> None:
    t = played(plotter("rangers", "augury"), "conspiracy", "play discard")
    assert t.discards("hinterland") == ["conspiracy"] and t.state.boxed == []
    t = Table(3).turn(2).deck("conspiracy").play("act search").answer("search world").play("play facedown")
    assert t.facedowns(2) == ["conspiracy"] and t.state.boxed == []


@law("oath", "9.2", "10.seize")
def test_the_conspiracy_takes_nothing_that_cannot_be_taken() -> None:
    t = plotter("rangers", "augury").card("tome-guardians", 5).garrison(5, 3)
    played(t, "conspiracy", "play conspiracy", "use conspiracy")
    assert t.relics(2) == ["map"] and t.holder("darkest-secret") == (3, 4), "Tome Guardians keep the Darkest Secret"
    t = plotter("rangers", "augury").card("hall-of-debate", 5).banner("peoples-favor", 3, 1)
    played(t, "conspiracy", "play conspiracy", "use conspiracy")
    assert "3>peoples-favor" in t.options(), "the Hall of Debate minds targets alone"


@law("oath", "2.11", "10.take")
def test_the_title_follows_what_a_conspiracy_took() -> None:
    t = plotter("rangers", "augury").oath("devotion").title(3)
    played(t, "conspiracy", "play conspiracy", "use conspiracy", "conspire 3>darkest-secret")
    assert t.keeper == (2, False)


# ---------------------------------------------------------------- guards of the Darkest Secret
@law("oath", "5.4.1/4", "9.2", "10.rule/2")
def test_bandits_with_tome_guardians_guard_the_darkest_secret_from_all() -> None:
    t = Table(3).turn(2).pawn(3, 4).banner("darkest-secret", 3, 1).secrets(2, 3).card("wolves", 4)
    assert "recover" in t.options(), "a holder without faceup advisers, a card at the site"
    t = Table(3).turn(2).pawn(3, 4).banner("darkest-secret", 3, 1).secrets(2, 3).card("wolves", 4).card("tome-guardians", 6)
    assert t.refused(2, "recover") == "9.2"
    t = Table(3).turn(2).pawn(3, 4).banner("darkest-secret", 3, 1).secrets(2, 3)
    assert t.refused(2, "recover") == "5.4.1/3", "no card at the site"
