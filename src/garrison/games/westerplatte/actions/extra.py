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


class ExtraToken(OfficerVerb):
    """A token goes back to the reserve for one more of what its holder has used up. [M.4]"""

    sort = SPECIAL

    def __init__(
        self, word: str, share: int, tokens: int, event: int, none: int, spent: int, left: int
    ) -> None:
        super().__init__(word, OFFICER)
        self.share: i64 = share
        self.tokens: i64 = tokens  # where those of the officers stand in the row
        self.event: i64 = event
        # Reasons: he has no token, may spend no more of them, has something left without.
        self.none: i64 = none
        self.spent: i64 = spent
        self.left: i64 = left

    def parts(self, p: WesterplattePosition, who: i64, why: Why) -> i64:
        """Once the others are used, and one token a turn. [M.2b, M.2c, M.3c]"""
        if p.row[self.tokens + who] == 0:
            return why.no(self.none)
        if self.is_limit_reached(p):
            return why.no(self.spent)
        return why.no(self.left) if self.unused(p) > 0 else ONE

    def play(self, p: WesterplattePosition, who: i64, part: i64) -> None:
        give_back(p, self.share, who, 1)
        self.lengthen_turn(p)
        p.tell(self.event, who, p.row[self.tokens + who])

    def is_limit_reached(self, p: WesterplattePosition) -> bool:
        """Whether no more such tokens may be spent in this turn."""
        return False

    def unused(self, p: WesterplattePosition) -> i64:
        """What he has left without the token."""
        return 0

    def lengthen_turn(self, p: WesterplattePosition) -> None:
        """One more, and one token spent in this turn."""


class ExtraMovement(ExtraToken):
    """For one movement point more. [M.2b, M.2c, M.4]"""

    def is_limit_reached(self, p: WesterplattePosition) -> bool:
        return p.spent_movement >= p.packed.extra_movement_per_turn

    def unused(self, p: WesterplattePosition) -> i64:
        return p.moves

    def lengthen_turn(self, p: WesterplattePosition) -> None:
        p.spent_movement += 1
        p.moves += 1


class ExtraAction(ExtraToken):
    """For one action more. [M.3c, M.4]"""

    def is_limit_reached(self, p: WesterplattePosition) -> bool:
        if p.rules.extra_actions_per_turn != 0:
            return False
        return p.spent_actions >= p.packed.extra_actions_per_turn

    def unused(self, p: WesterplattePosition) -> i64:
        return p.actions

    def lengthen_turn(self, p: WesterplattePosition) -> None:
        p.spent_actions += 1
        p.actions += 1


EXTRA_MOVEMENT: Final = ExtraMovement(
    "extra-movement",
    c.SHARE_MOVEMENT,
    c.EXTRA_MOVES,
    e.EXTRA_MOVEMENT_SPENT,
    none=reason("no-extra-movement", "M.2b", who=ACTIVE),
    spent=reason("movement-spent", "M.2c", who=ACTIVE),
    left=reason("movement-left", "M.2b", who=ACTIVE),
)
EXTRA_ACTION: Final = ExtraAction(
    "extra-action",
    c.SHARE_ACTIONS,
    c.EXTRA_ACTS,
    e.EXTRA_ACTION_SPENT,
    none=reason("no-extra-action", "M.3c", who=ACTIVE),
    spent=reason("action-spent", "M.3c", who=ACTIVE),
    left=reason("action-left", "M.3c", who=ACTIVE),
)
END: Final = OfficerVerb("end", OFFICER)  # always allowed; what follows is in `flow`
