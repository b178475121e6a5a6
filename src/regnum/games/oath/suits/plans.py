"""Battle plans with a rule of their own, and Sneak Attack."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.deeds import HIDDEN, OPEN, lacking
from regnum.engine.lists import raised
from regnum.games.oath.campaign import can_campaign
from regnum.games.oath.components import BEAST, CAMPAIGN, CARD_SUIT, NOMAD
from regnum.games.oath.costs import cost_of
from regnum.games.oath.fight import RELIC_SPOTS
from regnum.games.oath.forces import BOARD, battle, leader, members, side_of
from regnum.games.oath.lexicon import CARD, NUMBER, PLACE, SEAT, SUIT, kind, reason, saying
from regnum.games.oath.losses import FORCE, force_place, survives, survivors
from regnum.games.oath.own import own
from regnum.games.oath.pieces import fallen, gain_favor, give_favor, kill_on_board, purse, put_at_site
from regnum.games.oath.places import place, slot_at
from regnum.games.oath.plans import win_now
from regnum.games.oath.play import discard
from regnum.games.oath.powers import adviser_suits, bar, relic_locked, removable
from regnum.games.oath.powers_data import COST_BURNT_FAVOR, COST_FAVOR, POWERS
from regnum.games.oath.realm import rules_site, slot_of
from regnum.games.oath.spoils import FOUND, burn_from_bank, due, spare
from regnum.games.oath.state import Oath, colour_of, my_site
from regnum.games.oath.targets import FOE, add_target
from regnum.games.oath.vocabulary import NONE, Q_PLACE_MAY
from regnum.games.oath.whom import cards_ruled, foe

HUNTED_DICE: Final = 1
FIRE_FAVOR: Final = 1
BANDIT_MOUNTS: Final = 2
"""Bandits give a Beast card only for so many Nomad plans."""

K_HUNT: Final = kind("hunt", FOUND, "5.5.2")
K_FIRE: Final = kind("sticky-fire", FOE, "5.5.8")
K_MOUNTS: Final = kind("wild-mounts", CARD, "5.5.8/2")
L_PEACE: Final = saying("peace", who=SEAT, n=NUMBER, seat=SEAT)
L_HUNT: Final = saying("hunted", who=SEAT, site=PLACE)
L_PARADE: Final = saying("parade", who=SEAT, n=NUMBER, suit=SUIT)
L_FIRE: Final = saying("sticky-fire", n=NUMBER, force=FORCE)
L_CAGED: Final = saying("caged", n=NUMBER, force=FORCE)
L_HEALED: Final = saying("hospital", n=NUMBER, site=PLACE)
L_UNHEALED: Final = saying("hospital-lost", n=NUMBER)
L_SNEAK: Final = saying("sneak-attack", who=SEAT, seat=SEAT)
R_NOT_TOGETHER: Final = reason("envoy-apart", "7.1.3")
R_PEACE_PRICE: Final = reason("envoy-price", "7.1.3", NUMBER)
R_NO_RELIC: Final = reason("hunt-nothing", "7.1.3")


# ---------------------------------------------------------------- Peace Envoy
def closed_envoy(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """Why it is closed: the enemy's pawn must be at a site of the user's side (5.5.3/5), and a favor for each defense die be
    there to give."""
    enemy = leader(g, foe(side_of(g, me)))
    if me < 0 or enemy < 0 or g.pawn[enemy] not in [my_site(g, p) for p in members(g, side_of(g, me))]:
        return R_NOT_TOGETHER
    cost = cost_of(g, me, power)
    price = battle(g).defense
    return OPEN if purse(g, me) >= price + cost[COST_FAVOR] + cost[COST_BURNT_FAVOR] else lacking(R_PEACE_PRICE, price)


def peace_envoy(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A favor for each die of the defense pool goes to the attacked or attacking player; the user's side wins, nobody dies."""
    enemy, price = leader(g, foe(side_of(g, me))), battle(g).defense
    give_favor(g, me, enemy, price)
    g.say(L_PEACE, me, price, enemy)
    win_now(g, side_of(g, me), peace=True)
    yield from ()


# ---------------------------------------------------------------- Relic Hunter
def huntable(g: Oath, me: int) -> list[int]:
    """Facedown relics at target sites that are no targets yet and not locked, by their place there (spoils.FOUND)."""
    fight = battle(g)
    found = []
    for slot in fight.sites:
        for i, relic in enumerate(g.site_relics[slot]):
            if slot * RELIC_SPOTS + i not in fight.hunted and not relic_locked(g, me, relic):
                found.append(FOUND.pack(place(g, slot), i + 1))
    return found


