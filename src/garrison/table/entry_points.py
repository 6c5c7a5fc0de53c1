"""What packages register for us: entry points, read from the files in which installers leave them.

`importlib.metadata` finds them too, but importing it takes as long as the rest of a short command. It is asked where
packages do not lie in folders.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

FILE = "entry_points.txt"
FOLDERS = (".dist-info", ".egg-info")


class Registered(NamedTuple):
    """Something that a package offers under a name, `module:attribute`."""

    name: str
    value: str

    @property
    def module(self) -> str:
        """Where it is."""
        return self.value.partition(":")[0]

    def load(self) -> object:
        """The thing itself."""
        thing: object = import_module(self.module)
        for attribute in self.value.partition(":")[2].split("."):
            thing = getattr(thing, attribute)
        return thing


def registered(group: str) -> list[Registered]:
    """All that is registered in a group."""
    if any(os.path.isfile(place) for place in sys.path):  # noqa: PTH113 (an archive; a Path for each takes longer)
        from importlib.metadata import entry_points

        return [Registered(entry.name, entry.value) for entry in entry_points(group=group)]
    texts = _texts().values()
    return [entry for text in texts if f"[{group}]" in text for entry in read(text, group)]


def read(text: str, group: str) -> Iterator[Registered]:
    """The entries of a group in the text of a file."""
    section = ""
    for line in (line.strip() for line in text.splitlines()):
        if line.startswith("["):
            section = line[1:-1].strip()
        elif section == group and "=" in line and not line.startswith(("#", ";")):
            name, _, value = line.partition("=")
            yield Registered(name.strip(), value.partition("[")[0].strip())


def _texts() -> dict[str, str]:
    """The file of each package; of two with one name the first on the path is the one that is imported."""
    found: dict[str, str] = {}
    for place in dict.fromkeys(sys.path):
        try:
            names = [name for name in os.listdir(place or ".") if name.endswith(FOLDERS)]  # noqa: PTH208 (as above)
        except OSError:
            continue
        for name in sorted(names):
            package = name.partition("-")[0].lower()
            if package not in found:
                found[package] = _text(Path(place, name, FILE))
    return found


def _text(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except OSError:
        return ""
