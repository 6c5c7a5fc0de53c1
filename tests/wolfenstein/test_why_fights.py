"""Why an option is not on offer: the reasons of attacking, weapons, glory, equipment, bleeding, bots and Nazis.

Every case shows the obstacle, then lifts just this one: then the option is on offer. Some obstacles nothing lifts.
"""

from __future__ import annotations

import pytest

from garrison.core.ask import Reason
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.rules.weapons import ability_reason
from tests.why import Case, check_case
from tests.wolfenstein.why_fight_cases import CASES, GUN, NEVER, Begin, face_off


@pytest.mark.parametrize("case", CASES, ids=str)
def test_why_names_the_obstacle_and_nothing_when_it_is_lifted(case: Case) -> None:
    check_case(case)


@pytest.mark.parametrize(
    "key, rule, option, begin", NEVER, ids=[f"{key}-{rule}" for key, rule, _, _ in NEVER]
)
def test_why_something_is_never_done(key: str, rule: str, option: str, begin: Begin) -> None:
    assert begin().blocked(option) == (key, rule)


@pytest.mark.rule("W.3")
def test_why_a_second_ability_is_refused() -> None:
    """The question is not even asked then: the attack goes on without an ability."""
    stage = face_off().ammo("bj", heavy=3).turn("bj")
    assert ability_reason(stage.p, 0, stage.p.packed.weapon_card_ids.index("sturmgewehr_1"), 1, 2) == 0
    stage.p.flags |= c.ABILITY_USED
    packed = ability_reason(stage.p, 0, stage.p.packed.weapon_card_ids.index("sturmgewehr_1"), 1, 2)
    assert stage.game.explain(stage.p, stage.game.options.named("ability 2"), packed) == Reason(
        "ability-used", "W.3", {}
    )
    assert stage.pick(GUN).asked == "attack-roll"


@pytest.mark.rule("W.3")
def test_why_an_ability_that_is_not_on_the_card_is_refused() -> None:
    stage = face_off().ammo("bj", heavy=3).turn("bj")
    packed = ability_reason(stage.p, 0, stage.p.packed.weapon_card_ids.index("sturmgewehr_1"), 3, 2)
    assert stage.game.explain(stage.p, stage.game.options.named("ability none"), packed) == Reason(
        "no-ability", "W.3", {}
    )
