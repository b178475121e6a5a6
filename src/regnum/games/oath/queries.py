"""Numbers and permissions that powers change, computed from their base whenever they are read (9.2, effects.toml [query]).

What x and y are: of play.* the card, and whether it is FACEUP or FACEDOWN; of muster.*, trade.* the card, and FAVOR or SECRET;
of search.* the Supply it costs, and WORLD or a region; of travel.* and place.may the slot; of recover.*, take.may, give.may and
the bars of target.may the item, of its tolls the slot; of target.dice TARGET_SITE, TARGET_ITEM of a relic or TARGET_PAWN as y;
of power.may the power."""

from __future__ import annotations

from typing import Final

from regnum.engine.powers import Verdict
from regnum.games.oath.actions import declared, in_use
from regnum.games.oath.cards import is_vision
from regnum.games.oath.changes import (
    OF_ITSELF,
    SPEAKS_OF_ITSELF,
    STEPS,
    TO_BAR,
    TO_CHANGE,
    TO_IGNORE,
    TO_PERMIT,
    TO_REPLACE,
    TO_TOLL,
)
from regnum.games.oath.components import (
    ADVISER_LIMIT,
    CARD_LOCKED,
    CARD_SUIT,
    CARDS,
    CONSPIRACY,
    DARKEST_SECRET,
    NOMAD,
    PEOPLES_FAVOR,
    RELICS,
    SITE_CAPACITY,
    SLOT_REGION,
    SLOTS,
)
from regnum.games.oath.conditions import all_hold, count, holds
from regnum.games.oath.fight import DEFENDING
from regnum.games.oath.forces import bandits_of, side_of
from regnum.games.oath.own import ALLOWS, FORBIDS, OWN_IGNORE, own_change
from regnum.games.oath.powers_data import (
    CHANGES,
    COST_BURNT_SECRET,
    COST_FLIP,
    COST_SECRET,
    FIRST_RELIC,
    FIRST_RELIQUARY,
    FIRST_SITE,
    POWERS,
    Deed,
)
from regnum.games.oath.realm import lies_at, owner, payee, rules, rules_site, slot_of
from regnum.games.oath.state import Oath
from regnum.games.oath.vocabulary import (
    ASK,
    DO_ADD,
    DO_ALL,
    DO_BAR,
    DO_FREE,
    DO_HALF,
    DO_IGNORE,
    DO_LOCK,
    DO_MAY,
    DO_REPLACE,
    DO_SET,
    DO_TOLL,
    NONE,
    PLAN,
    Q_ADVISER_LIMIT,
    Q_LOCKED,
    Q_PLAN_COST,
    Q_PLAY_MAY,
    Q_RECOVER_MAY,
    Q_TARGET_DICE,
    Q_TARGET_MAY,
    THINGS,
)
from regnum.games.oath.whom import adviser_suits, concerns, in_play, side_rules

FACEDOWN: Final = 0
FACEUP: Final = 1
TARGET_SITE: Final = 0
TARGET_ITEM: Final = 1
TARGET_PAWN: Final = 2

SALT_THE_EARTH: Final = CARDS.index("salt-the-earth")
FAMILY_WAGON: Final = CARDS.index("family-wagon")
NARROW_PASS: Final = "narrow-pass"

T_SITE_POWERS: Final = THINGS.index("site-powers")
T_CARD_HERE: Final = THINGS.index("card-here")
T_SITE: Final = THINGS.index("site")
T_PAWN: Final = THINGS.index("pawn")
T_SITES_WITH: Final = THINGS.index("sites-with")
T_ME: Final = THINGS.index("me")
T_FOE: Final = THINGS.index("foe")
T_VISION_FACEUP: Final = THINGS.index("vision-faceup")
T_GOAL_VISION_FACEUP: Final = THINGS.index("goal-vision-faceup")
T_ADVISER_FACEDOWN: Final = THINGS.index("adviser-facedown")
T_SUIT: Final = THINGS.index("suit")
T_SUIT_FACEUP: Final = THINGS.index("suit-faceup")
T_NOT_MATCHING: Final = THINGS.index("not-matching")
T_DARKEST_SECRET: Final = THINGS.index("darkest-secret")
T_PEOPLES_FAVOR: Final = THINGS.index("peoples-favor")
T_MINE: Final = THINGS.index("mine")
T_MINE_BUT_THIS: Final = THINGS.index("mine-but-this")
T_MY_BANNERS: Final = THINGS.index("my-banners")
T_SECRET_COST: Final = THINGS.index("secret-cost")
T_FLIP: Final = THINGS.index("flip")
T_SECRET: Final = THINGS.index("secret")
T_DEARER: Final = THINGS.index("dearer")


