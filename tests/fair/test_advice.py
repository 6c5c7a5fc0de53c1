"""Advice cannot cheat: neither hints nor machine players know the key or anything that follows from it."""

from __future__ import annotations

import pytest

from garrison.ai.advice import advise
from garrison.ai.budget import Budget
from garrison.core.ask import Choice
from garrison.core.journal import Words
from garrison.table import fair_dice, games
from garrison.table.fair_dice import FairChance, KeysInMemory
from garrison.table.hosted import HostedTable, snapshot_of
from garrison.table.replay import follow
from garrison.table.table import Table
from tests.fair.conftest import TITLES, begun, play


class Guarded(KeysInMemory):
    """Keys that nobody may look at once the guard is up."""

    guarded = False

    def find(self, commitment: str) -> bytes | None:
        assert not self.guarded, "somebody looks for the key"
        return super().find(commitment)


@pytest.mark.slow
@pytest.mark.parametrize("title", TITLES)
def test_hints_are_the_same_whatever_the_key(title: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Two tables in one position with different keys, words and dice to come; looking at any of them is an error."""
    keys = Guarded()
    table = play(begun(games.find(title), keys), decisions=5)
    twin = Table(table.game, table.journal.header, FairChance(KeysInMemory({"": b"other"})))
    follow(twin, enumerate(table.journal.entries, start=2))
    keys.guarded = True
    monkeypatch.setattr(fair_dice, "derived", lambda *_: pytest.fail("somebody looks at dice to come"))
    ask = table.ask
    assert isinstance(ask, Choice)
    rows = [advise(at.game, at.position, ask.seats[0], Budget(playouts=20)).row() for at in (table, twin)]
    assert rows[0] == rows[1]


@pytest.mark.parametrize("title", TITLES)
def test_a_position_holds_nothing_of_the_key(title: str) -> None:
    """What is handed to machines that think elsewhere: a dump, and it is the same under any key."""
    keys = KeysInMemory()
    table = play(begun(games.find(title), keys, ["open sesame"]), decisions=5)
    (key,) = keys.new.values()
    snapshot = repr(snapshot_of(table.game, table.position))
    for secret in (key.hex(), table.journal.header.commitment or "", "open sesame", str(table.chance_state)):
        assert secret not in snapshot
    assert table.journal.words == [Words("open sesame", 0)]


def test_a_machine_that_thinks_is_asked_the_same_whatever_the_key() -> None:
    """The generator of machine players comes from the header's seed alone."""
    game = games.find("castle-itter")
    questions = []
    for _ in range(2):
        header = begun(game, KeysInMemory(), seed=9).journal.header
        table = HostedTable(game, header, KeysInMemory())
        table.sit(["search:2"] * len(header.seats))
        question = table.question()
        assert question is not None
        questions.append(question)
    assert questions[0] == questions[1]
