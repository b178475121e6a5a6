"""Whose turn it is, what lies beside the map, and a battle."""

from __future__ import annotations

from rich.panel import Panel
from rich.text import Text

from regnum.games.root.terminal.style import cards, faction, items, joined, labelled
from regnum.games.root.view import Battle, RootView
from regnum.words import say


def headline(view: RootView, lang: str) -> Text:
    """The map, the phase, and the order of turns; the one whose turn it is stands in brackets."""
    parts = [Text(say(lang, f"root-map-{view.map}"), style="bold")]
    if view.phase in ("birdsong", "daylight", "evening"):
        parts.append(Text(say(lang, f"root-phase-{view.phase}"), style="bold"))
    order = []
    for seat in view.order:
        who = faction(view.players[seat].faction, lang)
        order.append(Text.assemble("[", who, "]") if seat == view.active else who)
    return joined([*parts, joined(order, " → ")], "  ")


def middle(view: RootView, lang: str) -> Text:
    """Piles, items, dominance cards and Lost Souls."""
    parts = [
        labelled(say(lang, "root-zone-deck"), view.draw_pile),
        labelled(say(lang, "root-zone-discard"), len(view.discards)),
        labelled(say(lang, "root-zone-item-supply"), items(view.item_supply, lang)),
    ]
    if view.available:
        parts.append(labelled(say(lang, "root-zone-available"), cards(view.available, lang)))
    if view.lost_souls:
        parts.append(labelled(say(lang, "root-zone-lost-souls"), cards(view.lost_souls, lang)))
    return joined(parts, "  ")


def battle(fight: Battle, lang: str) -> Panel:
    """Who fights where, and what each side deals so far."""
    line = Text(f"{say(lang, 'root-clearing', n=fight.clearing)}: ")
    sides = (
        ("attacker", fight.attacker, fight.rolled_by_attacker, fight.extra_by_attacker),
        ("defender", fight.defender, fight.rolled_by_defender, fight.extra_by_defender),
    )
    for n, (role, name, rolled, extra) in enumerate(sides):
        line.append(" × " if n else "").append_text(faction(name, lang))
        if role == "attacker" and fight.ally is not None:
            line.append(" + ").append_text(faction(fight.ally, lang))
        line.append(f" ({say(lang, f'root-battle-{role}')})", style="dim")
        line.append(f" {say(lang, 'root-battle-hits')} {rolled}" + (f" + {extra}" if extra else ""))
    return Panel(line, title=say(lang, "root-action-battle"), title_align="left", expand=False, border_style="red")
