"""Environments for machines that learn: Gymnasium for one seat, PettingZoo for several, OpenSpiel's interface.

Importing this registers each installed game with Gymnasium, such as `garrison/LastMatch-v3` for `last-match`.
The number rises when options or observations change their places, or rewards their meaning.
"""

from __future__ import annotations

from garrison.core.errors import missing

try:
    import gymnasium
    import numpy  # noqa: F401 (asked for here, where the remedy can be told)
    import pettingzoo  # noqa: F401
except ImportError as error:
    raise missing(f"'{error.name}'", "rl") from None

from garrison.rl.environment_ids import ENVIRONMENTS, VERSION
from garrison.rl.gymnasium_env import SingleSeatEnv
from garrison.rl.pettingzoo_env import MultiSeatEnv

__all__ = ["ENVIRONMENTS", "VERSION", "MultiSeatEnv", "SingleSeatEnv"]

for _name, _game in ENVIRONMENTS.items():
    gymnasium.register(
        _name,
        entry_point="garrison.rl.gymnasium_env:SingleSeatEnv",
        vector_entry_point="garrison.rl.vector_env:BatchVectorEnv",
        kwargs={"game": _game},
    )
