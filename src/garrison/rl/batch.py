"""Thousands of games stepped together by compiled code, their observations and masks in arrays.

For example::

    from garrison.rl.batch import GameBatch

    batch = GameBatch("some-game", 4096, seed=1, scenario="easy")
    while True:
        actions = choose(batch.features, batch.mask)      # one option for each game
        batch.step(actions)
        learn(batch.rewards, batch.over)

A game that is over makes room for the next within the same step: what is seen then belongs to the new one. Game k of
lane n has the seed `seed + n + k * lanes`, and is the very game of that seed at a table. The arrays are the memory of
the engine: for reading only, and changed by the next step. Copy what must stay.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from garrison.core.errors import Unknown, unknown
from garrison.core.lanes import WHO_IS_ASKED
from garrison.core.playout import MILLION
from garrison.core.position import Position
from garrison.rl.episode import EpisodeSettings, episode_settings, lanes_of, settled
from garrison.rl.observation import SEAT_VIEW, FeatureLayout, array_of, observed, viewer_of
from garrison.rl.rewards import SHAPED, judge_for
from garrison.table.seats import seat_names

REWARDS = ("result", "win", "score", SHAPED)
FIRST = 0  # the seat that rewards are for, where all seats win or lose together


class GameBatch:
    """So many games of one set-up; settings are those of a table.

    `reward` is result, win, score or shaped, `discount` that of the learner, for shaped rewards; `view` that of the
    seat that is asked or the full one. Rivals earn the opposite of each other: `rewards` are those of seat 0.
    """

    def __init__(
        self,
        game: str,
        lanes: int,
        seed: int = 0,
        reward: str = "result",
        discount: float = 1.0,
        view: str = SEAT_VIEW,
        **setup: Any,
    ) -> None:
        if lanes < 1:
            raise Unknown(f"a batch of {lanes} games; valid: 1 and more")
        if reward not in REWARDS:
            raise unknown("reward", str(reward), list(REWARDS))
        self._made_of = episode_settings(game, setup), lanes, seed, reward, discount, view
        self._set_up(*self._made_of)
        self.reset(seed)

    def _set_up(
        self, settings: EpisodeSettings, lanes: int, seed: int, reward: str, discount: float, view: str
    ) -> None:
        self.lanes, self._reward, self._discount = lanes, reward, discount
        self.game, self.setup = settled(settings)
        self.seats = seat_names(self.game, self.setup)
        self.layout = FeatureLayout(observed(self.game).observation())
        judge = judge_for(reward, self.game, self.game.setup(self.setup))
        viewer = viewer_of(view, WHO_IS_ASKED)
        engine = lanes_of(self.game, self.setup, lanes, self.layout, viewer, restarts=True, judge=judge)
        assert engine.rows is not None
        self._lanes, self._rows = engine, engine.rows
        self.mask: NDArray[np.int8] = array_of(engine.mask, np.int8).reshape(lanes, -1)
        self._bytes = self.layout.as_bytes(self._rows)
        self._shares = self.layout.as_shares(self._rows)
        self.over: NDArray[np.bool_] = array_of(engine.over, np.uint8).view(np.bool_)
        self.rewards = np.zeros(lanes, np.float32)

    def __getstate__(self) -> dict[str, Any]:
        engine = self._lanes
        now = engine.positions, engine.rngs, [int(seed) for seed in self.seeds]
        return {"made_of": self._made_of, "now": now, "rewards": self.rewards}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self._made_of = state["made_of"]
        self._set_up(*self._made_of)
        self._lanes.resume(*state["now"])
        self.rewards[:] = state["rewards"]
        self._thought = self._thinks()

    def reset(self, seed: int) -> None:
        """New games in all lanes."""
        self._lanes.begin(seed)
        self._thought = self._thinks()
        self.rewards[:] = 0

    def step(self, actions: ArrayLike) -> None:
        """An option for each game, lane by lane; NotOffered, and nothing has changed, if one is not on offer."""
        self._lanes.step(np.asarray(actions).tolist())
        over = self.over
        if self._reward == SHAPED:
            thinks = self._thinks()
            self.rewards[:] = np.where(over, self.results[:, FIRST], self._discount * thinks) - self._thought
            self._thought = thinks
        elif over.any():
            self.rewards[:] = np.where(over, self._worth(), 0)
        else:
            self.rewards[:] = 0

    @property
    def positions(self) -> list[Position]:
        """The games themselves, for looking only: for a player of the engine, or a teacher."""
        return self._lanes.positions

    @property
    def numbers(self) -> NDArray[np.int64]:
        """What is seen, a few hundred whole numbers for each game: the fields of `game.observation()`, in order."""
        return array_of(self._rows.numbers, np.int64).reshape(self.lanes, -1)

    @property
    def features(self) -> NDArray[np.uint8]:
        """What is seen, a byte for each feature of `layout.names`, not scaled; brought up to date when asked for."""
        self._bytes.refresh()
        return array_of(self._bytes.features, np.uint8).reshape(self.lanes, -1)

    @property
    def observations(self) -> NDArray[np.float32]:
        """The features between 0 and 1, as the other environments show them; brought up to date when asked for."""
        self._shares.refresh()
        return array_of(self._shares.features, np.float32).reshape(self.lanes, -1)

    @property
    def offered(self) -> NDArray[np.int64]:
        """The options on offer, game after game; those of lane n are `offered[starts[n]:starts[n + 1]]`."""
        return array_of(self._lanes.offered, np.int64)[: int(self.starts[-1])]

    @property
    def starts(self) -> NDArray[np.int64]:
        """Where the options of each lane begin in `offered`, and where the last ones end."""
        return array_of(self._lanes.starts, np.int64)

    @property
    def asked(self) -> NDArray[np.int64]:
        """The seat that is asked in each game."""
        return array_of(self._lanes.seat, np.int64)

    @property
    def seeds(self) -> NDArray[np.int64]:
        """The seed of each game."""
        return array_of(self._lanes.seeds, np.int64)

    @property
    def results(self) -> NDArray[np.int64]:
        """1, 0 or -1 for each seat of the game that ended last in each lane; of this step where `over`."""
        return array_of(self._lanes.results, np.int64).reshape(self.lanes, -1)

    @property
    def scores(self) -> NDArray[np.int64]:
        """The scores of the game that ended last in each lane."""
        return array_of(self._lanes.scores, np.int64).reshape(self.lanes, -1)

    def sample(self, rng: np.random.Generator) -> NDArray[np.int64]:
        """An option on offer for each game, each with equal chance."""
        starts = self.starts
        chosen: NDArray[np.int64] = self.offered[rng.integers(starts[:-1], starts[1:])]
        return chosen

    def _worth(self) -> NDArray[Any]:
        if self._reward == "score":
            return self.scores[:, FIRST]
        results = self.results[:, FIRST]
        return results > 0 if self._reward == "win" else results

    def _thinks(self) -> NDArray[np.float32]:
        """What the judge thinks of each game, from -1 to 1."""
        thinks: NDArray[np.float32] = (2 * array_of(self._lanes.potential, np.int64) / MILLION - 1).astype(
            np.float32
        )
        return thinks
