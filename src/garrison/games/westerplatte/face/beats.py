"""How what happens on the Westerplatte is watched."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from garrison.core.beat import Beat, Scenes, staged
from garrison.core.event import Event
from garrison.core.view import Piece
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.position import WesterplattePosition

MORALE: Final = "gauge:morale"
STRUCK: Final = ("bricks-lost", "damage-passed-on")

Scene = Callable[[WesterplattePosition, Event], Beat]


def beats(p: WesterplattePosition, events: Sequence[Event]) -> tuple[Beat | None, ...]:
    """Each gun is watched with the bricks it takes: the book fires all of them first. [G.1, G.2, G.3]"""
    told = staged(SCENES, p, events)
    queue = _one_gun_after_the_other(p, events)
    return tuple(beat and replace(beat, order=queue.index(n)) for n, beat in enumerate(told))


def _one_gun_after_the_other(p: WesterplattePosition, events: Sequence[Event]) -> list[int]:
    """The numbers of the events in the order in which they are watched."""
    guns = {
        p.packed.track_ids.index(event.text("track")): n
        for n, event in enumerate(events)
        if event.key == "troop-fired"
    }
    after: dict[int, list[int]] = {gun: [] for gun in guns.values()}
    queue: list[int] = []
    gun = -1
    for n, event in enumerate(events):
        if gun < 0 or event.key not in STRUCK:
            gun = -1
        if event.key in STRUCK and guns:
            post = p.packed.space_ids.index(
                event.text("post" if event.key == "damage-passed-on" else "space")
            )
            gun = guns.get(post, gun if post >= c.POSTS else -1)
        (after[gun] if gun >= 0 else queue).append(n)
    return [one for n in queue for one in (n, *after.get(n, ()))]


def _officer(event: Event) -> str:
    return f"piece:{event.text('who')}"


def _troop(event: Event) -> str:
    return f"piece:{event.text('card')}"


def _space(event: Event, fact: str = "space") -> str:
    return f"space:{event.text(fact)}"


def _way(p: WesterplattePosition, event: Event) -> tuple[str, ...]:
    """Space by space along a track, forwards or back."""
    ids = p.packed.track_space_ids
    start, end = ids.index(event.text("origin")), ids.index(event.text("space"))
    step = 1 if end >= start else -1
    return tuple(f"space:{ids[n]}" for n in range(start, end + step, step))


def _revealed(p: WesterplattePosition, event: Event) -> Beat:
    phase = 1 if p.packed.card_ids.index(event.text("card")) < p.packed.phase_2 else 2
    return Beat("card", who=f"pile:phase-{phase}", card=event.text("card"))


def _deployed(p: WesterplattePosition, event: Event) -> Beat:
    t = p.packed
    values = {key: event.number(key) for key in ("resistance", "speed", "force")} | {"wounds": 0}
    marks = ("fires",) if t.card_fires[t.card_ids.index(event.text("card"))] == 0 else ()
    piece = Piece(event.text("card"), event.text("weapon"), _space(event), marks, values)
    return Beat("place", to=_space(event), what=event.text("weapon"), piece=piece)


def _fired(p: WesterplattePosition, event: Event) -> Beat:
    """A gun shoots at the post at the end of its track. [G.2]"""
    post = p.packed.space_ids[p.packed.track_ids.index(event.text("track"))]
    return Beat(
        "shot",
        who=_troop(event),
        to=f"space:{post}",
        amount=event.number("force"),
        hit=True,
        what=event.text("weapon"),
    )


def _advanced(p: WesterplattePosition, event: Event) -> Beat:
    return Beat("move", who=_troop(event), to=_space(event), path=_way(p, event))


def _exploded(p: WesterplattePosition, event: Event) -> Beat:
    """The troop walks into the mine, and both are gone."""
    return Beat("blast", who=_troop(event), to=_troop(event), path=_way(p, event), gone=True, what="mine")


def _bricks(_p: WesterplattePosition, event: Event) -> Beat:
    wall = event.text("space")
    return Beat(
        "break",
        to=f"space:{wall}",
        amount=event.number("bricks"),
        gauges={f"wall:{wall}": event.number("left")},
    )


def _shot(_p: WesterplattePosition, event: Event) -> Beat:
    return Beat("shot", who=_officer(event), to=_troop(event), hit=True)


def _wounded(_p: WesterplattePosition, event: Event) -> Beat:
    return Beat("hurt", to=_troop(event), values={"wounds": event.number("wounds")})


def _morale(p: WesterplattePosition, event: Event) -> Beat:
    start = p.rules.morale_start
    step = event.number("step") if "step" in event.facts else start
    return Beat("gauge", to=MORALE, what="morale", gauges={"morale": step - start})


def _got(what: str) -> Scene:
    return lambda _p, event: Beat("gain", to=_officer(event), amount=event.number("count"), what=what)


def _spent(_p: WesterplattePosition, event: Event) -> Beat:
    return Beat("mark", to=_officer(event))


def _supply(kind: str) -> Scene:
    def scene(_p: WesterplattePosition, event: Event) -> Beat:
        amount = event.number("count") if "count" in event.facts else 0
        return Beat(kind, to=f"supply:{event.text('supply')}", amount=amount, what=event.text("supply"))

    return scene


def _paths(_p: WesterplattePosition, event: Event) -> Beat:
    return Beat("tell", path=tuple(f"path:{path}" for path in event.row("paths")))


SCENES: Final[Scenes] = {
    "tile-dealt": lambda _p, event: Beat("place", to=_space(event), what="tile"),
    "card-set-aside": None,
    "turn-began": lambda _p, event: Beat("phase", who=_officer(event), amount=event.number("turn")),
    "limited-movement-used": _spent,
    "officer-moved": lambda _p, event: Beat(
        "move", who=_officer(event), to=_space(event), path=(_space(event),)
    ),
    "extra-movement-spent": _spent,
    "extra-action-spent": _spent,
    "shot-fired": _shot,
    "troop-wounded": _wounded,
    "troop-eliminated": lambda _p, event: Beat("lost", to=_troop(event), gone=True),
    "mortar-fired": _shot,
    "mine-laid": lambda _p, event: Beat(
        "place",
        who=_officer(event),
        to=_space(event),
        what="mine",
        piece=Piece(f"mine_{event.text('space')}", "mine", _space(event)),
    ),
    "mine-exploded": _exploded,
    "wall-rebuilt": lambda _p, event: Beat(
        "gain", who=_officer(event), to=_space(event), amount=event.number("bricks"), what="brick"
    ),
    "bricks-wasted": None,
    "ammunition-taken": _got("ammunition"),
    "troop-pushed-back": _advanced,
    "morale-rose": _morale,
    "morale-fell": _morale,
    "morale-recovered": _morale,
    "morale-peaked": _morale,
    "morale-bottomed": _morale,
    "supply-gained": _supply("gain"),
    "supply-not-gained": None,
    "supply-lost": _supply("hurt"),
    "supply-not-lost": None,
    "tokens-cancelled": _spent,
    "nothing-to-share": None,
    "ammunition-lost": lambda _p, event: Beat(
        "hurt", to=_officer(event), amount=event.number("count"), what="ammunition"
    ),
    "extra-movement-received": _got("extra-movement"),
    "limited-movement-received": _got("limited-movement"),
    "extra-action-received": _got("extra-action"),
    "ammunition-received": _got("ammunition"),
    "troop-fired": _fired,
    "bricks-lost": _bricks,
    "damage-passed-on": lambda _p, event: Beat("pass", who=_space(event, "post"), to=_space(event), amount=1),
    "damage-void": lambda _p, event: Beat("tell", to=_space(event)),
    "card-revealed": _revealed,
    "troop-deployed": _deployed,
    "troop-diverted": lambda _p, event: Beat(
        "pass", who=f"track:{event.text('track')}", to=f"track:{event.text('other')}", card=event.text("card")
    ),
    "tracks-full": None,
    "card-put-under": None,
    "troop-advanced": _advanced,
    "air-raid-discarded": None,
    "morale-decline-discarded": None,
    "day-ended": lambda _p, event: Beat("phase", amount=event.number("day")),
    "event-drawn": lambda _p, event: Beat("card", who="pile:events", card=event.text("event")),
    "paths-burnt": _paths,
    "paths-reopened": _paths,
    "wall-reinforced": lambda _p, event: Beat(
        "gain",
        to=_space(event),
        amount=1,
        what="brick",
        gauges={f"wall:{event.text('space')}": event.number("left")},
    ),
    "reinforcement-lost": None,
    "reinforcement-out": None,
    "extra-supply-received": _supply("gain"),
    "extra-supply-refused": None,
    "supplies-arrived": lambda _p, _event: Beat("gain", to="supply:brick"),
    "game-ended": lambda _p, event: Beat(
        "end", what=event.text("ending"), hit=event.text("ending") == "held"
    ),
}
