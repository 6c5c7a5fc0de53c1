"""Later visits begin from memory that the first one kept; what is damaged is not used."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Page

from tests.browser.driver import answers
from tests.site.visitors import Visitors, begun, ready

pytestmark = pytest.mark.timeout(600)
DAMAGE = """async () => {
  const name = (await caches.keys()).find((name) => name.includes('memory'));
  const cache = await caches.open(name);
  const [asked] = await cache.keys();
  await cache.put(asked, new Response(new Uint8Array(1000)));
}"""


def remembered(window: Page) -> None:
    """Wait until the memory is kept."""
    window.wait_for_selector("#app[data-memory=kept]", state="attached")


def is_remembered(window: Page) -> bool:
    """Whether the engine began from memory."""
    return window.locator("#app").get_attribute("data-memory") == "kept"


def test_the_next_visit_begins_from_memory_and_plays(visitors: Visitors) -> None:
    window = visitors.window()
    visitors.visit(window)
    assert not is_remembered(window)
    remembered(window)
    page = visitors.visit(window)
    assert is_remembered(window)
    answers(begun(page, "castle-itter"), random.Random(3), 3)


def test_memory_that_is_damaged_is_not_used(visitors: Visitors) -> None:
    window = visitors.window()
    visitors.visit(window)
    remembered(window)
    window.evaluate(DAMAGE)
    window.reload()
    page = ready(window)
    answers(begun(page, "westerplatte"), random.Random(3), 2)
    assert not visitors.complaints
