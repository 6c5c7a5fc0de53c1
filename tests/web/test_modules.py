"""The modules that a page at a table asks for at once are those it needs."""

from __future__ import annotations

import re

from garrison.web.app.http import STATIC

IMPORTED = re.compile(r'^(?:import|export)\b[^;"]*?from "(\.[^"]+)";', re.MULTILINE)
FIRST = ("begin.js", "table.js")


def needed() -> set[str]:
    """What these import, and what that imports."""
    found: set[str] = set()
    coming = [STATIC / name for name in FIRST]
    while coming:
        path = coming.pop().resolve()
        name = path.relative_to(STATIC).with_suffix("").as_posix()
        if name not in found:
            found.add(name)
            coming += [path.parent / one for one in IMPORTED.findall(path.read_text(encoding="utf-8"))]
    return found


def test_a_table_asks_at_once_for_every_module_it_needs_and_no_other() -> None:
    script = (STATIC / "main.js").read_text(encoding="utf-8")
    listed = " ".join(re.findall(r'^ +"([^"]+)"', script, re.MULTILINE)).split()
    assert len(listed) == len(set(listed))
    assert set(listed) == needed()
