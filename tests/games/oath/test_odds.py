"""What a Campaign promises before the dice: by hand, and as the pools and the end turn out to be."""

from __future__ import annotations

from random import Random

import pytest

from regnum.game import Game, new
from regnum.games.oath.components import ATTACK_DIE, DEFENSE_DIE
from regnum.games.oath.odds import Odds, Span, odds, percent, pools_with, rolls
from regnum.games.oath.state import Oath
from regnum.games.oath.view_deeds import forecast
from tests.games.oath.test_foretell import hints
from tests.law.oath.fights import BLANK, HOLLOW, SHIELD, SWORD, attacked, dice, field
from tests.law.oath.table import Table


def promised(t: Table, attack: int, defense: int) -> Odds:
    return odds(t.state, attack, defense)


def test_one_die_against_one_warband() -> None:
    """Two swords win alone (1 of 6); one sword does with the warband that is given for it (2 more); a hollow one does not."""
    t = field(3, 1, 1).play("act campaign")
    assert promised(t, 1, 0) == Odds(Span(7, 0, 2), Span(10, 1, 1), 17, 50)


def test_skulls_leave_fewer_to_sacrifice() -> None:
    """Against three, two swords and a skull: the only warband is dead before it could be given."""
    t = field(3, 1, 3).play("act campaign")
    assert promised(t, 1, 0).sacrifice == 0
    assert promised(field(3, 2, 2).play("act campaign"), 1, 0).sacrifice == 50


def test_more_defense_dice_leave_less_hope_and_no_attack_dice_none() -> None:
    t = field(3, 4, 1).play("act campaign")
    assert promised(t, 4, 0).win > promised(t, 4, 2).win > 0
    assert promised(t, 0, 0).win == 0


def test_every_roll_is_counted_once() -> None:
    for die, n in ((ATTACK_DIE, 5), (DEFENSE_DIE, 4), (DEFENSE_DIE, 0)):
        assert sum(ways for _, ways in rolls(die, n)) == len(die) ** n


@pytest.mark.parametrize(("part", "total", "n"), [(0, 7, 0), (7, 7, 100), (1, 1000, 1), (999, 1000, 99), (1, 2, 50)])
def test_what_may_fail_is_never_certain(part: int, total: int, n: int) -> None:
    assert percent(part, total) == n


def state(game: Game) -> Oath:
    assert isinstance(game.session.g, Oath)
    return game.session.g


def play_to_the_dice(seed: int) -> list[tuple[Game, Odds]]:
    """Games played at random: each moment when attack dice were chosen, and what the choice promised."""
    game, rng, found = new("oath", 4, seed=seed), Random(seed), list[tuple[Game, Odds]]()
    while not game.over and game.decisions < 1500:
        option = rng.choice(game.ask.options)
        dicing = game.ask.kind == "attack-dice"
        before = odds(state(game), *pools_with(state(game), option)) if dicing else None
        game.play(option)
        if before is not None and game.view(None).battle is not None:
            found.append((game.clone(), before))
    return found


def test_the_pools_become_what_was_foreseen() -> None:
    seen = 0
    for seed in range(6):
        for game, before in play_to_the_dice(seed):
            battle = game.view(None).battle
            if battle.step in ("allies", "attack-plans") and not battle.plans and not battle.allies:
                after = forecast(state(game))
                assert (after.win, after.sacrifice) == (before.win, before.sacrifice)
                seen += 1
    assert seen > 5


def test_each_number_of_dice_tells_its_odds() -> None:
    """More dice win more; with three warbands to give, two defenders are not safe even from none, but for what is rolled."""
    t = field(3, 3, 2).play("act campaign").answer("defender 3").answer("target pass")
    told = [hints(t, f"attack-dice {n}") for n in range(4)]
    alone, given = ([int(said[name]) for said in told] for name in ("odds", "given"))
    assert alone == sorted(alone) and alone[0] == 0 < alone[3]
    assert all(a < b for a, b in zip(alone, given, strict=True))


def test_a_sacrifice_tells_both_ends() -> None:
    t = dice(field(3, 5, 2), [SHIELD], [SWORD, HOLLOW, HOLLOW, HOLLOW])
    t = attacked(t, 4).passing("plan")
    fight, ask = t.state.fight, t.live.session.ask
    assert fight is not None and ask is not None and t.asked == "sacrifice"
    win, lose = (t.live.book.foretell(t.state, ask, option) for option in t.live.ask.options)
    n = int(t.options()[0])
    assert [hint.key for hint in win] == ["oath-hint-victory", "oath-hint-warband", "oath-hint-foe-lost"]
    assert win[0].args == {"sum": fight.swords + n, "against": fight.shields} and win[2].args == {"n": 1}
    assert [hint.key for hint in lose] == ["oath-hint-defeat", "oath-hint-warband"]
    left = t.board(2)
    assert lose[1].args == {"warband": f"−{left // 2}"}
    t.play("sacrifice pass")
    assert t.board(2) == left - left // 2


def test_a_blank_roll_promises_nothing_more() -> None:
    t = attacked(dice(field(3, 5, 2), [BLANK], [HOLLOW] * 4), 4).passing("plan")
    assert t.live.view(None).battle is None or t.live.view(None).battle.forecast is None
