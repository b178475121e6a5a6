"""Hearth outside of battle: restrictions and locks, Action powers, modifiers, When Played and the powers that watch others."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import RELICS
from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table

ANYWHERE = [
    "extra-provisions", "memory-of-home", "traveling-doctor", "storyteller", "tavern-songs", "homesteaders", "crop-rotation",
    "land-warden", "news-from-afar", "levelers", "fabled-feast", "the-great-levy", "relic-breaker", "deed-writer", "salad-days",
    "awaited-return",
]  # fmt: skip
SITE_ONLY = [
    "tinkers-fair", "wayside-inn", "welcoming-party", "armed-mob", "a-round-of-ale", "village-constable", "hearts-and-minds",
    "ballot-box", "rowdy-pub", "hospital",
]  # fmt: skip
ADVISER_ONLY = [
    "charming-friend", "family-heirloom", "book-binders", "saddle-makers", "herald", "vow-of-peace", "marriage",
]  # fmt: skip
"""The 33 cards of Hearth by the banner beneath the suit."""


def searched(t: Table, keep: str, *moves: str) -> Table:
    """The active player searches the world deck, keeps a card and discards the others in any order."""
    t.play("act search").passing("modify").answer("search world").play(f"search-keep {keep}")
    while t.asked == "discard":
        t.play(f"discard {t.options()[0]}")
    return t.play(*moves)


# ---------------------------------------------------------------- restrictions and locks
@law("oath", "7.2.1", "7.2.1/2", "2.6.2")
@pytest.mark.parametrize("card", ANYWHERE + SITE_ONLY + ADVISER_ONLY)
def test_the_banner_says_where_a_card_of_hearth_may_go(card: str) -> None:
    t = Table(3).hidden(1, card).play("act adviser").answer(f"adviser {card}")
    assert ("fertile-valley" in t.options()) is (card not in ADVISER_ONLY)
    assert ("adviser" in t.options()) is (card not in SITE_ONLY)


@law("oath", "7.2.2")
@pytest.mark.parametrize("card", ANYWHERE + SITE_ONLY)
def test_ale_alone_of_the_sites_of_hearth_is_locked(card: str) -> None:
    t = Table(3).banner("peoples-favor", 1).card(card, 2).card("wolves", 1).hidden(1, "tents")
    t.play("act adviser").play("play fertile-valley")
    assert t.asked == "play-first" and "wolves" in t.options() and (card in t.options()) is (card != "a-round-of-ale")


@law("oath", "7.2.2")
@pytest.mark.parametrize("card", ANYWHERE + ADVISER_ONLY)
def test_locked_advisers_of_hearth_do_not_make_room(card: str) -> None:
    t = Table(3).turn(2).adviser(2, card, "wolves", "tents").deck("elders", "scryer", "birdsong")
    searched(t, "elders", "play adviser")
    assert t.asked == "drop-adviser"
    assert (card in t.options()) is (card not in ("family-heirloom", "vow-of-peace", "marriage"))


# ---------------------------------------------------------------- Action powers: cost and access
ACTIONS = [
    ("wayside-inn", 1, 0), ("storyteller", 1, 0), ("armed-mob", 1, 0), ("a-round-of-ale", 1, 0), ("relic-breaker", 1, 0),
    ("charming-friend", 0, 1), ("levelers", 0, 1), ("tinkers-fair", 0, 0), ("tavern-songs", 0, 0), ("homesteaders", 0, 0),
    ("ballot-box", 0, 0), ("deed-writer", 0, 0),
]  # fmt: skip
"""Card, favor and secrets to place on it."""


def stage(card: str, seat: int = 2) -> Table:
    """Seat 2 can use any Action of Hearth but for its cost; a seat has the card as an adviser, or it is at the site there."""
    t = Table(3).turn(2).banner("darkest-secret", 3).banner("peoples-favor", 2).adviser(3, "elders").favor(3, 1).supply(2, 3)
    t.site_relic(1, "map").garrison(4, 3).garrison(1, 3).adviser(2, "wolves").pile("cradle", "keep").bank("beast", 5)
    return t.adviser(seat, card) if card in ADVISER_ONLY else t.card(card, 1 if seat == 2 else 4)


@law("oath", "7.3.2", "7.1.1", "7.1.2")
@pytest.mark.parametrize(("card", "favor", "secrets"), ACTIONS)
def test_an_action_of_hearth_costs_what_is_printed(card: str, favor: int, secrets: int) -> None:
    t = stage(card).favor(2, favor).secrets(2, secrets).play(f"act use-{card}")
    assert t.on(card) == (favor, secrets)
    if favor or secrets:
        stage(card).favor(2, 0 if favor else 3).secrets(2, 0 if secrets else 3, facedown=2).refuses(
            f"act use-{card}", "7.1.2" if favor else "7.1.2/4"
        )
        t = stage(card).favor(2, 3).secrets(2, 3).tokens(card, favor=1)
        t.refuses(f"act use-{card}", "7.1.2/2")
    assert f"use-{card}" not in stage(card, 3).favor(2, 3).secrets(2, 3).options()  # neither ruled nor at the pawn's site


# ---------------------------------------------------------------- Action powers: what they do
@law("oath", "7.3.2")
def test_the_wayside_inn_gives_two_supply_up_to_the_end_of_the_track() -> None:
    t = stage("wayside-inn").favor(2, 1).play("act use-wayside-inn")
    assert t.state.supply[1] == 5
    t = stage("wayside-inn").favor(2, 1).supply(2, 6).play("act use-wayside-inn")
    assert t.state.supply[1] == 7


@law("oath", "7.3.2", "7.1.2")
def test_the_memory_of_home_burns_a_secret_and_empties_one_bank_into_hearth() -> None:
    t = Table(3).adviser(1, "memory-of-home").secrets(1, 1).bank("beast", 5).bank("order", 0).tokens("memory-of-home", favor=1)
    t.play("act use-memory-of-home")
    assert t.options() == ["discord", "arcane", "beast", "nomad"]  # no empty one, not Hearth itself
    t.play("from-bank beast")
    assert t.in_bank("beast") == 0 and t.in_bank("hearth") == 3 + 5 and t.has(1) == (0, 0) and t.on("memory-of-home") == (1, 0)
    Table(3).adviser(1, "memory-of-home").secrets(1, 0, facedown=1).refuses("act use-memory-of-home", "7.1.2/4")


@law("oath", "7.3.2", "2.5.2")
def test_the_storyteller_adds_a_secret_wherever_the_banner_is() -> None:
    for holder in (0, 1, 3):
        t = (
            Table(3)
            .turn(2)
            .adviser(2, "storyteller")
            .favor(2, 1)
            .banner("darkest-secret", holder, 2)
            .play("act use-storyteller")
        )
        assert t.holder("darkest-secret") == (holder, 3) and t.has(2) == (0, 0)


@law("oath", "7.3.2", "7.2.2")
def test_the_armed_mob_discards_one_unlocked_faceup_adviser_of_the_holder() -> None:
    t = Table(3).turn(2).card("armed-mob", 1).favor(2, 1).banner("darkest-secret", 3).pawn(3, 8).adviser(1, "keep")
    t.adviser(3, "elders", "tents", "marriage").play("act use-armed-mob")
    assert t.seat == 2 and t.options() == ["elders", "tents"]
    t.play("power-discard elders")
    assert t.advisers(3) == ["tents", "marriage"] and t.discards("provinces") == ["elders"] and t.asked == "act"


@law("oath", "7.1.3")
def test_the_armed_mob_spares_who_holds_both_banners_and_an_empty_court() -> None:
    t = Table(3).turn(2).card("armed-mob", 1).favor(2, 1).banner("darkest-secret", 3).banner("peoples-favor", 3)
    assert "use-armed-mob" not in t.adviser(3, "elders").options()
    t = Table(3).turn(2).card("armed-mob", 1).favor(2, 1).banner("darkest-secret", 3).hidden(3, "elders").adviser(1, "wolves")
    assert "use-armed-mob" not in t.options()
    assert "use-armed-mob" not in Table(3).turn(2).card("armed-mob", 1).favor(2, 1).adviser(3, "elders").options()


@law("oath", "10.peek", "9.4")
def test_tavern_songs_show_the_top_three_of_the_own_pile_to_the_singer_alone() -> None:
    t = Table(3).adviser(1, "tavern-songs").pile("cradle", "keep", "elders", "wolves", "tents").pile("provinces", "scryer")
    t.play("act use-tavern-songs")
    assert [card.id for card in t.live.view(0).piles[0].cards] == ["keep", "elders", "wolves", None]
    assert [card.id for card in t.live.view(1).piles[0].cards] == [None] * 4
    assert t.live.view(0).piles[1].cards[0].id is None and t.discards("cradle") == ["keep", "elders", "wolves", "tents"]


@law("oath", "10.move", "7.2.1/2", "7.2.2", "2.8.1")
def test_homesteaders_move_a_faceup_adviser_to_the_own_site() -> None:
    t = Table(3).adviser(1, "homesteaders", "garrison", "charming-friend").garrison(1, 1).play("act use-homesteaders")
    assert t.options() == ["homesteaders>fertile-valley", "garrison>fertile-valley"]  # not who stays an adviser
    t.play("move-card garrison>fertile-valley")
    assert t.cards(1) == ["garrison"] and t.advisers(1) == ["homesteaders", "charming-friend"]
    assert t.has(1)[0] == 0 and t.at(1) == (1, 1)  # moved, not played
    t = Table(3).adviser(1, "homesteaders", "wolves").card("tents", 1).card("elders", 1).card("keep", 1)
    assert "use-homesteaders" not in t.options()


@law("oath", "10.take", "7.3.2")
def test_a_charming_friend_takes_a_favor_from_a_neighbour() -> None:
    t = Table(4).adviser(1, "charming-friend").secrets(1, 1).favor(2, 2).favor(3, 2).pawn(4, 2).favor(4, 5)
    t.play("act use-charming-friend")
    assert t.asked == "take-from" and t.options() == ["2", "3"]
    t.play("take-from 3")
    assert t.has(1) == (1, 0) and t.has(3)[0] == 1 and t.has(2)[0] == 2
    t = Table(3).adviser(1, "charming-friend").secrets(1, 1).pawn(2, 2).pawn(3, 3).favor(2, 2)
    assert "use-charming-friend" not in t.options()


@law("oath", "7.3.2", "9.3")
def test_the_relic_breaker_buries_a_facedown_relic_for_three_warbands() -> None:
    t = Table(3).turn(2).adviser(2, "relic-breaker").favor(2, 1).site_relic(1, "map", "ivory-eye").relic(2, "whistle")
    t.play("act use-relic-breaker").play(f"which-relic {t.options()[1]}")
    assert RELICS[t.state.relic_deck[-1]] == "ivory-eye" and len(t.state.site_relics[0]) == 1
    assert t.board(2) == 3 and t.relics(2) == ["whistle"] and t.has(2)[0] == 0
    t = Table(3).turn(2).adviser(2, "relic-breaker").favor(2, 1).site_relic(2, "map").relic(2, "whistle")
    assert "use-relic-breaker" not in t.options()


# ---------------------------------------------------------------- deals
@law("oath", "7.6.3")
@pytest.mark.parametrize(
    ("card", "things"),
    [("tinkers-fair", ["favor", "secret", "the-grand-scepter", "map"]), ("deed-writer", ["favor", "secret", "steppe"])],
)
def test_a_deal_of_hearth_is_about_what_the_card_names(card: str, things: list[str]) -> None:
    t = Table(3).card(card, 1).favor(1, 1).secrets(1, 1).relic(1, "map").garrison(3, 1).adviser(1, "elders").warbands(2, 3)
    t.banner("peoples-favor", 1).pawn(2, 8).play(f"act use-{card}")
    assert t.options() == ["2", "3", "pass"]  # anyone, anywhere
    t.play("deal-with 2")
    assert t.options() == [*[f"give-{thing}" for thing in things], "pass"]


# ---------------------------------------------------------------- Ballot Box
def elector() -> Table:
    """Seat 2, an Exile at the Ballot Box with the People's Favor; three purple warbands are left."""
    t = Table(3).turn(2).card("ballot-box", 1).banner("peoples-favor", 2).warbands(2, 3).garrison(4, 2, 2).warbands(1, 10)
    return t.garrison(7, 1, 11).vision(2, "vision-of-faith").supply(2, 1)


