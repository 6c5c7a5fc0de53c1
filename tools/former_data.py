"""Keeps the data of every release playable: `scripts/generate former-data` after a change of a game's data.

`tests/saves/data/<game>/<hash>.json` holds the data of each release whole; `tools/former_data.py --record VERSION` adds
today's, which `scripts/release corpus` does. From these `former/<hash>.json` is written beside the data of each game:
what makes a former data set of today's. The program also removes such a file when its data are today's again.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from garrison.core.components.boxed import BoxedGame
from garrison.core.components.former import difference
from garrison.core.components.reading import Table
from garrison.core.content import FORMER
from garrison.table import games

ROOT = Path(__file__).resolve().parents[1]
RECORDED = ROOT / "tests" / "saves" / "data"
OURS = "garrison.games."

OurGame = BoxedGame[Any]


def our_games() -> Iterator[OurGame]:
    """Our games that have component data."""
    for name in games.ids():
        game = games.find(name)
        if isinstance(game, BoxedGame) and games.module_of(name).startswith(OURS):
            yield game


def data_of(game: OurGame, version: str) -> Table:
    """Today's data of a game, as a release remembers them."""
    return {"components": game.components_hash, "released": version, "sections": game.released_data()}


def record(game: OurGame, version: str, folder: Path = RECORDED) -> Path | None:
    """Keep today's data; nothing if an earlier release had the same."""
    known = [then["sections"] for _, then in recorded(game, folder)]
    if any(difference(game.released_data(), then, game.box.ignored) == ({}, {}) for then in known):
        return None
    path = folder / game.about.id / f"{game.components_hash}.json"
    if path.exists():
        path = path.with_stem(f"{path.stem}-{version}")
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text_of(data_of(game, version)), "utf-8")
    return path


def recorded(game: OurGame, folder: Path = RECORDED) -> Iterator[tuple[str, Any]]:
    """The data of all releases of a game, with their names."""
    for path in sorted((folder / game.about.id).glob("*.json")):
        yield path.stem, json.loads(path.read_bytes())


def wanted(game: OurGame, folder: Path = RECORDED) -> dict[Path, str]:
    """The files of former data that a game needs, with their text; none for data that are today's."""
    files = {}
    for name, then in recorded(game, folder):
        sections, order = difference(game.released_data(), then["sections"], game.box.ignored)
        if sections or order:
            data = {**then, "sections": sections, "order": order}
            files[game.box.file.with_name(FORMER) / f"{name}.json"] = text_of(data)
    return files


def differing(game: OurGame, files: dict[Path, str]) -> Iterator[Path]:
    """The files that are not as they should be, those among them that should not be there."""
    for path, text in files.items():
        if not path.is_file() or path.read_text("utf-8") != text:
            yield path
    yield from (path for path in game.box.file.with_name(FORMER).glob("*.json") if path not in files)


def write(game: OurGame, folder: Path = RECORDED) -> list[Path]:
    """Bring the former data of a game up to date; the files that changed."""
    files = wanted(game, folder)
    changed = list(differing(game, files))
    for path in changed:
        if path in files:
            path.parent.mkdir(exist_ok=True)
            path.write_text(files[path], "utf-8")
        else:
            path.unlink()
    return changed


def made() -> dict[str, str]:
    """Make all files of former data, by their path from the top of the repository."""
    files = {path: text for game in our_games() for path, text in wanted(game).items()}
    return {path.relative_to(ROOT).as_posix(): text for path, text in files.items()}


def text_of(data: Table) -> str:
    """As JSON with a line for each record, so that changes of these files can be read."""
    lines = []
    for name, value in data.items():
        if not isinstance(value, dict):
            lines.append(f" {_json(name)}: {_json(value)}")
        elif value:
            sections = ",\n".join(f"  {_json(key)}: {_section(section)}" for key, section in value.items())
            lines.append(f" {_json(name)}: {{\n{sections}\n }}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def _section(value: object) -> str:
    if not isinstance(value, dict):
        return _json(value)
    return "{\n" + ",\n".join(f"   {_json(key)}: {_json(record)}" for key, record in value.items()) + "\n  }"


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> int:
    """Record today's data if that is asked for, and bring former data up to date."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--record", metavar="VERSION")
    args = parser.parse_args()
    changed = []
    for game in our_games():
        if args.record and (path := record(game, args.record)):
            changed.append(path)
        changed += write(game)
    print("\n".join(map(str, changed)) or "former data: as they should be")
    return 0


if __name__ == "__main__":
    sys.exit(main())
