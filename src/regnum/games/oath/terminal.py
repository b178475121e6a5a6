"""The table of Oath as text: the map with its cards, banks, banners and tracks, what is being fought over, the players."""

from __future__ import annotations

from typing import Final

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from regnum.games.oath.components import CARD_SUIT, CARDS, SUITS, VISIONS_COST
from regnum.games.oath.lexicon import NAMED
from regnum.games.oath.powers_data import BEARERS
from regnum.games.oath.view import Card, Niche, OathView, Place, Player, Relic
from regnum.games.oath.view_deeds import Battle, Deal
from regnum.games.oath.vocabulary import NONE
from regnum.words import say

COLOURS: Final = {
    "purple": "bright_magenta",
    "red": "bright_red",
    "blue": "bright_blue",
    "yellow": "bright_yellow",
    "white": "bright_white",
    "black": "bright_black",
}
SUIT_STYLES: Final = ["red", "magenta", "blue", "yellow", "green", "cyan"]
WARBAND, PAWN, BANDIT, HIDDEN, FREE = "▲", "♟", "△", "?", "·"


def draw(view: OathView, lang: str) -> RenderableType:
    """The whole table as `view` shows it."""
    parts: list[RenderableType] = [tracks(view, lang)]
    parts += [region(view, pile.region, len(pile.cards), lang) for pile in view.piles]
    if view.battle is not None:
        parts.append(battle(view, view.battle, lang))
    if view.deal is not None:
        parts.append(deal(view, view.deal, lang))
    parts.append(players(view, lang))
    parts.append(Columns([board(view, player, lang) for player in view.players], padding=(0, 1)))
    return Group(*parts)


def panel(inside: RenderableType, title: str) -> Panel:
    """A part of the table under its name."""
    return Panel(inside, title=title, title_align="left", expand=False, border_style="dim")


def grid() -> Table:
    """An empty list without lines."""
    return Table(box=None, show_header=False, padding=(0, 2, 0, 0))


# ---------------------------------------------------------------- names
def name(bearer: str, lang: str) -> str:
    """What a card, relic, site, space or banner is called."""
    return say(lang, f"oath-{NAMED[BEARERS.index(bearer)]}-{bearer}")


def thing(slug: str, lang: str) -> str:
    """What lies in a tray, as far as it has a name."""
    return name(slug, lang) if slug in BEARERS else slug


def style(view: OathView, seat: int | None) -> str:
    """The colour of a seat."""
    return "" if seat is None or seat < 0 else COLOURS[view.players[seat].colour]


def who(view: OathView, seat: int, lang: str) -> str:
    """`2 Blue`."""
    return f"{seat + 1} {say(lang, f'oath-seat-{view.players[seat].colour}')}"


def face(card: Card, lang: str) -> Text:
    """A card in the colour of its suit with the tokens on it; a facedown one by its back."""
    if card.id is None:
        return Text(HIDDEN, style="dim magenta" if card.back == "vision" else "dim")
    i = CARDS.index(card.id)
    text = Text(name(card.id, lang), style="bold" if CARD_SUIT[i] == NONE else SUIT_STYLES[CARD_SUIT[i]])
    if not card.faceup:
        text = Text.assemble("(", text, ")")
    return text + tokens(card.favor, card.secrets, lang)


def relic_name(relic: Relic, lang: str) -> Text:
    """A relic, `?` while its face is unknown."""
    text = Text("◆ " + (HIDDEN if relic.id is None else name(relic.id, lang)), style="bold" if relic.faceup else "dim")
    return text + tokens(relic.favor, relic.secrets, lang)


def tokens(favor: int, secrets: int, lang: str) -> Text:
    """Favor and secrets lying somewhere."""
    found = [say(lang, f"oath-amount-{word}", n=n) for word, n in (("favor", favor), ("secret", secrets)) if n]
    return Text(f" [{', '.join(found)}]" if found else "", style="dim")


# ---------------------------------------------------------------- the map
def tracks(view: OathView, lang: str) -> Panel:
    """Round and Visions, the oath with the title, banks, banners, the Reliquary."""
    table = grid()
    banks = Text("  ").join(
        [
            Text(f"{say(lang, f'oath-suit-{suit}')} {n}", style=SUIT_STYLES[i])
            for i, (suit, n) in enumerate(zip(SUITS, view.banks, strict=True))
        ]
    )
    keeper = Text("" if view.keeper is None else who(view, view.keeper, lang), style=style(view, view.keeper))
    title = say(lang, "oath-role-usurper" if view.usurper else "oath-role-oathkeeper")
    table.add_row(say(lang, f"oath-oath-{view.oath}.keeper"), Text(f"{title}: ") + keeper)
    table.add_row(
        say(lang, "oath-card-vision.many"), f"{view.visions} ({say(lang, 'oath-amount-supply', n=VISIONS_COST[view.visions])})"
    )
    table.add_row(say(lang, "oath-place-favor-bank"), banks)
    for banner in view.banners:
        holder = Text("" if banner.holder is None else who(view, banner.holder, lang), style=style(view, banner.holder))
        mob = f" {say(lang, 'oath-mob')}" if banner.mob else ""
        table.add_row(name(banner.id, lang) + mob, Text(f"{banner.tokens}  ") + holder)
    niches = [f"{name(niche.id, lang)} {covered(niche, lang)}" for niche in view.reliquary]
    table.add_row(say(lang, "oath-place-reliquary"), "  ".join(niches))
    return panel(table, f"{say(lang, 'oath-title')}  {view.round}")


