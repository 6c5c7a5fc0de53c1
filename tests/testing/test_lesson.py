"""The kit reads lessons: those of our games can be followed, and what is wrong with one is named."""

from __future__ import annotations

import pytest

from examples.pig import load_game
from garrison.core.errors import Unknown
from garrison.table import games
from garrison.testing.lesson import check_lesson, lesson_faults

BOTH = {"en": "Roll.", "it": "Tira."}


def faults(step: dict[str, object], **lesson: object) -> list[str]:
    whole = {"title": BOTH, "setup": {"scenario": "sprint"}, "steps": [{"text": BOTH, "tips": [BOTH]} | step]}
    return list(lesson_faults(load_game(), whole | lesson))


@pytest.mark.parametrize("name", games.ids())
def test_our_lessons_can_be_followed(name: str) -> None:
    check_lesson(games.find(name))


@pytest.mark.parametrize(
    "step, fault",
    [
        ({"text": {"en": "Roll."}}, "step 1: text has no words in 'it'"),
        ({"pick": "jump"}, "step 1: no option begins with 'jump'"),
        ({"pick": "roll", "also": ["jump"]}, "step 1: no option begins with 'jump'"),
        ({"event": "jumped"}, "step 1: there is no event 'jumped'"),
        ({"needs": "jumped"}, "step 1: there is no event 'jumped'"),
        ({"done": "jumped"}, "step 1: there is no event 'jumped'"),
        ({"tips": [{"en": "Hold."}]}, "step 1: tip has no words in 'it'"),
        ({"tips": []}, "the last step has no tips: what to try to win"),
        ({"clicked": "space:moon"}, "step 1: nothing to click begins with 'space:moon'"),
        ({"rule": "9.9"}, "step 1: there is no paragraph 9.9"),
        ({"lights": ["action:roll"]}, "step 1: 'lights' means nothing here"),
    ],
)
def test_what_is_wrong_with_a_lesson_is_named(step: dict[str, object], fault: str) -> None:
    assert faults(step) == [fault]


def test_a_lesson_is_set_up_as_a_game_can_be() -> None:
    assert faults({"pick": "roll", "rule": "1"}) == []
    assert faults({}, steps=[]) == ["it has no setup, or no steps"]
    with pytest.raises(Unknown, match="scenario 'marathon'"):
        faults({}, setup={"scenario": "marathon"})
