"""What the deeds of the powers of Oath do: each word once, with its choices and its limits."""

from __future__ import annotations

import pytest

from regnum.engine.ask import PASS
from regnum.engine.deeds import AMOUNT
from regnum.engine.knowledge import knows
from regnum.engine.state import Line
from regnum.games.oath.components import (
    BEAST,
    CAMPAIGN,
    CITIZEN,
    DARKEST_SECRET,
    EXILE,
    HEARTH,
    HINTERLAND,
    NOMAD,
    ORDER,
    PROVINCES,
    RELICS,
    SEARCH,
    SITES,
)
from regnum.games.oath.deals import R_OFFERS
from regnum.games.oath.exchanges import KEEP
from regnum.games.oath.lexicon import CARD_TO
from regnum.games.oath.looks import L_PEEKS_WORLD, L_SEES, UNSEEN, adviser_spot
from regnum.games.oath.losses import FIRST_BOARD
from regnum.games.oath.powers import R_NOTHING, closed_action, do, open_window, use_action
from regnum.games.oath.powers_data import BEARERS
from regnum.games.oath.queries import FACEUP
from regnum.games.oath.state import REST, Oath
from regnum.games.oath.vocabulary import AT_MUSTER_AFTER, AT_PLAY_PLACED, AT_PLAY_WHEN, MINUS
from tests.games.oath.runtime import card, doing, fight, power, ready, run
from tests.law.oath.position import Position


def used(t: Position, name: str, *answers: int) -> Oath:
    """Seat 2 uses the Action power of an adviser or relic."""
    t.relic(2, name) if name in RELICS else t.adviser(2, name)
    g = ready(t.turn(2))
    assert closed_action(g, 1, BEARERS.index(name)) == -1
    run(use_action(g, 1, BEARERS.index(name)), *answers)
    return g


def played(t: Position, name: str, *answers: int) -> Oath:
    """Seat 2 has just played a card, and its When Played power acts."""
    g = doing(ready(t.turn(2)), SEARCH, 2, card=card(name))
    run(open_window(g, AT_PLAY_WHEN, 1, card(name), FACEUP), *answers)
    return g


def board(seat: int) -> int:
    """The board of a seat counted from 1, among the places of warbands."""
    return FIRST_BOARD + seat - 1


# ---------------------------------------------------------------- gain
def test_gain_out_of_each_sort_of_bank() -> None:
    g = used(Position(2).secrets(2, 2), "alchemist", BEAST, BEAST, BEAST, ORDER)
    assert g.favor[1] == 4 and g.banks[BEAST] == 0 and g.banks[ORDER] == 2
    g = used(Position(2).secrets(2, 1), "spirit-snare", ORDER)
    assert g.favor[1] == 1 and g.banks[ORDER] == 2
    g = played(Position(2).card("salad-days", 1).bank("hearth", 0), "salad-days", BEAST, ORDER, NOMAD)
    assert g.favor[1] == 3 and g.banks[BEAST] == 2
    g = used(Position(2).secrets(2, 1).card("wolves", 1, favor=1).bank("beast", 0), "taming-charm")
    assert g.favor[1] == 1 and g.banks[BEAST] == 0 and card("wolves") in g.piles[PROVINCES]


def test_gain_supply_secrets_warbands_and_the_end_of_the_act() -> None:
    assert used(Position(2).favor(2, 1).supply(2, 3), "wayside-inn").supply[1] == 5
    g = used(Position(2).favor(2, 1), "wizard-school")
    assert g.secrets[1] == 1 and g.stage == REST
    assert played(Position(2).card("a-small-favor", 1), "a-small-favor").warbands[1] == 4


