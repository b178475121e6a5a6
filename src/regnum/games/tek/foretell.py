"""Price and gain of an option, before the click."""

from __future__ import annotations

from regnum.engine.ask import PASS, Ask
from regnum.engine.kinds import Message
from regnum.games.tek.actions import K_EXPAND, build_cost, expand_cost, harvest
from regnum.games.tek.alliance import K_RETREAT, retreat_price
from regnum.games.tek.components import BUILD, CAPITAL, EXPAND, MAGIC_COST, NATIONS, RESEARCH, RUINS, TERRAIN, UNIT
from regnum.games.tek.lexicon import BUNDLE, COLLECT
from regnum.games.tek.movement import K_PATROL_ON, K_PATROL_TO, K_QUEST_TO, gain_of_moving
from regnum.games.tek.state import NEUTRAL, Tek, other_in
from regnum.games.tek.turn import K_ACT
from regnum.games.tek.war import K_DIAL, discount, neutral_cost


def foretell(g: Tek, ask: Ask, option: int) -> list[Message]:
    """What `option` costs and brings, as far as it is certain."""
    me = ask.seat
    if ask.kind == K_ACT:
        return of_deed(g, me, option)
    if option == PASS:
        return []
    if ask.kind in (K_PATROL_TO, K_PATROL_ON, K_QUEST_TO):
        return of_move(g, me, option, ask.about)
    if ask.kind == K_EXPAND:
        return [hint("costs", expand_cost(g, me) * UNIT[0])]
    if ask.kind == K_RETREAT:
        free = g.war is not None and g.war.free and g.war.region == ask.about  # exploration.5
        return [hint("costs", 0 if free else retreat_price(g, me) * UNIT[0])]
    if ask.kind == K_DIAL and option and g.war is not None:
        off = discount(g, me, g.war.region, me == g.war.attacker)
        return [Message("tek-hint-war-cost", {"n": max(0, option - off)})]
    return []


def hint(key: str, bundle: int) -> Message:
    """A hint about a bundle of resources."""
    return Message(f"tek-hint-{key}", {"it": BUNDLE.arg(bundle)})


def of_deed(g: Tek, me: int, deed: int) -> list[Message]:
    """Prices of the deeds, and what collecting brings."""
    if deed == BUILD:
        return [hint("costs", build_cost(g, me) * UNIT[1])]
    if deed == RESEARCH:
        return [hint("costs", MAGIC_COST[g.magic[me] + 1] * UNIT[2])]
    if deed == EXPAND:
        return [hint("costs", expand_cost(g, me) * UNIT[0])]
    if deed == COLLECT:
        gains, choices = harvest(g, me)
        found = [hint("gains", sum([min(9, n) * UNIT[i] for i, n in enumerate(gains)]))] if sum(gains) or not choices else []
        return found + ([Message("tek-hint-choice", {"n": choices})] if choices else [])
    return []


def of_move(g: Tek, me: int, to: int, origin: int) -> list[Message]:
    """War, gains and what the region is."""
    if to == origin:
        return [Message("tek-hint-stands")]
    gains = gain_of_moving(g, me, to)
    found = [hint("gains", gains)] if gains else []
    foe = other_in(g, me, to)
    if foe == NEUTRAL:
        found.append(Message("tek-hint-neutral", {"n": neutral_cost(g, me, to, origin)}))
    elif foe != PASS:
        found.append(Message("tek-hint-war", {"nation": Message(f"tek-nation-{NATIONS[g.nation[foe]]}.with")}))
    if g.token[to] < 0:
        found.append(Message("tek-hint-token"))
    if TERRAIN[to] == CAPITAL:
        found.append(Message("tek-hint-capital"))
    elif TERRAIN[to] == RUINS:
        found.append(Message("tek-hint-ruins"))
    return found