@law("oath", "7.6.1", "6.6.2", "6.6.2/2", "6.6.2/3", "6.6.2/5", "6.6.2/6")
def test_the_ballot_box_makes_a_citizen_and_few_purple_warbands_are_shared_out() -> None:
    for n, there in ((0, (0, 0)), (1, (1, 1)), (2, (1, 2))):
        t = elector().play("act use-ballot-box")
        assert t.asked == "replaced" and t.seat == 2
        t.play(f"replaced {n}")
        assert t.at(4) == there and t.board(2) == 3 - n and t.state.bank[:2] == [0, 14]
    assert not t.is_exile(2)
    assert t.discards("provinces") == ["vision-of-faith"] and t.seat == 3 and t.state.supply[1] == 7
    assert t.holder("peoples-favor")[0] == 2


@law("oath", "7.3.2")
def test_the_ballot_box_is_for_exiles_with_the_peoples_favor() -> None:
    assert "use-ballot-box" not in elector().banner("peoples-favor", 3).options()
    t = Table(3).role(2, "citizen").turn(2).card("ballot-box", 1).banner("peoples-favor", 2)
    assert "use-ballot-box" not in t.options()
    assert "use-ballot-box" not in Table(3).card("ballot-box", 1).banner("peoples-favor", 1).options()


