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
from garrison.core.playout import lowest, sample
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng
from garrison.rl.observation import row_of
from garrison.table import games
from garrison.table.chance import CHANCE_STREAM
from garrison.table.seats import seat_names

SEEDS = 1 << 31  # seeds of games that nobody seeded


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


class Episode:
    """The position, its dice and what is offered. The same seed and answers as at a table give the same game."""

    def __init__(self, settings: EpisodeSettings) -> None:
        self.game: Game = games.find(settings.game, settings.corrections)
        about = self.game.about
        scenario = about.scenario(settings.scenario or about.scenarios[0].id)
        players = settings.players or min(scenario.seats)
        wanted = Setup(
            scenario.id, players, settings.edition, settings.difficulty, settings.rulings, settings.extra
        )
        self.setup = self.game.settle(wanted)
        self.seats = seat_names(self.game, self.setup)
        self._offers = Offers()
        self._scratch = Offers()
        self.start(0)

    def start(self, seed: int) -> None:
        """A new game."""
        self.position: Position = self.game.setup(self.setup)
        self._chance = Rng(seed, CHANCE_STREAM)
        self._settle()

    @property
    def is_over(self) -> bool:
        """Whether nothing more is asked."""
        return self.position.pending() == OVER

    @property
    def seat(self) -> int:
        """Who is asked; of several the first, as in simulations."""
        return lowest(self.position.seats())

    def play(self, option: int) -> None:
        """Take an option on offer, then let chance answer until somebody is asked or the game is over."""
        if not 0 <= option < len(self.game.options):
            raise NotOffered(f"there is no option {option}; valid: 0 to {len(self.game.options) - 1}")
        if self.is_over:
            raise NotOffered("the game is over: reset it")
        if self.position.reason(option):
            reason = self.game.why(self.position, self.game.options[option])
            told = f": {reason.key} [{reason.rule}]" if reason else ""
            raise NotOffered(f"'{self.game.options[option].name}' is not on offer{told}")
        self.position.play(option)
        self._settle()

    def mask(self) -> NDArray[np.int8]:
        """1 for each option on offer; nothing is offered once the game is over."""
        mask = np.zeros(len(self.game.options), np.int8)
        if not self.is_over:
            self.position.legal(self._offers)
            mask[row_of(self._offers)] = 1
        return mask

    def _settle(self) -> None:
        p = self.position
        while (kind := p.pending()) not in (CHOICE, OVER):
            p.chance(sample(p, kind, self._chance, self._scratch))


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
