"""Numbers and permissions of Oath that powers change, in their order."""

from __future__ import annotations

from regnum.games.oath.actions import finish, in_use, note
from regnum.games.oath.cards import WORLD
from regnum.games.oath.components import (
    ARCANE,
    BEAST,
    FAVOR,
    HEARTH,
    ORDER,
    RELICS,
    SEARCH,
    SECRET,
    TRADE,
    TRAVEL,
)
from regnum.games.oath.powers import (
    adviser_limit,
    adviser_suits,
    bandits_at,
    bar,
    can_pay_toll,
    capacity,
    concerns,
    excess,
    locked,
    may,
    number,
    pay_toll,
    relic_locked,
    removable,
    replaced,
    tolls,
)
from regnum.games.oath.queries import FACEDOWN, FACEUP, TARGET_ITEM, TARGET_PAWN, TARGET_SITE
from regnum.games.oath.vocabulary import (
    NONE,
    THINGS,
)
from tests.games.oath.runtime import card, doing, fight, power, q, ready, run
from tests.law.oath.position import Position


# ---------------------------------------------------------------- numbers
def test_a_number_without_powers_is_its_base() -> None:
    assert number(ready(Position(2)), q("muster.gain"), 0, 2, card("keep")) == 2


def test_set_then_add_then_never_below_nothing() -> None:
    g = doing(ready(Position(2).card("mushrooms", 1).card("augury", 1).bare("greedy").site(1, "marshes")), SEARCH, 1)
    assert number(g, q("search.draw"), 0, 3) == 4  # Greedy and the Marshes must be used
    note(g, power("augury"))
    assert number(g, q("search.draw"), 0, 3) == 5
    note(g, power("mushrooms"))
    assert number(g, q("search.draw"), 0, 3) == 3 and number(g, q("search.cost"), 0, 4, NONE, WORLD) == 0
    g = ready(Position(2).bare("careless"))
    assert number(g, q("trade.secret"), 0, 0, card("keep")) == 0


def test_free_wins_over_everything() -> None:
    g = ready(Position(3).site(1, "charming-valley").card("tents", 1).card("special-envoy", 1))
    assert number(g, q("travel.cost"), 1, 1, 1) == 2
    doing(g, TRAVEL, 2)
    note(g, power("tents"))
    assert number(g, q("travel.cost"), 1, 1, 1) == 0 and number(g, q("travel.cost"), 1, 2, 2) == 3
    note(g, power("special-envoy"))
    assert number(g, q("travel.cost"), 1, 2, 2) == 0
    assert number(g, q("travel.cost"), 2, 2, 2) == 3  # declared by another


def test_coasts_and_the_decadent() -> None:
    g = ready(Position(3).site(1, "lush-coast").site(7, "rocky-coast").bare("decadent"))
    assert number(g, q("travel.cost"), 1, 4, 6) == 1
    assert number(g, q("travel.cost"), 0, 4, 6) == 2  # one more into the Hinterland
    assert number(g, q("travel.cost"), 0, 1, 1) == 1  # from the Cradle itself it is not free
    g.pawn = [3, 3, 3]
    assert number(g, q("travel.cost"), 0, 2, 0) == 0 and number(g, q("travel.cost"), 1, 2, 0) == 2


def test_favor_of_a_trade_in_its_order() -> None:
    t = Position(3).bare("careless").adviser(1, "secret-signal").card("keep", 1)
    g = doing(ready(t), TRADE, 1, card=card("keep"))
    note(g, power("secret-signal"))
    favor = q("trade.favor")
    assert number(g, favor, 0, 0, card("keep"), SECRET) == 2  # the one of Careless is exactly one
    assert number(g, favor, 0, 1, card("keep"), FAVOR) == 2
    g = doing(ready(t.adviser(1, "vow-of-poverty")), TRADE, 1)
    note(g, power("secret-signal"))
    assert number(g, favor, 0, 3, card("keep"), FAVOR) == 0


