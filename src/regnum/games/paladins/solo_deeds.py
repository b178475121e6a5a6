"""The actions of the solo opponent: why one is closed to it, and what it does (solo.recruit to solo.favour)."""

from __future__ import annotations

from typing import Final

from regnum.engine.ask import Rule
from regnum.engine.deeds import OPEN, lacking
from regnum.engine.lists import changed, raised
from regnum.games.paladins.borders import (
    L_ATTACKED,
    L_CONVERTED,
    L_MONK,
    L_OUTPOST,
    R_NO_OUTSIDER,
    R_NO_WALL,
    build_wall,
    exhausted,
    free_squares,
    remove_outsider,
    short_of,
    squareless,
)
from regnum.games.paladins.components import (
    ABSOLVE,
    ACTION_GAINS,
    ATTACK,
    ATTACKED,
    COMMISSION,
    CONSPIRE,
    CONVERT,
    CONVERTED_STRENGTH,
    CRIMINAL,
    FAITH_FLAG,
    FALLBACK,
    FALLBACK_WORKERS,
    FAVOUR_DEBT,
    FAVOUR_GAINS,
    FAVOUR_ROUNDS,
    FORTIFY,
    FREE_RECRUIT,
    GAINS,
    GARRISON,
    KINGS_FAVOUR,
    LABOURER,
    NONE,
    PRAY,
    RAISES,
    RECRUIT,
    REQUIRED,
    REST,
    SLOTS,
    SOLO,
    SPACES,
    SQUARE_GAINS,
    STRENGTH_FLAG,
    TRADE,
    UNCOVERS,
    WALL_GAINS,
    Gain,
)
from regnum.games.paladins.gains import R_NO_DEBT, displayed, pay_debts, take_debt
from regnum.games.paladins.inquisition import suspect
from regnum.games.paladins.kings import R_FAVOUR_USED, occupy_favour
from regnum.games.paladins.lexicon import OF, SOLO_OPPONENT
from regnum.games.paladins.marker import advance, pick
from regnum.games.paladins.solo_gains import discard, dismiss, gain_all, gain_attribute, gain_workers, pray
from regnum.games.paladins.solo_reasons import (
    GONE,
    L_ENOUGH,
    L_JAR,
    L_RESTS,
    L_SQUARE,
    L_SQUARE_INSTEAD,
    PREFERENCE,
    SEALED,
    TAKEN,
    cause,
)
from regnum.games.paladins.state import MONK, OPPONENT, OUTPOST, Paladins, hand, workshops_on
from regnum.games.paladins.town import R_NO_TOWNSFOLK
from regnum.games.paladins.workers import R_WORKERS

ACTION_WORKERS: Final[int] = SOLO["action_workers"]
FAVOUR_WORKERS: Final[int] = SOLO["favour_workers"]
CONSPIRE_WORKERS: Final[int] = SOLO["conspire_workers"]
PAYS_DEBT: Final = PREFERENCE.index("pay-debt")


# ---------------------------------------------------------------- workers
def workers_left(g: Paladins) -> int:
    """Its unused workers."""
    return sum(hand(g, OPPONENT))


def needed(g: Paladins, action: int) -> int:
    """The workers an action needs: on the right-hand side 3, less its workshops (solo.scheme.4, P-16)."""
    if action == KINGS_FAVOUR:
        return FAVOUR_WORKERS
    if action in FALLBACK:
        return FALLBACK_WORKERS[FALLBACK.index(action)]
    return ACTION_WORKERS - workshops_on(g, OPPONENT, action).bit_count()


def lay_workers(g: Paladins, action: int) -> None:
    """Its workers go to the slots beside the workshops, whatever their colour (solo.workers.1)."""
    need = needed(g, action)
    bits = workshops_on(g, OPPONENT, action) if action < SPACES else 0
    g.say(L_ENOUGH, action, OF.pack(min(99, workers_left(g)), need), bits.bit_count())
    g.workers = raised(g.workers, OPPONENT * 6 + LABOURER, -need)
    if action < SPACES:
        places = [i for i in range(len(SLOTS[action])) if not bits >> i & 1][:need]
        laid = [LABOURER if i in places else NONE for i in range(len(SLOTS[action]))]
        g.laid = changed(g.laid, OPPONENT * SPACES + action, laid)


