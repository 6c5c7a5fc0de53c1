"""Luck and skill of a game that was played: what each draw and roll was worth, and what each decision cost.

The worth of a position is how its rollouts end when the rollout player goes on from there. A roll was as lucky as
the worth after it exceeds the worth before it. Since the rollouts before it roll anew, that is nothing on average,
whoever plays: luck adds up to zero over many games. A decision cost what the best option found is worth more than
the one taken, measured over rollouts that the search for the best has not seen.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from statistics import fmean

from garrison.ai.budget import Budget
from garrison.ai.estimate import Interval, estimate, few, share, spread
from garrison.ai.position_value import PositionEvaluator, PositionValue
from garrison.ai.search import Search, rollout_players
from garrison.core.game import Game
from garrison.core.journal import AnswerEntry, DrawEntry, OwnTurnEntry, PickEntry, RollEntry, answer_of, path
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng
from garrison.table.chance import freeze
from garrison.table.game_record import GameRecord

PLAYOUTS = 16  # rollouts of every position
CANDIDATES = 10  # moments that are looked at again to find those that mattered
MATTERED = 3
UNSEEN_WINS = 0.5  # how much won and lost differ where both are as likely
SCORE_SHARE = 0.25  # what a usual difference in score counts beside a win, to find the moments that mattered

Progress = Callable[[int, int], None]  # steps done, of how many: each answer, and each candidate again


@dataclass(frozen=True, slots=True)
class Effort:
    """How many times as many playouts as for a position."""

    searched: int = 8  # for the best option of a decision; 0: none is looked for
    refined: int = 16  # for the moments that are looked at again


CAREFUL = Effort()
BRISK = Effort(4, 8)  # for people who are waiting
ROUGH = Effort(0, 2)  # luck and the course of the game, not what decisions cost


@dataclass(frozen=True, slots=True)
class AnalysedAnswer:
    """One answer. `win` and `score`: by how much it changed the chance to win and the score to be expected.

    Of a roll or draw that is its luck. Of a decision `cost` is what the best option found would have been worth
    more, in chance to win; 0 if it was the best, and below 0 where it only seemed better: both kinds of error
    must count, or the sum would be too high. `node` is the number of the answer, for `garrison replay --at`.
    """

    node: int
    kind: str  # pick, roll or draw
    seat: int  # who decided; -1 for chance
    win: float
    score: float
    cost: float = 0.0
    cost_score: float = 0.0
    best: str = ""

    @property
    def is_error(self) -> bool:
        """Whether a better option was found, and is better in rollouts that the search has not seen."""
        return (self.cost, self.cost_score) > (0.0, 0.0)


@dataclass(frozen=True, slots=True)
class WinAndScore:
    """A sum over the whole game, with its 95 % interval."""

    win: Interval
    score: Interval


@dataclass(frozen=True, slots=True)
class Analysis:
    """The analysis of a game for one seat. What was expected at the start, plus luck, plus play, is how it stands."""

    seat: int
    playouts: int
    start: WinAndScore
    now: WinAndScore
    luck: WinAndScore
    play: WinAndScore  # what the decisions changed, against the rollout player's own
    cost: float  # chance to win that better decisions would have gained, one by one
    course: tuple[float, ...]  # chance to win at the start and after each answer
    moments: tuple[AnalysedAnswer, ...]
    mattered: tuple[AnalysedAnswer, ...]

    def row(self) -> dict[str, object]:
        """Plain data. docs/advice.md shows it."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class _Answered:
    """An answer with the positions around it; `drawn` draws were made in its turn before.

    Of the rollout player's `own` decisions nothing changes: the rollouts before and after them are the same.
    """

    node: int
    entry: AnswerEntry
    before: Position
    after: Position
    drawn: int
    drawn_after: int
    own: bool


