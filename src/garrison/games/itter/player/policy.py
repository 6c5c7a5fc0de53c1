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
from garrison.core.verb import IDLE
from garrison.games.itter import codes as c
from garrison.games.itter.actions.action import on_turn, ready
from garrison.games.itter.actions.command import COMMAND, RALLY_FLIP, RALLY_STEADY
from garrison.games.itter.actions.escape import ESCAPE
from garrison.games.itter.actions.load import LOAD
from garrison.games.itter.actions.move import MOVE, SHIFT
from garrison.games.itter.actions.place import PLACE
from garrison.games.itter.actions.recover import RECOVER, STEADY
from garrison.games.itter.actions.shoot import ATTACK, PUT, SUPPRESS
from garrison.games.itter.actions.stop import DONE, PASS
from garrison.games.itter.flow import DefenderPhase
from garrison.games.itter.player.evaluate import Evaluation
from garrison.games.itter.player.opponent import order_value, tactic_value
from garrison.games.itter.player.setting import ItterSetting
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.counters import SPEND, Suppression, most_to_spend
from garrison.games.itter.rules.locations import NAME
from garrison.games.itter.rules.losses import REFUSE, SACRIFICE
from garrison.games.itter.rules.planning import ORDER, TACTIC
from garrison.games.itter.verbs import action_of

PLACING: Final = 5000  # men in the supply come before all else
STAYING: Final = -1  # most men have no reason to move
NOTHING: Final = -1  # no action is worth more than none


