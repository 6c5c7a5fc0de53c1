"""Why an option is not on offer: the reasons of the chapters on cards, round, turn, dice, map and searching.

Every case shows the obstacle, then lifts just this one: then the option is on offer.
"""

from __future__ import annotations

import pytest

from garrison.core.ask import Facts, Reason
from garrison.games.wolfenstein import reasons
from garrison.games.wolfenstein.explain import REASONS
from garrison.table.messages import LANGUAGES
from garrison.table.translator import Translator
from tests.why import Case, check_case, check_refusal
from tests.wolfenstein.scenes import castle, game
from tests.wolfenstein.why_cases import CASES

CHAPTERS = "ICSRTKMEAGV"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_why_names_the_obstacle_and_nothing_when_it_is_lifted(case: Case) -> None:
    check_case(case)


@pytest.mark.rule("C.4")
def test_some_cards_are_never_used_for_an_action() -> None:
    """Nothing lifts this obstacle: a silencer is mounted, not used."""
    stage = castle().stand(bj="r4c4").items("bj", "silencer").turn("bj")
    assert stage.why("use silencer") == Reason("not-usable", "C.4", {})


@pytest.mark.parametrize("case", CASES[5:10], ids=str)
def test_why_is_also_the_answer_to_whoever_tries(case: Case) -> None:
    check_refusal(case)


def test_every_reason_of_these_chapters_has_a_case() -> None:
    wanted = {key for key, rule, _kind in REASONS.values() if rule[0] in CHAPTERS}
    assert wanted - {case.key for case in CASES} == {"not-usable"}


def test_every_reason_code_can_be_explained() -> None:
    named = {name: code for name, code in vars(reasons).items() if name.isupper() and isinstance(code, int)}
    codes = {code for name, code in named.items() if name != "ALLOWED"}
    assert codes == set(REASONS)
    assert len(codes) == len(named) - 1  # no two of one number


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_said_in_both_languages(lang: str) -> None:
    translator = Translator(game(), lang, strict=True)
    for key, rule, kind in REASONS.values():
        facts: Facts = {"who": "bj"} if kind == "who" else {kind: 2} if kind else {}
        assert translator.translate(Reason(key, rule, facts), 0).text.strip(), key
