"""Real dice and cards, piece by piece: people are asked for theirs, the machine answers for the rest."""

from __future__ import annotations

import pytest

from garrison.core import journal, save_text
from garrison.core.ask import Answer, Choice, Draw, Drawn, Roll, Rolled
from garrison.core.errors import NotOffered, Unknown
from garrison.core.game import Game, Setup
from garrison.core.journal import DrawEntry, PickEntry, RollEntry
from garrison.core.randomizers import chosen
from garrison.table import games
from garrison.table.chance import NoChance, SeededChance
from garrison.table.fair_check import check_dice
from garrison.table.fair_dice import FairChance, KeysInMemory
from garrison.table.header import header_of
from garrison.table.table import Table
from tools import real_games

TITLES = ["castle-itter", "westerplatte", "wolfenstein"]
EVERYTHING = ("dice", "cards")


def real_table(game: Game, *real: str) -> Table:
    return Table.new(game, Setup("night"), 0, ["human"], real=real)


@pytest.mark.parametrize("title", TITLES)
def test_whole_games_with_a_generator_that_raises_show_exactly_what_can_come(title: str) -> None:
    figures, faults = real_games.run(title, 4)
    assert faults == []
    assert figures.draws > 20
    assert title == "westerplatte" or figures.rolls > 20


def test_what_is_real_waits_for_people_and_is_marked_as_typed(game: Game) -> None:
    table = real_table(game, *EVERYTHING)
    assert isinstance(table.real_ask, Draw)
    table.put(Drawn("stay-dark"))
    table.answer(0, "light beacon")
    table.put(Drawn("damp"))
    assert isinstance(table.real_ask, Roll)
    assert table.proceed() == [], "nothing goes on by itself"
    table.put(Rolled((6,)))
    chance = [entry for entry in table.line() if not isinstance(entry, PickEntry)]
    assert [entry.got for entry in chance] == ["stay-dark", "damp", (6,)]
    assert all(entry.typed for entry in chance)
    assert isinstance(table.ask, Choice)
    assert table.journal.header.real == EVERYTHING


def test_what_is_not_real_is_the_machines(game: Game) -> None:
    table = real_table(game, "dice")
    table.answer(0, "light beacon")
    assert isinstance(table.real_ask, Roll)
    table.put(Rolled((6,)))
    assert [entry.typed for entry in table.line() if isinstance(entry, (RollEntry, DrawEntry))] == [
        False,
        False,
        True,
    ]


@pytest.mark.parametrize("said", [Rolled((9,)), Rolled((1, 2)), Rolled((0,)), Drawn("dry")])
def test_impossible_dice_are_refused_and_asked_again(game: Game, said: Answer) -> None:
    table = real_table(game, "dice")
    table.answer(0, "light beacon")
    before, entries = table.hash(), len(table.journal.entries)
    with pytest.raises(NotOffered):
        table.put(said)
    assert (table.hash(), len(table.journal.entries)) == (before, entries)
    assert isinstance(table.real_ask, Roll)


def test_the_machine_may_roll_once_for_who_is_tired_of_it(game: Game) -> None:
    table = real_table(game, "dice")
    table.answer(0, "light beacon")
    table.throw()
    rolled = table.line()[-1]
    assert isinstance(rolled, RollEntry)
    assert not rolled.typed
    with pytest.raises(NotOffered, match="nothing to throw"):
        table.throw()


def test_taking_back_asks_for_the_last_roll_again(game: Game) -> None:
    table = real_table(game, "dice")
    table.answer(0, "light beacon")
    table.put(Rolled((6,)))
    table.undo()
    assert isinstance(table.real_ask, Roll)
    assert table.takebacks == 1
    table.undo()
    assert isinstance(table.ask, Choice)


def test_our_own_generator_is_not_used_up_by_real_dice(game: Game) -> None:
    """The machine's cards are the same whatever the people roll."""
    drawn = []
    for face in (1, 6):
        table = real_table(game, "dice")
        table.answer(0, "light beacon")
        table.put(Rolled((face,)))
        drawn.append(table.chance_state)
        header, entries = save_text.read(journal.dump(table.journal))
        again = Table(game, header, SeededChance())
        for _, entry in entries:
            again.replay(entry)
        assert again.chance_state == table.chance_state
        assert again.hash() == table.hash()
    assert drawn[0] == drawn[1]


def test_whatever_asks_where_everything_is_real_is_told_so(game: Game) -> None:
    table = Table.new(game, Setup("night"), 0, ["human"], NoChance(), EVERYTHING)
    with pytest.raises(NotOffered, match="nothing is thrown here"):
        table.throw()


@pytest.mark.parametrize(
    "title, named, meant",
    [
        ("castle-itter", ["dice"], ("dice",)),
        ("castle-itter", ["cards", "dice"], ("dice", "ss-deck", "tactics-deck")),
        ("castle-itter", ["all"], ("dice", "ss-deck", "tactics-deck", "line-up")),
        ("westerplatte", ["tiles"], ("tiles",)),
        ("wolfenstein", ["weapon-deck"], ("weapon-deck",)),
    ],
)
def test_things_are_named_one_by_one_by_kind_or_all(
    title: str, named: list[str], meant: tuple[str, ...]
) -> None:
    assert chosen(games.find(title), named) == meant


def test_a_thing_that_a_game_does_not_have_is_named_with_what_it_has() -> None:
    with pytest.raises(Unknown, match="'dice'; valid: all, cards, tiles, attack-deck, event-deck"):
        chosen(games.find("westerplatte"), ["dice"])


def test_a_game_with_real_dice_is_an_ordinary_save_and_a_check_says_whose_they_were(game: Game) -> None:
    itter = games.find("castle-itter")
    chance = FairChance(KeysInMemory())
    setup = itter.settle(Setup("standard"))
    header = header_of(itter, setup, 1, ["random"], chance.kind, chance.commit(), ("dice", "ss-deck"))
    table = Table(itter, header, chance)
    real_games.play(table, seed=3)
    assert table.outcome is not None
    report = check_dice(journal.dump(table.journal))
    assert report.ok
    assert report.typed > 20
    assert report.rolls + report.draws == 0
