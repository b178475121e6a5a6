"""Chapter 8 as a whole, the oath and the new Citizens (8.1, 8.2)."""

from __future__ import annotations

import pytest

from regnum.bots.codec import digest
from regnum.engine.errors import CannotUndo
from regnum.games.oath.components import COLOURS, OATHS
from regnum.law import law
from tests.law.oath.fights import lines
from tests.law.oath.table import Table
from tests.law.oath.writing import (
    chronicle,
    kinds,
    land,
    next_game,
    realm,
    sequel,
    turned,
    until,
    won,
)


# ---------------------------------------------------------------- the whole
@law("oath", "8")
def test_the_winner_goes_through_the_steps_in_order() -> None:
    t = Table(4).title(2, True).garrison(3, 2).garrison(4, 2).turn(2, "wake")
    assert t.won == (2, "usurper") and t.asked == "vow"
    t.play("vow devotion", "welcome 3", "3: join-empire 1", "welcome pass", "chronicle-suit order")
    order = ["vow", "joined-empire", "vanished", "appeared", "new-cards", "dispossessed", "relics-kept", "chronicle-closed"]
    said = [key for key in t.said() if key in order]
    assert list(dict.fromkeys(said)) == order and t.live.over
    empire = won(Table(3).garrison(3, 1).card("keep", 3), 1)
    assert kinds(empire) == ["1 vow", "1 edifice", "1 chronicle-suit"]


@law("oath", "8")
def test_each_step_is_taken_back_until_chance_has_spoken() -> None:
    t = Table(4).title(2, True).garrison(3, 2).garrison(4, 2).garrison(5, 3).turn(2, "wake")
    before = [digest(t.state)]
    for move in ("vow devotion", "welcome 3"):
        t.play(move)
        before.append(digest(t.state))
    t.live.undo(1)
    assert digest(t.state) == before[1] and t.asked == "welcome"
    t.live.undo(1)
    assert digest(t.state) == before[0] and t.asked == "vow" and t.options() == ["the-people", "devotion", "protection"]
    t.play("vow protection", "welcome pass")
    assert t.asked == "chronicle-suit"
    with pytest.raises(CannotUndo):
        t.live.undo(1)  # the site deck was shuffled


@law("oath", "8")
def test_the_book_tells_who_won_and_what_changed() -> None:
    t = until(won(Table(3).garrison(3, 1).card("great-spire", 6).garrison(6, 2), 1, "stable-regime"))
    told = [message.key for message in t.live.book.chapter(t.state)]
    assert told[:2] == ["oath-book-stable-regime", "oath-log-vow"]
    assert told.count("oath-log-vanished") == 6 and told.count("oath-log-fell") == 1
    assert told[-1] == "oath-log-chronicle-closed"


# ---------------------------------------------------------------- 8.1
VISION_GOALS = {
    "vision-of-conquest": "supremacy",
    "vision-of-rebellion": "the-people",
    "vision-of-sanctuary": "protection",
    "vision-of-faith": "devotion",
}


def visionary(vision: str, oath: str, seat: int = 2) -> Table:
    """A seat has a Vision and meets its goal; the oath of the game is another's."""
    t = Table(3).oath(oath).visions(3).vision(seat, vision)
    if vision == "vision-of-conquest":
        return t.garrison(3, seat).garrison(4, seat)
    if vision == "vision-of-sanctuary":
        return t.relic(seat, "map", "whistle")
    return t.banner("peoples-favor" if vision == "vision-of-rebellion" else "darkest-secret", seat)


@law("oath", "8.1", "8.1/3")
@pytest.mark.parametrize("vision", VISION_GOALS)
@pytest.mark.parametrize("oath", OATHS)
def test_a_vision_alone_swears_its_own_oath(vision: str, oath: str) -> None:
    t = visionary(vision, oath).turn(2, "wake")
    if oath == VISION_GOALS[vision]:
        t.title(2)  # O-37: also where it was the oath of this game
    assert t.won == (2, "vision")
    assert "2 vow" not in kinds(t)
    assert OATHS[t.state.vow] == VISION_GOALS[vision] == chronicle(t)["oath"]
    assert next_game(t).view(None).oath == VISION_GOALS[vision]


@law("oath", "8.1")
def test_so_does_a_vision_that_wins_by_exhaustion() -> None:
    t = visionary("vision-of-faith", "supremacy").title(3).garrison(5, 3).turn(3, "act", 8).play("act pass")
    assert t.won == (2, "exhaustion-vision")
    assert "2 vow" not in kinds(t) and chronicle(t)["oath"] == "devotion"


@law("oath", "8.1/2", "8.1/3")
@pytest.mark.parametrize("oath", OATHS)
def test_any_other_winner_swears_another_oath(oath: str) -> None:
    others = [other for other in OATHS if other != oath]
    for seat, way in ((1, "stable-regime"), (1, "exhaustion-oath"), (2, "usurper"), (2, "exhaustion-usurper")):
        t = won(Table(3).oath(oath), seat, way)
        assert t.asked == "vow" and t.seat == seat and t.options() == others
        t.refuses(f"vow {oath}", "8.1/2")
        t.play(f"vow {others[1]}")
        assert chronicle(t)["oath"] == others[1] and next_game(t).view(None).oath == others[1]