# ---------------------------------------------------------------- numbers
def number(g: Oath, query: int, me: int, base: int, x: int = NONE, y: int = NONE) -> int:
    """A number as powers make it: set, then what rules of their own say, then raised and lowered, halved, free, limited;
    never below 0. Modifiers that are asked for count once they are declared, plans once they are used. `me`: who acts; of
    target.dice the defender. Everything there is (`all`) is x."""
    voices = g.live.voices[TO_CHANGE + query]
    if not voices:
        return base
    steps = [step for step in voices if counts(g, query, STEPS[step].power, me)]
    return reckoned(g, steps, query, me, base, x, y) if steps else base


def reckoned(g: Oath, steps: list[int], query: int, me: int, base: int, x: int, y: int) -> int:
    """A number after these changes of it, which count for a player, as far as they hold for x and y."""
    n = base
    for i in steps:
        step = STEPS[i]
        power, deed = step.power, step.deed
        data = POWERS[power]
        if data.when and data.kind != PLAN and not all_hold(g, data.when, data.bearer, me, x, y, n):
            continue
        if deed is not None:
            if fits(g, query, deed, me, x, y):
                n = changed_by(g, power, deed, me, n, x)
        else:
            change = own_change(power, query)
            if change is not None:
                n = change(g, me, power, n, x, y)
    return n if n >= 0 else max(n, min(base, 0))


def counts(g: Oath, query: int, power: int, me: int) -> bool:
    """Whether a power that is in play, or a plan, counts now where it changes a number."""
    data = POWERS[power]
    if data.kind == PLAN:
        return g.fight is not None and power in g.fight.plans
    if data.use == ASK and not declared(g, me, power):
        return False
    return rules(g, me, data.bearer) if query == Q_TARGET_DICE else concerns(g, power, me)


def changed_by(g: Oath, power: int, deed: Deed, me: int, n: int, x: int) -> int:
    """A number after one deed."""
    amount = deed.n if deed.counter == NONE else count(g, power, deed.counter, deed.suits, me)
    if deed.word == DO_SET:
        return amount
    if deed.word == DO_ADD:
        return n + amount
    if deed.word == DO_ALL:
        return max(n, x)
    if deed.word == DO_HALF:
        return n // 2
    return 0 if deed.word == DO_FREE else min(n, amount)


def fits(g: Oath, query: int, deed: Deed, me: int, x: int, y: int) -> bool:
    """Whether a deed speaks of x: of that sort of target, of a way into its region."""
    if query == Q_TARGET_DICE:
        return y == (TARGET_SITE if deed.thing == T_SITE else TARGET_PAWN if deed.thing == T_PAWN else TARGET_ITEM)
    if deed.region != NONE:
        outside = deed.word != DO_FREE or SLOT_REGION[g.pawn[me]] != deed.region
        return x != NONE and SLOT_REGION[x] == deed.region and outside
    return True


# ---------------------------------------------------------------- permissions
def bar(g: Oath, query: int, me: int, x: int = NONE, y: int = NONE) -> int:
    """The power that forbids x to a player, NONE if none does (9.2)."""
    voices = g.live.voices
    said = voices[TO_BAR + query]
    return PERMISSIONS.bar(g, query, said, voices[TO_IGNORE + query], me, x, y) if said else NONE


def ignored(g: Oath, query: int, named: int, me: int, x: int, y: int) -> bool:
    """Whether a power that binds a player is ignored by name (9.2/2)."""
    return PERMISSIONS.ignored(g, query, named, g.live.voices[TO_IGNORE + query], me, x, y)


def speaks(g: Oath, power: int, me: int, x: int) -> bool:
    """Whether a power has a say in what a player may do: it is in play, or is played, and concerns the player."""
    bearer = POWERS[power].bearer
    if g.live.here[bearer]:
        return concerns(g, power, me)
    return x == bearer and SPEAKS_OF_ITSELF[power]


class Permissions(Verdict[Oath]):
    """What powers in play say of what a player may do: a topic is a query (9.2)."""

    def forbids(self, g: Oath, query: int, power: int, me: int, x: int, y: int) -> bool:
        """By a deed or by a rule of its own, if the power has a say."""
        if not speaks(g, power, me, x):
            return False
        change = own_change(power, query)
        if change is not None:
            return holds(g, power, me, x, y) and change(g, me, power, NONE, x, y) == FORBIDS
        for deed in POWERS[power].deeds:
            if deed.word == DO_LOCK and query in (Q_RECOVER_MAY, Q_TARGET_MAY):
                if relic_locked(g, me, x):
                    return True
            elif deed.word == DO_BAR and deed.query == query and barred(g, query, power, deed, me, x, y):
                if holds(g, power, me, x, y):
                    return True
        return False

    def ignores(self, g: Oath, query: int, power: int, named: int, me: int, x: int, y: int) -> bool:
        """A power that is declared, if it must be, names a site, its kind, or by a rule of its own another power (9.2/2)."""
        data, bearer = POWERS[power], POWERS[named].bearer
        if not concerns(g, power, me) or (data.use == ASK and not declared(g, me, power)) or not holds(g, power, me, x, y):
            return False
        ignores = OWN_IGNORE[power]
        if ignores is not None and ignores(g, me, power, named):
            return True
        for deed in data.deeds:
            if deed.word == DO_IGNORE and FIRST_SITE <= bearer < FIRST_RELIQUARY:
                if deed.thing == T_SITE_POWERS or POWERS[named].rule.startswith(NARROW_PASS):
                    return True
        return False


