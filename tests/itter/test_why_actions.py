"""Why an action is not on offer: each reason of chapters 1 to 3 with its paragraph and facts, and the way out.

Every case shows the obstacle, then lifts just this one: the option is on offer then, or the next obstacle named.
"""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.games.itter.why import REASONS
from tests.itter.scenes import castle
from tests.itter.why_cases import CASES, after, weary
from tests.why import Case, check_case, check_refusal


@pytest.mark.parametrize("case", CASES, ids=str)
def test_why_names_the_obstacle_and_nothing_when_it_is_lifted(case: Case) -> None:
    check_case(case)


@pytest.mark.parametrize("case", CASES[:3], ids=str)
def test_why_is_also_the_answer_to_whoever_tries(case: Case) -> None:
    check_refusal(case)


@pytest.mark.rule("P.2")
def test_why_the_playtest_does_not_split_tokens() -> None:
    stage = after(castle(edition="playtest").place("pollock", "st5"), "suppress pollock")
    for option in ("put green 1", "put green 2"):
        assert stage.why(option) == Reason("too-many-to-put", "P.2", {"count": 3})
    assert stage.why("put green 4") == Reason("too-many-to-put", "2.3b", {"count": 3})
    assert stage.why("put green 3") is None


def test_every_reason_of_these_chapters_has_a_case() -> None:
    keys = {key for key, rule in zip(REASONS.keys, REASONS.rules, strict=True) if rule[:1] in set("S123P")}
    assert keys - {case.key for case in CASES} == set()


@pytest.mark.rule("2.7b")
def test_not_asked_while_a_commander_helps() -> None:
    stage = after(weary(), "command lee")
    for option in ("move lee g1", "pass", "sacrifice"):
        assert stage.why(option) == Reason("not-asked", "2.7b", {})


@pytest.mark.rule("2.3b")
def test_not_asked_while_tokens_are_divided() -> None:
    stage = after(castle().place("pollock", "st5"), "suppress pollock")
    for option in ("move pollock k1", "pass", "use-own", "sacrifice"):
        assert stage.why(option) == Reason("not-asked", "2.3b", {})
