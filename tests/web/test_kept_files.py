"""The small files of a tab: what changes is kept, what is deleted stays so after a reload."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from garrison.web.tab.kept_files import KeptFiles


class FakeStore:
    """The part of the browser's database that holds files."""

    def __init__(self) -> None:
        self.kept: dict[str, str] = {}

    async def files(self) -> str:
        return json.dumps(self.kept)

    async def put_file(self, name: str, text: str) -> str:
        self.kept[name] = text
        return "null"

    async def remove_file(self, name: str) -> str:
        del self.kept[name]
        return "null"


def test_a_deleted_file_does_not_come_back(tmp_path: Path) -> None:
    store = FakeStore()

    async def visit() -> None:
        files = KeptFiles(store, tmp_path / "first")  # type: ignore[arg-type]
        await files.read()
        path = tmp_path / "first" / "campaigns" / "ada" / "game.jsonl"
        path.parent.mkdir(parents=True)
        path.write_text("one\n")
        await files.keep()
        assert store.kept == {"campaigns/ada/game.jsonl": "one\n"}
        path.unlink()
        await files.keep()
        await KeptFiles(store, tmp_path / "second").read()  # type: ignore[arg-type]

    asyncio.run(visit())
    assert [path for path in (tmp_path / "second").rglob("*") if path.is_file()] == []
