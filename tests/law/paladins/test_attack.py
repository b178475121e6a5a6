"""Attack and Convert: the Outsiders below the board, what every one of them gives."""

from __future__ import annotations

import pytest

from regnum.games.paladins.components import OUTSIDER_DATA, OUTSIDERS
from regnum.law import law
from tests.law.paladins.gains import CREW, acted, closed, fails, owned, plus, reap, spelt, wealthy
from tests.law.paladins.table import Table

STRENGTH_FLAGS = [1, 3, 5, 7, 9, 11]
FAITH_FLAGS = [0, 2, 4, 6, 8, 10]
ROW = ["armourer-viking", "guardian-viking", "lookout-viking", "mercenary-viking", "protector-viking", "archer-byzantine"]
CONVERTS = ["guardian-byzantine", "hunter-byzantine", "champion-byzantine", "thief-byzantine", "archer-saracen"]
ATTACKED_BY_HAND = {
    "mercenary-viking": {"influence": 1, "labourer": 2},
    "invader-saracen": {"influence": 2},
    "thief-viking": {"influence": 1, "coin": 2, "tax": -2},
    "warrior-byzantine": {"influence": 1, "provision": 2},
    "traitor-viking": {"influence": 1, "criminal": 1, "suspicion": 1},
    "hunter-saracen": {"influence": 1, "unpaid": -1},
    "vigilante-saracen": {"influence": 1, "suspicion": -1, "cleric": 1},
    "barbarian-viking": {"influence": 1, "coin": 1, "tax": -1, "provision": 1},
}
STRONG_CONVERTS = ["assassin", "barbarian", "invader"]


def ready(action: str, coins: int = 0, **attributes: int) -> Table:
    """Seat 1 has the workers for an action; six Outsiders lie in the row."""
    return Table(2).workers(1, *CREW[action]).coins(1, coins).attribute(1, **attributes).outsiders(*ROW)