def test_what_is_taken_away_is_reckoned_with_what_comes() -> None:
    g = ready(Position(2).bare("careless").card("the-old-oak", 1).adviser(1, "wolves"))
    g = doing(g, TRADE, 1, card=card("the-old-oak"), how=SECRET)
    note(g, power("the-old-oak"))
    assert number(g, q("trade.secret"), 0, 0, card("the-old-oak"), SECRET) == 0


def test_plans_count_once_they_are_used() -> None:
    g = ready(Position(3).adviser(2, "zealots"))
    f = fight(g, 1, 0)
    assert number(g, q("sacrifice.worth"), 1, 1) == 1
    f.plans, f.users = [power("zealots"), power("mounted-patrol"), power("slander")], [1, 0, 1]
    assert number(g, q("sacrifice.worth"), 1, 1) == 3
    assert number(g, q("roll.attack"), 1, 5) == 2
    assert number(g, q("spoils.burn"), 1, 2, 5) == 5


def test_dice_of_targets_are_of_the_defender() -> None:
    g = ready(Position(3).adviser(2, "sealing-ward").relic(2, "circlet-of-command", "map").card("sprawling-rampart", 3))
    dice = q("target.dice")
    assert number(g, dice, 1, 1, 0, TARGET_ITEM) == 2 and number(g, dice, 0, 1, 0, TARGET_ITEM) == 1
    assert number(g, dice, 1, 2, NONE, TARGET_PAWN) == 3 and number(g, dice, 1, 1, 2, TARGET_SITE) == 1
    assert number(ready(Position(3).card("sprawling-rampart", 3).garrison(3, 2)), dice, 1, 1, 5, TARGET_SITE) == 2


def test_replacing_what_a_query_yields() -> None:
    g = ready(Position(3).relic(2, "book-of-records").adviser(3, "initiation-rite"))
    assert replaced(g, q("play.gain"), 1, THINGS.index("secret")) and not replaced(g, q("play.gain"), 0, THINGS.index("secret"))
    assert replaced(g, q("muster.price"), 2, THINGS.index("secret"), card("keep"))
    g = doing(ready(Position(3).relic(2, "cracked-horn")), SEARCH, 2)
    assert not replaced(g, q("discard.to"), 1, THINGS.index("world-bottom"))
    note(g, power("cracked-horn"))
    assert replaced(g, q("discard.to"), 1, THINGS.index("world-bottom"))


# ---------------------------------------------------------------- permissions
def test_bars_on_playing() -> None:
    t = (
        Position(4)
        .card("gossip", 2)
        .card("sacred-ground", 3)
        .card("secret-police", 4)
        .garrison(4, 3)
        .adviser(2, "vow-of-obedience")
    )
    g = ready(t.card("ruined-temple", 5).garrison(5, 3).garrison(2, 4).garrison(3, 1))
    play, faith, plot = q("play.may"), card("vision-of-faith"), card("conspiracy")
    assert bar(g, play, 0, card("keep"), FACEDOWN) == power("gossip")
    assert bar(g, play, 0, card("keep"), FACEUP) == NONE and bar(g, play, 3, card("keep"), FACEDOWN) == NONE
    assert bar(g, play, 1, plot, FACEUP) == power("vow-of-obedience")
    assert bar(g, play, 2, faith, FACEUP) == power("sacred-ground") and bar(g, play, 2, plot, FACEUP) == NONE
    assert bar(g, play, 0, card("wolves"), FACEUP) == power("ruined-temple")
    assert bar(g, play, 2, card("wolves"), FACEUP) == NONE
    g.pawn = [0, 0, 2, 3]
    assert bar(g, play, 3, plot, FACEUP) == power("secret-police") and bar(g, play, 2, faith, FACEUP) == NONE


def test_salt_the_earth_speaks_of_itself_only() -> None:
    salt = card("salt-the-earth")
    g = doing(ready(Position(2).card("keep", 1).card("wolves", 2)), SEARCH, 1, to=0)
    assert bar(g, q("play.may"), 0, salt, FACEUP) == power("salt-the-earth")
    assert bar(g, q("play.may"), 0, card("wolves"), FACEUP) == NONE
    assert bar(doing(g, SEARCH, 1, to=1), q("play.may"), 0, salt, FACEUP) == NONE
    over = THINGS.index("over-capacity")
    assert (
        may(g, q("play.may"), 0, over, salt) == power("salt-the-earth") and may(g, q("play.may"), 0, over, card("keep")) == NONE
    )