def analyse(
    record: GameRecord,
    seat: int = 0,
    playouts: int = PLAYOUTS,
    seed: int = 0,
    progress: Progress | None = None,
    care: Effort = CAREFUL,
) -> Analysis:
    """The line of a record up to where it stands, as one seat counts it."""
    answers = list(_answers(record))
    again = min(CANDIDATES, len(answers))
    valuer = PositionEvaluator(record.game, seat, seed)
    numbers = range(playouts)
    worths = [valuer.worth(record.game.setup(record.setup), 0, numbers)]
    moments: list[AnalysedAnswer] = []

    def step(count: int) -> None:
        if progress is not None:
            progress(count, len(answers) + again)

    for count, answer in enumerate(answers, start=1):
        worths.append(_worth_after(valuer, answer, worths[-1], numbers))
        moments.append(_moment(valuer, answer, worths[-2], worths[-1], care.searched * playouts))
        step(count)
    usual = spread(worths[0].scores) or 1.0
    fresh = range(playouts, playouts + care.refined * playouts)
    return Analysis(
        seat,
        playouts,
        _standing(worths[0]),
        _standing(worths[-1]),
        _total(_sum(worths, answers, decided=False)),
        _total(_sum(worths, answers, decided=True), sure=all(answer.own for answer in _decided(answers))),
        sum(moment.cost for moment in moments if moment.seat == seat),
        tuple(fmean(worth.wins) for worth in worths),
        tuple(moments),
        _mattered(valuer, answers, moments, usual, fresh, lambda done: step(len(answers) + done)),
    )


def luck(record: GameRecord, seat: int = 0, playouts: int = PLAYOUTS, seed: int = 0) -> WinAndScore:
    """The luck of the whole line and nothing else, which is quicker."""
    answers = list(_answers(record))
    valuer = PositionEvaluator(record.game, seat, seed)
    worths = [valuer.worth(record.game.setup(record.setup), 0, range(playouts))]
    for answer in answers:
        worths.append(_worth_after(valuer, answer, worths[-1], range(playouts)))
    return _total(_sum(worths, answers, decided=False))


def _worth_after(
    valuer: PositionEvaluator, answer: _Answered, before: PositionValue, numbers: range
) -> PositionValue:
    return before if answer.own else valuer.worth(answer.after, answer.drawn_after, numbers)


def _decided(answers: Sequence[_Answered]) -> Iterator[_Answered]:
    return (answer for answer in answers if isinstance(answer.entry, PickEntry))


def _is_own(game: Game, p: Position, entry: AnswerEntry) -> bool:
    """Whether the player of the rollouts decides so, and leaves nothing to chance when it does."""
    if not isinstance(entry, PickEntry):
        return False
    rng = Rng(0, 0)
    begun = freeze(rng)
    taken = rollout_players(game)[0].answer(p, Offers(), rng)
    return taken == game.options.named(entry.pick).index and freeze(rng) == begun


def _answers(record: GameRecord) -> Iterator[_Answered]:
    """Every answer of the line with the positions before and after it."""
    game = record.game
    p = game.setup(record.setup)
    drawn = 0
    for node in path(record.journal.cursor):
        if node.entry is None:
            continue
        before, ask = p.copy(), game.ask(p)
        game.apply(p, answer_of(node.entry, ask, game.options))
        later = drawn + isinstance(node.entry, DrawEntry) if p.turns() == before.turns() else 0
        own = _is_own(game, before, node.entry)
        yield _Answered(node.id, node.entry, before, p.copy(), drawn, later, own)
        drawn = later


def _moment(
    valuer: PositionEvaluator, answer: _Answered, before: PositionValue, after: PositionValue, searched: int
) -> AnalysedAnswer:
    """What one answer changed and, if it was a decision, what it cost."""
    win, score = _means(after.less(before))
    entry = answer.entry
    if isinstance(entry, OwnTurnEntry):  # nobody knows what else he could have done, or what his own dice did
        return AnalysedAnswer(answer.node, "pick", entry.seat, win, score)
    if not isinstance(entry, PickEntry):
        return AnalysedAnswer(answer.node, "roll" if isinstance(entry, RollEntry) else "draw", -1, win, score)
    moment = AnalysedAnswer(answer.node, "pick", entry.seat, win, score)
    return _with_cost(valuer, answer, moment, after, searched) if searched else moment


