"""What a player reads off the table of Root: every number of every board beside its name, the map, the middle, a battle."""

from __future__ import annotations

import re

from rich.text import Text

from regnum.games.root.components import FACTIONS
from regnum.games.root.terminal.woodland import LAYOUT, wrapped
from tests.cli.root.test_root import drawn
from tests.law.root.corvids import crows, suspect
from tests.law.root.lizards import cult
from tests.law.root.moles import moles
from tests.law.root.otters import buyer, company
from tests.law.root.table import Table
from tests.law.root.wandering import Wandering, road


def page(t: Table, faction: str = "") -> str:
    """The table as a faction, or a spectator, sees it."""
    return drawn(t.live, t.state.seat[FACTIONS.index(faction)] if faction else None, "en")


def read(t: Table, faction: str = "") -> str:
    """The words of the table, one space between them."""
    return " ".join(page(t, faction).split())


def clearing(t: Table, n: int, faction: str = "") -> list[str]:
    """The lines within a clearing's box, title first."""
    rows = page(t, faction).splitlines()
    top = next(i for i, row in enumerate(rows) if f"╭─ {n} " in row)
    left = rows[top].index(f"╭─ {n} ")
    right = rows[top].index("╮", left)
    inside = [row[left + 1 : right] for row in rows[top:]]
    bottom = next(i for i, row in enumerate(rows[top:]) if row[left] == "╰")
    return [inside[0].strip("─ "), *[row.strip() for row in inside[1:bottom] if row.strip()]]


# ---------------------------------------------------------------- the faction boards
def test_the_row_of_a_player_begins_with_seat_name_and_points() -> None:
    t = Table("eyrie marquise alliance").points("alliance", 7).points("marquise", 12).dominance("eyrie", "dominance-fox")
    rows = [row.split()[:5] for row in page(t.army("marquise", 1).begin("marquise", "daylight")).splitlines()]
    assert ["1", "Eyrie", "–", "Hand:", "0"] in rows, "no score marker"
    assert ["2", "Marquise", "*", "12", "Hand:"] in rows, "the star stands by the one whose turn it is"
    assert ["3", "Alliance", "7", "Hand:", "0"] in rows


def test_all_boards_show_hand_supply_and_what_was_crafted() -> None:
    t = Wandering("marquise eyrie vagabond").wander("thief", 1).army("marquise", 1, 4).hand("marquise", "anvil", "bake-sale")
    t.effect("marquise", "armorers-1").crafted("marquise", "sword", "sword", "bag").dominance("eyrie", "dominance-mouse")
    text = read(t.begin("marquise", "daylight"))
    assert "Hand: 2 Supply: 21 Play area: Armorers Crafted items: Sword ×2, Bag" in text
    assert "Eyrie – Hand: 0 Supply: 20 Mouse dominance !" in text
    assert "Vagabond 0 Hand: 0 Thief" in text, "a pawn has no supply"


def test_the_marquise_shows_her_tracks_and_the_wood_in_supply() -> None:
    t = Table("marquise eyrie").build("sawmill", 5, 1).build("workshop", 8).wood(5, 3).begin("marquise", "evening")
    assert "Sawmill ▰▰▱▱▱▱ -2 +2 Workshop ▰▱▱▱▱▱ -1 +2 Recruiter ▱▱▱▱▱▱ -0 +0 Wood: 5" in read(t)
    full = Table("marquise eyrie").no_ruins().build("recruiter", 2, 3, 4, 5, 6, 7).begin("marquise", "evening")
    assert "Recruiter ▰▰▰▰▰▰ Wood: 8" in read(full), "a full track has no next space"


def test_the_eyrie_show_leader_roosts_and_the_decree() -> None:
    t = Table("eyrie marquise").leader("despot").build("roost", 3, 7, 9).army("eyrie", 3, 2).army("eyrie", 8)
    t.decree("move", "anvil", "foxfolk-steel").decree("battle", "bake-sale").g.eyrie.deposed = 1
    text = read(t.begin("eyrie", "daylight"))
    assert "Supply: 17 Despot ✗ Builder Roost ▰▰▰▱▱▱▱ Evening: +2" in text
    assert "Recruit: – ▶Move: [Bird], [Fox], [Fox] Battle: Rabbit Build: Bird 2" in text, "in brackets what is still to be done"
    assert "▶Move: [Bird], Fox, [Fox] Battle" in read(t.play("resolve anvil", "move 8>7"))


