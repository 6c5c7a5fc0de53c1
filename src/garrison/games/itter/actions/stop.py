"""Chapter 2.0d: giving up an action, or the rest of one."""

# compiled

from __future__ import annotations

from typing import Final

from garrison.core.verb import Verb
from garrison.games.itter import events as e
from garrison.games.itter.position import ItterPosition

PASS: Final = Verb("pass")
DONE: Final = Verb("done")


def give_up_action(p: ItterPosition) -> None:
    """A pass costs one action, or by another ruling the rest of the phase. [2.0d]"""
    p.actions = p.actions - 1 if p.rules.pass_scope == 0 else 0
    p.tell(e.ACTION_PASSED, p.actions)
