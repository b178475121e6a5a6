"""The faction boards: one block a faction with its points, cards and whatever its board holds."""

from __future__ import annotations

from rich.table import Table
from rich.text import Text

from regnum.games.root.components import FACTION, QUEST_DATA, VAGABOND_DATA
from regnum.games.root.terminal.style import (
    EMPTY,
    FILLED,
    SUIT_COLOURS,
    card,
    card_suit,
    cards,
    counted,
    faction,
    items,
    joined,
    labelled,
    suit,
    times,
)
from regnum.games.root.view import Player, RootView
from regnum.games.root.view_automata import AutomatonView, VagabotView
from regnum.games.root.view_boards import (
    AllianceView,
    Column,
    CorvidView,
    DuchyView,
    EyrieView,
    Item,
    LizardView,
    MarquiseView,
    RiverfolkView,
    Track,
    Troop,
    VagabondView,
)
from regnum.words import say

USED, DEPOSED, NOW = "✓", "✗", "▶"
SPECIALS = {c["id"]: c["special"] for c in VAGABOND_DATA["character"]}
QUEST_SUITS = {q["id"]: q["suit"] for q in QUEST_DATA["quest"]}
DUCHY_PIECES = {piece["id"]: piece["count"] for piece in FACTION["duchy"]["building"] + FACTION["duchy"]["token"]}


def factions(view: RootView, lang: str) -> Table:
    """A block for each faction, by seat."""
    table = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True)
    table.add_column(justify="right", no_wrap=True)
    table.add_column()
    for p in view.players:
        who = Text(f"{p.seat + 1} ", style="bold").append_text(faction(p.faction, lang))
        if p.seat == view.active and view.phase != "over":
            who.append(" *", style="bold")
        points = Text("–" if p.points is None else str(p.points), style="bold")
        table.add_row(who, points, joined([joined(line, "  ") for line in lines(p, view, lang) if line], "\n"))
    return table


def lines(p: Player, view: RootView, lang: str) -> list[list[Text]]:
    """What all factions have, then what only this one has."""
    return [common(p, lang), *board(p, view, lang)]


def board(p: Player, view: RootView, lang: str) -> list[list[Text]]:
    """The faction's own board."""
    if p.automaton is not None:
        return automaton(p.automaton, lang)
    if p.marquise is not None:
        return marquise(p.marquise, lang)
    if p.eyrie is not None:
        return eyrie(p.eyrie, lang)
    if p.alliance is not None:
        return alliance(p.alliance, lang)
    if p.vagabond is not None:
        return vagabond(p.vagabond, lang)
    if p.lizard is not None:
        return lizard(p.lizard, lang)
    if p.riverfolk is not None:
        return riverfolk(p.riverfolk, lang)
    if p.duchy is not None:
        return duchy(p.duchy, view, lang)
    return corvid(p.corvid, lang) if p.corvid is not None else []


def common(p: Player, lang: str) -> list[Text]:
    """Hand, supply, crafted cards and items, dominance, coalition."""
    held = Text(str(p.hand_count))
    if p.known and p.hand is None:
        held.append(" (").append_text(cards(p.known, lang)).append(")")
    found = [labelled(say(lang, "root-zone-hand"), held)]
    if p.vagabond is None:
        found.append(labelled(say(lang, "root-zone-supply"), p.supply))
    if p.effects:
        found.append(labelled(say(lang, "root-zone-play-area"), cards(p.effects, lang)))
    if p.crafted:
        found.append(labelled(say(lang, "root-zone-crafted"), items(p.crafted, lang)))
    found += [Text(say(lang, f"root-item-{name}.exhausted")) for name in p.worn]
    if p.dominance is not None:
        found.append(card(p.dominance, lang).append(" !"))
    if p.coalition is not None:
        found.append(Text("+ ").append_text(faction(p.coalition, lang)))
    if p.coffins:
        found.append(labelled(say(lang, "root-card-coffin-makers"), p.coffins))
    return found


# ---------------------------------------------------------------- tracks
def track(t: Track, lang: str, name: str = "") -> Text:
    """A track: pieces on the map of all there are; what the next one costs and scores."""
    label = name or say(lang, f"root-piece-{t.piece}")
    found = Text(f"{label} ").append(FILLED * t.on_map, style="green").append(EMPTY * t.left, style="dim")
    if t.cost is not None:
        found.append(f" -{t.cost}")
    if t.points is not None:
        found.append(f" +{t.points}", style="bold")
    return found


