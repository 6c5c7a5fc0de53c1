"""What steps have in common: whose they are, who answers them, and how figures are picked."""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.position import CHOICE, Offers
from garrison.core.reasons import ALLOWED
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.names import offer_picks, picked
from garrison.games.wolfenstein.position import ChoiceStep, Step, WolfPosition
from garrison.games.wolfenstein.verb import Pointed
from garrison.games.wolfenstein.why import NOT_ASKED, REASONS

NOT_AMONG: Final[i64] = REASONS.declare("not-among", "N.2c")
PICK: Final = Pointed(c.PICK, "pick", parts.FIGURE)


class HeroStep(Step):
    """A step of one hero."""

    def __init__(self, hero: i64) -> None:
        self.hero: i64 = hero

    def is_moot(self, p: WolfPosition) -> bool:
        """Whether there is nothing to choose or draw, so that the step is passed over."""
        return False

    def resume(self, p: WolfPosition) -> None:
        if self.is_moot(p):
            p.pop()
            p.proceed()


class HeroChoice(HeroStep):
    """A choice of the player who has the hero. [R.3]"""

    def pending(self) -> i64:
        return CHOICE

    def seats(self, p: WolfPosition) -> i64:
        one: i64 = 1
        return one << p.rules.seat_of[self.hero]


class ControllerChoice(ChoiceStep):
    """A choice of the AI controller between figures that the rules hold equal. [N.2c]"""

    def __init__(self, figures: i64) -> None:
        self.figures: i64 = figures

    def seats(self, p: WolfPosition) -> i64:
        one: i64 = 1
        return one << p.controller

    def legal(self, p: WolfPosition, out: Offers) -> None:
        offer_picks(p, self.figures, out)

    def reason(self, p: WolfPosition, option: i64) -> i64:
        return pick_reason(p, option, self.figures, NOT_AMONG)


def pick_reason(p: WolfPosition, option: i64, figures: i64, otherwise: i64) -> i64:
    """Whether an option picks one of these figures; if it picks another one, the reason against that."""
    if option < c.PICK or option >= c.PICK + c.PICKS:
        return NOT_ASKED
    return ALLOWED if figures >> picked(p, option) & 1 else otherwise
