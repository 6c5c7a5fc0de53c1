"""A process that analyses one finished game and reports on its standard output, a line of JSON each time.

It reads an `Order`, then the save, one line each. It runs apart from the server, so that no table waits for it, and
ends by itself when nobody reads what it says.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Union

import msgspec

from garrison.ai.analysis import BRISK, ROUGH, Analysis, analyse
from garrison.core import save_text
from garrison.table.hosted import HostedTable
from garrison.table.replay import follow_lines, seated
from garrison.web import process

PAUSE = 0.2  # seconds between two reports on how far it is


class Order(msgspec.Struct, frozen=True):
    """What to do: one look for each number of futures, as long as all are expected to be done in so many seconds."""

    seat: int
    looks: tuple[int, ...]
    seconds: float
    lines: int  # of the save that follows


class Step(msgspec.Struct, frozen=True, tag="step"):
    """How far the present look is."""

    done: int
    count: int


class Found(msgspec.Struct, frozen=True, tag="found"):
    """What a look has found; better ones follow until `last`. Of a `rough` one the cost of decisions is not known."""

    analysis: Analysis
    last: bool
    rough: bool = False


Report = Union[Step, Found]
Tell = Callable[[Report], None]


def analyse_save(order: Order, save: list[bytes], tell: Tell) -> None:
    """A rough look, since any other takes long; then once, and again over more futures while there is time."""
    table = seated(save_text.read_header(save[0]), HostedTable)
    follow_lines(table, enumerate(save[1:], start=2))
    begun = time.monotonic()
    tell(Found(analyse(table, order.seat, order.looks[0], progress=_steps(tell), care=ROUGH), False, True))
    for look, after in zip(order.looks, (*order.looks[1:], 0), strict=True):
        before = time.monotonic()
        found = analyse(table, order.seat, look, progress=_steps(tell), care=BRISK)
        now = time.monotonic()
        last = not after or now - begun + (now - before) * after / look > order.seconds
        tell(Found(found, last))
        if last:
            return


def _steps(tell: Tell) -> Callable[[int, int], None]:
    """Tells how far it is, now and then."""
    told = 0.0

    def progress(done: int, count: int) -> None:
        nonlocal told
        if time.monotonic() - told >= PAUSE:
            told = time.monotonic()
            tell(Step(done, count))

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
