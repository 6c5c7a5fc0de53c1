"""A sensible player for both seats of Castle Itter.

The Defender deploys by a fixed plan, then takes the action worth most by a count in thousandths of a point:
points on the score sheet, plus the danger that counters on a track mean while more are to come. All whole
numbers, so that plain and compiled builds decide alike. It uses only what its seat can see.

`choose` weighs a list of options. `answer`, with which most playouts spend their time, comes to the same without the
list where most options could not be best: it asks whether an action is allowed only when it would be taken.
"""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.playout import Policy
from garrison.core.position import Offers, Position
from garrison.core.rng import Rng
from garrison.games.itter import codes as c
from garrison.games.itter.flow import DefenderPhase, may_act
from garrison.games.itter.player.appraisal import Appraisal
from garrison.games.itter.player.opponent import order_value, tactic_value
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.reasons import ALLOWED
from garrison.games.itter.rules.counters import Suppression, most_to_spend
from garrison.games.itter.rules.legality import (
    command_reason,
    escape_reason,
    fire_reason,
    load_reason,
    move_squares,
    recoverable,
    shift_squares,
    suppress_reason,
)
from garrison.games.itter.rules.offers import actor

PLACING: Final = 5000  # men in the supply come before all else
STAYING: Final = -1  # most men have no reason to move
NOTHING: Final = -1  # no action is worth more than none