# ---------------------------------------------------------------- modifiers of a Search
@law("oath", "7.4", "7.4.1", "9.3")
@pytest.mark.parametrize(("way", "gain"), [("fertile-valley", 2), ("adviser", 1), ("facedown", 0), ("discard", 0)])
def test_the_welcoming_party_greets_denizens_played_faceup_from_the_draw(way: str, gain: int) -> None:
    t = Table(3).card("welcoming-party", 1).deck("memory-of-home", "elders", "wolves")
    searched(t, "wolves", f"play {way}")
    if gain:
        assert t.asked == "use" and t.options() == ["welcoming-party", "pass"]
        t.play("use welcoming-party")
    assert t.asked == "act" and t.has(1)[0] == gain and t.in_bank("hearth") == 3 - (gain > 0)


@law("oath", "7.4", "7.1.1")
def test_the_welcoming_party_greets_neither_itself_nor_old_advisers_nor_strangers() -> None:
    t = searched(Table(3).deck("welcoming-party", "elders", "wolves"), "welcoming-party", "play fertile-valley")
    assert t.asked == "act" and t.in_bank("hearth") == 3 - 2  # for the card and for its Homeland
    t = played(Table(3).card("welcoming-party", 1).hidden(1, "wolves"), "wolves", "play adviser")
    assert t.asked == "act" and t.has(1)[0] == 0
    t = searched(Table(3).card("welcoming-party", 4).deck("keep", "elders", "wolves"), "wolves", "play adviser")
    assert t.asked == "act" and t.has(1)[0] == 0


