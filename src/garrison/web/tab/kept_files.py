"""A folder of small files that outlives the tab: campaigns are kept in files."""

from __future__ import annotations

import json
from pathlib import Path

from garrison.web.tab.bridge import Database


class KeptFiles:
    """The files of a folder in memory, as they are in the browser's database."""

    def __init__(self, database: Database, folder: Path) -> None:
        self._database = database
        self._folder = folder
        self._known: dict[str, tuple[int, int]] = {}

    async def read(self) -> None:
        """Write what is kept into the folder."""
        self._folder.mkdir(parents=True, exist_ok=True)
        for name, text in json.loads(await self._database.files()).items():
            path = self._folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(text, encoding="utf-8")
            self._known[name] = _state(path)

    async def keep(self) -> None:
        """Keep what has changed since, and forget what is gone."""
        for name in [name for name in self._known if not (self._folder / name).exists()]:
            self._known.pop(name, None)
            await self._database.remove_file(name)
        for path in self._folder.rglob("*"):
            name = path.relative_to(self._folder).as_posix()
            if path.is_file() and self._known.get(name) != _state(path):
                self._known[name] = _state(path)
                await self._database.put_file(name, path.read_text(encoding="utf-8"))


def _state(path: Path) -> tuple[int, int]:
    stat = path.stat()
    return stat.st_mtime_ns, stat.st_size
