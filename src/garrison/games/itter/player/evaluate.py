"""What the Defender's options are worth to him, in thousandths of a point: shots, tokens, men, moves."""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.rows import row
from garrison.games.itter import codes as c
from garrison.games.itter.actions.command import rallied
from garrison.games.itter.actions.shoot import COLOURS_WITH_CRATE, Split, crates
from garrison.games.itter.player.evaluate_danger import DICE, FACES, POINT
from garrison.games.itter.player.evaluate_fire import FireEvaluation
from garrison.games.itter.player.setting import WAY_OUT, ItterSetting, plan_rank
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.attributes import (
    inspiration,
    mans_weapon,
    near_inspirers,
    own_attack,
    own_suppress,
    within_dice,
)
from garrison.games.itter.rules.counters import Suppression
from garrison.games.itter.rules.losses import Sacrifice
from garrison.games.itter.rules.tactics import suppression_need

DYING: Final = 4  # the tank's last Defense Value
ESCAPE_TURNS: Final = 4  # too late for Borotra's way out when fewer are left


@final
class Evaluation(FireEvaluation):
    """The Defender's count of a position."""

    def __init__(self, settings: list[ItterSetting]) -> None:
        super().__init__(settings[-1])
        self.settings: list[ItterSetting] = settings  # by the cards left; the last for all above
        self.last: i64 = len(settings) - 1
        self.phase: i64 = self.last
        self.known: bool = False
        self.cannon: i64 = 0  # where the 76mm cannon is
        self.plan: vec[i64] = row(c.DEFENDERS * c.SQUARES)
        self.movers: i64 = 0  # men who may have a reason to move
        self.shifters: i64 = 0  # men who may have one to move within their location
        self.inspirable: i64 = 0  # men whom inspiration may reach
        self.hits: i64 = 0  # about how likely the tank is to be hit again, in thousandths, and for which look
        self.hits_look: i64 = 0
        # The counter that tokens may be spent against: its harm, the row of chances to stop it, its colour's tokens.
        self.threat: i64 = 0
        self.chances: i64 = 0
        self.colour: i64 = 0
        self.tokens: i64 = 0

    def prepare(self, p: ItterPosition) -> None:
        """What never changes."""
        t = p.packed
        self.prepare_fire(p)
        self.in_the_way = t.sight[t.square_ids.index(WAY_OUT)]
        while self.cannon < c.SQUARES - 1 and t.weapon[self.cannon] != c.CANNON:
            self.cannon += 1
        n: i64 = 0
        while n < c.DEFENDERS * c.SQUARES:
            self.plan[n] = plan_rank(
                self.setting.plan, t.defender_ids[n // c.SQUARES], t.square_ids[n % c.SQUARES]
            )
            n += 1
        self.known = True

    def look(self, p: ItterPosition) -> None:
        """Take in the position before its options are counted."""
        if not self.known:
            self.prepare(p)
        phase = p.deck_left if p.deck_left < self.last else self.last
        if phase != self.phase:
            self.enter(phase)
        self.look_at_danger(p)
        self.looks += 1
        self.clearing = p.escaped == 0 and self.turns >= ESCAPE_TURNS
        self.inspirable = near_inspirers(p)
        self.movers = p.packed.escapers
        self.shifters = c.EVERYBODY if self.setting.shifting != 0 else self.movers
        if p.row[c.DEFENSE + c.TANK] == DYING:
            self.movers |= p.row[c.HERE + c.TANK]
        if self.turns <= 1:
            self.movers |= p.row[c.HERE + c.CELLAR]

    def enter(self, phase: i64) -> None:
        """Other worths hold with so many cards left; all is counted anew."""
        self.phase = phase
        self.setting = self.settings[phase]
        self.for_coming = -1

    # Actions.

    def attack(self, p: ItterPosition, who: i64, target: i64) -> i64:
        """A shot of this man."""
        return self.shot_worth(p, target, self.aimed_dice(p, who))

    def best_attack(self, p: ItterPosition, who: i64) -> i64:
        """The best of his shots."""
        return self.best_shot(p, p.packed.colours[p.row[c.AT + who]], self.aimed_dice(p, who))

    def first_target(self, p: ItterPosition, who: i64, worth: i64) -> i64:
        """The first counter in his sight whose attack is worth so much."""
        dice = self.aimed_dice(p, who)
        seen = p.targets & p.packed.sight[p.row[c.AT + who]]
        target = bits.BIT[(seen & -seen) % bits.MODULUS]
        while self.shot_worth(p, target, dice) != worth:
            seen &= seen - 1
            target = bits.BIT[(seen & -seen) % bits.MODULUS]
        return target

    def aimed_dice(self, p: ItterPosition, who: i64) -> i64:
        """How many dice he attacks with; the cannon suppresses."""
        armed = mans_weapon(p, who)
        if armed and p.packed.weapon[p.row[c.AT + who]] == c.CANNON:
            return 0
        return within_dice(p, own_attack(p, who, armed) + self.inspired(p, who))

    def suppress(self, p: ItterPosition, who: i64) -> i64:
        """All tokens on the better colour; the split comes later."""
        armed = mans_weapon(p, who)
        if not armed and p.packed.weapon[p.row[c.AT + who]] == c.CANNON and p.packed.crew >> who & 1:
            return 0  # wait for the load
        return self.tokens_worth(p, crates(p, who), own_suppress(p, who, armed) + self.inspired(p, who))

    def inspired(self, p: ItterPosition, who: i64) -> i64:
        """What inspiration adds; most are out of its reach."""
        if self.inspirable >> who & 1 == 0:
            return 0
        return inspiration(p, who)

    def split(self, p: ItterPosition, colour: i64, tokens: i64) -> i64:
        """Tokens here and the rest there."""
        step = p.top
        assert isinstance(step, Split)
        rest = step.colours & (step.colours - 1)
        other = bits.BIT[rest % bits.MODULUS]
        return self.heap_worth(p, colour, tokens) + self.heap_worth(p, other, step.tokens - tokens)

    def man_worth(self, p: ItterPosition, who: i64) -> i64:
        """What this man's next action would bring from where he stands."""
        t = p.packed
        square = p.row[c.AT + who]
        weapon: i64 = c.NO_WEAPON
        if t.crew >> who & 1:
            weapon = t.weapon[square]
            if weapon == c.LOADER:
                return self.load(p)
        colours = t.colours[square]
        inspired = self.inspired(p, who)
        tokens = t.suppress[who] if weapon == c.NO_WEAPON else t.weapon_suppress[square]
        best = self.tokens_worth(p, colours & COLOURS_WITH_CRATE, tokens + inspired)
        if weapon != c.CANNON:
            best = max_of(best, self.best_shot(p, colours, t.attack[who] + inspired))
        if t.commanders >> who & 1:
            best = max_of(best, self.setting.ready * self.setting.commanding // POINT)
        return best

    def recovery(self, p: ItterPosition, who: i64) -> i64:
        """A man made ready, for as long as there are turns to use him; steadied, he is also safer."""
        if self.turns == 0:
            return 0
        t = p.packed
        if t.escapers >> who & 1:
            return self.escape_way(p)
        if p.row[c.DEFENSE + c.TANK] == DYING and p.row[c.HERE + c.TANK] >> who & 1:
            return self.evacuation(p, who, 0) // 2
        if p.disrupted >> who & 1:
            life: i64 = 3 * POINT if t.french >> who & 1 else POINT
            worth = self.man_worth(p, who) * self.setting.outlook // POINT
            if t.colours[p.row[c.AT + who]]:
                worth += life * self.setting.steady // POINT
            return worth
        return self.man_worth(p, who) * self.setting.ready // POINT

    def command(self, p: ItterPosition, who: i64) -> i64:
        """The best recoveries it can give."""
        first: i64 = 0
        second: i64 = 0
        third: i64 = 0
        men = rallied(p, p.where(who), 0)
        while men != 0:
            low = men & -men
            worth = self.recovery(p, bits.BIT[low % bits.MODULUS])
            if worth > first:
                third = second
                second = first
                first = worth
            elif worth > second:
                third = second
                second = worth
            elif worth > third:
                third = worth
            men ^= low
        if p.rules.recoveries > 2:
            first += third
        return first + second

    def load(self, p: ItterPosition) -> i64:
        """Loading is half of a cannon shot, if somebody is there to fire it."""
        t = p.packed
        square = self.cannon
        gunner = p.row[c.WHO + square]
        if gunner == c.NOBODY or t.crew >> gunner & 1 == 0 or p.loaded:
            return 0
        return (
            self.tokens_worth(p, t.colours[square] & COLOURS_WITH_CRATE, t.weapon_suppress[square])
            * self.setting.loading
            // POINT
        )

    # Moving about.

    def shift(self, p: ItterPosition, who: i64, square: i64) -> i64:
        """Moving inside a location is for Borotra, and for who can do more from there."""
        if p.packed.escapers >> who & 1 and p.targets & p.packed.sight[square] == 0:
            if p.packed.colours[square] and p.where(who) != c.CELLAR:
                return self.escape(p)
        return self.acting_at(p, who, square) * self.setting.shifting // POINT - 1

    def acting_at(self, p: ItterPosition, who: i64, square: i64) -> i64:
        """What a ready man could do from another square of his location."""
        t = p.packed
        weapon: i64 = t.weapon[square]
        if weapon == c.LOADER or weapon == c.CANNON:
            return 0
        tokens = t.suppress[who]
        dice = t.attack[who]
        if weapon == c.GUN and t.crew >> who & 1:
            tokens = t.weapon_suppress[square]
            dice = t.weapon_attack[square]
        inspired = self.inspired(p, who)
        worth = self.tokens_worth(p, t.colours[square] & COLOURS_WITH_CRATE, tokens + inspired)
        return max_of(worth, self.best_shot(p, t.colours[square], within_dice(p, dice + inspired)))

    def move(self, p: ItterPosition, who: i64, square: i64) -> i64:
        """Out of a dying tank, out of the Cellar at the end, and Borotra on his way."""
        t = p.packed
        here = p.where(who)
        there = t.location[square]
        if here == c.TANK and p.row[c.DEFENSE + c.TANK] == DYING and there != c.CELLAR:
            return self.evacuation(p, who, square)
        if t.escapers >> who & 1 and p.escaped == 0 and self.turns > 1:
            return self.escape_move(p, here, there, square)
        if here == c.CELLAR and there == c.GREAT_HALL and self.turns <= 1:
            return t.points_french_on_board_outside_cellar * POINT - t.points_french_in_cellar * POINT
        return -1

    def evacuation(self, p: ItterPosition, who: i64, square: i64) -> i64:
        """Each man saved counts, and the empty wreck brings points too."""
        inside = bits.count(p.row[c.HERE + c.TANK])
        worth = POINT + p.packed.points_tank_destroyed_empty * POINT // inside
        if self.hits_look != self.looks:
            self.hits_look = self.looks
            self.hits = hits_to_come(p)
        better = 50 if p.packed.colours[square] else 0
        return worth * self.hits // POINT + better - self.man_worth(p, who) // 4

    def escape_move(self, p: ItterPosition, here: i64, there: i64, square: i64) -> i64:
        """Cellar, Great Hall, then a square whose colours are clear."""
        if here == c.CELLAR:
            return self.escape_way(p)
        clear = p.packed.escape_squares >> square & 1 and p.packed.colours[square] != 0
        if here == c.GREAT_HALL and clear and p.targets & p.packed.sight[square] == 0:
            return self.escape_way(p)
        return -1

    def escape_way(self, p: ItterPosition) -> i64:
        """A step of Borotra's way out, when there is time for all of it and a green or purple way is clear."""
        if p.escaped or self.turns < ESCAPE_TURNS:
            return 0
        return self.setting.escape

    def escape(self, p: ItterPosition) -> i64:
        """The escape itself."""
        return p.packed.points_borotra_escaped * POINT + self.coming * 100

    # Other questions.

    def face(self, p: ItterPosition, step: Suppression) -> None:
        """Take in the counter that tokens may be spent against."""
        self.threat = self.setting.saving + self.setting.gun
        if step.kind <= c.STURM:
            self.threat = self.arrival[step.area]
        need = suppression_need(p, step.kind)
        self.chances = (need if need < FACES else FACES - 1) * DICE
        self.colour = p.packed.area_colour[step.area]
        self.tokens = p.row[c.TOKENS + self.colour]

    def spent(self, tokens: i64) -> i64:
        """Tokens against it: its harm times the chance to stop it, less what the tokens are worth later."""
        if tokens >= DICE:
            return -1
        later: i64 = 0
        if self.tokens - tokens < self.need[self.colour]:
            later = self.token[self.colour] * self.setting.later // POINT
        return self.threat * self.hit[self.chances + tokens] // POINT - later * tokens

    def sacrifice(self, p: ItterPosition) -> i64:
        """Gangl for a Frenchman: worth it where the Frenchman counts three."""
        step = p.top
        assert isinstance(step, Sacrifice)
        return 1 if p.where(step.who) != c.CELLAR else -1


def max_of(a: i64, b: i64) -> i64:
    """The larger one."""
    return a if a > b else b


def hits_to_come(p: ItterPosition) -> i64:
    """About how likely the tank is to be hit again, in thousandths."""
    t = p.packed
    left: i64 = 0
    n: i64 = 0
    while n < t.cards - 1:
        kind = t.card_kind[n]
        if kind == c.PANZERFAUST:
            left += p.row[c.DECK + n] * 3
        elif kind == c.PAK_40_A:
            left += p.row[c.DECK + n]
        n += 1
    return left * 450 if left < 2 else 950
