"""States as plain data, to be compared. A class lists its fields in `FIELDS`."""

from __future__ import annotations

import json
from hashlib import blake2b
from typing import Any, Final

from regnum.engine.chance import Chance

PLAIN: Final = (int, str, float)


def dump(thing: Any) -> Any:
    """Ints, strings, lists and dicts for anything with FIELDS, made of such things."""
    if thing is None or isinstance(thing, PLAIN):
        return thing
    if isinstance(thing, list | tuple):
        return [x if type(x) is int else dump(x) for x in thing]
    if isinstance(thing, Chance):
        return [thing.a, thing.b, thing.c, thing.d, thing.mark, thing.uses]
    return {"is": type(thing).__name__, **{name: dump(getattr(thing, name)) for name in thing.FIELDS}}


def digest(thing: Any) -> str:
    """A short hash of a state; equal states have equal digests in both builds."""
    return blake2b(json.dumps(dump(thing), sort_keys=True).encode(), digest_size=8).hexdigest()