# ---------------------------------------------------------------- strength and hired help
@law("paladins", "attack.2", "attack.3")
@pytest.mark.parametrize("strength", range(13))
def test_strength_reaches_to_its_flag_and_each_outsider_beyond_costs_a_coin(strength: int) -> None:  # P-02
    prices = [sum(strength < other <= flag for other in STRENGTH_FLAGS) for flag in STRENGTH_FLAGS]
    assert prices == [max(0, -(-(flag - strength) // 2)) for flag in STRENGTH_FLAGS]
    for coins in range(7):
        t = ready("attack", coins, strength=strength)
        within = [card for card, price in zip(ROW, prices, strict=True) if price <= coins]
        if not within:
            assert fails(t, "act attack") == ("hire", {"have": 0, "need": 1})
            continue
        t.play("act attack")
        if len(within) > 1:
            assert t.options() == within and closed(t) == ROW[len(within) :]
        if 1 < len(within) < 6:
            need = prices[len(within)]
            assert fails(t, f"attack {ROW[len(within)]}") == ("hire", {"have": coins, "need": need})


@law("paladins", "attack.3")
@pytest.mark.parametrize(
    ("strength", "place", "price"), [(5, 4, 1), (4, 4, 2), (0, 1, 1), (0, 6, 6), (1, 2, 1), (2, 2, 1), (10, 6, 1), (7, 4, 0)]
)
def test_help_is_paid_for_rounded_up(strength: int, place: int, price: int) -> None:
    t = ready("attack", 6, strength=strength).play("act attack", f"attack {ROW[place - 1]}")
    assert t.has(1)[0] == 6 - price and t.track(1)[1] == strength


@law("paladins", "attack.2")
def test_the_paladin_lends_strength_and_others_attributes_do_not() -> None:
    t = ready("attack", strength=1).paladin(1, "roland").play("act attack")
    assert t.options() == ROW[:3]
    assert fails(ready("attack", faith=12, influence=12), "act attack")[0] == "hire"


@law("paladins", "attack.2", "convert.4")
def test_the_flag_belongs_to_the_place_not_to_the_card() -> None:
    t = ready("attack", strength=5).outsiders("", "", *ROW[:2], "", ROW[2]).play("act attack").answer(f"attack {ROW[0]}")
    assert t.row("outsider") == ["", "", "", ROW[1], "", ROW[2]] and t.has(1)[0] == 0
    t = ready("convert", faith=5).outsiders("", ROW[0], ROW[1], ROW[2], "", "").play("act convert")
    assert t.options() == ROW[:2] and closed(t) == [ROW[2]]


# ---------------------------------------------------------------- what an attack gives
@law("paladins", "attack.4")
@pytest.mark.parametrize("card", OUTSIDERS)
def test_every_outsider_gives_the_reward_in_its_corner_and_no_more(card: str) -> None:
    t = wealthy(2, "attack", level=1).outsiders(card, "", "", "", "", "")
    before = owned(t)
    reap(t.play("act attack"))
    reward = OUTSIDER_DATA[OUTSIDERS.index(card)]["attacked"]
    assert owned(t) == plus(acted(before, "attack"), *reward)
    assert t.track(1)[2] > 1 and t.track(1)[1] == 1
    if card in ATTACKED_BY_HAND:
        assert owned(t) == plus(acted(before, "attack"), **ATTACKED_BY_HAND[card])


@law("paladins", "attack.4")
@pytest.mark.parametrize(
    ("card", "told"),
    [
        ("mercenary-viking", ["gained gain-influence 1", "gained gain-labourer 2"]),
        ("warrior-byzantine", ["gained gain-influence 1", "gained gain-provision 2"]),
        ("invader-saracen", ["gained gain-influence 2"]),
        ("hunter-saracen", ["gained gain-influence 1", "cancelled"]),
        ("thief-viking", ["gained gain-influence 1", "tax 2"]),
        ("marauder-viking", ["gained gain-influence 1", "gained gain-criminal 1", "suspicion 0"]),
    ],
)
def test_the_log_counts_what_an_attack_gives(card: str, told: list[str]) -> None:
    t = wealthy(2, "attack", level=1).outsiders(card, "", "", "", "", "").play("act attack")
    lines = [spelt(message).replace(" regnum-seat 1", "") for _, message in t.live.log(None)]
    assert lines[2:] == [f"log-{line}" for line in told]


@law("paladins", "attack.5")
def test_the_attacked_card_lies_by_the_board_and_leaves_a_gap() -> None:
    t = ready("attack", strength=5).attacked(1, "thief-viking").play("act attack", f"attack {ROW[1]}")
    assert [OUTSIDERS[card] for card in t.state.attacked[0]] == ["thief-viking", ROW[1]]
    assert t.state.converted[0] == [] and t.row("outsider") == [ROW[0], "", *ROW[2:]]
    assert t.points(1, "outsiders") == 0
    assert t.discards("outsider") == []


@law("paladins", "attack.6")
def test_attack_as_in_the_rulebook() -> None:
    t = ready("attack", 1, strength=5).play("act attack", "attack mercenary-viking")
    assert t.has(1) == (0, 0) and t.track(1) == (0, 5, 1) and t.hand(1) == ["labourer", "labourer"]
    assert [OUTSIDERS[card] for card in t.state.attacked[0]] == ["mercenary-viking"]
    t = ready("attack", 0, strength=5).play("act attack")
    assert fails(t, "attack mercenary-viking") == ("hire", {"have": 0, "need": 1})


@law("paladins", "attack.2", "convert.4")
@pytest.mark.parametrize("action", ["attack", "convert"])
def test_without_an_outsider_there_is_nothing_to_do(action: str) -> None:
    t = ready(action, 9, faith=12, strength=12).outsiders("", "", "", "", "", "")
    assert fails(t, f"act {action}")[0] == "no-outsider"


# ---------------------------------------------------------------- convert
@law("paladins", "convert.4")
@pytest.mark.parametrize("faith", range(13))
def test_faith_must_reach_the_flag(faith: int) -> None:
    t = ready("convert", 9, faith=faith, strength=12, influence=12).play("act convert")
    within = [card for card, flag in zip(ROW, FAITH_FLAGS, strict=True) if flag <= faith]
    if len(within) > 1:
        assert t.options() == within and closed(t) == ROW[len(within) :]
    else:
        assert [OUTSIDERS[card] for card in t.state.converted[0]] == within
    if 1 < len(within) < 6:
        need = FAITH_FLAGS[len(within)]
        assert fails(t, f"convert {ROW[len(within)]}") == ("faith", {"have": faith, "need": need})


@law("paladins", "convert.4")
def test_coins_hire_no_faith() -> None:
    t = ready("convert", 20, faith=1).outsiders("", ROW[0], "", "", "", "")
    assert fails(t, "act convert") == ("faith", {"have": 1, "need": 2})
    t = ready("convert", 20, faith=2).outsiders("", ROW[0], "", "", "", "").play("act convert")
    assert [OUTSIDERS[card] for card in t.state.converted[0]] == [ROW[0]] and t.has(1) == (20, 0)


@law("paladins", "convert.5")
@pytest.mark.parametrize("card", OUTSIDERS)
def test_every_outsider_gives_strength_when_converted_and_nothing_else(card: str) -> None:
    t = wealthy(2, "convert", level=1).outsiders(card, "", "", "", "", "")
    before = owned(t)
    t.play("act convert")
    strength = 2 if card.split("-")[0] in STRONG_CONVERTS else 1
    assert OUTSIDER_DATA[OUTSIDERS.index(card)]["strength"] == strength
    assert owned(t) == acted(before, "convert", strength=strength)
    assert [OUTSIDERS[found] for found in t.state.converted[0]] == [card] and t.state.attacked[0] == []


@law("paladins", "convert.3", "convert.6")
def test_the_converted_lie_faceup_from_the_left() -> None:
    t = ready("convert", 3, faith=12).converted(1, *CONVERTS[:2]).play("act convert", f"convert {ROW[4]}")
    assert [shown.card for shown in t.live.view(None).nobles[0].converted] == [*CONVERTS[:2], ROW[4]]
    assert t.row("outsider") == [*ROW[:4], "", ROW[5]] and t.has(1)[0] == 1  # the third space costs 2


@law("paladins", "convert.7")
def test_convert_as_in_the_rulebook() -> None:
    t = Table(2).workers(1, *CREW["convert"]).coins(1, 2).attribute(1, faith=3).paladin(1, "engelier")
    t.converted(1, *CONVERTS[:2]).outsiders(ROW[0], "assassin-byzantine", *ROW[1:5]).play("act convert")
    assert t.options() == [ROW[0], "assassin-byzantine", ROW[1]]  # faith 4
    t.play("convert assassin-byzantine")
    assert t.has(1) == (0, 0) and t.track(1) == (3, 2, 0) and t.hand(1) == []
    assert t.live.view(None).nobles[0].converted[2].card == "assassin-byzantine"


@law("paladins", "convert.7")
@pytest.mark.parametrize("saracens", range(4))
def test_the_assassin_of_the_example_counts_attacked_saracens(saracens: int) -> None:
    foes = ["warrior-saracen", "invader-saracen", "marauder-saracen"][:saracens]
    t = Table(2).converted(1, "assassin-byzantine").attacked(1, *foes, "thief-viking", "invader-byzantine")
    assert t.points(1, "outsiders") == saracens
