"""The table of effects is what their records say."""

from __future__ import annotations

from tools.effects_table import PAGE, page


def test_the_page_is_up_to_date() -> None:
    assert PAGE.read_text("utf-8") == page(), "run python tools/effects_table.py"
