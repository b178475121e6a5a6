"""What is printed on the player boards, on the Imperial Reliquary and on the Grand Scepter."""

from __future__ import annotations

import pytest

from regnum.law import law
from tests.law.oath.fights import attacked, dice, over, pools, rolled
from tests.law.oath.suits import played
from tests.law.oath.table import Table


def bare(*spaces: str) -> Table:
    """The Chancellor has the turn, and spaces of the Reliquary are bare."""
    return Table(3).bare(*spaces)


# ---------------------------------------------------------------- all boards
@law("oath", "board.costs")
@pytest.mark.parametrize(
    ("act", "moves", "cost"),
    [
        ("search", ["search world"], 2), ("muster", ["muster keep"], 1), ("trade", ["trade keep>favor"], 1),
        ("recover", ["recover relic-1"], 1), ("campaign", [], 2), ("travel", ["travel standing-stones"], 2),
        ("peek", [], 0), ("adviser", ["play adviser"], 0),
    ],
)  # fmt: skip
def test_the_boards_name_what_actions_cost(act: str, moves: list[str], cost: int) -> None:
    def ready(supply: int) -> Table:
        t = Table(3).turn(2).pawn(2, 3).favor(2, 9).secrets(2, 3).card("keep", 3).site_relic(3, "map").hidden(2, "elders")
        return t.supply(2, supply).deck("tents", "rain-boots", "longbows")

    t = ready(7).play(f"act {act}")
    for move in moves:
        t.answer(move)
    assert t.state.supply[1] == 7 - cost
    assert act in ready(cost).options()
    if cost:
        assert act not in ready(cost - 1).options()


@law("oath", "board.costs")
def test_search_costs_two_to_four_and_travel_one_to_four() -> None:
    for visions, cost in ((0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 4)):
        t = Table(3).turn(2).visions(visions).deck("tents", "rain-boots", "longbows").play("act search").answer("search world")
        assert t.state.supply[1] == 7 - cost
    for start, site, cost in ((1, "ancient-city", 1), (1, "wastes", 2), (1, "river", 4), (3, "wastes", 2), (6, "river", 3)):
        assert Table(3).turn(2).pawn(2, start).play("act travel", f"travel {site}").state.supply[1] == 7 - cost


@law("oath", "board.search-pile")
def test_a_search_draws_three_plays_one_and_discards_the_rest() -> None:
    for source, top in (("world", "tents"), ("cradle", "keep")):
        t = Table(3).turn(2).deck("tents", "rain-boots", "elders", "book-burning")
        t.pile("cradle", "keep", "longbows", "garrison", "naysayers").pile("provinces", "wolves")
        t.play("act search")
        assert t.options() == ["world", "cradle"]
        t.play(f"search {source}")
        assert len(t.options()) == 3 and t.options()[0] == top
        others = t.options()[1:]
        t.play(f"search-keep {top}")
        t.passing("discard").answer(f"discard {others[0]}")
        assert t.asked == "play"
        t.play("play fertile-valley")
        assert t.cards(1) == [top] and t.has(2) == (1, 0)
        assert sorted(t.discards("provinces")) == sorted([*others, "wolves"])
    t = Table(3).turn(2).deck("tents", "rain-boots", "elders").play("act search", "search-keep tents")
    t.answer("discard elders").play("play adviser")
    assert t.advisers(2) == ["tents"] and t.has(2) == (0, 0)


@law("oath", "board.banish")
def test_pawn_and_favor_add_two_dice_and_may_be_banished_and_burnt() -> None:
    def beaten() -> Table:
        t = Table(3).turn(2).pawn(1, 8).warbands(2, 3).favor(3, 5)
        return attacked(dice(t, ["blank"] * 2, ["sword"] * 3), 3)

    t = beaten()
    assert pools(t) == (3, 2) and t.asked == "send"
    t.play("send river")
    assert t.state.pawn[2] == 7 and t.asked == "burn-favor" and t.options() == ["2", "pass"]
    t.play("burn-favor 2")
    assert t.has(3) == (3, 0) and t.has(2) == (0, 0) and t.state.shared == 36 - 18 - 1 - 3
    t = beaten().play("send pass", "burn-favor pass")
    assert t.state.pawn[2] == 0 and t.has(3) == (5, 0)


# ---------------------------------------------------------------- Chancellor and Citizens
def court() -> Table:
    """The Chancellor and seat 2, a Citizen, are at slot 3, which the Empire rules; seat 3, a Citizen, is elsewhere."""
    t = Table(4).role(2, "citizen").role(3, "citizen").pawn(1, 3).pawn(2, 3).pawn(4, 3).garrison(3, 1, 4)
    return t.warbands(1, 3).warbands(2, 3).warbands(3, 3).warbands(4, 3)


