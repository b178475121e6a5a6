"""What the winner gets, and how a Campaign ends (5.5.7, 5.5.8)."""

from __future__ import annotations

from functools import partial
from typing import Final

from regnum.engine.ask import PASS, Ask, Rule
from regnum.engine.kinds import Number, Pair
from regnum.engine.lists import raised
from regnum.games.oath.cage import open_cage
from regnum.games.oath.cards import bury_relic, seize_banner, take_relic
from regnum.games.oath.components import CAMPAIGN, CARDS, GRAND_SCEPTER, PEOPLES_FAVOR, RELICS, SUITS, TRAVEL
from regnum.games.oath.effects import do
from regnum.games.oath.fight import ATTACKING, DEFENDING, RELIC_SPOTS
from regnum.games.oath.forces import BOARD, battle, count_at, leader, members, places, side_of, used_by
from regnum.games.oath.lexicon import ACTION, BANNER, BEARER, NUMBER, PLACE, RELIC, SEAT, SUIT, kind, saying
from regnum.games.oath.losses import FORCE, force_place, range_list
from regnum.games.oath.own import own_window
from regnum.games.oath.pieces import HOSPITAL, burnt_favor, has_used, put_at_site, remove_from_site
from regnum.games.oath.places import place
from regnum.games.oath.play import discard
from regnum.games.oath.powers_data import FIRST_RELIC, POWERS
from regnum.games.oath.queries import bar, number
from regnum.games.oath.recover import took_relics
from regnum.games.oath.state import ACT, BANDITS, Oath, colour_of
from regnum.games.oath.travel import destinations, travel_to
from regnum.games.oath.vocabulary import (
    AT_CAMPAIGN_END,
    AT_CAMPAIGN_VICTORY,
    DO_ATTACK,
    DO_CAMPAIGN,
    DO_GAIN,
    DO_TRAVEL,
    DROPS,
    NONE,
    Q_PLACE_MAY,
    Q_SPOILS_BURN,
    Q_TRAVEL_CHOOSER,
    THINGS,
)

RELIC_HUNTER: Final = CARDS.index("relic-hunter")
OBSIDIAN_CAGE: Final = RELICS.index("obsidian-cage")
AT_THE_END: Final = DROPS.index("end")
IF_DEFEATED: Final = DROPS.index("if-defeated")
END_UNLESS: Final = DROPS.index("end-unless")
END_IF_MORE: Final = DROPS.index("end-if-more")
IN_FAVOR: Final = THINGS.index("favor")
FOUND: Final = Pair(PLACE, Number(RELIC_SPOTS + 1), ("site", "n"))
"""A facedown relic at a site, by its place there, from 1."""
FROM_TO: Final = Pair(FORCE, PLACE, ("force", "site"))

K_GARRISON: Final = kind("garrison", NUMBER, "5.5.7.I", FROM_TO)
K_BURY: Final = kind("bury-taken", RELIC, "5.5.7.II")
K_BURY_FOUND: Final = kind("bury-found", FOUND, "5.5.7.II")
K_BANISH: Final = kind("banish", SEAT, "5.5.7.III")
K_BURN: Final = kind("burn-favor", NUMBER, "5.5.7.III/2", SEAT)
K_AGAIN: Final = kind("second-wind", ACTION, "10.after")
K_VICTORY: Final = kind("victory-plan", BEARER, "5.5.8")
L_GARRISON: Final = saying("garrison", who=SEAT, n=NUMBER, site=PLACE)
L_TOOK: Final = saying("took-relic", who=SEAT, relic=RELIC)
L_BURIED: Final = saying("buried-relic", who=SEAT, relic=RELIC)
L_BURIED_FOUND: Final = saying("buried-found", who=SEAT, site=PLACE)
L_SEIZED: Final = saying("seized", who=SEAT, banner=BANNER, n=NUMBER)
L_BURNT: Final = saying("burnt-favor", who=SEAT, n=NUMBER, seat=SEAT)
L_BANDITS_BURN: Final = saying("bandits-burn", n=NUMBER, suit=SUIT)


# ---------------------------------------------------------------- I: sites
def take_sites(g: Oath) -> Rule[None]:
    """On each target site the attacker may place warbands of the force, even none (5.5.7.I)."""
    fight = battle(g)
    me = fight.attacker
    for slot in sorted(fight.sites):
        if bar(g, Q_PLACE_MAY, me, slot) != NONE or g.garrison_of[slot] not in (NONE, colour_of(g, me)):
            continue
        for where in places(g, ATTACKING):
            if where == slot:
                continue
            about = FROM_TO.pack(force_place(g, where), place(g, slot))
            n = yield Ask(me, K_GARRISON, partial(range_list, 0, count_at(g, where)), about)
            if n:
                move(g, me, where, slot, n)
                g.say(L_GARRISON, me, n, place(g, slot))