def closed_hunter(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """Why it is closed: no relic is or could be a target."""
    return OPEN if huntable(g, me) or battle(g).relics else R_NO_RELIC


def hunts(g: Oath, me: int) -> list[int]:
    """What may be hunted, and PASS."""
    return [*huntable(g, me), PASS]


def relic_hunter(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """Facedown relics at target sites become targets, for a defense die each."""
    while True:
        chosen = yield Ask(me, K_HUNT, partial(hunts, g, me))
        if chosen == PASS:
            return
        site, i = FOUND.unpack(chosen)
        add_target(g, slot_at(g, site), i - 1, HUNTED_DICE)
        g.say(L_HUNT, me, site)


# ---------------------------------------------------------------- Military Parade, Sticky Fire, Obsidian Cage
def military_parade(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A favor from the bank of its suit for each faceup adviser of the defeated side; what bandits would gain is burnt."""
    side = side_of(g, me)
    for q in members(g, foe(side)):
        for suit in adviser_suits(g, q):
            if me < 0:
                burn_from_bank(g, suit, 1)
                continue
            n = gain_favor(g, me, suit, 1)
            if n:
                g.say(L_PARADE, me, n, suit)
    yield from ()


def sticky_fire(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """The winner may kill all survivors of the other force, unless they ignore that, for a favor to its leader if able."""
    side = foe(side_of(g, me))
    enemy = leader(g, side)
    if enemy < 0 or (yield Ask(me, K_FIRE, partial(list, [enemy, PASS]))) == PASS:
        return
    if not survives(g, side):
        for p, n in enumerate(survivors(g)):
            if n:
                g.say(L_FIRE, n, force_place(g, BOARD + p))
                kill_on_board(g, p, n, side)
        battle(g).lost = [0] * g.seats
    if purse(g, me) >= FIRE_FAVOR:
        give_favor(g, me, enemy, FIRE_FAVOR)


def obsidian_cage(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """All survivors of the other force go from their boards onto the Cage."""
    for p, n in enumerate(survivors(g)):
        if n:
            g.warbands = raised(g.warbands, p, -n)
            g.cage = raised(g.cage, colour_of(g, p), n)
            g.say(L_CAGED, n, force_place(g, BOARD + p))
    battle(g).lost = [0] * g.seats
    yield from ()


# ---------------------------------------------------------------- Hospital, Wild Mounts
def hospital(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """What would have died of the user's side comes to the Hospital's site if the user rules it at the end, else it dies."""
    fight = battle(g)
    slot = slot_of(g, POWERS[power].bearer)
    stays = me >= 0 and slot != NONE and rules_site(g, me, slot) and bar(g, Q_PLACE_MAY, me, slot) == NONE
    ward, fight.ward = fight.ward, [0] * g.seats
    for colour, n in enumerate(ward):
        if n and stays and g.garrison_of[slot] in (NONE, colour):
            put_at_site(g, colour, slot, n)
            g.say(L_HEALED, n, place(g, slot))
        elif n:
            fallen(g, colour, n)
            g.say(L_UNHEALED, n)
    yield from ()


def mounts(g: Oath, me: int) -> list[int]:
    """The Beast cards that a player, or BANDITS, rules and may discard."""
    actor = me if me >= 0 else battle(g).attacker
    return [card for card in cards_ruled(g, me) if CARD_SUIT[card] == BEAST and removable(g, actor, card)]


def or_none(g: Oath, me: int) -> list[int]:
    """Those, and PASS."""
    return [*mounts(g, me), PASS]


def wild_mounts(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """One Beast card is discarded instead of all Nomad cards that the side must discard."""
    nomads = [card for card in due(g, side_of(g, me)) if CARD_SUIT[card] == NOMAD]
    if not nomads or not mounts(g, me) or (me < 0 and len(nomads) < BANDIT_MOUNTS):
        return
    chosen = mounts(g, me)[0] if me < 0 else (yield Ask(me, K_MOUNTS, partial(or_none, g, me)))
    if chosen != PASS:
        spare(g, nomads)
        yield from discard(g, me if me >= 0 else battle(g).attacker, chosen)


# ---------------------------------------------------------------- Sneak Attack
def closed_sneak(g: Oath, me: int, power: int, x: int, y: int) -> int:
    """Why it is closed after a Campaign of x: it must have been another's, and x be somebody who can be attacked."""
    if x in (NONE, me):
        return HIDDEN
    return OPEN if can_campaign(g, me, g.pawn[me], x) else HIDDEN


def sneak_attack(g: Oath, me: int, power: int, x: int, y: int) -> Rule[None]:
    """A Campaign against who has just campaigned comes next."""
    g.granted = [[me, CAMPAIGN, x, power], *g.granted]
    g.say(L_SNEAK, me, x)
    yield from ()


own("peace-envoy", peace_envoy, closed_envoy)
own("relic-hunter", relic_hunter, closed_hunter)
own("military-parade", windows={"campaign.victory": military_parade})
own("sticky-fire", windows={"campaign.victory": sticky_fire})
own("obsidian-cage", windows={"campaign.victory": obsidian_cage})
own("hospital", windows={"campaign.end": hospital})
own("wild-mounts", windows={"campaign.end": wild_mounts})
own("sneak-attack", sneak_attack, closed_sneak)
