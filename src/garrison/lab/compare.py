"""Two cells compared game by game: the same seeds, the difference with its interval, and a verdict."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from pathlib import Path

from garrison.lab import parquet, summary
from garrison.lab.errors import BadResults
from garrison.lab.stats import Effect, paired_means, paired_shares
from garrison.lab.summary import CellSummary, StudySummary
from garrison.lab.words import number, say
from garrison.table.messages import LANGUAGES

FEWEST = 10  # pairs that are worth a test
SMALLEST = 0.0001  # of the chances that are written out

Games = dict[int, tuple[int, int]]  # seed → result and score of the first seat


@dataclass(frozen=True)
class ComparedCell:
    """One of two cells to be compared."""

    folder: Path
    cell: CellSummary
    games: Games


@dataclass(frozen=True)
class Comparison:
    """What came of it; a difference is b less a."""

    a: str
    b: str
    pairs: int
    wins_a: float
    wins_b: float
    wins: Effect
    score_a: float
    score_b: float
    score: Effect

    def row(self) -> dict[str, object]:
        """As scripts read it."""
        return {**asdict(self), "verdict": {lang: self.verdict(lang) for lang in LANGUAGES}}

    def verdict(self, lang: str) -> str:
        """One sentence."""
        return say(
            "verdict",
            lang,
            kind=self._kind(),
            a=self.a,
            b=self.b,
            pairs=self.pairs,
            sharea=number(100 * self.wins_a, 1, lang),
            shareb=number(100 * self.wins_b, 1, lang),
            points=signed(100 * self.wins.difference, 1, lang),
            low=signed(100 * self.wins.low, 1, lang),
            high=signed(100 * self.wins.high, 1, lang),
            p=chance(self.wins.p, lang),
            score=signed(self.score.difference, 2, lang),
            slow=signed(self.score.low, 2, lang),
            shigh=signed(self.score.high, 2, lang),
            sp=chance(self.score.p, lang),
        )

    def _kind(self) -> str:
        """Which of the sentences: by wins if they differ, else by score, else neither."""
        if self.wins.is_shown:
            return "more" if self.wins.difference > 0 else "less"
        if self.score.is_shown:
            return "higher" if self.score.difference > 0 else "lower"
        return "equal"


def signed(value: float, digits: int, lang: str) -> str:
    """`+3.1` or `−0.4`"""
    text = number(value, digits, lang)
    return text if text.startswith("−") else f"+{text}"


def chance(p: float, lang: str) -> str:
    """`= 0.021` or `< 0.0001`"""
    return f"< {number(SMALLEST, 4, lang)}" if p < SMALLEST else f"= {number(p, 4 if p < 0.01 else 3, lang)}"


def sides(one: str, other: str) -> list[tuple[ComparedCell, ComparedCell]]:
    """The pairs of cells that two arguments mean: `FOLDER` or `FOLDER:CELL`, a number or a name."""
    first, second = _named(one), _named(other)
    if len(first) == 1 and len(second) == 1:
        return [(first[0], second[0])]
    known = {side.cell.name: side for side in second}
    found = [(side, known[side.cell.name]) for side in first if side.cell.name in known]
    if not found:
        raise BadResults(
            f"{one} and {other} have no cell of the same name; name two, such as {one}:{first[0].cell.cell}"
            f" {other}:{second[0].cell.cell}; {one} has {_listed(first)}"
        )
    return found


def _listed(sides: list[ComparedCell]) -> str:
    return "; ".join(f"{side.cell.cell} = {side.cell.name}" for side in sides[:12])


def _named(said: str) -> list[ComparedCell]:
    folder, wanted = Path(said), ""
    if not folder.is_dir() and ":" in said:
        head, _, wanted = said.partition(":")
        folder = Path(head)
    found = summary.read(folder)
    cells = found.cells if not wanted else [cell_named(found, wanted, folder)]
    games = games_of(folder, found)
    return [ComparedCell(folder, cell, games[cell.cell]) for cell in cells]


def cell_named(found: StudySummary, wanted: str, folder: Path) -> CellSummary:
    """The cell of that number or name."""
    for cell in found.cells:
        if wanted in (str(cell.cell), cell.name):
            return cell
    valid = "; ".join(f"{cell.cell} = {cell.name}" for cell in found.cells[:12])
    raise BadResults(f"{folder}: no cell '{wanted}'; valid: {valid}")


def games_of(folder: Path, found: StudySummary) -> list[Games]:
    """Results and scores of every cell, by seed."""
    out: list[Games] = [{} for _ in found.cells]
    for row in parquet.read(folder, ["cell", "seed", "result", "score"]):
        cell, seed, result, score = (int(str(row[name])) for name in ("cell", "seed", "result", "score"))
        out[cell][seed] = result, score
    return out


def compare(a: ComparedCell, b: ComparedCell) -> Comparison:
    """Two cells, by the seeds that both have."""
    name_a, name_b = a.cell.name, b.cell.name
    if a.cell.settings.game != b.cell.settings.game:
        raise BadResults(
            f"{name_a} and {name_b} are of different games, {a.cell.settings.game} and {b.cell.settings.game};"
            " name two cells of one game"
        )
    if name_a == name_b:
        name_a, name_b = f"{a.folder}:{a.cell.cell}", f"{b.folder}:{b.cell.cell}"
    return paired(name_a, name_b, a.games, b.games)


def paired(name_a: str, name_b: str, a: Games, b: Games) -> Comparison:
    """Two sets of games, by the seeds that both have."""
    seeds = sorted(a.keys() & b.keys())
    if len(seeds) < FEWEST:
        raise BadResults(
            f"{name_a} and {name_b} share {len(seeds)} seeds; at least {FEWEST} are needed:"
            f" run {FEWEST} games or more of both, from the same seed"
        )
    won_a, won_b = [a[seed][0] > 0 for seed in seeds], [b[seed][0] > 0 for seed in seeds]
    score_a, score_b = [a[seed][1] for seed in seeds], [b[seed][1] for seed in seeds]
    n = len(seeds)
    return Comparison(
        name_a,
        name_b,
        n,
        sum(won_a) / n,
        sum(won_b) / n,
        paired_shares(won_a, won_b),
        sum(score_a) / n,
        sum(score_b) / n,
        paired_means(score_a, score_b),
    )
