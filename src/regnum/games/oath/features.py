"""What a seat may know, as numbers for learning agents. Players are counted in turn order from the seat that looks, and so
are the colours of warbands."""

from __future__ import annotations

from typing import Final

from librt.strings import BytesWriter

from regnum.engine.knowledge import knows
from regnum.engine.layout import Axis, Layout
from regnum.games.oath.cards import is_vision
from regnum.games.oath.components import (
    ACTIONS,
    ATTACK_FACES,
    BANNERS,
    CARDS,
    DEFENSE_FACES,
    FAVOR_TOKENS,
    FULL_SUPPLY,
    OATHS,
    REGIONS,
    RELICS,
    RELIQUARY,
    ROLES,
    ROUNDS,
    SITES,
    SLOTS,
    SUITS,
    TOKENS,
    VISIONS,
    VISIONS_TO_WIN,
    WARBANDS,
)
from regnum.games.oath.fight import STEPS, UNDECIDED, Fight
from regnum.games.oath.lexicon import MOST_SEATS
from regnum.games.oath.offer import THING, THINGS, Offer
from regnum.games.oath.powers_data import BEARERS, FIRST_RELIC, FIRST_SITE, POWERS
from regnum.games.oath.state import BANDITS, STAGES, Oath, colour_of
from regnum.games.oath.vocabulary import NONE

MANY: Final = 60
"""More than anyone has of what the box does not bound."""
MOST_WARBANDS: Final[int] = max(WARBANDS)
IN_PLAY: Final[int] = FIRST_SITE
"""Cards and relics, which tokens lie on."""

PLAYER: Final = Axis("player", [str(i) for i in range(MOST_SEATS)])
SLOT: Final = Axis("slot", [str(slot + 1) for slot in range(SLOTS)])
CARD: Final = Axis("card", CARDS)
RELIC: Final = Axis("relic", RELICS)
BEARER: Final = Axis("bearer", BEARERS[:IN_PLAY])
REGION: Final = Axis("region", REGIONS)
SPACE: Final = Axis("space", RELIQUARY)
BANNER: Final = Axis("banner", BANNERS)
BACK: Final = Axis("back", ["denizen", "vision"])
SIDE: Final = Axis("side", ["attack", "defense"])

BY_ADVISER: Final[int] = SLOTS
BY_HIDDEN: Final[int] = BY_ADVISER + MOST_SEATS
BY_HAND: Final[int] = BY_HIDDEN + MOST_SEATS
BY_VISION: Final[int] = BY_HAND + MOST_SEATS
BY_PILE: Final[int] = BY_VISION + MOST_SEATS
ON_TOP: Final[int] = BY_PILE + len(REGIONS)
CARD_PLACES: Final = [
    *[f"slot-{slot}" for slot in SLOT.slugs],
    *[f"{place}-{i}" for place in ("adviser", "facedown", "hand", "vision") for i in PLAYER.slugs],
    *[f"pile-{region}" for region in REGIONS],
    "world-top",
]
"""Where a card can be known to lie."""
IN_RELIQUARY: Final[int] = SLOTS + MOST_SEATS
RELIC_PLACES: Final = [
    *[f"slot-{slot}" for slot in SLOT.slugs], *[f"player-{i}" for i in PLAYER.slugs], *[f"space-{s}" for s in RELIQUARY],
]  # fmt: skip
"""Where a relic can be known to lie."""

