"""Observations and masks as arrays, and the spaces they lie in."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from regnum.bots.lens import Lens
from regnum.engine.session import Session

Look = dict[str, NDArray[Any]]


def observation_space(lens: Lens) -> spaces.Dict:
    """A byte for each number of the observation, and a mask of the actions."""
    most = np.frombuffer(lens.most(), np.uint8)
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (lens.actions,), np.int8),
        }
    )


def look(lens: Lens, session: Session, seat: int) -> Look:
    """What a seat is given. The arrays are read-only; copy them to change them."""
    return {
        "observation": np.frombuffer(lens.observation(session, seat), np.uint8),
        "action_mask": np.frombuffer(lens.mask(session, seat), np.int8),
    }
