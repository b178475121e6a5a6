"""Price and gain of an answer, before the click: signed numbers of what it takes and brings, where that is certain."""

from __future__ import annotations

from regnum.engine.ask import PASS, Ask
from regnum.engine.kinds import Arg, Message
from regnum.games.oath.battle import K_SACRIFICE, sacrifice_worth
from regnum.games.oath.campaign import K_DICE
from regnum.games.oath.cards import WORLD
from regnum.games.oath.citizens import exile_price, self_exile_price
from regnum.games.oath.components import (
    ACTION_COST,
    CAMPAIGN,
    CARD_SUIT,
    FAVOR,
    MUSTER,
    MUSTER_GAIN,
    MUSTER_PRICE,
    PEOPLES_FAVOR,
    PRICE_BURNT,
    PRICE_PLACED,
    RECOVER,
    SEARCH,
    SEARCH_DRAW,
    SECRET,
    SLOTS,
    TRADE,
    TRAVEL,
)
from regnum.games.oath.costs import cost_of
from regnum.games.oath.fight import ATTACKING, DEFENDING
from regnum.games.oath.forces import battle
from regnum.games.oath.lexicon import FIRST_BANNER_ITEM
from regnum.games.oath.losses import losses_of
from regnum.games.oath.minor import K_EXILE, MINOR_NAMES
from regnum.games.oath.muster import K_MUSTER
from regnum.games.oath.odds import odds, pools_with
from regnum.games.oath.places import slot_at
from regnum.games.oath.placing import spot_of
from regnum.games.oath.plans import K_PLAN, PLAN_WAY
from regnum.games.oath.play import K_PLAY
from regnum.games.oath.powers import ACTION_OF, K_USE, adviser_suits, number, replaced, tolls
from regnum.games.oath.powers_data import (
    COST_BURNT_FAVOR,
    COST_BURNT_SECRET,
    COST_FAVOR,
    COST_FLIP,
    COST_SACRIFICE,
    COST_SECRET,
    POWERS,
    POWERS_OF,
)
from regnum.games.oath.recover import K_PAYMENT, K_RECOVER, item_of, least
from regnum.games.oath.search import K_SEARCH, search_cost, sources
from regnum.games.oath.starting import K_MODIFY, owed
from regnum.games.oath.state import BANDITS, Oath, colour_of, my_site
from regnum.games.oath.targets import K_TARGET, target_dice
from regnum.games.oath.trade import K_TRADE, PRICE_IN_FAVOR, PRICE_IN_SECRETS, TRADE_FOR
from regnum.games.oath.travel import K_TRAVEL, destinations, travel_cost
from regnum.games.oath.turn import FIRST_MINOR, FIRST_POWER, K_ACT
from regnum.games.oath.vocabulary import (
    NONE,
    PLAN,
    Q_MUSTER_COST,
    Q_MUSTER_GAIN,
    Q_MUSTER_PRICE,
    Q_PLAY_GAIN,
    Q_SEARCH_DRAW,
    Q_TRADE_COST,
    Q_TRADE_FAVOR,
    Q_TRADE_SECRET,
    Q_TRAVEL_MAY,
    THINGS,
)

IN_SECRETS = THINGS.index("secret")
SELF_EXILE = MINOR_NAMES.index("self-exile")


def foretell(g: Oath, ask: Ask, option: int) -> list[Message]:
    """What an answer costs and brings, where that is certain."""
    me, kind = ask.seat, ask.kind
    if kind == K_SACRIFICE:
        return of_sacrifice(g, 0 if option == PASS else option)
    if option == PASS:
        return []
    if kind == K_ACT:
        return of_act(g, me, option)
    if kind in (K_USE, K_MODIFY):
        return of_cost(g, me, POWERS_OF[option][0]) if POWERS_OF[option] else []
    if kind == K_PLAN:
        bearer = PLAN_WAY.unpack(option)[0]
        return [hint for power in POWERS_OF[bearer] if POWERS[power].kind == PLAN for hint in of_cost(g, me, power)]
    if kind == K_SEARCH:
        return [*change("supply", -search_cost(g, me, option)), *change("card", drawn(g, me, option))]
    if kind == K_MUSTER:
        return of_muster(g, me, option)
    if kind == K_TRADE:
        return of_trade(g, me, *TRADE_FOR.unpack(option))
    if kind == K_RECOVER:
        return of_recover(g, me, item_of(g, me, option))
    if kind == K_PAYMENT:
        return change("favor" if ask.about == PEOPLES_FAVOR else "secret", -option)
    if kind == K_TRAVEL:
        return of_travel(g, me, slot_at(g, option))
    if kind == K_TARGET:
        return change("defense", target_dice(g, option))
    if kind == K_DICE:
        promised = odds(g, *pools_with(g, option))
        return [Message("oath-hint-odds", {"odds": promised.win, "given": promised.sacrifice})]
    if kind == K_EXILE:
        return change("favor", -exile_price(g, me, option))
    if kind == K_PLAY:
        return of_play(g, me, ask.about, spot_of(g, option))
    return []


def change(thing: str, n: int) -> list[Message]:
    """So much more or less of one thing; nothing of none."""
    signed = f"+{n}" if n > 0 else f"−{-n}"
    return [Message(f"oath-hint-{thing}", {thing: signed})] if n else []