def test_the_alliance_shows_supporters_officers_sympathy_and_bases() -> None:
    t = Table("alliance marquise").officers(3).supporters("anvil", "bake-sale", "smugglers-trail").sympathy(2, 4, 6)
    t.build("base", 2).begin("marquise")
    rest = "Officers: 3 Sympathy ▰▰▰▱▱▱▱▱▱▱ -2 +1 Base: Mouse"
    assert f"Supporters: 3 (Fox, Rabbit ×2) {rest}" in read(t, "alliance")
    assert f"Supporters: 3 {rest}" in read(t, "marquise"), "what they are is for the Alliance alone"
    assert "Supporters: 0 Officers: 0" in read(Table("alliance marquise").begin(fair=True), "alliance")


def test_a_vagabond_shows_character_items_relationships_and_quests() -> None:
    t = road().gear("boots boots sword:exhausted torch:damaged bag:damaged-exhausted").open_quests("escort", "errand-fox")
    t.relation("marquise", "allied").relation("eyrie", "hostile").army("marquise", 1).hand("vagabond", "anvil")
    text = read(t.done_quests("fundraising", "expel-bandits-mouse").day())
    assert "Hand: 1 Thief (Steal) Completed quests: Fox, Mouse" in text
    assert "Satchel: Boot ×2, Exhausted sword, Damaged torch, Damaged and exhausted bag Marquise: Allied Eyrie: Hostile" in text
    assert "Open quests: Mouse Escort (Boot ×2), Fox Errand (Teapot, Boot)" in text
    friend = road().gear("boots boots").army("marquise", 1).hand("vagabond", "anvil", "foxfolk-steel")
    assert "Marquise: Amiable Eyrie: Indifferent" in read(friend.relation("marquise", "amiable").day())
    friend.play("act aid", "aid-with anvil")
    assert "Marquise: Amiable +1 Eyrie: Indifferent" in read(friend), "the Aids of this turn"


def test_the_cult_shows_acolytes_outcast_gardens_and_revealed_cards() -> None:
    t = cult().acolytes(4).outcast("fox", hated=True).souls("anvil", "sword")
    text = read(t.build("garden", 1, 3, 4).army("marquise", 11).begin("marquise", "daylight"))
    assert "Supply: 21 Acolytes: 4 Outcast: Fox (Hated) Garden: Fox ▰▱▱▱▱, Rabbit ▰▰▱▱▱, Mouse ▱▱▱▱▱ 2 Marquise" in text
    assert "Lost Souls: Anvil, Sword" in text and "Discard pile: 0" in text
    assert "Outcast: Mouse Garden" in read(cult().outcast("mouse").army("marquise", 11).begin("marquise", "daylight"))


def test_the_riverfolk_show_funds_prices_and_trade_posts() -> None:
    t = buyer().funds(marquise=2, riverfolk=1).payments(marquise=1).committed(riverfolk=3)
    text = read(t.post(1, 3, 4).begin("marquise"))
    assert "Payments: Marquise 1 Funds: Marquise 2, Riverfolk 1 Committed funds: Riverfolk 3" in text
    assert "Hand card: 1 Riverboats: 2 Mercenaries: 3 Trade post: Fox ▰▱▱, Rabbit ▰▰▱, Mouse ▱▱▱" in text
    assert "Payments: 0 Funds: 0 Committed funds: 0" in read(company().begin("marquise"))
    t.play("service riverboats")
    assert "Hand card: 1 Riverboats: 2 Marquise Mercenaries: 3 Trade post" in read(t), "who has the boats this turn"


def test_the_duchy_show_the_burrow_ministers_and_crowns() -> None:
    t = moles().army("duchy", 13, 4).tunnel(1, 2).build("citadel", 5).build("market", 4, 7).swayed("foremole", "mayor")
    t.g.duchy.used = 1
    text = read(t.begin("marquise"))
    assert "Supply: 16 the Burrow: 4 Citadel ▰▱▱ Market ▰▰▱ Tunnel ▰▰▱" in text
    assert "Swayed ministers: Foremole ✓, Mayor Crowns: Squire 2, Noble 2, Lord 3 2 Marquise" in text
    assert "the Burrow: 0 Citadel ▱▱▱ Market ▱▱▱ Tunnel ▱▱▱ Swayed ministers: – Crowns" in read(moles().begin("marquise"))


def test_the_corvids_show_the_plots_they_have_left() -> None:
    t = crows("marquise corvid").down(5, "bomb").begin("marquise")
    assert "Plot: 7 (Bomb, Snare ×2, Extortion ×2, Raid ×2) Deck" in read(t, "corvid")
    assert "Plot: 7 Deck" in read(t, "marquise")
    laying = crows().army("corvid", 5).day().play("act plot").answer("plot 5").until("act")
    assert "Plot: 7 +1 2 Marquise" in read(laying), "one was laid this turn"


