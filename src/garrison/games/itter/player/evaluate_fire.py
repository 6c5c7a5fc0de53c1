"""What the two things are worth that most actions come to: a shot, and a heap of suppression tokens.

Equal ones are counted once, and only again when what they were counted from has changed.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.core.rows import row
from garrison.games.itter import codes as c
from garrison.games.itter.player.evaluate_danger import DICE, FACES, POINT, DangerEvaluation
from garrison.games.itter.player.setting import ItterSetting
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.counters import target_kind

SIGHTS: Final[i64] = 1 << c.COLOURS  # sets of colours
HEAPS: Final[i64] = 1 << c.CRATES  # sets of colours with a suppression space


class FireEvaluation(DangerEvaluation):
    """Shots and heaps of tokens, by what the man's square sees."""

    def __init__(self, setting: ItterSetting) -> None:
        super().__init__(setting)
        self.looks: i64 = 0
        self.in_the_way: i64 = 0  # targets in the colours of the square kept free for Borotra
        self.clearing: bool = False  # whether there still is time for him
        self.easiest: i64 = FACES  # faces that counters need
        self.hardest: i64 = 0
        self.prey: vec[i64] = row(c.COLOURS * FACES)  # the best counter of a colour by the face it needs
        self.shot: vec[i64] = row(SIGHTS * DICE)  # the best attack by colours in sight and dice
        self.shot_for: vec[i64] = row(SIGHTS * DICE)  # the count of prey it holds for
        self.heap: vec[i64] = row(HEAPS * DICE)  # the best heap by colours and tokens
        self.heap_for: vec[i64] = row(HEAPS * DICE)  # the count of tokens it holds for
        self.preys: i64 = 0  # how often prey was counted, and for what
        self.for_look: i64 = 0
        self.for_dangers: i64 = 0
        self.for_kinds: i64 = 0
        self.for_clearing: bool = False

    def prepare_fire(self, p: ItterPosition) -> None:
        """What never changes: the faces that counters need."""
        self.prepare_danger(p)
        kind: i64 = 1
        while kind <= c.MORTAR:
            need = p.packed.counter_defense[kind]
            if need < self.easiest:
                self.easiest = need
            if need > self.hardest:
                self.hardest = need
            kind += 1

    # Shots.

    def removal(self, target: i64) -> i64:
        """A counter less on the board."""
        if target >= c.GUN_TARGETS:
            return self.setting.removal + self.setting.gun
        worth = self.setting.removal + self.gain[target]
        if self.clearing and self.in_the_way >> target & 1:
            worth += self.setting.clearing
        return worth

    def shot_worth(self, p: ItterPosition, target: i64, dice: i64) -> i64:
        """Chance to hit times what the counter is worth gone."""
        need = p.packed.counter_defense[target_kind(p, target)]
        return self.removal(target) * self.hit[need * DICE + dice] // POINT

    def best_shot(self, p: ItterPosition, colours: i64, dice: i64) -> i64:
        """The best attack on what stands in these colours with so many dice."""
        if dice <= 0:
            return 0
        if self.for_look != self.looks:
            self.look_for_prey(p)
        at = colours * DICE + dice
        if self.shot_for[at] != self.preys:
            self.shot_for[at] = self.preys
            self.shot[at] = self.count_shot(colours, dice)
        return self.shot[at]

    def look_for_prey(self, p: ItterPosition) -> None:
        """Count again, if the counters or what they are worth have changed."""
        self.for_look = self.looks
        kinds = kinds_of(p)
        same = self.for_dangers == self.dangers and self.for_kinds == kinds
        if same and self.for_clearing == self.clearing:
            return
        self.count_prey(p)
        self.preys += 1
        self.for_dangers = self.dangers
        self.for_kinds = kinds
        self.for_clearing = self.clearing

    def count_prey(self, p: ItterPosition) -> None:
        """Of the counters of a colour that need the same face only the most valuable matters."""
        prey, bit = self.prey, bits.BIT
        t = p.packed
        n: i64 = 0
        while n < c.COLOURS * FACES:
            prey[n] = 0
            n += 1
        seen = p.targets
        while seen != 0:
            low = seen & -seen
            target = bit[low % bits.MODULUS]
            at = t.target_colour[target] * FACES + t.counter_defense[target_kind(p, target)]
            worth = self.removal(target)
            if worth > prey[at]:
                prey[at] = worth
            seen ^= low

    def count_shot(self, colours: i64, dice: i64) -> i64:
        """The most valuable counter, with the chance to hit it."""
        prey, hit = self.prey, self.hit
        best: i64 = 0
        first: i64 = 0
        while colours != 0:
            if colours & 1:
                need = self.easiest
                while need <= self.hardest:
                    worth = prey[first + need] * hit[need * DICE + dice]
                    if worth > best:
                        best = worth
                    need += 1
            colours >>= 1
            first += FACES
        return best // POINT

    # Tokens.

    def tokens_worth(self, p: ItterPosition, colours: i64, tokens: i64) -> i64:
        """So many tokens on the better of these colours."""
        if colours == 0:
            return 0
        if tokens >= DICE:
            return self.count_heap(p, colours, tokens)
        at = colours * DICE + tokens
        if self.heap_for[at] != self.heaps:
            self.heap_for[at] = self.heaps
            self.heap[at] = self.count_heap(p, colours, tokens)
        return self.heap[at]

    def count_heap(self, p: ItterPosition, colours: i64, tokens: i64) -> i64:
        """The better heap."""
        best: i64 = 0
        colour: i64 = 0
        while colours != 0:
            if colours & 1:
                worth = self.heap_worth(p, colour, tokens)
                if worth > best:
                    best = worth
            colours >>= 1
            colour += 1
        return best

    def heap_worth(self, p: ItterPosition, colour: i64, tokens: i64) -> i64:
        """Worth of a heap of tokens on one colour; each further one counts a little less."""
        room = self.need[colour] - p.row[c.TOKENS + colour]
        if room <= 0:
            return 0
        used = tokens if tokens < room else room
        room *= 2 * POINT
        return used * self.token[colour] * (room - used * self.setting.crowding) // room


def kinds_of(p: ItterPosition) -> i64:
    """All advancing counters as one number, two bits a space."""
    r = p.row
    out: i64 = 0
    n: i64 = c.SPACE
    last = n + c.SPACES
    while n < last:
        out = out << 2 | r[n]
        n += 1
    return out
