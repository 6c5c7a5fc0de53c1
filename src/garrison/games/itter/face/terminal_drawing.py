"""Castle Itter drawn in text, at most 80 columns wide."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.terminal_board import Phrases, wrapped
from garrison.core.view import Piece, View
from garrison.games.itter.face.printed import PrintedBoard, Square
from garrison.games.itter.face.terminal_tracks import Tracks

COUNTERS = ("rifleman", "scout", "sturm", "machine_gunner", "mortar")
MARKS = {"exhausted": "z", "disrupted": "!", "acted": "*", "commanded": "c"}
CRATES = ("green", "red", "purple", "black")  # the suppression spaces
BOXES = ("supply", "reinforcements", "escaped", "casualties")
TURNS = 20
DAWN = 4 * 60  # minutes after midnight
MINUTES = 36  # twelve hours in twenty turns
NAME, CELL = 8, 15


def draw(view: View, words: Phrases, printed: PrintedBoard) -> list[str]:
    """Status, castle, boxes, tracks and what the signs mean."""
    return [
        *status(view, words),
        *_castle(view, words, printed),
        *_boxes(view, words),
        "",
        *_tracks(view, words, printed),
        *words.fill("terminal-legend").splitlines(),
    ]


def status(view: View, words: Phrases) -> list[str]:
    """Turn, hour, phase, what is left, tokens and cards in play."""
    lines = [
        *wrapped(
            words.fill(
                "terminal-status",
                **standing_of(view, words),
                number=view.piles["deck-number"],
                discard=view.piles["discard-number"],
            )
        ),
        words.fill("terminal-crates", **{name: view.gauges[f"suppression:{name}"] for name in CRATES}),
    ]
    if view.facts["loaded"]:
        lines.append(words.fill("terminal-loaded"))
    return [*lines, *_cards(view, words)]


def standing_of(view: View, words: Phrases) -> dict[str, object]:
    """Turn, hour, phase, what is left of it and the score, for a sentence."""
    turn = int(view.facts["turn"])
    return {
        "turn": turn,
        "turns": TURNS,
        "clock": clock(turn),
        "phase": words.label("phase", str(view.facts["phase"])),
        "actions": view.gauges["actions"],
        "cards": view.gauges["cards"],
        "deck": view.piles["ss-deck"],
        "score": str(view.gauges["score"]),
    }


def _cards(view: View, words: Phrases) -> Iterator[str]:
    """Cards in play and in hand, each Tactics card with what it does."""
    for pile, cards in view.cards.items():
        names = {card: words.name(card) for card in cards}
        if cards:
            head = words.label("cards", pile)
            yield from wrapped(f"{head}: {', '.join(names[card] for card in cards)}")
        for card, name in names.items():
            effect = words.label("tactic", card, "")
            yield from wrapped(f"   {name}: {effect}") if effect else ()


def clock(turn: int) -> str:
    """The hour at which a turn begins: twenty turns from four in the morning to four in the afternoon."""
    minutes = DAWN + MINUTES * (turn - 1)
    return f"{minutes // 60:02}:{minutes % 60:02}"


def _castle(view: View, words: Phrases, printed: PrintedBoard) -> list[str]:
    at = {piece.at: piece for piece in view.pieces if piece.kind == "defender"}
    lines = []
    for location, squares in printed.locations().items():
        defense = str(view.gauges.get(f"defense:{location}", ""))
        name = words.name(location)
        cells = [_cell(words, square, at.get(f"space:{square.id}")) for square in squares]
        for first in range(0, len(cells), 4):
            head = f"{name[:14]:<14} {defense}" if first == 0 else ""
            lines.append(f"{head:<17}{' '.join(cells[first : first + 4])}".rstrip())
    return lines


def _cell(words: Phrases, square: Square, piece: Piece | None) -> str:
    colours = "".join(letter(words, colour) for colour in square.colours)
    key = f"{die(square)}{colours}"
    who = "-" if piece is None else short(words.name(piece.id))
    marks = "" if piece is None else marks_of(piece)
    return f"{key:<3} {who:<{NAME}}{marks:>{CELL - NAME - 4}}".ljust(CELL)


def letter(words: Phrases, thing: str) -> str:
    """The letter that stands for a colour or a kind of counter, in the language."""
    return words.label("drawn", thing, "?")


def die(square: Square) -> str:
    """What is printed on a square: its number, or the beginning of its weapon's name."""
    number = f"{square.dice[0]}" if square.dice else square.weapon[:2].upper()
    return f"{number}{'+' if len(square.dice) > 1 else ''}"


def marks_of(piece: Piece) -> str:
    """The signs of what has happened to a Defender."""
    return "".join(sign for mark, sign in MARKS.items() if mark in piece.marks)


def short(name: str) -> str:
    """A name that fits its cell; a number at its end stays."""
    head, _, number = name.rpartition(" ")
    if len(name) <= NAME:
        return name
    if number.isdecimal():
        return f"{head[: NAME - 2 - len(number)].rstrip()}. {number}"
    return f"{name[: NAME - 1]}."


def _boxes(view: View, words: Phrases) -> list[str]:
    lines = []
    for box in BOXES:
        inside = [words.name(piece.id) for piece in view.pieces if piece.at == f"box:{box}"]
        if inside:
            lines += wrapped(f"{words.label('box', box)} {len(inside)}: {', '.join(inside)}")
    return lines


def _tracks(view: View, words: Phrases, printed: PrintedBoard) -> list[str]:
    standing: dict[str, str] = {}
    for piece in view.pieces:
        if piece.kind in COUNTERS:
            place = piece.at.partition(":")[2]
            standing[place] = standing.get(place, "") + letter(words, piece.kind)
    heads = {
        name: f"{space.number:>3} {letter(words, space.colour)} {standing.get(name, '·')}"
        for name, space in printed.spaces.items()
        if space.number
    }
    return Tracks(printed, heads, standing).lines()
