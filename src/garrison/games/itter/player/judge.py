"""What a position of the solo game is likely to come to, without playing on: a weighted sum of what can be counted.

The weights are in `weights.py`, found by `garrison lab learn` from games of the player of rollouts. All whole
numbers, so that plain and compiled builds judge alike.
"""

# compiled

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from garrison.core import bits
from garrison.core.playout import LinearJudge
from garrison.core.position import Position
from garrison.games.itter import codes as c
from garrison.games.itter.player.evaluate_danger import POINT, DangerEvaluation
from garrison.games.itter.player.features import ItterFeatures
from garrison.games.itter.player.setting import ItterSetting
from garrison.games.itter.player.weights import RESULT, SCORE
from garrison.games.itter.position import ItterPosition

FULL: Final = 4  # tracks are told apart by this many numbers of empty spaces
FEW_TOKENS: Final = 3
MOST_HARM: Final = 8000  # that counts of one placement


@final
class ItterJudge(LinearJudge):
    """The Defender's judgement; the other side's is the opposite."""

    def __init__(self) -> None:
        super().__init__(RESULT, SCORE, False)
        self.danger: DangerEvaluation = DangerEvaluation(ItterSetting())
        self.known: bool = False
        self.left: i64 = 0

    def caution(self) -> i64:
        return 50

    def look(self, p: Position) -> None:
        """Count the features of a position."""
        assert isinstance(p, ItterPosition)
        if not self.known:
            self.danger.prepare_danger(p)
            self.known = True
        self.danger.look_at_danger(p)
        self.count = 0
        self.left = p.deck_left
        self.add(1)
        self.add(p.deck_left * p.deck_left)
        self.add(p.cards)
        self.add_lasting(1, self.left)
        self.add_lasting(p.rules.tactics_in_play, self.left)
        self.count_tracks(p)
        self.count_tokens(p)
        self.count_pieces(p)
        self.count_castle(p)

    def count_tracks(self, p: ItterPosition) -> None:
        """How likely the next counter meets a track with so many empty spaces, and how many are to come."""
        danger = self.danger
        coming = danger.coming
        self.add(coming)
        empty: i64 = 0
        while empty < FULL:
            ways: i64 = 0
            area: i64 = 0
            while area < c.AREAS:
                if danger.empty[area] == empty:
                    ways += danger.ways[area]
                area += 1
            self.add(ways)
            self.add(ways * coming)
            empty += 1
        harm: i64 = 0
        area = 0
        while area < c.AREAS:
            worth = danger.arrival[area]
            if worth > MOST_HARM:
                worth = MOST_HARM
            harm += danger.ways[area] * worth
            area += 1
        self.add(harm // POINT)
        self.add(harm * coming // POINT)

    def count_tokens(self, p: ItterPosition) -> None:
        """Suppression: all tokens, those that will be wanted, the first few."""
        colour: i64 = 0
        while colour < c.CRATES:
            tokens = p.row[c.TOKENS + colour]
            need = self.danger.need[colour]
            self.add(tokens)
            self.add(least(tokens, need))
            self.add(least(tokens, FEW_TOKENS))
            colour += 1

    def count_pieces(self, p: ItterPosition) -> None:
        """SS counters by kind, and who is left in what state."""
        seen = ItterFeatures(p)
        self.add(seen.counters[c.RIFLEMAN])
        self.add(seen.counters[c.SCOUT])
        self.add(seen.counters[c.STURM])
        self.add_lasting(p.guns, self.left)
        self.add_lasting(seen.others, self.left)
        self.add(seen.french_outside)
        self.add(seen.french_cellar)
        self.add_lasting(seen.exhausted, self.left)
        self.add_lasting(seen.disrupted, self.left)
        self.add_lasting(seen.crew, self.left)
        self.add_lasting(seen.ready_crew, self.left)
        self.add_lasting(seen.ready_commanders, self.left)
        self.add_lasting(bits.count(p.supply), self.left)

    def count_castle(self, p: ItterPosition) -> None:
        """The tank, the escape, and what walls are left."""
        self.add(1 if p.tank == c.LOST_EMPTY else 0)
        self.add_lasting(1 if p.tank == c.LOST_MANNED else 0, self.left)
        self.add(p.loaded)
        self.add_lasting(p.escaped, self.left)
        place: i64 = 0
        while place < c.LOCATIONS - 1:
            self.add_lasting(p.row[c.DEFENSE + place], self.left)
            place += 1


def least(a: i64, b: i64) -> i64:
    """The smaller one."""
    return a if a < b else b
