"""What came of a study in numbers, as scripts and the report read it: `summary.json`."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import msgspec
from msgspec import Struct

from garrison import __version__, build
from garrison.core.ask import Facts
from garrison.core.game import Setup
from garrison.lab.errors import BadResults
from garrison.lab.grid import Cell, fingerprint
from garrison.lab.stats import mean_interval
from garrison.lab.study import Study
from garrison.table import games
from garrison.table.batch import (
    DIGEST_SIZE,
    Batch,
    PlayedGame,
    action_kinds,
    digest,
    kinds_of,
    percentile,
    wilson,
)

FILE = "summary.json"
PERCENTS = (10, 25, 50, 75, 90)
MOST_BARS = 60  # of a histogram


class Spread(Struct, frozen=True):
    """How some number is distributed: mean with its interval, percentiles, and a histogram."""

    mean: float
    ci95: tuple[float, float]
    percentiles: dict[str, int]
    least: int
    most: int
    histogram: list[tuple[int, int]]  # the lowest value of each bar, and the games in it
    width: int  # values in one bar


class CellSettings(Struct, frozen=True):
    """Everything a game of a cell was begun with, so that it can be played again."""

    game: str
    rules: int
    components: str
    scenario: str
    players: int
    edition: str
    difficulty: str
    rulings: dict[str, int]
    extra: Facts
    corrections: dict[str, object]
    policy: str
    seats: tuple[str, ...]
    seed: int
    games: int

    def batch(self) -> Batch:
        """What was played."""
        setup = Setup(
            self.scenario, self.players, self.edition, self.difficulty, dict(self.rulings), dict(self.extra)
        )
        return Batch(self.game, setup, self.policy, self.games, self.seed, dict(self.corrections))


class CellSummary(Struct, frozen=True):
    """One cell: its settings, and what came of its games, told from the first seat."""

    cell: int
    first_row: int
    name: str
    axes: dict[str, str]
    settings: CellSettings
    digest: str
    wins: int
    draws: int
    losses: int
    win_rate: float
    ci95: tuple[float, float]
    score: Spread
    turns: Spread
    decisions: Spread
    endings: dict[str, int]
    actions: dict[str, float]  # the mean number in a game
    milliseconds: float  # CPU time for one decision

    @property
    def games(self) -> int:
        """How many were played."""
        return self.settings.games


class StudySummary(Struct, frozen=True):
    """A whole study. Everything but `milliseconds`, `garrison` and `build` is the same on every run."""

    title: dict[str, str]
    about: dict[str, str]
    study: str
    digest: str
    games: int
    journals: bool
    garrison: str
    build: str
    cells: list[CellSummary]


def summarise(
    study: Study, cells: list[Cell], rows: list[list[PlayedGame]], cpu: Sequence[float], journals: bool
) -> StudySummary:
    """The summary of games that are all played."""
    found: list[CellSummary] = []
    first = 0
    for number, (cell, played) in enumerate(zip(cells, rows, strict=True)):
        found.append(_cell(number, first, cell, played, cpu[number]))
        first += len(played)
    whole = hashlib.blake2b("".join(cell.digest for cell in found).encode(), digest_size=DIGEST_SIZE)
    return StudySummary(
        title=study.titles(),
        about=study.abouts(),
        study=fingerprint(cells),
        digest=whole.hexdigest(),
        games=first,
        journals=journals,
        garrison=__version__,
        build=build.name(),
        cells=found,
    )


def _cell(number: int, first: int, cell: Cell, played: list[PlayedGame], cpu: float) -> CellSummary:
    count = len(played)
    results = Counter((row.result > 0) - (row.result < 0) for row in played)
    names, _ = action_kinds(games.find(cell.batch.game, cell.batch.corrections or None))
    sums = [sum(row.actions[n] for row in played) for n in range(len(names))]
    decisions = sum(row.decisions for row in played)
    return CellSummary(
        cell=number,
        first_row=first,
        name=cell.name,
        axes=cell.axes,
        settings=settings_of(cell.batch),
        digest=digest(played),
        wins=results[1],
        draws=results[0],
        losses=results[-1],
        win_rate=round(results[1] / count, 6),
        ci95=_rounded(wilson(results[1], count)),
        score=spread([row.score for row in played]),
        turns=spread([row.turns for row in played]),
        decisions=spread([row.decisions for row in played]),
        endings=dict(sorted(Counter(row.ending for row in played).items())),
        actions={name: round(total / count, 4) for name, total in zip(names, sums, strict=True) if total},
        milliseconds=round(1000 * cpu / max(1, decisions), 4),
    )


def settings_of(batch: Batch) -> CellSettings:
    """The settings of a batch."""
    game, setup = games.find(batch.game, batch.corrections or None), batch.setup
    return CellSettings(
        game=batch.game,
        rules=game.about.rules,
        components=game.components_hash,
        scenario=setup.scenario,
        players=setup.players,
        edition=setup.edition,
        difficulty=setup.difficulty,
        rulings=setup.rulings,
        extra=setup.extra,
        corrections=batch.corrections,
        policy=batch.policy,
        seats=kinds_of(game, setup, batch.policy),
        seed=batch.seed,
        games=batch.games,
    )


def spread(values: Sequence[int]) -> Spread:
    """How values are distributed."""
    ordered = sorted(values)
    mean, low, high = mean_interval(ordered)
    least, most = ordered[0], ordered[-1]
    width = max(1, -(-(most - least + 1) // MOST_BARS))
    bars = Counter(least + (value - least) // width * width for value in ordered)
    return Spread(
        round(mean, 4),
        _rounded((max(low, least), min(high, most))),
        {f"p{percent}": percentile(ordered, percent) for percent in PERCENTS},
        least,
        most,
        sorted(bars.items()),
        width,
    )


def _rounded(pair: tuple[float, float]) -> tuple[float, float]:
    return round(pair[0], 6), round(pair[1], 6)


def write(folder: Path, summary: StudySummary) -> None:
    """Into the folder."""
    text = msgspec.json.format(msgspec.json.encode(summary), indent=1)
    (folder / FILE).write_bytes(text + b"\n")


def read(folder: Path) -> StudySummary:
    """The summary of a results folder."""
    path = folder / FILE
    try:
        return msgspec.json.decode(path.read_bytes(), type=StudySummary)
    except OSError as error:
        raise BadResults(
            f"{path}: cannot be read: {error.strerror}; `garrison lab run` makes such folders"
        ) from error
    except msgspec.DecodeError as error:
        raise BadResults(f"{path}: {error}") from error