def bar(piece: str, n: int, lang: str) -> Text:
    """How many of the Duchy's pieces of a kind are on the map."""
    return track(Track(piece, n, DUCHY_PIECES[piece] - n), lang)


def by_suit(tracks: list[Track], lang: str) -> Text:
    """Three tracks of one piece, one a suit."""
    label = say(lang, f"root-piece-{tracks[0].piece}")
    rows = [track(t, lang, say(lang, f"root-suit-{t.suit}")) for t in tracks]
    return labelled(label, joined(rows))


def troops(found: list[Troop], lang: str) -> Text:
    """Warriors by faction."""
    return joined([faction(t.faction, lang).append(f" {t.n}", style="none") for t in found]) if found else Text("0")


# ---------------------------------------------------------------- the eight boards
def automaton(a: AutomatonView, lang: str) -> list[list[Text]]:
    """An automaton's difficulty, traits, order, tracks and bases; a Vagabot's character, items and quests."""
    about = [Text(say(lang, f"root-option-difficulty-{a.difficulty}")), *[Text(say(lang, f"root-trait-{t}")) for t in a.traits]]
    order = [card(a.order, lang)] if a.order is not None else []
    tracks = [labelled(say(lang, f"root-piece-{t.piece}"), f"{t.on_map}/{len(t.points) - 1}") for t in a.tracks]
    bases = [labelled(say(lang, "root-piece-base"), joined([suit(s, lang) for s in a.bases]))] if a.bases else []
    wanderer = [] if a.vagabot is None else vagabot(a.vagabot, lang)
    return [[*about, *order], [*tracks, *bases], *wanderer]


def marquise(m: MarquiseView, lang: str) -> list[list[Text]]:
    """Three tracks and the wood in supply."""
    wood = labelled(say(lang, "root-piece-wood"), m.wood)
    return [[*[track(t, lang) for t in m.tracks], wood]]


def eyrie(e: EyrieView, lang: str) -> list[list[Text]]:
    """Leader, roosts, and the Decree by column; cards still to be resolved stand in brackets."""
    leader = [] if e.leader is None else [Text(say(lang, f"root-leader-{e.leader}"), style="bold")]
    gone = [Text(f"{DEPOSED} {say(lang, f'root-leader-{name}')}", style="dim") for name in e.deposed]
    evening = labelled(say(lang, "root-phase-evening"), f"+{e.evening_points}")
    return [[*leader, *gone, track(e.roosts, lang), evening], [decree_column(c, lang) for c in e.decree]]


def decree_column(c: Column, lang: str) -> Text:
    """A column of the Decree: suits of its cards."""
    left = list(c.todo)
    shown = []
    for slug in c.cards:
        name = suit(card_suit(slug), lang)
        if slug in left:
            left.remove(slug)
            name = Text.assemble("[", name, "]")
        shown.append(name)
    label = f"{NOW if c.now else ''}{say(lang, f'root-column-{c.id}')}"
    return labelled(label, joined(shown) if shown else Text("–"))


def alliance(a: AllianceView, lang: str) -> list[list[Text]]:
    """Supporters, officers, bases, sympathy."""
    supporters: Text | int = a.supporter_count
    if a.supporters is not None:
        names = [times(say(lang, f"root-suit-{s}"), n) for s, n in counted([card_suit(slug) for slug in a.supporters])]
        supporters = Text(str(a.supporter_count)).append(f" ({', '.join(names)})" if names else "")
    found = [
        labelled(say(lang, "root-zone-supporters"), supporters),
        labelled(say(lang, "root-zone-officers"), a.officers),
        track(a.sympathy, lang),
    ]
    if a.bases:
        found.append(labelled(say(lang, "root-piece-base"), joined([suit(s, lang) for s in a.bases])))
    return [found]


def satchel(items: list[Item], lang: str) -> list[Text]:
    """Items by state."""
    owned = counted([f"root-item-{i.id}" + ("" if i.state == "ready" else f".{i.state}") for i in items])
    told = joined([Text(times(say(lang, key), n)) for key, n in owned])
    return [labelled(say(lang, "root-zone-satchel"), told)] if items else []


