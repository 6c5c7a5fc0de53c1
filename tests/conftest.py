"""What holds for all tests, wherever they were started and however busy the machine is."""

from __future__ import annotations

import os
import random
import secrets
import signal
from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

from garrison.table import fair_dice

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

# A shell starts what runs in its background with Ctrl-C ignored, and children inherit that: a test that interrupts one
# would wait for ever. What is handled here, in whichever way, is back at its default in a new process.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes tells how busy the machine is, not whether something is wrong.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


# The terminal and the language of the person who runs the tests must not matter; a test that is about one sets it.
for name in ("COLUMNS", "LINES", "LANGUAGE", "NO_COLOR", "FORCE_COLOR", "GARRISON_COMMAND", "GARRISON_GAMES"):
    os.environ.pop(name, None)
for name in [name for name in os.environ if name.startswith("LC_")]:
    del os.environ[name]
os.environ["LANG"] = "C.UTF-8"
os.environ["TERM"] = "xterm-256color"


def pytest_addoption(parser: pytest.Parser) -> None:
    """Declare how to shuffle."""
    parser.addoption(
        "--shuffle",
        nargs="?",
        const="",
        metavar="SEED",
        help="run files, and the tests of each file, in random order; without SEED one is drawn, and shown",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Draw the seed here, in the process that starts the workers: all of them must collect in the same order."""
    if config.option.shuffle == "":
        config.option.shuffle = str(secrets.randbelow(10**6))


def pytest_report_header(config: pytest.Config) -> str | None:
    """Show how to get the same order again."""
    return f"random order: --shuffle {config.option.shuffle}" if config.option.shuffle else None


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Browsers last: what drives them keeps an event loop running to the end, and no other may run beside it."""
    if config.option.shuffle:
        items[:] = shuffled(items, config.option.shuffle)
    browsing = {item.path for item in items if "playwright" in getattr(item, "fixturenames", ())}
    items.sort(key=lambda item: item.path in browsing)  # whole files: a worker runs the tests of one together


def shuffled(items: list[pytest.Item], seed: str) -> list[pytest.Item]:
    """The tests in random order; those of one file stay together, since they share what was set up for it."""
    rng = random.Random(seed)
    files = [list(tests) for _, tests in groupby(items, lambda item: item.path)]
    rng.shuffle(files)
    for tests in files:
        rng.shuffle(tests)
    return [test for tests in files for test in tests]


@pytest.fixture(autouse=True)
def _known_luck(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keys of fair dice and drawn seeds come from the name of the test: it rolls the same dice each time it runs."""
    rng = random.Random(request.node.nodeid)
    monkeypatch.setattr(fair_dice, "new_key", lambda: rng.randbytes(fair_dice.KEY_BYTES))
    monkeypatch.setattr(secrets, "randbits", rng.getrandbits)


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers; a process can have one only."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright
