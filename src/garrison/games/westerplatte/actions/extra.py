"""The tokens that lengthen a turn, and its end."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.verb import ONE, SPECIAL, Why
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import events as e
from garrison.games.westerplatte.actions.action import OFFICER, OfficerVerb
from garrison.games.westerplatte.legality import ACTIVE, reason
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.sharing import give_back

NO_EXTRA_MOVEMENT: Final[i64] = reason("no-extra-movement", "M.2b", who=ACTIVE)
MOVEMENT_SPENT: Final[i64] = reason("movement-spent", "M.2c", who=ACTIVE)
MOVEMENT_LEFT: Final[i64] = reason("movement-left", "M.2b", who=ACTIVE)


class ExtraMovement(OfficerVerb):
    """The token goes back to the reserve for one movement point more. [M.2b, M.2c, M.4]"""

    sort = SPECIAL

    def parts(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """Once the others are used, and one token a turn. [M.2b, M.2c]"""
        if p.row[c.EXTRA_MOVES + who] == 0:
            return why.no(NO_EXTRA_MOVEMENT)
        if p.spent_movement >= p.packed.extra_movement_per_turn:
            return why.no(MOVEMENT_SPENT)
        return why.no(MOVEMENT_LEFT) if p.moves > 0 else ONE

    def play(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        give_back(p, c.SHARE_MOVEMENT, who, 1)
        p.spent_movement += 1
        p.moves += 1
        p.tell(e.EXTRA_MOVEMENT_SPENT, who, p.row[c.EXTRA_MOVES + who])


NO_EXTRA_ACTION: Final[i64] = reason("no-extra-action", "M.3c", who=ACTIVE)
ACTION_SPENT: Final[i64] = reason("action-spent", "M.3c", who=ACTIVE)
ACTION_LEFT: Final[i64] = reason("action-left", "M.3c", who=ACTIVE)


class ExtraAction(OfficerVerb):
    """The token goes back to the reserve for one action more. [M.3c, M.4]"""

    sort = SPECIAL

    def parts(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """Once the first is done, and one token a turn. [M.3c]"""
        if p.row[c.EXTRA_ACTS + who] == 0:
            return why.no(NO_EXTRA_ACTION)
        if p.rules.extra_actions_per_turn == 0 and p.spent_actions >= p.packed.extra_actions_per_turn:
            return why.no(ACTION_SPENT)
        return why.no(ACTION_LEFT) if p.actions > 0 else ONE

    def play(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        give_back(p, c.SHARE_ACTIONS, who, 1)
        p.spent_actions += 1
        p.actions += 1
        p.tell(e.EXTRA_ACTION_SPENT, who, p.row[c.EXTRA_ACTS + who])


EXTRA_MOVEMENT: Final = ExtraMovement("extra-movement", OFFICER)
EXTRA_ACTION: Final = ExtraAction("extra-action", OFFICER)
END: Final = OfficerVerb("end", OFFICER)  # always allowed; what follows is in `flow`