@law("oath", "board.chancellor.3")
def test_the_chancellor_moves_warbands_between_board_site_and_citizens_there() -> None:
    t = court().play("act warbands")
    assert t.options() == ["to-site>1", "to-board>1", "give>2", "take>2"]
    t.play("move take>2", "move-n 2")
    assert t.asked == "let-take" and t.seat == 2
    t.play("2: let-take agree")
    assert t.board(1) == 5 and t.board(2) == 1 and t.state.supply[0] == 7
    t = court().play("act warbands", "move give>2", "move-n 3", "2: let-give pass")
    assert t.board(1) == 3 and t.board(2) == 3
    for option, there, here in (("to-site>1", 6, 1), ("to-board>1", 2, 5)):
        t = court().play("act warbands", f"move {option}", "move-n 2")
        assert t.asked == "act" and t.at(3) == (1, there) and t.board(1) == here
    assert "warbands" in Table(3).garrison(1, 1, 2).options()
    assert "warbands" not in Table(3).garrison(1, 2, 2).warbands(1, 3).options()


@law("oath", "board.citizen.4")
def test_a_citizen_asks_the_chancellor_only_from_site_to_board() -> None:
    t = court().turn(2).play("act warbands")
    assert t.options() == ["to-site>2", "to-board>2", "give>1", "take>1"]
    t.play("move to-site>2", "move-n 2")
    assert t.asked == "act" and t.at(3) == (1, 6) and t.board(2) == 1
    t = court().turn(2).play("act warbands", "move to-board>2", "move-n 2")
    assert t.asked == "let-move" and t.seat == 1 and t.at(3) == (1, 4)
    t.play("1: let-move agree")
    assert t.at(3) == (1, 2) and t.board(2) == 5
    t = court().turn(2).play("act warbands", "move give>1", "move-n 3", "1: let-give agree")
    assert t.board(1) == 6 and t.board(2) == 0 and t.seat == 2


@law("oath", "board.citizen.2")
def test_a_citizen_pays_the_holder_of_the_scepter_to_leave() -> None:
    def leaving() -> Table:
        return Table(4).role(2, "citizen").turn(2).warbands(2, 2).secrets(2, 1, 1).favor(2, 5).supply(2, 0)

    t = leaving().play("act self-exile")
    assert t.is_exile(2) and t.has(2)[0] == 1 and t.has(1)[0] == 4 and t.state.supply[1] == 7 and t.seat == 3
    t = leaving().relic(4, "the-grand-scepter").play("act self-exile")
    assert t.has(4)[0] == 4 and t.has(1)[0] == 0
    assert leaving().favor(2, 3).refused(2, "self-exile") == "6.8"
    assert "self-exile" not in leaving().relic(2, "the-grand-scepter").options()
    assert "self-exile" not in Table(3).turn(2).favor(2, 9).options()


# ---------------------------------------------------------------- the Reliquary
@law("oath", "board.reliquary.1", "2.3/2")
def test_an_offer_of_citizenship_has_one_relic_of_the_reliquary() -> None:
    t = Table(3).favor(1, 3).reliquary("map", "whistle").play("act citizenship", "offer-to 2")
    assert {"give-brutal", "give-decadent"} <= set(t.options()) and not {"give-careless", "give-greedy"} & set(t.options())
    t.refuses("deal-item send", "6.6.1/2")
    t.play("deal-item give-brutal", "deal-item give-decadent", "deal-item send", "2: citizen-reply accept")
    assert t.relics(2) == ["whistle"] and not t.is_exile(2)


@law("oath", "board.reliquary.2", "2.3/5")
def test_relics_of_the_reliquary_are_safe_and_count_for_nothing() -> None:
    t = Table(3).turn(2).warbands(2, 5).reliquary("map", "whistle", "ivory-eye", "brass-horse")
    t.play("act campaign").answer("defender 1")
    assert t.options() == ["the-grand-scepter", "pawn"]
    t = Table(3).pawn(1, 3).favor(1, 9).secrets(1, 9).reliquary("map").play("act recover")
    assert t.options() == ["peoples-favor", "darkest-secret"]
    t = Table(3).oath("protection").turn(2).relic(2, "cracked-horn", "whistle").reliquary("map", "ivory-eye", "brass-horse")
    assert t.play("act travel", "travel ancient-city").keeper == (2, False)


@law("oath", "2.3/5")
def test_nobody_uses_the_powers_of_relics_in_the_reliquary() -> None:
    held = Table(3).relic(1, "dowsing-sticks").secrets(1, 5).favor(1, 5)
    usable = [option for option in held.options() if option.startswith("use-")]
    assert usable == ["use-dowsing-sticks"]
    for seat in (1, 2):
        t = Table(3).turn(seat).reliquary("dowsing-sticks").secrets(seat, 5).favor(seat, 5)
        assert not [option for option in t.options() if option.startswith("use-")]


