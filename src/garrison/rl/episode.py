"""One game being played by learners: chance is answered inside, what is offered is a mask over all options."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field, fields
from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from garrison.core.ask import Facts
from garrison.core.errors import BadComponent, NotOffered, unknown
from garrison.core.game import Game, Setup
from garrison.core.lanes import Lanes
from garrison.core.playout import Judge
from garrison.core.position import OVER, Position
from garrison.core.rng import Rng
from garrison.rl.observation import FeatureLayout, array_of, observed
from garrison.table import games
from garrison.table.chance import CHANCE_STREAM
from garrison.table.seats import seat_names

SEEDS = 1 << 31  # seeds of games that nobody seeded
NO_VIEWER = -4


@dataclass(frozen=True, slots=True)
class EpisodeSettings:
    """What game is wanted, before the game has settled it."""

    game: str
    scenario: str = ""
    players: int = 0  # the fewest that the scenario is for
    edition: str = ""
    difficulty: str = ""
    rulings: dict[str, int] = field(default_factory=dict)
    extra: Facts = field(default_factory=dict)
    corrections: dict[str, object] = field(default_factory=dict)


def episode_settings(game: str, settings: Mapping[str, Any]) -> EpisodeSettings:
    """Settings from keyword arguments, or an error that names the one nobody knows."""
    valid = [field.name for field in fields(EpisodeSettings) if field.name != "game"]
    for name in settings:
        if name not in valid:
            raise unknown("setting", name, valid)
    if not isinstance(settings.get("corrections", {}), Mapping):
        raise BadComponent(
            "corrections: expected a table, as `game.read_corrections(path)` reads it from a file"
        )
    return EpisodeSettings(game, **settings)


def settled(settings: EpisodeSettings) -> tuple[Game, Setup]:
    """The game and how its table is set up."""
    game = games.find(settings.game, settings.corrections)
    scenario = game.about.scenario(settings.scenario or game.about.scenarios[0].id)
    players = settings.players or min(scenario.seats)
    wanted = Setup(
        scenario.id, players, settings.edition, settings.difficulty, settings.rulings, settings.extra
    )
    return game, game.settle(wanted)


class Episode:
    """The position, its dice and what is offered. The same seed and answers as at a table give the same game.

    `viewer` is the seat whose features are kept up to date; NO_VIEWER where nobody asks for them.
    """

    def __init__(self, settings: EpisodeSettings, viewer: int = NO_VIEWER) -> None:
        self.game, self.setup = settled(settings)
        self.seats = seat_names(self.game, self.setup)
        self.layout = None if viewer == NO_VIEWER else FeatureLayout(observed(self.game).observation())
        self._made_of = settings, viewer
        self._lanes = lanes_of(self.game, self.setup, 1, self.layout, viewer, restarts=False)
        self._mask = array_of(self._lanes.mask, np.int8)
        if self.layout and self._lanes.rows:
            self._shares = self.layout.as_shares(self._lanes.rows)
            self._features: NDArray[np.float32] = array_of(self._shares.features, np.float32)
        self.start(0)

    def __reduce__(self) -> tuple[Any, ...]:
        return episode_again, (self._made_of, self.position, self._lanes.rngs[0])

    def start(self, seed: int) -> None:
        """A new game."""
        self._lanes.begin(seed)

    def resume(self, p: Position, chance: Rng) -> None:
        """Go on with a game begun elsewhere."""
        self._lanes.resume([p], [chance], [0])

    @property
    def position(self) -> Position:
        """Everything on the table; for looking only."""
        return self._lanes.positions[0]

    @property
    def is_over(self) -> bool:
        """Whether nothing more is asked."""
        return self.position.pending() == OVER

    @property
    def seat(self) -> int:
        """Who is asked; of several the first, as in simulations."""
        return int(self._lanes.seat[0])

    def play(self, option: int) -> None:
        """Take an option on offer, then let chance answer until somebody is asked or the game is over."""
        if not self._lanes.allows(0, option):
            raise self._refusal(option)
        self._lanes.step([option])

    def mask(self) -> NDArray[np.int8]:
        """1 for each option on offer; nothing is offered once the game is over."""
        return self._mask.copy()

    def features(self) -> NDArray[np.float32]:
        """What the viewer sees."""
        assert self.layout is not None, "an episode without a viewer has no features"
        self._shares.refresh()
        return self._features.copy()

    def _refusal(self, option: int) -> NotOffered:
        if not 0 <= option < len(self.game.options):
            return NotOffered(f"there is no option {option}; valid: 0 to {len(self.game.options) - 1}")
        if self.is_over:
            return NotOffered("the game is over: reset it")
        reason = self.game.why(self.position, self.game.options[option])
        told = f": {reason.key} [{reason.rule}]" if reason else ""
        return NotOffered(f"'{self.game.options[option].name}' is not on offer{told}")


def episode_again(made_of: tuple[EpisodeSettings, int], p: Position, chance: Rng) -> Episode:
    """An episode that was pickled."""
    episode = Episode(*made_of)
    episode.resume(p, chance)
    return episode


def lanes_of(
    game: Game,
    setup: Setup,
    lanes: int,
    layout: FeatureLayout | None,
    viewer: int,
    restarts: bool,
    judge: Judge | None = None,
) -> Lanes:
    """Games of one set-up side by side."""
    seats = len(seat_names(game, setup))
    observer = observed(game).observer() if layout else None
    rows = layout.rows(lanes) if layout else None
    options = len(game.options)
    start = game.setup(setup)
    return Lanes(start, observer, rows, lanes, options, seats, CHANCE_STREAM, restarts, viewer, judge)


class MaskedDiscrete(spaces.Discrete):
    """All options of a game; a sample is one of those on offer now."""

    def __init__(self, episode: Episode) -> None:
        super().__init__(len(episode.game.options))
        self._shell = episode

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """Any option on offer with equal chance, unless told otherwise."""
        if mask is None and probability is None and not self._shell.is_over:
            mask = self._shell.mask()
        return super().sample(mask, probability)
