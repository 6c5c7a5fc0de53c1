"""A table that nobody touches comes to rest: what is on offer pulses when it appears, and then nothing moves."""

from __future__ import annotations

import pytest

from tests.browser.driver import DESKTOP, Browsers
from tests.browser.test_danger import PLAYED, begun

NOTE_PULSES = """addEventListener('animationend', ({ animationName }) => {
  (window.pulsed ??= new Set()).add(animationName);
}, true);"""
PULSED = "(name) => [...(window.pulsed ?? [])].some((one) => one.endsWith(name))"
AT_REST = "() => document.getAnimations().every(({ playState }) => playState === 'finished')"


@pytest.mark.parametrize("name, scenario, answers", PLAYED)
def test_rings_and_danger_pulse_and_then_rest(
    browsers: Browsers, name: str, scenario: str, answers: int
) -> None:
    made, _ = begun(browsers.server, name, scenario, answers)
    page = browsers.page(DESKTOP, speed="normal", danger="on")
    page.add_init_script(NOTE_PULSES)
    browsers.seated(page, made["link"])
    for mark in ("breathe",) if name == "westerplatte" else ("breathe", "pulse"):  # no grave danger there
        page.wait_for_function(PULSED, arg=mark)
    page.wait_for_function(AT_REST)
