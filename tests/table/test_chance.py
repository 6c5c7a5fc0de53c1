"""SeededChance, scripted and typed answers to rolls and draws."""

from __future__ import annotations

import pytest

from garrison.core.ask import Draw, Drawn, Prompt, Roll, Rolled
from garrison.core.errors import NotOffered
from garrison.core.game import Game, Setup
from garrison.core.journal import PickEntry, answer_of
from garrison.core.playout import Policy, RandomPolicy, Tape, playout
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng
from garrison.table.chance import ScriptedChance, SeededChance, freeze, thaw
from garrison.table.table import Table
from garrison.testing.fixtures import Play


@pytest.fixture
def at_orders(game: Game) -> Position:
    return game.setup(Setup("night", 1))


@pytest.fixture
def at_wind(game: Game) -> Position:
    return Play(game, Setup("night"), draws=["stay-dark", "dry"]).pick("light beacon").position


def draw_of(game: Game, p: Position) -> Draw:
    ask = game.ask(p)
    assert isinstance(ask, Draw)
    return ask


def roll_of(game: Game, p: Position) -> Roll:
    ask = game.ask(p)
    assert isinstance(ask, Roll)
    return ask


def test_a_frozen_generator_goes_on_with_the_same_numbers() -> None:
    rng = Rng(2**40 + 5, 3)
    rng.word()
    again = thaw(freeze(rng))
    assert [again.word() for _ in range(20)] == [rng.word() for _ in range(20)]


@pytest.mark.parametrize("policy", ["random", "heuristic"])
@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("seed", [0, 7, 2**62])
def test_a_table_meets_the_dice_and_moves_of_a_simulation_of_its_seed(
    game: Game, policy: str, players: int, seed: int
) -> None:
    p, tape = game.setup(Setup("night", players)), Tape()
    player: Policy = RandomPolicy() if policy == "random" else game.heuristic()
    playout(p, [player] * players, Rng(seed, 0), Rng(seed, 1), Offers(), tape)

    table = Table.new(game, Setup("night", players), seed, [policy] * players)
    table.run_machines()

    fast = game.setup(Setup("night", players))
    for n, entry in enumerate(table.line()):
        code = tape.a[n]
        assert game.decode(fast, code) == answer_of(entry, game.ask(fast), game.options)
        if isinstance(entry, PickEntry):
            fast.play(code)
        else:
            fast.chance(code)
    assert table.hash() == game.hash(p)
    assert len(table.line()) == tape.n


def test_seeded_answers_depend_on_the_state_alone(game: Game, at_orders: Position) -> None:
    chance, ask = SeededChance(), draw_of(game, at_orders)
    state = chance.start(7, 0)
    assert chance.answer(game, at_orders, ask, state) == chance.answer(game, at_orders, ask, state)
    assert len({chance.start(7, renewals) for renewals in range(5)}) == 5


def test_scripted_dice_and_cards_come_in_order(game: Game, at_orders: Position, at_wind: Position) -> None:
    chance = ScriptedChance(dice=[4, 2], draws=["stay-dark"])
    card, state = chance.answer(game, at_orders, draw_of(game, at_orders), 0)
    die, state = chance.answer(game, at_wind, roll_of(game, at_wind), state)
    second, state = chance.answer(game, at_wind, roll_of(game, at_wind), state)
    assert (card, die, second) == (Drawn("stay-dark"), Rolled((4,)), Rolled((2,)))


def test_a_script_that_runs_out_says_what_was_asked(
    game: Game, at_orders: Position, at_wind: Position
) -> None:
    with pytest.raises(NotOffered, match=r"no card left for 'orders' \(take-order\)"):
        ScriptedChance().answer(game, at_orders, draw_of(game, at_orders), 0)
    with pytest.raises(NotOffered, match=r"\[\] left for 1d6 \(wind\)"):
        ScriptedChance().answer(game, at_wind, roll_of(game, at_wind), 0)


def test_a_script_that_does_not_fit_says_what_would(
    game: Game, at_orders: Position, at_wind: Position
) -> None:
    with pytest.raises(NotOffered, match=r"'ace' cannot be drawn; possible: guard-lantern"):
        ScriptedChance(draws=["ace"]).answer(game, at_orders, draw_of(game, at_orders), 0)
    with pytest.raises(NotOffered, match=r"the roll is 1d6, not \[7\]"):
        ScriptedChance(dice=[7]).answer(game, at_wind, roll_of(game, at_wind), 0)


def test_several_scripted_dice_are_taken_together(game: Game) -> None:
    ask = Roll(2, 6, Prompt("wind", "2.4"))
    with pytest.raises(NotOffered, match=r"\[3\] left for 2d6"):
        ScriptedChance(dice=[3]).answer(game, game.setup(Setup("night")), ask, 0)
