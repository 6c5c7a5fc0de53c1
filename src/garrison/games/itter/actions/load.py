"""Chapter 3.6b: loading the 76mm cannon."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.verb import ONE, Why
from garrison.games.itter import codes as c
from garrison.games.itter import events as e
from garrison.games.itter.actions.action import DEFENDER, Action
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.why import actor, reason

NOT_LOADER: Final[i64] = reason("not-loader", "3.6b", who=actor)
CREW: Final[i64] = reason("loader-crew", "3.6", who=actor)
LOADED: Final[i64] = reason("loaded-already", "3.6b", who=actor)


class Load(Action):
    """The Load token goes on the cannon. [3.6b]"""

    def parts(self, p: ItterPosition, who: i64, why: Why) -> i64:
        """Tank crew on the Load square, with the cannon empty. [3.6, 3.6b]"""
        if p.packed.weapon[p.row[c.AT + who]] != c.LOADER:
            return why.no(NOT_LOADER)
        if p.packed.crew >> who & 1 == 0:
            return why.no(CREW)
        return why.no(LOADED) if p.loaded else ONE

    def play(self, p: ItterPosition, who: i64, part: i64) -> None:
        p.loaded = 1
        p.tell(e.CANNON_LOADED, who)

    def is_tiring(self, p: ItterPosition) -> bool:
        """By another ruling it does not tire. [2.0c, 3.6b]"""
        return p.rules.load_exhausts == 0


LOAD: Final = Load("load", DEFENDER)
