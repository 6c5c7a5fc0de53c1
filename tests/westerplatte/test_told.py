"""What people hear: events that no rule test looks at for itself, with their paragraph and all their facts."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from garrison.core.event import EventFact
from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import MORALE, PUSH_BACK, Stage, depot, opening

CARD = "1-E-4"


def dawn(event: str, **bricks: int) -> Stage:
    """The event at the end of day 1."""
    return depot().stock(grenade=2, mine=2).wall(**bricks).day(1, 8, CARD, event).end(CARD, event)


def picked(stage: Stage, *options: str) -> Stage:
    """The stage after these answers."""
    for option in options:
        stage.pick(option)
    return stage


def dry_hole(card: str, event: str = "") -> Stage:
    """A wall without bricks is hit, where no other takes its place."""
    rulings = {"air_raid_on_empty_wall": 1, "naval_overflow": 1}
    scene = depot(rulings=rulings).morale(1).wall(post_B=0)
    return scene.day(1, 8, card, event).end(card, event) if event else scene.end(card)


def full() -> Stage:
    """A troop comes, and there is one on every track."""
    scene = depot().morale(1)
    for track in "ABCDE":
        scene.troop(track, f"1-{track}-4")
    return scene.end("1-A-1")


CASES: list[tuple[int, Callable[[], Stage], dict[str, EventFact]]] = [
    (e.TILE_DEALT, lambda: opening(tiles=["mines"]), {"tile": "mines", "space": "tile_1"}),
    (
        e.EXTRA_MOVEMENT_SPENT,
        lambda: picked(
            depot().hold("officer_1", extra_movement=2).moves(0).ready(), "extra-movement officer_1"
        ),
        {"who": "officer_1", "left": 1},
    ),
    (
        e.EXTRA_ACTION_SPENT,
        lambda: picked(
            depot().hold("officer_1", extra_action=2).actions(0).ready(), "extra-action officer_1"
        ),
        {"who": "officer_1", "left": 1},
    ),
    (
        e.TROOP_PUSHED_BACK,
        lambda: picked(
            depot().stand(officer_1=PUSH_BACK).troop("B", "1-B-1", "IV").ready(), "push officer_1 B"
        ),
        {"who": "officer_1", "card": "1-B-1", "space": "B-II", "origin": "B-IV"},
    ),
    (
        e.EXTRA_MOVEMENT_RECEIVED,
        lambda: picked(depot().stand(officer_1=MORALE).morale(1).ready(), "raise officer_1"),
        {"who": "officer_1", "count": 2},
    ),
    (
        e.EXTRA_ACTION_RECEIVED,
        lambda: picked(depot().stand(officer_1=MORALE).morale(2).ready(), "raise officer_1"),
        {"who": "officer_1", "count": 2},
    ),
    (
        e.AMMUNITION_RECEIVED,
        lambda: picked(dawn("extra_ammunition"), "share ammunition officer_2"),
        {"who": "officer_2", "count": 1},
    ),
    (e.DAMAGE_VOID, lambda: dry_hole("1-raid-1"), {"space": "post_B"}),
    (e.DAMAGE_VOID, lambda: dry_hole(CARD, "naval_BD"), {"space": "post_B"}),
    (e.CARD_PUT_UNDER, full, {"card": "1-A-1"}),
    (e.AIR_RAID_DISCARDED, lambda: depot().morale(1).end("1-raid-1"), {"card": "1-raid-1"}),
    (e.MORALE_DECLINE_DISCARDED, lambda: depot().morale(1).end("1-decline-1"), {"card": "1-decline-1"}),
    (e.PATHS_BURNT, lambda: dawn("burnt_path_1"), {"paths": ("post_B-post_C",)}),
    (e.WALL_REINFORCED, lambda: dawn("wall_2", post_A=2), {"space": "post_A", "left": 3}),
    (e.EXTRA_GRENADE_RECEIVED, lambda: dawn("extra_grenade"), {"supply": "grenade", "count": 1}),
    (e.EXTRA_MINE_RECEIVED, lambda: dawn("extra_mine"), {"supply": "mine", "count": 1}),
    (e.GAME_HELD, lambda: depot().day(7, 8, "2-E-5").end("2-E-5"), {"ending": "held", "day": 7}),
    (
        e.GAME_BREACHED,
        lambda: depot().troop("A", "1-A-4").wall(post_A=0, tile_1=1, tile_2=0).end(),
        {"ending": "breached", "day": 1},
    ),
    (e.GAME_STALLED, lambda: depot().turn(300).end("1-C-4"), {"ending": "stalled", "day": 1}),
]


@pytest.mark.parametrize("kind, play, facts", CASES)
def test_it_is_told_with_its_facts(kind: int, play: Callable[[], Stage], facts: dict[str, EventFact]) -> None:
    stage = play()
    told = [event.facts for event in stage.log if (event.key, event.rule) == said(stage, kind)]
    assert told[:1] == [facts]


def said(stage: Stage, kind: int) -> tuple[str, str]:
    """The key and the paragraph of a declared event."""
    declared = stage.game.events[kind]
    return declared.key, declared.rule
