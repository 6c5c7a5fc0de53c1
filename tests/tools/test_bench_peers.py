"""tools/bench_peers.py with made-up engines: medians, ratios, failures."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from tools import bench_peers
from tools.bench_peers import Peer, Sample


def engine(name: str, *rates: float) -> Peer:
    figures: Iterator[float] = iter(rates)
    return Peer(name, lambda: None, lambda seconds: Sample(next(figures) * seconds, "1.0"))


def broken(name: str) -> Peer:
    def prepare() -> None:
        raise RuntimeError("no such package")

    return Peer(name, prepare, lambda seconds: Sample(1, "never"))


def result(
    peers: list[Peer], capsys: pytest.CaptureFixture[str], *arguments: str
) -> tuple[int, dict[str, object]]:
    code = bench_peers.main(["--rounds", "3", "--json", *arguments], peers)
    figures: dict[str, object] = json.loads(capsys.readouterr().out)
    return code, figures


def test_the_figure_is_the_median_and_ratios_come_from_it(capsys: pytest.CaptureFixture[str]) -> None:
    ours = engine(bench_peers.COMPILED, 10, 4000, 3000)
    theirs = engine(bench_peers.BACKGAMMON, 100, 900, 200)
    code, figures = result([ours, theirs], capsys)
    assert code == 0
    assert figures["engines"] == {
        "garrison compiled": {"steps_per_second": 3000, "rounds": [10, 4000, 3000], "version": "1.0"},
        "open_spiel backgammon": {"steps_per_second": 200, "rounds": [100, 900, 200], "version": "1.0"},
    }
    ratio = {"of": "garrison compiled", "to": "open_spiel backgammon", "ratio": 15.0, "floor": 15}
    assert figures["ratios"] == [ratio]


def test_rounds_are_interleaved(capsys: pytest.CaptureFixture[str]) -> None:
    order: list[str] = []

    def noting(name: str) -> Peer:
        def run(seconds: float) -> Sample:
            order.append(name)
            return Sample(seconds, "1.0")

        return Peer(name, lambda: None, run)

    result([noting("a"), noting("b")], capsys)
    assert order == ["a", "b"] * 3


def test_a_peer_that_does_not_run_fails_the_whole_and_is_named(capsys: pytest.CaptureFixture[str]) -> None:
    code, figures = result([engine("a", 1, 1, 1), broken("b")], capsys)
    assert code == 1
    assert figures["engines"] == {
        "a": {"steps_per_second": 1, "rounds": [1, 1, 1], "version": "1.0"},
        "b": {"error": "no such package"},
    }


def test_a_missing_peer_can_be_allowed(capsys: pytest.CaptureFixture[str]) -> None:
    assert result([broken("b")], capsys, "--allow-missing")[0] == 0


def test_the_table_shows_figures_spread_failures_and_floors(capsys: pytest.CaptureFixture[str]) -> None:
    peers = [engine(bench_peers.PLAIN, 120_000), engine(bench_peers.CATANATRON, 40_000), broken("b")]
    assert bench_peers.main(["--rounds", "1"], peers) == 1
    rows = capsys.readouterr().out.splitlines()
    assert "| garrison plain | 120,000 | 120,000 to 120,000 | 1.0 |" in rows
    assert "| b | failed | | no such package |" in rows
    assert "| garrison plain / catanatron | 3 | 3 |" in rows


def test_a_command_that_fails_tells_its_last_line() -> None:
    with pytest.raises(RuntimeError, match=r"left with 3: it broke"):
        bench_peers.call(["sh", "-c", "echo first >&2; echo it broke >&2; exit 3"])
