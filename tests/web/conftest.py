"""A server for each module of tests."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.web.server import Server, served


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server on a free port, in no hurry to refuse anybody."""
    with served(tmp_path_factory.mktemp("store")) as server:
        yield server
