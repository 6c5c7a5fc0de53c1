"""Wolfenstein drawn in text, at most 80 columns wide: the map of the mission, what stands on it, the heroes' cards."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol, runtime_checkable

from garrison.core.briefing import Briefed
from garrison.core.game import Game, Setup
from garrison.core.option import Option
from garrison.core.view import Piece, View
from garrison.table.messages import name_key
from garrison.table.speak import speaker
from garrison.terminal.boards.itter import wrapped
from garrison.terminal.words import Words, label_of

if TYPE_CHECKING:
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
MARKS = {"awake": "!", "stunned": "z", "sabotaged": "x"}
WALL, FLOOR, NOISY, BOT, ACTIVE = "#", "·", ":", "@", "►"
ACROSS = {("door", "closed"): "|", ("barricade", "closed"): "X", ("door", "open"): "/"}
DOWN = {("door", "closed"): "-", ("barricade", "closed"): "X", ("door", "open"): "/"}
ARROWS = ("↖↑↗", "← →", "↙↓↘")  # by rows, the middle one is where the hero stands
MARGIN = 4
Cell = tuple[int, int]  # column and row, counted from 0


@runtime_checkable
class Charted(Protocol):
    """A game that knows its missions."""

    missions: dict[str, Mission]


def moment(view: View) -> object:
    """The table is shown before a hero is chosen and in the Nazi phase, not at each step of a turn."""
    acted = sum("acted" in piece.marks for piece in view.pieces if piece.kind == "hero")
    heroes = view.facts["phase"] == "heroes"
    return None if heroes and view.facts["actor"] else (view.facts["round"], view.facts["phase"], acted)


def way(game: Game, view: View, option: Option, lang: str) -> str:
    """Which way a move leads on the map: an arrow, or so many spaces down and right."""
    spaces = [ref for ref in option.path if ref.startswith("space:")]
    here = [piece.at for piece in view.pieces if piece.id == view.facts["actor"]]
    if not spaces or not here or not here[0].startswith("space:"):
        return ""
    (x, y), (to_x, to_y) = cell_of(here[0]), cell_of(spaces[-1])
    across, down = to_x - x, to_y - y
    if max(abs(across), abs(down)) <= 1:
        return ARROWS[down + 1][across + 1]
    parts = ((abs(down), "↑" if down < 0 else "↓"), (abs(across), "←" if across < 0 else "→"))
    return " ".join(f"{count}{arrow}" for count, arrow in parts if count)


def mission_of(game: Game, view: View) -> Mission:
    """The mission that is played."""
    assert isinstance(game, Charted)
    return game.missions[str(view.facts["mission"])]


def draw(game: Game, view: View, lang: str) -> list[str]:
    """Where the mission stands, the map, what the numbers on it mean, heroes, enemies, decks and the signs."""
    words, mission = Words(lang), mission_of(game, view)
    return [
        *status(game, view, lang),
        *goals(game, view, lang),
        "",
        *_plan(view, mission),
        "",
        *noise(view, mission, words),
        *_gates(view, mission, words),
        *_heroes(game, view, lang),
        *_enemies(game, view, lang),
        *decks(view, words),
        *words.say("wolfenstein-legend").splitlines(),
    ]


def status(game: Game, view: View, lang: str) -> list[str]:
    """Round, phase, danger, objectives, and whose turn it is."""
    gauges, actor = view.gauges, str(view.facts["actor"])
    lines = wrapped(
        Words(lang).say(
            "wolfenstein-status",
            round=gauges["round"],
            rounds=gauges["round-limit"],
            phase=label_of(game, lang, f"phase-{view.facts['phase']}", str(view.facts["phase"])),
            danger=gauges["danger"],
            limit=gauges["alarm-limit"],
            alarms=gauges["alarms"],
            met=gauges["goals-met"],
            goals=gauges["goals"],
            events=gauges["events"],
        )
    )
    if actor and view.facts["phase"] != "over":
        who = label_of(game, lang, name_key(actor), actor)
        lines.append(
            Words(lang).say("wolfenstein-actor", who=who, ap=gauges["ap"], attacks=gauges["attacks"])
        )
    return lines


def goals(game: Game, view: View, lang: str) -> list[str]:
    """What is to be done, and how far each goal has come."""
    assert isinstance(game, Briefed)
    setup = Setup(str(view.facts["mission"]))
    pieces = [piece for piece in view.pieces if piece.kind == "goal"]
    told = []
    for goal, piece in zip(game.briefing(setup).goals, pieces, strict=True):
        text = speaker(game, lang).say(f"goal-{goal.key}", goal.facts)
        done, need = piece.values["done"], piece.values["need"]
        mark = label_of(game, lang, "mark-met", "met") if "met" in piece.marks else f"{done}/{need}"
        told.append(f"{text} – {mark}")
    return wrapped(f"{'; '.join(told)}.")


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


def _plan(view: View, mission: Mission) -> list[str]:
    """Two characters for each space, the second for what stands on its right edge."""
    numbers = range(1, mission.width + 1)
    lines = [
        " " * MARGIN + "".join(f"{n // 10 or ' '} " for n in numbers).rstrip(),
        " " * MARGIN + "".join(f"{n % 10} " for n in numbers).rstrip(),
    ]
    standing, doors = _standing(view), _doors(view, mission)
    floor, named = _floor(view, mission), _named(mission)
    for y, row in enumerate(mission.file.rows):
        cells = ""
        for x, symbol in enumerate(row):
            wall = row[x : x + 2] == WALL * 2
            sign = WALL if symbol == WALL else standing.get((x, y), floor[x, y])
            edge = WALL if wall else ACROSS.get(doors.get(((x, y), (x + 1, y)), ("", "")), " ")
            cells += named.get((x, y), sign + edge)
        lines.append(f"{y + 1:>{MARGIN - 1}} {cells.rstrip()}")
        below = "".join(
            DOWN.get(doors.get(((x, y), (x, y + 1)), ("", "")), " ") + " " for x in range(mission.width)
        )
        if below.strip():
            lines.append(" " * MARGIN + below.rstrip())
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


def noise(view: View, mission: Mission, words: Words) -> list[str]:
    """Where there is noise."""
    loud = noisy(view, mission)
    return wrapped(
        words.say("wolfenstein-noise", tiles=", ".join(loud)) if loud else words.say("wolfenstein-quiet")
    )


def _gates(view: View, mission: Mission, words: Words) -> list[str]:
    """Each door and barricade that is still in the way, by its tiles."""
    names = [name for name, _edges in gated(mission)]
    shut: dict[str, list[str]] = {"door": [], "barricade": []}
    for piece in view.pieces:
        if piece.kind in shut and "closed" in piece.marks:
            number = int(piece.at.partition(":")[2])
            shut[piece.kind].append(names[number - 1])
    lines = []
    if shut["door"]:
        lines += wrapped(words.say("wolfenstein-doors", gates=", ".join(shut["door"])))
    if shut["barricade"]:
        lines += wrapped(words.say("wolfenstein-barricades", gates=", ".join(shut["barricade"])))
    return lines


def _heroes(game: Game, view: View, lang: str) -> list[str]:
    """What each hero has; an arrow stands before the one whose turn it is."""
    lines = []
    heroes = [piece for piece in view.pieces if piece.kind == "hero"]
    for sign, piece in zip(SIGNS, heroes, strict=False):
        arrow = ACTIVE if piece.id == view.facts["actor"] else " "
        lines += wrapped(f"{arrow} {sign} {hero(game, view, lang, piece, place(game, lang, piece))}")
    return lines


def place(game: Game, lang: str, piece: Piece) -> str:
    """The space of a figure, or what has become of it."""
    kind, _, thing = piece.at.partition(":")
    return thing if kind == "space" else label_of(game, lang, f"box-{thing}", thing).lower()


def hero(game: Game, view: View, lang: str, piece: Piece, where: str) -> str:
    """A hero's numbers, states and cards."""
    values, name = piece.values, label_of(game, lang, name_key(piece.id), piece.id)
    acting = piece.id == view.facts["actor"]
    shown = [mark for mark in piece.marks if mark != "acted" or not acting]
    marks = [label_of(game, lang, f"mark-{mark}", mark) for mark in shown]
    told = Words(lang).say(
        "wolfenstein-hero",
        who=name,
        place=", ".join([where, *marks]),
        hp=values["hp"],
        armour=values["armour"] + values["ward"],
        glory=values["glory"],
        life=values["life"],
        light=values["light"],
        heavy=values["heavy"],
        special=values["special"],
    )
    piles = [
        _cards(game, view, lang, piece.id, pile)
        for pile in ("weapons", "jammed", "mounted", "worn", "equipment")
    ]
    return " ".join([told, *(pile for pile in piles if pile)])


