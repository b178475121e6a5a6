"""What is being done, as players see it: the action in hand, a Campaign, a deal."""

from __future__ import annotations

import msgspec

from regnum.games.oath.components import (
    ACTIONS,
    ATTACK_FACES,
    BANNERS,
    CARDS,
    DEFENSE_FACES,
    REGIONS,
    RELICS,
    RELIQUARY,
    SITES,
    TOKENS,
)
from regnum.games.oath.fight import ATTACK_ROLL, ATTACKING, DEFENDING, STEPS, UNDECIDED, Fight
from regnum.games.oath.forces import strength
from regnum.games.oath.odds import odds_now
from regnum.games.oath.offer import PROMISES, THING, Offer
from regnum.games.oath.powers_data import BEARERS, POWERS
from regnum.games.oath.state import BANDITS, Oath
from regnum.games.oath.vocabulary import NONE


class Doing(msgspec.Struct):
    """The action in hand: who does what, with which card, where to, from where ("world" or a region), for what, how much."""

    action: str | None
    seat: int
    site: str | None
    card: str | None
    to: str | None
    source: str | None
    token: str | None
    amount: int
    used: list[str]


class Plan(msgspec.Struct):
    """A battle plan that was used, and by whom (None: the bandits)."""

    card: str
    seat: int | None


class Expected(msgspec.Struct):
    """What the dice of a side and its force promise: on average, in tenths, and between what in eight of ten rolls."""

    tenths: int
    low: int
    high: int


class Forecast(msgspec.Struct):
    """Both sides before the roll, and in how many of a hundred the attacker wins: by dice alone, or with sacrifices too."""

    sides: list[Expected]
    win: int
    sacrifice: int


class Battle(msgspec.Struct):
    """A Campaign in progress. `defender` is None for the bandits; `swords`, `shields` and `won` are None until they are known,
    the `forecast` is once the attack has been rolled.

    Lists of two are of the attack and the defense: dice in the `pool`, warbands (and bandits) of the `force`, `killed`."""

    attacker: int
    defender: int | None
    site: str
    step: str
    allies: list[int]
    sites: list[str]
    relics: list[str]
    banners: list[str]
    pawn: bool
    pool: list[int]
    force: list[int]
    plans: list[Plan]
    attack: list[str]
    defense: list[str]
    swords: int | None
    shields: int | None
    sacrificed: int
    won: str | None
    killed: list[int]
    forecast: Forecast | None


class Promise(msgspec.Struct):
    """A promise of the Tribunal: what, until which round, and what its breach costs."""

    word: str
    until: int
    token: str
    n: int


class Tray(msgspec.Struct):
    """What one side of a deal gives; `things` are called as in choices."""

    seat: int
    favor: int
    secrets: int
    things: list[str]
    promises: list[Promise]


class Deal(msgspec.Struct):
    """A deal in progress: by which card, two trays, the space of the Reliquary that goes with it, and who answers now."""

    source: str
    asked: int
    rounds: int
    trays: list[Tray]
    space: str | None
    shown: list[str]


def who(p: int) -> int | None:
    """A seat, None for nobody."""
    return None if p == NONE else p


def ref(g: Oath, slot: int) -> str:
    """What choices call a place of the map."""
    return SITES[g.sites[slot]] if g.faceup[slot] else f"facedown-{slot + 1}"


# ---------------------------------------------------------------- what is being done
def doing(g: Oath) -> Doing | None:
    """The action in hand, None between actions."""
    d = g.doing
    if d.who == NONE:
        return None
    return Doing(
        action=None if d.action == NONE else ACTIONS[d.action],
        seat=d.who,
        site=None if d.site == NONE else ref(g, d.site),
        card=None if d.card == NONE else CARDS[d.card],
        to=None if d.to == NONE else ref(g, d.to),
        source=None if d.source == NONE else REGIONS[d.source] if d.source < len(REGIONS) else "world",
        token=None if d.how == NONE else TOKENS[d.how],
        amount=d.amount,
        used=[BEARERS[POWERS[power].bearer] for power in d.used],
    )


def battle(g: Oath, f: Fight) -> Battle:
    """The Campaign in progress; all of it is public."""
    return Battle(
        attacker=f.attacker,
        defender=None if f.defender == BANDITS else f.defender,
        site=ref(g, f.site),
        step=STEPS[f.step],
        allies=f.allies,
        sites=[ref(g, slot) for slot in f.sites],
        relics=[RELICS[i] for i in f.relics],
        banners=[BANNERS[b] for b in f.banners],
        pawn=f.pawn,
        pool=[f.attack, f.defense],
        force=[strength(g, ATTACKING), strength(g, DEFENDING)],
        plans=[
            Plan(BEARERS[POWERS[power].bearer], None if by == BANDITS else by)
            for power, by in zip(f.plans, f.users, strict=True)
        ],
        attack=[ATTACK_FACES[face] for face in f.rolled_attack],
        defense=[DEFENSE_FACES[face] for face in f.rolled_defense],
        swords=f.swords if f.rolled_attack or f.won != UNDECIDED else None,
        shields=f.shields if f.rolled_defense or f.won != UNDECIDED else None,
        sacrificed=f.sacrificed,
        won=None if f.won == UNDECIDED else "attack" if f.won == ATTACKING else "defense",
        killed=f.killed,
        forecast=forecast(g) if f.step < ATTACK_ROLL and f.won == UNDECIDED else None,
    )


def forecast(g: Oath) -> Forecast:
    """What the dice of the Campaign promise, as it stands."""
    found = odds_now(g)
    return Forecast([Expected(*found.attack), Expected(*found.defense)], found.win, found.sacrifice)


def tray(o: Offer, side: int) -> Tray:
    """What one side gives."""
    seat = o.seat(side)
    return Tray(
        seat=seat,
        favor=o.favor[side],
        secrets=o.secrets[side],
        things=[THING.slugs[thing] for thing in o.things[side]],
        promises=[
            Promise(PROMISES[word], until, TOKENS[token], n) for giver, word, until, token, n in o.promises if giver == seat
        ],
    )


def deal(o: Offer) -> Deal:
    """The deal in progress; all of it is public."""
    return Deal(
        source=BEARERS[o.source],
        asked=o.asked,
        rounds=o.rounds,
        trays=[tray(o, side) for side in range(2)],
        space=None if o.space == NONE else RELIQUARY[o.space],
        shown=[RELIQUARY[space] for space in o.shown],
    )