# ---------------------------------------------------------------- take, kill, burn
def test_take_from_players() -> None:
    g = used(Position(3).favor(2, 1).secrets(3, 2).secrets(1, 1), "sleight-of-hand")
    assert g.secrets == [1, 1, 1]
    g = used(Position(3).secrets(2, 1).favor(1, 1).favor(3, 2), "charming-friend", 2)
    assert g.favor == [1, 1, 1]
    t = Position(4).card("royal-tax", 1).garrison(1, 2).garrison(2, 2).pawn(3, 2).pawn(4, 5).favor(1, 1).favor(3, 3).favor(4, 3)
    assert played(t, "royal-tax").favor == [0, 3, 1, 3]


def test_kill_where_the_power_says() -> None:
    g = used(Position(3).secrets(2, 1).warbands(1, 2).warbands(2, 1), "wolves", board(1))
    assert g.warbands[:2] == [1, 1]
    g = used(Position(3).favor(2, 1).garrison(2, 1, 3).garrison(4, 1), "siege-engines")
    assert g.garrison[1] == 1 and g.garrison[3] == 1
    t = Position(3).secrets(2, 1).banner("darkest-secret", 2).garrison(1, 1).warbands(3, 1)
    g = used(t, "terror-spells", board(3))
    assert g.garrison[0] == 0 and g.warbands[2] == 0
    g = used(Position(3).secrets(2, 1).adviser(3, "longbows").warbands(3, 2).warbands(1, 1), "second-chance")
    assert g.warbands == [1, 1, 1]


def test_secrets_of_the_defeated_are_burnt() -> None:
    g = ready(Position(3).adviser(2, "book-burning").secrets(3, 1, 2))
    fight(g, 1, 2, [], True)
    run(do(g, 1, power("book-burning"), win=True))
    assert g.secrets[2] + g.dark[2] == 1


# ---------------------------------------------------------------- banners and banks
def test_tokens_of_the_darkest_secret() -> None:
    assert used(Position(2).favor(2, 1), "storyteller").banner_tokens[DARKEST_SECRET] == 2
    g = used(Position(2).favor(2, 1).banner("darkest-secret", 1, 3), "forgotten-vault", MINUS)
    assert g.banner_tokens[DARKEST_SECRET] == 2
    g = played(Position(2).card("charlatan", 1).banner("darkest-secret", 1, 5), "charlatan")
    assert g.banner_tokens[DARKEST_SECRET] == 1


def test_a_bank_moves() -> None:
    g = used(Position(2).secrets(2, 1), "memory-of-home", BEAST)
    assert g.banks[HEARTH] == 6 and g.banks[BEAST] == 0


# ---------------------------------------------------------------- discard, swap, move
def test_discard_advisers() -> None:
    g = used(Position(3).favor(2, 1).adviser(3, "elders", "marriage"), "assassin")
    assert g.advisers[2] == [card("marriage")]
    g = used(Position(3).favor(2, 1).adviser(3, "elders").pawn(3, 5).banner("darkest-secret", 3), "armed-mob")
    assert g.advisers[2] == []
    t = (
        Position(3)
        .favor(2, 1)
        .adviser(3, "elders")
        .banner("darkest-secret", 3)
        .banner("peoples-favor", 3)
        .adviser(2, "armed-mob")
    )
    assert closed_action(ready(t.turn(2)), 1, card("armed-mob")) == R_NOTHING


def test_discard_all_of_some_suits_but_locked_ones() -> None:
    t = Position(2).card("dazzle", 1).card("herald", 1).card("keep", 2).card("wolves", 2).card("messenger", 5)
    g = played(t, "dazzle")
    assert g.cards[0] == [card("dazzle")] and g.cards[1] == [card("keep"), card("wolves")] and g.cards[4] == [card("messenger")]


