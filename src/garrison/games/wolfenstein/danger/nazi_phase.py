"""The next Nazi phase, played out by the rules on a copy in which all dice of the Nazis come up blank.

So nobody falls on the way, and each Nazi does what he does as long as nobody has: whether he wakes, where he goes, whom
he attacks with how many dice. Where the rules leave the AI controller a choice between equals, the first is taken.
"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core import dice as faces
from garrison.core.position import CHOICE, OVER, ROLL, Offers
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.actions.attack import AbilityChoice
from garrison.games.wolfenstein.danger.attacks import NaziAttack
from garrison.games.wolfenstein.flow import CleanUp
from garrison.games.wolfenstein.nazis.phase import begin_phase
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.fighting import AttackRoll, RerollChoice
from garrison.games.wolfenstein.rules.figures import heroes_on_map
from garrison.games.wolfenstein.rules.noise import turn_end_noise


class NaziPhaseAhead:
    """What the Nazis would do if the heroes did nothing more."""

    def __init__(self, p: WolfPosition) -> None:
        self.attacks: list[NaziAttack] = []
        self.choices: int = 0  # that the AI controller would have
        self.settled: WolfPosition = p.copy()  # the heroes' own attack under way has missed
        self.missed: bool = settle(self.settled)
        self.after: WolfPosition = self.settled.copy()
        self.awake: i64 = 0
        self.alarms: i64 = p.alarms
        if not self.after.in_phase:
            stand_still(self.after)
            begin_phase(self.after)
            self.awake = self.after.awake
            self.after.proceed()
        else:
            self.awake = self.after.awake
        self.play_on()

    def play_on(self) -> None:
        """To the end of the phase."""
        p = self.after
        offers = Offers()
        while p.in_phase and p.pending() != OVER:
            top = p.top
            if p.pending() == CHOICE:
                p.legal(offers)
                self.choices += 1
                p.play(offers.a[0])
            else:
                if isinstance(top, AttackRoll):
                    self.attacks.append(NaziAttack(p, int(top.who), int(top.shots)))
                p.chance(blanks(p))

    def is_certain(self) -> bool:
        """Whether nothing depends on how an earlier attack went: a single Nazi is awake, and nobody has to choose."""
        come = self.after.nazis & ~self.settled.nazis
        return self.choices == 0 and bits.count(self.awake) <= 1 and come == 0


def blanks(p: WolfPosition) -> i64:
    """A throw of the pending dice that shows nothing. [K.1]"""
    for side in range(c.SIDES):
        if p.packed.face[side] == c.FACE_BLANK:
            return faces.pack([side + 1] * int(p.dice()), c.SIDES)
    return faces.pack([1] * int(p.dice()), c.SIDES)


def settle(p: WolfPosition) -> bool:
    """A hero's attack that is under way misses, without an ability: its noise is heard all the same. [Q.1, F.2]"""
    missed = False
    while p.in_phase == 0 and p.ending == 0:
        top = p.top
        if isinstance(top, AbilityChoice) and p.reason(c.ABILITY + c.ABILITIES) == 0:
            p.play(c.ABILITY + c.ABILITIES)
        elif isinstance(top, RerollChoice):
            p.play(c.STAND)
        elif p.pending() == ROLL and isinstance(top, AttackRoll):
            p.chance(blanks(p))
            missed = True
        else:
            break
    return missed


def stand_still(p: WolfPosition) -> None:
    """All heroes end their turns where they are: company makes noise. [R.4c]"""
    heroes = heroes_on_map(p)
    while heroes != 0:
        low = heroes & -heroes
        turn_end_noise(p, bits.BIT[low % bits.MODULUS])
        heroes ^= low
    p.actor = c.NOBODY
    p.flags = 0
    p.restart(CleanUp())
