"""The page about observations is what the code says."""

from __future__ import annotations

from tools.observations import PAGE, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python tools/observations.py"
