"""What holds for all tests, wherever they were started and however busy the machine is."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import TYPE_CHECKING

import pytest
from hypothesis import HealthCheck, settings

if TYPE_CHECKING:
    from playwright.sync_api import Playwright

# A shell starts what runs in its background with Ctrl-C ignored, and children inherit that: a test that interrupts one
# would wait for ever. What is handled here, in whichever way, is back at its default in a new process.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)

# How long an example takes tells how busy the machine is, not whether something is wrong.
settings.register_profile("any machine", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("any machine")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Browsers last: what drives them keeps an event loop running to the end, and no other may run beside it."""
    items.sort(key=lambda item: "playwright" in getattr(item, "fixturenames", ()))


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    """What drives browsers; a process can have one only."""
    from playwright.sync_api import sync_playwright

    with sync_playwright() as playwright:
        yield playwright
