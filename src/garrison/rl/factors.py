"""Options in three parts: what is done, who does it, and to what. For learners that choose one part after the other."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from garrison.core.game import Game
from garrison.core.option import Option

VERB, ACTOR, TARGET = range(3)
ACTION = "action:"


class Factors:
    """The parts of every option of a game: `names[part]` are what there is, `of[option]` the three numbers."""

    def __init__(self, game: Game) -> None:
        parts = [split(option) for option in game.options]
        self.names = tuple(list(dict.fromkeys(some)) for some in zip(*parts, strict=True))
        places = [{name: n for n, name in enumerate(some)} for some in self.names]
        self.of = np.array(
            [[place[name] for place, name in zip(places, three, strict=True)] for three in parts]
        )
        self._options = {tuple(three): option for option, three in enumerate(self.of.tolist())}
        self.space = spaces.MultiDiscrete([len(some) for some in self.names])

    def option(self, parts: Any) -> int:
        """The option of three parts; -1 where there is none."""
        return self._options.get(tuple(int(part) for part in parts), -1)

    def masks(self, mask: NDArray[np.int8]) -> NDArray[np.bool_]:
        """What may be chosen of each part, one after the other: whatever some option on offer has."""
        offered = self.of[mask.astype(bool)]
        allowed = [np.isin(np.arange(len(some)), offered[:, part]) for part, some in enumerate(self.names)]
        return np.concatenate(allowed)


def split(option: Option) -> tuple[str, str, str]:
    """Verb, actor and target: in a path the actor comes before the action, what it is done to after it."""
    path, verb = option.path, option.name.split(" ")[0]
    at = next((n for n, ref in enumerate(path) if ref.startswith(ACTION)), None)
    if at is None:
        return verb, "", " ".join(path)
    return verb, " ".join(path[:at]), " ".join(path[at + 1 :])
