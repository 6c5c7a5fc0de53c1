"""What options cost and bring, told before they are chosen, is what happens when they are."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from garrison.core.ask import Choice
from garrison.core.game import Game, Setup
from garrison.core.journal import PickEntry, answer_in
from garrison.core.option import Option
from garrison.core.position import Position
from garrison.core.terms import SupportsTerms, Terms
from garrison.core.verb import SORTS
from garrison.core.vocabulary import vocabulary_of
from garrison.table import games
from garrison.table.table import Table

GAMES = ["castle-itter", "westerplatte", "wolfenstein"]
Offered = tuple[Game, Position, Option, Terms]


def offered(name: str, seeds: range, answers: int = 120) -> Iterator[Offered]:
    """Every option that a game asks for in random play, with its terms."""
    game = games.find(name)
    assert isinstance(game, SupportsTerms)
    for seed in seeds:
        rng = random.Random(seed)
        table = Table.new(game, game.settle(Setup(game.about.scenarios[0].id)), seed, ["human"])
        for _ in range(answers):
            ask = table.ask
            if not isinstance(ask, Choice):
                break
            p = table.position
            yield from ((game, p, option, game.terms(p, option)) for option in ask.options)
            table.answer(ask.seats[0], rng.choice(ask.options))


@pytest.mark.parametrize("name", GAMES)
def test_every_option_has_a_sort_and_words_for_what_it_costs_and_brings(name: str) -> None:
    sorts = set()
    messages = vocabulary_of(games.find(name)).messages
    for _, _, _, terms in offered(name, range(6)):
        sorts.add(terms.sort)
        assert all(f"terms-{key}" in messages for key in (*terms.cost, *terms.brings))
        assert all(count > 0 for count in (*terms.cost.values(), *terms.brings.values()))
    assert sorts <= set(SORTS)
    assert {"move", "act"} <= sorts


@pytest.mark.parametrize("name", GAMES)
def test_attacks_are_attacks(name: str) -> None:
    """Whatever is shot, struck or thrown at somebody; checked where a machine plays that seeks a fight."""
    game = games.find(name)
    assert isinstance(game, SupportsTerms)
    words = {"attack", "shoot", "mortar", "punch", "stab"}
    table = Table.new(game, game.settle(Setup(game.about.scenarios[0].id)), 2, ["heuristic"])
    table.run_machines()
    fought = [
        entry.pick
        for entry in table.line()
        if isinstance(entry, PickEntry) and entry.pick.split()[0] in words
    ]
    assert fought
    p = table.game.setup(table.setup)
    for entry in table.line():
        answer = answer_in(entry, game.options)
        if isinstance(entry, PickEntry):
            option = game.options.named(entry.pick)
            assert (game.terms(p, option).sort == "attack") == (option.name.split()[0] in words | {"push"})
        game.apply(p, answer)


@pytest.mark.parametrize("name", GAMES)
def test_the_terms_of_an_option_change_nothing(name: str) -> None:
    game = games.find(name)
    assert isinstance(game, SupportsTerms)
    table = Table.new(game, game.settle(Setup(game.about.scenarios[0].id)), 5, ["human"])
    rng = random.Random(5)
    for _ in range(60):
        ask = table.ask
        if not isinstance(ask, Choice):
            break
        before = game.dump(table.position)
        for option in ask.options:
            game.terms(table.position, option)
        assert game.dump(table.position) == before
        table.answer(ask.seats[0], rng.choice(ask.options))


def gauges(game: Game, p: Position) -> dict[str, int]:
    return dict(game.view(p, 0).gauges)


def test_what_an_action_of_a_hero_costs_is_gone_from_his_points_when_it_is_done() -> None:
    for game, p, option, terms in offered("wolfenstein", range(3)):
        if option.path[0] not in (
            "action:move",
            "action:open",
            "action:attack",
            "action:search",
            "action:reload",
        ):
            continue
        after = p.copy()
        after.play(option.index)
        if game.view(after, 0).facts["actor"] == game.view(p, 0).facts["actor"]:
            assert gauges(game, p)["ap"] - gauges(game, after)["ap"] == terms.cost.get("ap", 0)


def test_a_shot_from_a_post_costs_a_round_of_each_payer_and_lies_at_the_troop() -> None:
    seen = 0
    for game, p, option, terms in offered("westerplatte", range(6)):
        if "action:shoot" not in option.path:
            continue
        payers = [ref for ref in option.path if ref.startswith("ammunition:")]
        assert terms.cost["ammunition"] == len(payers)
        assert terms.cost["actions"] == 1
        troops = {f"card:{piece.id}" for piece in game.view(p, 0).pieces}
        assert troops & set(terms.at)
        seen += 1
    assert seen


def test_an_action_of_a_tile_lies_at_the_tile_where_the_officer_stands() -> None:
    seen = 0
    for game, p, option, terms in offered("westerplatte", range(6)):
        if not {"action:raise", "action:take", "action:mortar"} & set(option.path):
            continue
        here = next(piece.at for piece in game.view(p, 0).pieces if piece.marks == ("active",))
        assert here in terms.at
        seen += 1
    assert seen


def test_a_square_brings_the_cover_of_its_location() -> None:
    seen = 0
    for game, p, option, terms in offered("castle-itter", range(1)):
        if "action:place" in option.path:
            assert terms.brings["defense"] in {
                value for key, value in gauges(game, p).items() if key.startswith("defense:")
            }
            seen += 1
    assert seen


def test_tokens_spent_on_a_counter_are_said_where_it_is_coming() -> None:
    seen = 0
    for game, p, option, terms in offered("castle-itter", range(4), 300):
        if "action:spend" not in option.path:
            continue
        ask = game.ask(p)
        assert terms.at == (f"space:{ask.prompt.facts['space']}",)
        assert terms.cost.get("suppression", 0) == int(option.path[-1].split(":")[1])
        seen += 1
    assert seen
