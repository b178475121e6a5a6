"""Chapter 1: the table before the first turn, out of the first world or out of a Chronicle."""

from __future__ import annotations

import pytest

from regnum.engine.errors import BadSetup
from regnum.games.oath.components import (
    BOARD,
    CARDS,
    COLOURS,
    FIRST_EDIFICE,
    FIRST_VISION,
    OATHS,
    RELICS,
    SITES,
    SUITS,
)
from regnum.games.oath.tts import read, write
from regnum.games.oath.world import World
from regnum.law import law
from tests.law.oath.table import Table

UP = ["ancient-city", "plains", "drowned-city", "river", "mine", "steppe", "deep-woods", "salt-flats"]
"""Sites of a Chronicle, from the top of the Cradle."""
LYING: dict[int, list[str]] = {1: ["keep"], 2: ["longbows", "elders"], 4: ["hall-of-mockery"], 6: ["forest-temple"]}
"""A ruin lies at slot 4, an intact edifice at slot 6."""


def chronicle(
    sites: list[str] = UP,
    facedown: tuple[int, ...] = (),
    cards: dict[int, list[str]] | None = None,
    relics: dict[int, list[str]] | None = None,
    citizens: tuple[str, ...] = (),
    oath: str = "supremacy",
    denizens: int = 46,
) -> str:
    """The text of a Chronicle before its fifth game; so many denizens are in its world deck."""
    lying, found = LYING if cards is None else cards, {} if relics is None else relics
    there = [[CARDS.index(card) for card in lying.get(slot, [])] for slot in range(1, 9)]
    at = [[RELICS.index(relic) for relic in found.get(slot, [])] for slot in range(1, 9)]
    taken = [card for cards in there for card in cards]
    deck = [card for card in range(FIRST_EDIFICE) if card not in taken][:denizens]
    left = [r for r in range(len(RELICS)) if RELICS[r] != "the-grand-scepter" and not any(r in relics for relics in at)]
    world = World(
        "Old World", 5, OATHS.index(oath), [SITES.index(site) for site in sites],
        [slot not in facedown for slot in range(1, 9)], there, at, sorted(COLOURS.index(c) for c in citizens),
        [*deck, *range(FIRST_VISION, len(CARDS))], [], left, [], 0, "Ada", [],
    )  # fmt: skip
    return write(world)


def settled(t: Table, *starts: str) -> Table:
    """Step 23 of everybody: pawns go to the sites named (the Chancellor's by itself), each keeps the first card of the hand."""
    for seat in range(1, t.state.seats + 1):
        if seat > 1:
            t.answer(f"{seat}: start {starts[seat - 2] if starts else t.options()[0]}")
        keeping(t)
    return t


def keeping(t: Table, kept: int = 0) -> Table:
    """Who is asked keeps a card of the hand and discards the others."""
    return t.play(f"keep {t.options()[kept]}").play(f"top {t.options()[0]}")


def site_cards(t: Table, slot: int) -> list[str | None]:
    """What everybody sees at a site."""
    return [card.id for card in t.live.view(None).places[slot - 1].cards]


# ---------------------------------------------------------------- steps 1 to 6: the map and the banks
@law("oath", "1.1")
def test_the_sites_of_the_chronicle_go_to_the_map_with_all_that_lies_there() -> None:
    t = Table.fresh(3, chronicle=chronicle(facedown=(7, 8), relics={1: ["map"], 3: ["whistle", "ivory-eye"]}))
    places = t.live.view(None).places
    assert [place.id for place in places] == [*UP[:6], None, None]
    assert [place.region for place in places] == ["cradle"] * 2 + ["provinces"] * 3 + ["hinterland"] * 3
    assert [site_cards(t, slot) for slot in range(1, 9)] == [LYING.get(slot, []) for slot in range(1, 9)]
    assert [[RELICS[r] for r in relics] for relics in t.state.site_relics] == [["map"], [], ["whistle", "ivory-eye"], *[[]] * 5]
    assert not any(relic.id for place in places for relic in place.relics)


@law("oath", "8.7.1", "1.17")
def test_facedown_relics_of_a_chronicle_stay_or_are_dealt_anew() -> None:
    old = chronicle(relics={1: ["map"], 3: ["whistle", "ivory-eye"]})
    known = read(old)
    stay, dealt = Table.fresh(3, chronicle=old).state, Table.fresh(3, chronicle=old, relics="dealt").state
    assert stay.site_relics == known.relics and stay.relic_deck == known.relic_deck[4:]
    assert [len(relics) for relics in dealt.site_relics] == [1, 0, 2, 0, 0, 0, 0, 0] and dealt.site_relics != known.relics
    assert sorted(dealt.reliquary) == sorted(stay.reliquary) == sorted(known.relic_deck[:4])
    pool = [*dealt.relic_deck, *[r for relics in dealt.site_relics for r in relics]]
    assert sorted(pool) == sorted([*stay.relic_deck, *[r for relics in stay.site_relics for r in relics]])