def _cards(game: Game, view: View, lang: str, who: str, pile: str) -> str:
    cards = view.cards[f"{who}-{pile}"]
    names = ", ".join(label_of(game, lang, name_key(card), card) for card in cards)
    return f"{label_of(game, lang, f'cards-{pile}', pile)}: {names}." if cards else ""


def _enemies(game: Game, view: View, lang: str) -> list[str]:
    """Enemies and bots by kind: number, space, HP and armour, and the signs of their states."""
    kinds: dict[tuple[str, str], list[str]] = {}
    for piece in view.pieces:
        if piece.kind in LETTERS and piece.at.startswith("space:"):
            number = piece.id.removeprefix(piece.kind).lstrip("_")
            values, signs = piece.values, "".join(MARKS[mark] for mark in piece.marks if mark in MARKS)
            told = f"{number} {piece.at.partition(':')[2]} {values['hp']}/{values['armour']}{signs}"
            kinds.setdefault((sign_of(piece), piece.kind), []).append(told.strip())
    return [
        line
        for (sign, kind), told in kinds.items()
        for line in wrapped(f"{sign} {label_of(game, lang, name_key(kind), kind)}: {', '.join(told)}.")
    ]


def decks(view: View, words: Words) -> list[str]:
    """What is left to draw."""
    piles = view.piles
    return wrapped(
        words.say(
            "wolfenstein-decks",
            equipment=piles["equipment-deck"],
            discarded=piles["equipment-discard"],
            weapons=piles["weapon-deck"],
            events=piles["event-deck"],
            crates=piles["crate-deck"],
        )
    )