def test_swap_advisers_and_cards_at_sites() -> None:
    g = used(Position(3).secrets(2, 1).adviser(3, "elders", "marriage"), "enchantress")
    assert g.advisers[1] == [card("elders")] and g.advisers[2] == [card("enchantress"), card("marriage")]
    t = (
        Position(3)
        .card("great-herd", 1)
        .card("oracle", 3, secrets=2)
        .card("elders", 4)
        .garrison(4, 3)
        .adviser(3, "ancient-bloodline")
    )
    g = played(t, "great-herd", card("great-herd"))
    assert g.cards[0] == [card("oracle")] and g.cards[2] == [card("great-herd")] and g.on_secrets[card("oracle")] == 2
    g = used(Position(2).secrets(2, 1).adviser(2, "elders").card("wolves", 1), "horned-mask")
    assert g.advisers[1] == [card("wolves")] and g.cards[0] == [card("elders")]


def test_swap_facedown_advisers_and_who_knows_them() -> None:
    t = Position(3).favor(2, 2).hidden(2, "keep").hidden(3, "wolves")
    g = used(t, "dream-thief", adviser_spot(1, 0))
    assert g.hidden[1] == [card("wolves")] and g.hidden[2] == [card("keep")]
    assert knows(g.known_at[card("keep")], 1) and knows(g.known_at[card("keep")], 2) and not knows(g.known_at[card("keep")], 0)


def test_move_an_adviser_to_a_site_with_room() -> None:
    g = used(
        Position(2).adviser(2, "elders", "marriage"),
        "homesteaders",
        CARD_TO.pack(card("elders"), SITES.index("fertile-valley")),
    )
    assert g.cards[0] == [card("elders")] and card("marriage") in g.advisers[1]
    t = Position(2).turn(2).site(1, "drowned-city").adviser(2, "homesteaders", "elders")
    assert closed_action(ready(t), 1, card("homesteaders")) == R_NOTHING


def test_the_great_slum_may_be_cleared_for_a_move() -> None:
    t = Position(2).turn(2).site(1, "great-slum").adviser(2, "elders").card("homesteaders", 1).card("wolves", 1)
    g = ready(t)
    run(use_action(g, 1, card("homesteaders")), card("wolves"))
    assert g.cards[0] == [card("homesteaders"), card("elders")] and card("wolves") in g.piles[PROVINCES]


# ---------------------------------------------------------------- relics
def test_draw_a_relic_and_keep_or_bury_it() -> None:
    t = Position(2).favor(2, 2).secrets(2, 1).relic_deck("map", "whistle")
    g = used(t, "dowsing-sticks", KEEP)
    assert RELICS.index("map") in g.relics[1]
    t = Position(2).favor(2, 2).secrets(2, 1).relic_deck("map", "whistle")
    g = used(t, "dowsing-sticks", KEEP + 1)
    assert g.relic_deck[-1] == RELICS.index("map") and knows(g.relic_seen[RELICS.index("map")], 1)


def test_bury_and_recover_relics() -> None:
    g = used(Position(2).supply(2, 1), "map")
    assert g.supply[1] == 5 and g.relic_deck[-1] == RELICS.index("map")
    g = used(Position(2).favor(2, 1).site_relic(1, "whistle"), "relic-breaker")
    assert g.site_relics[0] == [] and g.warbands[1] == 3 and not knows(g.relic_seen[RELICS.index("whistle")], 1)
    t = Position(2).turn(2).pawn(2, 5).card("gossip", 5).site_relic(5, "whistle")
    g = doing(ready(t), SEARCH, 2, card=card("gossip"), to=4)
    run(open_window(g, AT_PLAY_PLACED, 1, card("gossip"), FACEUP), BEARERS.index("wastes"))
    assert RELICS.index("whistle") in g.relics[1]


def test_a_ruin_is_turned_over() -> None:
    t = Position(2).turn(2).card("broken-forge", 1).favor(2, 2).secrets(2, 2)
    g = ready(t)
    run(use_action(g, 1, card("broken-forge")))
    assert g.cards[0] == [card("ancient-forge")] and g.on_favor[card("ancient-forge")] == 2