# ---------------------------------------------------------------- the map and the middle
def test_a_clearing_shows_its_slots_and_who_is_there() -> None:
    t = Wandering("marquise vagabond alliance").wander("thief", 1).army("marquise", 1, 3).wood(1, 2).keep(1).sympathy(5)
    t.ruin(10, "bag", "sword").army("alliance", 5, 2).army("marquise", 5).build("sawmill", 5).begin("marquise", "daylight")
    assert clearing(t, 1) == ["1 Fox", "□", "Marquise♛ 3● Keep", "Wood ×2", "Vagabond ♟", "─ 5 9 10"]
    assert clearing(t, 5) == ["5 Rabbit", "■Sawmill □", "Marquise 1●", "Alliance 2● Sympathy", "─ 1 2 ≈ 10"], "a tie"
    assert clearing(t, 10)[1] == "■Ruin 2 □", "two items lie there"


def test_paths_and_rivers_are_drawn_between_the_clearings() -> None:
    rows = page(Table("marquise eyrie").begin(fair=True)).splitlines()
    ends = [i for i, row in enumerate(rows) if row.startswith("╰")]
    assert rows[ends[0] + 1].split() == ["│", "│", "≈", "│"], "1-9, 10-12, 10-11, 2-6"
    assert rows[ends[1] + 1].split() == ["│", "╱", "╲", "≈", "╲", "│"], "9-4, 12-4, 12-7, 11-7, 11-3, 6-3"
    beside = [re.findall(r"│(..)│", row) for row in rows[: ends[2]]]
    assert [signs for signs in beside if any(sign.strip() for sign in signs)] == [["──", "≈≈", "──"], ["──"] * 3, ["──"] * 3]


def test_what_fits_a_line_of_a_clearing_stands_on_it() -> None:
    def lines(width: int) -> list[str]:
        return [line.plain for line in wrapped([Text("Marquise"), Text("3●"), Text("Keep")], width)]

    assert lines(16) == ["Marquise 3● Keep"] and lines(15) == ["Marquise 3●", "Keep"]
    assert lines(7) == ["Marqui…", "3● Keep"], "what is too wide is cut"


def test_plots_lie_face_down_in_brackets() -> None:
    t = suspect("bomb").up(1, "raid").begin("marquise")
    assert "Corvids Plot Raid" in " ".join(clearing(t, 1, "marquise"))
    assert "Corvids Plot (?)" in clearing(t, 5, "marquise") and "Corvids Plot (Bomb)" in clearing(t, 5, "corvid")


def test_forests_say_what_lies_around_them_and_who_roams_there() -> None:
    text = read(road(at=24).begin("marquise"))
    assert "forest 1: 1 2 5 10 (2 3) forest 2: 1 9 10 12 (1 3 4) forest 3" in text
    assert "forest 4: 4 9 12 (2 5) ♟Vagabond" in text
    assert "forest" not in read(Table("marquise eyrie").begin(fair=True))


def test_the_middle_counts_the_piles_and_the_items_left() -> None:
    t = Wandering("marquise eyrie alliance").army("marquise", 1).crafted("marquise", "boots", "crossbow")
    text = read(t.available("dominance-fox").discarded("anvil", "sword").begin("marquise", "daylight"))
    assert "Deck: 51 Discard pile: 2 Item supply: Boot, Sword ×2, Bag ×2, Hammer, Teapot ×2, Coin ×2 Avail" in text
    assert "Available dominance cards: Fox dominance" in text
    assert "Available" not in read(Table("marquise eyrie").begin(fair=True)) and "Lost Souls" not in text
    assert text.startswith("Autumn Daylight [Marquise] → Eyrie → Alliance")


def test_a_battle_shows_both_sides() -> None:
    t = Table("marquise eyrie").army("marquise", 5, 3).build("roost", 5).effect("eyrie", "sappers-1")
    t.begin("marquise", "daylight").play("act battle").dice(3, 0)
    assert "clearing 5: Marquise (Attacker) Hits 0 + 1 × Eyrie (Defender) Hits 0 │" in read(t), "nobody defends the roost"
    assert "Marquise (Attacker) Hits 3 + 1 × Eyrie (Defender) Hits 0 │" in read(t.play("ambush pass"))


def test_an_ally_fights_on_the_side_of_the_vagabond() -> None:
    t = road().gear("sword sword").relation("marquise", "allied").army("marquise", 1, 2).army("eyrie", 1, 3).day()
    t.play("act battle", "battle 1>eyrie", "ally marquise")
    assert "clearing 1: Vagabond + Marquise (Attacker) Hits 0 × Eyrie (Defender) Hits 0 │" in read(t)


def test_every_map_is_drawn_with_each_clearing_once() -> None:
    for rows in LAYOUT.values():
        assert sorted(c for row in rows for c in row) == list(range(1, 13))