@law("oath", "board.reliquary.brutal")
def test_brutal_kills_the_whole_force_of_the_loser() -> None:
    for spaces, left in (((), 3), (("brutal",), 0)):
        t = Table(3).bare(*spaces).pawn(2, 1).pawn(3, 8).warbands(1, 6).warbands(2, 5)
        over(attacked(dice(t, ["blank"] * 2, ["sword"] * 6), 6, "2"))
        assert t.board(2) == left and t.board(1) == 6
    for spaces, left in (((), 3), (("brutal",), 0)):
        t = Table(3).bare(*spaces).pawn(2, 1).pawn(3, 8).warbands(1, 5).warbands(2, 9)
        over(attacked(dice(t, ["blank"] * 2, ["sword"] * 5), 5, "2"))
        assert t.board(1) == left and t.board(2) == 9


@law("oath", "board.reliquary.brutal")
def test_brutal_is_no_matter_of_the_campaigns_of_others() -> None:
    t = Table(3).bare("brutal").turn(2).pawn(1, 8).warbands(2, 6).warbands(3, 5)
    over(attacked(dice(t, ["blank"] * 2, ["sword"] * 6), 6, "3"))
    assert t.board(3) == 3
    t = Table(3).bare("brutal").turn(2).pawn(3, 8).warbands(2, 6).warbands(1, 5)
    over(attacked(dice(t, ["blank"] * 3, ["sword"] * 6), 6, "1", "pawn"))
    assert t.board(1) == 3


@law("oath", "board.reliquary.decadent", "board.reliquary.decadent/2")
def test_decadent_makes_the_way_home_free_and_the_way_out_dear() -> None:
    for start, site, plain, decadent in (
        (3, "fertile-valley", 2, 0), (6, "fertile-valley", 4, 0), (2, "fertile-valley", 1, 1), (1, "river", 4, 5),
        (3, "river", 2, 3), (6, "river", 3, 4), (3, "wastes", 2, 2),
    ):  # fmt: skip
        for table, cost in ((bare(), plain), (bare("decadent"), decadent)):
            t = table.pawn(1, start).play("act travel", f"travel {site}")
            assert t.state.supply[0] == 7 - cost
    t = bare("decadent").turn(2).pawn(2, 6).play("act travel", "travel fertile-valley")
    assert t.state.supply[1] == 3
    assert "river" not in bare("decadent").supply(1, 4).play("act travel").options()


@law("oath", "board.reliquary.careless", "board.reliquary.careless/2")
def test_careless_trades_more_favor_and_fewer_secrets() -> None:
    def trading(space: str, how: str, *advisers: str, seat: int = 1) -> Table:
        t = (
            bare(*[space] if space else [])
            .turn(seat)
            .card("elders", 1)
            .adviser(seat, *advisers)
            .favor(seat, 2)
            .secrets(seat, 1)
        )
        return t.play("act trade").answer(f"trade elders>{how}")

    assert trading("", "favor").has(1) == (3, 0) and trading("careless", "favor").has(1) == (4, 0)
    t = trading("careless", "favor", "rain-boots")
    assert t.has(1) == (5, 0) and t.in_bank("nomad") == 0
    assert trading("", "secret", "rain-boots", "tents").has(1) == (0, 3)
    t = trading("careless", "secret", "rain-boots", "tents")
    assert t.has(1) == (1, 2) and t.in_bank("nomad") == 2
    assert trading("careless", "favor", seat=2).has(2) == (3, 0)


@law("oath", "board.reliquary.careless/2")
def test_careless_never_takes_a_secret_away() -> None:
    t = bare("careless").card("elders", 1).favor(1, 2).secrets(1, 1).play("act trade", "trade elders>secret")
    assert t.has(1) == (1, 1)
    t = (
        bare("careless")
        .card("elders", 1)
        .adviser(1, "tents")
        .favor(1, 2)
        .secrets(1, 1)
        .play("act trade", "trade elders>secret")
    )
    assert t.has(1) == (1, 1)


