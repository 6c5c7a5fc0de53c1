"""The ends of the game: two tile walls down, seven days held, or too many turns."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Prompt
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.legality import OVER_NOW
from garrison.games.westerplatte.position import Step, WesterplattePosition

CITED: Final = ["V.2", "V.2", "V.1", "G.9e"]  # the paragraph of each


class GameOver(Step):
    """Nothing more is asked. [V.1, V.2]"""

    def reason(self, p: WesterplattePosition, option: i64) -> i64:
        return OVER_NOW

    def prompt(self, p: WesterplattePosition) -> Prompt:
        return Prompt("over", CITED[p.ending], {"ending": c.ENDINGS[p.ending], "day": p.day})


GAME_OVER: Final = GameOver()


def finish(p: WesterplattePosition, ending: i64) -> None:
    """The game ends: held, breached, or stopped at the turn limit. [V.1, V.2]"""
    p.ending = ending
    p.hits = 0
    p.restart(GAME_OVER)
    if ending == c.BREACHED:
        p.tell(e.GAME_BREACHED, ending, p.day)
    else:
        p.tell(e.GAME_STALLED if ending == c.STALLED else e.GAME_HELD, ending, p.day)
