"""The page docs/games/wolfenstein-effects.md: every kind of effect with its fields, from the records themselves.

It needs the plain build: the compiled one keeps no docstrings of records.
"""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Iterator
from typing import get_type_hints

import msgspec

from garrison.core.components.reading import expected
from garrison.games.wolfenstein.components.effect_kinds import KINDS, NUMBERS
from garrison.games.wolfenstein.components.effect_record import EffectRecord
from garrison.games.wolfenstein.components.loader import BOX
from garrison.games.wolfenstein.rules.effect import EFFECTS, EffectKind
from tools.generate.artefact import Made

PAGE = "docs/games/wolfenstein-effects.md"
CITED = re.compile(r"\s*\[([^\[\]]*\d[^\[\]]*)\]\s*$")
HEAD = """# Effects of Wolfenstein

What cards, talents and missions can do: each kind is a file in `src/garrison/games/wolfenstein/effects`. Made by
`scripts/generate effects` from these files. [Adding a card](../add-a-card.md) adds one.

*Happens* says when: *once*, when a card is used or drawn, or a talent is paid for; *in force*, always or in the
attack an ability is paid for. *Aimed* effects ask for a figure, a space or a tile. *Reward*: an objective token of a
mission may give it. Then follow the paragraphs behind it, and how often cards and talents of the box name it.

| effect | what it does | fields | happens | aimed | reward | § | cards |
|---|---|---|---|---|---|---|--:|
"""


def made() -> Made:
    """Return the page."""
    used = Counter(used_in_box())
    rows = sorted(row(kind, used[type_of_kind(kind)]) for kind in KINDS)
    return {PAGE: HEAD + "\n".join(rows) + "\n"}


def used_in_box() -> Iterator[str]:
    """The effects of all cards and talents, by name."""
    found = msgspec.to_builtins(BOX.load(), str_keys=True)
    yield from _types(found)


def _types(value: object) -> Iterator[str]:
    if isinstance(value, dict):
        if isinstance(kind := value.get("type"), str):
            yield kind
        for part in value.values():
            yield from _types(part)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from _types(part)


def type_of_kind(kind: type[EffectRecord]) -> str:
    """How the files write it."""
    return str(kind.__struct_config__.tag)


def row(kind: type[EffectRecord], used: int) -> str:
    """A line of the table."""
    does = EFFECTS[NUMBERS[kind]]
    happens = [
        *(["once"] if kind.row is not EffectRecord.row else []),
        *(["in force"] if is_in_force(kind) else []),
    ]
    text, cited = told(kind)
    cited += [one for one in told(type(does))[1] if one not in cited] if NUMBERS[kind] else []
    cells = [
        f"`{type_of_kind(kind)}`",
        text,
        "<br>".join(fields(kind)),
        ", ".join(happens),
        "yes" if is_aimed(type(does)) else "",
        "yes" if kind.reward else "",
        ", ".join(cited),
        str(used),
    ]
    return "| " + " | ".join(cell.replace("|", "\\|") for cell in cells) + " |"


def is_in_force(kind: type[EffectRecord]) -> bool:
    """Whether it is more than what happens once."""
    base = EffectRecord
    changed = (
        kind.modifiers is not base.modifiers,
        kind.assign is not base.assign,
        kind.train is not base.train,
    )
    return any(changed)


def is_aimed(does: type[EffectKind]) -> bool:
    """Whether it asks for a figure, a space or a tile."""
    base = EffectKind
    changed = (
        does.is_aimed is not base.is_aimed,
        does.act_at is not base.act_at,
        does.act_in is not base.act_in,
    )
    return any(changed)


def told(kind: type) -> tuple[str, list[str]]:
    """The docstring in one line, and the paragraphs it ends with."""
    text = " ".join((inspect.getdoc(kind) or "").split())
    found = CITED.search(text)
    return CITED.sub("", text), [one.strip() for one in found[1].split(",")] if found else []


def fields(kind: type[EffectRecord]) -> Iterator[str]:
    """Each field with what it may hold, and its default."""
    hints = get_type_hints(kind, include_extras=True)
    for field in msgspec.structs.fields(kind):
        default = "" if field.required else f"; {_written(field.default)}"
        yield f"`{field.name}`: {expected(hints[field.name])}{default}"


def _written(value: object) -> str:
    if value in ("", ()):
        return "none"
    return str(value).lower() if isinstance(value, bool) else str(value)
