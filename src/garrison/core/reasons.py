"""Why an option is not on offer: declared once beside the rule, and as one number while rules run.

    REASONS = Reasons()
    OCCUPIED: Final[i64] = REASONS.declare("occupied-move", "2.5b", who=ACTOR, other=OCCUPANT)

The number is the code of the reason in the low byte with a fact of the rule's choice above it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from mypy_extensions import i64

from garrison.core.ask import Reason

if TYPE_CHECKING:
    from garrison.core.ask import Fact
    from garrison.core.option import Option

FACT: Final = 8  # bits of the code
CODE: Final = 255
ALLOWED: Final[i64] = 0  # the reason against what is on offer


def because(code: i64, fact: i64) -> i64:
    """A reason with one fact: a figure, a space, a number."""
    return code | (fact << FACT)


def code_of(reason: i64) -> i64:
    """The code of a reason."""
    return reason & CODE


def fact_of(reason: i64) -> i64:
    """The fact of a reason; 0 where it has none."""
    return reason >> FACT


class Reasons:
    """All reasons of a game, known by their codes, which begin with 1.

    Each names its facts with how they are found: from the position, the option that is asked about and the number that
    came with the reason. A reason without a paragraph of its own cites that of what is asked.
    """

    def __init__(self) -> None:
        self.keys: list[str] = [""]
        self.rules: list[str] = [""]
        self.kinds: list[dict[str, Callable[[Any, Option, int], Fact]]] = [{}]

    def declare(self, key: str, rule: str, /, **kinds: Callable[[Any, Option, int], Fact]) -> int:
        """One more reason; its code."""
        self.keys.append(key)
        self.rules.append(rule)
        self.kinds.append(kinds)
        return len(self.keys) - 1

    def explain(self, p: Any, option: Option, reason: int) -> Reason:
        """A reason in full: key, paragraph and facts."""
        code, number = code_of(reason), int(fact_of(reason))
        rule = self.rules[code] or p.prompt().rule
        facts = {name: kind(p, option, number) for name, kind in self.kinds[code].items()}
        return Reason(self.keys[code], rule, facts)

    def facts(self) -> dict[str, frozenset[str]]:
        """The names of the facts of each key."""
        return {key: frozenset(kinds) for key, kinds in zip(self.keys, self.kinds, strict=True) if key}
