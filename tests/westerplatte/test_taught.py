"""What the lesson, the guide and the page of the game say about fire, morale and the limit of turns."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from garrison.games.westerplatte import events as e
from tests.westerplatte.scenes import depot

ROOT = Path(__file__).parents[2]
LESSON = ROOT / "src/garrison/games/westerplatte/face/board/lesson.json"
GUIDES = {"en": ROOT / "docs/play/westerplatte.md", "it": ROOT / "docs/it/play/westerplatte.md"}
# How a language says that a machine gun fires only from the last space, and that a howitzer stays.
ONLY_FROM_IV = {"en": r"only from space IV", "it": r"solo dallo spazio IV"}
NEVER_MOVES = {"en": r"howitzer never moves", "it": r"obice non si muove mai"}
LOW_LEVELS = {"en": r"low ones take ([^.]+)\.", "it": r"quelli bassi tolgono ([^.]+)\."}
ACTIONS = {"en": "action", "it": "azioni"}
BOTH = pytest.mark.parametrize("lang", ["en", "it"])


def last_words(lang: str) -> str:
    """The tips that end the lesson."""
    return " ".join(tip[lang] for tip in json.loads(LESSON.read_text("utf-8"))["steps"][-1]["tips"])


@BOTH
def test_nearer_costs_nothing_until_a_machine_gun_is_on_the_last_space(lang: str) -> None:
    walls = [
        depot().troop("A", "1-A-1", space).end().gauge("wall:post_A") for space in ("I", "II", "III", "IV")
    ]
    assert walls == [6, 6, 6, 5]
    for text in (last_words(lang), GUIDES[lang].read_text("utf-8")):
        assert re.search(ONLY_FROM_IV[lang], text)


@BOTH
def test_a_howitzer_fires_where_it_is_and_stays_there(lang: str) -> None:
    stage = depot().troop("A", "1-A-4").end("1-C-4")
    assert stage.gauge("wall:post_A") == 5
    assert stage.troops()["A-I"] == "1-A-4"
    for text in (last_words(lang), GUIDES[lang].read_text("utf-8")):
        assert re.search(NEVER_MOVES[lang], text)


@BOTH
def test_low_morale_takes_no_actions(lang: str) -> None:
    for level, steps in enumerate((0, -2, -4), start=1):  # one step above a low level of the green track
        stage = depot("medium").hold("officer_1", extra_action=1).morale(steps).end("1-decline-1")
        assert [event.facts["level"] for event in stage.told(e.MORALE_FELL)] == [f"low_{level}"]
        assert stage.each("extra_action") == [1, 0]
    (taken,) = re.findall(LOW_LEVELS[lang], GUIDES[lang].read_text("utf-8"))
    assert ACTIONS[lang] not in taken


def test_a_game_that_reaches_the_limit_of_turns_is_drawn() -> None:
    stage = depot().turn(300).end("1-C-4")
    assert (stage.ending, stage.p.result(0)) == ("stalled", 0)
    assert "after 300 turns a game ends as a draw (`turn_limit`)" in (
        ROOT / "docs/games/westerplatte.md"
    ).read_text("utf-8")