PERMISSIONS: Final = Permissions()


def barred(g: Oath, query: int, power: int, deed: Deed, me: int, x: int, y: int) -> bool:
    """Whether the bar of a deed means x."""
    thing, bearer = deed.thing, POWERS[power].bearer
    if query == Q_PLAY_MAY:
        return barred_play(g, deed, bearer, x, y)
    if thing == T_SUIT:
        return CARD_SUIT[x] in deed.suits
    if thing == T_NOT_MATCHING:
        return CARD_SUIT[x] not in adviser_suits(g, me)
    if thing == T_DEARER:
        return x > deed.n
    if thing == T_SECRET_COST:
        return costs_secrets(g, me, x)
    if thing == T_ME:
        return rules(g, me, bearer)
    if thing == T_FOE:
        return not rules(g, me, bearer) and side_rules(g, DEFENDING, bearer)
    if thing in (T_DARKEST_SECRET, T_PEOPLES_FAVOR, T_MINE, T_MINE_BUT_THIS, T_MY_BANNERS):
        return barred_item(g, thing, bearer, x)
    return True


def costs_secrets(g: Oath, me: int, power: int) -> bool:
    """Whether secrets are placed, burnt or turned facedown for a power, as its cost or as a toll."""
    cost = POWERS[power].cost
    if cost[COST_SECRET] + cost[COST_BURNT_SECRET] + cost[COST_FLIP] > 0:
        return True
    if any([deed.word == DO_TOLL and deed.thing == T_FLIP for deed in POWERS[power].deeds]):
        return True
    return POWERS[power].kind == PLAN and plan_extra(g, me, T_SECRET) > 0


def barred_play(g: Oath, deed: Deed, bearer: int, card: int, face: int) -> bool:
    """Whether the bar of a deed means this card, faceup or facedown, at the site that the action in hand has come to."""
    thing, to = deed.thing, g.doing.to
    if thing == T_VISION_FACEUP:
        return is_vision(card) and face == FACEUP
    if thing == T_GOAL_VISION_FACEUP:
        return is_vision(card) and card != CONSPIRACY and face == FACEUP
    if thing == T_ADVISER_FACEDOWN:
        return face == FACEDOWN
    if thing == T_SUIT_FACEUP:
        return CARD_SUIT[card] in deed.suits and face == FACEUP
    return card == bearer and to != NONE and any([CARD_LOCKED[other] for other in g.cards[to]])


def barred_item(g: Oath, thing: int, bearer: int, item: int) -> bool:
    """Whether the bar of a deed means this relic or banner."""
    if thing == T_DARKEST_SECRET:
        return item == len(RELICS) + DARKEST_SECRET
    if thing == T_PEOPLES_FAVOR:
        return item == len(RELICS) + PEOPLES_FAVOR
    holder = g.relic_at[item] if item < len(RELICS) else g.banner_of[item - len(RELICS)]
    if holder != owner(g, bearer):
        return False
    if thing == T_MY_BANNERS:
        return item >= len(RELICS)
    return thing == T_MINE or FIRST_RELIC + item != bearer


def may(g: Oath, query: int, me: int, thing: int = NONE, x: int = NONE, y: int = NONE) -> int:
    """The power that permits `thing` (a word of THINGS; NONE: any), NONE if none does. A permission without a cost need not
    be declared: who makes use of it declares it then. Rules of their own are asked about x where `thing` is NONE."""
    for power in g.live.voices[TO_PERMIT + query]:
        if not speaks(g, power, me, x):
            continue
        data = POWERS[power]
        if data.use == ASK and not data.free and not declared(g, me, power):
            continue
        change = own_change(power, query)
        if change is not None:
            if thing == NONE and holds(g, power, me, x, y) and change(g, me, power, NONE, x, y) == ALLOWS:
                return power
            continue
        for deed in data.deeds:
            if deed.word == DO_MAY and deed.query == query and thing in (NONE, deed.thing):
                if permitted(g, power, deed, x) and holds(g, power, me, x, y):
                    return power
    return NONE


