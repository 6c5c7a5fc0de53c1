"""A process that analyses one finished game and reports on its standard output, a line of JSON each time.

It reads an `Order`, then the save, one line each. It runs apart from the server, so that no table waits for it, and
ends by itself when nobody reads what it says.
"""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Union

import msgspec

from garrison.ai.analysis import BRISK, ROUGH, Analysis, Effort, analyse
from garrison.ai.winnable import Winnable, winnable
from garrison.core import save_text
from garrison.table.hosted import HostedTable
from garrison.table.replay import follow_lines, seated
from garrison.web import process

PAUSE = 0.2  # seconds between two reports on how far it is


class Order(msgspec.Struct, frozen=True):
    """What to do: one look for each number of futures, as long as all are expected to be done in so many seconds.

    Rough looks, the first in any case, go on with more futures as long as that takes less than `rough` seconds. At last
    it is asked from where a strong player would have won, in so many rounds, within `winnable_seconds` after the first.
    """

    seat: int
    looks: tuple[int, ...]
    seconds: float
    rough: float
    rounds: int
    winnable_seconds: float
    lines: int  # of the save that follows


class AnalysisProgress(msgspec.Struct, frozen=True, tag="step"):
    """How far the present look is."""

    done: int
    count: int


class Found(msgspec.Struct, frozen=True, tag="found"):
    """What a look has found; better ones follow until `last`. Of a `rough` one the cost of decisions is not known."""

    analysis: Analysis
    last: bool
    rough: bool = False
    winnable: Winnable | None = None


Report = Union[AnalysisProgress, Found]
Tell = Callable[[Report], None]


def analyse_save(order: Order, save: list[bytes], tell: Tell) -> None:
    """Rough looks, since any other takes long; then closely, and again over more futures while there is time."""
    table = seated(save_text.read_header(save[0]), HostedTable)
    follow_lines(table, enumerate(save[1:], start=2))

    def looked(looks: Sequence[int], care: Effort, seconds: float) -> tuple[Analysis, Sequence[int]]:
        """What the last look found that there was time for, and the looks from it on."""
        begun = time.monotonic()
        while True:
            before = time.monotonic()
            found = analyse(table, order.seat, looks[0], progress=_steps(tell), care=care)
            now = time.monotonic()
            if len(looks) == 1 or now - begun + (now - before) * looks[1] / looks[0] > seconds:
                return found, looks
            tell(Found(found, False, care is ROUGH))
            looks = looks[1:]

    found, left = looked(order.looks, ROUGH, order.rough)
    tell(Found(found, False, True))
    found, _ = looked(left, BRISK, order.seconds)
    tell(Found(found, not order.rounds))
    begun = time.monotonic()
    for known in winnable(table, order.seat, order.rounds, progress=_steps(tell)):
        last = known.rounds == order.rounds or time.monotonic() - begun > order.winnable_seconds
        tell(Found(found, last, winnable=known))
        if last:
            return
    if order.rounds:  # there was no moment to play on from
        tell(Found(found, True))


def _steps(tell: Tell) -> Callable[[int, int], None]:
    """Tells how far it is, now and then."""
    told = 0.0

    def progress(done: int, count: int) -> None:
        nonlocal told
        if time.monotonic() - told >= PAUSE:
            told = time.monotonic()
            tell(AnalysisProgress(done, count))

    return progress


def listener(say: process.Say) -> process.Take:
    """Analyses the save once all its lines have come."""
    come: list[bytes] = []

    def take(line: bytes) -> None:
        come.append(line)
        order = msgspec.json.decode(come[0], type=Order)
        if len(come) > order.lines:
            save = come[1:]
            come.clear()
            analyse_save(order, save, lambda report: say(msgspec.json.encode(report)))

    return take


def main() -> None:
    """Do what the standard input asks for."""
    process.listen(listener)


if __name__ == "__main__":
    main()
