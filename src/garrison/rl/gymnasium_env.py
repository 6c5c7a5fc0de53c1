"""Gymnasium: a game with one seat, one choice a step, chance answered inside.

    import gymnasium, garrison.rl

    env = gymnasium.make("garrison/LastMatch-v2", scenario="night")
    seen, info = env.reset(seed=7)
    seen, reward, over, _, info = env.step(env.action_space.sample())

What may be done is `seen["action_mask"]`. An option that is not on offer changes nothing, earns nothing, and
`info["refused"]` names the rule against it; `strict=True` raises NotOffered instead.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from garrison.core.errors import NotOffered, Unknown
from garrison.rl.episode import SEEDS, Episode, MaskedDiscrete, episode_settings
from garrison.rl.observation import FEATURES, encoder_for
from garrison.rl.rewards import Value, value_function

SEAT = 0


class SingleSeatEnv(gymnasium.Env[dict[str, Any], np.int64]):
    """A solo game. `observation` is features or text, `reward` result, score or a function of one's own."""

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        observation: str = FEATURES,
        reward: str | Value = "result",
        render_mode: str | None = None,
        strict: bool = False,
        **setup: Any,
    ) -> None:
        self.episode = Episode(episode_settings(game, setup))
        self._strict = strict
        if len(self.episode.seats) != 1:
            seats = ", ".join(self.episode.seats)
            raise Unknown(
                f"{game} {self.episode.setup.scenario} has the seats {seats}: use garrison.rl.MultiSeatEnv"
            )
        self._seen = encoder_for(observation, self.episode.game)
        self._worth = value_function(reward)
        self.render_mode = render_mode
        self.action_space = MaskedDiscrete(self.episode)
        mask = spaces.MultiBinary(len(self.episode.game.options))
        self.observation_space = spaces.Dict({"observation": self._seen.space, "action_mask": mask})
        self._was = 0.0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game: of that seed, or of the next one."""
        super().reset(seed=seed)
        self.episode.start(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self._was = self._now()
        seen = self._look()
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: int | np.int64) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an option."""
        info: dict[str, Any] = {}
        try:
            self.episode.play(int(action))
        except NotOffered as refused:
            if self._strict or self.episode.is_over:
                raise
            info["refused"] = str(refused)
        now = self._now()
        reward, self._was = now - self._was, now
        seen = self._look()
        info["action_mask"] = seen["action_mask"]
        if self.episode.is_over:
            info["ending"] = self.episode.game.outcome(self.episode.position).ending
        return seen, reward, self.episode.is_over, False, info

    def render(self) -> str | None:
        """The view as text."""
        if self.render_mode is None:
            return None
        return str(encoder_for("text", self.episode.game).look(self.episode.position, SEAT))

    def _now(self) -> float:
        return self._worth(self.episode.game, self.episode.position, SEAT)

    def _look(self) -> dict[str, Any]:
        return {
            "observation": self._seen.look(self.episode.position, SEAT),
            "action_mask": self.episode.mask(),
        }
