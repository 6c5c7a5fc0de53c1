"""Why an option is not on offer: every kind of reason with its paragraph and facts, and the way out.

Every case shows the obstacle, then lifts just this one: then the option is on offer.
"""

from __future__ import annotations

import pytest

from garrison.games.westerplatte.legality import REASONS
from tests.westerplatte.why_cases import CASES
from tests.why import Case, check_case, check_refusal


@pytest.mark.parametrize("case", CASES, ids=str)
def test_why_names_the_obstacle_and_nothing_when_it_is_lifted(case: Case) -> None:
    check_case(case)


@pytest.mark.parametrize("case", CASES[:3], ids=str)
def test_why_is_also_the_answer_to_whoever_tries(case: Case) -> None:
    check_refusal(case)


def test_every_reason_has_a_case_for_each_of_its_paragraphs() -> None:
    """Those without a paragraph of their own cite what is asked."""
    declared = set(zip(REASONS.keys[1:], REASONS.rules[1:], strict=True))
    shown = {(case.key, case.rule) for case in CASES}
    assert {key for key, _ in declared} == {key for key, _ in shown}
    assert {(key, rule) for key, rule in declared if rule} <= shown