def test_bars_on_items() -> None:
    ds, pf = len(RELICS) + 1, len(RELICS)
    g = ready(
        Position(4).card("tome-guardians", 2).garrison(2, 2).card("hall-of-debate", 3).relic(3, "circlet-of-command", "map")
    )
    assert bar(g, q("recover.may"), 0, ds) == power("tome-guardians") and bar(g, q("recover.may"), 1, ds) == NONE
    assert bar(g, q("target.may"), 1, pf) == power("hall-of-debate") and bar(g, q("recover.may"), 1, pf) == NONE
    circlet, the_map = RELICS.index("circlet-of-command"), RELICS.index("map")
    assert bar(g, q("take.may"), 1, the_map) == power("circlet-of-command")
    assert bar(g, q("take.may"), 1, circlet) == NONE and bar(g, q("take.may"), 2, the_map) == NONE
    g = ready(Position(4).adviser(2, "lost-tongue").relic(2, "map").adviser(3, "elders"))
    assert bar(g, q("take.may"), 0, the_map) == power("lost-tongue") and bar(g, q("take.may"), 2, the_map) == NONE


def test_bars_on_actions() -> None:
    g = ready(
        Position(3)
        .adviser(2, "vow-of-peace")
        .bare("greedy")
        .card("forest-council", 2)
        .garrison(2, 2)
        .adviser(3, "vow-of-beastkin")
    )
    assert bar(g, q("campaign.may"), 1) == power("vow-of-peace") and bar(g, q("campaign.may"), 2) == NONE
    assert bar(g, q("search.may"), 0, 3, WORLD) == power("greedy") and bar(g, q("search.may"), 0, 2, WORLD) == NONE
    assert bar(g, q("muster.cards"), 0, card("wolves")) == power("forest-council")
    assert bar(g, q("trade.cards"), 1, card("wolves")) == NONE
    assert bar(g, q("muster.cards"), 2, card("keep")) == power("vow-of-beastkin")
    fight(g, 2, 1)
    assert bar(g, q("sacrifice.may"), 2) == power("vow-of-peace")
    g = ready(Position(3).role(2, "citizen").adviser(2, "council-seat").relic(3, "ring-of-devotion"))
    assert bar(g, q("exile.may"), 1, 1) == power("council-seat") and bar(g, q("place.may"), 2, 0) == power("ring-of-devotion")


def test_a_toll_is_due_until_it_is_paid_or_ignored() -> None:
    t = Position(3).site(4, "the-hidden-place").card("toll-roads", 2).garrison(2, 1).garrison(4, 1).card("forest-paths", 1)
    g = doing(ready(t.card("wolves", 4).secrets(2, 1).favor(2, 2)), TRAVEL, 2)
    hidden, roads = power("the-hidden-place"), power("toll-roads")
    assert sorted(tolls(g, q("travel.may"), 1, 3)) == sorted([hidden, roads]) and tolls(g, q("travel.may"), 1, 2) == []
    assert tolls(g, q("travel.may"), 0, 3) == [hidden]
    assert can_pay_toll(g, 1, hidden) and can_pay_toll(g, 1, roads) and not can_pay_toll(g, 2, roads)
    run(pay_toll(g, 1, roads))
    assert g.favor == [1, 1, 0] and tolls(g, q("travel.may"), 1, 3) == [hidden]
    note(g, power("forest-paths"))
    assert tolls(g, q("travel.may"), 1, 3) == []
    run(pay_toll(g, 1, hidden))
    assert (g.secrets[1], g.dark[1]) == (0, 1)


def test_bandits_burn_their_toll_and_spell_breaker_keeps_secrets_faceup() -> None:
    t = Position(3).card("forced-labor", 2).favor(2, 1).pawn(2, 2).site(4, "the-hidden-place").secrets(2, 1)
    g = ready(t)
    shared = g.shared
    assert tolls(g, q("search.may"), 1) == [power("forced-labor")]
    run(pay_toll(g, 1, power("forced-labor")))
    assert g.favor[1] == 0 and g.shared == shared + 1
    g = ready(t.card("spell-breaker", 3))
    assert not can_pay_toll(g, 1, power("the-hidden-place"))


