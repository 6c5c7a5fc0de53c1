"""`danger` while playing: now, after a move, and in Italian."""

from __future__ import annotations

from tests.cli.conftest import Run


def test_it_is_asked_for_by_name_now_and_after_a_move(garrison: Run) -> None:
    ran = garrison(
        "play", "--seed", "5", typed=["danger", "danger 1", "danger place basse nt5", "danger xyzzy"]
    )
    assert ran.out.count("The castle is overrun this turn") == 2
    assert "Several moves are called that" in ran.out
    assert "xyzzy" in ran.out


def test_it_is_asked_for_in_italian(garrison: Run) -> None:
    ran = garrison("play", "westerplatte", "--seed", "5", "--lang", "it", typed=["pericoli"])
    assert "Mattoni persi nell'attacco" in ran.out