def permitted(g: Oath, power: int, deed: Deed, x: int) -> bool:
    """Whether the permission of a deed means x: the card that speaks of itself, a site with such cards, the site that is
    played to."""
    bearer = POWERS[power].bearer
    if deed.thing in OF_ITSELF:
        return x == bearer
    if deed.thing == T_CARD_HERE:
        return g.doing.to in (NONE, slot_of(g, bearer))
    if deed.thing == T_SITES_WITH:
        return any([CARD_SUIT[card] in deed.suits for card in g.cards[x]])
    return True


def untolled(g: Oath, query: int) -> bool:
    """Whether nothing in play asks a toll for anything that a query is about."""
    return not g.live.voices[TO_TOLL + query]


def tolls(g: Oath, query: int, me: int, x: int = NONE, y: int = NONE) -> list[int]:
    """The powers whose toll is due for x and not yet paid in the action in hand."""
    found: list[int] = []
    for power in g.live.voices[TO_TOLL + query]:
        if not concerns(g, power, me) or declared(g, me, power):
            continue
        data = POWERS[power]
        for deed in data.deeds:
            if deed.word == DO_TOLL and deed.query == query and (data.bearer < FIRST_SITE or lies_at(g, data.bearer, x)):
                if holds(g, power, me, x, y) and not ignored(g, query, power, me, x, y):
                    found.append(power)
    return found


def replaced(g: Oath, query: int, me: int, thing: int, x: int = NONE) -> bool:
    """Whether a power puts `thing` in the place of what a query yields: one that is mandatory, or declared."""
    for power in g.live.voices[TO_REPLACE + query]:
        if counts(g, query, power, me) and holds(g, power, me, x):
            if any([deed.word == DO_REPLACE and deed.query == query and deed.thing == thing for deed in POWERS[power].deeds]):
                return True
    return False


# ---------------------------------------------------------------- cards and sites
def locked(g: Oath, me: int, card: int) -> bool:
    """Whether a card in play cannot be discarded, moved or swapped by a player: a chain, or Ancient Bloodline (7.2.2)."""
    at = g.card_at[card]
    if at == NONE:
        return False
    return CARD_LOCKED[card] or (at < SLOTS and site_locked(g, me, at))


def site_locked(g: Oath, me: int, slot: int) -> bool:
    """Whether cards and relics at a site are locked for a player: an enemy with the Ancient Bloodline rules it."""
    for power in CHANGES[Q_LOCKED]:
        bearer = POWERS[power].bearer
        if in_play(g, bearer) and rules_site(g, payee(g, bearer), slot) and concerns(g, power, me):
            return True
    return False


def relic_locked(g: Oath, me: int, relic: int) -> bool:
    """Whether a relic lies at a site where it is locked for a player."""
    for slot in range(SLOTS):
        if relic in g.site_relics[slot]:
            return site_locked(g, me, slot)
    return False


def removable(g: Oath, me: int, card: int) -> bool:
    """Whether a player may discard a card that lies faceup: neither locked nor in use (7.2.2, 7.4.3)."""
    return not locked(g, me, card) and not in_use(g, card)


def capacity(g: Oath, slot: int) -> int:
    """How many cards a site holds (2.8.1): none facedown, one under Salt the Earth."""
    if not g.faceup[slot]:
        return 0
    return 1 if g.card_at[SALT_THE_EARTH] == slot else SITE_CAPACITY[g.sites[slot]]


def bandits_at(g: Oath, slot: int) -> int:
    """The bandits of a faceup site (2.8.3/2)."""
    return bandits_of(g, slot) if g.faceup[slot] else 0


def adviser_limit(g: Oath, p: int) -> int:
    """How many advisers that count a player may have (5.1.4.II, 7.6.4)."""
    limit = number(g, Q_ADVISER_LIMIT, p, ADVISER_LIMIT)
    return 1 if owner(g, FAMILY_WAGON) == p else limit


def counted_advisers(g: Oath, p: int) -> int:
    """How many advisers of a player count against the limit: with the Family Wagon no faceup Nomads."""
    faceup = g.advisers[p]
    if owner(g, FAMILY_WAGON) == p:
        faceup = [card for card in faceup if CARD_SUIT[card] != NOMAD]
    return len(faceup) + len(g.hidden[p])


def excess(g: Oath, p: int) -> int:
    """How many advisers a player has too many."""
    return max(0, counted_advisers(g, p) - adviser_limit(g, p))


def plan_extra(g: Oath, me: int, what: int) -> int:
    """What a plan costs more of a thing (7.5.3): the other side has Gleaming Armor or an Insect Swarm."""
    n = 0
    for power in CHANGES[Q_PLAN_COST]:
        if side_of(g, me) != NONE and in_play(g, POWERS[power].bearer) and concerns(g, power, me):
            n += sum([deed.n for deed in POWERS[power].deeds if deed.thing == what])
    return n