LAYOUT: Final = Layout(1)
SEATS: Final[int] = LAYOUT.count("seats", MOST_SEATS)
ROUND: Final[int] = LAYOUT.count("round", ROUNDS)
STAGE: Final[int] = LAYOUT.flag("stage", Axis("stage", STAGES))
TURN: Final[int] = LAYOUT.flag("active", PLAYER)
OATH: Final[int] = LAYOUT.flag("oath", Axis("oath", OATHS))
VISIONS_DRAWN: Final[int] = LAYOUT.count("visions-drawn", VISIONS_TO_WIN)
END_DIE: Final[int] = LAYOUT.count("end-die", 6)
ROLE: Final[int] = LAYOUT.flag("role", PLAYER, Axis("role", ROLES))
TITLE: Final[int] = LAYOUT.flag("title", PLAYER)
USURPER: Final[int] = LAYOUT.flag("usurper")
PAWN: Final[int] = LAYOUT.flag("pawn", PLAYER, SLOT)
SUPPLY: Final[int] = LAYOUT.count("supply", FULL_SUPPLY, PLAYER)
FAVOR: Final[int] = LAYOUT.count("favor", FAVOR_TOKENS, PLAYER)
SECRETS: Final[int] = LAYOUT.count("secrets", MANY, PLAYER)
DARK: Final[int] = LAYOUT.count("secrets-facedown", MANY, PLAYER)
BOARD: Final[int] = LAYOUT.count("warbands", MOST_WARBANDS, PLAYER)
BANK: Final[int] = LAYOUT.count("warband-bank", MOST_WARBANDS, PLAYER)
HIDDEN: Final[int] = LAYOUT.count("facedown-advisers", MANY, PLAYER, BACK)
HAND: Final[int] = LAYOUT.count("hand", MANY, PLAYER, BACK)
CAGE: Final[int] = LAYOUT.count("caged", MOST_WARBANDS, PLAYER)
PROPHET: Final[int] = LAYOUT.category("prophet", PLAYER.slugs, Axis("vision", VISIONS))
SITE: Final[int] = LAYOUT.category("site", SITES, SLOT)
FACEUP: Final[int] = LAYOUT.flag("faceup", SLOT)
GARRISON: Final[int] = LAYOUT.count("garrison", MOST_WARBANDS, SLOT)
GARRISON_OF: Final[int] = LAYOUT.category("garrison-of", PLAYER.slugs, SLOT)
SITE_RELICS: Final[int] = LAYOUT.count("site-relics", len(RELICS), SLOT)
SITE_FAVOR: Final[int] = LAYOUT.count("site-favor", FAVOR_TOKENS, SLOT)
SITE_SECRETS: Final[int] = LAYOUT.count("site-secrets", MANY, SLOT)
CARD_AT: Final[int] = LAYOUT.category("card-at", CARD_PLACES, CARD)
RELIC_AT: Final[int] = LAYOUT.category("relic-at", RELIC_PLACES, RELIC)
ON_FAVOR: Final[int] = LAYOUT.count("favor-on", FAVOR_TOKENS, BEARER)
ON_SECRETS: Final[int] = LAYOUT.count("secrets-on", MANY, BEARER)
WORLD: Final[int] = LAYOUT.flag("world-back", BACK)
PILES: Final[int] = LAYOUT.count("piles", len(CARDS), REGION, BACK)
RELIC_DECK: Final[int] = LAYOUT.count("relic-deck", len(RELICS))
FILLED: Final[int] = LAYOUT.flag("reliquary", SPACE)
BANKS: Final[int] = LAYOUT.count("favor-banks", FAVOR_TOKENS, Axis("suit", SUITS))
SHARED: Final[int] = LAYOUT.count("shared-favor", FAVOR_TOKENS)
BANNER_OF: Final[int] = LAYOUT.category("banner-of", PLAYER.slugs, BANNER)
BANNER_TOKENS: Final[int] = LAYOUT.count("banner-tokens", MANY, BANNER)
MOB: Final[int] = LAYOUT.flag("mob")
VOW: Final[int] = LAYOUT.category("vow", OATHS)
DOER: Final[int] = LAYOUT.flag("doing-who", PLAYER)
DOING: Final[int] = LAYOUT.flag("doing", Axis("action", ACTIONS))
DOING_CARD: Final[int] = LAYOUT.category("doing-card", CARDS)
DOING_TO: Final[int] = LAYOUT.flag("doing-to", SLOT)
DOING_FROM: Final[int] = LAYOUT.category("doing-from", [*REGIONS, "world"])
DOING_FOR: Final[int] = LAYOUT.category("doing-for", TOKENS)
DOING_AMOUNT: Final[int] = LAYOUT.count("doing-amount", MANY)
ATTACKER: Final[int] = LAYOUT.flag("attacker", PLAYER)
DEFENDER: Final[int] = LAYOUT.flag("defender", Axis("defender", [*PLAYER.slugs, "bandits"]))
FIGHT_AT: Final[int] = LAYOUT.flag("campaign-at", SLOT)
STEP: Final[int] = LAYOUT.flag("campaign-step", Axis("step", STEPS))
ALLIES: Final[int] = LAYOUT.flag("allies", PLAYER)
TARGET_SITES: Final[int] = LAYOUT.flag("target-sites", SLOT)
TARGET_RELICS: Final[int] = LAYOUT.flag("target-relics", RELIC)
TARGET_BANNERS: Final[int] = LAYOUT.flag("target-banners", BANNER)
TARGET_PAWN: Final[int] = LAYOUT.flag("target-pawn")
POOL: Final[int] = LAYOUT.count("dice", MANY, SIDE)
PLANS: Final[int] = LAYOUT.flag("plans", Axis("power", BEARERS))
ATTACK_ROLL: Final[int] = LAYOUT.count("attack-roll", MANY, Axis("face", ATTACK_FACES))
DEFENSE_ROLL: Final[int] = LAYOUT.count("defense-roll", MANY, Axis("face", DEFENSE_FACES))
SWORDS: Final[int] = LAYOUT.count("swords", MANY)
SHIELDS: Final[int] = LAYOUT.count("shields", MANY)
SACRIFICED: Final[int] = LAYOUT.count("sacrificed", MOST_WARBANDS)
WON: Final[int] = LAYOUT.category("campaign-won", SIDE.slugs)
KILLED: Final[int] = LAYOUT.count("killed", MOST_WARBANDS, SIDE)
MAKER: Final[int] = LAYOUT.flag("deal-maker", PLAYER)
PARTNER: Final[int] = LAYOUT.flag("deal-partner", PLAYER)
DEAL_ROUNDS: Final[int] = LAYOUT.count("deal-rounds", MANY)
TRAY: Final = Axis("tray", ["maker", "partner"])
DEAL_FAVOR: Final[int] = LAYOUT.count("deal-favor", FAVOR_TOKENS, TRAY)
DEAL_SECRETS: Final[int] = LAYOUT.count("deal-secrets", MANY, TRAY)
DEAL_THINGS: Final[int] = LAYOUT.flag("deal-things", TRAY, Axis("thing", THING.slugs))
DEAL_PROMISES: Final[int] = LAYOUT.count("deal-promises", MANY, TRAY)
DEAL_SPACE: Final[int] = LAYOUT.category("deal-space", RELIQUARY)