def move(g: Oath, p: int, where: int, slot: int, n: int) -> None:
    """Warbands go from a place of the force to a site."""
    if where < BOARD:
        remove_from_site(g, where, n)
    else:
        g.warbands = raised(g.warbands, where - BOARD, -n)
    put_at_site(g, colour_of(g, p), slot, n)


# ---------------------------------------------------------------- II: relics and banners
def take_items(g: Oath) -> Rule[None]:
    """The attacker takes all target relics, all at once, and seizes the banners (5.5.7.II, 2.5.3); with the Relic Hunter a
    relic may go under the relic deck instead."""
    fight = battle(g)
    me = fight.attacker
    buries = has_used(g, ATTACKING, RELIC_HUNTER)
    taken: list[int] = []
    for relic in fight.relics:
        if g.relic_at[relic] != fight.defender:
            continue
        if buries and relic != GRAND_SCEPTER and (yield Ask(me, K_BURY, partial(list, [relic, PASS]))) != PASS:
            if relic == OBSIDIAN_CAGE:
                yield from open_cage(g, me)
            bury_relic(g, me, relic)
            g.say(L_BURIED, me, relic)
        else:
            taken.append(relic)
    for spot in sorted(fight.hunted, reverse=True):
        slot, i = spot // RELIC_SPOTS, spot % RELIC_SPOTS
        found = FOUND.pack(place(g, slot), i + 1)
        if (yield Ask(me, K_BURY_FOUND, partial(list, [found, PASS]))) != PASS:
            bury_relic(g, me, g.site_relics[slot][i])
            g.say(L_BURIED_FOUND, me, place(g, slot))
        else:
            taken.append(g.site_relics[slot][i])
            take_relic(g, me, taken[-1])
            g.chance.reveal()
    for relic in taken:
        if g.relic_at[relic] != me:
            take_relic(g, me, relic)
        g.say(L_TOOK, me, relic)
    for banner in fight.banners:
        seize_banner(g, me, banner)
        g.say(L_SEIZED, me, banner, g.banner_tokens[banner])
    if taken:
        yield from took_relics(g, me, taken)


