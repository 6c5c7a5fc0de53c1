"""A table that is opened again is seen at once, before the engine is there."""

from __future__ import annotations

import random

import pytest

from tests.browser.driver import answers, state_number
from tests.site.visitors import Visitors, begun, ready, seated

pytestmark = pytest.mark.timeout(600)
# The board and the question, while nothing answers yet.
SEEN_EARLY = """() => {
  const inner = document.querySelector('iframe.page')?.contentDocument;
  const early = document.getElementById('app').dataset.engine !== 'ready';
  const drawn = inner?.querySelector('#app[data-n] .board-inner > *');
  return early && drawn && inner.getElementById('prompt').textContent;
}"""


def test_a_table_is_seen_before_the_engine_is_there(visitors: Visitors) -> None:
    window = visitors.window()
    page = begun(visitors.visit(window), "castle-itter")
    answers(page, random.Random(4), 3)
    asked, number = page.locator("#prompt").inner_text(), state_number(page)
    window.reload()
    seen = window.wait_for_function(SEEN_EARLY).json_value()
    assert "".join(seen.split()) == "".join(asked.split())
    page = seated(ready(window))
    assert state_number(page) == number
    answers(page, random.Random(5), 2)
    assert not visitors.complaints
