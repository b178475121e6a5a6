"""Binding deals by powers (7.6.3), and powers that bargain."""

from __future__ import annotations

from regnum.engine.lists import changed
from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table


def fair(t: Table, source: str = "tinkers-fair") -> Table:
    """The Chancellor opens a deal with seat 2."""
    return t.card(source, 1).play(f"act use-{source}", "deal-with 2")


def agreed(t: Table, *moves: str) -> Table:
    """The offer is composed, sent and accepted."""
    return t.play(*moves, "deal-item send", "2: deal-reply accept")


# ---------------------------------------------------------------- the protocol
@law("oath", "7.6.3")
def test_a_deal_binds_once_both_agree() -> None:
    t = fair(Table(3).favor(1, 3).relic(2, "map").pawn(2, 6))
    t.play("deal-item give-favor", "deal-amount 2", "deal-item get-map", "deal-item send")
    assert t.seat == 2 and t.has(1)[0] == 3 and t.relics(2) == ["map"]
    deal = t.live.view(None).deal
    assert deal is not None and deal.trays[0].favor == 2 and deal.trays[1].things == ["map"]
    t.play("2: deal-reply accept")
    assert t.has(1)[0] == 1 and t.has(2)[0] == 2 and t.relics(1) == ["map"] and t.relics(2) == []
    assert t.state.offer is None and t.asked == "act"


@law("oath", "7.6.3")
def test_a_deal_can_be_dropped_declined_or_changed() -> None:
    t = fair(Table(3).favor(1, 3).secrets(2, 1))
    t.refuses("deal-item send", "7.6.3")
    t.play("deal-item pass")
    assert t.asked == "act" and t.state.offer is None
    t = fair(Table(3).favor(1, 3).secrets(2, 1)).play("deal-item give-favor", "deal-amount 1", "deal-item send")
    t.play("2: deal-reply counter", "2: deal-item get-favor", "2: deal-amount 3", "2: deal-item send", "deal-reply decline")
    assert t.has(1)[0] == 3 and t.has(2) == (0, 1)
    t = fair(Table(3).relic(1, "map").favor(2, 1)).play("deal-item give-map", "deal-item give-map")
    t.refuses("deal-item send", "7.6.3")


@law("oath", "7.6.3")
def test_one_card_makes_three_offers_a_turn() -> None:
    t = Table(3).card("tinkers-fair", 1).favor(1, 1)
    for _ in range(3):
        t.play("act use-tinkers-fair", "deal-with pass")
    assert "use-tinkers-fair" not in t.options()


@law("oath", "10.give")
def test_vows_change_what_is_given() -> None:
    t = fair(Table(3).secrets(1, 2).favor(2, 2).adviser(1, "vow-of-silence"))
    assert "give-secret" not in t.options()
    t.refuses("deal-item give-secret", "9.2")
    t = fair(Table(3).adviser(1, "vow-of-kinship").bank("nomad", 4).secrets(2, 1))
    agreed(t, "deal-item give-favor", "deal-amount 4", "deal-item get-secret", "deal-amount 1")
    assert t.in_bank("nomad") == 0 and t.has(2)[0] == 4 and t.has(1) == (0, 1)


@law("oath", "10.give")
def test_a_power_against_taking_does_not_forbid_giving() -> None:
    t = agreed(fair(Table(3).relic(2, "circlet-of-command", "map").adviser(2, "lost-tongue")), "deal-item get-map")
    assert t.relics(1) == ["map"]


@law("oath", "10.give")
def test_secrets_are_given_as_they_lie() -> None:
    t = agreed(
        fair(Table(3).secrets(1, 1, 2).secrets(2, 0, 1)),
        "deal-item give-secret", "deal-amount 2", "deal-item get-secret", "deal-amount 1",
    )  # fmt: skip
    assert (t.has(1)[1], t.dark(1)) == (0, 2) and (t.has(2)[1], t.dark(2)) == (1, 1)


