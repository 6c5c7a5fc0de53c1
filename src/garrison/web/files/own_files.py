"""Files of one's own that the lobby opens: a mission, or an owner's corrections of component data."""

from __future__ import annotations

import re
from pathlib import Path
from tempfile import TemporaryDirectory

from garrison.core.components.listed import SupportsCorrections, SupportsMissions
from garrison.core.components.reading import Table, read_toml, shown
from garrison.core.errors import BadComponent
from garrison.table import games
from garrison.web.protocol.http import OwnFile
from garrison.web.render.catalogue import game_listed

MOST_NAME = 40
ROWS = "rows"  # of a map; no corrections have a section of that name


def read(name: str, text: bytes) -> OwnFile:
    """What a file is and for which game, or all that is wrong with it."""
    with TemporaryDirectory() as folder:  # games read files
        path = Path(folder) / plain_name(name)
        path.write_bytes(text)
        try:
            table = read_toml(path)
            return _mission(path) if ROWS in table else _corrections(path, table)
        except BadComponent as error:
            raise BadComponent(str(error).replace(str(path), path.name)) from None


def plain_name(name: str) -> str:
    """The name of a file, such as a scenario can have."""
    stem = re.sub(r"[^a-z0-9]+", "-", Path(name).stem.lower())[:MOST_NAME].strip("-")
    return f"{stem or 'file'}.toml"


def _mission(path: Path) -> OwnFile:
    name, game = next(
        (one, game) for one in games.ids() if isinstance(game := games.find(one), SupportsMissions)
    )
    if faults := game.mission_faults(str(path)):
        raise BadComponent("\n".join(f"{path}: {fault}" for fault in faults))
    scenario, corrections = game.read_mission(str(path))
    return _own(path, name, scenario, corrections)


def _corrections(path: Path, table: Table) -> OwnFile:
    """They are for the game that knows most of their sections."""
    candidates = {
        name: game for name in games.ids() if isinstance(game := games.find(name), SupportsCorrections)
    }
    known = {name: len(_sections(game) & set(table)) for name, game in candidates.items()}
    name = max(known, key=lambda one: known[one])
    if not known[name]:
        found = ", ".join(shown(section) for section in list(table)[:5])
        raise BadComponent(f"{path}: neither a mission nor corrections: no game knows {found or 'nothing'}")
    return _own(path, name, "", candidates[name].read_corrections(str(path)))


def _sections(game: SupportsCorrections) -> set[str]:
    return {str(row["section"]) for row in game.component_listing()}


def _own(path: Path, game: str, scenario: str, corrections: dict[str, object]) -> OwnFile:
    listed = game_listed(games.find(game, corrections))
    return OwnFile(name=path.stem, game=listed, scenario=scenario, corrections=corrections)