@law("oath", "5.1.4.I/3", "7.4.3", "7.2.2")
def test_crop_rotation_makes_room_but_neither_goes_itself_nor_touches_locks() -> None:
    t = Table(3).site(2, "plains").pawn(1, 2).card("crop-rotation", 2).card("elders", 2).card("tents", 2).hidden(1, "wolves")
    t.play("act adviser", "play plains")
    assert t.asked == "play-first" and t.options() == ["elders", "tents"]  # full: one has to go
    t.play("play-first tents")
    assert t.cards(2) == ["crop-rotation", "elders", "wolves"] and t.discards("provinces") == ["tents"]
    t = Table(3).adviser(1, "crop-rotation").card("elders", 1).card("keep", 1).card("tents", 2).hidden(1, "wolves")
    t.play("act adviser", "play fertile-valley")
    assert t.options() == ["elders", "pass"]
    assert t.play("play-first pass").cards(1) == ["elders", "keep", "wolves"]


@law("oath", "5.1.4.I", "7.1.1")
def test_without_crop_rotation_a_full_site_stays_closed() -> None:
    t = Table(3).adviser(2, "crop-rotation").card("elders", 1).card("birdsong", 1).card("tents", 1).hidden(1, "wolves")
    t.play("act adviser")
    assert "fertile-valley" not in t.options() and t.refused(1, "fertile-valley") == "5.1.4.I"
    t = (
        Table(3)
        .adviser(1, "crop-rotation")
        .card("a-round-of-ale", 1)
        .card("keep", 1)
        .card("hall-of-debate", 1)
        .hidden(1, "wolves")
    )
    assert "fertile-valley" not in t.play("act adviser").options()