@law("oath", "board.scepter.1")
def test_a_scepter_that_was_given_serves_at_once_unless_the_table_says_otherwise() -> None:
    for ruling, offered in (("taken", True), ("gained", False)):
        t = Table(3, scepter=ruling).turn(2).card("tinkers-fair", 1).favor(2, 1)
        t.play(
            "act use-tinkers-fair", "deal-with 1", "deal-item get-the-grand-scepter", "deal-item send", "1: deal-reply accept"
        )
        assert t.relics(2) == ["the-grand-scepter"] and ("citizenship" in t.options()) == offered


# ---------------------------------------------------------------- advisers
@law("oath", "7.6.4")
def test_limits_of_advisers_hold_after_the_exchange() -> None:
    t = fair(Table(3).adviser(1, "elders").adviser(2, "insomnia", "tutor").favor(2, 2), "festival-district")
    t.play("deal-item give-elders")
    t.refuses("deal-item send", "7.6.4")
    agreed(t, "deal-item get-tutor")
    assert t.advisers(1) == ["tutor"] and t.advisers(2) == ["insomnia", "elders"]


@law("oath", "7.2.2")
def test_a_locked_adviser_stays() -> None:
    t = fair(Table(3).adviser(2, "insomnia").adviser(1, "elders"), "festival-district")
    t.refuses("deal-item get-insomnia", "7.2.2")


@law("oath", "9.4")
def test_a_facedown_adviser_changes_hands_unseen() -> None:
    t = fair(Table(3).hidden(1, "elders", "keep").favor(2, 1), "festival-district")
    agreed(t, "deal-item give-hidden-2")
    assert t.facedowns(1) == ["elders"] and t.facedowns(2) == ["keep"]
    seen = [[card.id for card in t.live.view(p).players[1].advisers] for p in range(3)]
    assert seen == [["keep"], ["keep"], [None]]


# ---------------------------------------------------------------- sites
@law("oath", "10.exchange")
def test_a_site_is_sold_warbands_go_home_and_others_come() -> None:
    t = fair(Table(3).garrison(3, 2, 3).warbands(1, 4).favor(1, 2), "deed-writer")
    agreed(t, "deal-item get-steppe", "deal-item give-favor", "deal-amount 2")
    assert t.asked == "deed" and t.seat == 1 and t.options() == ["1", "2", "3", "4"]
    t.play("deed 2")
    assert t.at(3) == (1, 2) and t.board(1) == 2 and t.board(2) == 3


@law("oath", "10.rule")
def test_who_has_no_warbands_buys_no_site_and_the_empire_sells_none_to_itself() -> None:
    t = fair(Table(3).garrison(3, 2, 3).favor(1, 2), "deed-writer").play("deal-item get-steppe")
    t.refuses("deal-item send", "10.rule")
    t = fair(Table(3).role(2, "citizen").garrison(3, 1, 3).favor(1, 2), "deed-writer")
    assert set(t.options()) == {"give-favor", "pass"}
    t = fair(Table(3).garrison(3, 2, 3).warbands(1, 4).relic(1, "ring-of-devotion"), "deed-writer")
    assert "get-steppe" not in t.options()


# ---------------------------------------------------------------- the Tribunal
@law("oath", "7.6.3/2")
def test_promises_with_a_term_and_a_penalty_are_made_at_the_tribunal() -> None:
    t = Table(3).site(1, "the-tribunal").favor(1, 2).turn(1, round=3).play("act use-the-tribunal", "deal-with 2")
    t.play(
        "deal-item get-promise-peace", "promise-until 5", "promise-penalty secret>2", "deal-item give-favor", "deal-amount 2"
    )
    t.play("deal-item send", "2: deal-reply accept")
    assert t.state.promises == [[1, 0, 0, 5, 1, 2, 0]] and t.has(2)[0] == 2


