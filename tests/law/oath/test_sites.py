"""The 23 sites: what is printed on each (2.8), and the powers of those that bend no journey."""

from __future__ import annotations

import pytest

from regnum.games.oath.components import RELICS
from regnum.law import law
from tests.law.oath.fights import BLANK, SWORD, attacked, dice, rolled
from tests.law.oath.suits import played
from tests.law.oath.table import Table

PRINTED = [
    ("mine", 1, (1, 3, 0), "3 discord"),
    ("salt-flats", 2, (0, 2, 1), ""),
    ("fertile-valley", 3, (0, 0, 0), ""),
    ("barren-coast", 1, (1, 0, 0), "3 nomad"),
    ("plains", 3, (0, 0, 0), ""),
    ("river", 2, (0, 0, 0), ""),
    ("steppe", 2, (1, 0, 0), "3 nomad"),
    ("mountain", 2, (1, 0, 0), "2 favor"),
    ("lush-coast", 3, (0, 0, 0), ""),
    ("marshes", 2, (1, 0, 0), "1 secret"),
    ("wastes", 1, (1, 0, 0), "2 secret"),
    ("rocky-coast", 2, (0, 0, 0), ""),
    ("narrow-pass", 1, (1, 0, 0), "3 arcane"),
    ("charming-valley", 3, (0, 0, 0), ""),
    ("deep-woods", 2, (1, 0, 0), "2 secret"),
    ("standing-stones", 2, (1, 0, 0), "3 arcane"),
    ("ancient-city", 2, (1, 0, 0), "3 order"),
    ("drowned-city", 0, (2, 0, 3), "2 favor"),
    ("great-slum", 3, (0, 0, 0), ""),
    ("buried-giant", 2, (1, 0, 0), "1 secret"),
    ("the-tribunal", 2, (1, 0, 0), "3 order"),
    ("shrouded-wood", 2, (1, 0, 0), "1 secret"),
    ("the-hidden-place", 2, (1, 0, 0), "1 secret"),
]
"""Site, room for cards, relics, favor and secrets of its prompt, the price of a relic: into a bank, or burnt."""
LOCKED = ["hall-of-debate", "sprawling-rampart", "festival-district"]
HOME = [
    ("fertile-valley", "tavern-songs", "hearth"),
    ("steppe", "elders", "nomad"),
    ("standing-stones", "augury", "arcane"),
    ("ancient-city", "longbows", "order"),
    ("wastes", "scryer", "discord"),
    ("deep-woods", "wolves", "beast"),
]
"""A Homeland, a card of its suit, and the suit."""


def at(site: str) -> Table:
    """Seat 2, an Exile, has the turn at a site of the Provinces; the others are in the Cradle."""
    return Table(3).turn(2).pawn(2, 4).site(4, site)


# ---------------------------------------------------------------- what is printed on a site
@law("oath", "2.8.1", "5.1.4.I")
@pytest.mark.parametrize(("site", "room"), [(site, room) for site, room, _, _ in PRINTED])
def test_a_site_holds_as_many_cards_as_it_says(site: str, room: int) -> None:
    full = at(site).hidden(2, "keep")
    for card in LOCKED[:room]:
        full.card(card, 4)
    full.play("act adviser")
    assert site not in full.options() and full.refused(2, site) == "5.1.4.I"
    if room:
        t = at(site).hidden(2, "keep")
        for card in LOCKED[: room - 1]:
            t.card(card, 4)
        assert site in t.play("act adviser").options()


@law("oath", "2.8.2", "5.6.2/2")
@pytest.mark.parametrize(("site", "prompt"), [(site, prompt) for site, _, prompt, _ in PRINTED])
def test_a_site_turned_up_receives_what_its_prompt_shows(site: str, prompt: tuple[int, int, int]) -> None:
    relics, favor, secrets = prompt
    t = Table(3).turn(2).site(4, site).pawn(2, 5).facedown(4)
    deck, shared = t.state.relic_deck[:relics], t.state.shared
    t.play("act travel", "travel facedown-4")
    assert t.state.site_relics[3] == deck and len(deck) == relics
    assert (t.state.site_favor[3], t.state.site_secrets[3]) == (favor, secrets) and t.state.shared == shared - favor


