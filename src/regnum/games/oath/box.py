"""Everything that binds a power, loaded; a power without its rule, or a deed that nothing carries out, fails here."""

from __future__ import annotations

from regnum.games.oath import exchanges, gains, looks, undertakings
from regnum.games.oath.changes import settle_topics
from regnum.games.oath.powers import check_complete, is_used
from regnum.games.oath.suits import arcane, bargains, beast, discord, hearth, nomad, order, plans, relics, sites

__all__ = [
    "arcane", "bargains", "beast", "discord", "exchanges", "gains", "hearth", "looks", "nomad", "order", "plans", "relics",
    "sites", "undertakings",
]  # fmt: skip

check_complete()
settle_topics(is_used)
