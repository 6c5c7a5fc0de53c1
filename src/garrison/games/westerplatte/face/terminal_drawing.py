"""7 Days of Westerplatte drawn in text, at most 80 columns wide: tiles behind, posts before them, tracks in front."""

from __future__ import annotations

from collections.abc import Callable

from garrison.core.option import Option
from garrison.core.terminal_board import Phrases, wrapped
from garrison.core.view import Piece, View

POSTS = ("post_A", "post_B", "post_C", "post_D", "post_E")
TILES = ("tile_1", "tile_2", "tile_3", "tile_4", "tile_5", "tile_6")
TRACKS = "ABCDE"
STRETCH = ("IV", "III", "II", "I")  # from the posts outwards
WEAPONS = ("machine_gun", "howitzer")
SIGNS = dict(zip(("officer_1", "officer_2", "officer_3", "officer_4"), "①②③④", strict=True))
BRICKS = 6  # of a whole wall
RESERVE = "reserve:"  # begins the gauges of what is left there
CARDS = 8  # of a full day
BRICK, CARD, MINE, EMPTY, ACTIVE, FIRES, WOUND = "■", "▪", "*", "·", "►", "!", "x"
CELL = 13
LEFT = 2  # of the tiles; each post stands between two of them
INDENT = 8  # of the posts and their tracks


def draw(view: View, words: Phrases) -> list[str]:
    """Where the game stands, the peninsula, the tracks, what everybody holds, and what the signs mean."""
    return [
        *status(view, words),
        words.fill("terminal-morale", steps=marker(view), level=level(view, words)),
        calendar(view),
        *decks(view, words),
        "",
        *_tiles(view, words),
        *_posts(view),
        *_tracks(view, words),
        "",
        *_officers(view, words),
        *day_events(view, words),
        *words.fill("terminal-legend").splitlines(),
    ]


def status(view: View, words: Phrases) -> list[str]:
    """Day, turn, phase, whose turn it is and what he can still do."""
    return wrapped(
        words.fill(
            "terminal-status",
            day=view.facts["day"],
            days=sum(pile.startswith("day-") for pile in view.piles),
            turn=view.facts["turn"],
            phase=words.label("phase", str(view.facts["phase"])),
            who=officer_name(str(view.facts["officer"]), words),
            moves=view.gauges["moves"],
            actions=view.gauges["actions"],
        )
    )


def level(view: View, words: Phrases) -> str:
    """The name of the step of the morale track."""
    return words.name(str(view.facts["morale"]))


def marker(view: View) -> str:
    """The morale track with its marker: low levels by number, the neutral space, high levels; a dot has no effect."""
    here = view.cards["morale"].index("start") + view.gauges["morale"]
    signs = {"start": "|", "blank": EMPTY}
    steps = [signs.get(step, step[-1:]) for step in view.cards["morale"]]
    return " ".join([*steps[:here], "◆", *steps[here + 1 :]])


def calendar(view: View) -> str:
    """A mark for each card on the pile of each day; what is more follows after a plus."""
    days = [(pile, count) for pile, count in view.piles.items() if pile.startswith("day-")]
    drawn = [f"{pile.removeprefix('day-')} {CARD * count}{EMPTY * (CARDS - count)}" for pile, count in days]
    surplus = view.piles["surplus"]
    return " ".join([*drawn, f"+{surplus}"] if surplus else drawn)


def decks(view: View, words: Phrases) -> list[str]:
    """What is left to draw, and what lies in the reserve."""
    piles, gauges = view.piles, view.gauges
    deck = words.fill(
        "terminal-decks",
        first=piles["phase-1"],
        second=piles["phase-2"],
        under=piles["under"],
        events=piles["events"],
    )
    spare = {name.removeprefix(RESERVE): n for name, n in gauges.items() if name.startswith(RESERVE)}
    reserve = words.fill("terminal-reserve", apart=gauges["bricks-apart"], **spare)
    return [*wrapped(deck), *wrapped(reserve)]


def _row(cells: list[str], indent: int, head: str = "") -> str:
    return (head.ljust(indent) + "".join(cell.ljust(CELL) for cell in cells)).rstrip()


def _wall(view: View, space: str) -> str:
    bricks = view.gauges[f"wall:{space}"]
    return f"{BRICK * bricks}{EMPTY * (BRICKS - bricks)} {bricks}"


