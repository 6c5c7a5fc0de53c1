"""Hints and machines think in a worker of their own."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import expect

from tests.browser.driver import answers, state_number
from tests.site.visitors import Visitors, begun

pytestmark = pytest.mark.timeout(900)


def test_a_hint_is_thought_out_while_the_table_goes_on(visitors: Visitors) -> None:
    page = begun(visitors.visit(visitors.window()), "castle-itter")
    before = state_number(page)
    page.locator("[data-key=hint]").first.click()
    expect(page.locator(".hint-text")).not_to_be_empty()
    assert len(page.page.workers) >= 1
    assert state_number(page) == before, "advice changes nothing"
    answers(page, random.Random(1), 2)
    assert state_number(page) > before