def features(g: Oath, seat: int, out: BytesWriter) -> None:
    """What `seat` may know: faces of what lies facedown only where it knows them, and never how many cards the world has."""
    n = g.seats
    out[SEATS] = n
    out[ROUND] = min(g.round, ROUNDS)
    out[STAGE + g.stage] = 1
    out[TURN + (g.turn - seat) % n] = 1
    out[OATH + g.oath] = 1
    out[VISIONS_DRAWN] = min(g.visions_drawn, VISIONS_TO_WIN)
    out[END_DIE] = g.end_die
    if g.title != NONE:
        out[TITLE + (g.title - seat) % n] = 1
    if g.usurper:
        out[USURPER] = 1
    for i in range(n):
        write_player(g, (seat + i) % n, i, seat, out)
    for slot in range(SLOTS):
        write_place(g, slot, seat, out)
    write_decks(g, seat, out)
    for suit in range(len(g.banks)):
        out[BANKS + suit] = g.banks[suit]
    out[SHARED] = g.shared
    for banner in range(len(g.banner_of)):
        if g.banner_of[banner] != NONE:
            out[BANNER_OF + banner] = (g.banner_of[banner] - seat) % n + 1
        out[BANNER_TOKENS + banner] = min(g.banner_tokens[banner], MANY)
    if g.mob:
        out[MOB] = 1
    out[VOW] = g.vow + 1
    write_doing(g, seat, out)
    fight = g.fight
    if fight is not None:
        write_fight(fight, n, seat, out)
    offer = g.offer
    if offer is not None:
        write_offer(offer, n, seat, out)