def between(thing: str, numbers: list[int]) -> list[Message]:
    """A cost that depends on what is chosen next: the least of it."""
    return change(thing, max(numbers)) if numbers else []


def drawn(g: Oath, me: int, source: int) -> int:
    """How many cards a Search draws at most."""
    return min(
        number(g, Q_SEARCH_DRAW, me, SEARCH_DRAW, NONE, source), len(g.piles[source]) if source != WORLD else SEARCH_DRAW
    )


def of_cost(g: Oath, me: int, power: int) -> list[Message]:
    """What a power costs: tokens placed, burnt or turned, warbands sacrificed (7.1.2)."""
    cost = cost_of(g, me, power)
    found = change("favor", -cost[COST_FAVOR]) + change("burnt", -cost[COST_BURNT_FAVOR])
    found += change("secret", -cost[COST_SECRET] - cost[COST_BURNT_SECRET])
    return found + change("dark", cost[COST_FLIP]) + change("warband", -cost[COST_SACRIFICE])


def of_act(g: Oath, me: int, option: int) -> list[Message]:
    """The Supply of a major action, at its cheapest; the cost of an Action power."""
    if option >= FIRST_POWER:
        return of_cost(g, me, ACTION_OF[option - FIRST_POWER])
    if option == FIRST_MINOR + SELF_EXILE:
        return change("favor", -self_exile_price(g, me))
    if option >= FIRST_MINOR:
        return []
    if option == SEARCH:
        return between("supply", [-search_cost(g, me, source) for source in sources(g, me)])
    if option == TRAVEL:
        return between("supply", [-travel_cost(g, me, slot) for slot in destinations(g, me, False)])
    return change("supply", -ACTION_COST[option]) if option in (MUSTER, TRADE, RECOVER, CAMPAIGN) else []


def of_muster(g: Oath, me: int, card: int) -> list[Message]:
    """A token on the card, Supply, warbands as far as there are (5.2)."""
    token = "secret" if replaced(g, Q_MUSTER_PRICE, me, IN_SECRETS, card) else "favor"
    gained = min(number(g, Q_MUSTER_GAIN, me, MUSTER_GAIN, card), g.bank[colour_of(g, me)])
    supply = number(g, Q_MUSTER_COST, me, ACTION_COST[MUSTER], card)
    return [*change("supply", -supply), *change(token, -MUSTER_PRICE), *change("warband", gained)]


def of_trade(g: Oath, me: int, card: int, how: int) -> list[Message]:
    """Supply, tokens on the card, and what comes for them as far as the bank has it (5.3)."""
    suit = CARD_SUIT[card]
    matching = adviser_suits(g, me).count(suit)
    supply = number(g, Q_TRADE_COST, me, ACTION_COST[TRADE], card, how)
    favor = min(number(g, Q_TRADE_FAVOR, me, 1 + matching if how == FAVOR else 0, card, how), g.banks[suit])
    found = change("supply", -supply)
    if how == FAVOR:
        return found + change("secret", -PRICE_IN_SECRETS) + change("favor", favor)
    secrets = number(g, Q_TRADE_SECRET, me, matching, card, how)
    return found + change("favor", favor - PRICE_IN_FAVOR) + change("secret", secrets)


def of_recover(g: Oath, me: int, item: int) -> list[Message]:
    """The price of a relic at its site, or the least for a banner (5.4.2)."""
    supply = change("supply", -ACTION_COST[RECOVER])
    if item >= FIRST_BANNER_ITEM:
        banner = item - FIRST_BANNER_ITEM
        return supply + change("favor" if banner == PEOPLES_FAVOR else "secret", -least(g, me, banner))
    site = g.sites[my_site(g, me)]
    burnt = change("burnt", -PRICE_BURNT[site][FAVOR]) + change("secret", -PRICE_BURNT[site][SECRET])
    return supply + change("favor", -PRICE_PLACED[site]) + burnt


def of_travel(g: Oath, me: int, slot: int) -> list[Message]:
    """Supply and tolls of a way (5.6.1)."""
    favor, flips = owed(tolls(g, Q_TRAVEL_MAY, me, slot))
    return [*change("supply", -travel_cost(g, me, slot)), *change("favor", -favor), *change("dark", flips)]


def of_sacrifice(g: Oath, n: int) -> list[Message]:
    """How the Campaign ends, and whose warbands die of it (5.5.5, 5.5.6)."""
    fight = battle(g)
    attack = fight.swords + n * sacrifice_worth(g)
    sums: dict[str, Arg] = {"sum": attack, "against": fight.shields}
    if attack > fight.shields:
        fallen = losses_of(g, DEFENDING) if fight.defender != BANDITS else 0
        lost = [Message("oath-hint-foe-lost", {"n": fallen})] if fallen else []
        return [Message("oath-hint-victory", sums), *change("warband", -n), *lost]
    return [Message("oath-hint-defeat", sums), *change("warband", -losses_of(g, ATTACKING))]


def of_play(g: Oath, me: int, card: int, spot: int) -> list[Message]:
    """What a card brings that is played to a site (5.1.4.I/4)."""
    if spot >= SLOTS:
        return []
    if replaced(g, Q_PLAY_GAIN, me, IN_SECRETS, card):
        return change("secret", 1)
    return change("favor", min(1, g.banks[CARD_SUIT[card]]))
