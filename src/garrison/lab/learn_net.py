"""A small network fitted to lessons by stochastic gradient descent (Adam), then rounded to whole numbers."""

from __future__ import annotations

import textwrap
from dataclasses import dataclass
from typing import TYPE_CHECKING

from garrison.core.judging import is_judge
from garrison.core.net import FINE, UNIT, NetJudge, SmallNet
from garrison.core.playout import LinearJudge
from garrison.lab.learn import TESTED, Lessons, foreseen

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    Rows = NDArray[np.float64]
    Weights = dict[str, Rows]

BATCH = 512
RATE = 2e-3
DECAY = 1e-5
CLIPPED = 8.0  # spreads from the mean
SCORE_SHARE = 0.5
WIDTH = 118  # of a line of the file


@dataclass(frozen=True, slots=True)
class Learnt:
    """The lists a game's judge is filled from, and the shares of the variance that it foresees in games kept apart."""

    lists: dict[str, list[int]]
    foreseen: tuple[float, float]

    def fill(self, judge: LinearJudge) -> None:
        """Let a judge go by it."""
        assert is_judge(judge, NetJudge), "the game's judge has no network"
        judge.net = SmallNet(*self.lists.values())

    def source(self, recipe: str) -> str:
        """The module that keeps them."""
        return source("The network of the judge, in whole numbers", recipe, self.lists)


def learn(lessons: Lessons, units: int, epochs: int, seed: int = 1) -> Learnt:
    """Fit, round, and tell how good what was rounded is."""
    import numpy as np

    tested = lessons.games % TESTED == 0
    mean = np.round(lessons.features[~tested].mean(0))
    spread = lessons.features[~tested].std(0)
    spread[spread == 0] = 1.0
    level, width = lessons.endings[:, 1].mean(), lessons.endings[:, 1].std() or 1.0
    x = np.clip((lessons.features - mean) / spread, -CLIPPED, CLIPPED).astype(np.float32)
    wins = lessons.endings[:, 0].astype(np.float32)
    scores = ((lessons.endings[:, 1] - level) / width).astype(np.float32)
    found = _fit(x[~tested], wins[~tested], scores[~tested], units, epochs, seed)
    said = _said(found, x[tested])
    lists = _rounded(found, mean, spread, float(level), float(width))
    result = foreseen(wins[tested], 1 / (1 + np.exp(-said[0])))
    return Learnt(lists, (result, foreseen(scores[tested], said[1])))


def _said(w: Weights, x: Rows) -> tuple[Rows, Rows]:
    import numpy as np

    hidden = np.maximum(x @ w["a"] + w["b"], 0)
    return hidden @ w["r"] + w["s"][0], hidden @ w["p"] + w["s"][1]


def _fit(x: Rows, wins: Rows, scores: Rows, units: int, epochs: int, seed: int) -> Weights:
    """Adam on the sum of cross entropy of the result and squared error of the score."""
    import numpy as np

    rng = np.random.default_rng(seed)
    count, inputs = x.shape
    w: Weights = {
        "a": rng.normal(0, (2 / inputs) ** 0.5, (inputs, units)).astype(np.float32),
        "b": np.zeros(units, np.float32),
        "r": rng.normal(0, units**-0.5, units).astype(np.float32),
        "p": rng.normal(0, units**-0.5, units).astype(np.float32),
        "s": np.zeros(2, np.float32),
    }
    moving = {name: (np.zeros_like(value), np.zeros_like(value)) for name, value in w.items()}
    step = 0
    total = epochs * (count // BATCH)
    for _ in range(epochs):
        order = rng.permutation(count)
        for begin in range(0, count - BATCH + 1, BATCH):
            rows = order[begin : begin + BATCH]
            step += 1
            rate = RATE * (1 - step / (total + 1))
            for name, slope in _slopes(w, x[rows], wins[rows], scores[rows]).items():
                first, second = moving[name]
                first += 0.1 * (slope - first)
                second += 0.001 * (slope**2 - second)
                fair = (1 - 0.999**step) ** 0.5 / (1 - 0.9**step)
                w[name] -= rate * (fair * first / (np.sqrt(second) + 1e-8) + DECAY * w[name])
    return w


def _slopes(w: Weights, x: Rows, wins: Rows, scores: Rows) -> Weights:
    import numpy as np

    before = x @ w["a"] + w["b"]
    hidden = np.maximum(before, 0)
    chance = 1 / (1 + np.exp(-(hidden @ w["r"] + w["s"][0])))
    off = (chance - wins) / len(x)
    miss = SCORE_SHARE * (hidden @ w["p"] + w["s"][1] - scores) / len(x)
    back = (np.outer(off, w["r"]) + np.outer(miss, w["p"])) * (before > 0)
    return {
        "a": x.T @ back,
        "b": back.sum(0),
        "r": hidden.T @ off,
        "p": hidden.T @ miss,
        "s": np.array([off.sum(), miss.sum()], np.float32),
    }


def _rounded(w: Weights, mean: Rows, spread: Rows, level: float, width: float) -> dict[str, list[int]]:
    """In whole numbers, as SmallNet counts them."""
    hidden: list[int] = []
    for unit in range(len(w["b"])):
        hidden += [round(float(value) * UNIT) for value in w["a"][:, unit]]
        hidden.append(round(float(w["b"][unit]) * UNIT))
    result = [round(float(value) * UNIT) for value in (*w["r"], w["s"][0])]
    score = [round(float(value) * width * UNIT) for value in w["p"]]
    score.append(round((float(w["s"][1]) * width + level) * UNIT))
    scale = [round(UNIT * FINE / float(value)) for value in spread]
    return {
        "MEAN": [int(value) for value in mean],
        "SCALE": scale,
        "HIDDEN": hidden,
        "RESULT": result,
        "SCORE": score,
    }


def source(about: str, recipe: str, lists: dict[str, list[int]]) -> str:
    """A module that keeps these lists, and tells how they were found."""
    found = textwrap.fill(f"Found by `{recipe} --write`.", WIDTH, break_on_hyphens=False)
    head = f'"""{about}.\n\n{found}\n"""\n'
    rows = (listed(name, numbers) for name, numbers in lists.items())
    return "\n".join([head, "from __future__ import annotations\n", *rows])


def listed(name: str, numbers: list[int]) -> str:
    """A list of numbers as source."""
    text = ", ".join(f"{number:_}" for number in numbers)
    lines = textwrap.fill(text, WIDTH, initial_indent="    ", subsequent_indent="    ")
    return f"{name}: list[int] = [\n{lines},\n]  # fmt: skip\n"
