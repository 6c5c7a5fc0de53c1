"""The way of an answer, an enemy turn and a hint: short, and as docs/design.md tells it."""

from __future__ import annotations

import pytest

from tools.generate.artefact import ROOT
from tools.walks import HEADINGS, PAGE, Walk, listed, walked

# Files beside the game's own; docs/design.md says what each is.
MOST = {"One answer": 24, "One hint": 19, "One hint, in the process that thinks": 25}

pytestmark = pytest.mark.plain  # compiled functions cannot be traced


@pytest.fixture(scope="module")
def walks() -> dict[str, Walk]:
    return walked()


@pytest.mark.parametrize("heading", HEADINGS)
def test_the_page_lists_the_files_that_are_passed(walks: dict[str, Walk], heading: str) -> None:
    told = set(listed((ROOT / PAGE).read_text("utf-8"), heading))
    assert told == set(walks[heading].files), "run scripts/generate walks"


@pytest.mark.parametrize("heading", MOST)
def test_the_way_is_short(walks: dict[str, Walk], heading: str) -> None:
    beside = [file for file in walks[heading].files if not file.startswith("games/")]
    assert len(beside) <= MOST[heading], beside


def test_no_game_is_built_for_a_hint(walks: dict[str, Walk]) -> None:
    """The server has one game of each set of components, and the process that thinks loads its own once."""
    for heading in HEADINGS:
        assert not [file for file in walks[heading].files if "checks" in file or "loader" in file]