@law("oath", "1.1")
def test_the_first_world_has_its_own_eight_sites() -> None:
    places = Table.fresh(2).live.view(None).places
    assert [place.id for place in places] == ["plains", None, "mountain", None, None, "rocky-coast", None, None]
    assert [[card.id for card in place.cards] for place in places if place.faceup] == [
        ["longbows"],
        ["taming-charm"],
        ["elders"],
    ]


@law("oath", "1.2", "1.2/2")
def test_round_and_visions_start_at_the_beginning_of_their_tracks() -> None:
    view = Table.fresh(4, chronicle=chronicle()).live.view(None)
    assert view.round == 1 and view.visions == 0


@law("oath", "1.3")
@pytest.mark.parametrize("oath", OATHS)
def test_the_goal_is_the_one_that_the_chronicle_names(oath: str) -> None:
    t = Table.fresh(3, chronicle=chronicle(oath=oath))
    assert t.live.view(None).oath == oath


@law("oath", "1.4")
def test_the_shared_bank_is_what_the_law_says() -> None:
    t = Table.fresh(2)
    g = t.state
    assert [BOARD["box"][piece] for piece in ("attack_die", "defense_die", "end_die", "secret")] == [10, 6, 1, 20]
    assert g.shared + sum(g.banks) + sum(g.favor) + 1 == 36 and g.shared == 36 - 18 - 1 - 3
    assert t.holder("peoples-favor")[0] == 0 == t.holder("darkest-secret")[0] and not g.mob


@law("oath", "1.5")
def test_one_token_lies_on_each_banner() -> None:
    for oath in OATHS:
        t = Table.fresh(3, chronicle=chronicle(oath=oath))
        assert (t.holder("peoples-favor")[1], t.holder("darkest-secret")[1]) == (1, 1)


@law("oath", "1.6", "1.6/2")
@pytest.mark.parametrize(("seats", "favor"), [(2, 3), (3, 3), (4, 3), (5, 4), (6, 4)])
def test_the_favor_banks_depend_on_the_number_of_players(seats: int, favor: int) -> None:
    t = Table.fresh(seats)
    assert [t.in_bank(suit) for suit in SUITS] == [favor] * 6
    assert t.state.shared == 36 - 6 * favor - 1 - 2 - (seats - 1)


# ---------------------------------------------------------------- steps 7 to 10: players and boards
@law("oath", "1.7")
def test_the_chancellor_sits_first_and_the_seats_are_the_turn_order() -> None:
    for seats in (["exile", "chancellor"], ["exile", "exile"], ["chancellor", "chancellor"]):
        with pytest.raises(BadSetup):
            Table.fresh(seats)
    t = settled(Table.fresh(3))
    order = []
    for _ in range(4):
        order.append(t.seat)
        t.play("act pass")
    assert order == [1, 2, 3, 1]


@law("oath", "1.8")
def test_the_chancellor_has_24_purple_warbands_the_reliquary_and_the_scepter() -> None:
    t = Table.fresh(3)
    g, you = t.state, t.live.view(None).players[0]
    assert you.role == "chancellor" and you.colour == "purple" and [relic.id for relic in you.relics] == ["the-grand-scepter"]
    assert g.bank[0] + g.warbands[0] + sum(g.garrison) == 24 and set(g.garrison_of) <= {0, -1}
    assert len(t.live.view(None).reliquary) == 4


@law("oath", "1.9")
def test_the_others_pick_boards_on_the_side_of_the_chronicle() -> None:
    old = chronicle(citizens=("blue",))
    t = Table.fresh(["chancellor", "citizen", "exile:black", "exile"], chronicle=old)
    assert [(p.role, p.colour) for p in t.live.view(None).players[1:]] == [
        ("citizen", "blue"), ("exile", "black"), ("exile", "red")
    ]  # fmt: skip
    assert [t.state.bank[p] + t.state.warbands[p] for p in (2, 3)] == [14, 14]
    for seats in (["chancellor", "exile:blue"], ["chancellor", "citizen:red"], ["chancellor", "citizen", "citizen"]):
        with pytest.raises(BadSetup):
            Table.fresh(seats, chronicle=old)
    with pytest.raises(BadSetup):
        Table.fresh(["chancellor", "exile:red", "exile:red"])


