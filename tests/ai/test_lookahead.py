"""Looking ahead exactly: keys, expectimax, whole turns, and lines where only decisions are left."""

from __future__ import annotations

from fractions import Fraction

import pytest
from mypy_extensions import i64

from garrison.ai.budget import Budget
from garrison.ai.expectimax import Expectimax
from garrison.ai.line_search import LineSearch, settled
from garrison.ai.plan_search import PlanSearch, own_plan
from garrison.ai.plans import is_in_turn, plans, way
from garrison.ai.player import SearchPlayer
from garrison.core.game import Game, Setup
from garrison.core.judging import judge_of, lookahead_of
from garrison.core.lookahead import Lookahead, PositionKey
from garrison.core.odds import chances
from garrison.core.position import CHOICE, DRAW, OVER, Offers, Position
from garrison.core.rng import Rng, sample
from garrison.lab import regret
from garrison.table import games
from garrison.table.seats import policy_of


def itter() -> Game:
    return games.find("castle-itter")


def westerplatte() -> Game:
    return games.find("westerplatte")


def exactly(game: Game, p: Position) -> Fraction:
    """The chance to win by the plain definition: no keys, no merging of throws."""
    kind = p.pending()
    if kind == OVER:
        return Fraction(int(p.result(0) > 0))
    offers = Offers()
    if kind == CHOICE:
        p.legal(offers)
        found = []
        for option in [offers.a[n] for n in range(offers.n)]:
            twin = p.copy()
            twin.play(option)
            found.append(exactly(game, twin))
        return max(found)
    total = Fraction(0)
    for outcome, chance in chances(p):
        twin = p.copy()
        twin.chance(outcome)
        total += Fraction(chance) * exactly(game, twin)
    return total


def test_expectimax_agrees_with_the_definition() -> None:
    """Choices with hardly anything left, so that the definition can be followed."""
    game, checked = itter(), 0
    for number, (p, rng) in enumerate(regret.heuristic_games(game, ("standard", "elite"), 40_000_000)):
        ahead = lookahead_of(game, p)
        assert ahead is not None
        for at in regret.choices(game, p, rng, ahead):
            exact = Expectimax(ahead, 0)
            found = exact.worth(at)
            if exact.visited <= 60:
                assert found == pytest.approx(float(exactly(game, at)), abs=1e-9)
                checked += 1
        if checked >= 3 or number == 30:
            break
    assert checked >= 3


def test_a_key_is_the_same_for_the_same_numbers_alone() -> None:
    def key(*numbers: int) -> int:
        keys = PositionKey()
        for number in numbers:
            keys.add(number)
        return int(keys.value())

    found = {key(a, b, 1 << c) for a in range(40) for b in range(-40, 40) for c in range(60)}
    assert len(found) == 40 * 80 * 60
    assert key(1, 2) == key(1, 2) != key(2, 1)


def test_positions_with_one_key_are_one_position() -> None:
    """Whatever a turn of Westerplatte can come to: equal keys are equal positions, way and turn apart."""
    game = westerplatte()
    p, offers = _in_turn(game, 12), Offers()
    ahead = lookahead_of(game, p)
    assert ahead is not None
    dumps: dict[int, str] = {}
    waiting = [p]
    while waiting and len(dumps) < 250:
        at = waiting.pop(0)
        at.legal(offers)
        for option in [offers.a[n] for n in range(offers.n)]:
            twin = at.copy()
            twin.play(option)
            key = int(ahead.key(twin))
            if key:
                assert dumps.setdefault(key, game.dump(twin)) == game.dump(twin)
            if twin.pending() == CHOICE and twin.turns() == p.turns():
                waiting.append(twin)
    assert len(dumps) >= 50


def _in_turn(game: Game, turn: int) -> Position:
    p, offers, rng, player = game.setup(game.settle(Setup("hard", 1))), Offers(), Rng(3, 0), game.heuristic()
    while p.turns() < turn or p.pending() != CHOICE:
        kind = p.pending()
        if kind == CHOICE:
            p.legal(offers)
            p.play(player.choose(p, offers, rng))
        else:
            p.chance(sample(p, kind, rng, offers))
    return p


def test_a_plan_leads_where_its_decisions_lead() -> None:
    game = westerplatte()
    p = _in_turn(game, 10)
    ahead = lookahead_of(game, p)
    assert ahead is not None
    found = plans(ahead, p, 0, Offers())
    assert len(found) > 20
    for plan in found[:: len(found) // 10]:
        twin = p.copy()
        for step in way(plan):
            twin.play(step.option)
        assert game.dump(twin) == game.dump(plan.position)
        assert twin.pending() in (DRAW, OVER)
        assert way(plan)[0].option == plan.first


class Blind(Lookahead):
    """Knows no keys."""

    def key(self, p: Position) -> i64:
        return 0


def test_every_end_of_a_turn_is_among_the_plans() -> None:
    """The last steps of a turn, found with keys and by trying everything."""
    game = westerplatte()
    p = _in_turn(game, 10)
    ahead = lookahead_of(game, p)
    assert ahead is not None
    mid = way(plans(ahead, p, 0, Offers())[-1])[1].position
    if mid.pending() != CHOICE:
        mid = p
    ends = {game.dump(plan.position) for plan in plans(ahead, mid, 0, Offers())}
    assert ends == {game.dump(plan.position) for plan in plans(Blind(), mid, 0, Offers())}


@pytest.mark.slow
def test_regret_is_what_the_best_has_more() -> None:
    game = itter()
    (choice,) = regret.exact_choices(game, ("standard",), 1, 40_000_000)
    assert choice.best == max(choice.worth.values()) > min(choice.worth.values())
    player = policy_of(game, "search:8")
    assert player is not None
    assert regret.regret(player, [choice], 1).lost is not None
    found = regret.regret(player, [choice], 1).lost
    assert found is not None
    assert found.mean == pytest.approx(0.0, abs=1e-9), "search works such choices out"


def test_a_turn_that_was_planned_is_played_as_planned() -> None:
    """However often it is asked in between, and with other numbers each time."""
    game = westerplatte()
    p, offers, rng = _in_turn(game, 10), Offers(), Rng(11, 1)
    ahead, judge, player = lookahead_of(game, p), judge_of(game, p), SearchPlayer(game, Budget(24))
    assert ahead is not None
    assert judge is not None
    plan = PlanSearch(game, p, 0, ahead, judge, Rng(11, 1).word()).run(Budget(24)).best()
    twin = p.copy()
    while is_in_turn(twin, p.turns(), 0):
        twin.legal(offers)
        twin.play(player.choose(twin, offers, rng))
    assert len(way(plan)) > 1
    assert game.dump(twin) == game.dump(plan.position)


def test_the_heuristic_players_own_plan_is_its_turn() -> None:
    game = westerplatte()
    p = _in_turn(game, 10)
    plan = own_plan(game.heuristic(), p, 0, Rng(1, 0))
    twin = p.copy()
    for step in way(plan):
        twin.play(step.option)
    assert game.dump(twin) == game.dump(plan.position)
    assert twin.pending() == DRAW


@pytest.mark.slow
def test_a_line_that_is_said_to_win_wins() -> None:
    game, won = westerplatte(), 0
    for p in regret.certain_positions(game, ("hard",), 6, 61_000_000):
        ahead = lookahead_of(game, p)
        assert ahead is not None
        steps = LineSearch(game, ahead, 0).winning(p)
        for step in steps or ():
            p = settled(p)
            p.play(step.option)
        won += steps is not None
        assert steps is None or settled(p).payoff(0) == 100
    assert won >= 3, "the heuristic player wins 1 of these 6"