def _with_cost(
    valuer: PositionEvaluator, answer: _Answered, moment: AnalysedAnswer, after: PositionValue, searched: int
) -> AnalysedAnswer:
    """What the best option found would have been worth more, to the seat that decided."""
    game = valuer.game
    search = Search(game, answer.before, moment.seat, valuer.seed + 1, far=False)
    best = game.options[search.run(Budget(searched)).best()]
    if isinstance(answer.entry, PickEntry) and best.name == answer.entry.pick:
        return moment
    found = replace(moment, best=best.name)
    cost, cost_score = _cost(valuer, answer, found, range(len(after.wins)), after)
    return replace(found, cost=cost, cost_score=cost_score)


def _cost(
    valuer: PositionEvaluator, answer: _Answered, moment: AnalysedAnswer, numbers: range, after: PositionValue
) -> tuple[float, float]:
    """What the better option is worth more; `after` is how the valuer's seat counts the one taken."""
    own = PositionEvaluator(valuer.game, moment.seat, valuer.seed)
    better = answer.before.copy()
    better.play(valuer.game.options.named(moment.best).index)
    mine = moment.seat == valuer.seat
    taken = after if mine else own.worth(answer.after, answer.drawn_after, numbers)
    return _means(own.worth(better, answer.drawn, numbers).less(taken))


def _mattered(
    valuer: PositionEvaluator,
    answers: Sequence[_Answered],
    moments: Sequence[AnalysedAnswer],
    usual: float,
    fresh: range,
    progress: Callable[[int], None],
) -> tuple[AnalysedAnswer, ...]:
    """The moments that changed most: the likeliest ones are looked at again over many fresh rollouts."""

    def weight(moment: AnalysedAnswer) -> float:
        win, score = (moment.cost, moment.cost_score) if moment.is_error else (moment.win, moment.score)
        return abs(win + SCORE_SHARE * score / usual)

    steps = sorted(range(len(moments)), key=lambda step: (-weight(moments[step]), step))[:CANDIDATES]
    again = []
    for count, step in enumerate(steps, start=1):
        again.append(_refined(valuer, answers[step], moments[step], fresh))
        progress(count)
    return tuple(sorted(again, key=lambda moment: (-weight(moment), moment.node))[:MATTERED])


def _refined(
    valuer: PositionEvaluator, answer: _Answered, moment: AnalysedAnswer, numbers: range
) -> AnalysedAnswer:
    """The same moment over other rollouts."""
    after = valuer.worth(answer.after, answer.drawn_after, numbers)
    win, score = _means(after.less(valuer.worth(answer.before, answer.drawn, numbers)))
    moment = replace(moment, win=win, score=score)
    if not moment.best:
        return moment
    cost, cost_score = _cost(valuer, answer, moment, numbers, after)
    found = replace(moment, cost=cost, cost_score=cost_score)
    return found if found.is_error else replace(moment, cost=0.0, cost_score=0.0, best="")


def _sum(worths: Sequence[PositionValue], answers: Sequence[_Answered], decided: bool) -> PositionValue:
    """What all decisions, or else all of chance, changed together, rollout by rollout."""
    changes = [
        worths[step + 1].less(worths[step])
        for step, answer in enumerate(answers)
        if isinstance(answer.entry, (PickEntry, OwnTurnEntry)) == decided
    ]
    rollouts = range(len(worths[0].wins))
    wins = [sum(change.wins[n] for change in changes) for n in rollouts]
    return PositionValue(wins, [sum(change.scores[n] for change in changes) for n in rollouts])


def _means(worth: PositionValue) -> tuple[float, float]:
    return fmean(worth.wins), fmean(worth.scores)


def _total(worth: PositionValue, sure: bool = False) -> WinAndScore:
    """A sum with its interval; none about what is `sure`."""
    if sure:
        nothing = Interval(0.0, 0.0, 0.0)
        return WinAndScore(nothing, nothing)
    return WinAndScore(few(worth.wins, UNSEEN_WINS), few(worth.scores))


def _standing(worth: PositionValue) -> WinAndScore:
    """A chance to win lies between 0 and 1."""
    return replace(_total(worth), win=share(estimate(worth.wins), len(worth.wins)))
