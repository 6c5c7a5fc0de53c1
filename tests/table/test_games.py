"""Games are found through their entry points, ours like a stranger's."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from garrison.core.errors import Unknown
from garrison.table import games
from garrison.table.entry_points import Registered


@pytest.fixture
def registered(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A register with the toy in it."""
    entry = Registered("last-match", "garrison.testing.toy:load_game")
    monkeypatch.setattr(games, "registered", lambda group: [entry] if group == games.GROUP else [])
    games._entries.cache_clear()
    games._load.cache_clear()
    yield
    games._entries.cache_clear()
    games._load.cache_clear()


@pytest.mark.usefixtures("registered")
def test_a_game_is_found_by_its_id_and_made_once() -> None:
    assert games.ids() == ["last-match"]
    assert games.find("last-match").about.id == "last-match"
    assert games.find("last-match") is games.find("last-match", {})


@pytest.mark.usefixtures("registered")
def test_corrected_data_is_another_game_in_the_same_process() -> None:
    assert games.find("last-match", {"dry": 6}) is not games.find("last-match")
    assert games.find("last-match", {"a": 1, "b": 2}) is games.find("last-match", {"b": 2, "a": 1})


@pytest.mark.usefixtures("registered")
def test_an_unknown_game_is_refused_with_the_known_ones() -> None:
    with pytest.raises(Unknown, match="unknown game 'chess'; valid: last-match"):
        games.find("chess")


def test_the_toy_is_not_installed_as_a_game() -> None:
    assert "last-match" not in games.ids()
