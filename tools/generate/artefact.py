"""A generated artefact: which files it is, what makes them, and whether they are what would be made now."""

from __future__ import annotations

import importlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from fnmatch import fnmatch
from pathlib import Path
from typing import Any

from garrison.core.errors import Unknown

ROOT = Path(__file__).resolve().parents[2]
CHILD = "tools.generate.child"

Made = Mapping[str, str | bytes]  # files by their path from the top of the repository


class Kind(StrEnum):
    """When an artefact is made and compared."""

    QUICK = "quick"  # always
    SLOW = "slow"  # with the compiled build, or when it is named
    REQUEST = "on request"  # made when it is named; a check looks only whether its files exist
    KEPT = "kept"  # never made again; a check looks whether its files are as they were


@dataclass(frozen=True, slots=True)
class Artefact:
    """Files that belong together because one program makes them.

    `files` are patterns from the top of the repository. `maker` names a function, `module:name`, that returns all files
    with their text; `judge` names one that yields what is wrong with files that are kept, one sentence each. `command`
    makes what cannot be made here.
    """

    name: str
    kind: Kind
    about: str
    files: tuple[str, ...]
    maker: str = ""
    judge: str = ""
    command: str = ""
    is_plain: bool = False  # its maker needs the plain build

    @property
    def recipe(self) -> str:
        """The command that makes it."""
        return self.command or f"scripts/generate {self.name}"

    def owns(self, path: str) -> bool:
        """Return whether a file is one of its files."""
        return any(fnmatch(path, pattern) for pattern in self.files)

    def existing(self) -> list[str]:
        """Return the files that are there."""
        found = {path for pattern in self.files for path in ROOT.glob(pattern)}
        return sorted(path.relative_to(ROOT).as_posix() for path in found)

    def made(self, compiled: Path | None) -> Made:
        """Make all files in memory; with the compiled build if there is one and it takes long."""
        if self.kind is Kind.SLOW and compiled is not None:
            return made_apart(self.name, None if self.is_plain else compiled)
        if not self.maker:
            raise Unknown(f"{self.name} is not made here: {self.recipe}")
        found: Made = call(self.maker)
        if strange := [path for path in found if not self.owns(path)]:
            raise LookupError(f"{self.name} makes {strange[0]}, which is none of {', '.join(self.files)}")
        return found

    def wrong(self, compiled: Path | None) -> Iterator[str]:
        """Yield what is not as it should be."""
        existing = self.existing()
        if self.kind in (Kind.REQUEST, Kind.KEPT):
            missing = [pattern for pattern in self.files if not any(fnmatch(p, pattern) for p in existing)]
            yield from (f"{pattern} is missing" for pattern in missing)
            if self.judge and not missing:
                yield from call(self.judge)
            return
        made = self.made(compiled)
        yield from (f"{path} is out of date" for path, text in made.items() if not is_current(path, text))
        yield from (f"{path} is no longer made" for path in existing if path not in made)

    def write(self, compiled: Path | None, chosen: str = "*") -> list[str]:
        """Write the files that match a pattern and are not as they would be made now; return their paths."""
        made = {path: text for path, text in self.made(compiled).items() if fnmatch(path, chosen)}
        stale = [path for path, text in made.items() if not is_current(path, text)]
        for path in stale:
            (ROOT / path).parent.mkdir(parents=True, exist_ok=True)
            (ROOT / path).write_bytes(as_bytes(made[path]))
        return stale


def call(place: str) -> Any:
    """Call a function that is named `module:function`; only then is its module loaded."""
    module, _, function = place.partition(":")
    return getattr(importlib.import_module(module), function)()


def made_apart(name: str, compiled: Path | None, root: Path = ROOT) -> Made:
    """Make an artefact in a process of its own, which runs the compiled build if one is given."""
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "made.json"
        done = subprocess.run(
            [sys.executable, "-m", CHILD, name, str(out)],
            cwd=root,
            env=os.environ | ({"PYTHONPATH": str(compiled.resolve())} if compiled else {}),
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            check=False,
        )
        if done.returncode:
            sys.exit(f"{done.stdout}\n{name} could not be made")
        found: Made = json.loads(out.read_text("utf-8"))
        return found


def as_bytes(text: str | bytes) -> bytes:
    """Return what is written to disk: the same on every system."""
    return text.encode() if isinstance(text, str) else text


def is_current(path: str, text: str | bytes) -> bool:
    """Return whether a file holds exactly that."""
    file = ROOT / path
    return file.exists() and file.read_bytes() == as_bytes(text)


def section(page: str, name: str, text: str) -> str:
    """Return a page with other lines between the marks of one of its sections."""
    begin, end = f"<!-- {name}: begin -->\n", f"<!-- {name}: end -->"
    before, found, rest = page.partition(begin)
    _, ended, after = rest.partition(end)
    if not (found and ended):
        raise LookupError(f"no section '{name}'")
    return f"{before}{begin}{text}{end}{after}"
