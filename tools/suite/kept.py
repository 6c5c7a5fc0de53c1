"""What a run builds and keeps until its sources change: the documents and the site, by a hash of what they are made of.

python -m tools.suite.kept docs    # build/docs
python -m tools.suite.kept site    # build/test-site
"""

from __future__ import annotations

import hashlib
import shutil
import subprocess
import sys
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from tools.suite.groups import ROOT

MARK = ".made-of"
NOT_A_SOURCE = {"__pycache__", ".pytest_cache"}


@dataclass(frozen=True)
class Kept:
    """A folder below build/, what it is made of, and the command that makes it."""

    folder: Path
    sources: tuple[str, ...]
    command: tuple[str, ...]

    def refresh(self) -> int:
        """Make the folder if its sources have changed; return the exit status."""
        digest = digest_of(ROOT / source for source in self.sources)
        mark = self.folder / MARK
        if mark.is_file() and mark.read_text() == digest:
            print(f"up to date: {self.folder.relative_to(ROOT)}")
            return 0
        shutil.rmtree(self.folder, ignore_errors=True)
        done = subprocess.run([sys.executable, *self.command, str(self.folder)], cwd=ROOT)
        if done.returncode == 0:
            mark.write_text(digest)
        return done.returncode


KEPT = {
    "docs": Kept(
        ROOT / "build/docs",
        (
            *("docs", "examples", "src", "tests/web/examples", "tools", "pyproject.toml"),
            *("README.md", "README.it.md", "CHANGELOG.md", "CONTRIBUTING.md"),
        ),
        ("-m", "tools.docs_site"),
    ),
    "site": Kept(ROOT / "build/test-site", ("src", "pyproject.toml"), ("-m", "garrison", "site")),
}


def digest_of(places: Iterable[Path]) -> str:
    """Return a hash of the names and contents of all files in these places, and of the Python that reads them."""
    made = hashlib.sha256(sys.version.encode())
    for place in places:
        files = sorted(place.rglob("*")) if place.is_dir() else [place]
        for file in files:
            if file.is_file() and not NOT_A_SOURCE & set(file.parts):
                made.update(f"{file.relative_to(ROOT)}\0{file.stat().st_size}\0".encode())
                made.update(file.read_bytes())
    return made.hexdigest()


if __name__ == "__main__":
    sys.exit(KEPT[sys.argv[1]].refresh())
