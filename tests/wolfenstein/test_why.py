"""Why an option is not on offer: the reasons of the chapters on cards, round, turn, dice, map and searching.

Every case shows the obstacle, then lifts just this one: then the option is on offer.
"""

from __future__ import annotations

import pytest

from garrison.core.ask import Facts, Reason
from garrison.games.wolfenstein.why import REASONS
from garrison.table.messages import LANGUAGES
from garrison.table.rulebook import rulebook_of
from garrison.table.translator import Translator
from tests.why import Case, check_case, check_refusal
from tests.wolfenstein.scenes import castle, game
from tests.wolfenstein.why_cases import CASES
from tests.wolfenstein.why_fight_cases import CASES as FIGHT_CASES
from tests.wolfenstein.why_fight_cases import NEVER


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


def test_every_reason_has_a_case_with_its_paragraph() -> None:
    """Those without a paragraph of their own cite that of the question asked instead."""
    wanted = set(zip(REASONS.keys[1:], REASONS.rules[1:], strict=True))
    shown = {(case.key, case.rule) for case in [*CASES, *FIGHT_CASES]} | {
        (key, rule) for key, rule, *_ in NEVER
    }
    others = {("not-usable", "C.4"), ("ability-used", "W.3"), ("no-ability", "W.3")}  # in tests of their own
    known = shown | others | {(key, "") for key, _rule in shown}
    assert wanted - known == set()


def test_the_paragraphs_of_reasons_exist() -> None:
    book = rulebook_of("garrison.games.wolfenstein")
    assert all(rule in book for rule in REASONS.rules if rule)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_reasons_are_said_in_both_languages(lang: str) -> None:
    translator = Translator(game(), lang, strict=True)
    for key, rule, kinds in zip(REASONS.keys, REASONS.rules, REASONS.kinds, strict=True):
        facts: Facts = {name: "bj" if name == "who" else 2 for name in kinds}
        assert not key or translator.translate(Reason(key, rule, facts), 0).text.strip(), key
