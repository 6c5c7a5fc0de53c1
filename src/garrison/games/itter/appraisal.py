"""What things are worth to the Defender, in thousandths of a point: counters, tokens, men, moves.

Danger is counted by empty spaces: a counter placed on an area fills the first empty space of its track, and the
castle falls when there is none. Each empty space fewer makes the next placement there so much worse.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.games.itter.codes import (
    AREAS,
    CANNON,
    CASTLE,
    CELLAR,
    CRATES,
    DEFENDERS,
    GREAT_HALL,
    GUN_TARGETS,
    LOADER,
    MOST_TOKENS,
    NO_WEAPON,
    NOBODY,
    PAK_40_A,
    PANZERFAUST,
    SPACES,
    SQUARES,
    STURM,
    TANK,
)
from garrison.games.itter.deployment import WAY_OUT, plan_rank
from garrison.games.itter.position import AT, DECK, DEFENSE, HERE, TOKENS, WHO, ItterPosition
from garrison.games.itter.rules.actions import Split
from garrison.games.itter.rules.attributes import attack_dice, inspiration, mans_weapon, suppress_value
from garrison.games.itter.rules.counters import Suppression, target_kind, target_space
from garrison.games.itter.rules.legality import crates, rallied
from garrison.games.itter.rules.losses import Sacrifice
from garrison.games.itter.rules.tactics import suppression_need
from garrison.games.itter.tables import row

POINT: Final = 1000
FALL: Final = 40_000  # what losing the castle costs
DICE: Final = 32
ESCAPE_TURNS: Final = 4  # too late for Borotra's way out when fewer are left

# Weights, found by playing some thousand games with each of many settings.
DANGER: Final = 0
STEEPNESS: Final = 1
TOKEN: Final = 2
READY: Final = 3
GUN_WORTH: Final = 4
STEADY_WORTH: Final = 5
ESCAPE_WORTH: Final = 6
SAVING: Final = 7
OUTLOOK: Final = 8
CLEARING: Final = 9
LATER: Final = 10
LOADING: Final = 11
WANTED: Final = 12
WEIGHTS: Final = 13


class Appraisal:
    """The Defender's count of a position."""

    def __init__(self) -> None:
        self.weight: vec[i64] = row(WEIGHTS)
        self.weight[DANGER] = 832
        self.weight[STEEPNESS] = 467
        self.weight[TOKEN] = 900
        self.weight[READY] = 550
        self.weight[GUN_WORTH] = 213
        self.weight[STEADY_WORTH] = 295
        self.weight[ESCAPE_WORTH] = 352
        self.weight[SAVING] = 826
        self.weight[OUTLOOK] = 202
        self.weight[CLEARING] = 93
        self.weight[LATER] = 918
        self.weight[LOADING] = 16_245
        self.weight[WANTED] = 2550
        self.known: bool = False
        self.in_the_way: i64 = 0  # targets in the colours of the square kept free for Borotra
        self.plan: vec[i64] = row(DEFENDERS * SQUARES)
        self.track: vec[i64] = row(AREAS)  # spaces of each area's track
        self.ways: vec[i64] = row(AREAS)  # of 36
        self.miss: vec[i64] = row(8 * DICE)  # chance that no die reaches the face, in thousandths
        self.empty: vec[i64] = row(AREAS)
        self.gain: vec[i64] = row(SPACES)  # danger removed with the counter on a space
        self.arrival: vec[i64] = row(AREAS)  # harm of one more counter on an area
        self.token: vec[i64] = row(CRATES)  # worth of the next token
        self.need: vec[i64] = row(CRATES)  # tokens that will be wanted
        self.coming: i64 = 0  # advancing counters still to be placed, about
        self.turns: i64 = 0  # turns left, about

    def prepare(self, p: ItterPosition) -> None:
        """What never changes: tracks, chances, the plan."""
        t = p.tables
        one: i64 = 1
        area: i64 = 0
        while area < AREAS:
            self.ways[area] = 6 - (area - 5 if area > 5 else 5 - area)
            space = area
            while space != CASTLE:
                self.track[area] |= one << space
                space = t.next[space]
            area += 1
        face: i64 = 1
        while face < 8:
            self.miss[face * DICE] = POINT
            dice: i64 = 1
            while dice < DICE:
                self.miss[face * DICE + dice] = self.miss[face * DICE + dice - 1] * (face - 1) // 6
                dice += 1
            face += 1
        self.in_the_way = t.sight[t.square_ids.index(WAY_OUT)]
        n: i64 = 0
        while n < DEFENDERS * SQUARES:
            self.plan[n] = plan_rank(t.defender_ids[n // SQUARES], t.square_ids[n % SQUARES])
            n += 1
        self.known = True

    def look(self, p: ItterPosition) -> None:
        """Take in the position before its options are counted."""
        if not self.known:
            self.prepare(p)
        self.count_coming(p)
        self.count_danger(p)
        self.count_tokens(p)

    def count_coming(self, p: ItterPosition) -> None:
        """Counters to come from the cards nobody has seen."""
        t = p.tables
        r = p.row
        total: i64 = 0
        cards: i64 = 0
        n: i64 = 0
        while n < t.cards - 1:
            left = r[DECK + n]
            if left > 0:
                cards += left
                if t.card_kind[n] <= STURM:
                    total += left * t.card_counters[n]
            n += 1
        self.coming = total * p.deck_left // cards if cards > 0 else 0
        self.turns = (p.deck_left + 2) // 3

    def count_danger(self, p: ItterPosition) -> None:
        """Harm of a counter more or less on each space."""
        w = self.weight
        area: i64 = 0
        while area < SPACES:
            self.gain[area] = 0
            area += 1
        area = 0
        while area < AREAS:
            self.empty[area] = bits.count(self.track[area] & ~p.targets)
            area += 1
        area = 0
        while area < AREAS:
            step = self.step_danger(area, self.empty[area])
            spaces = self.track[area] & p.targets
            while spaces != 0:
                low = spaces & -spaces
                self.gain[bits.BIT[low % bits.MODULUS]] += step
                spaces ^= low
            area += 1
        area = 0
        while area < AREAS:
            self.arrival[area] = self.arrival_harm(p, area) + w[SAVING]
            area += 1

    def step_danger(self, area: i64, empty: i64) -> i64:
        """How much worse this track gets when `empty` spaces become one fewer, or better by one more."""
        w = self.weight
        danger = w[DANGER] * self.coming * self.ways[area] // 36
        n: i64 = 0
        while n < empty:
            danger = danger * w[STEEPNESS] // POINT
            n += 1
        return danger

    def arrival_harm(self, p: ItterPosition, area: i64) -> i64:
        """A counter more on this area: it fills the first empty space, or the castle falls."""
        if self.empty[area] == 0:
            return FALL
        space = area
        while p.targets >> space & 1:
            space = p.tables.next[space]
        harm: i64 = 0
        other: i64 = 0
        while other < AREAS:
            if self.track[other] >> space & 1:
                harm += self.step_danger(other, self.empty[other] - 1)
            other += 1
        return harm

    def count_tokens(self, p: ItterPosition) -> None:
        """The next token of each colour: a chance to keep one of the counters to come off the board."""
        w = self.weight
        harm: i64 = 0
        colour: i64 = 0
        while colour < CRATES:
            ways: i64 = 0
            harm = 0
            area: i64 = 0
            while area < AREAS:
                if p.tables.area_colour[area] == colour:
                    ways += self.ways[area]
                    worth = self.arrival[area]
                    harm += self.ways[area] * (worth if worth < 8 * POINT else 8 * POINT)
                area += 1
            wanted = self.coming * ways * w[WANTED] // 36 + 1
            have = p.row[TOKENS + colour] * POINT
            spare = (wanted - have) * POINT // wanted if have < wanted else 0
            average = harm // ways if ways > 0 else 0
            self.token[colour] = average * spare // POINT * w[TOKEN] // (2 * POINT)
            self.need[colour] = wanted // POINT
            colour += 1

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
        if p.tables.weapon[p.row[AT + who]] == CANNON and mans_weapon(p, who):
            return 0  # the cannon suppresses
        dice = attack_dice(p, who, mans_weapon(p, who))
        need = p.tables.counter_defense[target_kind(p, target)]
        return self.removal(p, target) * (POINT - self.miss[need * DICE + dice]) // POINT

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
        weapon = t.weapon[square] if t.crew >> who & 1 else NO_WEAPON
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
        best: i64 = 0
        seen = p.targets & p.tables.sight[square]
        while seen != 0 and dice > 0:
            low = seen & -seen
            target = bits.BIT[low % bits.MODULUS]
            need = p.tables.counter_defense[target_kind(p, target)]
            worth = self.removal(p, target) * (POINT - self.miss[need * DICE + dice]) // POINT
            best = max_of(best, worth)
            seen ^= low
        return best

    def recovery(self, p: ItterPosition, who: i64) -> i64:
        """A man made ready, for as long as there are turns to use him; steadied, he is also safer."""
        if self.turns == 0:
            return 0
        t = p.tables
        if t.escapers >> who & 1:
            return self.escape_way(p)
        if p.row[DEFENSE + TANK] == 4 and p.where(who) == TANK:
            return self.evacuation(p, who, 0) // 2
        if p.disrupted >> who & 1:
            life = 3 * POINT if t.french >> who & 1 else POINT
            return self.man_worth(p, who) * self.weight[OUTLOOK] // POINT + (
                life * self.weight[STEADY_WORTH] // POINT if t.colours[p.row[AT + who]] else 0
            )
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
        return first + second + (third if p.rules.recoveries > 2 else 0)

    def load(self, p: ItterPosition) -> i64:
        """Loading is half of a cannon shot, if somebody is there to fire it."""
        t = p.tables
        square = self.cannon_square(p)
        gunner = p.row[WHO + square]
        if gunner == NOBODY or t.crew >> gunner & 1 == 0 or p.loaded:
            return 0
        return (
            self.tokens_worth(p, t.colours[square] & 15, t.weapon_suppress[square])
            * self.weight[LOADING]
            // POINT
        )

    def cannon_square(self, p: ItterPosition) -> i64:
        """Where the 76mm cannon is."""
        n: i64 = 0
        while n < SQUARES - 1 and p.tables.weapon[n] != CANNON:
            n += 1
        return n

    # Moving about.

    def shift(self, p: ItterPosition, who: i64, square: i64) -> i64:
        """Moving inside a location is left alone, but for Borotra."""
        if p.tables.escapers >> who & 1 and p.targets & p.tables.sight[square] == 0:
            return self.escape(p) if p.tables.colours[square] and p.where(who) != CELLAR else -1
        return -1

    def move(self, p: ItterPosition, who: i64, square: i64) -> i64:
        """Out of a dying tank, out of the Cellar at the end, and Borotra on his way."""
        t = p.tables
        here = p.where(who)
        there = t.location[square]
        if here == TANK and p.row[DEFENSE + TANK] == 4 and there != CELLAR:
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
        need = 7 if need > 7 else need
        if tokens >= DICE:
            return -1
        colour = p.tables.area_colour[step.area]
        kept = p.row[TOKENS + colour] - tokens
        later = self.token[colour] * self.weight[LATER] // POINT if kept < self.need[colour] else 0
        return harm * (POINT - self.miss[need * DICE + tokens]) // POINT - later * tokens

    def sacrifice(self, p: ItterPosition) -> i64:
        """Gangl for a Frenchman: worth it where the Frenchman counts three."""
        step = p.top
        assert isinstance(step, Sacrifice)
        return 1 if p.where(step.who) != CELLAR else -1


def max_of(a: i64, b: i64) -> i64:
    """The larger one."""
    return a if a > b else b