def covered(niche: Niche, lang: str) -> str:
    """The relic in a space of the Reliquary as far as it is known."""
    if niche.relic is None:
        return FREE
    return HIDDEN if niche.relic.id is None else name(niche.relic.id, lang)


def region(view: OathView, slug: str, pile: int, lang: str) -> Panel:
    """The sites of a region; its discard pile is counted in the title."""
    table = grid()
    for place in view.places:
        if place.region == slug:
            table.add_row(*site(view, place, lang))
    return panel(table, f"{say(lang, f'oath-region-{slug}')}  {say(lang, 'oath-place-discard-pile')}: {pile}")


def site(view: OathView, place: Place, lang: str) -> list[Text]:
    """A site: name, warbands and pawns, cards, relics and tokens."""
    known = HIDDEN if place.id is None else name(place.id, lang)
    force = Text(f"{WARBAND}{place.warbands}", style=style(view, place.ruler)) if place.warbands else Text(BANDIT, style="dim")
    pawns = Text("").join([Text(PAWN, style=style(view, seat)) for seat in place.pawns])
    cards = [face(card, lang) for card in place.cards] + [Text(FREE)] * (place.capacity - len(place.cards))
    relics = Text(" ").join([relic_name(relic, lang) for relic in place.relics])
    held = relics + tokens(place.favor, place.secrets, lang)
    return [
        Text(known, style="bold" if place.faceup else "dim"),
        force + Text(" ") + pawns if place.faceup else pawns,
        Text(" | ").join(cards),
        held,
    ]


# ---------------------------------------------------------------- what is being done
def battle(view: OathView, fight: Battle, lang: str) -> Panel:
    """A Campaign: targets, pools, rolls and plans."""
    table = grid()
    foe = say(lang, "oath-piece-bandits") if fight.defender is None else who(view, fight.defender, lang)
    targets = [*[thing(ref, lang) for ref in fight.sites], *[name(slug, lang) for slug in [*fight.relics, *fight.banners]]]
    if fight.pawn:
        targets.append(say(lang, "oath-piece-pawn"))
    table.add_row(who(view, fight.attacker, lang), "→", foe, ", ".join(targets))
    for i, (word, faces, total) in enumerate(
        (("attack", fight.attack, fight.swords), ("defense", fight.defense, fight.shields))
    ):
        rolled = ", ".join([say(lang, f"oath-face-{face}") for face in faces])
        pool = say(lang, f"oath-amount-{word}-die", n=fight.pool[i])
        table.add_row(pool, f"{WARBAND}{fight.force[i]}", "" if total is None else str(total), rolled)
    if fight.plans:
        table.add_row(say(lang, "oath-kind-plan"), "", "", ", ".join([name(plan.card, lang) for plan in fight.plans]))
    return panel(table, say(lang, "oath-action-campaign"))


def deal(view: OathView, offer: Deal, lang: str) -> Panel:
    """A deal: what each side gives."""
    table = grid()
    for tray in offer.trays:
        found = [say(lang, f"oath-amount-{word}", n=n) for word, n in (("favor", tray.favor), ("secret", tray.secrets)) if n]
        table.add_row(who(view, tray.seat, lang), ", ".join([*found, *[thing(slug, lang) for slug in tray.things]]))
    return panel(table, name(offer.source, lang))


# ---------------------------------------------------------------- players
def players(view: OathView, lang: str) -> Table:
    """A row for each player: role, Supply, favor, secrets, warbands on the board and in the bank, what the oath counts."""
    table = Table(box=None, padding=(0, 2, 0, 0))
    heads = ["piece-supply", "piece-favor", "piece-secret", "piece-warband", "place-personal-bank", f"oath-{view.oath}"]
    for head in ["", "", *[say(lang, f"oath-{h}") for h in heads]]:
        table.add_column(head)
    for p in view.players:
        secrets = f"{p.secrets}" + (f"+{p.dark}" if p.dark else "")
        numbers = [p.supply, p.favor, secrets, p.warbands, p.bank, p.count]
        label = Text(("▶ " if p.seat == view.turn else "  ") + who(view, p.seat, lang), style=style(view, p.seat))
        table.add_row(label, say(lang, f"oath-role-{p.title or p.role}"), *[str(n) for n in numbers])
    return table


def board(view: OathView, player: Player, lang: str) -> Panel:
    """Advisers, drawn cards, relics, banners and the Vision of a player."""
    lines = [face(card, lang) for card in player.advisers]
    lines += [Text("+ ") + face(card, lang) for card in player.hand]
    lines += [relic_name(relic, lang) for relic in player.relics]
    lines += [Text("⚑ " + name(banner, lang)) for banner in player.banners]
    if player.vision is not None:
        lines.append(Text(name(player.vision, lang), style="bold magenta"))
    return panel(Text("\n").join(lines or [Text(FREE)]), who(view, player.seat, lang))
