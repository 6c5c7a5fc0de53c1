"""A sensible player for both seats of Castle Itter.

The Defender deploys by a fixed plan, then takes the action worth most by a count in thousandths of a point:
points on the score sheet, plus the danger that counters on a track mean while more are to come. All whole
numbers, so that plain and compiled builds decide alike. It uses only what its seat can see.
"""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from garrison.core.playout import Policy
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng
from garrison.games.itter.appraisal import Appraisal
from garrison.games.itter.codes import (
    ATTACK,
    COMMAND,
    DONE,
    ESCAPE,
    HIT,
    LOAD,
    MOVE,
    ORDER,
    PASS,
    PLACE,
    PUT,
    RALLY_FLIP,
    RECOVER,
    REFUSE,
    SACRIFICE,
    SHIFT,
    SPEND,
    SQUARES,
    SUPPRESS,
    TACTIC,
    TARGETS,
)
from garrison.games.itter.opponent import order_value, tactic_value
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.offers import actor

PLACING: Final = 5000  # men in the supply come before all else
STAYING: Final = -1  # most men have no reason to move


@final
class Heuristic(Policy):
    """Scores every option on offer and takes the best; of equals, the first."""

    def __init__(self) -> None:
        self.view: Appraisal = Appraisal()

    def choose(self, p: Position, offers: Offers, rng: Rng) -> i64:
        assert isinstance(p, ItterPosition)
        view = self.view
        view.look(p)
        a = offers.a
        plan = view.plan
        best = a[0]
        most: i64 = -1_000_000_000
        n: i64 = 0
        while n < offers.n:
            option = a[n]
            value: i64 = STAYING
            if option < ATTACK:
                value = PLACING - plan[option - PLACE]
            elif option < SHIFT or option >= SUPPRESS or view.movers >> actor(option) & 1:
                value = self.value(p, option)
            if value > most:
                most = value
                best = option
            n += 1
        return best

    def value(self, p: ItterPosition, option: i64) -> i64:
        """What any option but a deployment is worth, in thousandths of a point."""
        view = self.view
        if option < RALLY_FLIP:
            return self.action_value(p, actor(option), option)
        if option < HIT:
            return view.recovery(p, (option - RALLY_FLIP) % 28)
        if PUT <= option < SPEND:
            return view.split(p, option - PUT)
        if SPEND <= option < ORDER:
            return view.spending(p, option - SPEND)
        if ORDER <= option < TACTIC:
            return order_value(p, option - ORDER)
        if TACTIC <= option < PASS:
            return tactic_value(p, option - TACTIC)
        if option == SACRIFICE:
            return view.sacrifice(p)
        return 0 if option == PASS or option == DONE or option == REFUSE else 1

    def action_value(self, p: ItterPosition, who: i64, option: i64) -> i64:
        """What an action of a defender is worth."""
        view = self.view
        if option < SHIFT:
            return view.attack(p, who, (option - ATTACK) % TARGETS)
        if option < MOVE:
            return view.shift(p, who, (option - SHIFT) % SQUARES)
        if option < SUPPRESS:
            return view.move(p, who, (option - MOVE) % SQUARES)
        if option < RECOVER:
            return view.suppress(p, who)
        if option < COMMAND:
            return view.recovery(p, who)
        if option < ESCAPE:
            return view.command(p, who)
        if option < LOAD:
            return view.escape(p)
        return view.load(p)
