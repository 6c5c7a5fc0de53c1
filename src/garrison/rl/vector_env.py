"""A batch of games as a vector environment of Gymnasium, as learners in the style of CleanRL want it.

For example::

    envs = gymnasium.make_vec("garrison/LastMatch-v3", num_envs=256, scenario="night")

Games restart within the step that ends them (AutoresetMode.SAME_STEP); the last position of a game is not shown.
`reset(seed=s)` begins the games of the seeds s, s + 1, ...
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from garrison.core.errors import Unknown
from garrison.rl.batch import GameBatch
from garrison.rl.episode import SEEDS

Seen = dict[str, NDArray[Any]]


class BatchVectorEnv(VectorEnv[Seen, NDArray[Any], NDArray[Any]]):
    """Many solo games. The settings are those of `GameBatch`."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}

    def __init__(self, game: str, num_envs: int = 1, **settings: Any) -> None:
        self.batch = GameBatch(game, num_envs, **settings)
        if len(self.batch.seats) != 1:
            raise Unknown(
                f"{game} {self.batch.setup.scenario} has several seats: use garrison.rl.MultiSeatEnv"
            )
        self.num_envs = num_envs
        options = len(self.batch.game.options)
        seen = spaces.Box(0.0, 1.0, (self.batch.layout.width,), np.float32)
        self.single_observation_space = spaces.Dict(
            {"observation": seen, "action_mask": spaces.MultiBinary(options)}
        )
        self.single_action_space = spaces.Discrete(options)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """New games: of that seed and those that follow it, or of the next ones."""
        super().reset(seed=seed)
        self.batch.reset(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        return self._look(), {"action_mask": self.batch.mask}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """An option for each game; NotOffered if one is not on offer."""
        batch = self.batch
        batch.step(actions)
        info: dict[str, Any] = {"action_mask": batch.mask}
        if batch.over.any():
            info |= {
                "result": batch.results[:, 0].copy(),
                "score": batch.scores[:, 0].copy(),
                "_result": batch.over.copy(),
            }
        over = batch.over.copy()
        return self._look(), batch.rewards.copy(), over, np.zeros_like(over), info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done in each game."""
        return self.batch.mask.astype(bool)

    def _look(self) -> Seen:
        return {"observation": self.batch.observations.copy(), "action_mask": self.batch.mask.copy()}
