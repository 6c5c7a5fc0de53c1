"""Gymnasium: a game with one seat, one choice a step, chance answered inside.

For example::

    import gymnasium, garrison.rl

    env = gymnasium.make("garrison/LastMatch-v3", scenario="night")
    seen, info = env.reset(seed=7)
    seen, reward, over, _, info = env.step(env.action_space.sample())

What may be done is `seen["action_mask"]`, `info["action_mask"]` and, as MaskablePPO wants it, `env.action_masks()`. An
option that is not on offer changes nothing, earns nothing, and `info["refused"]` names the rule against it;
`strict=True` raises NotOffered instead. With `actions="factored"` an action is verb, actor and target.
"""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from garrison.core.errors import NotOffered, Unknown, unknown
from garrison.rl.episode import NO_VIEWER, SEEDS, Episode, MaskedDiscrete, episode_settings
from garrison.rl.factors import Factors
from garrison.rl.observation import FEATURES, SEAT_VIEW, TEXT, encoder_for, viewer_of
from garrison.rl.rewards import Earnings, Value

SEAT = 0
FLAT, FACTORED = "flat", "factored"


class SingleSeatEnv(gymnasium.Env[dict[str, Any], Any]):
    """A solo game.

    `observation` is features or text, `view` that of the seat or the full one, `reward` result, win, score, shaped or a
    function of one's own, `discount` that of the learner, for shaped rewards; `actions` flat or factored.
    """

    metadata: dict[str, Any] = {"render_modes": ["ansi"], "render_fps": 1}

    def __init__(
        self,
        game: str,
        observation: str = FEATURES,
        reward: str | Value = "result",
        render_mode: str | None = None,
        strict: bool = False,
        view: str = SEAT_VIEW,
        actions: str = FLAT,
        discount: float = 1.0,
        **setup: Any,
    ) -> None:
        self._viewer = viewer_of(view, SEAT)
        settings = episode_settings(game, setup)
        self.episode = Episode(settings, self._viewer if observation == FEATURES else NO_VIEWER)
        self._strict = strict
        if len(self.episode.seats) != 1:
            seats = ", ".join(self.episode.seats)
            raise Unknown(
                f"{game} {self.episode.setup.scenario} has the seats {seats}: use garrison.rl.MultiSeatEnv"
            )
        seen = encoder_for(observation, self.episode.game)
        self._text = None if observation == FEATURES else seen
        self._earnings = Earnings(reward, discount, self.episode.game, self.episode.position, SEAT)
        self.render_mode = render_mode
        self._factors = factors_for(actions, self.episode)
        self.action_space = self._factors.space if self._factors else MaskedDiscrete(self.episode)
        mask = spaces.MultiBinary(len(self.episode.game.options))
        self.observation_space = spaces.Dict({"observation": seen.space, "action_mask": mask})

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """A new game: of that seed, or of the next one."""
        super().reset(seed=seed)
        self.episode.start(int(self.np_random.integers(SEEDS)) if seed is None else seed)
        self._earnings.begin(self.episode.position)
        seen = self._look()
        return seen, {"action_mask": seen["action_mask"]}

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        """Take an option."""
        info: dict[str, Any] = {}
        episode = self.episode
        try:
            episode.play(self._factors.option(action) if self._factors else int(action))
        except NotOffered as refused:
            if self._strict or episode.is_over:
                raise
            info["refused"] = str(refused)
        p = episode.position
        reward = self._earnings.step(p)
        seen = self._look()
        info["action_mask"] = seen["action_mask"]
        over = episode.is_over
        if over:
            info["ending"] = episode.game.outcome(p).ending
        return seen, reward, over, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done; of factored actions what may be chosen of each part, one after the other."""
        mask = self.episode.mask()
        return self._factors.masks(mask) if self._factors else mask.astype(bool)

    def render(self) -> str | None:
        """The view as text."""
        if self.render_mode is None:
            return None
        return str(encoder_for(TEXT, self.episode.game).look(self.episode.position, SEAT))

    def _look(self) -> dict[str, Any]:
        episode = self.episode
        shown = episode.features() if self._text is None else self._text.look(episode.position, self._viewer)
        return {"observation": shown, "action_mask": episode.mask()}


def factors_for(actions: str, episode: Episode) -> Factors | None:
    """The parts of options, where actions are to be in parts."""
    if actions not in (FLAT, FACTORED):
        raise unknown("kind of actions", actions, [FLAT, FACTORED])
    return Factors(episode.game) if actions == FACTORED else None