@law("oath", "1.10")
def test_all_start_with_full_supply() -> None:
    t = settled(Table.fresh(["chancellor", "citizen", "exile"], chronicle=chronicle(citizens=("red",))))
    assert t.state.supply == [7, 7, 7] == [BOARD["supply"]["full"]] * 3


# ---------------------------------------------------------------- steps 11 to 16: first pieces
@law("oath", "1.11", "1.15")
def test_first_favor_and_secrets_come_out_of_the_shared_bank() -> None:
    quiet = ["ancient-city", "plains", "river", "steppe", "deep-woods", "wastes", "rocky-coast", "great-slum"]
    t = Table.fresh(["chancellor", "citizen", "exile"], chronicle=chronicle(quiet, cards={}, citizens=("red",)))
    assert [t.has(seat) for seat in (1, 2, 3)] == [(2, 1), (1, 1), (1, 1)]
    assert [t.dark(seat) for seat in (1, 2, 3)] == [0, 0, 0] and t.state.shared == 36 - 18 - 1 - 4


@law("oath", "1.12", "1.12/2", "1.15/2", "1.15/3")
def test_first_warbands_stand_on_boards_and_at_inhabited_sites() -> None:
    t = Table.fresh(["chancellor", "citizen", "exile"], chronicle=chronicle(citizens=("red",)))
    assert [t.at(slot) for slot in range(1, 9)] == [(1, 2), (1, 1), (0, 0), (0, 0), (0, 0), (1, 1), (0, 0), (0, 0)]
    assert [t.board(seat) for seat in (1, 2, 3)] == [3, 3, 3] and t.live.view(None).players[1].warbands_of == 0
    assert t.state.bank == [24 - 4 - 6, 14, 11]


@law("oath", "1.12")
def test_the_top_of_the_cradle_is_its_topmost_faceup_site() -> None:
    t = Table.fresh(2, chronicle=chronicle(facedown=(1,), cards={3: [], 4: ["keep"]}))
    assert [t.at(slot) for slot in range(1, 5)] == [(0, 0), (1, 2), (0, 0), (1, 1)]
    assert t.state.pawn[0] == 1


@law("oath", "1.13", "1.13/2", "board.chancellor.2")
@pytest.mark.parametrize(
    ("oath", "people", "secret"), [("supremacy", 0, 0), ("the-people", 1, 0), ("devotion", 0, 1), ("protection", 0, 0)]
)
def test_the_chancellor_starts_with_the_banner_of_the_goal(oath: str, people: int, secret: int) -> None:
    t = Table.fresh(3, chronicle=chronicle(oath=oath))
    assert t.holder("peoples-favor") == (people, 1) and t.holder("darkest-secret") == (secret, 1)
    assert "the-grand-scepter" in [relic.id for relic in t.live.view(None).players[0].relics]


@law("oath", "1.14")
def test_the_chancellor_starts_as_oathkeeper() -> None:
    for oath in OATHS:
        assert Table.fresh(3, chronicle=chronicle(oath=oath)).keeper == (1, False)


@law("oath", "1.16")
def test_faceup_sites_receive_what_their_prompts_ask_for() -> None:
    t = Table.fresh(2, chronicle=chronicle(facedown=(8,)))
    assert t.state.site_favor == [0, 0, 0, 0, 3, 0, 0, 0] and t.state.site_secrets == [0, 0, 3, 0, 0, 0, 0, 0]
    assert t.state.shared == 36 - 18 - 1 - 3 - 3
    assert t.state.site_relics == [[]] * 8
    t = Table.fresh(2, chronicle=chronicle())
    assert (t.state.site_favor[7], t.state.site_secrets[7]) == (2, 1)


@law("oath", "1.16/2")
@pytest.mark.parametrize(("first", "mine", "flats"), [("mine", 3, 1), ("salt-flats", 2, 2)])
def test_where_the_favor_is_short_the_chancellor_decides(first: str, mine: int, flats: int) -> None:
    t = Table.fresh(6, chronicle=chronicle())
    assert t.state.shared == 36 - 24 - 1 - 7 == 4 and t.asked == "prompt" and t.seat == 1
    assert t.options() == ["mine", "salt-flats"]
    t.play(f"prompt {first}")
    assert (t.state.site_favor[4], t.state.site_favor[7]) == (mine, flats) and t.state.shared == 0 and t.asked == "keep"
    assert Table.fresh(5, chronicle=chronicle()).asked == "keep"


