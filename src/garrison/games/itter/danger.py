"""How dangerous the SS counters are, on the board and to come, and what suppression tokens are worth against them.

Danger is counted by empty spaces: a counter placed on an area fills the first empty space of its track, and the
castle falls when there is none. Each empty space fewer makes the next placement there so much worse.
"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.packed import vec
from garrison.games.itter.codes import AREAS, CARDS, CASTLE, CRATES, SPACES, STURM
from garrison.games.itter.position import DECK, TOKENS, ItterPosition
from garrison.games.itter.tables import row

POINT: Final = 1000
FALL: Final = 40_000  # what losing the castle costs
MOST_HARM: Final = 8000  # what a token can prevent, at most
DICE: Final = 32
EMPTY: Final = 8  # room for the number of empty spaces of a track
TOKEN_BITS: Final = 8

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


class Danger:
    """The Defender's count of what threatens him. Only what has changed since the last look is counted again."""

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
        self.brings: vec[i64] = row(CARDS)  # advancing counters on each card
        self.track: vec[i64] = row(AREAS)  # spaces of each area's track
        self.crossing: vec[i64] = row(SPACES)  # areas whose tracks run over each space
        self.ways: vec[i64] = row(AREAS)  # of 36
        self.miss: vec[i64] = row(8 * DICE)  # chance that no die reaches the face, in thousandths
        self.step: vec[i64] = row(AREAS * EMPTY)  # harm of one empty space fewer, by area and those left
        self.empty: vec[i64] = row(AREAS)
        self.gain: vec[i64] = row(SPACES)  # danger removed with the counter on a space
        self.arrival: vec[i64] = row(AREAS)  # harm of one more counter on an area
        self.token: vec[i64] = row(CRATES)  # worth of the next token
        self.need: vec[i64] = row(CRATES)  # tokens that will be wanted
        self.coming: i64 = 0  # advancing counters still to be placed, about
        self.turns: i64 = 0  # turns left, about
        # What the rows above were counted for.
        self.for_coming: i64 = -1
        self.for_targets: i64 = -1
        self.for_tokens: i64 = -1

    def prepare_danger(self, p: ItterPosition) -> None:
        """What never changes: cards, tracks, chances."""
        t = p.tables
        one: i64 = 1
        n: i64 = 0
        while n < t.cards - 1:
            self.brings[n] = t.card_counters[n] if t.card_kind[n] <= STURM else 0
            n += 1
        area: i64 = 0
        while area < AREAS:
            self.ways[area] = 6 - (area - 5 if area > 5 else 5 - area)
            space = area
            while space != CASTLE:
                self.track[area] |= one << space
                self.crossing[space] |= one << area
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

    def look_at_danger(self, p: ItterPosition) -> None:
        """Take in the position."""
        self.count_coming(p)
        r = p.row
        tokens = r[TOKENS] | r[TOKENS + 1] << TOKEN_BITS | r[TOKENS + 2] << 2 * TOKEN_BITS
        tokens |= r[TOKENS + 3] << 3 * TOKEN_BITS
        if self.coming != self.for_coming:
            self.count_steps()
        elif p.targets == self.for_targets:
            if tokens != self.for_tokens:
                self.count_tokens(p)
                self.for_tokens = tokens
            return
        self.count_danger(p)
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
        last = p.tables.cards - 1
        n: i64 = 0
        while n < last:
            left = r[DECK + n]
            cards += left
            total += left * brings[n]
            n += 1
        self.coming = 0
        if cards > 0:
            self.coming = total * p.deck_left // cards
        self.turns = (p.deck_left + 2) // 3

    def count_steps(self) -> None:
        """How much worse each track gets when its empty spaces become one fewer, or better by one more."""
        w = self.weight
        area: i64 = 0
        while area < AREAS:
            danger = w[DANGER] * self.coming * self.ways[area] // 36
            n: i64 = 0
            while n < EMPTY:
                self.step[area * EMPTY + n] = danger
                danger = danger * w[STEEPNESS] // POINT
                n += 1
            area += 1

    def count_danger(self, p: ItterPosition) -> None:
        """Harm of a counter more or less on each space."""
        n: i64 = 0
        while n < SPACES:
            self.gain[n] = 0
            n += 1
        area: i64 = 0
        while area < AREAS:
            track = self.track[area]
            empty = bits.count(track & ~p.targets)
            self.empty[area] = empty
            step = self.step[area * EMPTY + empty]
            spaces = track & p.targets
            while spaces != 0:
                low = spaces & -spaces
                self.gain[bits.BIT[low % bits.MODULUS]] += step
                spaces ^= low
            area += 1
        area = 0
        while area < AREAS:
            self.arrival[area] = self.arrival_harm(p, area) + self.weight[SAVING]
            area += 1

    def arrival_harm(self, p: ItterPosition, area: i64) -> i64:
        """A counter more on this area: it fills the first empty space, or the castle falls."""
        if self.empty[area] == 0:
            return FALL
        space = area
        while p.targets >> space & 1:
            space = p.tables.next[space]
        harm: i64 = 0
        areas = self.crossing[space]
        while areas != 0:
            low = areas & -areas
            other = bits.BIT[low % bits.MODULUS]
            harm += self.step[other * EMPTY + self.empty[other] - 1]
            areas ^= low
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
                    if worth > MOST_HARM:
                        worth = MOST_HARM
                    harm += self.ways[area] * worth
                area += 1
            wanted = self.coming * ways * w[WANTED] // 36 + 1
            have = p.row[TOKENS + colour] * POINT
            spare: i64 = 0
            if have < wanted:
                spare = (wanted - have) * POINT // wanted
            average: i64 = 0
            if ways > 0:
                average = harm // ways
            self.token[colour] = average * spare // POINT * w[TOKEN] // (2 * POINT)
            self.need[colour] = wanted // POINT
            colour += 1
