"""PettingZoo (AEC): a game with any number of seats; each step is the choice of the seat that is asked.

For example::

    from garrison.rl import MultiSeatEnv

    env = MultiSeatEnv("last-match", scenario="night", players=2)
    env.reset(seed=7)
    for agent in env.agent_iter():
        seen, reward, over, cut, info = env.last()
        env.step(None if over or cut else env.action_space(agent).sample(seen["action_mask"]))

A seat sees only what it may see; who is not asked has an empty mask.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from garrison.core.errors import NotOffered, unknown
from garrison.rl.environment_ids import VERSION
from garrison.rl.episode import SEEDS, Episode, MaskedDiscrete, episode_settings
from garrison.rl.observation import FEATURES, SEAT_VIEW, TEXT, encoder_for, viewer_of
from garrison.rl.rewards import Earnings, Value


class MultiSeatEnv(AECEnv):  # type: ignore[misc]
    """All seats of a game. Observation, view, reward and discount are those of `SingleSeatEnv`."""

    def __init__(
        self,
        game: str,
        observation: str = FEATURES,
        reward: str | Value = "result",
        render_mode: str | None = None,
        view: str = SEAT_VIEW,
        discount: float = 1.0,
        **setup: Any,
    ) -> None:
        super().__init__()
        self.episode = Episode(episode_settings(game, setup))
        self.metadata = {
            "name": f"garrison_{game}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = list(self.episode.seats)
        self.agents: list[str] = []
        self._number = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._seen = encoder_for(observation, self.episode.game)
        self._viewers = {agent: viewer_of(view, seat) for agent, seat in self._number.items()}
        self._earnings = {
            agent: Earnings(reward, discount, self.episode.game, self.episode.position, seat)
            for agent, seat in self._number.items()
        }
        self._nothing = np.zeros(len(self.episode.game.options), np.int8)
        mask = spaces.MultiBinary(len(self.episode.game.options))
        shown = spaces.Dict({"observation": self._seen.space, "action_mask": mask})
        self.observation_spaces = dict.fromkeys(self.possible_agents, shown)
        self.action_spaces = {agent: MaskedDiscrete(self.episode) for agent in self.possible_agents}
        self._seeds = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """What a seat is shown."""
        return self.observation_spaces[self._known(agent)]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """All options of the game."""
        return self.action_spaces[self._known(agent)]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game: of that seed, or of the next one."""
        if seed is not None:
            self._seeds = np.random.default_rng(seed)
        self.episode.start(int(self._seeds.integers(SEEDS)) if seed is None else seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, self.episode.is_over)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        for earnings in self._earnings.values():
            earnings.begin(self.episode.position)
        self._select()

    def step(self, action: int | None) -> None:
        """The choice of the seat that is asked; None once it is over for it."""
        if not self.agents:
            raise NotOffered("no game is under way: reset the environment first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.episode.play(-1 if action is None else int(action))
        self.rewards = {one: self._earnings[one].step(self.episode.position) for one in self.agents}
        if self.episode.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        self._select()
        self._accumulate_rewards()

    def observe(self, agent: str) -> dict[str, Any]:
        """What a seat sees now."""
        viewer = self._viewers[self._known(agent)]
        asked = not self.episode.is_over and agent == self.agent_selection
        mask = self.episode.mask() if asked else self._nothing.copy()
        return {"observation": self._seen.look(self.episode.position, viewer), "action_mask": mask}

    def render(self) -> str | None:
        """What everybody sees, as text."""
        return (
            str(encoder_for(TEXT, self.episode.game).look(self.episode.position, -1))
            if self.render_mode
            else None
        )

    def close(self) -> None:
        """Nothing is held open."""

    def _known(self, agent: str) -> str:
        if agent not in self._number:
            raise unknown("seat", agent, self.possible_agents)
        return agent

    def _select(self) -> None:
        self.agent_selection = (
            self.agents[0] if self.episode.is_over else self.possible_agents[self.episode.seat]
        )
