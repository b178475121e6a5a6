"""What a hint promises is what then happens."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from regnum.engine.kinds import Message
from regnum.game import Game
from regnum.games.paladins.components import ACTIONS, ATTRIBUTES, CRIMINAL, NONE, SPACES, TAVERN_WORKERS, WORKERS
from regnum.games.paladins.state import ACTING, Paladins, has_passed
from regnum.messages import render
from regnum.server.rendering import message_parts
from regnum.words import LANGS
from tests.games.random_play import table
from tests.law.paladins.table import Table

TARGETED = ("commission", "garrison", "absolve", "attack", "convert", "recruit", "develop")
"""Questions that come before anything is paid: their hints tell of the whole action."""
OPEN_ENDED = ("criminal", "pray", "free-recruit", "free-develop", "inquisition")
"""Hints after which luck or another question decides."""


def state(game: Game) -> Paladins:
    assert isinstance(game.session.g, Paladins)
    return game.session.g


def hints(game: Game, text: str) -> list[Message]:
    """The hints of an option of the open question."""
    asked = game.ask
    ask = next(a for a in game.session.waiting() if a.seat == asked.seat)
    return game.book.foretell(state(game), ask, asked.options[asked.texts.index(text)])


def promised(messages: list[Message]) -> Counter[str]:
    """Thing -> change, of the hints that name one number."""
    found: Counter[str] = Counter()
    for message in messages:
        for thing, text in message_parts(message).items():
            if text[0] in "+−" and "/" not in text:
                found[thing] += int(text.replace("−", "-"))
    return found


def names(messages: list[Message]) -> set[str]:
    return {message.key.removeprefix("paladins-hint-") for message in messages}


def owned(g: Paladins, me: int) -> Counter[str]:
    """All that a hint may speak of; a worker on the own board is still counted."""
    found = Counter({"coin": g.coins[me], "provision": g.provisions[me], "debt": g.unpaid[me]})
    found["suspicion"] = len(g.suspicions[me])
    for a, name in enumerate(ATTRIBUTES):
        found[name] = g.attributes[me * 3 + a]
    laid = [worker for space in g.laid[me * SPACES : (me + 1) * SPACES] for worker in space]
    for c, name in enumerate(WORKERS):
        found[name] = g.workers[me * 6 + c] + laid.count(c)
    return found


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_an_action_changes_what_its_hints_promised(seats: int) -> None:
    checked: Counter[str] = Counter()
    for seed in range(4):
        game, rng = table("paladins", seats, seed), Random(seed)
        while not game.over:
            me, kind = game.ask.seat, game.ask.kind
            text = rng.choice(game.ask.texts)
            told = hints(game, text)
            if kind not in TARGETED or state(game).action != ACTIONS.index(kind) or names(told) & {*OPEN_ENDED}:
                game.play(text)
                continue
            before = owned(state(game), me)
            game.play(text)
            while state(game).action != NONE:
                game.play(rng.choice(game.ask.texts))
            after, wanted = owned(state(game), me), promised(told)
            settled = state(game).stage == ACTING and kind != "develop" and not has_passed(state(game), me)
            things = ["coin", "provision", "debt", *ATTRIBUTES, *(WORKERS if settled else [])]
            assert {x: after[x] - before[x] for x in things} == {x: wanted[x] for x in things}, text
            checked[kind] += 1
    assert checked.keys() == {*TARGETED}, checked


def test_two_workers_bring_more_and_the_turn_says_both() -> None:
    t = Table(2).workers(1, "scout", "merchant", "labourer")
    assert [message_parts(m) for m in hints(t.live, "act hunt")] == [{"workers": "−1/−2"}, {"provision": "+1/+3"}]
    t.play("act hunt")
    assert promised(hints(t.live, "workers scout+merchant")) == {"provision": 3}
    assert promised(hints(t.live, "workers scout")) == {"provision": 1}
    assert t.play("workers scout+merchant").has(1) == (0, 3)


def test_a_paladin_and_townsfolk_count_in_the_hints_of_a_turn() -> None:
    t = (
        Table(2)
        .workers(1, "scout", "labourer", "cleric")
        .provisions(1, 2)
        .tableau(1, "acolyte-1", "acolyte-2")
        .paladin(1, "ivon")
    )
    assert promised(hints(t.live, "act commission")) == {"workers": -3, "influence": 1, "labourer": 1, "coin": 1}
    t = Table(2).workers(1, "labourer").paladin(1, "gerin")
    assert promised(hints(t.live, "act conspire")) == {"workers": -1, "criminal": 1, "suspicion": 1, "coin": 2}


def test_an_attribute_at_its_end_promises_nothing() -> None:
    t = Table(2).workers(1, "labourer", "fighter").attribute(1, faith=12).townsfolk("missionary-1", "missionary-2", "squire-1")
    t.play("act recruit")
    raising = [x for x in t.options() if promised(hints(t.live, f"recruit {x}"))["faith"]]
    assert raising == []


def test_passing_says_how_many_workers_go_back() -> None:
    t = Table(2).workers(1, "3 labourer", "2 scout")
    assert promised(hints(t.live, "act pass")) == {"workers": -2}
    t.play("act pass")
    assert promised(hints(t.live, "keep labourer+labourer+scout")) == {"workers": -2}
    assert len(t.play("keep labourer+labourer+scout").hand(1)) == 3


def test_a_debt_says_what_it_counts_until_it_is_paid() -> None:
    t = Table(2).workers(1, "labourer", "fighter").coins(1, 3).townsfolk("abbot-1").play("act recruit")
    told = hints(t.live, "recruit abbot-1>keep-debt")
    assert [render("en", m) for m in told] == ["Debts +1", "−3 VP until paid", "workers −2", "At each Absolve: 1 labourer"]
    assert promised(hints(t.live, "recruit abbot-1>dismiss"))["coin"] == -3


def test_the_last_tax_is_announced() -> None:
    for tax, coming in ((2, True), (3, False)):
        t = Table(2).workers(1, "labourer", "fighter").tax(tax).townsfolk("", "", "", "", "architect-3").play("act recruit")
        assert ("inquisition" in names(hints(t.live, "recruit architect-3>dismiss"))) == coming


def test_help_in_an_attack_and_the_points_of_a_conversion() -> None:
    t = Table(2).workers(1, "3 criminal", "3 labourer").coins(1, 5).attribute(1, strength=4, faith=6)
    t.outsiders("", "", "", "mercenary-saracen-1").play("act attack")
    assert message_parts(hints(t.live, "attack mercenary-saracen-1")[0]) == {"coin": "−2"}
    t = Table(2).workers(1, "3 criminal").coins(1, 9).attribute(1, faith=6).converted(1, "mercenary-byzantine")
    t.outsiders("mercenary-viking").play("act convert")
    told = promised(hints(t.live, "convert mercenary-viking"))
    t.play("convert mercenary-viking").answer("workers criminal+criminal+criminal")
    assert told["points"] == t.live.view(0).nobles[0].converted[1].points == 3


def test_a_tavern_card_says_how_many_suspicions_its_criminals_bring() -> None:
    game = table("paladins", 2, 1)
    while game.ask.kind != "tavern":
        game.play(game.ask.texts[0])
    for option, text in zip(game.ask.options, game.ask.texts, strict=True):
        assert promised(hints(game, text))["suspicion"] == TAVERN_WORKERS[option].count(CRIMINAL)


def test_a_favour_is_called_by_its_name_with_price_and_gain() -> None:
    t = Table(2).round(3).favours("on-credit").workers(1, "cleric")
    told = hints(t.live, "act favour-1")
    assert told[0].key == "paladins-favour-on-credit"
    assert promised(told) == {"debt": 1, "points": -3, "workers": -1, "scout": 1, "merchant": 1, "fighter": 1}


@pytest.mark.parametrize("lang", LANGS)
def test_the_hints_of_a_workshop_in_words(lang: str) -> None:
    t = Table(2).workers(1, "labourer", "merchant").coins(1, 4).play("act develop")
    said = [render(lang, m).replace("\u00a0", " ") for m in hints(t.live, "develop attack>0")]
    assert said[0] == {"en": "coins −4", "cs": "mince −4", "pl": "monety −4"}[lang]
    assert (
        said[-1]
        == {
            "en": "Attack then needs 2 workers",
            "cs": "Útok pak chce 2 poddané",
            "pl": "Atak wymaga odtąd 2 poddanych",
        }[lang]
    )
