"""A server for each module of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.house import House, served


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A real server on a free port, in no hurry to refuse anybody."""
    with served(tmp_path_factory.mktemp("store")) as house:
        yield house
