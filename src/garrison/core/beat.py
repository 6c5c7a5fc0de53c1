"""Events to be watched: who does what to whom, where, with which dice. A page or a film draws them one after the other.

A game declares for each key of its events how it is shown, or that there is nothing to show but its sentence:

    SCENES = {"lamp-lit": lambda p, e: Beat("mark", to=f"piece:{e.text('lamp')}", mark="lit"), "turn-began": None}

The sentence, its refs and its paragraph stay with the event. What a beat says of the table (`piece`, `path`, `gone`,
`mark`, `values`, `gauges`) is how it looks once the beat is over: the beats of one answer can be watched in turn.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final, Protocol, Union, runtime_checkable

from garrison.core.event import Event
from garrison.core.position import Position
from garrison.core.view import Piece

# What can be seen: each kind is drawn in the same way in all games, unless a game has a picture of its own.
KINDS: Final = (
    "tell",  # a sentence, and what it speaks of lit up
    "phase",  # a turn or phase begins
    "card",  # `card` is turned up at `who`
    "roll",  # dice fall at `to`
    "aim",  # `who` takes aim at `to`
    "shot",  # from `who` to `to`, with the dice
    "place",  # `piece` comes to `to`
    "move",  # `who` goes along `path`
    "hurt",  # `to` suffers `amount`
    "lost",  # `to` is out of the game, or lies at the end of `path`
    "mark",  # `to` gets or loses a token
    "break",  # `to` loses `amount` bricks or points of defence
    "pass",  # what was due to `who` is passed on to `to`
    "blast",  # an explosion at `to`
    "wake",  # `who` wakes; with `to`, because it sees that
    "noise",  # rings at `to`
    "alarm",  # an alarm
    "gain",  # `to` gets `amount` of `what`, or `card` from the pile `who`
    "gauge",  # a track or counter moves to where `gauges` says
    "end",  # the game is over
)
Die = Union[int, str]


@dataclass(frozen=True, slots=True)
class Beat:
    """One event as it is watched. Refs are those of the view; empty where there are none."""

    kind: str
    who: str = ""
    to: str = ""
    path: tuple[str, ...] = ()  # every place on the way, the first and the last among them
    dice: tuple[Die, ...] = ()
    needed: int = 0  # what a die must show at least; 0 where dice are read otherwise
    hit: bool = False
    amount: int = 0
    card: str = ""
    what: str = (
        ""  # the kind of thing; where pieces have no lasting id, that of the piece at the start of `path`
    )
    piece: Piece | None = None  # new on the table
    gone: bool = (
        False  # `to` leaves the table, or what of the kind of `what` lies there or at the end of `path`
    )
    mark: str = ""  # on `to`
    values: dict[str, int] = field(default_factory=dict)  # of `to`
    gauges: dict[str, int] = field(default_factory=dict)
    order: int = 0  # among the beats of one answer, where they are better watched in another order than told


# Made of the event and of the position, of which only what never changes may be read: it has gone on meanwhile.
Scene = Union[Callable[[Any, Event], Beat], None]
Scenes = Mapping[str, Scene]
TELL: Final = Beat("tell")


@runtime_checkable
class Staged(Protocol):
    """A game that says how its events are watched."""

    def beats(self, p: Position, events: Sequence[Event]) -> tuple[Beat | None, ...]:
        """A beat for each event of one answer, None where there is nothing to watch."""


def staged(scenes: Scenes, p: Position, events: Sequence[Event]) -> tuple[Beat | None, ...]:
    """The beats of one answer in the order in which its events were told."""
    beats = []
    for order, event in enumerate(events):
        scene = scenes[event.key]
        beats.append(replace(scene(p, event), order=order) if scene else None)
    return tuple(beats)


def beats_of(game: object, p: Position, events: Sequence[Event]) -> tuple[Beat | None, ...]:
    """The beats of one answer; a game without any has one for each sentence."""
    if isinstance(game, Staged):
        return game.beats(p, events)
    return tuple(replace(TELL, order=order) for order in range(len(events)))
