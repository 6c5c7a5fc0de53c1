"""Advice: it knows no future, changes nothing, says the same twice, and tells when it cannot tell."""

from __future__ import annotations

import json
from dataclasses import replace
from statistics import fmean

import pytest

from garrison.ai import budget as budgets
from garrison.ai.advice import Advice, advise, improving, parts
from garrison.ai.advice_text import advice_lines, comparison_text, percent, verdict
from garrison.ai.budget import Budget
from garrison.ai.comparison import compare
from garrison.ai.estimate import Interval, estimate, likely, regressed, share
from garrison.ai.search import Search
from garrison.core.ask import Choice
from garrison.core.determinize import SupportsDeterminize
from garrison.core.errors import NotOffered, Unknown
from garrison.core.game import Game, Setup
from garrison.core.position import CHOICE
from garrison.core.rng import Rng
from garrison.table import games
from garrison.table.chance import CHANCE_STREAM
from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES
from garrison.table.table import Table
from garrison.table.translator import game_translator
from garrison.testing.toy import load_game
from tests.ai.gamble import SAFE, SIX, Gamble, Stake

SEEDS = 600


def table_of(name: str, seed: int = 4) -> Table:
    """A new table of one of our games with one person."""
    game = games.find(name)
    scenario = game.about.scenarios[0]
    players = min(scenario.seats)
    seats = ["human"] + ["heuristic"] * (len(scenario.seats[players]) - 1)
    table = Table.new(game, game.settle(Setup(scenario.id, players)), seed, seats)
    table.run_machines()
    return table


@pytest.mark.slow
def test_a_gamble_that_wins_on_a_six_is_advised_no_more_often_when_a_six_is_to_come() -> None:
    """The other way wins twice as often, so it is advised; and the dice of a table with that seed play no part."""
    game = Gamble()
    bold = [advise(game, Stake(), 0, Budget(100), seed).best.index != SAFE for seed in range(SEEDS)]
    assert sum(bold) < SEEDS * 0.15
    six = [Rng(seed, CHANCE_STREAM).roll(1, 6) >> 50 == 1 for seed in range(SEEDS)]
    lucky, other = (
        [b for b, is_six in zip(bold, six, strict=True) if is_six == wanted] for wanted in (True, False)
    )
    assert len(lucky) > 60
    error = (fmean(bold) * (1 - fmean(bold)) * (1 / len(lucky) + 1 / len(other))) ** 0.5
    assert abs(fmean(lucky) - fmean(other)) <= 3 * error


def test_the_chance_that_is_told_is_the_chance_there_is() -> None:
    advice = advise(Gamble(), Stake(), 0, Budget(4000))
    told = {one.option.name: one.win for one in advice.ranked}
    assert told["six"].low < 1 / 6 < told["six"].high
    assert told["safe"].low < 2 / 6 < told["safe"].high


@pytest.mark.slow
@pytest.mark.parametrize("name", games.ids())
def test_position_and_dice_are_left_alone(name: str) -> None:
    plain, hinted = table_of(name), table_of(name)
    for _ in range(4):
        before = hinted.hash()
        ask = hinted.ask
        assert isinstance(ask, Choice)
        advise(hinted.game, hinted.position, ask.seats[0], Budget(6))
        assert hinted.hash() == before
        for table in (plain, hinted):
            table.answer(ask.seats[0], ask.options[-1])
            table.run_machines()
    assert plain.hash() == hinted.hash()
    assert plain.journal_hash() == hinted.journal_hash()


@pytest.mark.slow
@pytest.mark.parametrize("name", games.ids())
def test_the_same_request_gets_the_same_answer(name: str) -> None:
    table = table_of(name)
    one, two = (advise(table.game, table.position, 0, Budget(16), seed=9).row() for _ in range(2))
    assert one == two
    assert json.loads(json.dumps(one)) == one
    *_, last = improving(table.game, table.position, 0, Budget(16), seed=9)
    assert last.row() == one


def test_a_hidden_hand_does_not_change_the_advice() -> None:
    game = games.find("castle-itter")
    table = Table.new(game, game.settle(Setup("competitive", 2)), 11, ["human", "heuristic"])
    table.run_machines()
    assert isinstance(game, SupportsDeterminize)
    p = table.position
    assert p.pending() == CHOICE
    assert p.seats() == 1
    others = [game.determinize(p, 0, Rng(seed, 77)) for seed in range(3)]
    assert len({game.dump(other) for other in others}) > 1, "the hidden hands must differ"
    answers = [advise(game, other, 0, Budget(16), seed=5).row() for other in others]
    assert all(answer == answers[0] for answer in answers)


def test_a_seat_that_is_not_asked_is_refused() -> None:
    game = load_game()
    table = Table.new(game, Setup("night", 2), 3, ["human", "human"])
    table.proceed()
    with pytest.raises(NotOffered, match="seat 1 is not asked"):
        advise(game, table.position, 1, Budget(8))