@law("oath", "2.8.4", "5.4.2")
@pytest.mark.parametrize(("site", "price"), [(site, price) for site, _, _, price in PRINTED])
def test_a_relic_costs_what_its_site_says(site: str, price: str) -> None:
    if not price:
        t = at(site).site_relic(4, "map").favor(2, 9).secrets(2, 5).play("act recover")
        t.refuses("recover relic-1", "5.4.2")
        return
    n, what = int(price.split()[0]), price.split()[1]

    def ready(tokens: int) -> Table:
        t = at(site).site_relic(4, "map").secrets(2, tokens if what == "secret" else 0)
        t.favor(2, 0 if what == "secret" else tokens).banner("peoples-favor", 3, 5).banner("darkest-secret", 3, 5)
        return t

    t = ready(n)
    shared = t.state.shared
    t.play("act recover").answer("recover relic-1")
    assert t.relics(2) == ["map"] and t.has(2) == (0, 0) and t.state.supply[1] == 6
    assert t.state.shared == shared + (n if what == "favor" else 0)
    for suit in ("discord", "nomad", "arcane", "order", "hearth", "beast"):
        assert t.in_bank(suit) == 3 + (n if what == suit else 0)
    t = ready(n - 1)
    t.refuses("act recover", "7.1.2")


@law("oath", "2.8.3", "2.8.3/2")
@pytest.mark.parametrize("site", [site for site, _, _, _ in PRINTED if site not in ("plains", "mountain")])
def test_a_target_site_adds_one_die_and_one_bandit(site: str) -> None:
    t = at(site).pawn(2, 4).warbands(2, 4).secrets(2, 1)
    attacked(dice(t, [BLANK], [SWORD]), 1, "bandits")
    assert rolled(t) == (1, 1) and "attack" in t.said()
    assert t.asked == "sacrifice" and "1" in t.options(), "one bandit equals one sword"


# ---------------------------------------------------------------- sites that give (4.1.4)
@law("oath", "7.3.1", "4.1.4")
@pytest.mark.parametrize(
    ("site", "favor", "secrets", "got"), [("mine", 3, 1, (1, 0)), ("drowned-city", 1, 3, (0, 1)), ("salt-flats", 2, 0, (1, 0))]
)
def test_who_wakes_at_such_a_site_may_take_one_token(site: str, favor: int, secrets: int, got: tuple[int, int]) -> None:
    t = Table(3).turn(2, "wake").pawn(2, 4).site(4, site).goods(4, favor, secrets)
    assert t.seat == 2 and t.asked == "use" and t.options() == [site, "pass"]
    t.play(f"use {site}")
    assert t.has(2) == got and t.asked == "act", "once"
    assert (t.state.site_favor[3], t.state.site_secrets[3]) == (favor - got[0], secrets - got[1])
    t = Table(3).turn(2, "wake").pawn(2, 4).site(4, site).goods(4, favor, secrets).play("use pass")
    assert t.has(2) == (0, 0) and t.state.site_favor[3] == favor


@law("oath", "4.1.4", "7.1.1/2")
@pytest.mark.parametrize("site", ["mine", "drowned-city", "salt-flats"])
def test_such_a_site_gives_nothing_to_its_ruler_elsewhere_nor_when_bare(site: str) -> None:
    t = Table(3).turn(2, "wake").pawn(2, 3).site(4, site).goods(4, 3, 3).garrison(4, 2)
    assert t.asked == "act" and t.has(2) == (0, 0)
    t = Table(3).turn(2, "wake").pawn(2, 4).site(4, site)
    assert t.asked == "act" and t.has(2) == (0, 0)
    only = Table(3).turn(2, "wake").pawn(2, 4).site(4, site)
    only.goods(4, favor=0 if site == "mine" else 3, secrets=3 if site == "mine" else 0)
    assert (only.asked == "use") is (site == "salt-flats"), "the Mine has favor, the Drowned City secrets"
    t = Table(3).turn(3, "wake").pawn(2, 4).site(4, site).goods(4, 3, 3)
    assert t.seat == 3 and t.asked == "act", "not in the turn of another"