# ---------------------------------------------------------------- powers that bargain
@law("oath", "7.3.3")
def test_the_gathering_brings_pawns_together_for_deals() -> None:
    t = Table(3).turn(2).pawn(2, 3).hidden(2, "the-gathering").favor(1, 2).relic(3, "map")
    played(t, "the-gathering", "play steppe", "1: gather agree", "3: gather agree")
    assert t.state.pawn == [2, 2, 2] and t.seat == 1 and t.asked == "deal-with"
    t.play("1: deal-with 3", "1: deal-item give-favor", "1: deal-amount 2", "1: deal-item get-map", "1: deal-item send")
    t.play("3: deal-reply accept")
    assert t.relics(1) == ["map"] and t.has(3)[0] == 2 and t.seat == 2
    t.play("2: deal-with pass", "3: deal-with pass", "1: deal-with pass")
    assert t.asked == "act" and t.seat == 2


@law("oath", "7.3.3")
def test_the_ancient_pact_is_for_exiles_with_the_darkest_secret() -> None:
    t = Table(3).turn(2).hidden(2, "ancient-pact").banner("darkest-secret", 2, 3).reliquary("map", "whistle")
    played(t, "ancient-pact", "play adviser", "use ancient-pact", "space decadent")
    assert t.holder("darkest-secret") == (1, 3) and not t.is_exile(2) and t.relics(2) == ["whistle"]
    t = played(Table(3).turn(2).hidden(2, "ancient-pact"), "ancient-pact", "play adviser")
    assert t.asked == "act" and t.is_exile(2)


@law("oath", "10.take")
def test_blackmail_takes_a_relic_or_three_favor() -> None:
    t = Table(3).hidden(1, "blackmail").relic(2, "map").favor(2, 3)
    played(t, "blackmail", "play adviser", "2: ransom agree")
    assert t.relics(2) == ["map"] and t.has(1)[0] == 3
    t = played(Table(3).hidden(1, "blackmail").relic(2, "map").favor(2, 2), "blackmail", "play adviser")
    assert t.relics(1) == ["map"] and t.has(2)[0] == 2
    t = played(Table(3).hidden(1, "blackmail").relic(2, "map").pawn(2, 4), "blackmail", "play adviser")
    assert t.relics(2) == ["map"]


@law("oath", "7.3.2")
def test_the_witch_bargains_in_one_direction_with_each() -> None:
    t = Table(3).adviser(1, "witchs-bargain").secrets(1, 3).favor(1, 2).favor(2, 4).secrets(3, 0, 1)
    t.play("act use-witchs-bargain", "bargain sell>2")
    assert t.has(1) == (4, 1) and t.has(2) == (2, 1) and "buy>2" not in t.options()
    t.play("bargain buy>3")
    assert t.has(1) == (2, 1) and t.dark(1) == 1 and t.has(3) == (2, 0)
    assert "sell>3" not in t.options()
    t.play("bargain pass")
    assert t.asked == "act" and "use-witchs-bargain" not in t.options()


@law("oath", "10.peek")
def test_the_skeleton_key_opens_the_reliquary_where_the_empire_rules() -> None:
    t = Table(3).turn(2).relic(2, "skeleton-key").secrets(2, 2).garrison(1, 1).reliquary("map", "whistle")
    t.play("act use-skeleton-key", "space brutal")
    assert t.asked == "take-relic" and [n.relic.id for n in t.live.view(1).reliquary if n.relic] == ["map", None]
    t.play("take-relic agree")
    assert t.relics(2) == ["skeleton-key", "map"] and t.state.reliquary[0] == -1
    t = Table(3).turn(2).relic(2, "skeleton-key").secrets(2, 2)
    assert t.refused(2, "use-skeleton-key") == "10.rule"


@law("oath", "10.move")
def test_the_obsidian_cage_lets_warbands_go_home() -> None:
    t = Table(3).role(3, "citizen").relic(1, "obsidian-cage")
    t.g.cage = changed(changed(t.g.cage, 0, 2), 2, 3)
    t.play("act use-obsidian-cage")
    assert t.options() == ["1>1", "1>3", "3>3"]
    t.play("release 3>3", "release-n 3")
    assert t.board(3) == 3 and t.state.cage == [2, 0, 0] and t.state.bank == [19, 14, 14]
    t.play("act use-obsidian-cage", "release 1>3", "release-n 2")
    assert t.board(3) == 5 and "use-obsidian-cage" not in t.options()
