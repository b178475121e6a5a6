"""What a player reads off the table of Tiny Epic Kingdoms: every region with its roads, every kingdom with its numbers."""

from __future__ import annotations

import io

from rich.console import Console

from regnum.cli.drawing import draw
from tests.law.tek.table import Table, battle


def page(t: Table, seat: int | None = None) -> list[str]:
    """The lines of the table as a seat, or a spectator, sees it, one space between the words."""
    paper = io.StringIO()
    Console(file=paper, width=100, highlight=False, color_system=None).print(draw(t.live, seat, "en"))
    return [" ".join(line.split()) for line in paper.getvalue().splitlines()]


def two() -> Table:
    """Shapeshifters that mimic the Dwarves, who have the crown and beat two neutral figures."""
    t = Table("shapeshifters dwarves", homes="elan galson", lost="intheoros").stand(1, "elan.a", "elan.a", "elan.c")
    t.stand(2, "galson.c", "galson.a").goods(1, 2, 5, 7).magic(1, 3).tower(1, 1).tower(2, 4).crown(2).mimics(1, "dwarves")
    return t.beaten(2, "intheoros.a", "intheoros.b").shields("patrol", "trade")


def test_a_kingdom_shows_its_tracks_tower_figures_and_points() -> None:
    lines = page(two().begin("build"))
    assert "1 Shapeshifters * (Dwarves) 2 ▰▰▱▱▱▱▱▱▱ 5 ▰▰▰▰▰▱▱▱▱ 7 ▰▰▰▰▰▰▰▱▱ 3 ▰▰▰▱▱ 1 ●●●···· 7" in lines
    assert "2 Dwarves Crown 0 ▱▱▱▱▱▱▱▱▱ 0 ▱▱▱▱▱▱▱▱▱ 0 ▱▱▱▱▱▱▱▱▱ 0 ▱▱▱▱▱ 4 ●●····· +2 10" in lines, "two trophies"
    assert "food ore mana Magic Tower Figures =" in lines


def test_a_region_shows_its_terrain_figures_token_and_roads() -> None:
    t = two().token("galson.b", "town").token("intheoros.d", "treasure", hidden=True).begin()
    lines = page(t)
    assert all(f"╭─ {name} ─" in lines[0] for name in ("Elan 1 Shapeshifters", "Galson 2 Dwarves", "Intheoros"))
    assert lines[1] == "│ a Plains ●● b c ≈d ↔ │ │ a Mountain ● b c ↔ │ │ a Forest b d ↔ │"
    assert lines[2] == "│ b Forest a c e ↔ │ │ b Plains Town a c ↔ │ │ b Plains a c ≈d ↔ │"
    assert lines[4] == "│ d Plains c e ≈a ↔ │ │ d Mountain c e ↔ │ │ d Forest ● ? a c e ≈b ↔ │"
    ruins = Table("orcs dwarves humans", homes="tul-grund elan galson").stand(1, "tul-grund.c").begin()
    assert "c Ruins ○" in page(ruins)[3], "a figure that searches lies"


def test_the_action_card_shows_the_shields_and_the_tower_who_stands_where() -> None:
    middle = "│ ■ Patrol □ Quest ■ Build □ Research □ Expand ■ Trade │ │ 0 1▲ 2 3 4▲ 6 8 │"
    assert middle in page(two().begin("build"))


def test_a_war_hides_the_dials_until_both_are_set() -> None:
    t = battle("orcs", "dwarves").goods(1, ore=5).goods(2, food=5).begin("patrol").patrol("elan.a", "elan.c")
    assert "│ Elan c: 1 Orcs [?] x 2 Dwarves [?] │" in page(t)
    t.dials(3, 0)
    assert t.asked == "retreat" and "│ Elan c: 1 Orcs [3] x 2 Dwarves [⚑] │" in page(t)