@final
class Heuristic(Policy):
    """Scores every option on offer and takes the best; of equals, the first."""

    def __init__(self, settings: list[ItterSetting]) -> None:
        self.view: Evaluation = Evaluation(settings)
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
        movers, shifters = view.movers, view.shifters
        places, attacks, shifts = PLACE.first, ATTACK.first, SHIFT.first
        moves, others = MOVE.first, SUPPRESS.first
        best = a[0]
        most: i64 = -1_000_000_000
        many = offers.n
        n: i64 = 0
        while n < many:
            option = a[n]
            value: i64 = STAYING
            if option < attacks:
                value = PLACING - plan[option - places]
            elif option < shifts or option >= others:
                value = self.value(p, option)
            elif option < moves:
                if shifters >> (option - shifts) // c.SQUARES & 1:
                    value = view.shift(p, (option - shifts) // c.SQUARES, (option - shifts) % c.SQUARES)
            elif movers >> (option - moves) // c.SQUARES & 1:
                value = view.move(p, (option - moves) // c.SQUARES, (option - moves) % c.SQUARES)
            if value > most:
                most = value
                best = option
            n += 1
        return best

    def value(self, p: ItterPosition, option: i64) -> i64:
        """What any option but a deployment is worth, in thousandths of a point; verbs in the order of their options."""
        view = self.view
        if option < RALLY_FLIP.first:
            return self.action_value(p, option)
        if option < RALLY_STEADY.first:
            return view.recovery(p, option - RALLY_FLIP.first)
        if option < NAME.first:
            return view.recovery(p, option - RALLY_STEADY.first)
        if SPEND.has(option):
            assert isinstance(p.top, Suppression)
            view.face(p, p.top)
            return view.spent(option - SPEND.first)
        if PUT.has(option):
            return view.split(p, PUT.actor(option), PUT.part(option))
        if ORDER.has(option):
            return order_value(p, ORDER.actor(option))
        if TACTIC.has(option):
            return tactic_value(p, TACTIC.actor(option))
        if option == SACRIFICE.first:
            return view.sacrifice(p)
        return 0 if option == PASS.first or option == DONE.first or option == REFUSE.first else 1

    def action_value(self, p: ItterPosition, option: i64) -> i64:
        """What an action of a defender is worth; verbs in the order of their options."""
        view = self.view
        verb = action_of(option)
        who = (option - verb.first) // verb.size
        if option < SHIFT.first:
            return view.attack(p, who, ATTACK.part(option))
        if option < MOVE.first:
            return view.shift(p, who, SHIFT.part(option))
        if option < SUPPRESS.first:
            return view.move(p, who, MOVE.part(option))
        if option < RECOVER.first:
            return view.suppress(p, who)
        if option < COMMAND.first:
            return view.recovery(p, who)
        if option < ESCAPE.first:
            return view.command(p, who)
        return view.escape(p) if option < LOAD.first else view.load(p)

    # Without a list of options.

    def best_spending(self, p: ItterPosition, step: Suppression) -> i64:
        """How many tokens to spend."""
        view = self.view
        view.look(p)
        view.face(p, step)
        most: i64 = 0
        best: i64 = 0
        last = most_to_spend(p, step.area, IDLE)
        tokens: i64 = 1
        while tokens <= last:
            worth = view.spent(tokens)
            if worth > most:
                most = worth
                best = tokens
            tokens += 1
        return SPEND.first + best

    def weigh_phase(self, p: ItterPosition) -> None:
        """The best action that is worth more than none; of equals, the first that `legal` would list."""
        self.view.look(p)
        self.best = NOTHING
        self.most = 0
        men = on_turn(p, IDLE)
        flips = RECOVER.men(p, men, IDLE)
        self.weigh_recoveries(p, flips, RECOVER.first)
        # To flip a man is worth as much as to steady him.
        self.weigh_recoveries(p, STEADY.men(p, men, IDLE) & ~flips, STEADY.first)
        men = ready(p, men, IDLE)
        bit = bits.BIT
        while men != 0:
            low = men & -men
            self.weigh_actions(p, bit[low % bits.MODULUS])
            men ^= low
        if ATTACK.has(self.best):
            self.best += self.view.first_target(p, ATTACK.actor(self.best), self.most)

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
            if worth > self.most and ATTACK.parts(p, who, IDLE) != 0:
                self.take(ATTACK.first + who * c.TARGETS, worth)
        worth = view.suppress(p, who)
        if worth > self.most and SUPPRESS.parts(p, who, IDLE) != 0:
            self.take(SUPPRESS.first + who, worth)
        if view.movers >> who & 1:
            self.weigh_squares(p, who, True)
        if view.setting.shifting != 0:
            self.weigh_shifts(p, who)
        if t.commanders >> who & 1:
            worth = view.command(p, who)
            if worth > self.most and COMMAND.parts(p, who, IDLE) != 0:
                self.take(COMMAND.first + who, worth)
        if t.escapers >> who & 1:
            self.weigh_escape(p, who)
        if t.weapon[square] == c.LOADER:
            worth = view.load(p)
            if worth > self.most and LOAD.parts(p, who, IDLE) != 0:
                self.take(LOAD.first + who, worth)

    def weigh_shifts(self, p: ItterPosition, who: i64) -> None:
        """Other squares of his location that are open to him."""
        view = self.view
        squares = SHIFT.parts(p, who, IDLE)
        while squares != 0:
            low = squares & -squares
            square = bits.BIT[low % bits.MODULUS]
            worth = view.shift(p, who, square)
            if worth > self.most:
                self.take(SHIFT.first + who * c.SQUARES + square, worth)
            squares ^= low

    def weigh_escape(self, p: ItterPosition, who: i64) -> None:
        """Borotra's way out, or a free move to where it begins."""
        worth = self.view.escape(p)
        if worth <= self.most:
            return
        if ESCAPE.parts(p, who, IDLE) != 0:
            self.take(ESCAPE.first + who, worth)
        elif p.where(who) != c.CELLAR:
            self.weigh_squares(p, who, False)

    def weigh_squares(self, p: ItterPosition, who: i64, moving: bool) -> None:
        """Where he may go, by a Move or for nothing."""
        view = self.view
        squares = MOVE.parts(p, who, IDLE) if moving else SHIFT.parts(p, who, IDLE)
        first = (MOVE.first if moving else SHIFT.first) + who * c.SQUARES
        while squares != 0:
            low = squares & -squares
            square = bits.BIT[low % bits.MODULUS]
            worth = view.move(p, who, square) if moving else view.shift(p, who, square)
            if worth > self.most:
                self.take(first + square, worth)
            squares ^= low
