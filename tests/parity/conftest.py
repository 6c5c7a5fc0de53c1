"""The compiled copy that is compared with the sources."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from tests.needs import missing
from tests.parity.builds import run


@pytest.fixture(scope="module")
def fast() -> Path:
    """The compiled copy that scripts/test has made."""
    if "GARRISON_FAST" not in os.environ:
        missing("no compiled build: run scripts/build-fast")
    home = Path(os.environ["GARRISON_FAST"])
    assert run(home, "-c", "from garrison import build; print(build.name())").strip() == "compiled"
    return home
