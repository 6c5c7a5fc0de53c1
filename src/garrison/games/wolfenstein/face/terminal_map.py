"""The map of a Wolfenstein mission as a drawing, at most 80 columns wide."""

from __future__ import annotations

from collections.abc import Callable

from garrison.core.view import Piece, View
from garrison.games.wolfenstein.missions.records import Mission

SIGNS = "①②③④"  # heroes, in the order of the view
LETTERS = {
    "soldaten": "S", "space_marine": "M", "supersoldaten": "U", "panzerhund": "G", "commander": "O",
    "drone": "D", "ubersoldaten": "B", "flame_trooper": "F", "rocket_trooper": "K", "bevli": "L",
    "von_grim": "V", "mecha_hitler": "T", "hitler": "H", "hans_grosse": "N",
}  # fmt: skip
TOKENS = {"crate": "C", "event": "E"}
OBJECTIVES = {"objective_a": "1", "objective_b": "2", "objective_c": "3", "objective_d": "4"}
GROUND = "~abcdwxyzPQR"  # what stays drawn on the floor: terrain, spawn tokens, secret passages
WALL, FLOOR, NOISY, BOT = "#", "·", ":", "@"
ACROSS = {("door", "closed"): "|", ("barricade", "closed"): "X", ("door", "open"): "/"}
DOWN = {("door", "closed"): "-", ("barricade", "closed"): "X", ("door", "open"): "/"}
MARGIN = 4
Cell = tuple[int, int]  # column and row, counted from 0
Paint = Callable[[Cell, str], str]  # a sign on the map, in its colour


def cell_of(place: str) -> Cell:
    """`space:r4c15` → column 14, row 3"""
    row, _, column = place.partition(":")[2].removeprefix("r").partition("c")
    return int(column) - 1, int(row) - 1


def noisy(view: View, mission: Mission) -> list[str]:
    """The rooms and corridors where there is noise."""
    loud = {piece.at for piece in view.pieces if piece.kind == "noise"}
    return [tile.id for n, tile in enumerate(mission.tiles, 1) if f"tile:{n}" in loud]


def gated(mission: Mission) -> list[tuple[str, list[tuple[Cell, Cell]]]]:
    """Doors and barricades by number: the two tiles, and the edges they stand on."""
    joints = [joint for joint in mission.joints if joint.kind != "open"]
    return [(joint.name, [((a.x, a.y), (b.x, b.y)) for a, b in joint.edges]) for joint in joints]


def map_lines(view: View, mission: Mission) -> list[str]:
    """Two characters for each space, the second for what stands on its right edge."""
    numbers = range(1, mission.width + 1)
    return [
        " " * MARGIN + "".join(f"{n // 10 or ' '} " for n in numbers).rstrip(),
        " " * MARGIN + "".join(f"{n % 10} " for n in numbers).rstrip(),
        *(line for _row, line in map_rows(view, mission)),
    ]


def map_rows(view: View, mission: Mission, paint: Paint = lambda _cell, sign: sign) -> list[tuple[int, str]]:
    """The rows of the map, each with its number from 0; one with doors on its lower edge comes twice."""
    lines = []
    standing, doors = _standing(view), _doors(view, mission)
    floor, named = _floor(view, mission), _named(mission)
    for y, row in enumerate(mission.file.rows):
        cells = ""
        for x, symbol in enumerate(row):
            wall = row[x : x + 2] == WALL * 2
            sign = WALL if symbol == WALL else standing.get((x, y), floor[x, y])
            edge = WALL if wall else ACROSS.get(doors.get(((x, y), (x + 1, y)), ("", "")), " ")
            cells += named.get((x, y)) or paint((x, y), sign) + edge
        lines.append((y, f"{y + 1:>{MARGIN - 1}} {cells.rstrip()}"))
        below = "".join(
            DOWN.get(doors.get(((x, y), (x, y + 1)), ("", "")), " ") + " " for x in range(mission.width)
        )
        if below.strip():
            lines.append((y, " " * MARGIN + below.rstrip()))
    return lines


def _named(mission: Mission) -> dict[Cell, str]:
    """The names of rooms and corridors, two letters to a space, written on the wall above or to the left."""
    out: dict[Cell, str] = {}
    for tile in mission.tiles:
        size = (len(tile.id) + 1) // 2
        above, left = (tile.x, tile.y - 1), (tile.x - 1 - size, tile.y)
        for x, y in (above, left):
            spaces = [(x + n, y) for n in range(size)]
            wall = x >= 0 and mission.file.rows[y][x : x + size + 1] == WALL * (size + 1)
            if wall and not out.keys() & spaces:
                text = tile.id.ljust(2 * size, WALL)
                out |= {space: text[2 * n : 2 * n + 2] for n, space in enumerate(spaces)}
                break
    return out


def _floor(view: View, mission: Mission) -> dict[Cell, str]:
    """The bare floor of each space: terrain and tokens that stay, else whether there is noise."""
    loud = noisy(view, mission)
    out: dict[Cell, str] = {}
    for space in mission.floor:
        symbol = mission.file.rows[space.y][space.x]
        bare = NOISY if mission.tile_at(space) in loud else FLOOR
        out[space.x, space.y] = symbol if symbol in GROUND else bare
    return out


def _standing(view: View) -> dict[Cell, str]:
    """The sign of what stands or lies on each space; a large figure covers four."""
    out: dict[Cell, str] = {}
    heroes = [piece.id for piece in view.pieces if piece.kind == "hero"]
    for piece in view.pieces:
        if not piece.at.startswith("space:"):
            continue
        x, y = cell_of(piece.at)
        size = piece.values.get("size", 1)
        sign = SIGNS[heroes.index(piece.id)] if piece.kind == "hero" else sign_of(piece)
        for corner in [(x + dx, y + dy) for dy in range(size) for dx in range(size)]:
            out[corner] = sign if corner == (x, y) else sign.lower()
    return out


def sign_of(piece: Piece) -> str:
    """The sign of an enemy, a bot or a token."""
    if "bot" in piece.marks:
        return BOT
    if piece.kind == "objective":
        return OBJECTIVES.get(piece.id, "?")
    return LETTERS.get(piece.kind) or TOKENS.get(piece.kind, "?")


def _doors(view: View, mission: Mission) -> dict[tuple[Cell, Cell], tuple[str, str]]:
    """What stands on which edge: kind and state."""
    gates = gated(mission)
    out: dict[tuple[Cell, Cell], tuple[str, str]] = {}
    for piece in view.pieces:
        if piece.at.startswith("gate:"):
            for edge in gates[int(piece.at.partition(":")[2]) - 1][1]:
                out[edge] = (piece.kind, piece.marks[0])
    return out
