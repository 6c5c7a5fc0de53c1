"""What the documents show whole, so that tests can try it."""

from __future__ import annotations

import re
from pathlib import Path

DOCS = Path(__file__).parents[1] / "docs"


def mission_text() -> str:
    """The mission that docs/missions.md shows in full."""
    (text,) = re.findall(r"```toml\n(title.*?)```", (DOCS / "missions.md").read_text("utf-8"), re.DOTALL)
    return str(text)
