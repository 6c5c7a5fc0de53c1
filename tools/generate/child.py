"""Make one artefact and keep it as JSON: `python -m tools.generate.child NAME FILE`.

What takes long is made in a process of its own, which can run the compiled build while the rest runs plain.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

from tools.generate.registry import find


def main(name: str, out: str) -> None:
    """Make it; only text can be kept this way."""
    Path(out).write_text(json.dumps(dict(find(name).made(None))), "utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
