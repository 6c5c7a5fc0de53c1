"""Reasons, shown by cases: an option that an obstacle keeps from being offered, and the same without it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from garrison.core.ask import Fact, Reason
from garrison.core.errors import NotOffered
from garrison.testing.fixtures import Play

Begin = Callable[[], Play]


@dataclass(frozen=True)
class Case:
    """An option with an obstacle and without it.

    `then` names another option where only that can be free, `next` the reason where another obstacle remains.
    """

    key: str
    rule: str
    option: str
    blocked: Begin
    lifted: Begin
    facts: dict[str, Fact] = field(default_factory=dict)
    then: str = ""
    next: str = ""

    def __str__(self) -> str:
        return f"{self.key}-{self.rule}-{self.option}"


def check_case(case: Case) -> None:
    """The obstacle is named; once it is lifted, the option is on offer or the next obstacle named."""
    stage = case.blocked()
    assert stage.why(case.option) == Reason(case.key, case.rule, case.facts)
    assert case.option not in stage.offered()
    lifted, option = case.lifted(), case.then or case.option
    reason = lifted.why(option)
    assert (reason.key if reason else "") == case.next
    assert (option in lifted.offered()) == (not case.next)


def check_refusal(case: Case) -> None:
    """Whoever tries is told the same."""
    with pytest.raises(NotOffered, match=rf"{case.key} \[{case.rule}\]"):
        case.blocked().pick(case.option)