# ---------------------------------------------------------------- steps 17 to 22: the decks
@law("oath", "1.17", "1.18")
def test_four_relics_lie_in_the_reliquary_and_the_others_are_the_deck() -> None:
    orders = set()
    for seed in range(8):
        t = Table.fresh(3, seed=seed, chronicle=chronicle(relics={1: ["map"]}))
        g = t.state
        assert -1 not in g.reliquary and len(g.relic_deck) == 20 - 1 - 4 == t.live.view(None).relic_deck
        assert sorted([*g.reliquary, *g.relic_deck, RELICS.index("map")]) == list(range(20))
        assert not any(niche.relic and niche.relic.id for seat in (0, 1) for niche in t.live.view(seat).reliquary)
        orders.add(tuple(g.reliquary))
    assert len(orders) > 1


@law("oath", "1.19", "1.20", "1.21")
def test_piles_and_hands_come_from_the_bottom_of_the_world_deck() -> None:
    for seats in (2, 4):
        t = Table.fresh(seats, seed=seats, chronicle=chronicle())
        g = t.state
        assert [len(pile) for pile in g.piles] == [1, 1, 1] and [len(hand) for hand in g.hand] == [3] * seats
        assert len(g.world) == 46 + 5 - 3 - 3 * seats
        dealt = [*[card for pile in g.piles for card in pile], *[card for hand in g.hand for card in hand], *g.world]
        assert len(dealt) == len(set(dealt)) == 51
        assert {card for card in dealt if card >= FIRST_VISION} == set(g.world[:30]) & set(range(FIRST_VISION, len(CARDS)))
        assert [card.id for card in t.live.view(1).players[0].hand] == [None] * 3
        assert [card.id for card in t.live.view(0).players[0].hand] == [CARDS[card] for card in g.hand[0]]


@law("oath", "1.19/2")
def test_a_new_world_deck_has_two_visions_on_top_and_three_below_them() -> None:
    upper = set()
    for seed in range(6):
        world = Table.fresh(2, seed=seed).state.world
        assert [len([card for card in part if card >= FIRST_VISION]) for part in (world[:12], world[12:30], world[30:])] == [
            2,
            3,
            0,
        ]
        upper |= {card for card in world[:12] if card >= FIRST_VISION}
    assert len(upper) > 2


def small(seed: int) -> Table:
    """A table of six whose world deck has no third part: Visions are among the starting cards."""
    return Table.fresh(6, seed=seed, chronicle=chronicle(denizens=25))


@law("oath", "1.22")
def test_visions_among_the_starting_cards_count_as_drawn_those_on_the_piles_do_not() -> None:
    seen = set()
    for seed in range(12):
        g = small(seed).state
        taken = len([card for hand in g.hand for card in hand if card >= FIRST_VISION])
        piled = len([card for pile in g.piles for card in pile if card >= FIRST_VISION])
        assert g.visions_drawn == taken
        seen.add((taken > 0, piled > 0))
    assert (True, True) in seen and (True, False) in seen


# ---------------------------------------------------------------- step 23
@law("oath", "1.23", "1.23.a", "1.23.b")
def test_pawns_start_at_faceup_sites_one_player_after_the_other() -> None:
    t = Table.fresh(3, chronicle=chronicle(facedown=(5, 8)))
    assert t.seat == 1 and t.asked == "keep" and t.state.pawn == [0, -1, -1]
    keeping(t)
    assert t.seat == 2 and t.asked == "start" and t.options() == [*UP[:4], *UP[5:7]]
    assert t.state.pawn == [0, -1, -1] and t.facedowns(1) != [] and t.state.hidden[2] == []
    t.play("2: start deep-woods")
    assert t.seat == 2 and t.asked == "keep"
    keeping(t, 2)
    assert t.seat == 3 and t.state.pawn == [0, 6, -1]
    keeping(t.play("3: start ancient-city"))
    assert t.seat == 1 and t.asked == "act" and t.state.pawn == [0, 6, 0]


@law("oath", "1.23.c", "1.23.d")
@pytest.mark.parametrize(("start", "pile"), [("ancient-city", 1), ("river", 2), ("deep-woods", 0)])
def test_one_card_is_kept_facedown_and_two_go_to_the_next_region(start: str, pile: int) -> None:
    t = keeping(Table.fresh(2, chronicle=chronicle())).play(f"2: start {start}")
    first, kept, last = t.options()
    before = t.state.piles
    t.play(f"2: keep {kept}")
    assert t.options() == [first, last]
    t.play(f"2: top {last}")
    assert t.facedowns(2) == [kept] and t.advisers(2) == [] and t.state.hand[1] == []
    found = [[CARDS[card] for card in after[: len(after) - len(old)]] for after, old in zip(t.state.piles, before, strict=True)]
    assert found[pile] == [last, first] and [n for n, cards in enumerate(found) if cards] == [pile]
    assert [card.id for card in t.live.view(0).players[1].advisers] == [None]
