"""How what happens in a mission of Wolfenstein is watched."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from garrison.core.beat import Beat, Scenes
from garrison.core.event import Event
from garrison.core.view import Piece
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.position import WolfPosition

Scene = Callable[[WolfPosition, Event], Beat]


def _figure(event: Event, fact: str = "who") -> str:
    return f"piece:{event.text(fact)}"


def _space(event: Event) -> str:
    return f"space:{event.text('space')}"


def _tile(p: WolfPosition, event: Event) -> int:
    """The number of a room or corridor, from 1."""
    return p.board.tile_ids.index(event.text("tile")) + 1


def _moved(_p: WolfPosition, event: Event) -> Beat:
    return Beat("move", who=_figure(event), to=_space(event), path=(_space(event),))


def _spawned(p: WolfPosition, event: Event) -> Beat:
    t, name = p.packed, event.text("who")
    kind = t.type_of[t.figure_ids.index(name)]
    values = {"hp": t.hp[kind], "armour": t.armour[kind], "size": t.large[kind] + 1}
    piece = Piece(name, t.type_ids[kind], _space(event), (), values)
    return Beat("place", who=_figure(event), to=_space(event), what=t.type_ids[kind], piece=piece)


def _woke(_p: WolfPosition, event: Event) -> Beat:
    seen = _figure(event, "whom") if event.number("sees") else ""
    return Beat("wake", who=_figure(event), to=seen)


def _declared(_p: WolfPosition, event: Event) -> Beat:
    return Beat("aim", who=_figure(event), to=_figure(event, "target"), amount=event.number("dice"))


def _chosen(_p: WolfPosition, event: Event) -> Beat:
    return Beat("aim", who=_figure(event), to=_figure(event, "target"))


def _attack(_p: WolfPosition, event: Event) -> Beat:
    faces = event.row("faces")
    hit = any(face in (c.FACE_IDS[c.FACE_HP], c.FACE_IDS[c.FACE_ARMOUR]) for face in faces)
    return Beat("shot", who=_figure(event), to=_figure(event, "target"), dice=faces, hit=hit)


def _area(_p: WolfPosition, event: Event) -> Beat:
    hits = event.number("hp") * (c.FACE_IDS[c.FACE_HP],) + event.number("armour") * (
        c.FACE_IDS[c.FACE_ARMOUR],
    )
    return Beat("roll", to=_figure(event, "target"), dice=hits, hit=bool(hits))


def _hurt(_p: WolfPosition, event: Event) -> Beat:
    values = {key: event.number(key) for key in ("hp", "armour")}
    return Beat("hurt", to=_figure(event), amount=event.number("hits"), values=values)


def _killed(_p: WolfPosition, event: Event) -> Beat:
    return Beat("lost", who=_figure(event, "by") if event.text("by") else "", to=_figure(event), gone=True)


def _token(mark: str, taken: bool = False) -> Scene:
    def scene(_p: WolfPosition, event: Event) -> Beat:
        return Beat("mark", who=_figure(event), to=_figure(event), mark="" if taken else mark, what=mark)

    return scene


def _noise(p: WolfPosition, event: Event) -> Beat:
    tile = _tile(p, event)
    return Beat("noise", to=f"tile:{tile}", piece=Piece(f"noise_{tile}", "noise", f"tile:{tile}"))


def _faded(p: WolfPosition, event: Event) -> Beat:
    tile = _tile(p, event)
    return Beat("mark", who=f"tile:{tile}", to=f"piece:noise_{tile}", gone=True, what="noise")


def _got(fact: str) -> Scene:
    """Cards and tokens that a hero gets."""

    def scene(_p: WolfPosition, event: Event) -> Beat:
        amount = event.number("n") if "n" in event.facts else 1
        return Beat(
            "gain", to=_figure(event), amount=amount, what=event.text(fact) if fact in event.facts else fact
        )

    return scene


def _found(deck: str, fact: str) -> Scene:
    """A card that is drawn for a hero, who keeps it."""
    return lambda _p, event: Beat(
        "gain", who=f"pile:{deck}", to=_figure(event), amount=1, card=event.text(fact), what=event.text(fact)
    )


def _gate(_p: WolfPosition, event: Event) -> Beat:
    gate = event.number("gate")
    return Beat("mark", who=_figure(event), to=f"piece:gate_{gate}", mark="open", what="closed")


def _danger(_p: WolfPosition, event: Event) -> Beat:
    level = event.number("danger") if "danger" in event.facts else 0
    return Beat("gauge", to="gauge:danger", amount=level, what="danger", gauges={"danger": level})


def _alarm(_p: WolfPosition, event: Event) -> Beat:
    """It rings, and the dial starts again. [D.4]"""
    number = event.number("number")
    return Beat("alarm", to="gauge:danger", amount=number, gauges={"alarms": number, "danger": 0})


def _use(fact: str) -> Scene:
    return lambda _p, event: Beat("mark", who=_figure(event), to=_figure(event), what=event.text(fact))


def _ended(_p: WolfPosition, event: Event) -> Beat:
    return Beat("end", what=event.text("ending"), hit=event.text("ending") == "victory")


SCENES: Final[Scenes] = {
    "ability-used": _use("ability"),
    "activation-lost": _token("stunned", taken=True),
    "alarm-rang": _alarm,
    "ammo-gained": _got("ammo"),
    "area-rolled": _area,
    "armour-added": _got("armour"),
    "attack-declared": _declared,
    "attack-missed": lambda _p, event: Beat("tell", to=_figure(event, "target"), what="miss"),
    "attack-rolled": _attack,
    "barricade-cleared": _gate,
    "bomb-thrown": lambda _p, event: Beat("blast", who=_figure(event), to=_space(event)),
    "bot-joined": lambda _p, event: Beat(
        "mark", who=_figure(event, "hero"), to=_figure(event), mark="bot", what="bot"
    ),
    "bot-lost": lambda _p, event: Beat("lost", to=_figure(event), gone=True),
    "check-rolled": lambda _p, event: Beat("roll", to=_figure(event), hit=event.number("won") > 0),
    "crate-opened": lambda _p, event: Beat("card", who=_figure(event), card=event.text("crate")),
    "danger-changed": _danger,
    "danger-reset": _danger,
    "dice-rerolled": lambda _p, event: Beat("roll", to=_figure(event), dice=event.row("faces")),
    "door-opened": _gate,
    "enemy-killed": _killed,
    "enemy-spawned": _spawned,
    "enemy-woke": _woke,
    "event-completed": None,
    "event-drawn": lambda _p, event: Beat("card", who=_figure(event), card=event.text("event")),
    "event-settled": None,
    "figure-hurt": _hurt,
    "figure-moved": _moved,
    "figure-pushed": _moved,
    "figure-sabotaged": _token("sabotaged"),
    "figure-stunned": _token("stunned"),
    "fire-ordered": lambda _p, event: Beat("aim", who=_figure(event), to=_figure(event, "other")),
    "first-player-chosen": None,
    "glory-gained": _got("glory"),
    "hero-activated": lambda _p, event: Beat("phase", who=_figure(event)),
    "hero-died": lambda _p, event: Beat("lost", to=_figure(event), path=("box:dead",)),
    "hero-entered": lambda _p, event: Beat(
        "move", who=_figure(event), to=_space(event), path=(_space(event),)
    ),
    "hero-exerted": None,
    "hero-fell": _token("bleeding"),
    "hero-healed": _got("hp"),
    "hero-left": lambda _p, event: Beat("lost", to=_figure(event), path=("box:left",), hit=True),
    "hero-rescued": _token("bleeding", taken=True),
    "hero-rested": _token("fatigue", taken=True),
    "hero-tired": _token("fatigue"),
    "item-dismounted": None,
    "item-doffed": None,
    "item-drawn": _found("equipment-deck", "item"),
    "item-mounted": _use("item"),
    "item-used": _use("item"),
    "item-worn": _use("item"),
    "life-given": _got("life"),
    "mission-ended": _ended,
    "nazi-phase-began": lambda _p, event: Beat("phase", amount=event.number("round")),
    "noise-faded": _faded,
    "noise-made": _noise,
    "round-began": lambda _p, event: Beat(
        "phase", amount=event.number("round"), gauges={"round": event.number("round")}
    ),
    "sounded-off": lambda _p, event: Beat("noise", to=_figure(event)),
    "talent-used": _use("talent"),
    "target-nearest": _chosen,
    "target-weakest": _chosen,
    "telephone-used": lambda _p, event: Beat("noise", to=_figure(event)),
    "thing-given": lambda _p, event: Beat(
        "pass", who=_figure(event), to=_figure(event, "to"), what=event.text("thing")
    ),
    "token-searched": lambda _p, event: Beat(
        "mark", who=_figure(event), to=_space(event), what=event.text("token")
    ),
    "way-chosen": _chosen,
    "weapon-drawn": _found("weapon-deck", "weapon"),
    "weapon-jammed": _use("weapon"),
    "weapon-reloaded": _use("weapon"),
}