@law("oath", "board.reliquary.greedy", "board.reliquary.greedy/2")
def test_greedy_draws_two_more_cards_and_shuns_a_dear_search() -> None:
    deck = ["tents", "rain-boots", "elders", "longbows", "garrison", "naysayers"]
    t = bare("greedy").deck(*deck).play("act search").answer("search world")
    assert t.options() == deck[:5] and t.state.supply[0] == 5
    t = (
        bare("greedy")
        .deck("tents", "rain-boots", "elders", "vision-of-faith", "longbows")
        .play("act search")
        .answer("search world")
    )
    assert t.options() == ["tents", "rain-boots", "elders", "vision-of-faith"] and t.state.visions_drawn == 1
    t = bare("greedy").pile("cradle", *deck).play("act search").answer("search cradle")
    assert t.options() == deck[:5]
    assert "search" not in bare("greedy").visions(1).options() and "search" in bare().visions(1).options()
    t = bare("greedy").visions(1).pile("cradle", *deck).play("act search").answer("search cradle")
    assert t.options() == deck[:5]
    t = bare("greedy").visions(3).banner("darkest-secret", 1).deck(*deck).play("act search").answer("search world")
    assert t.options() == deck[:5] and t.state.supply[0] == 5
    assert len(bare("greedy").turn(2).visions(1).deck(*deck).play("act search").answer("search world").options()) == 3


@law("oath", "2.3/4")
def test_what_a_leaving_relic_uncovers_is_the_chancellors_at_once() -> None:
    t = Table(3).pawn(1, 3).reliquary("map", "whistle").play("act citizenship", "offer-to 2", "deal-item give-decadent")
    t.play("deal-item send", "2: citizen-reply accept")
    assert t.relics(2) == ["whistle"]
    t.play("act travel", "travel fertile-valley")
    assert t.state.supply[0] == 7


# ---------------------------------------------------------------- the Grand Scepter
@law("oath", "board.scepter.1")
def test_the_scepter_rests_in_the_turn_in_which_it_was_taken() -> None:
    t = Table(3).role(3, "citizen").turn(2).warbands(2, 9).favor(2, 9).pawn(3, 8).reliquary("map")
    over(attacked(dice(t, ["blank"] * 6, ["sword"] * 9), 9, "1", "the-grand-scepter"))
    assert t.relics(2) == ["the-grand-scepter"] and rolled(t)[1] == 5 + 1
    for name in ("peek-reliquary", "citizenship", "exile"):
        assert name not in t.options() and t.refused(2, name) == "board.scepter.1"
    t.play("act pass", "act pass", "act pass")
    assert t.seat == 2 and {"peek-reliquary", "citizenship", "exile"} <= set(t.options())


@law("oath", "board.scepter.2")
def test_its_holder_looks_into_the_reliquary() -> None:
    t = Table(3).turn(2).relic(2, "the-grand-scepter").reliquary("map", "whistle")
    t.play("act peek-reliquary")
    found = [[niche.relic.id for niche in t.live.view(seat).reliquary if niche.relic] for seat in range(3)]
    assert found == [[None, None], ["map", "whistle"], [None, None]] and t.state.supply[1] == 7
    assert "peek-reliquary" not in Table(3).relic(2, "the-grand-scepter").options()


@law("oath", "board.scepter.3", "2.4.2/2")
def test_its_holder_offers_citizenship_and_exiles_citizens() -> None:
    t = Table(4).role(3, "citizen").reliquary("map").favor(1, 9).play("act citizenship")
    assert t.options() == ["2", "4", "pass"]
    t = Table(4).role(3, "citizen").title(2).reliquary("map").favor(1, 9).play("act exile").answer("exile 3")
    assert t.is_exile(3)
    for seat in (2, 3):
        other = Table(4).role(3, "citizen").turn(seat).favor(seat, 9).options()
        assert not {"citizenship", "exile"} & set(other)
    t = Table(4).role(3, "citizen").turn(3).favor(3, 9).relic(3, "the-grand-scepter")
    assert "exile" not in t.options()  # no Citizen but oneself


# ---------------------------------------------------------------- a card that the rulebook shows
@law("oath", "board.alchemist")
def test_the_alchemist_gains_four_favor_from_one_or_more_banks() -> None:
    t = Table(3).turn(2).adviser(2, "alchemist").secrets(2, 2).bank("order", 1).play("act use-alchemist")
    for suit in ("order", "nomad", "nomad", "beast"):
        t.play(f"bank {suit}")
    assert t.has(2) == (4, 0) and (t.in_bank("order"), t.in_bank("nomad"), t.in_bank("beast")) == (0, 1, 2)
    t = Table(3).turn(2).adviser(2, "alchemist").secrets(2, 2).banks(0).bank("order", 4).play("act use-alchemist")
    t.answer("bank order")
    assert t.has(2) == (4, 0) and t.asked == "act"
    hidden = Table(3).turn(2).hidden(2, "alchemist").secrets(2, 2)
    assert "use-alchemist" not in hidden.options()
    played(hidden, "alchemist", "play adviser")
    assert "use-alchemist" in hidden.options()
