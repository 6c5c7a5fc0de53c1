"""The difficulty dial: among a game's own tunables, the setting that is won as often as is wished.

Settings are tried on the same seeds; the half further from the goal is left out and the rest plays twice as many
games. Printed settings come first, scenario and difficulty; where none of them is near enough, the nearest are
tried with a ruling or a number of the components changed, or two. What is found is measured on fresh seeds.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from itertools import product

from garrison.core.content import overlaid
from garrison.core.errors import GarrisonError, unknown
from garrison.core.game import Game, Setup
from garrison.table import games
from garrison.table.batch import Batch, policies, wilson
from garrison.table.worker_pool import CHUNKS_PER_WORKER, MOST_IN_CHUNK, GameRange, WorkerPool

SCENARIO, DIFFICULTY, PLAYERS, RULINGS, COMPONENTS = (
    "scenario",
    "difficulty",
    "players",
    "rulings",
    "components",
)
TUNABLES = (SCENARIO, DIFFICULTY, PLAYERS, RULINGS, COMPONENTS)
USUAL = (SCENARIO, DIFFICULTY, RULINGS, COMPONENTS)  # how many play is for the players to say
KEPT = 3  # settings that stay to the last round, and around which others are tried
NEAR = 0.03  # a setting so near to the goal is not bent further
BENDS = 2  # changes that a setting may have
FIRST = 16  # the first round plays this part of the games
FRESH = 1 << 40  # seeds that nothing was chosen by


@dataclass(frozen=True)
class TuningSetting:
    """One way to set the game up, and what in it is not as printed."""

    setup: Setup
    corrections: dict[str, object]
    changed: tuple[tuple[str, str], ...] = ()  # rulings and tunables, with their choices

    @property
    def name(self) -> str:
        """What sets it apart from others."""
        said = [
            self.setup.scenario,
            self.setup.difficulty,
            *(f"{id_}={value}" for id_, value in self.changed),
        ]
        players = f"players={self.setup.players}" if self.setup.players > 1 else ""
        return " ".join(part for part in (*said, players) if part)


@dataclass(frozen=True)
class TuningGoal:
    """What is wanted: how often the first seat should win, played by whom, found with how many games."""

    game: str
    rate: float
    policy: str
    games: int
    seed: int
    workers: int
    tunables: tuple[str, ...] = USUAL
    fixed: Setup | None = None  # scenario, difficulty and players that are not to be changed


@dataclass(frozen=True)
class WinRateEstimate:
    """A setting and how often it was won."""

    setting: TuningSetting
    wins: int
    games: int

    @property
    def rate(self) -> float:
        """The share of games won."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Its 95 % interval."""
        return wilson(self.wins, self.games)


@dataclass(frozen=True)
class TuningResult:
    """What the dial came to: the setting on fresh seeds, and the next nearest as they were tried."""

    best: WinRateEstimate
    others: list[WinRateEstimate]


Hear = Callable[[list[WinRateEstimate]], None]


def tune(goal: TuningGoal, hear: Hear | None = None) -> TuningResult:
    """The setting nearest to the goal. `hear` is told after every round, nearest first."""
    game = games.find(goal.game)
    for tunable in goal.tunables:
        if tunable not in TUNABLES:
            raise unknown("tunable", tunable, list(TUNABLES))
    ranked = _halve(goal, printed(game, goal), hear)
    for _ in range(BENDS):
        tried = [estimate.setting for estimate in ranked[:KEPT]]
        bent = [other for setting in tried for other in nearby(game, setting, goal.tunables)]
        tried += [setting for n, setting in enumerate(bent) if setting not in tried + bent[:n]]
        if len(tried) <= KEPT or abs(ranked[0].rate - goal.rate) <= NEAR:
            break
        ranked = _halve(goal, tried, hear)
    return TuningResult(_measure(goal, ranked[0].setting), ranked[1:KEPT])


def printed(game: Game, goal: TuningGoal) -> list[TuningSetting]:
    """Every scenario, difficulty and number of players that may be chosen."""
    about, fixed = game.about, goal.fixed or Setup("", 0)
    scenarios = [s for s in about.scenarios if not fixed.scenario or s.id == fixed.scenario]
    scenarios = scenarios or [about.scenario(fixed.scenario)]
    least = min(min(scenario.seats) for scenario in scenarios)
    difficulties = [fixed.difficulty] if fixed.difficulty else list(about.difficulties) or [""]
    if DIFFICULTY not in goal.tunables:
        difficulties = [fixed.difficulty]
    if SCENARIO not in goal.tunables:
        scenarios = scenarios[:1]
    out = []
    for scenario, difficulty in product(scenarios, difficulties):
        counts = [fixed.players] if fixed.players else sorted(scenario.seats)
        if PLAYERS not in goal.tunables and not fixed.players:
            counts = [least]
        out += [
            TuningSetting(game.settle(Setup(scenario.id, count, "", difficulty)), {})
            for count in counts
            if count in scenario.seats
        ]
    if not out:
        raise unknown("number of players", str(fixed.players), [str(n) for n in sorted(scenarios[0].seats)])
    for setting in out:
        policies(game, setting.setup, goal.policy)
    return out


