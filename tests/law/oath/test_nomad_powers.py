"""Nomad: where each card may lie, Action powers and When Played powers (7.1 to 7.3)."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import CARDS
from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table

ANY, SITE, ADVISER = "any", "site", "adviser"
PRINTED = [
    ("rain-boots", ANY, False),
    ("ancient-binding", ANY, False),
    ("horse-archers", ANY, False),
    ("warning-signals", ANY, False),
    ("elders", ANY, False),
    ("the-gathering", SITE, False),
    ("faithful-friend", ADVISER, True),
    ("tents", ANY, False),
    ("great-herd", SITE, False),
    ("convoys", SITE, False),
    ("vow-of-kinship", ADVISER, True),
    ("wild-mounts", ANY, False),
    ("lancers", ANY, False),
    ("mountain-giant", ANY, False),
    ("rival-khan", ANY, False),
    ("lost-tongue", ADVISER, False),
    ("special-envoy", ANY, False),
    ("resettle", SITE, False),
    ("oracle", SITE, False),
    ("pilgrimage", ADVISER, False),
    ("spell-breaker", SITE, False),
    ("mounted-patrol", ANY, False),
    ("great-crusade", ANY, False),
    ("ancient-bloodline", ADVISER, False),
    ("ancient-pact", ADVISER, True),
    ("storm-caller", ANY, False),
    ("family-wagon", ADVISER, False),
    ("way-station", SITE, False),
    ("twin-brother", ADVISER, False),
    ("hospitality", ADVISER, False),
    ("a-fast-steed", ANY, False),
    ("relic-worship", ANY, False),
    ("sacred-ground", SITE, True),
]
"""Card, restriction banner, lock."""


# ---------------------------------------------------------------- the banners of the cards
@law("oath", "7.2.1", "7.2.1/2", "2.6.1")
@pytest.mark.parametrize(("card", "where", "locked"), PRINTED)
def test_where_a_nomad_card_may_be_played(card: str, where: str, locked: bool) -> None:
    t = played(Table(3).hidden(1, card), card)
    assert t.asked == "play" and ("fertile-valley" in t.options()) is (where != ADVISER)
    assert ("adviser" in t.options()) is (where != SITE)
    t.play(f"play {'adviser' if where == ADVISER else 'fertile-valley'}")
    assert t.has(1)[0] == (0 if where == ADVISER else 1) and t.in_bank("nomad") == 3 - t.has(1)[0]


@law("oath", "7.2.2")
@pytest.mark.parametrize(("card", "where", "locked"), PRINTED)
def test_which_nomad_cards_are_locked(card: str, where: str, locked: bool) -> None:
    if where == SITE:
        t = Table(3).adviser(1, "taming-charm").secrets(1, 2).card(card, 1).card("wolves", 1).garrison(1, 1)
        t.play("act use-taming-charm")
        assert (t.asked == "power-discard") is not locked
        return
    t = Table(3).adviser(1, card, "alchemist", "longbows").deck("scryer", "tutor", "bracken")
    t.play("act search").passing("modify").answer("search world").play("search-keep scryer").play("discard tutor")
    t.play("play adviser")
    assert t.asked == "drop-adviser" and (card in t.options()) is not locked


# ---------------------------------------------------------------- Action powers
ACTIONS = [("elders", 2, 0), ("convoys", 1, 0), ("ancient-binding", 0, 2), ("oracle", 0, 2), ("resettle", 0, 0)]
"""Card, favor and secrets that it takes."""


def ready(card: str, slot: int) -> Table:
    """A card at a site, and all that it could act on."""
    return Table(3).card(card, slot).pile("hinterland", "tutor").adviser(2, "tents").deck("scryer", "vision-of-faith")


@law("oath", "7.3.2", "7.1.2", "7.1.2/4")
@pytest.mark.parametrize(("card", "favor", "secrets"), ACTIONS)
def test_the_price_of_an_action(card: str, favor: int, secrets: int) -> None:
    assert f"use-{card}" in ready(card, 1).favor(1, favor).secrets(1, secrets).options()
    if favor + secrets:
        t = ready(card, 1).favor(1, max(0, favor - 1)).secrets(1, max(0, secrets - 1), 3)
        assert f"use-{card}" not in t.options() and t.refused(1, f"use-{card}").startswith("7.1.2")


@law("oath", "7.1.2/2")
@pytest.mark.parametrize(("card", "favor", "secrets"), ACTIONS)
def test_an_occupied_card_cannot_be_paid_for(card: str, favor: int, secrets: int) -> None:
    t = ready(card, 1).favor(1, 3).secrets(1, 3).tokens(card, 1)
    if favor + secrets:
        t.refuses(f"act use-{card}", "7.1.2/2")
    else:
        assert f"use-{card}" in t.options()


@law("oath", "7.1.1")
@pytest.mark.parametrize(("card", "favor", "secrets"), ACTIONS)
def test_who_neither_rules_the_card_nor_stands_there_cannot_use_it(card: str, favor: int, secrets: int) -> None:
    assert f"use-{card}" not in ready(card, 4).favor(1, 3).secrets(1, 3).garrison(4, 2).options()
    assert f"use-{card}" in ready(card, 4).favor(1, 3).secrets(1, 3).garrison(4, 1).options()


@law("oath", "7.3.2", "10.gain")
def test_the_elders_give_a_secret_for_two_favor() -> None:
    t = Table(3).adviser(1, "elders").favor(1, 3).play("act use-elders")
    assert t.has(1) == (1, 1) and t.on("elders") == (2, 0)


@law("oath", "7.3.2", "10.burn")
def test_the_ancient_binding_leaves_everybody_one_secret() -> None:
    t = Table(4).card("ancient-binding", 1).secrets(1, 4, 1).secrets(2, 3, 2).secrets(3, 1).relic(1, "brass-horse")
    t.tokens("brass-horse", 0, 1).card("tutor", 4, 0, 2).banner("darkest-secret", 2, 3).play("act use-ancient-binding")
    assert t.on("ancient-binding") == (0, 1) and t.on("tutor") == t.on("brass-horse") == (0, 0)
    assert t.has(1)[1] + t.dark(1) == 0
    assert [t.has(p)[1] + t.dark(p) for p in (2, 3, 4)] == [1, 1, 0] and t.holder("darkest-secret") == (2, 3)


@law("oath", "7.3.2", "10.move")
def test_the_convoys_bring_a_whole_pile_in_its_order() -> None:
    t = (
        Table(3)
        .card("convoys", 1)
        .favor(1, 1)
        .pile("cradle", "wolves")
        .pile("hinterland", "keep", "tutor")
        .pile("provinces", "elders")
    )
    t.play("act use-convoys")
    assert t.options() == ["provinces", "hinterland"]
    t.play("convoys hinterland")
    assert t.discards("cradle") == ["keep", "tutor", "wolves"] and t.discards("hinterland") == [] and t.on("convoys") == (1, 0)
    Table(3).card("convoys", 1).favor(1, 1).pile("cradle", "wolves").refuses("act use-convoys", "9.3")


@law("oath", "7.3.2", "10.move", "7.2.1/2", "7.2.2")
def test_resettle_moves_faceup_nomads_to_sites_with_room() -> None:
    t = (
        Table(3)
        .card("resettle", 1)
        .adviser(2, "elders", "twin-brother", "faithful-friend")
        .hidden(3, "tents")
        .adviser(3, "wolves")
    )
    t.facedown(8).card("tutor", 5).tokens("elders", 1).play("act use-resettle")
    sites = ["fertile-valley", "ancient-city", "steppe", "standing-stones", "deep-woods"]
    assert t.options() == [f"elders>{site}" for site in sites]
    t.play("move-card elders>standing-stones")
    assert t.cards(4) == ["elders"] and t.advisers(2) == ["twin-brother", "faithful-friend"] and t.on("elders") == (1, 0)
    assert t.has(1)[0] == t.has(2)[0] == 0 and t.on("resettle") == (0, 0)
    t.refuses("act use-resettle", "7.1.3")


@law("oath", "7.3.2", "2.7.1", "10.draw")
def test_the_oracle_draws_the_topmost_vision() -> None:
    t = Table(3).turn(2).card("oracle", 1).secrets(2, 2).deck("tutor", "vision-of-faith", "scryer", "vision-of-conquest")
    t.play("act use-oracle")
    assert t.asked == "play" and t.options() == ["facedown", "vision", "discard"] and t.state.visions_drawn == 1
    assert [CARDS[card] for card in t.state.world[:3]] == ["tutor", "scryer", "vision-of-conquest"] and t.on("oracle") == (0, 2)
    t.play("play vision")
    assert t.state.vision[1] == CARDS.index("vision-of-faith") and t.asked == "act"


@law("oath", "5.1.4.III/2", "10.discard")
def test_the_vision_of_the_oracle_may_be_hidden_or_discarded() -> None:
    t = Table(3).card("oracle", 1).secrets(1, 2).deck("vision-of-faith").play("act use-oracle")
    assert t.options() == ["facedown", "discard"]
    t.play("play discard")
    assert t.discards("provinces") == ["vision-of-faith"] and t.state.supply[0] == 7


@law("oath", "10.discard")
def test_the_vision_of_the_oracle_is_discarded_as_in_a_search() -> None:
    t = (
        Table(3)
        .card("oracle", 1)
        .adviser(1, "bracken")
        .secrets(1, 2)
        .deck("vision-of-faith")
        .play("act use-oracle", "play discard")
    )
    t.play("use bracken", "bracken hinterland>top")
    assert t.discards("hinterland")[0] == "vision-of-faith"
    t = (
        Table(3)
        .card("oracle", 1)
        .relic(1, "cracked-horn")
        .secrets(1, 2)
        .deck("vision-of-faith")
        .play("act use-oracle", "play discard")
    )
    t.play("use cracked-horn")
    assert CARDS[t.state.world[-1]] == "vision-of-faith"


@law("oath", "7.1.3")
def test_the_oracle_finds_nothing_in_a_deck_without_visions() -> None:
    t = Table(3).card("oracle", 1).secrets(1, 2)
    t.hidden(2, "vision-of-faith", "vision-of-conquest", "conspiracy").hidden(3, "vision-of-rebellion", "vision-of-sanctuary")
    t.play("act use-oracle")
    assert t.asked == "act" and t.on("oracle") == (0, 2) and t.state.visions_drawn == 0


# ---------------------------------------------------------------- When Played
@law("oath", "7.3.3", "4.2/3")
@pytest.mark.parametrize(("supply", "then"), [(1, 5), (5, 7)])
def test_the_faithful_friend_gives_four_supply(supply: int, then: int) -> None:
    t = played(Table(3).hidden(1, "faithful-friend").supply(1, supply), "faithful-friend", "play adviser")
    assert t.state.supply[0] == then


@law("oath", "7.3.3", "10.swap", "7.2.2")
def test_the_great_herd_swaps_with_an_unlocked_nomad_anywhere() -> None:
    t = (
        Table(3)
        .hidden(1, "great-herd")
        .card("sacred-ground", 3)
        .card("elders", 4)
        .garrison(4, 2)
        .adviser(2, "ancient-bloodline")
    )
    t.card("oracle", 5, 0, 1).card("wolves", 2).card("convoys", 8, 1).favor(1, 0)
    played(t, "great-herd", "play fertile-valley", "use great-herd")
    assert t.asked == "swap-with" and t.options() == ["oracle", "convoys"]
    t.play("swap-with oracle")
    assert t.cards(1) == ["oracle"] and t.cards(5) == ["great-herd"] and t.on("oracle") == (0, 1) and t.has(1) == (1, 0)


@law("oath", "7.3.3", "7.4.1")
def test_the_great_herd_may_stay_or_be_alone() -> None:
    t = played(Table(3).hidden(1, "great-herd").card("elders", 4), "great-herd", "play fertile-valley", "use pass")
    assert t.cards(1) == ["great-herd"] and t.cards(4) == ["elders"]
    t = played(Table(3).hidden(1, "great-herd").card("wolves", 4).adviser(2, "elders"), "great-herd", "play fertile-valley")
    assert t.asked == "act"


@law("oath", "7.3.3", "10.swap", "7.2.2")
def test_the_twin_brother_swaps_with_a_nomad_adviser_of_another() -> None:
    t = (
        Table(3)
        .hidden(1, "twin-brother")
        .adviser(1, "tents")
        .adviser(2, "elders", "faithful-friend", "wolves")
        .hidden(3, "oracle")
    )
    t.adviser(3, "lancers").card("convoys", 1)
    played(t, "twin-brother", "play adviser", "use twin-brother")
    assert t.options() == ["elders", "lancers"]
    t.play("swap-with lancers")
    assert t.advisers(1) == ["tents", "lancers"] and t.advisers(3) == ["twin-brother"]
    t = played(Table(3).hidden(1, "twin-brother").adviser(2, "elders"), "twin-brother", "play adviser", "use pass")
    assert t.advisers(1) == ["twin-brother"] and t.advisers(2) == ["elders"]


@law("oath", "7.3.3", "7.6.3")
def test_the_gathering_calls_all_from_the_chancellor_on() -> None:
    t = Table(4).turn(3).pawn(1, 5).pawn(2, 7).pawn(4, 8).hidden(3, "the-gathering").favor(3, 1).supply(2, 0)
    played(t, "the-gathering", "play fertile-valley")
    assert t.seat == 1 and t.asked == "gather" and t.options() == ["agree", "pass"]
    t.play("1: gather pass", "2: gather agree")
    assert t.seat == 4
    t.play("4: gather pass")
    assert t.state.pawn == [4, 0, 0, 7] and t.state.supply[1] == 0
    assert t.asked == "deal-with" and t.seat in (2, 3) and t.options() in (["2", "pass"], ["3", "pass"])


@law("oath", "7.6.3", "7.2.2")
def test_at_the_gathering_favor_relics_and_advisers_change_hands_but_no_banners() -> None:
    t = Table(3).pawn(2, 7).pawn(3, 8).hidden(1, "the-gathering").favor(2, 2).relic(1, "whistle").banner("peoples-favor", 1)
    t.adviser(2, "elders", "faithful-friend")
    played(t, "the-gathering", "play fertile-valley", "2: gather agree", "3: gather pass")
    assert t.seat == 1 and t.asked == "deal-with" and t.options() == ["2", "pass"]
    t.play("deal-with 2")
    offered = ["give-favor", "give-the-grand-scepter", "give-whistle", "get-favor", "get-elders", "pass"]
    assert t.options() == offered
    t.play("deal-item give-whistle", "deal-item get-elders", "deal-item send", "2: deal-reply accept")
    assert t.relics(2) == ["whistle"] and t.advisers(1) == ["elders"] and t.asked == "deal-with"


@law("oath", "7.3.3")
def test_pilgrims_leave_for_the_dispossessed_and_as_many_return() -> None:
    t = Table(3).hidden(1, "pilgrimage").card("elders", 1, 1).card("wolves", 1, 0, 1).card("sacred-ground", 1).card("tents", 2)
    t.dispossessed("tutor", "scryer", "bracken").pile("cradle", "longbows")
    exiled = len(t.g.dispossessed)
    played(t, "pilgrimage", "play adviser")
    assert t.asked == "pilgrims" and len(t.options()) == 2
    last, first = t.options()
    t.play(f"pilgrims {last}")
    assert t.cards(1) == ["sacred-ground"] and t.cards(2) == ["tents"] and t.discards("cradle") == [first, last, "longbows"]
    assert len(t.state.dispossessed) == exiled and t.in_bank("nomad") == 4 and t.dark(1) == 1 and t.asked == "act"


@law("oath", "7.3.3", "10.give", "6.6.2", "2.5.3/2")
def test_the_ancient_pact_trades_the_darkest_secret_for_citizenship() -> None:
    t = Table(3).turn(2).hidden(2, "ancient-pact").banner("darkest-secret", 2, 4).warbands(2, 2).supply(2, 2)
    t.reliquary("whistle", "brass-horse", "cursed-cauldron", "dragonskin-drum")
    played(t, "ancient-pact", "play adviser", "use ancient-pact")
    assert t.asked == "space" and t.options() == ["brutal", "decadent", "careless", "greedy"]
    t.play("space careless")
    assert t.holder("darkest-secret") == (1, 4) and not t.is_exile(2) and t.relics(2) == ["cursed-cauldron"]
    assert t.state.reliquary[2] == -1 and t.state.supply[1] == 7 and t.seat == 3


@law("oath", "7.3.3", "7.4.1")
def test_the_ancient_pact_is_for_exiles_with_the_darkest_secret_and_may_be_declined() -> None:
    t = played(Table(3).turn(2).hidden(2, "ancient-pact"), "ancient-pact", "play adviser")
    assert t.asked == "act" and t.is_exile(2)
    t = Table(3).role(2, "citizen").turn(2).hidden(2, "ancient-pact").banner("darkest-secret", 2, 1)
    assert played(t, "ancient-pact", "play adviser").asked == "act" and t.holder("darkest-secret") == (2, 1)
    t = Table(3).turn(2).hidden(2, "ancient-pact").banner("darkest-secret", 2, 1)
    assert played(t, "ancient-pact", "play adviser", "use pass").is_exile(2)


# ---------------------------------------------------------------- Vow of Kinship
@law("oath", "7.3.3", "10.gain")
def test_the_vow_of_kinship_puts_all_favor_into_the_nomad_bank() -> None:
    t = Table(3).hidden(1, "vow-of-kinship").favor(1, 4).card("longbows", 1).secrets(1, 1)
    played(t, "vow-of-kinship", "play adviser")
    assert t.has(1) == (0, 1) and t.in_bank("nomad") == 3 + 4
    t.play("act trade").answer("trade longbows>favor")
    assert t.has(1) == (0, 0) and t.in_bank("nomad") == 8 and t.in_bank("order") == 2


@law("oath", "7.1.2")
def test_kin_spend_the_favor_of_the_nomad_bank() -> None:
    t = Table(3).adviser(1, "vow-of-kinship").card("longbows", 1).play("act muster")
    assert t.in_bank("nomad") == 2 and t.on("longbows") == (1, 0) and t.board(1) == 2
    t = Table(3).adviser(1, "vow-of-kinship").bank("nomad", 0).card("longbows", 1)
    assert "muster" not in t.options()
    t = Table(3).adviser(2, "vow-of-kinship").card("longbows", 1)
    assert "muster" not in t.options()


@law("oath", "10.take")
def test_nothing_can_be_taken_from_kin_but_they_may_pay_a_toll() -> None:
    t = Table(3).hidden(1, "royal-tax").garrison(1, 1).adviser(2, "vow-of-kinship").favor(3, 3)
    played(t, "royal-tax", "play adviser")
    assert t.has(1)[0] == 2 and t.in_bank("nomad") == 3
    t = Table(3).adviser(1, "vow-of-kinship").card("toll-roads", 2).garrison(2, 2).play("act travel", "travel ancient-city")
    assert t.has(2)[0] == 1 and t.in_bank("nomad") == 2


@law("oath", "4.1.1.I/2", "7.1.2")
def test_kin_need_not_tend_the_peoples_favor_with_the_favor_of_the_bank() -> None:
    for answer, tokens, bank in (("pass", 1, 3), ("place", 2, 2)):
        t = Table(3).turn(2, "wake").adviser(2, "vow-of-kinship").banner("peoples-favor", 2, 1)
        assert t.asked == "tend" and t.options() == ["place", "pass"]
        t.play(f"tend {answer}")
        assert t.holder("peoples-favor") == (2, tokens) and t.in_bank("nomad") == bank
    t = Table(3).turn(2, "wake").adviser(2, "vow-of-kinship").banner("peoples-favor", 2, 2)
    assert "pass" not in t.options() and "place" in t.options()


@law("oath", "10.give", "7.6.3")
def test_what_kin_are_given_goes_to_the_nomad_bank() -> None:
    t = Table(3).card("tinkers-fair", 1).adviser(1, "vow-of-kinship").favor(2, 2).play("act use-tinkers-fair", "deal-with 2")
    t.play("deal-item get-favor", "deal-amount 2", "deal-item send", "2: deal-reply accept")
    assert t.has(1)[0] == t.has(2)[0] == 0 and t.in_bank("nomad") == 3 + 2


@law("oath", "7.3.4")
def test_kin_are_poor_only_while_the_nomad_bank_is_empty() -> None:
    t = Table(3).adviser(1, "vow-of-kinship", "vow-of-poverty").bank("nomad", 1).play("act pass")
    assert t.seat == 2
    t = Table(3).adviser(1, "vow-of-kinship", "vow-of-poverty").bank("nomad", 0).play("act pass", "use vow-of-poverty")
    t.play("bank order")
    assert t.in_bank("nomad") == 2 and t.in_bank("order") == 1
