"""The page about mission files, the example on it, and the components that missions are checked against."""

from __future__ import annotations

import re
from pathlib import Path

from garrison.games.wolfenstein.components.loader import BOX

COMPONENTS = BOX.load()
DOCS = Path(__file__).parents[2] / "docs" / "missions.md"
EXAMPLE = re.findall(r"```toml\n(.*?)```", DOCS.read_text(encoding="utf-8"), re.DOTALL)[0]