@pytest.mark.parametrize("text", ["", "0", "-3", "1e9", "99999999999", "soon", "0ms", "5h", "3601s", "١٢"])
def test_an_impossible_budget_is_one_line(text: str) -> None:
    with pytest.raises(Unknown, match=r"impossible budget .* valid: playouts such as 200") as found:
        budgets.read(text)
    assert "\n" not in str(found.value)


def test_budgets_are_read() -> None:
    assert budgets.read("200") == Budget(200)
    assert budgets.read("50ms") == Budget(seconds=0.05)
    assert budgets.read("2.5s") == Budget(seconds=2.5)


def test_a_first_list_comes_within_a_second_and_the_parts_make_the_whole() -> None:
    for seconds in (0.3, 1.0, 3.0, 20.0):
        looks = parts(Budget(seconds=seconds))
        assert looks[0].seconds <= 0.3
        assert sum(look.seconds for look in looks) == pytest.approx(seconds)
    assert [look.playouts for look in parts(Budget(2000))] == [64, 61, 375, 1500]
    assert all(look.seconds == 3.0 for look in parts(Budget(2000, 3.0)))
    assert [look.playouts for look in parts(Budget(1))] == [1]


def test_few_futures_tell_nothing_apart() -> None:
    advice = advise(Gamble(), Stake(), 0, Budget(4))
    assert advice.equals == 2
    assert estimate([1.0, 1.0]).error > 0
    assert share(estimate([1.0] * 5), 5).low < 1


def test_a_longer_row_that_goes_with_a_shorter_one_corrects_it() -> None:
    reference = [float(n % 2) for n in range(400)]
    lucky = [1.0] * 30 + [0.0] * 10
    assert regressed(lucky, [1.0] * 30 + [0.0] * 10 + reference).mean == pytest.approx(0.52, abs=0.05)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", games.ids())
def test_advice_is_spoken_in_both_languages(name: str, lang: str) -> None:
    table = table_of(name)
    translator = game_translator(table.game, lang, strict=True)
    lines = advice_lines(advise(table.game, table.position, 0, Budget(16)), translator)
    assert len(lines) > 2
    assert not any("[" in line or "{" in line for line in lines)


def test_equal_options_are_called_equal_and_better_ones_better() -> None:
    translator = game_translator(load_game(), "en")
    equal, better = _advice(40), _advice(4000)
    assert "As good, as far as can be told" in verdict(equal, translator)
    assert "in a hundred" not in verdict(equal, translator), "silent about chances until they separate"
    assert "instead would lose about" in verdict(better, translator)
    assert "As good" not in verdict(better, translator)


@pytest.mark.parametrize("points, is_told", [(0.26, True), (0.04, False)])
def test_a_price_of_no_points_is_not_told(points: float, is_told: bool) -> None:
    advice = _advice(4000)
    assert advice.price is not None
    cheap = replace(advice.price, win=Interval(0, -0.1, 0.1), score=Interval(points, 0.01, 1))
    said = verdict(replace(advice, price=cheap), game_translator(load_game(), "it"))
    assert ("0,3 punti" in said, "0,0" in said) == (is_told, False)


@pytest.mark.slow
def test_of_equals_the_same_is_named_first_whatever_the_seed() -> None:
    """The heuristic player's own, unless another is told from it."""
    table = table_of("castle-itter")
    advices = [advise(table.game, table.position, 0, Budget(40), seed) for seed in range(6)]
    assert all(advice.equals > 1 for advice in advices)
    assert len({advice.best.name for advice in advices}) == 1


def test_an_option_against_the_best_costs_what_it_costs() -> None:
    """On a six instead of a five or a six: one game in six; the best costs nothing."""
    game = Gamble()
    for option, loss in ((SIX, 1 / 6), (SAFE, 0.0)):
        search = Search(game, Stake(), 0)
        search.look_at(option)
        found = compare(search.run(Budget(4000)), option)
        assert found.loss == pytest.approx(loss, abs=0.05)
        text = comparison_text(found, game_translator(load_game(), "en"))
        assert ("; but " in text) == (loss > 0)


def test_a_chance_that_was_played_out_is_never_none_and_never_sure() -> None:
    for won in (0.0, 1.0):
        for count in (1, 3, 2000):
            told = likely(estimate([won] * count), count)
            assert 0 < told.mean < 1
            assert told.low <= told.mean <= told.high
            assert percent(told.mean) not in ("0", "100")


def _advice(playouts: int) -> Advice:
    game: Game = Gamble()
    return advise(game, Stake(), 0, Budget(playouts), seed=2)


def test_messages_are_the_same_in_both_languages() -> None:
    english, italian = (Messages("garrison.ai", lang) for lang in LANGUAGES)
    assert english.faults == italian.faults == []
    assert english.variables == italian.variables


@pytest.mark.parametrize("name", games.ids())
def test_the_only_option_looked_at_is_not_called_the_only_one(name: str) -> None:
    table = table_of(name)
    translator = game_translator(table.game, "en")
    for playouts in (1, 2, 3):
        advice = advise(table.game, table.position, 0, Budget(playouts))
        assert len(advice.ranked) + advice.unseen > 1
        assert "only one choice" not in verdict(advice, translator)