@law("oath", "5.1.4.I/3")
def test_crop_rotation_goes_together_with_the_peoples_favor() -> None:
    t = Table(3).adviser(1, "crop-rotation").banner("peoples-favor", 1).card("elders", 1).card("tents", 2).hidden(1, "wolves")
    t.play("act adviser", "play fertile-valley")
    assert sorted(t.options()) == ["elders", "pass", "tents"]
    t.play("play-first tents")
    assert t.asked == "play-first" and t.options() == ["elders", "pass"]
    t.play("play-first elders")
    assert t.cards(1) == ["wolves"] and t.cards(2) == []


@law("oath", "7.4", "7.1.2", "5.1.1")
@pytest.mark.parametrize("source", ["world", "cradle"])
def test_news_from_afar_pay_the_search_with_two_favor(source: str) -> None:
    t = Table(3).adviser(1, "news-from-afar").favor(1, 2).supply(1, 3).visions(3).pile("cradle", "keep", "elders", "tents")
    t.play("act search", "modify news-from-afar").answer(f"search {source}")
    assert t.state.supply[0] == 3 and t.on("news-from-afar") == (2, 0) and t.has(1)[0] == 0 and t.asked == "search-keep"
    t = Table(3).adviser(1, "news-from-afar").favor(1, 2).supply(1, 3).play("act search", "modify pass").answer("search world")
    assert t.state.supply[0] == 1 and t.has(1)[0] == 2


@law("oath", "7.1.2", "7.4.2", "7.1.2/2")
def test_news_from_afar_come_once_and_not_for_one_favor() -> None:
    Table(3).adviser(1, "news-from-afar").favor(1, 1).supply(1, 0).refuses("act search", "4.2/3")
    Table(3).adviser(1, "news-from-afar").favor(1, 4).supply(1, 0).tokens("news-from-afar", favor=2).refuses(
        "act search", "4.2/3"
    )
    t = Table(3).adviser(1, "land-warden").secrets(1, 3).deck("keep", "scryer", "elders").play("act search")
    assert t.asked == "search-keep"  # nor is the Land Warden offered without a favor


# ---------------------------------------------------------------- When Played
@law("oath", "7.3.3", "9.4")
def test_the_family_heirloom_is_kept_or_buried() -> None:
    for choice, held in (("keep", ["map"]), ("bury", [])):
        t = Table(3).turn(2).hidden(2, "family-heirloom").relic_deck("map", "ivory-eye")
        played(t, "family-heirloom", "play adviser", f"drawn-relic {choice}")
        assert t.relics(2) == held and RELICS[t.state.relic_deck[0]] == "ivory-eye"
        assert (RELICS[t.state.relic_deck[-1]] == "map") is (choice == "bury")


@law("oath", "7.3.3", "10.rule", "9.3")
def test_the_fabled_feast_pays_for_each_hearth_card_ruled_from_one_bank() -> None:
    t = Table(3).hidden(1, "fabled-feast").adviser(1, "herald").hidden(1, "marriage").card("levelers", 4).garrison(4, 1)
    t.card("rowdy-pub", 3).card("wolves", 4).adviser(2, "saddle-makers").bank("beast", 5).bank("order", 2)
    t.play("act adviser", "adviser fabled-feast", "play adviser", "bank beast")
    assert t.has(1)[0] == 3 and t.in_bank("beast") == 2
    t = Table(3).hidden(1, "fabled-feast").adviser(1, "herald").bank("order", 1)
    played(t, "fabled-feast", "play adviser", "bank order")
    assert t.has(1)[0] == 1 and t.asked == "act"


@law("oath", "7.3.3", "9.3", "5.1.4.I/4")
def test_salad_days_bring_three_favor_of_three_banks() -> None:
    t = Table(3).hidden(1, "salad-days").bank("order", 0).pawn(1, 3)
    played(t, "salad-days", "play steppe", "bank beast")
    assert "beast" not in t.options() and "order" not in t.options()
    t.play("bank nomad", "bank hearth")
    assert (
        t.asked == "act"
        and t.has(1)[0] == 3 + 1
        and t.in_bank("hearth") == 1
        and t.in_bank("beast") == 2
        and t.in_bank("nomad") == 2
    )
    t = Table(3).banks(0).bank("order", 4).bank("beast", 1).hidden(1, "salad-days")
    played(t, "salad-days", "play adviser", "bank order")
    assert t.has(1)[0] == 2 and t.in_bank("order") == 3