def raise_at(i: int, n: int, out: BytesWriter) -> None:
    """Adds to a number."""
    out[i] = out[i] + n


# ---------------------------------------------------------------- players and places
def write_player(g: Oath, p: int, i: int, seat: int, out: BytesWriter) -> None:
    """A player, `i` places after the seat that looks; facedown advisers and drawn cards by their backs, unless known."""
    colour = colour_of(g, p)
    out[ROLE + i * 3 + g.role[p]] = 1
    if g.pawn[p] != NONE:
        out[PAWN + i * SLOTS + g.pawn[p]] = 1
    out[SUPPLY + i] = min(g.supply[p], FULL_SUPPLY)
    out[FAVOR + i] = g.favor[p]
    out[SECRETS + i] = min(g.secrets[p], MANY)
    out[DARK + i] = min(g.dark[p], MANY)
    out[BOARD + i] = g.warbands[p]
    out[BANK + i] = g.bank[colour]
    out[CAGE + i] = g.cage[p]
    for card in g.advisers[p]:
        write_open(g, card, BY_ADVISER + i, out)
    for card in g.hidden[p]:
        raise_at(HIDDEN + i * 2 + (1 if is_vision(card) else 0), 1, out)
        if knows(g.known_at[card], seat):
            out[CARD_AT + card] = BY_HIDDEN + i + 1
    for card in g.hand[p]:
        raise_at(HAND + i * 2 + (1 if is_vision(card) else 0), 1, out)
        if knows(g.known_at[card], seat):
            out[CARD_AT + card] = BY_HAND + i + 1
    if g.vision[p] != NONE:
        write_open(g, g.vision[p], BY_VISION + i, out)
    for relic in g.relics[p]:
        out[RELIC_AT + relic] = SLOTS + i + 1
        out[ON_FAVOR + FIRST_RELIC + relic] = g.on_favor[FIRST_RELIC + relic]
        out[ON_SECRETS + FIRST_RELIC + relic] = min(g.on_secrets[FIRST_RELIC + relic], MANY)


def write_open(g: Oath, card: int, place: int, out: BytesWriter) -> None:
    """A faceup card with the tokens on it."""
    out[CARD_AT + card] = place + 1
    out[ON_FAVOR + card] = g.on_favor[card]
    out[ON_SECRETS + card] = min(g.on_secrets[card], MANY)


def write_place(g: Oath, slot: int, seat: int, out: BytesWriter) -> None:
    """A place of the map; the face of a facedown site for who has seen it."""
    site = g.sites[slot]
    if g.faceup[slot]:
        out[FACEUP + slot] = 1
    if g.faceup[slot] or knows(g.site_seen[site], seat):
        out[SITE + slot] = site + 1
    if g.garrison[slot]:
        out[GARRISON + slot] = g.garrison[slot]
        out[GARRISON_OF + slot] = (g.garrison_of[slot] - seat) % g.seats + 1
    for card in g.cards[slot]:
        write_open(g, card, slot, out)
    for relic in g.site_relics[slot]:
        raise_at(SITE_RELICS + slot, 1, out)
        if knows(g.relic_seen[relic], seat):
            out[RELIC_AT + relic] = slot + 1
    out[SITE_FAVOR + slot] = g.site_favor[slot]
    out[SITE_SECRETS + slot] = min(g.site_secrets[slot], MANY)


