"""Price and gain of an option, before the click."""

from __future__ import annotations

from regnum.engine.ask import PASS, Ask
from regnum.engine.kinds import Message
from regnum.games.root.battle import K_BATTLE
from regnum.games.root.board import count_on_map, pieces_at
from regnum.games.root.components import BIRD, CARD_POINTS, CARD_SUIT, FIRST_VIZIER, VAGABONDS
from regnum.games.root.craft import K_CRAFT
from regnum.games.root.factions.alliance import K_ORGANIZE, K_REVOLT, K_SPREAD, SYMPATHY_POINTS, spread_cost
from regnum.games.root.factions.conspiracies import K_SANCTIFY, gardens
from regnum.games.root.factions.corvid import FLIP_POINTS, K_FLIP
from regnum.games.root.factions.eyrie import K_RESOLVE, feasible
from regnum.games.root.factions.faction import BOOK
from regnum.games.root.factions.lizard import K_SCORE
from regnum.games.root.factions.lizard import POINTS as GARDEN_POINTS
from regnum.games.root.factions.marquise import COST, K_BUILD, POINTS
from regnum.games.root.factions.ministers import CROWN_POINTS, K_SWAY, RANK_OF
from regnum.games.root.factions.quests import EXPLORE_POINTS, K_EXPLORE
from regnum.games.root.factions.riverfolk import K_TRADE_POST, POST_POINTS
from regnum.games.root.factions.services import K_SERVICE
from regnum.games.root.lexicon import DEEDS, FIGHT, ROUTE, SITE
from regnum.games.root.menu import K_ACT
from regnum.games.root.movement import K_MOVE
from regnum.games.root.state import Root
from regnum.games.root.victory import enemies


def foretell(g: Root, ask: Ask, option: int) -> list[Message]:
    """What `option` costs and brings, as far as it is certain."""
    me = g.seat.index(ask.seat)
    if option == PASS:
        return []
    if ask.kind == K_ACT:
        return of_deed(me, DEEDS[option])
    if ask.kind == K_MOVE:
        return outraged(g, me, ROUTE.unpack(option)[1])
    if ask.kind == K_BATTLE:
        c, foe = FIGHT.unpack(option)
        return of_battle(g, foe, c)
    if ask.kind == K_CRAFT:
        points = CARD_POINTS[option]
        return gain(BOOK[me].crafted_points(g, option, points) if points else 0)
    if ask.kind == K_BUILD:
        piece = SITE.unpack(option)[1]
        built = count_on_map(g, piece)
        return [Message("root-hint-wood", {"n": COST[built]}), *gain(POINTS[piece][built])]
    if ask.kind == K_RESOLVE:
        return [] if feasible(g, ask.about, option) else of_turmoil(g)
    if ask.kind == K_REVOLT:
        return gain(sum([len(pieces_at(g, f, option)) for f in enemies(g, me)]))
    if ask.kind == K_SPREAD:
        cost = Message("root-hint-supporters", {"n": spread_cost(g, option)})
        return [cost, *gain(SYMPATHY_POINTS[g.sympathy.bit_count()])]
    if ask.kind == K_ORGANIZE:
        return gain(SYMPATHY_POINTS[g.sympathy.bit_count()])
    if ask.kind == K_SWAY:
        return gain(CROWN_POINTS[RANK_OF[option]])
    if ask.kind == K_FLIP:
        return gain(FLIP_POINTS * (1 + len([x for x in g.plots if x > 0])))
    if ask.kind == K_EXPLORE:
        return gain(EXPLORE_POINTS)
    if ask.kind == K_SERVICE:
        return [Message("root-hint-service", {"n": g.riverfolk.prices[option]})]
    if ask.kind == K_SANCTIFY:
        return gain(1)
    if ask.kind == K_SCORE:
        return gain(GARDEN_POINTS[gardens(g)[CARD_SUIT[option]]])
    if ask.kind == K_TRADE_POST:
        return gain(POST_POINTS[g.riverfolk.founded[g.suits[option]]])
    return []


def of_deed(me: int, deed: str) -> list[Message]:
    """What a deed of the menu is about. A pawn moves without warriors (9.2.2) and scores for the ruin it explores (9.5.3)."""
    if deed == "move" and me in VAGABONDS:
        return [Message("root-hint-pawn")]
    return [Message(f"root-deed-{deed}.hint"), *(gain(EXPLORE_POINTS) if deed == "explore" else [])]


def gain(points: int) -> list[Message]:
    """A hint about points, if there are any."""
    return [Message("root-hint-points", {"n": points})] if points else []


def outraged(g: Root, me: int, to: int) -> list[Message]:
    """A move into a sympathetic clearing costs a card (8.2.6)."""
    return [Message("root-hint-outrage")] if any([BOOK[x].is_outraged(g, me, to) for x in g.order]) else []


def of_battle(g: Root, foe: int, c: int) -> list[Message]:
    """Who is defenseless, and who fights as guerrillas."""
    found = []
    if BOOK[foe].defenseless(g, c):
        found.append(Message("root-hint-defenseless"))
    if BOOK[foe].takes_high(g):
        found.append(Message("root-hint-guerrilla"))
    return found


def of_turmoil(g: Root) -> list[Message]:
    """What turmoil would cost."""
    cards = [card for column in g.eyrie.decree for card in column]
    birds = sum([1 for card in cards if CARD_SUIT[card] == BIRD])
    purged = sum([1 for card in cards if card < FIRST_VIZIER])
    return [Message("root-hint-turmoil", {"points": birds, "cards": purged})]