def test_permissions() -> None:
    g = doing(ready(Position(2).card("pressgangs", 1).card("new-growth", 1).card("errand-boy", 1).relic(2, "map")), SEARCH, 2)
    assert may(g, q("muster.cards"), 1, THINGS.index("occupied"), card("keep")) == power("pressgangs")
    assert may(g, q("play.sites"), 1, THINGS.index("any-site"), card("wolves"), FACEUP) == power("new-growth")
    assert may(g, q("play.sites"), 1, THINGS.index("any-site"), card("keep"), FACEUP) == NONE
    other = THINGS.index("other-region-pile")
    assert may(g, q("search.source"), 1, other) == NONE  # it has a cost: declared first
    note(g, power("errand-boy"))
    assert may(g, q("search.source"), 1, other) == power("errand-boy")
    assert may(g, q("adviser.limit"), 1, THINGS.index("enter"), card("pied-piper")) == power("pied-piper")
    g = ready(Position(2).card("forest-temple", 1).card("wolves", 3))
    keep = THINGS.index("sites-with")
    assert may(g, q("chronicle.keep"), 0, keep, 2) == power("forest-temple") and may(g, q("chronicle.keep"), 0, keep, 1) == NONE


# ---------------------------------------------------------------- cards and sites
def test_locked_cards_and_relics() -> None:
    t = Position(3).card("wolves", 2).garrison(2, 2).adviser(2, "ancient-bloodline").site_relic(2, "map").card("keep", 3)
    g = ready(t)
    assert locked(g, 0, card("wolves")) and not locked(g, 1, card("wolves"))
    assert locked(g, 1, card("keep")) and not locked(g, 0, card("elders"))
    the_map = RELICS.index("map")
    assert relic_locked(g, 2, the_map) and not relic_locked(g, 1, the_map)
    assert bar(g, q("recover.may"), 2, the_map) == power("ancient-bloodline")


def test_a_modifier_in_use_stays() -> None:
    g = doing(ready(Position(2).card("crop-rotation", 1)), SEARCH, 1)
    assert removable(g, 0, card("crop-rotation"))
    note(g, power("crop-rotation"))
    assert in_use(g, card("crop-rotation")) and not removable(g, 0, card("crop-rotation"))
    finish(g)
    assert removable(g, 0, card("crop-rotation"))


def test_capacity_and_bandits() -> None:
    g = ready(Position(2).site(3, "drowned-city").facedown(4))
    assert capacity(g, 2) == 0 and capacity(g, 3) == 0 and bandits_at(g, 2) == 1 and bandits_at(g, 3) == 0
    g = ready(Position(2).site(3, "drowned-city").card("salt-the-earth", 3).card("bandit-chief", 1))
    assert capacity(g, 2) == 1 and bandits_at(g, 2) == 3


def test_limits_of_advisers() -> None:
    g = ready(Position(3).adviser(2, "insomnia", "elders").hidden(2, "keep"))
    assert adviser_limit(g, 1) == 2 and excess(g, 1) == 1 and adviser_limit(g, 0) == 3
    g = ready(Position(3).adviser(2, "insomnia", "elders", "family-wagon").hidden(2, "keep"))
    assert adviser_limit(g, 1) == 1 and excess(g, 1) == 1


def test_suits_of_advisers() -> None:
    g = doing(ready(Position(3).adviser(2, "marriage", "herald", "acting-troupe").adviser(3, "wolves")), TRADE, 2)
    assert sorted(adviser_suits(g, 1)) == sorted([HEARTH, HEARTH, HEARTH, ARCANE])
    note(g, power("acting-troupe"), ORDER)
    assert ORDER in adviser_suits(g, 1) and ARCANE not in adviser_suits(g, 1)
    note(g, power("master-of-disguise"), 2)
    assert adviser_suits(g, 1) == [BEAST] and adviser_suits(g, 2) == [BEAST]
    assert not concerns(g, power("marriage"), 1)