@law("oath", "4.1.4")
def test_the_salt_flats_give_either_token() -> None:
    for token, got in (("favor", (1, 0)), ("secret", (0, 1))):
        t = Table(3).turn(2, "wake").pawn(2, 4).site(4, "salt-flats").goods(4, 2, 1).play("use salt-flats", f"token {token}")
        assert t.has(2) == got and t.asked == "act"


# ---------------------------------------------------------------- Homelands
def home(site: str, card: str) -> Table:
    """Seat 2 is at a Homeland with a relic there and a facedown card; the banks are full."""
    return at(site).hidden(2, card).site_relic(4, "map")


def got(t: Table) -> tuple[int, int, int, list[str]]:
    """What a player has: favor, secrets, warbands, relics."""
    return *t.has(2), t.board(2), t.relics(2)


GIFT: dict[str, tuple[int, int, int, list[str]]] = {
    "fertile-valley": (2, 0, 0, []),
    "steppe": (1, 1, 0, []),
    "standing-stones": (1, 1, 0, []),
    "ancient-city": (1, 0, 2, []),
    "wastes": (1, 0, 0, ["map"]),
    "deep-woods": (1, 0, 0, ["map"]),
}
BARE: tuple[int, int, int, list[str]] = (1, 0, 0, [])


@law("oath", "2.8.5", "7.3.3")
@pytest.mark.parametrize(("site", "card", "suit"), HOME)
def test_a_homeland_rewards_a_card_of_its_suit_played_there(site: str, card: str, suit: str) -> None:
    t = played(home(site, card), card, f"play {site}").answer(f"use {site}")
    assert got(t) == GIFT[site] and t.asked == "act"
    assert t.state.supply[1] == 7 and t.in_bank(suit) == 3 - GIFT[site][0], "nothing is paid, favor comes of its bank"
    other = "scryer" if suit != "discord" else "keep"
    t = played(home(site, other), other, f"play {site}")
    assert got(t) == BARE and t.asked == "act", "no card of another suit"
    elsewhere = "plains" if suit != "order" else "mountain"
    t = played(at(elsewhere).site(3, site).hidden(2, card).site_relic(4, "map"), card, f"play {elsewhere}")
    assert got(t) == BARE, "no other site"
    t = played(home(site, card), card, "play adviser")
    assert got(t) == (0, 0, 0, []) and t.asked == "act", "no adviser"


@law("oath", "2.8.5", "7.4.1")
@pytest.mark.parametrize(("site", "card"), [("ancient-city", "longbows"), ("wastes", "scryer"), ("deep-woods", "wolves")])
def test_some_gifts_of_a_homeland_may_be_declined(site: str, card: str) -> None:
    t = played(home(site, card), card, f"play {site}")
    assert t.options() == [site, "pass"]
    assert got(t.play("use pass")) == BARE


@law("oath", "2.8.5")
@pytest.mark.parametrize(("site", "card", "suit"), HOME)
def test_a_homeland_gives_nothing_after_a_card_of_its_suit_was_discarded_there(site: str, card: str, suit: str) -> None:
    twin = {"hearth": "wayside-inn", "nomad": "tents", "arcane": "fire-talkers", "order": "scouts", "discord": "gambling-hall"}
    gone = twin.get(suit, "rangers")
    t = home(site, card).card(gone, 4).banner("peoples-favor", 2)
    played(t, card, f"play {site}").answer(f"play-first {gone}")
    assert t.cards(4) == [card] and got(t) == BARE and t.asked == "act"
    t = home(site, card).card(gone, 3).banner("peoples-favor", 2)
    played(t, card, f"play {site}").play(f"play-first {gone}").answer(f"use {site}")
    assert got(t) == GIFT[site], "it lay at another site"
    stranger = "cracked-sage" if suit != "discord" else "wolves"
    t = home(site, card).card(stranger, 4).banner("peoples-favor", 2)
    played(t, card, f"play {site}").answer(f"play-first {stranger}").answer(f"use {site}")
    assert t.cards(4) == [card] and got(t) == GIFT[site], "it was of another suit"


