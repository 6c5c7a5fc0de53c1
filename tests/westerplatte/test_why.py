"""Why an option is not on offer: every kind of reason with its paragraph and facts, and the way out.

Every case shows the obstacle, then lifts just this one: then the option is on offer.
"""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.core.errors import NotOffered
from garrison.games.westerplatte.explain import REASONS
from tests.westerplatte.why_cases import CASES, Case


@pytest.mark.parametrize("case", CASES, ids=str)
def test_why_names_the_obstacle_and_nothing_when_it_is_lifted(case: Case) -> None:
    stage = case.blocked()
    assert stage.why(case.option) == Reason(case.key, case.rule, case.facts)
    assert case.option not in stage.offered()
    lifted = case.lifted()
    assert lifted.why(case.option) is None
    assert case.option in lifted.offered()


@pytest.mark.parametrize("case", CASES[:3], ids=str)
def test_why_is_also_the_answer_to_whoever_tries(case: Case) -> None:
    with pytest.raises(NotOffered, match=rf"{case.key} \[{case.rule}\]"):
        case.blocked().pick(case.option)


def test_every_reason_has_a_case() -> None:
    assert {key for key, _rule, _kind in REASONS.values()} == {case.key for case in CASES}