def _standing(view: View, space: str) -> str:
    """The officers on a space."""
    here = [piece for piece in view.pieces if piece.kind == "officer" and piece.at == f"space:{space}"]
    return "".join(SIGNS.get(piece.id, "?") for piece in here)


def _tiles(view: View, words: Phrases) -> list[str]:
    """Number and short name, wall, and the supplies or the number printed, with whoever stands there."""
    heads, below = tile_lines(view, words, lambda space: _standing(view, space))
    return [_row(heads, LEFT), _row([_wall(view, space) for space in TILES], LEFT), _row(below, LEFT)]


def tile_lines(view: View, words: Phrases, standing: Callable[[str], str]) -> tuple[list[str], list[str]]:
    """Of each action tile number and short name, and what lies and stands on it."""
    dealt = {piece.at: piece for piece in view.pieces if piece.kind == "tile"}
    heads, below = [], []
    for space in TILES:
        piece = dealt.get(f"space:{space}")
        heads.append(f"{space.removeprefix('tile_')} {tile_name(piece, words, 'short')}")
        below.append(f"{stock(piece)} {standing(space)}")
    return heads, below


def tile_of(view: View, option: Option, words: Phrases) -> str:
    """What the action tile does that an option leads to."""
    dealt = {piece.at: piece for piece in view.pieces if piece.kind == "tile"}
    tiles = [dealt[ref] for ref in option.path if ref in dealt]
    return f"({tile_name(tiles[-1], words, 'name')})" if tiles else ""


def tile_name(piece: Piece | None, words: Phrases, kind: str) -> str:
    """The name of an action tile, `name` or `short`; nothing before it is dealt."""
    if piece is None:
        return ""
    tile = piece.id.removeprefix("tile_")
    return words.label(kind, tile)


def stock(piece: Piece | None) -> str:
    """The supplies on a tile, or the number printed on it."""
    if piece is None:
        return ""
    values = piece.values
    return f"{values['stock']}/{values['slots']}" if "stock" in values else f"×{values['amount']}"


def _posts(view: View) -> list[str]:
    walls = [f"{space.removeprefix('post_')} {_wall(view, space)}" for space in POSTS]
    return [_row(walls, INDENT), _row([f"  {_standing(view, space)}" for space in POSTS], INDENT)]


def _tracks(view: View, words: Phrases) -> list[str]:
    """The spaces IV to I, the last one farthest away."""
    cells = {piece.at: troop(piece, words) for piece in view.pieces if piece.kind in (*WEAPONS, "mine")}
    return [
        _row([cells.get(f"space:{track}-{place}", EMPTY) for track in TRACKS], INDENT, f"{place:>5}")
        for place in STRETCH
    ]


def troop(piece: Piece, words: Phrases) -> str:
    """A mine, or a troop: weapon, resistance, speed and force, its wounds, and whether it fires."""
    if piece.kind == "mine":
        return MINE
    letter = words.label("short", piece.kind, piece.kind[:1].upper())
    values = piece.values
    signs = WOUND * values["wounds"] + (FIRES if "fires" in piece.marks else "")
    return f"{letter} {values['resistance']}/{values['speed']}/{values['force']} {signs}"


def officer_name(who: str, words: Phrases) -> str:
    """An officer as a label."""
    return words.label("ref-piece", who)


def holdings(piece: Piece, name: str, words: Phrases) -> str:
    """What an officer holds."""
    return words.fill(
        "terminal-officer",
        who=name,
        ammunition=piece.values["ammunition"],
        movement=piece.values["extra-movement"],
        limited=piece.values["limited-movement"],
        actions=piece.values["extra-action"],
    )


def _officers(view: View, words: Phrases) -> list[str]:
    """What each officer holds; an arrow stands before the one whose turn it is."""
    lines = []
    for piece in view.pieces:
        if piece.kind == "officer":
            sign = ACTIVE if "active" in piece.marks else " "
            held = holdings(piece, officer_name(piece.id, words), words)
            lines += wrapped(f"{sign} {SIGNS.get(piece.id, '?')} {held}")
    return lines


def day_events(view: View, words: Phrases) -> list[str]:
    """The event card that is still in force, in full, and those that have come."""
    lines = []
    for card in view.cards["event"]:
        text = words.label("event", card, "")
        lines += wrapped(words.fill("terminal-event", card=words.name(card), text=text))
    come = ", ".join(words.name(card) for card in view.cards["events"])
    return lines + (wrapped(words.fill("terminal-events", cards=come)) if come else [])
