"""What the Defender's options are worth to him, in thousandths of a point: shots, tokens, men, moves."""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.games.itter.codes import (
    CANNON,
    CELLAR,
    DEFENDERS,
    GREAT_HALL,
    GUN_TARGETS,
    LOADER,
    MOST_TOKENS,
    NO_WEAPON,
    NOBODY,
    PAK_40_A,
    PANZERFAUST,
    SQUARES,
    STURM,
    TANK,
)
from garrison.games.itter.danger import (
    CLEARING,
    DICE,
    ESCAPE_WORTH,
    GUN_WORTH,
    LATER,
    LOADING,
    OUTLOOK,
    POINT,
    READY,
    SAVING,
    STEADY_WORTH,
    Danger,
)
from garrison.games.itter.deployment import WAY_OUT, plan_rank
from garrison.games.itter.position import AT, DECK, DEFENSE, HERE, TOKENS, WHO, ItterPosition
from garrison.games.itter.rules.attributes import attack_dice, inspiration, mans_weapon, suppress_value
from garrison.games.itter.rules.counters import Suppression, target_kind, target_space
from garrison.games.itter.rules.legality import crates, rallied
from garrison.games.itter.rules.losses import Sacrifice
from garrison.games.itter.rules.shooting import Split
from garrison.games.itter.rules.tactics import suppression_need
from garrison.games.itter.tables import row

DYING: Final = 4  # the tank's last Defense Value
ESCAPE_TURNS: Final = 4  # too late for Borotra's way out when fewer are left
SIGHTS: Final = 32  # sets of colours
FACES: Final = 8