@law("oath", "8.1/2")
def test_who_wins_in_several_ways_chooses() -> None:
    both = visionary("vision-of-faith", "supremacy").title(2, True).garrison(3, 2).turn(2, "wake")
    assert both.won == (2, "usurper") and both.asked == "vow" and "supremacy" not in both.options()
    two = visionary("vision-of-faith", "supremacy").vision(3, "vision-of-rebellion").banner("peoples-favor", 2)
    two.g.prophet[1] = 1
    assert two.turn(2, "wake").won == (2, "vision") and two.asked == "vow"


# ---------------------------------------------------------------- 8.2
@law("oath", "8.2", "8.7.2")
def test_an_exile_who_wins_revokes_every_citizenship() -> None:
    t = realm("exile", "citizen", "exile")
    turned(t, COLOURS[t.g.colour[2]], "black" if t.g.colour[2] != COLOURS.index("black") else "white")
    until(won(t, 2))
    assert chronicle(t)["citizens"] == [] and lines(t, "revoked") and len(lines(t, "revoked")) == 1
    assert [seat.split(":")[0] for seat in sequel(t)["seats"]] == ["chancellor", "exile", "exile", "exile"]


@law("oath", "8.2", "8.2/2", "8.7.2")
@pytest.mark.parametrize("winner", [1, 2])
def test_the_empire_keeps_its_citizens_and_offers_nothing(winner: int) -> None:
    t = realm("citizen", "exile", "citizen")
    citizens = [COLOURS[colour] for colour in t.g.boards]
    assert "welcome" not in " ".join(kinds(won(t, winner, "exhaustion-empire")))
    assert chronicle(t)["citizens"] == citizens


@law("oath", "8.2/2")
def test_offers_go_to_other_exiles_but_those_just_turned() -> None:
    t = until(won(realm("exile", "citizen", "exile", "exile"), 2), "welcome")
    assert t.seat == 2 and t.options() == ["4", "5", "pass"]
    for seat in (1, 2, 3):
        t.refuses(f"welcome {seat}", "8.2/2")
    t.play("welcome 5")
    assert t.seat == 5 and t.asked == "join-empire" and t.options() == ["0", "1"]
    t.play("5: join-empire 0")
    assert t.seat == 2 and t.options() == ["4", "pass"]  # each is asked once
    t.play("welcome 4", "4: join-empire 1")
    assert t.asked == "chronicle-suit"
    assert chronicle(t)["citizens"] == [COLOURS[t.state.colour[3]]]


@law("oath", "8.2/2")
def test_the_rules_of_other_offers_do_not_apply() -> None:
    t = until(won(realm("exile", "exile").relic(3, "map"), 2), "welcome")
    relics = list(t.state.reliquary)
    t.play("welcome 3", "3: join-empire 1")  # neither the Grand Scepter nor a relic of the Reliquary is asked for
    assert t.relics(3) == ["map"] and t.state.reliquary == relics and t.asked == "chronicle-suit"


@law("oath", "8.2/3", "8.3.2", "8.7.2")
def test_who_accepts_leaves_the_winner_a_warband_at_each_site() -> None:
    def after(stationed: int, answer: int) -> Table:
        t = realm("exile", "exile").garrison(1, 2, stationed).garrison(4, 3, 5).garrison(6, 3, 2)
        until(won(t, 2), "welcome")
        return t.play("welcome 3", f"3: join-empire {answer}")

    assert land(after(1, 0))[1] == "" and land(after(1, 0))[0] == "fertile-valley"
    for stationed in (1, 12):  # a single warband for each site is enough
        t = after(stationed, 1)
        assert land(t)[:3] == ["fertile-valley", "standing-stones", "deep-woods"]
        seats = sequel(t)["seats"]
        assert seats[1].startswith("citizen:") and chronicle(t)["citizens"] == [seats[1].partition(":")[2]]
        assert next_game(t).view(None).players[1].role == "citizen"


@law("oath", "8.2/3", "9.3")
def test_where_the_winners_warbands_run_out_the_new_citizen_chooses() -> None:
    for stationed, left in ((13, 1), (14, 0)):
        t = realm("exile", "exile").garrison(1, 2, stationed).garrison(4, 3, 5).garrison(6, 3, 2)
        until(won(t, 2), "welcome").play("welcome 3", "3: join-empire 1")
        if left:
            assert t.seat == 3 and t.asked == "garrison-site" and t.options() == ["standing-stones", "deep-woods"]
            t.play("3: garrison-site deep-woods")
        assert land(t)[:2] == ["fertile-valley", "deep-woods" if left else ""]


@law("oath", "8.2/3")
def test_the_bandit_crown_of_a_new_citizen_brings_its_sites() -> None:
    t = realm("exile", "exile").garrison(1, 2).garrison(2, 1).relic(3, "bandit-crown").facedown(8)
    until(won(t, 2), "welcome").play("welcome 3", "3: join-empire 1")
    assert land(t)[:6] == ["fertile-valley", "steppe", "standing-stones", "wastes", "deep-woods", "drowned-city"]