# ---------------------------------------------------------------- peek
def test_peek_at_the_world_deck_is_read_by_one() -> None:
    t = Position(3).turn(2).deck("keep", "wolves", "elders").relic(2, "oracular-pig")
    g = ready(t)
    g.log = []
    run(use_action(g, 1, BEARERS.index("oracular-pig")))
    seen: list[Line] = [line for line in g.log if line.saying == L_SEES]
    assert [line.args[0] for line in seen] == [card("keep"), card("wolves"), card("elders")]
    assert all([line.read_by(1) and not line.read_by(0) and not line.read_by(PASS) for line in seen])
    assert [line.read_by(0) for line in g.log if line.saying == L_PEEKS_WORLD] == [True]
    assert closed_action(g, 1, BEARERS.index("oracular-pig")) == R_NOTHING  # nothing new to see


def test_peek_at_piles_and_facedown_things() -> None:
    g = used(Position(3).secrets(2, 1).pile("cradle", "keep").pile("hinterland", "wolves", "elders"), "scryer", HINTERLAND)
    assert knows(g.known_at[card("elders")], 1) and not knows(g.known_at[card("keep")], 1)
    g = used(Position(3).pile("cradle", "keep", "wolves", "elders", "herald"), "tavern-songs")
    assert knows(g.known_at[card("elders")], 1) and not knows(g.known_at[card("herald")], 1)
    t = Position(3).secrets(2, 1).hidden(3, "keep").facedown(8).site_relic(2, "whistle")
    g = used(t, "ivory-eye", UNSEEN.parse("relic-ancient-city-1"))
    assert knows(g.relic_seen[RELICS.index("whistle")], 1)
    t = Position(3).secrets(2, 1).hidden(3, "keep").facedown(8)
    g = used(t, "ivory-eye", UNSEEN.parse("adviser-3-1"))
    assert knows(g.known_at[card("keep")], 1)
    g = used(Position(3).secrets(2, 1).hidden(3, "keep").facedown(8), "ivory-eye", UNSEEN.parse("site-8"))
    assert knows(g.site_seen[g.sites[7]], 1)


# ---------------------------------------------------------------- actions of their own
def test_warbands_are_rearranged() -> None:
    t = Position(2).favor(2, 1).garrison(2, 2, 3).garrison(4, 2, 1).warbands(2, 1)
    g = used(t, "messenger", 2, 0, 3)
    assert g.garrison[1] == 1 and g.garrison[3] == 4 and g.warbands[1] == 0


def test_a_campaign_is_granted_or_begun_elsewhere() -> None:
    t = Position(2).turn(2).card("knights-errant", 1).garrison(1, 1)
    g = doing(ready(t), 1, 2)
    run(open_window(g, AT_MUSTER_AFTER, 1), card("knights-errant"))
    assert g.granted == [[1, CAMPAIGN, -1, power("knights-errant")]]
    g = used(Position(3).secrets(2, 1).card("birdsong", 4).garrison(4, 3), "wild-allies")
    assert g.fight is not None and g.fight.site == 3 and g.fight.defender == 2


def test_citizenship_by_a_power() -> None:
    t = Position(2).turn(2).adviser(2, "ballot-box").banner("peoples-favor", 2).warbands(2, 2)
    g = ready(t)
    run(use_action(g, 1, card("ballot-box")))
    assert g.role[1] == CITIZEN and g.stage == REST


def test_citizenship_on_victory_may_be_declined() -> None:
    g = ready(Position(3).turn(2).adviser(2, "martial-culture"))
    fight(g, 1, 2)
    run(do(g, 1, power("martial-culture"), win=True), PASS)
    assert g.role[1] == EXILE
    run(do(g, 1, power("martial-culture"), win=True), 0)
    assert g.role[1] == CITIZEN


@pytest.mark.parametrize("name", ["tinkers-fair", "deed-writer", "festival-district"])
def test_deals_are_capped(name: str) -> None:
    t = Position(2).turn(2)
    t = t.card(name, 1)
    g = ready(t)
    assert closed_action(g, 1, card(name)) == -1
    g.offers = [card(name)] * 3
    assert closed_action(g, 1, card(name)) % AMOUNT == R_OFFERS
