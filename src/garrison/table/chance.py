"""Who answers rolls and draws: a known seed or a script; `fair_dice` is apart, and people type theirs (`Table.put`).

A chance has no memory of its own. The table keeps the state beside each answer in the tree and hands it
back, so taking back restores it and the same answers meet the same dice.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence

from garrison.core.ask import Answer, Draw, Drawn, Roll, Rolled
from garrison.core.errors import NotOffered
from garrison.core.game import Game
from garrison.core.journal import AnswerEntry, Commit, Journal, Key, Node
from garrison.core.position import Offers, Position
from garrison.core.rng import WORD, Rng, rng_again, sample

CHANCE_STREAM = 0
POLICY_STREAM = 1
FRESH_STREAM = 1 << 16  # the first renewal of dice uses the stream after this one
WORD_BITS = 32
TYPED = "typed"  # dice of saves in which people say every roll and draw; newer ones name what is `real`

Bags = dict[int, dict[str, int]]


def freeze(rng: Rng) -> int:
    """The state of a generator as one number."""
    return rng.a | rng.b << WORD_BITS | rng.c << 2 * WORD_BITS | rng.count << 3 * WORD_BITS


def thaw(state: int) -> Rng:
    """A generator in that state."""
    a, b, c, count = (state >> part * WORD_BITS & WORD for part in range(4))
    return rng_again(a, b, c, count)


class ChanceSource(ABC):
    """Answers rolls and draws; a state is one number that only its own kind can read."""

    kind: str
    repeats = False  # whether a throw that was answered at a node before is looked up, not thrown again

    @abstractmethod
    def start(self, seed: int, renewals: int) -> int:
        """The state at the root, or after dice were renewed for the n-th time."""

    @abstractmethod
    def answer(self, game: Game, p: Position, ask: Roll | Draw, state: int) -> tuple[Answer, int]:
        """What comes, and the state after it."""

    def replayed(self, game: Game, p: Position, ask: Roll | Draw, state: int) -> int:
        """The state after an answer that was read from a journal, whatever it was."""
        return self.answer(game, p, ask, state)[1]

    def renewed(self, state: int, seed: int, node: Node) -> int:
        """The state from a node on at which dice were renewed."""
        return self.start(seed, node.fresh)

    def passed(self, state: int, entry: AnswerEntry) -> int:
        """The state once an answer of anybody's is recorded, from that which its giver left."""
        return state

    def prepare(self, journal: Journal) -> Commit | None:
        """Get ready to answer at the cursor; what must be recorded first."""
        return None

    def disclosure(self, journal: Journal, bags: Bags) -> Key | None:
        """What is published when the game is over at the cursor; `bags` are those drawn from, by node."""
        return None


class SeededChance(ChanceSource):
    """Known dice: the same numbers as a simulation of that seed, so whoever has the seed can foresee them."""

    kind = "known"

    def __init__(self) -> None:
        self._scratch = Offers()

    def start(self, seed: int, renewals: int) -> int:
        return freeze(Rng(seed, FRESH_STREAM + renewals if renewals else CHANCE_STREAM))

    def answer(self, game: Game, p: Position, ask: Roll | Draw, state: int) -> tuple[Answer, int]:
        rng = thaw(state)
        code = sample(p, p.pending(), rng, self._scratch)
        return game.decode(p, code), freeze(rng)


class ScriptedChance(ChanceSource):
    """Faces and cards fixed beforehand, for tests: rolls use up `dice` in order, draws use up `draws`."""

    kind = "scripted"

    def __init__(self, dice: Sequence[int] = (), draws: Sequence[str] = ()) -> None:
        self.dice = list(dice)
        self.draws = list(draws)

    def start(self, seed: int, renewals: int) -> int:
        return 0

    def holds(self, ask: Roll | Draw, state: int) -> bool:
        """Whether anything is left for this ask."""
        rolled, drawn = state & WORD, state >> WORD_BITS
        return rolled < len(self.dice) if isinstance(ask, Roll) else drawn < len(self.draws)

    def answer(self, game: Game, p: Position, ask: Roll | Draw, state: int) -> tuple[Answer, int]:
        rolled, drawn = state & WORD, state >> WORD_BITS
        answer: Answer
        if isinstance(ask, Roll):
            faces = self.dice[rolled : rolled + ask.dice]
            if len(faces) < ask.dice:
                raise NotOffered(f"the script has {faces} left for {ask.dice}d{ask.sides} ({ask.prompt.key})")
            answer, after = Rolled(tuple(sorted(faces))), state + ask.dice
        else:
            if drawn >= len(self.draws):
                raise NotOffered(f"the script has no card left for '{ask.pile}' ({ask.prompt.key})")
            answer, after = Drawn(self.draws[drawn]), state + (1 << WORD_BITS)
        game.accept(p, answer)
        return answer, after

    def replayed(self, game: Game, p: Position, ask: Roll | Draw, state: int) -> int:
        return state + (ask.dice if isinstance(ask, Roll) else 1 << WORD_BITS)


class NoChance(ChanceSource):
    """Throws nothing: for a game that is only looked at, or in which people bring every roll and draw."""

    kind = TYPED

    def start(self, seed: int, renewals: int) -> int:
        return 0

    def answer(self, game: Game, p: Position, ask: Roll | Draw, state: int) -> tuple[Answer, int]:
        raise NotOffered(
            f"nothing is thrown here ({ask.prompt.key}): this game is played with dice of somebody's own"
        )

    def replayed(self, game: Game, p: Position, ask: Roll | Draw, state: int) -> int:
        return state