# ---------------------------------------------------------------- why not
def closed(g: Paladins, action: int) -> int:
    """OPEN, or why it cannot take an action: occupied, too few workers, or not to be carried out (solo.scheme.2, P-25)."""
    if action < SPACES:
        why = exhausted(g, OPPONENT, action)
        if why != OPEN:
            return why
    if workers_left(g) < needed(g, action):
        return lacking(R_WORKERS, OF.pack(workers_left(g), needed(g, action)))
    if action == RECRUIT:
        return OPEN if displayed(g.townsfolk) else R_NO_TOWNSFOLK
    if action in (COMMISSION, GARRISON):
        why = squareless(g, OPPONENT, action)
        return why if why != OPEN or wanted(g, action) else R_NO_DEBT
    if action == FORTIFY:
        return short_of(g, OPPONENT, FORTIFY, REQUIRED[FORTIFY][len(g.walls[OPPONENT])]) if g.wall_deck else R_NO_WALL
    if action == ABSOLVE:
        return short_of(g, OPPONENT, ABSOLVE, REQUIRED[ABSOLVE][g.jars[OPPONENT]])
    if action in (ATTACK, CONVERT):
        flags = [flags_of(action)[i] for i, card in enumerate(g.outsiders) if card != NONE]
        return short_of(g, OPPONENT, action, min(flags)) if flags else R_NO_OUTSIDER
    if action == KINGS_FAVOUR:
        return OPEN if [i for i in range(len(g.favours)) if closed_favour(g, i) == OPEN] else R_FAVOUR_USED
    return OPEN


def do(g: Paladins, action: int) -> Rule[None]:
    """Takes an action that is open."""
    g.action = action
    if action == REST:
        rest(g)
        return
    lay_workers(g, action)
    if action == RECRUIT:
        yield from dismiss(g)
    elif action == PRAY:
        pray(g)
    elif action == TRADE:
        yield from gain_all(g, ACTION_GAINS[TRADE])
    elif action == CONSPIRE:
        yield from conspire(g)
    elif action in (COMMISSION, GARRISON):
        yield from settle(g, action)
    elif action == FORTIFY:
        yield from gain_all(g, WALL_GAINS[build_wall(g, OPPONENT)])
    elif action == ABSOLVE:
        yield from absolve(g)
    elif action == ATTACK:
        yield from attack(g)
    elif action == CONVERT:
        convert(g)
    else:
        assert action == KINGS_FAVOUR
        yield from use_favour(g)


# ---------------------------------------------------------------- conspire and rest
def conspire(g: Paladins) -> Rule[None]:
    """A Suspicion and two workers (solo.conspire.1)."""
    yield from suspect(g, OPPONENT, 1)
    gain_workers(g, CONSPIRE_WORKERS)


def rest(g: Paladins) -> None:
    """The marker moves 1 space and 1 for each worker left; then it has passed (solo.rest.1)."""
    g.say(L_RESTS, workers_left(g))
    advance(g, 1 + workers_left(g))
    g.passed |= 1 << OPPONENT


# ---------------------------------------------------------------- commission and garrison
def preference(gains: list[Gain]) -> int:
    """The place of a square's reward in PREFERENCE (solo.commission.2). Raises ValueError for a reward it does not name."""
    if gains[0].kind <= CRIMINAL:
        return PREFERENCE.index("one-worker" if sum([one.n for one in gains]) == 1 else "two-workers")
    return PREFERENCE.index(GAINS[gains[0].kind])


SQUARE_PREFERENCE: Final = [preference(gains) for gains in SQUARE_GAINS]


def wanted(g: Paladins, action: int) -> list[int]:
    """The free squares in reach; one that pays a Debt only with an unpaid one (solo.commission.2)."""
    squares = free_squares(g, OPPONENT, action)
    return squares if g.unpaid[OPPONENT] else [sq for sq in squares if SQUARE_PREFERENCE[sq] != PAYS_DEBT]


def choose_square(g: Paladins, action: int) -> int:
    """The leftmost square with the dearest reward, and which dearer ones it does not find."""
    squares = wanted(g, action)
    square = min(squares, key=SQUARE_PREFERENCE.__getitem__)
    best = SQUARE_PREFERENCE[square]
    missing = (1 << best) - 1
    if not g.unpaid[OPPONENT]:
        missing &= ~(1 << PAYS_DEBT)
    if missing:
        g.say(L_SQUARE_INSTEAD, best, square, missing - 1)
    else:
        g.say(L_SQUARE, best, square)
    return square