# ---------------------------------------------------------------- III: pawn and favor
def banish(g: Oath) -> Rule[None]:
    """If pawn and favor were the target: the pawn may be made to travel, half of the favor may be burnt (5.5.7.III, O-09)."""
    fight = battle(g)
    me, foe = fight.attacker, fight.defender
    if not fight.pawn:
        return
    slots = destinations(g, foe, True, me)
    if slots:
        agreed = PASS + 1
        if number(g, Q_TRAVEL_CHOOSER, foe, me) != me:  # 5.5.7.III/3: the ruler of the Shrouded Wood names the site
            agreed = yield Ask(me, K_BANISH, partial(list, [foe, PASS]))
        if agreed != PASS:
            yield from travel_to(g, foe, slots, True, me, may_stay=True)
    n = number(g, Q_SPOILS_BURN, me, g.favor[foe] // 2, g.favor[foe])
    if n and (yield Ask(me, K_BURN, partial(list, [n, PASS]), foe)) != PASS:
        g.favor = raised(g.favor, foe, -n)
        burnt_favor(g, n)
        g.say(L_BURNT, me, n, foe)


# ---------------------------------------------------------------- the plans of the winner
def speaks_of_victory(power: int) -> bool:
    """Whether a plan has an effect when its side has won; one that comes after the Campaign apart (5.5.8)."""
    if own_window(power, AT_CAMPAIGN_VICTORY) is not None:
        return True
    return any([deed.on_victory and deed.word not in (DO_TRAVEL, DO_CAMPAIGN) for deed in POWERS[power].deeds])


def unresolved(g: Oath) -> list[int]:
    """The plans of the winner that are still to be resolved."""
    fight = battle(g)
    return [plan for plan in used_by(g, fight.won) if plan not in fight.resolved and speaks_of_victory(plan)]


def bearers(g: Oath) -> list[int]:
    """Their cards."""
    return [POWERS[plan].bearer for plan in unresolved(g)]


def resolve_victory(g: Oath) -> Rule[bool]:
    """One plan of the winner that speaks of victory, in the winner's order; tells whether none is left (5.5.8)."""
    fight = battle(g)
    if not unresolved(g):
        return True
    who, power = leader(g, fight.won), unresolved(g)[0]
    if who >= 0:
        bearer = yield Ask(who, K_VICTORY, partial(bearers, g))
        power = unresolved(g)[bearers(g).index(bearer)]
    fight.resolved = [*fight.resolved, power]
    user = fight.users[fight.plans.index(power)]
    act = own_window(power, AT_CAMPAIGN_VICTORY)
    if act is not None:
        yield from act(g, user, power, NONE, NONE)
    elif user >= 0:
        yield from do(g, user, power, win=True)
    else:
        bandits_win(g, power)
    return not unresolved(g)


def bandits_win(g: Oath, power: int) -> None:
    """Favor that bandits would gain is burnt."""
    for deed in POWERS[power].deeds:
        if deed.word == DO_GAIN and deed.thing == IN_FAVOR and deed.bank < len(SUITS):
            burn_from_bank(g, deed.bank, deed.n)


def burn_from_bank(g: Oath, suit: int, n: int) -> None:
    """Favor of a bank is burnt, as much as there is."""
    n = min(n, g.banks[suit])
    if n:
        g.banks = raised(g.banks, suit, -n)
        burnt_favor(g, n)
        g.say(L_BANDITS_BURN, n, suit)


# ---------------------------------------------------------------- spent plans
def spent(g: Oath, power: int) -> bool:
    """Whether a used plan is discarded at the end of the Campaign (5.5.8/2)."""
    fight = battle(g)
    drop, i = POWERS[power].drop, fight.plans.index(power)
    if drop == END_UNLESS:
        return g.banner_of[PEOPLES_FAVOR] not in members(g, side_of(g, fight.users[i]))
    if drop == END_IF_MORE:
        return any([abs(fight.choices[i]) == deed.other_n for deed in POWERS[power].deeds if deed.word == DO_ATTACK])
    return drop == AT_THE_END


def due(g: Oath, side: int) -> list[int]:
    """The cards of spent plans that a side must discard."""
    found = [POWERS[power].bearer for power in used_by(g, side) if spent(g, power)]
    return [card for card in found if card < FIRST_RELIC and g.card_at[card] != NONE and card not in battle(g).spared]


def spare(g: Oath, cards: list[int]) -> None:
    """Cards of spent plans stay in play (Wild Mounts)."""
    fight = battle(g)
    fight.spared = [*fight.spared, *cards]


def discarder(g: Oath, card: int) -> int:
    """Who discards the card of a plan: its user; for bandits the attacker."""
    fight = battle(g)
    user = BANDITS
    for power, by in zip(fight.plans, fight.users, strict=True):
        if POWERS[power].bearer == card:
            user = by
    return user if user >= 0 else fight.attacker


def defeated_plans(g: Oath) -> Rule[None]:
    """The loser discards the plans that say so in defeat (5.5.6/4)."""
    for power in used_by(g, 1 - battle(g).won):
        card = POWERS[power].bearer
        if POWERS[power].drop == IF_DEFEATED and g.card_at[card] != NONE:
            yield from discard(g, discarder(g, card), card)


def end_plans(g: Oath) -> Rule[None]:
    """What plans say of the end of the Campaign (Wild Mounts), then spent ones are discarded, then the Hospital empties
    (5.5.8/2)."""
    fight = battle(g)
    for power, user in zip(fight.plans, fight.users, strict=True):
        act = own_window(power, AT_CAMPAIGN_END)
        if act is not None and POWERS[power].bearer != HOSPITAL:
            yield from act(g, user, power, NONE, NONE)
    for side in (ATTACKING, DEFENDING):
        for card in due(g, side):
            yield from discard(g, discarder(g, card), card)
    for power, user in zip(fight.plans, fight.users, strict=True):
        act = own_window(power, AT_CAMPAIGN_END)
        if act is not None and POWERS[power].bearer == HOSPITAL:
            yield from act(g, user, power, NONE, NONE)


# ---------------------------------------------------------------- afterwards
def second_wind(g: Oath) -> None:
    """A plan that grants a Travel and a Campaign after a victory (Second Wind); not once the Act Phase is over."""
    fight = battle(g)
    if fight.won != ATTACKING or (fight.attacker == g.turn and g.stage != ACT):
        return
    for power in used_by(g, ATTACKING):
        words = [deed.word for deed in POWERS[power].deeds if deed.on_victory]
        if DO_TRAVEL in words:
            g.granted = [*g.granted, [fight.attacker, TRAVEL, NONE, power]]
        if DO_CAMPAIGN in words:
            g.granted = [*g.granted, [fight.attacker, CAMPAIGN, NONE, power]]