def write_decks(g: Oath, seat: int, out: BytesWriter) -> None:
    """Piles by their backs, what is known of them and of the top of the world deck, the Reliquary, Visions' warbands."""
    for region in range(len(g.piles)):
        for card in g.piles[region]:
            raise_at(PILES + region * 2 + (1 if is_vision(card) else 0), 1, out)
            if knows(g.known_at[card], seat):
                out[CARD_AT + card] = BY_PILE + region + 1
    if g.world:
        out[WORLD + (1 if is_vision(g.world[0]) else 0)] = 1
    for card in g.world:
        if not knows(g.known_at[card], seat):
            break
        out[CARD_AT + card] = ON_TOP + 1
    out[RELIC_DECK] = len(g.relic_deck)
    for space in range(len(g.reliquary)):
        relic = g.reliquary[space]
        if relic != NONE:
            out[FILLED + space] = 1
            if knows(g.relic_seen[relic], seat):
                out[RELIC_AT + relic] = IN_RELIQUARY + space + 1
    for vision in range(len(g.prophet)):
        if g.prophet[vision] != NONE:
            out[PROPHET + vision] = (g.prophet[vision] - seat) % g.seats + 1


# ---------------------------------------------------------------- what is being done
def write_doing(g: Oath, seat: int, out: BytesWriter) -> None:
    """The action in hand."""
    d = g.doing
    if d.who == NONE:
        return
    out[DOER + (d.who - seat) % g.seats] = 1
    if d.action != NONE:
        out[DOING + d.action] = 1
    out[DOING_CARD] = d.card + 1
    if d.to != NONE:
        out[DOING_TO + d.to] = 1
    out[DOING_FROM] = d.source + 1
    out[DOING_FOR] = d.how + 1
    out[DOING_AMOUNT] = min(d.amount, MANY)


def write_fight(f: Fight, n: int, seat: int, out: BytesWriter) -> None:
    """The Campaign in progress; all of it is public."""
    out[ATTACKER + (f.attacker - seat) % n] = 1
    out[DEFENDER + (MOST_SEATS if f.defender == BANDITS else (f.defender - seat) % n)] = 1
    out[FIGHT_AT + f.site] = 1
    out[STEP + f.step] = 1
    for p in f.allies:
        out[ALLIES + (p - seat) % n] = 1
    for slot in f.sites:
        out[TARGET_SITES + slot] = 1
    for relic in f.relics:
        out[TARGET_RELICS + relic] = 1
    for banner in f.banners:
        out[TARGET_BANNERS + banner] = 1
    if f.pawn:
        out[TARGET_PAWN] = 1
    out[POOL] = min(f.attack, MANY)
    out[POOL + 1] = min(f.defense, MANY)
    for power in f.plans:
        out[PLANS + POWERS[power].bearer] = 1
    for face in f.rolled_attack:
        raise_at(ATTACK_ROLL + face, 1, out)
    for face in f.rolled_defense:
        raise_at(DEFENSE_ROLL + face, 1, out)
    if f.rolled_attack or f.won != UNDECIDED:
        out[SWORDS] = min(f.swords, MANY)
    if f.rolled_defense or f.won != UNDECIDED:
        out[SHIELDS] = min(f.shields, MANY)
    out[SACRIFICED] = min(f.sacrificed, MOST_WARBANDS)
    out[WON] = f.won + 1
    for side in range(2):
        out[KILLED + side] = min(f.killed[side], MOST_WARBANDS)


def write_offer(o: Offer, n: int, seat: int, out: BytesWriter) -> None:
    """The deal in progress; all of it is public."""
    out[MAKER + (o.maker - seat) % n] = 1
    out[PARTNER + (o.partner - seat) % n] = 1
    out[DEAL_ROUNDS] = min(o.rounds, MANY)
    for side in range(2):
        out[DEAL_FAVOR + side] = min(o.favor[side], FAVOR_TOKENS)
        out[DEAL_SECRETS + side] = min(o.secrets[side], MANY)
        for thing in o.things[side]:
            out[DEAL_THINGS + side * THINGS + thing] = 1
    for promise in o.promises:
        raise_at(DEAL_PROMISES + (0 if promise[0] == o.maker else 1), 1, out)
    out[DEAL_SPACE] = o.space + 1