def nearby(game: Game, setting: TuningSetting, tunables: tuple[str, ...]) -> Iterator[TuningSetting]:
    """The same with one more ruling read otherwise, or one more tunable of the components turned."""
    if RULINGS in tunables:
        for ruling in game.about.rulings:
            for choice in range(1, 1 if ruling.id in setting.setup.rulings else ruling.choices):
                bent = replace(setting.setup, rulings={**setting.setup.rulings, ruling.id: choice})
                yield TuningSetting(bent, setting.corrections, _with(setting, ruling.id, str(choice)))
    if COMPONENTS in tunables:
        for tunable in game.tunables():
            for label, corrections in tunable.settings if tunable.id not in dict(setting.changed) else ():
                turned = overlaid(setting.corrections, corrections)
                if _loads(game.about.id, turned):
                    yield TuningSetting(setting.setup, turned, _with(setting, tunable.id, label))


def _with(setting: TuningSetting, changed: str, choice: str) -> tuple[tuple[str, str], ...]:
    return tuple(sorted((*setting.changed, (changed, choice))))


def _loads(game_id: str, corrections: dict[str, object]) -> bool:
    try:
        games.find(game_id, corrections)
    except GarrisonError:
        return False
    return True


def _halve(goal: TuningGoal, settings: list[TuningSetting], hear: Hear | None) -> list[WinRateEstimate]:
    """Successive halving: all settings, those that stayed longest first, nearest first."""
    ranked = [WinRateEstimate(setting, 0, 0) for setting in settings]
    gone: list[WinRateEstimate] = []
    end = max(1, goal.games // FIRST)
    with WorkerPool(_batches(goal, settings, goal.seed), goal.workers) as pool:
        while True:
            played = _more(pool, goal, settings, ranked, end)
            ranked = sorted(played, key=lambda found: abs(found.rate - goal.rate))
            if hear is not None:
                hear(ranked)
            if len(ranked) <= KEPT and end >= goal.games // 2:
                return [*ranked, *gone]
            stay = max(KEPT, len(ranked) // 2)
            ranked, gone = ranked[:stay], [*ranked[stay:], *gone]
            end = min(2 * end, goal.games)


def _more(
    pool: WorkerPool, goal: TuningGoal, settings: list[TuningSetting], found: list[WinRateEstimate], end: int
) -> list[WinRateEstimate]:
    """The same settings with so many games in all; each goes on where it stopped."""
    jobs: list[GameRange] = []
    wins = {settings.index(estimate.setting): estimate.wins for estimate in found}
    size = max(1, min(MOST_IN_CHUNK, end * len(found) // (CHUNKS_PER_WORKER * goal.workers)))
    for number, estimate in zip(wins, found, strict=True):
        jobs += [GameRange(number, n, min(n + size, end)) for n in range(estimate.games, end, size)]
    for job, chunk in pool.play(iter(jobs)):
        wins[job.batch] += sum(row.result > 0 for row in chunk.played)
    return [WinRateEstimate(settings[number], won, end) for number, won in wins.items()]


def _measure(goal: TuningGoal, setting: TuningSetting) -> WinRateEstimate:
    """A setting on seeds that nothing was chosen by."""
    with WorkerPool(_batches(goal, [setting], FRESH), goal.workers) as pool:
        return _more(pool, goal, [setting], [WinRateEstimate(setting, 0, 0)], goal.games)[0]


def _batches(goal: TuningGoal, settings: list[TuningSetting], seed: int) -> list[Batch]:
    return [
        Batch(goal.game, setting.setup, goal.policy, goal.games, seed, setting.corrections)
        for setting in settings
    ]


def toml_of(corrections: dict[str, object]) -> str:
    """Corrections as the file that `--components` reads."""
    lines: list[str] = []
    for section, records in corrections.items():
        lines.append(f"[{section}]")
        lines += _dotted("", records)
    return "\n".join(lines) + "\n"


def _dotted(head: str, value: object) -> list[str]:
    if isinstance(value, dict):
        return [
            line for key, inner in value.items() for line in _dotted(f"{head}.{key}" if head else key, inner)
        ]
    return [f"{head} = {value}"]