@law("oath", "10.move", "10.play")
def test_a_card_that_is_moved_to_a_homeland_is_not_played_there() -> None:
    t = at("steppe").adviser(2, "homesteaders", "elders").play("act use-homesteaders")
    t.answer("move-card elders>steppe")
    assert t.cards(4) == ["elders"] and t.has(2) == (0, 0)


@law("oath", "2.8.5", "9.3")
def test_a_homeland_needs_no_rule_and_gives_what_there_is() -> None:
    t = played(at("fertile-valley").hidden(2, "wayside-inn").garrison(4, 3), "wayside-inn", "play fertile-valley")
    assert t.has(2)[0] == 2, "an enemy's site does"
    t = played(at("fertile-valley").hidden(2, "wayside-inn").bank("hearth", 1), "wayside-inn", "play fertile-valley")
    assert t.has(2)[0] == 1 and t.in_bank("hearth") == 0
    t = played(at("steppe").pawn(2, 5).hidden(2, "elders").banner("peoples-favor", 2), "elders", "play steppe")
    assert t.has(2) == (1, 1), "nor a pawn there, with the People's Favor"
    t = Table(3).role(2, "citizen").turn(2).pawn(2, 4).site(4, "ancient-city").hidden(2, "longbows")
    played(t, "longbows", "play ancient-city", "use ancient-city")
    assert t.board(2) == 2 and t.state.bank[0] == 24 - 2 and t.state.bank[1] == 14, "purple ones for a Citizen"


@law("oath", "2.8.5", "5.4.3")
@pytest.mark.parametrize(("site", "card"), [("wastes", "scryer"), ("deep-woods", "wolves")])
def test_wastes_and_deep_woods_let_one_relic_be_recovered(site: str, card: str) -> None:
    t = played(home(site, card).site_relic(4, "whistle").adviser(2, "relic-worship").supply(2, 2), card, f"play {site}")
    t.play(f"use {site}")
    assert t.asked == "which-relic" and len(t.options()) == 2
    t.play(f"which-relic {t.options()[1]}").answer("use relic-worship")
    assert t.relics(2) == ["whistle"] and t.state.site_relics[3] == [RELICS.index("map")]
    assert t.state.supply[1] == 2 + 3, "it counts as recovered"
    t = played(home(site, card).garrison(4, 3).adviser(3, "ancient-bloodline"), card, f"play {site}")
    assert t.asked == "act" and t.relics(2) == [], "a locked one stays"
    t = played(at(site).hidden(2, card), card, f"play {site}")
    assert t.asked == "act" and t.relics(2) == []


# ---------------------------------------------------------------- Great Slum
@law("oath", "2.8.5", "7.2.2")
def test_at_the_great_slum_a_card_may_first_make_way() -> None:
    t = at("great-slum").card("wolves", 4).card("hall-of-debate", 4).hidden(2, "keep").play("act adviser", "play great-slum")
    assert t.asked == "play-first" and t.options() == ["wolves", "pass"], "a locked one cannot, none need"
    t.play("play-first wolves")
    assert sorted(t.cards(4)) == ["hall-of-debate", "keep"] and t.discards("hinterland") == ["wolves"]
    t = at("great-slum").card("wolves", 4).card("tutor", 4).card("elders", 4).hidden(2, "keep").play("act adviser")
    t.play("play great-slum")
    assert t.options() == ["wolves", "tutor", "elders"], "a full site needs one"
    t = (
        at("plains")
        .site(3, "great-slum")
        .card("wolves", 3)
        .card("tutor", 4)
        .hidden(2, "keep")
        .play("act adviser", "play plains")
    )
    assert t.asked == "act" and t.cards(4) == ["tutor", "keep"], "at no other site"