@final
class Heuristic(Policy):
    """Scores every option on offer and takes the best; of equals, the first."""

    def __init__(self) -> None:
        self.view: Appraisal = Appraisal()
        self.best: i64 = NOTHING
        self.most: i64 = 0

    def answer(self, p: Position, scratch: Offers, rng: Rng) -> i64:
        assert isinstance(p, ItterPosition)
        step = p.top
        if isinstance(step, Suppression):
            return self.best_spending(p, step)
        if isinstance(step, DefenderPhase) and p.supply == 0:
            self.weigh_phase(p)
            if self.best != NOTHING:
                return self.best
        p.legal(scratch)
        return self.choose(p, scratch, rng)

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
            if option < c.ATTACK:
                value = PLACING - plan[option - c.PLACE]
            elif option < c.SHIFT or option >= c.SUPPRESS or view.movers >> actor(option) & 1:
                value = self.value(p, option)
            if value > most:
                most = value
                best = option
            n += 1
        return best

    def value(self, p: ItterPosition, option: i64) -> i64:
        """What any option but a deployment is worth, in thousandths of a point."""
        view = self.view
        if option < c.RALLY_FLIP:
            return self.action_value(p, actor(option), option)
        if option < c.HIT:
            return view.recovery(p, (option - c.RALLY_FLIP) % 28)
        if c.PUT <= option < c.SPEND:
            return view.split(p, option - c.PUT)
        if c.SPEND <= option < c.ORDER:
            assert isinstance(p.top, Suppression)
            view.face(p, p.top)
            return view.spent(option - c.SPEND)
        if c.ORDER <= option < c.TACTIC:
            return order_value(p, option - c.ORDER)
        if c.TACTIC <= option < c.PASS:
            return tactic_value(p, option - c.TACTIC)
        if option == c.SACRIFICE:
            return view.sacrifice(p)
        return 0 if option == c.PASS or option == c.DONE or option == c.REFUSE else 1

    def action_value(self, p: ItterPosition, who: i64, option: i64) -> i64:
        """What an action of a defender is worth."""
        view = self.view
        if option < c.SHIFT:
            return view.attack(p, who, (option - c.ATTACK) % c.TARGETS)
        if option < c.MOVE:
            return view.shift(p, who, (option - c.SHIFT) % c.SQUARES)
        if option < c.SUPPRESS:
            return view.move(p, who, (option - c.MOVE) % c.SQUARES)
        if option < c.RECOVER:
            return view.suppress(p, who)
        if option < c.COMMAND:
            return view.recovery(p, who)
        if option < c.ESCAPE:
            return view.command(p, who)
        if option < c.LOAD:
            return view.escape(p)
        return view.load(p)

    # Without a list of options.

    def best_spending(self, p: ItterPosition, step: Suppression) -> i64:
        """How many tokens to spend."""
        view = self.view
        view.look(p)
        view.face(p, step)
        most: i64 = 0
        best: i64 = 0
        last = most_to_spend(p, step.area)
        tokens: i64 = 1
        while tokens <= last:
            worth = view.spent(tokens)
            if worth > most:
                most = worth
                best = tokens
            tokens += 1
        return c.SPEND + best

    def weigh_phase(self, p: ItterPosition) -> None:
        """The best action that is worth more than none; of equals, the first that `legal` would list."""
        self.view.look(p)
        self.best = NOTHING
        self.most = 0
        men = may_act(p)
        flips = men & recoverable(p)
        self.weigh_recoveries(p, flips, c.RECOVER)
        self.weigh_recoveries(p, men & p.disrupted & ~flips, c.STEADY)  # to flip a man is worth as much
        men &= ~(p.exhausted | p.disrupted)
        bit = bits.BIT
        while men != 0:
            low = men & -men
            self.weigh_actions(p, bit[low % bits.MODULUS])
            men ^= low
        if c.ATTACK <= self.best < c.SHIFT:
            self.best += self.view.first_target(p, actor(self.best), self.most)

    def take(self, option: i64, worth: i64) -> None:
        """The best so far."""
        self.best = option
        self.most = worth

    def weigh_recoveries(self, p: ItterPosition, men: i64, base: i64) -> None:
        """Recoveries of these men."""
        view = self.view
        bit = bits.BIT
        while men != 0:
            low = men & -men
            who = bit[low % bits.MODULUS]
            worth = view.recovery(p, who)
            if worth > self.most:
                self.take(base + who, worth)
            men ^= low

    def weigh_actions(self, p: ItterPosition, who: i64) -> None:
        """The actions of a ready man. Which target he shoots at is found at the end."""
        view = self.view
        t = p.packed
        square = p.row[c.AT + who]
        if p.targets & t.sight[square] != 0:
            worth = view.best_attack(p, who)
            if worth > self.most and fire_reason(p, who) == ALLOWED:
                self.take(c.ATTACK + who * c.TARGETS, worth)
        worth = view.suppress(p, who)
        if worth > self.most and suppress_reason(p, who) == ALLOWED:
            self.take(c.SUPPRESS + who, worth)
        if view.movers >> who & 1:
            self.weigh_squares(p, who, move_squares(p, who), c.MOVE)
        if t.commanders >> who & 1:
            worth = view.command(p, who)
            if worth > self.most and command_reason(p, who) == ALLOWED:
                self.take(c.COMMAND + who, worth)
        if t.escapers >> who & 1:
            self.weigh_escape(p, who)
        if t.weapon[square] == c.LOADER:
            worth = view.load(p)
            if worth > self.most and load_reason(p, who) == ALLOWED:
                self.take(c.LOAD + who, worth)

    def weigh_escape(self, p: ItterPosition, who: i64) -> None:
        """Borotra's way out, or a free move to where it begins."""
        worth = self.view.escape(p)
        if worth <= self.most:
            return
        if escape_reason(p, who) == ALLOWED:
            self.take(c.ESCAPE + who, worth)
        elif p.where(who) != c.CELLAR:
            self.weigh_squares(p, who, shift_squares(p, who), c.SHIFT)

    def weigh_squares(self, p: ItterPosition, who: i64, squares: i64, base: i64) -> None:
        """Where he may go."""
        bit = bits.BIT
        while squares != 0:
            low = squares & -squares
            option = base + who * c.SQUARES + bit[low % bits.MODULUS]
            worth = self.action_value(p, who, option)
            if worth > self.most:
                self.take(option, worth)
            squares ^= low
