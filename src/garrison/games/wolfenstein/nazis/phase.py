"""The Nazi phase: who wakes, in which order they act, and the AI controller. [N.1, N.2, N.3]"""

# compiled

from __future__ import annotations

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.ask import Prompt
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.names import picked
from garrison.games.wolfenstein.nazis.activation import begin_activation
from garrison.games.wolfenstein.position import Step, WolfPosition
from garrison.games.wolfenstein.rules.figures import rank
from garrison.games.wolfenstein.rules.noise import heard_tiles, noisy_tiles
from garrison.games.wolfenstein.rules.sight import seen_by
from garrison.games.wolfenstein.rules.steps import ControllerChoice


def begin_phase(p: WolfPosition) -> None:
    """Check once who acts in this phase, and note the order. [R.5, N.3, N.3b]"""
    p.in_phase = 1
    relieve(p)
    p.heard = noisy_tiles(p)
    p.awake = 0
    p.stuck = 0
    p.late = 0
    p.called &= ~c.SOUNDED_OFF
    p.tell(e.NAZI_PHASE_BEGAN, p.round)
    pool = p.nazis
    while pool != 0:
        low = pool & -pool
        who = bits.BIT[low % bits.MODULUS]
        if wakes(p, who):
            p.awake |= low
            p.row[c.ORDER + who] = rank(p, who)
            tell_waking(p, who)
        pool ^= low
    p.push(NaziPhase())


def tell_waking(p: WolfPosition, who: i64) -> None:
    """Who wakes, and the first of those it sees, if any: worked out only for those who watch. [N.3]"""
    if p.listener is None:
        return
    seen = seen_by(p, who)
    if seen == 0:
        p.tell(e.ENEMY_WOKE, who, 0, c.NOBODY)
    else:
        p.tell(e.ENEMY_WOKE, who, bits.count(seen), bits.BIT[(seen & -seen) % bits.MODULUS])


def wakes(p: WolfPosition, who: i64) -> bool:
    """A hero in sight or noise near by; leaders only for what they see, or when attacked. [N.3, N.10]"""
    if p.packed.noise_activated[p.packed.type_of[who]]:
        if p.heard & p.row[c.TILE_OF + who]:
            return True
        if p.heard != 0 and p.heard & heard_tiles(p, who):
            return True
    elif p.provoked >> who & 1:
        return True
    return seen_by(p, who) != 0


class NaziPhase(Step):
    """The figures that are awake act one after the other. [N.4, N.5, N.1b]"""

    def resume(self, p: WolfPosition) -> None:
        ready = p.awake & ~p.stuck
        if ready == 0:
            p.pop()
            end_phase(p)
            p.proceed()
            return
        first = foremost(p, ready)
        if first & (first - 1) != 0 and p.rules.controller_choices == 0:
            p.push(OrderChoice(first))
        else:
            begin_activation(p, bits.BIT[(first & -first) % bits.MODULUS])
            p.proceed()


def foremost(p: WolfPosition, pool: i64) -> i64:
    """Those who come first: highest initiative, then nearest to a hero. [N.4, N.4b]"""
    first = bits.Highest()
    while pool != 0:
        low = pool & -pool
        first.add(low, p.row[c.ORDER + bits.BIT[low % bits.MODULUS]])
        pool ^= low
    return first.members


class OrderChoice(ControllerChoice):
    """Between figures of equal rank the AI controller decides. [N.2c, N.4b]"""

    def play(self, p: WolfPosition, option: i64) -> None:
        p.pop()
        begin_activation(p, picked(p, option))
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        return Prompt("order", "N.4b", {"count": bits.count(self.figures)})


def end_phase(p: WolfPosition) -> None:
    """Stun and sabotage wear off, the AI controller token goes on. [Q.6, N.2, Q.6c]"""
    p.stunned &= ~p.nazis
    p.sabotaged &= ~p.nazis
    p.provoked = 0
    p.awake = 0
    p.stuck = 0
    p.late = 0
    p.in_phase = 0
    p.actor = c.NOBODY
    p.goal = c.NOBODY
    p.route = 0
    pass_controller(p)


def pass_controller(p: WolfPosition) -> None:
    """Clockwise, to a player who may have it. [N.2, N.2b, H.4c]"""
    players = p.rules.players
    seat = (p.controller + 1) % players
    tries: i64 = 0
    while tries < players and not may_control(p, seat):
        seat = (seat + 1) % players
        tries += 1
    p.controller = seat


def may_control(p: WolfPosition, seat: i64) -> bool:
    """Players with most heroes are spared; those without any do nothing else. [N.2b, H.4c]"""
    return heroes_of(p, seat) == fewest_heroes(p)


def fewest_heroes(p: WolfPosition) -> i64:
    """How many heroes the player with the fewest has left."""
    least: i64 = c.HEROES
    seat: i64 = 0
    while seat < p.rules.players:
        if heroes_of(p, seat) < least:
            least = heroes_of(p, seat)
        seat += 1
    return least


def relieve(p: WolfPosition) -> None:
    """A player who has lost all heroes takes the token from those who have some. [H.4c]"""
    if heroes_of(p, p.controller) > 0 and fewest_heroes(p) == 0:
        pass_controller(p)


def heroes_of(p: WolfPosition, seat: i64) -> i64:
    """Heroes a player still has on the map or coming to it."""
    total: i64 = 0
    n: i64 = 0
    while n < c.HEROES:
        if p.rules.seat_of[n] == seat and (p.dead | p.left) >> n & 1 == 0:
            total += 1
        n += 1
    return total