def settle(g: Paladins, action: int) -> Rule[None]:
    """The leftmost monk or outpost goes to a square; the attribute under it rises, the square rewards (solo.commission.1)."""
    square = choose_square(g, action)
    if action == COMMISSION:
        g.squares = changed(g.squares, square, OPPONENT * 2 + MONK)
        g.monks = raised(g.monks, OPPONENT, 1)
        g.say(L_MONK, SOLO_OPPONENT, square)
    else:
        g.squares = changed(g.squares, square, OPPONENT * 2 + OUTPOST)
        g.outposts = raised(g.outposts, OPPONENT, 1)
        g.say(L_OUTPOST, SOLO_OPPONENT, square)
    gain_attribute(g, RAISES[action], UNCOVERS[action])
    yield from gain_all(g, SQUARE_GAINS[square])


# ---------------------------------------------------------------- absolve
def absolve(g: Paladins) -> Rule[None]:
    """The leftmost jar is turned: a faith, a Suspicion less, then a Debt paid or else another Suspicion (solo.absolve.1)."""
    g.jars = raised(g.jars, OPPONENT, 1)
    g.say(L_JAR, g.jars[OPPONENT])
    gain_attribute(g, RAISES[ABSOLVE], UNCOVERS[ABSOLVE])
    yield from gain_all(g, ACTION_GAINS[ABSOLVE])
    if g.unpaid[OPPONENT]:
        yield from pay_debts(g, OPPONENT, 1)
    else:
        yield from discard(g, 1)


# ---------------------------------------------------------------- attack and convert
def flags_of(action: int) -> list[int]:
    """What the places of Outsiders require (attack.2, convert.4)."""
    return STRENGTH_FLAG if action == ATTACK else FAITH_FLAG


def beyond_strength(g: Paladins, place: int) -> int:
    """OPEN, or why it cannot attack an Outsider; it hires nobody (solo.attack.1)."""
    return beyond(g, ATTACK, place)


def beyond_faith(g: Paladins, place: int) -> int:
    """OPEN, or why it cannot convert an Outsider (solo.convert.1)."""
    return beyond(g, CONVERT, place)


def beyond(g: Paladins, action: int, place: int) -> int:
    """OPEN, or why an Outsider is out of reach."""
    if g.outsiders[place] == NONE:
        return GONE
    why = short_of(g, OPPONENT, action, flags_of(action)[place])
    return OPEN if why == OPEN else cause(why)


def attack(g: Paladins) -> Rule[None]:
    """The Outsider at the marker, or the next one in reach, is kept facedown and rewards (solo.attack.1)."""
    card = g.outsiders[pick(g, len(g.outsiders), beyond_strength)]
    remove_outsider(g, card)
    g.attacked = changed(g.attacked, OPPONENT, [*g.attacked[OPPONENT], card])
    g.say(L_ATTACKED, SOLO_OPPONENT, card)
    yield from gain_all(g, ATTACKED[card])


def convert(g: Paladins) -> None:
    """The Outsider at the marker, or the next one in reach, goes under its board and gives strength (solo.convert.1)."""
    card = g.outsiders[pick(g, len(g.outsiders), beyond_faith)]
    remove_outsider(g, card)
    g.converted = changed(g.converted, OPPONENT, [*g.converted[OPPONENT], card])
    g.say(L_CONVERTED, SOLO_OPPONENT, card)
    gain_attribute(g, RAISES[CONVERT], CONVERTED_STRENGTH[card])


# ---------------------------------------------------------------- King's Favours
def closed_favour(g: Paladins, place: int) -> int:
    """OPEN, or why it cannot use the King's Favour in a place: sealed, in use, or a recruit with nobody there."""
    if FAVOUR_ROUNDS[place] > g.round:
        return SEALED
    if g.favour_worker[place] != NONE:
        return TAKEN
    nobody = FAVOUR_GAINS[g.favours[place]][0].kind == FREE_RECRUIT and not displayed(g.townsfolk)
    return cause(R_NO_TOWNSFOLK) if nobody else OPEN


def use_favour(g: Paladins) -> Rule[None]:
    """The King's Favour at the marker, or the next one that is open, for no coins or provisions (solo.favour.1,
    solo.resources.7)."""
    place = pick(g, len(g.favours), closed_favour)
    card = g.favours[place]
    occupy_favour(g, OPPONENT, place, LABOURER)
    if FAVOUR_DEBT[card]:
        take_debt(g, OPPONENT, FAVOUR_DEBT[card])
    yield from gain_all(g, FAVOUR_GAINS[card])
