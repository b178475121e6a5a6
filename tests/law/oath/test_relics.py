"""The relics outside Campaigns: what each does, for whom, at what cost, and what it must not do (2.4, 7.3.2, 7.4)."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import CARDS, RELICS
from regnum.law import law
from tests.law.oath.suits import played
from tests.law.oath.table import Table

COSTS = [
    ("brass-horse", 0, 1, 0, 0),
    ("horned-mask", 0, 1, 0, 0),
    ("whistle", 0, 1, 0, 0),
    ("dowsing-sticks", 0, 1, 2, 0),
    ("skeleton-key", 0, 1, 0, 1),
    ("oracular-pig", 0, 0, 0, 0),
    ("ivory-eye", 0, 1, 0, 0),
    ("map", 0, 0, 0, 0),
]
"""Relic with an Action power; favor and secrets placed on it, favor and secrets burnt."""


def holder(*relics: str) -> Table:
    """Seat 2, an Exile, has the turn at slot 3 with relics; the others are at slot 1."""
    return Table(3).turn(2).pawn(2, 3).relic(2, *relics)


def ready(relic: str, favor: int, secrets: int) -> Table:
    """A position in which the Action power of any relic has something to do."""
    t = holder(relic).favor(2, favor).secrets(2, secrets).pile("provinces", "wolves").adviser(2, "augury").card("tents", 3)
    return t.garrison(3, 1).site_relic(5, "cup-of-plenty").hidden(3, "elders").relic_deck("truthful-harp")


# ---------------------------------------------------------------- what Action powers cost, and whose they are
@law("oath", "7.3.2", "7.1.2", "7.1.2/2", "7.1.2/4")
@pytest.mark.parametrize(("relic", "favor", "secret", "burnt_favor", "burnt_secret"), COSTS)
def test_an_action_of_a_relic_costs_what_its_ribbon_says(
    relic: str, favor: int, secret: int, burnt_favor: int, burnt_secret: int
) -> None:
    f, s = favor + burnt_favor, secret + burnt_secret
    t = ready(relic, f, s)
    shared, supply = t.state.shared, t.state.supply[1]
    t.play(f"act use-{relic}")
    assert t.has(2) == (0, 0) and t.state.shared == shared + burnt_favor
    assert t.on(relic) == ((favor, secret) if relic != "whistle" or t.asked == "whistle" else (0, 0))
    assert t.state.supply[1] >= supply, "minor actions cost no Supply"
    if f:
        assert ready(relic, f - 1, s).refused(2, f"use-{relic}") == "7.1.2"
    if s:
        assert ready(relic, f, s - 1).secrets(2, s - 1, 3).refused(2, f"use-{relic}") == "7.1.2/4", "facedown ones do not pay"
    if secret:
        ready(relic, f, s).tokens(relic, secrets=1).refuses(f"act use-{relic}", "7.1.2/2")


@law("oath", "7.1.1", "2.4.2")
@pytest.mark.parametrize("relic", [row[0] for row in COSTS])
def test_only_its_holder_uses_a_relic_and_only_in_the_own_turn(relic: str) -> None:
    assert f"use-{relic}" in ready(relic, 5, 5).options()
    t = ready(relic, 5, 5)
    t.relic(3, relic).pawn(3, 3)
    assert f"use-{relic}" not in t.options(), "not who is at the same site"
    t = ready(relic, 5, 5).turn(3).favor(3, 5).secrets(3, 5)
    assert t.seat == 3 and f"use-{relic}" not in t.options()
    t = Table(3).turn(2).pawn(2, 3).favor(2, 5).secrets(2, 5).site_relic(3, relic).garrison(3, 2).pile("provinces", "wolves")
    assert f"use-{relic}" not in t.options(), "nor who rules the site where it lies facedown"


# ---------------------------------------------------------------- Brass Horse
@law("oath", "10.reveal", "7.6.2")
def test_the_brass_horse_runs_to_a_site_with_the_suit_revealed() -> None:
    t = holder("brass-horse").secrets(2, 1).supply(2, 0).pile("provinces", "wolves", "tutor").card("rangers", 8)
    t.card("war-tortoise", 6).card("tents", 5).play("act use-brass-horse")
    assert t.asked == "travel" and t.options() == ["deep-woods", "river"]
    t.play("travel river")
    assert t.state.pawn[1] == 7 and t.state.supply[1] == 0
    assert t.discards("provinces") == ["wolves", "tutor"] and "brass-horse" in t.said(), "all have seen it, and it goes back"
    assert t.state.known_at[CARDS.index("wolves")] & 0b111 == 0b111


@law("oath", "10.reveal")
def test_where_no_other_site_has_the_suit_the_horse_runs_anywhere() -> None:
    anywhere = ["fertile-valley", "ancient-city", "standing-stones", "wastes", "deep-woods", "drowned-city", "river"]
    for top in ("wolves", "vision-of-faith"):
        t = holder("brass-horse").secrets(2, 1).pile("provinces", top).card("rangers", 3).card("tents", 5)
        assert t.play("act use-brass-horse").options() == anywhere
    t = holder("brass-horse").secrets(2, 1).pile("cradle", "wolves")
    t.refuses("act use-brass-horse", "9.3")


@law("oath", "5.5.7.III/3")
def test_the_ruler_of_the_wood_chooses_among_what_the_horse_allows() -> None:
    t = holder("brass-horse").site(3, "shrouded-wood").garrison(3, 1).secrets(2, 1).pile("provinces", "wolves")
    t.card("rangers", 8).card("war-tortoise", 6).play("act use-brass-horse")
    assert t.seat == 1 and t.asked == "send" and t.options() == ["deep-woods", "river"]


# ---------------------------------------------------------------- Truthful Harp, Cracked Horn
@law("oath", "7.4", "10.reveal")
def test_the_harp_draws_two_more_and_shows_them() -> None:
    def search() -> Table:
        t = holder("truthful-harp").deck("wolves", "tutor", "elders", "keep", "longbows", "tents")
        return t.play("act search").answer("search world")

    t = search().play("modify truthful-harp")
    assert t.options() == ["wolves", "tutor", "elders", "keep", "longbows"] and t.said().count("harp") == 5
    for name in t.options():
        assert t.state.known_at[CARDS.index(name)] & 0b111 == 0b111
    t = search().play("modify pass")
    assert len(t.options()) == 3 and "harp" not in t.said() and t.state.known_at[CARDS.index("wolves")] == 0b010
    t = holder("truthful-harp").deck("wolves", "vision-of-faith", "elders", "keep", "longbows").play("act search")
    t.answer("search world").play("modify truthful-harp")
    assert t.options() == ["wolves", "vision-of-faith"], "a Vision still ends the draw"


@law("oath", "10.reveal", "5.1.3")
def test_what_is_kept_of_the_harp_is_known_even_facedown() -> None:
    t = holder("truthful-harp").deck("wolves", "tutor", "elders", "keep", "longbows").play("act search").answer("search world")
    t.play("modify truthful-harp", "search-keep keep")
    while t.asked == "discard":
        t.play(f"discard {t.options()[0]}")
    t.play("play facedown")
    assert [[card.id for card in t.live.view(p).players[1].advisers] for p in range(3)] == [["keep"]] * 3


@law("oath", "9.4", "10.peek")
def test_all_read_that_somebody_peeked_and_who_peeked_alone_what_was_there() -> None:
    t = holder("oracular-pig").deck("wolves", "tutor", "elders").play("act use-oracular-pig")
    for seat in (None, 1, 2, 3):
        assert t.said(seat).count("peeks-world") == 1 and t.said(seat).count("sees") == (3 if seat == 2 else 0)


@law("oath", "9.4", "10.reveal")
def test_a_single_discard_of_the_harp_is_known_to_all_and_of_two_nobody_knows_which_is_which() -> None:
    for names, known in ((["wolves", "vision-of-faith"], 0b111), (["wolves", "elders", "vision-of-faith"], 0b010)):
        t = holder("truthful-harp").deck(*names).play("act search").answer("search world")
        t.play("modify truthful-harp", "search-keep vision-of-faith").answer("discard wolves")
        assert t.state.known_at[CARDS.index("wolves")] & 0b111 == known


@law("oath", "10.discard", "7.4.1")
def test_the_cracked_horn_buries_all_discards_of_a_search() -> None:
    def search(*moves: str) -> Table:
        t = holder("cracked-horn").deck("wolves", "lancers", "elders").adviser(2, "tents", "scouts", "tutor").play("act search")
        t.answer("search world").play("search-keep wolves", "discard lancers", *moves)
        return t.play("play adviser", "drop-adviser tents")

    t = search("use cracked-horn")
    assert t.discards("hinterland") == [] and t.asked == "act"
    assert sorted(CARDS[card] for card in t.state.world[-3:]) == ["elders", "lancers", "tents"], "the adviser dropped too"
    t = search("use pass")
    assert sorted(t.discards("hinterland")) == ["elders", "lancers", "tents"], "all or none"
    t = holder("cracked-horn").hidden(2, "wolves")
    assert played(t, "wolves", "play discard").discards("hinterland") == ["wolves"], "in a Search alone"


@law("oath", "2.7.1", "10.discard")
def test_a_vision_under_the_world_deck_was_still_drawn() -> None:
    t = holder("cracked-horn").deck("wolves", "vision-of-faith").play("act search").answer("search world")
    t.play("search-keep wolves").answer("use cracked-horn").play("play adviser")
    assert t.state.visions_drawn == 1 and CARDS[t.state.world[-1]] == "vision-of-faith"
    t = holder("cracked-horn").adviser(2, "oracle").secrets(2, 2).deck("wolves", "vision-of-faith").play("act use-oracle")
    t.play("play discard").answer("use cracked-horn")
    assert CARDS[t.state.world[-1]] == "vision-of-faith" and t.discards("hinterland") == [], "the Oracle's too"


# ---------------------------------------------------------------- Grand Mask
@law("oath", "10.rule", "7.1.4")
def test_behind_the_grand_mask_an_exile_rules_the_cards_of_the_empire() -> None:
    def masked(relic: str = "grand-mask") -> Table:
        return holder(relic).card("scryer", 6).garrison(6, 1).secrets(2, 1).secrets(1, 1).pile("cradle", "tutor")

    assert "use-scryer" in masked().options() and "use-scryer" not in masked("map").options()
    t = holder("grand-mask").card("scryer", 6).garrison(6, 3).secrets(2, 1).pile("cradle", "tutor")
    assert "use-scryer" not in t.options(), "the Empire's alone"
    t = Table(3).role(2, "citizen").turn(3).pawn(3, 5).relic(3, "grand-mask").card("scryer", 6).garrison(6, 1).pawn(1, 1)
    assert "use-scryer" in t.secrets(3, 1).pile("cradle", "tutor").options()
    t = masked().turn(1)
    assert t.seat == 1 and "use-scryer" in t.options(), "in the turn of another it is the Empire's again"
    t = holder("grand-mask").card("forced-labor", 3).garrison(3, 1)
    assert "search" in t.options(), "nor do its cards touch the wearer as an enemy"
    assert "search" not in holder("map").card("forced-labor", 3).garrison(3, 1).options()


@law("oath", "10.rule", "7.5.1")
def test_the_grand_mask_gives_neither_sites_nor_plans_and_nothing_to_the_empire() -> None:
    t = holder("grand-mask").garrison(1, 1).garrison(2, 1)
    t.turn(2, "wake")
    assert t.keeper == (1, False) and t.live.view(1).places[0].ruler == 0, "the sites stay the Empire's"
    t = holder("grand-mask").site(3, "shrouded-wood").garrison(3, 1).play("act travel")
    assert t.seat == 1 and t.asked == "send"
    t = holder("grand-mask").card("longbows", 6).garrison(6, 1).warbands(2, 3).garrison(3, 3).play("act campaign")
    t.answer("defender 3").answer("target pass").answer("attack-dice 3")
    assert t.asked != "plan"
    t = holder("grand-mask").card("longbows", 6).garrison(6, 1).warbands(2, 3).garrison(3, 1).pawn(1, 3).warbands(1, 5)
    t.play("act campaign").answer("defender 1").answer("target pass").answer("attack-dice 3")
    assert (t.seat, t.asked) == (1, "plan"), "the Empire's plans serve it against the wearer"


# ---------------------------------------------------------------- Horned Mask
@law("oath", "10.swap", "7.2.1", "7.2.2")
def test_the_horned_mask_swaps_an_adviser_with_a_card_at_the_own_site() -> None:
    t = holder("horned-mask").secrets(2, 1).adviser(2, "wolves", "augury").card("tents", 3, favor=1).card("elders", 3)
    t.play("act use-horned-mask", "swap wolves", "swap-with tents")
    assert sorted(t.advisers(2)) == ["augury", "tents"] and sorted(t.cards(3)) == ["elders", "wolves"]
    assert t.has(2) == (0, 0) and t.on("tents") == (1, 0), "not a play, and what lies on a card stays there"
    bad = holder("horned-mask").secrets(2, 1)
    assert bad.adviser(2, "tutor").card("tents", 3).refused(2, "use-horned-mask") == "7.1.3", "no site for the Tutor"
    bad = holder("horned-mask").secrets(2, 1).adviser(2, "wolves").card("wayside-inn", 3)
    assert "use-horned-mask" not in bad.options(), "the Inn is no adviser"
    bad = holder("horned-mask").secrets(2, 1).adviser(2, "wolves").card("hall-of-debate", 3)
    assert "use-horned-mask" not in bad.options(), "an edifice stays"
    bad = holder("horned-mask").secrets(2, 1).hidden(2, "wolves").card("tents", 3)
    assert "use-horned-mask" not in bad.options(), "no facedown adviser"
    bad = holder("horned-mask").secrets(2, 1).adviser(2, "wolves").card("tents", 4).garrison(4, 2)
    assert "use-horned-mask" not in bad.options(), "no other site"


# ---------------------------------------------------------------- Cup of Plenty, Ring of Devotion, Book of Records
@law("oath", "7.4", "5.3.1")
def test_with_the_cup_trading_with_a_suit_of_an_adviser_costs_no_supply() -> None:
    for way, favor, secrets in (("favor", 0, 1), ("secret", 2, 0)):
        t = holder("cup-of-plenty").card("wolves", 3).adviser(2, "rangers").favor(2, favor).secrets(2, secrets).supply(2, 0)
        t.play("act trade").answer(f"trade wolves>{way}")
        assert t.state.supply[1] == 0 and t.has(2) == ((2, 0) if way == "favor" else (0, 1))
    t = holder("cup-of-plenty").card("wolves", 3).adviser(2, "tents").secrets(2, 1).supply(2, 0)
    assert "trade" not in t.options(), "another suit"
    t = holder("cup-of-plenty").card("wolves", 3).hidden(2, "rangers").secrets(2, 1).supply(2, 0)
    assert "trade" not in t.options(), "a facedown one has no suit"
    t = (
        holder("cup-of-plenty")
        .card("wolves", 3)
        .adviser(2, "tents")
        .secrets(2, 1)
        .play("act trade")
        .answer("trade wolves>favor")
    )
    assert t.state.supply[1] == 6
    t = holder("cup-of-plenty").card("wolves", 3).adviser(2, "rangers").favor(2, 1).supply(2, 0)
    assert "muster" not in t.options(), "Trade alone"


@law("oath", "5.2.2", "7.1.4")
def test_the_ring_of_devotion_musters_two_more() -> None:
    t = holder("ring-of-devotion").card("wolves", 3).favor(2, 1).play("act muster").answer("muster wolves")
    assert t.board(2) == 4
    t = holder("ring-of-devotion").card("wolves", 3).favor(2, 1).warbands(2, 11).play("act muster").answer("muster wolves")
    assert t.board(2) == 14, "the bank had three left"


@law("oath", "9.2", "6.5/2")
def test_the_ring_of_devotion_places_no_warband_at_a_site() -> None:
    t = holder("ring-of-devotion").garrison(3, 2).warbands(2, 5)
    assert "warbands" not in t.options()
    t = holder("ring-of-devotion").garrison(3, 2, 3).play("act warbands", "move-n 2")
    assert t.at(3) == (2, 1) and t.board(2) == 2, "they may leave"
    t = holder("ring-of-devotion").garrison(3, 2).hidden(2, "garrison").warbands(2, 2)
    played(t, "garrison", "play steppe")
    assert t.board(2) == 3 and t.at(3) == (2, 1), "the Garrison gains and places none"


@law("oath", "7.3.3", "9.2")
def test_the_book_of_records_writes_a_secret_for_a_favor() -> None:
    t = played(holder("book-of-records").hidden(2, "longbows"), "longbows", "play steppe")
    assert t.has(2) == (0, 1) and t.in_bank("order") == 3
    t = played(holder("book-of-records").hidden(2, "longbows"), "longbows", "play adviser")
    assert t.has(2) == (0, 0), "for a card at a site alone"
    t = holder("book-of-records").pawn(2, 1).hidden(2, "tavern-songs")
    assert played(t, "tavern-songs", "play fertile-valley").has(2) == (1, 1), "the favor of a Homeland stays favor"
    t = holder("book-of-records").hidden(3, "longbows").turn(3)
    assert played(t, "longbows", "play fertile-valley").has(3) == (1, 0), "others gain favor"


# ---------------------------------------------------------------- Whistle, Dragonskin Drum
@law("oath", "7.6.2", "10.give")
def test_the_whistle_calls_a_player_who_gets_the_secret() -> None:
    t = holder("whistle").secrets(2, 1).pawn(3, 8).pawn(1, 3).supply(3, 0).play("act use-whistle").answer("whistle 3")
    assert t.state.pawn == [2, 2, 2] and t.has(3) == (0, 1) and t.on("whistle") == (0, 0) and t.state.supply[2] == 0
    t = holder("whistle").secrets(2, 1).pawn(1, 3).pawn(3, 3)
    assert t.refused(2, "use-whistle") == "5.6", "nobody is elsewhere"
    t = holder("whistle").secrets(2, 1).pawn(1, 3).pawn(3, 8).adviser(2, "vow-of-silence").play("act use-whistle")
    assert t.answer("whistle 3").state.pawn[2] == 2 and t.has(3) == (0, 0) and t.on("whistle") == (0, 1), "a vow gives none"
    t = holder("whistle").secrets(2, 1).pawn(1, 3).pawn(3, 8).adviser(3, "vow-of-union").garrison(8, 3).warbands(3, 1)
    assert "use-whistle" not in t.options(), "who cannot leave does not come"


@law("oath", "7.1.3", "10.kill")
def test_who_is_called_meets_vines_and_lake() -> None:
    t = holder("whistle").secrets(2, 1).pawn(1, 3).pawn(3, 8).card("grasping-vines", 8).garrison(8, 2)
    t.card("boiling-lake", 3).warbands(3, 2).play("act use-whistle").answer("whistle 3")
    assert t.state.pawn[2] == 2 and t.board(3) == 0 and t.has(3) == (0, 1)


@law("oath", "10.gain", "7.4.1")
def test_the_dragonskin_drum_gathers_a_warband_after_each_journey_even_a_forced_one() -> None:
    t = holder("dragonskin-drum").play("act travel", "travel wastes")
    assert t.asked == "use" and t.options() == ["dragonskin-drum", "pass"]
    assert t.play("use dragonskin-drum").board(2) == 1 and t.asked == "act"
    assert holder("dragonskin-drum").play("act travel", "travel wastes", "use pass").board(2) == 0
    t = holder("dragonskin-drum").turn(3).relic(3, "whistle").secrets(3, 1).play("act use-whistle").answer("whistle 2")
    t.answer("2: use dragonskin-drum")
    assert t.state.pawn[1] == 0 and t.board(2) == 1
    t = holder("dragonskin-drum").turn(3).play("act travel", "travel steppe")
    assert t.board(2) == 0 and t.board(3) == 0, "for the journeys of its holder"


# ---------------------------------------------------------------- relics from decks, looking
@law("oath", "10.draw", "10.take")
def test_dowsing_sticks_find_a_relic_to_keep_or_bury() -> None:
    for way in ("keep", "bury"):
        t = (
            holder("dowsing-sticks")
            .secrets(2, 1)
            .favor(2, 2)
            .relic_deck("truthful-harp", "whistle")
            .play("act use-dowsing-sticks")
        )
        t.play(f"drawn-relic {way}")
        kept = way == "keep"
        assert t.relics(2) == (["dowsing-sticks", "truthful-harp"] if kept else ["dowsing-sticks"])
        assert RELICS[t.state.relic_deck[0]] == "whistle"
        assert (RELICS[t.state.relic_deck[-1]] == "truthful-harp") is not kept
    assert t.state.relic_seen[RELICS.index("truthful-harp")] == 0b010, "who buried it alone knows it"


@law("oath", "10.peek", "7.1.1")
def test_the_skeleton_key_opens_one_space_where_the_chancellor_rules() -> None:
    def ready(seat: int = 2) -> Table:
        t = Table(3).turn(seat).pawn(seat, 3).relic(seat, "skeleton-key").secrets(seat, 2).garrison(3, 1)
        return t.reliquary("map", "whistle", "", "ivory-eye").play("act use-skeleton-key")

    t = ready()
    assert t.asked == "space" and t.options() == ["brutal", "decadent", "greedy"]
    t.play("space decadent")
    assert [n.relic.id for n in t.live.view(1).reliquary if n.relic] == [None, "whistle", None]
    assert t.play("take-relic pass").relics(2) == ["skeleton-key"] and t.state.reliquary[1] >= 0, "a look is enough"
    t = ready().play("space decadent", "take-relic agree")
    assert t.relics(2) == ["skeleton-key", "whistle"] and t.has(2) == (0, 0) and t.on("skeleton-key") == (0, 1)
    assert t.turn(1).state.reliquary[1] == -1
    assert ready(1).asked == "space", "the Chancellor may"
    t = Table(3).turn(2).pawn(2, 3).relic(2, "skeleton-key").secrets(2, 2).garrison(3, 2).garrison(4, 1)
    assert t.refused(2, "use-skeleton-key") == "10.rule"


@law("oath", "10.peek", "9.4")
def test_the_oracular_pig_sees_the_top_three() -> None:
    t = holder("oracular-pig").deck("wolves", "vision-of-faith", "elders", "keep").play("act use-oracular-pig")
    assert [t.state.known_at[CARDS.index(c)] for c in ("wolves", "vision-of-faith", "elders", "keep")] == [2, 2, 2, 0]
    assert [CARDS[card] for card in t.state.world[:4]] == ["wolves", "vision-of-faith", "elders", "keep"]
    assert t.state.visions_drawn == 0, "nothing is drawn"
    assert t.said(2).count("sees") == 3 and "sees" not in t.said(1) + t.said()


@law("oath", "10.peek", "9.4")
def test_the_ivory_eye_sees_one_facedown_thing_anywhere() -> None:
    t = holder("ivory-eye").secrets(2, 1).facedown(7).site_relic(5, "map").hidden(3, "elders").reliquary("whistle")
    t.hidden(2, "wolves").play("act use-ivory-eye")
    assert t.options() == ["site-7", "adviser-3-1", "relic-wastes-1"], "nothing of the Reliquary, nothing of the own"
    t.play("peek-unseen adviser-3-1")
    assert [[card.id for card in t.live.view(p).players[2].advisers] for p in range(3)] == [[None], ["elders"], ["elders"]]
    t = holder("ivory-eye").secrets(2, 1).facedown(7).site_relic(5, "map").play("act use-ivory-eye", "peek-unseen site-7")
    assert not t.state.faceup[6] and t.live.view(1).places[6].id == "drowned-city" and t.live.view(0).places[6].id is None
    t = (
        holder("ivory-eye")
        .secrets(2, 1)
        .facedown(7)
        .site_relic(5, "map")
        .play("act use-ivory-eye", "peek-unseen relic-wastes-1")
    )
    assert t.state.relic_seen[RELICS.index("map")] == 0b010 and t.relics(2) == ["ivory-eye"]


@law("oath", "4.2/3", "9.3")
def test_the_map_is_given_up_for_four_supply() -> None:
    t = holder("map").supply(2, 1).play("act use-map")
    assert t.state.supply[1] == 5 and t.relics(2) == [] and RELICS[t.state.relic_deck[-1]] == "map"
    assert holder("map").supply(2, 5).play("act use-map").state.supply[1] == 7, "no more than there are spaces"


# ---------------------------------------------------------------- the Grand Scepter
@law("oath", "2.4.2/2", "6.6.1", "6.7", "board.scepter.3")
def test_the_grand_scepter_serves_whoever_holds_it() -> None:
    t = Table(4).role(3, "citizen").turn(2).relic(2, "the-grand-scepter").favor(2, 9).reliquary("map")
    assert {"peek-reliquary", "citizenship", "exile"} <= set(t.options())
    t = Table(4).role(3, "citizen").relic(2, "the-grand-scepter").favor(1, 9).reliquary("map")
    assert not {"peek-reliquary", "citizenship", "exile"} & set(t.options()), "the Chancellor without it may not"
