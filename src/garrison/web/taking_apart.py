"""A process that takes one finished game apart and reports on its standard output, a line of JSON each time.

It reads an `Order`, then the save, one line each. It runs apart from the server, so that no table waits for it, and
ends by itself when nobody reads what it says.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from typing import Union

import msgspec

from garrison.ai.analysis import BRISK, ROUGH, Analysis, analyse
from garrison.core import journal
from garrison.web.playing import follow, seated

PAUSE = 0.2  # seconds between two reports on how far it is
MODEST = 10  # tables come first
STDOUT = 1


class Order(msgspec.Struct, frozen=True):
    """What to do: one look for each number of futures, as long as all are expected to be done in so many seconds."""

    seat: int
    looks: tuple[int, ...]
    seconds: float


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


def take_apart(order: Order, save: list[bytes], tell: Tell) -> None:
    """A rough look, since any other takes long; then once, and again over more futures while there is time."""
    table = seated(journal.read_header(save[0]))
    follow(table, enumerate(save[1:], start=2))
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


def _say(report: Report) -> None:
    rest = msgspec.json.encode(report) + b"\n"
    while rest:
        rest = rest[os.write(STDOUT, rest) :]


def main() -> None:
    """Do what the standard input asks for."""
    if hasattr(os, "nice"):
        os.nice(MODEST)
    order, *save = sys.stdin.buffer.read().splitlines()
    try:
        take_apart(msgspec.json.decode(order, type=Order), save, _say)
    except BrokenPipeError:
        sys.exit(0)


if __name__ == "__main__":
    main()
