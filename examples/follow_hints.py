"""A player who asks for a hint at every choice and does what it says first.

garrison benchmark run examples/follow_hints.py:follow --task itter-elite
"""

from __future__ import annotations

from garrison.ai import budget
from garrison.ai.advice import advise
from garrison.core.option import Option
from garrison.lab.stranger import StrangerQuestion

FUTURES = budget.read("200")  # of each hint; at a table there are thousands


def follow(question: StrangerQuestion) -> Option:
    """The option that is advised."""
    return advise(question.game, question.position, question.seat, FUTURES).best
