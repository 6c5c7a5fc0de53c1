"""Correcting the past: one answer changes, what still fits is kept, the first that does not is named."""

from __future__ import annotations

import random

import pytest

from garrison.core import journal, save_text
from garrison.core.ask import Choice, Drawn, Pick, Roll, Rolled
from garrison.core.errors import NotOffered
from garrison.core.game import Game, Setup
from garrison.core.journal import DrawEntry, PickEntry, RollEntry
from garrison.table import games
from garrison.table.correction import correct
from garrison.table.fair_check import check_dice
from garrison.table.fair_dice import FairChance, KeysInMemory
from garrison.table.header import header_of
from garrison.table.table import Table
from tools import corrections

from .conftest import MakeTable

SAMPLE = 12


@pytest.mark.slow
@pytest.mark.parametrize("title", ["castle-itter", "westerplatte", "wolfenstein"])
def test_what_still_fits_is_kept_and_the_first_conflict_named(title: str) -> None:
    figures, faults = corrections.run(title, SAMPLE)
    assert faults == []
    assert figures.whole
    assert figures.conflicts
    assert figures.kept


def played(table: Table, decisions: int = 4) -> Table:
    for _ in range(decisions):
        if isinstance(table.ask, Choice):
            table.answer(table.ask.seats[0], table.ask.options[0])
    return table


def chance_node(table: Table, kind: type) -> int:
    return next(told.n for told in table.since(0) if isinstance(told.answer, kind))


def test_a_die_is_put_right_and_marked_as_typed(new_table: MakeTable) -> None:
    table = played(new_table())
    node = chance_node(table, RollEntry)
    entry, ask = table.line()[node - 1], table.asked(node)
    assert isinstance(entry, RollEntry)
    assert isinstance(ask, Roll)
    other = tuple(face % ask.sides + 1 for face in entry.got)
    found = correct(table, node, Rolled(tuple(sorted(other))))
    now = table.journal.node(found.node).entry
    assert isinstance(now, RollEntry)
    assert now.got == tuple(sorted(other))
    assert now.typed
    later = table.journal.line()[node:]
    assert all(one.typed for one in later if isinstance(one, (RollEntry, DrawEntry)))


def test_the_old_line_stays_as_a_branch_and_the_way_back_counts_once(new_table: MakeTable) -> None:
    table = played(new_table())
    was, end = table.hash(), table.cursor
    node = next(told.n for told in table.since(0) if isinstance(told.answer, PickEntry))
    ask = table.asked(node)
    assert isinstance(ask, Choice)
    found = correct(table, node, Pick(ask.seats[0], ask.options[-1]))
    assert found.before == end
    assert table.takebacks == 1
    table.go(end)
    assert table.hash() == was


def test_nothing_altered_changes_nothing(new_table: MakeTable) -> None:
    table = played(new_table())
    was, entries = table.hash(), len(table.journal.entries)
    for told in table.since(0):
        answer = journal.answer_in(told.answer, table.game.options)
        found = correct(table, told.n, answer)
        assert (found.left, found.conflict) == (0, None)
    assert (table.hash(), len(table.journal.entries), table.takebacks) == (was, entries, 0)


def test_an_impossible_die_is_refused_and_nothing_moves(new_table: MakeTable) -> None:
    table = played(new_table())
    end, entries = table.cursor, len(table.journal.entries)
    with pytest.raises(NotOffered, match="the roll is"):
        correct(table, chance_node(table, RollEntry), Rolled((9,)))
    assert (table.cursor, len(table.journal.entries), table.takebacks) == (end, entries, 0)


def test_a_card_that_lies_elsewhere_is_refused() -> None:
    table = corrections.recorded(games.find("castle-itter"), 1)
    draws = [told for told in table.since(0) if isinstance(told.answer, DrawEntry)]
    with pytest.raises(NotOffered, match="cannot be drawn"):
        correct(table, draws[0].n, Drawn("no such card"))


def test_only_what_stands_on_the_line_can_be_corrected(new_table: MakeTable) -> None:
    table = played(new_table())
    end = table.cursor
    table.undo()
    with pytest.raises(NotOffered, match="not on the line"):
        correct(table, end, Rolled((1,)))
    with pytest.raises(NotOffered, match="not on the line"):
        correct(table, 0, Rolled((1,)))


def fair_table(game: Game) -> Table:
    setup = game.settle(Setup("", min(game.about.scenarios[0].seats)))
    chance = FairChance(KeysInMemory())
    seats = ["random"] * len(game.about.scenarios[0].seats[setup.players])
    table = Table(game, header_of(game, setup, 1, seats, chance.kind, chance.commit()), chance)
    table.run_machines()
    return table


@pytest.mark.parametrize("title", ["castle-itter", "westerplatte", "wolfenstein"])
def test_a_corrected_game_of_fair_dice_still_checks_and_says_how_many_are_ours(title: str) -> None:
    table = fair_table(games.find(title))
    draws = random.Random(7)
    for _ in range(3):
        told = draws.choice(table.since(0))
        correct(table, told.n, corrections.other_answer(table.asked(told.n), told.answer, draws))
        table.run_machines()
    report = check_dice(journal.dump(table.journal))
    assert report.fault is None
    typed = [node.entry for node in table.journal.nodes if getattr(node.entry, "typed", False)]
    assert report.typed == len(typed)
    assert report.ok


def test_a_die_that_is_only_called_typed_is_seen_in_the_report() -> None:
    table = fair_table(games.find("castle-itter"))
    header, entries = save_text.read(journal.dump(table.journal))
    assert check_dice(journal.dump(table.journal)).typed == 0
    lines = [journal.write(header)]
    for _, entry in entries:
        if isinstance(entry, RollEntry):
            entry = RollEntry(entry.n, entry.roll, entry.got, typed=True)
        lines.append(journal.write(entry))
    assert check_dice(b"".join(lines)).typed > 0