@law("oath", "10.move", "10.swap")
def test_the_great_slum_makes_way_for_a_moved_card_but_not_for_a_swap() -> None:
    t = at("great-slum").card("wolves", 4).adviser(2, "homesteaders", "augury").play("act use-homesteaders")
    t.answer("move-card augury>great-slum")
    assert t.asked == "make-room" and t.options() == ["wolves", "pass"]
    assert t.play("make-room wolves").cards(4) == ["augury"]
    t = (
        at("great-slum")
        .card("wolves", 4)
        .relic(2, "horned-mask")
        .secrets(2, 1)
        .adviser(2, "augury")
        .play("act use-horned-mask")
    )
    assert t.cards(4) == ["augury"] and t.advisers(2) == ["wolves"] and t.asked == "act"


# ---------------------------------------------------------------- River, Marshes
@law("oath", "2.8.5", "7.4.1")
def test_the_river_gives_its_ruler_one_warband_more() -> None:
    def muster(t: Table) -> Table:
        return t.card("wolves", 4).favor(2, 1).play("act muster").answer("muster wolves")

    t = muster(at("river").garrison(4, 2))
    assert t.asked == "use" and t.options() == ["river", "pass"]
    assert t.play("use river").board(2) == 3
    assert muster(at("river").garrison(4, 2)).play("use pass").board(2) == 2
    t = muster(at("river"))
    assert t.board(2) == 2 and t.asked == "act"
    t = muster(at("river").garrison(4, 3))
    assert t.board(2) == 2 and t.asked == "act"
    t = muster(at("plains").garrison(4, 2).site(3, "river").garrison(3, 2))
    assert t.board(2) == 2 and t.asked == "act", "a card at another site"
    t = Table(3).role(2, "citizen").turn(2).pawn(2, 4).site(4, "river").garrison(4, 1)
    assert muster(t).play("use river").board(2) == 3, "the Empire rules it"


@law("oath", "2.8.5", "9.2")
def test_in_the_marshes_one_card_fewer_is_drawn() -> None:
    for source in ("world", "provinces"):
        t = at("marshes").deck("wolves", "tutor", "elders").pile("provinces", "keep", "longbows", "scryer")
        assert len(t.play("act search", f"search {source}").options()) == 2
        t = at("plains").site(3, "marshes").garrison(3, 2).deck("wolves", "tutor", "elders")
        t.pile("provinces", "keep", "longbows", "scryer")
        assert len(t.play("act search", f"search {source}").options()) == 3, "the pawn must be there"
    t = at("marshes").relic(2, "truthful-harp").deck("wolves", "tutor", "elders", "keep", "longbows").play("act search")
    t.answer("search world").answer("modify truthful-harp")
    assert len(t.options()) == 3 - 1 + 2


# ---------------------------------------------------------------- Plains, Mountain
@law("oath", "2.8.5", "9.2")
@pytest.mark.parametrize(("site", "change"), [("plains", 1), ("mountain", -1)])
def test_plains_and_mountain_change_the_attack_pool(site: str, change: int) -> None:
    def fight(t: Table) -> Table:
        return t.warbands(2, 3).pawn(1, 8)

    t = fight(at(site).garrison(4, 3))
    assert rolled(attacked(dice(t, [BLANK], [SWORD] * 3), 2)) == (2 + change, 1)
    t = fight(at("steppe").site(5, site).garrison(4, 3).garrison(5, 3))
    assert rolled(attacked(dice(t, [BLANK] * 2, [SWORD] * 3), 2, "3", site)) == (2 + change, 2)
    t = fight(at("steppe").site(5, site).garrison(4, 3).garrison(5, 3))
    assert rolled(attacked(dice(t, [BLANK], [SWORD] * 3), 2, "3")) == (2, 1), "it is no target"
    t = fight(at(site).garrison(4, 2).pawn(3, 4))
    attacked(dice(t, [BLANK] * 2, [SWORD] * 3), 2)
    assert rolled(t) == (2 + change, 2), "a pawn there does, even where the attacker rules"


@law("oath", "5.5.3/3")
def test_the_mountain_without_an_attack_die_adds_a_defense_die() -> None:
    t = at("mountain").garrison(4, 3).warbands(2, 3).pawn(1, 8)
    assert rolled(attacked(dice(t, [BLANK] * 2, []), 0)) == (0, 2)
