"""A mission drawn in characters, with its rows and columns numbered and its symbols explained."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from garrison.core.components.reading import as_table, read_toml
from garrison.games.wolfenstein.missions import legend
from garrison.games.wolfenstein.missions.records import MapSpace, Mission

WORDS = Path(__file__).with_name("legend.toml")
ACROSS = {"open": " ", "door": "|", "barricade": "X"}  # between two spaces side by side
DOWN = {"open": " ", "door": "-", "barricade": "X"}  # between two spaces one above the other
MARGIN = 4


def show(mission: Mission, language: str = "en") -> str:
    """The title, the map and its legend."""
    file = mission.file
    title = file.title.get("it" if language == "it" else "en") or next(iter(file.title.values()), mission.id)
    limits = f"{word('rounds', language)} {file.round_limit}, {word('alarm', language)} {file.alarm_limit}"
    return "\n".join([f"{title} ({limits})", "", *plan(mission), "", *explained(mission, language)]) + "\n"


def plan(mission: Mission) -> list[str]:
    """The map: two characters for each space, the second for what stands on its right edge."""
    numbers = range(1, mission.width + 1)
    lines = [
        " " * MARGIN + "".join(f"{n // 10 or ' '} " for n in numbers).rstrip(),
        " " * MARGIN + "".join(f"{n % 10} " for n in numbers).rstrip(),
    ]
    edges = {edge: joint.kind for joint in mission.joints for edge in joint.edges}
    for y, row in enumerate(mission.file.rows):
        cells = ""
        for x, symbol in enumerate(row):
            kind = edges.get((MapSpace(x, y), MapSpace(x + 1, y)), "open")
            cells += symbol + ("#" if row[x : x + 2] == "##" else ACROSS[kind])
        lines.append(f"{y + 1:>{MARGIN - 1}} {cells.rstrip()}")
        below = "".join(
            DOWN[edges.get((MapSpace(x, y), MapSpace(x, y + 1)), "open")] + " " for x in range(mission.width)
        )
        if below.strip():
            lines.append(" " * MARGIN + below.rstrip())
    return lines


def explained(mission: Mission, language: str) -> list[str]:
    """The symbols that the map uses, in words."""
    used = {symbol for row in mission.file.rows for symbol in row} - set(legend.REST.values())
    lines = [f"{symbol}  {word(symbol, language)}" for symbol in words() if symbol in used]
    kinds = {joint.kind for joint in mission.joints}
    lines += [
        f"{ACROSS[kind]} {DOWN[kind]}  {word(kind, language)}"
        for kind in ("door", "barricade")
        if kind in kinds
    ]
    return lines


def word(name: str, language: str) -> str:
    """A word of the legend."""
    return words()[name].get(language) or words()[name]["en"]


@cache
def words() -> dict[str, dict[str, str]]:
    """The words of the legend in each language."""
    table = read_toml(WORDS)
    return {
        name: {language: str(text) for language, text in as_table(entry, WORDS.name, name).items()}
        for name, entry in table.items()
    }
