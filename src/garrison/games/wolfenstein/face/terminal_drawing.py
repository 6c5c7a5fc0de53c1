"""Wolfenstein drawn in text, at most 80 columns wide: the map of the mission, what stands on it, the heroes' cards."""

from __future__ import annotations

from garrison.core.option import Option
from garrison.core.terminal_board import Phrases, wrapped
from garrison.core.view import Piece, View
from garrison.games.wolfenstein.face.briefing import briefing
from garrison.games.wolfenstein.face.terminal_map import (
    LETTERS,
    SIGNS,
    cell_of,
    gated,
    map_lines,
    noisy,
    sign_of,
)
from garrison.games.wolfenstein.missions.records import MapSpace, Mission

MARKS = {"awake": "!", "stunned": "z", "sabotaged": "x"}
ACTIVE = "►"
ARROWS = ("↖↑↗", "← →", "↙↓↘")  # by rows, the middle one is where the hero stands


def moment(view: View) -> object:
    """The table is shown before a hero is chosen and in the Nazi phase, not at each step of a turn."""
    acted = sum("acted" in piece.marks for piece in view.pieces if piece.kind == "hero")
    heroes = view.facts["phase"] == "heroes"
    return None if heroes and view.facts["actor"] else (view.facts["round"], view.facts["phase"], acted)


def way(view: View, option: Option) -> str:
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


def draw(view: View, words: Phrases, mission: Mission) -> list[str]:
    """Where the mission stands, the map, what the numbers on it mean, heroes, enemies, decks and the signs."""
    return [
        *status(view, words),
        *goals(view, words, mission),
        "",
        *map_lines(view, mission),
        "",
        *noise(view, mission, words),
        *_gates(view, mission, words),
        *_heroes(view, words),
        *enemies(view, mission, words),
        *decks(view, words),
        *words.fill("terminal-legend").splitlines(),
    ]


def status(view: View, words: Phrases) -> list[str]:
    """Round, phase, danger, objectives, and whose turn it is."""
    gauges, actor = view.gauges, str(view.facts["actor"])
    lines = wrapped(
        words.fill(
            "terminal-status",
            round=gauges["round"],
            rounds=gauges["round-limit"],
            phase=words.label("phase", str(view.facts["phase"])),
            danger=gauges["danger"],
            limit=gauges["alarm-limit"],
            alarms=gauges["alarms"],
            met=gauges["goals-met"],
            goals=gauges["goals"],
            events=gauges["events"],
        )
    )
    if actor and view.facts["phase"] != "over":
        who = words.name(actor)
        lines.append(words.fill("terminal-actor", who=who, ap=gauges["ap"], attacks=gauges["attacks"]))
    return lines


def goals(view: View, words: Phrases, mission: Mission) -> list[str]:
    """What is to be done, and how far each goal has come."""
    pieces = [piece for piece in view.pieces if piece.kind == "goal"]
    told = []
    for goal, piece in zip(briefing(mission).goals, pieces, strict=True):
        text = words.say(f"goal-{goal.key}", goal.facts)
        done, need = piece.values["done"], piece.values["need"]
        mark = words.label("mark", "met") if "met" in piece.marks else f"{done}/{need}"
        told.append(f"{text} – {mark}")
    return wrapped(f"{'; '.join(told)}.")


def noise(view: View, mission: Mission, words: Phrases) -> list[str]:
    """Where there is noise."""
    loud = noisy(view, mission)
    return wrapped(
        words.fill("terminal-noise", tiles=", ".join(loud)) if loud else words.fill("terminal-quiet")
    )


def _gates(view: View, mission: Mission, words: Phrases) -> list[str]:
    """Each door and barricade that is still in the way, by its tiles."""
    names = [name for name, _edges in gated(mission)]
    shut: dict[str, list[str]] = {"door": [], "barricade": []}
    for piece in view.pieces:
        if piece.kind in shut and "closed" in piece.marks:
            number = int(piece.at.partition(":")[2])
            shut[piece.kind].append(names[number - 1])
    lines = []
    if shut["door"]:
        lines += wrapped(words.fill("terminal-doors", gates=", ".join(shut["door"])))
    if shut["barricade"]:
        lines += wrapped(words.fill("terminal-barricades", gates=", ".join(shut["barricade"])))
    return lines


def _heroes(view: View, words: Phrases) -> list[str]:
    """What each hero has; an arrow stands before the one whose turn it is."""
    lines = []
    heroes = [piece for piece in view.pieces if piece.kind == "hero"]
    for sign, piece in zip(SIGNS, heroes, strict=False):
        arrow = ACTIVE if piece.id == view.facts["actor"] else " "
        lines += wrapped(f"{arrow} {sign} {hero(view, words, piece, place(words, piece))}")
    return lines


def place(words: Phrases, piece: Piece) -> str:
    """Where a figure stands, or what has become of it."""
    kind, _, thing = piece.at.partition(":")
    if kind == "space":
        return words.say("terminal-place", {"space": thing})
    return words.label("box", thing).lower()


def hero(view: View, words: Phrases, piece: Piece, where: str) -> str:
    """A hero's numbers, states and cards."""
    values, name = piece.values, words.name(piece.id)
    acting = piece.id == view.facts["actor"]
    shown = [mark for mark in piece.marks if mark != "acted" or not acting]
    marks = [words.label("mark", mark) for mark in shown]
    told = words.fill(
        "terminal-hero",
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
        _cards(view, words, piece.id, pile) for pile in ("weapons", "jammed", "mounted", "worn", "equipment")
    ]
    return " ".join([told, *(pile for pile in piles if pile)])


def _cards(view: View, words: Phrases, who: str, pile: str) -> str:
    cards = view.cards[f"{who}-{pile}"]
    names = ", ".join(words.name(card) for card in cards)
    return f"{words.label('cards', pile)}: {names}." if cards else ""


def enemies(view: View, mission: Mission, words: Phrases) -> list[str]:
    """Enemies and bots by kind: number, room, HP and armour, and the signs of their states."""
    kinds: dict[tuple[str, str], list[str]] = {}
    for piece in view.pieces:
        if piece.kind in LETTERS and piece.at.startswith("space:"):
            number = piece.id.removeprefix(piece.kind).lstrip("_")
            values, signs = piece.values, "".join(MARKS[mark] for mark in piece.marks if mark in MARKS)
            tile = mission.tile_at(MapSpace(*cell_of(piece.at)))
            told = f"{number} {tile} {values['hp']}/{values['armour']}{signs}"
            kinds.setdefault((sign_of(piece), piece.kind), []).append(told.strip())
    return [
        line
        for (sign, kind), told in kinds.items()
        for line in wrapped(f"{sign} {words.name(kind)}: {', '.join(told)}.")
    ]


def decks(view: View, words: Phrases) -> list[str]:
    """What is left to draw."""
    piles = view.piles
    return wrapped(
        words.fill(
            "terminal-decks",
            equipment=piles["equipment-deck"],
            discarded=piles["equipment-discard"],
            weapons=piles["weapon-deck"],
            events=piles["event-deck"],
            crates=piles["crate-deck"],
        )
    )