def completed(quests: list[str], lang: str) -> list[Text]:
    """Quests done, by suit."""
    suits = counted([QUEST_SUITS[q] for q in quests])
    told = joined([Text(times(say(lang, f"root-suit-{s}"), n), style=SUIT_COLOURS[s]) for s, n in suits])
    return [labelled(say(lang, "root-zone-completed"), told)] if quests else []


def vagabot(v: VagabotView, lang: str) -> list[list[Text]]:
    """A Vagabot's character, open quest, quests done, and items by state."""
    who = [] if v.character is None else [Text(say(lang, f"root-character-{v.character}"), style="bold")]
    quest = [] if v.quest is None else [labelled(say(lang, f"root-quest-{v.quest}"), suit(QUEST_SUITS[v.quest], lang))]
    return [[*who, *quest, *completed(v.quests, lang)], satchel(v.items, lang)]


def vagabond(v: VagabondView, lang: str) -> list[list[Text]]:
    """Character, items by state, relationships, quests done."""
    who = []
    if v.character is not None:
        special = say(lang, f"root-special-{SPECIALS[v.character]}")
        who = [Text(say(lang, f"root-character-{v.character}"), style="bold").append(f" ({special})", style="dim")]
    relations = []
    for r in v.relations:
        space = say(lang, f"root-relationship-{r.space}") + (f" +{r.aids}" if r.aids else "")
        relations.append(faction(r.faction, lang).append(f": {space}", style="none"))
    return [[*who, *completed(v.quests, lang)], satchel(v.items, lang), relations]


def lizard(c: LizardView, lang: str) -> list[list[Text]]:
    """Acolytes, Outcast, gardens, revealed cards."""
    outcast = suit(c.outcast, lang)
    if c.hated:
        outcast.append(f" ({say(lang, 'root-piece-outcast.hated')})")
    found = [labelled(say(lang, "root-zone-acolytes"), c.acolytes), labelled(say(lang, "root-piece-outcast"), outcast)]
    return [found, [by_suit(c.gardens, lang)], revealed(c.revealed, lang)]


def revealed(slugs: list[str], lang: str) -> list[Text]:
    """The cards shown this turn."""
    return [labelled(say(lang, "root-zone-revealed"), cards(slugs, lang))] if slugs else []


def riverfolk(r: RiverfolkView, lang: str) -> list[list[Text]]:
    """Funds, payments and committed funds; services with prices; trade posts."""
    money = [
        labelled(say(lang, f"root-zone-{zone}"), troops(found, lang))
        for zone, found in (("payments", r.payments), ("funds", r.funds), ("committed", r.committed))
    ]
    services = []
    for s, buyer in zip(r.services, (None, r.riverboats, r.mercenaries), strict=True):
        line = labelled(say(lang, f"root-service-{s.id}"), s.price)
        services.append(line if buyer is None else line.append(" ").append_text(faction(buyer, lang)))
    return [money, services, [by_suit(r.posts, lang)]]


def duchy(d: DuchyView, view: RootView, lang: str) -> list[list[Text]]:
    """The Burrow, buildings and tunnels on the map; ministers swayed (a tick: used this turn), crowns left."""
    below = 0 if view.burrow is None else sum(t.n for t in view.burrow.warriors if t.faction == "duchy")
    found = [
        labelled(say(lang, "root-burrow"), below),
        *[bar(piece, n, lang) for piece, n in (("citadel", d.citadels), ("market", d.markets), ("tunnel", d.tunnels))],
    ]
    crowns = [Text(f"{say(lang, f'root-rank-{c.rank}')} {c.left}") for c in d.crowns]
    ministers = [Text(say(lang, f"root-minister-{m}") + (f" {USED}" if m in d.used else "")) for m in d.swayed]
    swayed = labelled(say(lang, "root-zone-swayed"), joined(ministers) if ministers else "–")
    return [found, [swayed], [labelled(say(lang, "root-zone-crowns"), joined(crowns))], revealed(d.revealed, lang)]


def corvid(c: CorvidView, lang: str) -> list[list[Text]]:
    """Plots left, by kind for those who may know, and how many were laid this turn."""
    left = Text(str(c.plots_left))
    if c.supply:
        left.append(f" ({', '.join(times(say(lang, f'root-plot-{p}'), n) for p, n in counted(c.supply))})")
    if c.placed:
        left.append(f" +{c.placed}", style="bold")
    return [[labelled(say(lang, "root-piece-plot"), left)]]
