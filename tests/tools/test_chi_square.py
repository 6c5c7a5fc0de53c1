"""tools/chi_square.py: it passes fair dice and catches biased ones."""

from __future__ import annotations

import pytest

from garrison.core.ask import Answer, Draw, Drawn, Roll, Rolled
from garrison.table.fair_dice import derived
from tools import chi_square
from tools.chi_square import upper_tail


@pytest.mark.parametrize(
    "x, freedom, p",
    [(11.0705, 5, 0.05), (3.8415, 1, 0.05), (124.342, 100, 0.05), (20.515, 5, 0.001), (77.93, 100, 0.95)],
)
def test_the_tail_is_that_of_the_tables(x: float, freedom: int, p: float) -> None:
    assert upper_tail(x, freedom) == pytest.approx(p, rel=0.001)


@pytest.mark.slow
@pytest.mark.parametrize("game", ["castle-itter", "westerplatte", "wolfenstein"])
def test_fair_dice_pass(game: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert chi_square.main(["--count", "20000", "--game", game]) == 0
    assert " draws from " in capsys.readouterr().out


def loaded(key: bytes, words: bytes, place: int, ask: Roll | Draw) -> Answer:
    """One throw in fifty is not thrown."""
    if place % 50:
        return derived(key, words, place, ask)
    return Rolled((1,) * ask.dice) if isinstance(ask, Roll) else Drawn(next(iter(ask.outcomes)))


def test_loaded_dice_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(chi_square, "derived", loaded)
    assert chi_square.main(["--count", "20000", "--game", "castle-itter"]) == 1