@final
class Appraisal(Danger):
    """The Defender's count of a position."""

    def __init__(self) -> None:
        super().__init__()
        self.known: bool = False
        self.in_the_way: i64 = 0  # targets in the colours of the square kept free for Borotra
        self.cannon: i64 = 0  # where the 76mm cannon is
        self.plan: vec[i64] = row(DEFENDERS * SQUARES)
        self.movers: i64 = 0  # men who may have a reason to move
        # Counted on demand, for this look alone.
        self.looks: i64 = 0
        self.prey_seen: vec[i64] = row(SIGHTS)  # the look for which `prey` holds
        self.prey: vec[i64] = row(SIGHTS * FACES)  # the most valuable counter in sight by the face it needs
        self.shooter: i64 = NOBODY
        self.shooter_dice: i64 = 0

    def prepare(self, p: ItterPosition) -> None:
        """What never changes."""
        t = p.tables
        self.prepare_danger(p)
        self.in_the_way = t.sight[t.square_ids.index(WAY_OUT)]
        while self.cannon < SQUARES - 1 and t.weapon[self.cannon] != CANNON:
            self.cannon += 1
        n: i64 = 0
        while n < DEFENDERS * SQUARES:
            self.plan[n] = plan_rank(t.defender_ids[n // SQUARES], t.square_ids[n % SQUARES])
            n += 1
        self.known = True

    def look(self, p: ItterPosition) -> None:
        """Take in the position before its options are counted."""
        if not self.known:
            self.prepare(p)
        self.look_at_danger(p)
        self.looks += 1
        self.shooter = NOBODY
        self.movers = p.tables.escapers
        if p.row[DEFENSE + TANK] == DYING:
            self.movers |= p.row[HERE + TANK]
        if self.turns <= 1:
            self.movers |= p.row[HERE + CELLAR]

    # Actions.

    def removal(self, p: ItterPosition, target: i64) -> i64:
        """A counter less on the board."""
        if target >= GUN_TARGETS:
            return POINT + self.weight[GUN_WORTH]
        space = target_space(target)
        worth = POINT + self.gain[space]
        if self.in_the_way >> target & 1 and not p.escaped and self.turns >= ESCAPE_TURNS:
            worth += self.weight[CLEARING]
        return worth

    def attack(self, p: ItterPosition, who: i64, target: i64) -> i64:
        """Chance to hit times what the counter is worth gone."""
        if who != self.shooter:
            self.aim(p, who)
        if self.shooter_dice == 0:
            return 0
        need = p.tables.counter_defense[target_kind(p, target)]
        return self.removal(p, target) * (POINT - self.miss[need * DICE + self.shooter_dice]) // POINT

    def aim(self, p: ItterPosition, who: i64) -> None:
        """How many dice he attacks with."""
        armed = mans_weapon(p, who)
        self.shooter = who
        self.shooter_dice = 0  # the cannon suppresses
        if not armed or p.tables.weapon[p.row[AT + who]] != CANNON:
            self.shooter_dice = attack_dice(p, who, armed)

    def suppress(self, p: ItterPosition, who: i64) -> i64:
        """All tokens on the better colour; the split comes later."""
        square = p.row[AT + who]
        if p.tables.weapon[square] == CANNON and not mans_weapon(p, who) and p.tables.crew >> who & 1:
            return 0  # wait for the load
        return self.tokens_worth(p, crates(p, who), suppress_value(p, who, mans_weapon(p, who)))

    def tokens_worth(self, p: ItterPosition, colours: i64, tokens: i64) -> i64:
        """Worth of so many tokens; each further one counts a little less."""
        best: i64 = 0
        while colours != 0:
            low = colours & -colours
            best = max_of(best, self.heap_worth(p, bits.BIT[low % bits.MODULUS], tokens))
            colours ^= low
        return best

    def heap_worth(self, p: ItterPosition, colour: i64, tokens: i64) -> i64:
        """Worth of a heap of tokens on one colour."""
        room = self.need[colour] - p.row[TOKENS + colour]
        if room <= 0:
            return 0
        used = tokens if tokens < room else room
        return used * self.token[colour] * (2 * room - used) // (2 * room)

    def split(self, p: ItterPosition, packed: i64) -> i64:
        """Tokens here and the rest there."""
        step = p.top
        assert isinstance(step, Split)
        colour = packed // MOST_TOKENS
        tokens = packed % MOST_TOKENS
        rest = step.colours & (step.colours - 1)
        other = bits.BIT[rest % bits.MODULUS]
        return self.heap_worth(p, colour, tokens) + self.heap_worth(p, other, step.tokens - tokens)

    def man_worth(self, p: ItterPosition, who: i64) -> i64:
        """What this man's next action would bring from where he stands."""
        t = p.tables
        square = p.row[AT + who]
        weapon: i64 = NO_WEAPON
        if t.crew >> who & 1:
            weapon = t.weapon[square]
        if weapon == LOADER:
            return self.load(p)
        armed = weapon != NO_WEAPON
        tokens = t.weapon_suppress[square] if armed else t.suppress[who]
        inspired = inspiration(p, who)
        best = self.tokens_worth(p, t.colours[square] & 15, tokens + inspired)
        if weapon != CANNON:
            best = max_of(best, self.best_shot(p, square, t.attack[who] + inspired))
        if t.commanders >> who & 1:
            best = max_of(best, self.weight[READY] * 2)
        return best

    def best_shot(self, p: ItterPosition, square: i64, dice: i64) -> i64:
        """The best attack from a square with so many dice."""
        if dice <= 0:
            return 0
        colours = p.tables.colours[square]
        if self.prey_seen[colours] != self.looks:
            self.count_prey(p, square, colours)
        best: i64 = 0
        need: i64 = 1
        while need < FACES:
            worth = self.prey[colours * FACES + need]
            if worth > 0:
                best = max_of(best, worth * (POINT - self.miss[need * DICE + dice]) // POINT)
            need += 1
        return best

    def count_prey(self, p: ItterPosition, square: i64, colours: i64) -> None:
        """The counters in sight of a square: of those that need the same face only the most valuable matters."""
        first = colours * FACES
        n: i64 = 0
        while n < FACES:
            self.prey[first + n] = 0
            n += 1
        seen = p.targets & p.tables.sight[square]
        while seen != 0:
            low = seen & -seen
            target = bits.BIT[low % bits.MODULUS]
            need = p.tables.counter_defense[target_kind(p, target)]
            self.prey[first + need] = max_of(self.prey[first + need], self.removal(p, target))
            seen ^= low
        self.prey_seen[colours] = self.looks

    def recovery(self, p: ItterPosition, who: i64) -> i64:
        """A man made ready, for as long as there are turns to use him; steadied, he is also safer."""
        if self.turns == 0:
            return 0
        t = p.tables
        if t.escapers >> who & 1:
            return self.escape_way(p)
        if p.row[DEFENSE + TANK] == DYING and p.where(who) == TANK:
            return self.evacuation(p, who, 0) // 2
        if p.disrupted >> who & 1:
            life: i64 = 3 * POINT if t.french >> who & 1 else POINT
            worth = self.man_worth(p, who) * self.weight[OUTLOOK] // POINT
            if t.colours[p.row[AT + who]]:
                worth += life * self.weight[STEADY_WORTH] // POINT
            return worth
        return self.man_worth(p, who) * self.weight[READY] // POINT

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
        t = p.tables
        square = self.cannon
        gunner = p.row[WHO + square]
        if gunner == NOBODY or t.crew >> gunner & 1 == 0 or p.loaded:
            return 0
        return (
            self.tokens_worth(p, t.colours[square] & 15, t.weapon_suppress[square])
            * self.weight[LOADING]
            // POINT
        )

    # Moving about.

    def shift(self, p: ItterPosition, who: i64, square: i64) -> i64:
        """Moving inside a location is left alone, but for Borotra."""
        if p.tables.escapers >> who & 1 and p.targets & p.tables.sight[square] == 0:
            if p.tables.colours[square] and p.where(who) != CELLAR:
                return self.escape(p)
        return -1

    def move(self, p: ItterPosition, who: i64, square: i64) -> i64:
        """Out of a dying tank, out of the Cellar at the end, and Borotra on his way."""
        t = p.tables
        here = p.where(who)
        there = t.location[square]
        if here == TANK and p.row[DEFENSE + TANK] == DYING and there != CELLAR:
            return self.evacuation(p, who, square)
        if t.escapers >> who & 1 and p.escaped == 0 and self.turns > 1:
            return self.escape_move(p, here, there, square)
        if here == CELLAR and there == GREAT_HALL and self.turns <= 1:
            return t.points_french_outside * POINT - t.points_french_cellar * POINT
        return -1

    def evacuation(self, p: ItterPosition, who: i64, square: i64) -> i64:
        """Each man saved counts, and the empty wreck brings points too."""
        inside = bits.count(p.row[HERE + TANK])
        worth = POINT + p.tables.points_tank_empty * POINT // inside
        hits = self.hits_to_come(p)
        better = 50 if p.tables.colours[square] else 0
        return worth * hits // POINT + better - self.man_worth(p, who) // 4

    def hits_to_come(self, p: ItterPosition) -> i64:
        """About how likely the tank is to be hit again, in thousandths."""
        t = p.tables
        left: i64 = 0
        n: i64 = 0
        while n < t.cards - 1:
            kind = t.card_kind[n]
            if kind == PANZERFAUST:
                left += p.row[DECK + n] * 3
            elif kind == PAK_40_A:
                left += p.row[DECK + n]
            n += 1
        return left * 450 if left < 2 else 950

    def escape_move(self, p: ItterPosition, here: i64, there: i64, square: i64) -> i64:
        """Cellar, Great Hall, then a square whose colours are clear."""
        if here == CELLAR:
            return self.escape_way(p)
        clear = p.tables.escape_squares >> square & 1 and p.tables.colours[square] != 0
        if here == GREAT_HALL and clear and p.targets & p.tables.sight[square] == 0:
            return self.escape_way(p)
        return -1

    def escape_way(self, p: ItterPosition) -> i64:
        """A step of Borotra's way out, when there is time for all of it and a green or purple way is clear."""
        if p.escaped or self.turns < ESCAPE_TURNS:
            return 0
        return self.weight[ESCAPE_WORTH]

    def escape(self, p: ItterPosition) -> i64:
        """The escape itself."""
        return p.tables.points_escape * POINT + self.coming * 100

    # Other questions.

    def spending(self, p: ItterPosition, tokens: i64) -> i64:
        """Tokens against a counter: its harm times the chance to stop it, less what the tokens are worth later."""
        step = p.top
        assert isinstance(step, Suppression)
        harm = self.weight[SAVING] + self.weight[GUN_WORTH]
        if step.kind <= STURM:
            harm = self.arrival[step.area]
        need = suppression_need(p, step.kind)
        if need > 7:
            need = 7
        if tokens >= DICE:
            return -1
        colour = p.tables.area_colour[step.area]
        kept = p.row[TOKENS + colour] - tokens
        later: i64 = 0
        if kept < self.need[colour]:
            later = self.token[colour] * self.weight[LATER] // POINT
        return harm * (POINT - self.miss[need * DICE + tokens]) // POINT - later * tokens

    def sacrifice(self, p: ItterPosition) -> i64:
        """Gangl for a Frenchman: worth it where the Frenchman counts three."""
        step = p.top
        assert isinstance(step, Sacrifice)
        return 1 if p.where(step.who) != CELLAR else -1


def max_of(a: i64, b: i64) -> i64:
    """The larger one."""
    return a if a > b else b
