"""What a seat may know, as numbers for learning agents. Players are counted clockwise from the seat that looks; lands are
their homes in this order, then the Lost Kingdom."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from regnum.engine.layout import Axis, Layout, numbered
from regnum.games.tek.components import (
    ACTIONS,
    CAPACITY,
    CARDS,
    FIGURES,
    HIGHEST_NUMBER,
    MAGIC_TOP,
    NATIONS,
    PER_CARD,
    RESOURCES,
    TERRITORIES,
    TOKENS,
    TOWER_TOP,
    TRACK_END,
)
from regnum.games.tek.setup import PLAIN_TOWER, SETTING_UP, SIDES, WITH_TOKENS
from regnum.games.tek.state import HIDDEN, NEUTRAL, Tek

PLAYERS: Final = 5
LANDS: Final = 6
ARMIES: Final = 6
TURNS: Final = 100
STAGES: Final = 13
CARD_TERRITORIES: Final[int] = len(TERRITORIES)
KINDS_OF_NATION: Final[int] = len(NATIONS)

PLAYER: Final = numbered("player", PLAYERS)
ARMY: Final = Axis("army", [*PLAYER.slugs, "neutral"])
NATION: Final = Axis("nation", NATIONS)
LAND: Final = Axis("land", [*PLAYER.slugs, "lost-kingdom"])
TERRITORY: Final = Axis("territory", TERRITORIES)
REGION: Final = numbered("region", PER_CARD)
ACTION: Final = Axis("action", ACTIONS)

LAYOUT: Final = Layout(1)
SEATS: Final[int] = LAYOUT.count("seats", PLAYERS)
TURN: Final[int] = LAYOUT.count("turn", TURNS)
LAST_TURN: Final[int] = LAYOUT.flag("final")
STAGE: Final[int] = LAYOUT.flag("stage", numbered("stage", STAGES))
RULES: Final[int] = LAYOUT.flag("rules", Axis("rule", ["tokens", "plain-tower"]))
SHIELD: Final[int] = LAYOUT.flag("shield", ACTION)
CHOSEN: Final[int] = LAYOUT.flag("action", ACTION)
ACTIVE: Final[int] = LAYOUT.flag("active", PLAYER)
TO_ACT: Final[int] = LAYOUT.flag("acting", PLAYER)
PRESENT: Final[int] = LAYOUT.flag("present", PLAYER)
PEOPLE: Final[int] = LAYOUT.flag("nation", PLAYER, NATION)
MIMICS: Final[int] = LAYOUT.flag("mimics", PLAYER, NATION)
GOODS: Final[int] = LAYOUT.count("goods", TRACK_END, PLAYER, Axis("resource", RESOURCES))
MAGIC: Final[int] = LAYOUT.count("magic", MAGIC_TOP, PLAYER)
TOWER: Final[int] = LAYOUT.count("tower", TOWER_TOP, PLAYER)
IN_PLAY: Final[int] = LAYOUT.count("in-play", FIGURES, PLAYER)
TROPHIES: Final[int] = LAYOUT.count("trophies", PER_CARD, PLAYER)
CROWN: Final[int] = LAYOUT.flag("crown", PLAYER)
OFFERED: Final[int] = LAYOUT.flag("sides", TERRITORY)
CARD: Final[int] = LAYOUT.flag("territory", LAND, TERRITORY)
STANDING: Final[int] = LAYOUT.count("figures", CAPACITY, LAND, REGION, ARMY)
LYING: Final[int] = LAYOUT.count("searching", CAPACITY, LAND, REGION, PLAYER)
FACE_DOWN: Final[int] = LAYOUT.flag("token-facedown", LAND, REGION)
TOKEN: Final[int] = LAYOUT.category("token", TOKENS, LAND, REGION)
WAR_AT: Final[int] = LAYOUT.flag("war-at", LAND, REGION)
ATTACKER: Final[int] = LAYOUT.flag("attacker", PLAYER)
DEFENDER: Final[int] = LAYOUT.flag("defender", ARMY)
DIALS: Final[int] = LAYOUT.category(
    "dials", ["flag", *[str(n + 1) for n in range(HIGHEST_NUMBER)]], Axis("side", ["attacker", "defender"])
)


def features(g: Tek, seat: int, out: BytesWriter) -> None:
    """What `seat` may know: all but face-down tokens and dials that are not revealed."""
    n = g.seats
    order = g.order
    mine = order.index(seat)
    out[SEATS] = n
    out[TURN] = min(g.turn, TURNS)
    if g.final:
        out[LAST_TURN] = 1
    out[STAGE + g.stage] = 1
    if g.rules & WITH_TOKENS:
        out[RULES] = 1
    if g.rules & PLAIN_TOWER:
        out[RULES + 1] = 1
    for a in range(len(ACTIONS)):
        if g.shields >> a & 1:
            out[SHIELD + a] = 1
    if g.action >= 0:
        out[CHOSEN + g.action] = 1
    out[ACTIVE + (g.active - mine) % n] = 1
    to_act = (g.active + (g.at if g.stage < SETTING_UP else g.acting)) % n
    out[TO_ACT + (to_act - mine) % n] = 1
    if g.stage == SIDES and not g.over:
        for t in CARDS[g.card[order[to_act]]]:
            out[OFFERED + t] = 1
    player = [0, 0, 0, 0, 0, PLAYERS]
    slot = [-1] * CARD_TERRITORIES
    for i in range(n):
        s = order[(mine + i) % n]
        player[s] = i
        write_player(g, s, i, out)
        home = g.home[s]
        if home >= 0:
            slot[home] = i
            out[CARD + i * CARD_TERRITORIES + home] = 1
    if g.lost >= 0:
        slot[g.lost] = LANDS - 1
        out[CARD + (LANDS - 1) * CARD_TERRITORIES + g.lost] = 1
    write_figures(g, player, slot, out)
    if g.rules & WITH_TOKENS:
        write_tokens(g, slot, out)
    war = g.war
    if war is not None:
        out[WAR_AT + slot[war.region // PER_CARD] * PER_CARD + war.region % PER_CARD] = 1
        out[ATTACKER + player[war.attacker]] = 1
        out[DEFENDER + player[war.defender]] = 1
        for k in range(len(war.dials)):
            if war.dials[k] != HIDDEN:
                out[DIALS + k] = min(war.dials[k], HIGHEST_NUMBER) + 1


def write_player(g: Tek, s: int, i: int, out: BytesWriter) -> None:
    """The nation card of a seat, `i` places clockwise."""
    out[PRESENT + i] = 1
    if g.nation[s] >= 0:
        out[PEOPLE + i * KINDS_OF_NATION + g.nation[s]] = 1
    if g.mimic[s] >= 0:
        out[MIMICS + i * KINDS_OF_NATION + g.mimic[s]] = 1
    for k in range(3):
        out[GOODS + i * 3 + k] = g.goods[s * 3 + k]
    out[MAGIC + i] = g.magic[s]
    out[TOWER + i] = g.tower[s]
    out[IN_PLAY + i] = len(g.figures[s])
    out[TROPHIES + i] = g.trophies[s]
    if g.crown == s:
        out[CROWN + i] = 1


def write_figures(g: Tek, player: list[int], slot: list[int], out: BytesWriter) -> None:
    """Who stands and searches where."""
    for s in range(NEUTRAL + 1):
        i = player[s]
        for r in g.figures[s]:
            at = STANDING + (slot[r // PER_CARD] * PER_CARD + r % PER_CARD) * ARMIES + i
            out[at] = out[at] + 1
        if s < NEUTRAL:
            for r in g.searching[s]:
                at = LYING + (slot[r // PER_CARD] * PER_CARD + r % PER_CARD) * PLAYERS + i
                out[at] = out[at] + 1


def write_tokens(g: Tek, slot: list[int], out: BytesWriter) -> None:
    """Exploration tokens, those lying face down by their backs."""
    for t in range(CARD_TERRITORIES):
        if slot[t] >= 0:
            for k in range(PER_CARD):
                token = g.token[t * PER_CARD + k]
                if token < 0:
                    out[FACE_DOWN + slot[t] * PER_CARD + k] = 1
                elif token > 0:
                    out[TOKEN + slot[t] * PER_CARD + k] = token
