"""Our package and those it needs, as one archive for the interpreter in the browser."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterator
from importlib.metadata import PackageNotFoundError, distribution, entry_points
from importlib.resources import files
from pathlib import Path, PurePosixPath

from garrison.table import games
from garrison.table.messages import LANGUAGES
from garrison.web.site.runtime import NoRuntime

OURS = "garrison"
# What only a server, a terminal or a laboratory uses, and what the page fetches as files.
LEFT_OUT = (
    "garrison/cli.py",
    "garrison/commands/",
    "garrison/lab/",
    "garrison/rl/",
    "garrison/terminal/",
    "garrison/testing/",
    "garrison/web/app/",
    "garrison/web/site/",
    "garrison/web/static/",
    "garrison/web/store/sqlite.py",
    "babel/messages/",
    "pytz/zoneinfo/",
)
NEEDED = (
    "fluent.runtime",
    "fluent.syntax",
    "babel",
    "attrs",
    "typing_extensions",
    "mypy_extensions",
    "pytz",
    "segno",
)
LOCALES = "babel/locale-data/"
SPOKEN = {"root", *LANGUAGES}
NOT_PYTHON = (".so", ".pyd", ".pyc", ".pyi", ".c")
WHEN = (1980, 1, 1, 0, 0, 0)  # the same files make the same archive


def archive() -> bytes:
    """All files, in order."""
    found = dict([*_own_files(), *_others()])
    found["garrison_site-0.dist-info/METADATA"] = b"Metadata-Version: 2.1\nName: garrison-site\nVersion: 0\n"
    found["garrison_site-0.dist-info/entry_points.txt"] = _entry_points().encode()
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as made:
        for name in sorted(found):
            made.writestr(zipfile.ZipInfo(name, WHEN), found[name], zipfile.ZIP_DEFLATED, 9)
    return packed.getvalue()


def _own_files() -> Iterator[tuple[str, bytes]]:
    root = Path(str(files(OURS))).parent
    for path in sorted((root / OURS).rglob("*")):
        name = path.relative_to(root).as_posix()
        if path.is_file() and _wanted(name):
            yield name, path.read_bytes()


def _others() -> Iterator[tuple[str, bytes]]:
    for package in NEEDED:
        try:
            listed = distribution(package).files
        except PackageNotFoundError:
            listed = None
        if listed is None:
            raise NoRuntime(
                f"the files of {package} are not known: run 'pip install .' in the folder of the sources"
            )
        for file in listed:
            name = PurePosixPath(file).as_posix()
            if _wanted(name) and ".dist-info/" not in name and not name.startswith(".."):
                yield name, Path(str(file.locate())).read_bytes()


def _wanted(name: str) -> bool:
    if name.endswith(NOT_PYTHON) or "__pycache__/" in name or "/face/board/" in name:
        return False
    if name.startswith(LOCALES):
        return PurePosixPath(name).stem in SPOKEN
    return not name.startswith(LEFT_OUT)


def _entry_points() -> str:
    """Games and players as they are registered here, ours alone: others' files are not in the archive."""
    lines = []
    for group in (games.GROUP, "garrison.players"):
        lines.append(f"[{group}]")
        lines += [
            f"{entry.name} = {entry.value}"
            for entry in sorted(entry_points(group=group), key=lambda entry: entry.name)
            if entry.value.startswith(f"{OURS}.")
        ]
    return "\n".join(lines) + "\n"


def games_inside() -> list[str]:
    """The ids of the games that the archive holds."""
    return sorted(
        entry.name for entry in entry_points(group=games.GROUP) if entry.value.startswith(f"{OURS}.")
    )
