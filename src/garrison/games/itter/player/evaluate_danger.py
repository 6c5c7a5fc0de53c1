"""How dangerous the SS counters are, on the board and to come, and what suppression tokens are worth against them.

Danger is counted by empty spaces: a counter placed on an area fills the first empty space of its track, and the
castle falls when there is none. Each empty space fewer makes the next placement there so much worse.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.packed import vec
from garrison.core.rows import row
from garrison.games.itter import codes as c
from garrison.games.itter.player.setting import ItterSetting
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.deck import top_deck

POINT: Final = 1000
DICE: Final = 32
FACES: Final = 8  # up to one that no die reaches
EMPTY: Final = 8  # room for the number of empty spaces of a track
WAYS: Final = 7  # room for the ways in which two dice name an area
TOKEN_BITS: Final = 8


class DangerEvaluation:
    """The Defender's count of what threatens him. Only what has changed since the last look is counted again."""

    def __init__(self, setting: ItterSetting) -> None:
        self.setting: ItterSetting = setting
        self.brings: vec[i64] = row(c.CARDS)  # advancing counters on each card
        self.order: vec[i64] = row(c.SPACES)  # spaces, those farthest from the castle first
        self.ways: vec[i64] = row(c.AREAS)  # of 36
        self.colour_ways: vec[i64] = row(c.CRATES)
        self.hit: vec[i64] = row(FACES * DICE)  # chance that some die reaches the face, in thousandths
        self.step: vec[i64] = row(WAYS * EMPTY)  # harm of one empty space fewer, by ways and those left
        self.empty: vec[i64] = row(c.SPACES)  # empty spaces from here to the castle
        self.opening: vec[i64] = row(c.SPACES)  # the first of them
        self.gain: vec[i64] = row(c.SPACES)  # danger removed with the counter on a space
        self.harm: vec[i64] = row(c.SPACES)  # danger added by a counter on an empty space
        self.arrival: vec[i64] = row(c.AREAS)  # harm of one more counter on an area
        self.prevented: vec[i64] = row(c.CRATES)  # harm that a token of the colour can prevent
        self.wanted: vec[i64] = row(c.CRATES)  # tokens that will be wanted, in thousandths
        self.need: vec[i64] = row(c.CRATES)  # the same, whole
        self.token: vec[i64] = row(c.CRATES)  # worth of the next token
        self.coming: i64 = 0  # advancing counters still to be placed, about
        self.turns: i64 = 0  # turns left, about
        # What the rows above were counted for, and how often they were.
        self.for_coming: i64 = -1
        self.for_targets: i64 = -1
        self.for_tokens: i64 = -1
        self.dangers: i64 = 0
        self.heaps: i64 = 0

    def prepare_danger(self, p: ItterPosition) -> None:
        """What never changes: cards, tracks, chances."""
        t = p.packed
        n: i64 = 0
        while n < t.cards - 1:
            self.brings[n] = t.card_counters[n] if t.card_kind[n] <= c.STURM else 0
            n += 1
        area: i64 = 0
        while area < c.AREAS:
            self.ways[area] = 6 - (area - 5 if area > 5 else 5 - area)
            self.colour_ways[t.area_colour[area]] += self.ways[area]
            area += 1
        self.put_in_order(p)
        face: i64 = 1
        while face < FACES:
            miss: i64 = POINT
            dice: i64 = 0
            while dice < DICE:
                self.hit[face * DICE + dice] = POINT - miss
                miss = miss * (face - 1) // 6
                dice += 1
            face += 1

    def put_in_order(self, p: ItterPosition) -> None:
        """Spaces by their way to the castle, the longest first: counters only ever move on in this order."""
        found: i64 = 0
        away: i64 = c.SPACES
        while away > 0:
            n: i64 = 0
            while n < c.SPACES:
                if steps_to_castle(p, n) == away:
                    self.order[found] = n
                    found += 1
                n += 1
            away -= 1

    def look_at_danger(self, p: ItterPosition) -> None:
        """Take in the position."""
        self.count_coming(p)
        r = p.row
        tokens = r[c.TOKENS] | r[c.TOKENS + 1] << TOKEN_BITS | r[c.TOKENS + 2] << 2 * TOKEN_BITS
        tokens |= r[c.TOKENS + 3] << 3 * TOKEN_BITS
        if self.coming != self.for_coming:
            self.count_steps()
            self.count_danger(p)
        elif p.targets != self.for_targets:
            self.count_danger(p)
        elif tokens == self.for_tokens:
            return
        self.count_tokens(p)
        self.for_coming = self.coming
        self.for_targets = p.targets
        self.for_tokens = tokens

    def count_coming(self, p: ItterPosition) -> None:
        """Counters to come from the cards nobody has seen."""
        r = p.row
        brings = self.brings
        total: i64 = 0
        cards: i64 = 0
        last = p.packed.cards - 1
        n = p.packed.deck_first[top_deck(p)]
        deck: i64 = c.DECK
        while n < last:
            left = r[deck + n]
            cards += left
            total += left * brings[n]
            n += 1
        self.coming = 0
        if cards > 0:
            self.coming = total * p.deck_left // cards
        self.turns = (p.deck_left + 2) // 3

    def count_steps(self) -> None:
        """How much worse a track gets when its empty spaces become one fewer, and how many tokens will be wanted."""
        step = self.step
        ways: i64 = 1
        while ways < WAYS:
            danger = self.setting.danger * self.coming * ways // 36
            n: i64 = ways * EMPTY
            while n < ways * EMPTY + EMPTY:
                step[n] = danger
                danger = danger * self.setting.steepness // POINT
                n += 1
            ways += 1
        colour: i64 = 0
        while colour < c.CRATES:
            wanted = self.coming * self.colour_ways[colour] * self.setting.wanted // 36 + 1
            self.wanted[colour] = wanted
            self.need[colour] = wanted // POINT
            colour += 1

    def count_danger(self, p: ItterPosition) -> None:
        """Harm of a counter more or less on each space."""
        self.dangers += 1
        self.count_empty(p)
        self.count_gain(p)
        self.count_arrival(p)

    def count_empty(self, p: ItterPosition) -> None:
        """What is still free on the way to the castle, from its walls outwards."""
        empty, opening = self.empty, self.opening
        order, ahead = self.order, p.packed.next
        targets = p.targets
        n: i64 = c.SPACES - 1
        while n >= 0:
            space = order[n]
            after = ahead[space]
            beyond: i64 = 0
            if after != c.CASTLE:
                beyond = empty[after]
            if targets >> space & 1 == 0:
                empty[space] = beyond + 1
                opening[space] = space
            else:
                empty[space] = beyond
                if beyond != 0:
                    opening[space] = opening[after]
            n -= 1

    def count_gain(self, p: ItterPosition) -> None:
        """A space matters to every area whose track runs over it: sums run along the tracks."""
        gain, harm = self.gain, self.harm
        order, ahead = self.order, p.packed.next
        ways, empty, step = self.ways, self.empty, self.step
        n: i64 = 0
        while n < c.AREAS:
            at = ways[n] * EMPTY + empty[n]
            gain[n] = step[at]
            harm[n] = 0
            if empty[n] != 0:
                harm[n] = step[at - 1]
            n += 1
        while n < c.SPACES:
            gain[n] = 0
            harm[n] = 0
            n += 1
        n = 0
        while n < c.SPACES:
            space = order[n]
            after = ahead[space]
            if after != c.CASTLE:
                gain[after] += gain[space]
                harm[after] += harm[space]
            n += 1

    def count_arrival(self, p: ItterPosition) -> None:
        """A counter more on an area: it fills the first empty space, or the castle falls."""
        prevented, empty, harm = self.prevented, self.empty, self.harm
        fall, saving = self.setting.fall, self.setting.saving
        most = self.setting.most_harm
        colour: i64 = 0
        while colour < c.CRATES:
            prevented[colour] = 0
            colour += 1
        area: i64 = 0
        while area < c.AREAS:
            worth = fall
            if empty[area] != 0:
                worth = harm[self.opening[area]]
            worth += saving
            self.arrival[area] = worth
            if worth > most:
                worth = most
            prevented[p.packed.area_colour[area]] += self.ways[area] * worth
            area += 1
        colour = 0
        while colour < c.CRATES:
            if self.colour_ways[colour] > 0:
                prevented[colour] //= self.colour_ways[colour]
            colour += 1

    def count_tokens(self, p: ItterPosition) -> None:
        """The next token of each colour: a chance to keep one of the counters to come off the board."""
        self.heaps += 1
        colour: i64 = 0
        while colour < c.CRATES:
            wanted = self.wanted[colour]
            have = p.row[c.TOKENS + colour] * POINT
            spare: i64 = 0
            if have < wanted:
                spare = (wanted - have) * POINT // wanted
            self.token[colour] = self.prevented[colour] * spare // POINT * self.setting.token // (2 * POINT)
            colour += 1


def steps_to_castle(p: ItterPosition, space: i64) -> i64:
    """How many spaces a counter here is from being inside."""
    steps: i64 = 0
    while space != c.CASTLE:
        space = p.packed.next[space]
        steps += 1
    return steps
