"""What never changes and the client draws: cards, sites, relics, tracks. Every Message becomes a text in each language."""

from __future__ import annotations

from typing import Any, Final

from regnum.engine.kinds import Message
from regnum.games.oath.components import (
    ACTION_COST,
    ACTIONS,
    ADVISER_LIMIT,
    BANNERS,
    CARD_LOCKED,
    CARD_PLACE,
    CARD_SUIT,
    CARDS,
    FIRST_EDIFICE,
    FIRST_RUIN,
    FIRST_VISION,
    FULL_SUPPLY,
    OATHS,
    PRICE_BANK,
    PRICE_BURNT,
    PRICE_PLACED,
    REGIONS,
    RELIC_DICE,
    RELICS,
    RELIQUARY,
    RESTRICTIONS,
    REVEAL_RELICS,
    ROUNDS,
    SITE_CAPACITY,
    SITE_CLASS,
    SITE_CLASSES,
    SITE_HOMELAND,
    SITES,
    SITES_IN_REGION,
    STABLE_REGIME,
    SUITS,
    TOKENS,
    VISIONS_COST,
    VISIONS_TO_WIN,
)
from regnum.games.oath.powers_data import (
    COSTS,
    FIRST_BANNER,
    FIRST_RELIC,
    FIRST_RELIQUARY,
    FIRST_SITE,
    PLAN_SIDES,
    POWERS,
    POWERS_OF,
)
from regnum.games.oath.vocabulary import KINDS, NONE

CLAUSES: Final[dict[str, str]] = {
    "plan": "5.5.3",
    "modifier": "7.4",
    "when-played": "7.3.3",
    "action": "7.3.2",
    "persistent": "7.1.4",
    "continuous": "7.1.4",
    "rest": "7.3.4",
    "wake": "7.3.1",
    "vision": "3.2",
    "banner": "2.5",
    "title": "2.11",
}
"""The clause that says what a kind of power is."""


def told(stem: str, slug: str) -> dict[str, Any]:
    """A thing by its id, with its name and what it does."""
    return {"id": slug, "name": Message(f"oath-{stem}-{slug}"), "text": Message(f"oath-{stem}-{slug}.text")}


def power(i: int) -> dict[str, Any]:
    """The frame of a power: its kind, the side of a plan, its cost, and the clause of the kind."""
    p = POWERS[i]
    slug = KINDS[p.kind]
    return {
        "kind": slug,
        "side": None if p.side == NONE else PLAN_SIDES[p.side],
        "cost": {name: n for name, n in zip(COSTS, p.cost, strict=True) if n},
        "clause": CLAUSES.get(slug, ""),
    }


def powers(bearer: int) -> list[dict[str, Any]]:
    """The powers of whatever bears them."""
    return [power(i) for i in POWERS_OF[bearer]]


def sort_of(card: int) -> str:
    """Denizen, edifice, ruin or Vision."""
    if card < FIRST_EDIFICE:
        return "denizen"
    return "edifice" if card < FIRST_RUIN else "ruin" if card < FIRST_VISION else "vision"


def card(i: int) -> dict[str, Any]:
    """A denizen, an edifice, a ruin or a Vision."""
    sort = sort_of(i)
    return {
        **told("edifice" if sort == "ruin" else sort, CARDS[i]),
        "sort": sort,
        "suit": None if CARD_SUIT[i] == NONE else SUITS[CARD_SUIT[i]],
        "place": RESTRICTIONS[CARD_PLACE[i]],
        "locked": CARD_LOCKED[i],
        "powers": powers(i),
    }


def price(site: int) -> dict[str, Any] | None:
    """What recovering a relic at a site costs: favor into a bank, or tokens burnt."""
    burnt = dict(zip(TOKENS, PRICE_BURNT[site], strict=True))
    if not PRICE_PLACED[site] and not any(burnt.values()):
        return None
    bank = None if PRICE_BANK[site] == NONE else SUITS[PRICE_BANK[site]]
    return {"favor": PRICE_PLACED[site], "bank": bank, "burnt": burnt}


def site(i: int) -> dict[str, Any]:
    """A site."""
    return {
        **told("site", SITES[i]),
        "class": SITE_CLASSES[SITE_CLASS[i]],
        "homeland": None if SITE_HOMELAND[i] == NONE else SUITS[SITE_HOMELAND[i]],
        "capacity": SITE_CAPACITY[i],
        "relics": REVEAL_RELICS[i],
        "price": price(i),
        "powers": powers(FIRST_SITE + i),
    }


def oath(slug: str) -> dict[str, Any]:
    """An oath: who has the title, who succeeds the Chancellor."""
    stem = f"oath-oath-{slug}"
    return {
        "id": slug,
        "name": Message(f"{stem}.keeper"),
        "short": Message(stem),
        "goal": Message(f"{stem}.goal"),
        "successor": Message(f"{stem}.successor"),
    }


def static() -> dict[str, Any]:
    """Cards, sites, relics and tracks for the client."""
    return {
        "cards": [card(i) for i in range(len(CARDS))],
        "relics": [
            {**told("relic", slug), "dice": RELIC_DICE[i], "powers": powers(FIRST_RELIC + i)} for i, slug in enumerate(RELICS)
        ],
        "sites": [site(i) for i in range(len(SITES))],
        "niches": [{**told("reliquary", slug), "powers": powers(FIRST_RELIQUARY + i)} for i, slug in enumerate(RELIQUARY)],
        "banners": [{**told("banner", slug), "powers": powers(FIRST_BANNER + i)} for i, slug in enumerate(BANNERS)],
        "oaths": [oath(slug) for slug in OATHS],
        "suits": SUITS,
        "regions": [{"id": slug, "sites": n} for slug, n in zip(REGIONS, SITES_IN_REGION, strict=True)],
        "limits": {
            "rounds": ROUNDS,
            "stable": STABLE_REGIME,
            "visions": VISIONS_COST,
            "visions_to_win": VISIONS_TO_WIN,
            "supply": FULL_SUPPLY,
            "advisers": ADVISER_LIMIT,
            "actions": dict(zip(ACTIONS, ACTION_COST, strict=True)),
        },
    }
