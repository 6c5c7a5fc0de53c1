"""The store of a tab keeps what every store must keep; its tests run in the tab."""

from __future__ import annotations

import io
import zipfile
from importlib.metadata import distribution
from pathlib import Path, PurePosixPath

import pytest

from tests.site.python_in_page import run
from tests.site.visitors import Visitors

pytestmark = pytest.mark.timeout(900)
HERE = Path(__file__).parent
OURS = ("site/store_in_the_tab.py", "web/store_contract.py")
RUNNER = ("pytest", "pluggy", "iniconfig", "packaging", "pygments")
PROGRAM = """
import contextlib, io
import pytest
said = io.StringIO()
# The site leaves out what these parts of pytest import: unittest, pdb and doctest.
without = [part for name in ("unittest", "debugging", "doctest") for part in ("-p", f"no:{name}")]
with contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
    options = ["-q", "-p", "no:cacheprovider", "--import-mode=importlib", *without]
    code = pytest.main([*options, "tests/site/store_in_the_tab.py"])
[int(code), said.getvalue()]
"""


def test_the_contract_of_stores_holds_in_the_tab(visitors: Visitors) -> None:
    code, said = run(visitors.window(), visitors.server, PROGRAM, packed())
    assert code == 0, said
    assert "passed" in said, said


def packed() -> bytes:
    """The tests, and what runs them."""
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        for name in OURS:
            archive.write(HERE.parent / name, f"tests/{name}")
        archive.writestr("pytest.ini", "[pytest]\npythonpath = .\n")
        for package in RUNNER:
            for file in distribution(package).files or ():
                if PurePosixPath(file).suffix == ".py" and not str(file).startswith(".."):
                    archive.write(str(file.locate()), str(file))
    return made.getvalue()
