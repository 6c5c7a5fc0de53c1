"""What a player can do: verbs, whose options are numbered and named by what they are about, and why one is barred.

A game subclasses `Verb` for each thing a player can do: which parts are allowed and, in the same lines, why the others
are not; what it does. The options of a verb are all combinations of its axes, the last one running fastest.

    MOVE = Move("move", DEFENDER, SQUARE)          # "move lee g1", along piece:lee, action:move, space:g1
    VERBS = [PLACE, ATTACK, SHIFT, MOVE]
    KIND = numbered(VERBS)                         # VERBS[KIND[option]] is the verb of an option
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64, mypyc_attr

from garrison.core.option import Axis, Named, OptionTable, combined
from garrison.core.packed import vec

# The sorts of things to do: all games tell them apart by the same colours and shapes.
ATTACKS: Final = "attack"
MOVES: Final = "move"
ACTS: Final = "act"
RECOVERS: Final = "recover"
SPECIAL: Final = "special"
SORTS: Final = (ATTACKS, MOVES, ACTS, RECOVERS, SPECIAL)

ONE: Final[i64] = 1  # the set of parts of a verb that has none: allowed


class Why:
    """What bars an option. Rules take things away from a set and say why; offers and reasons come from the same lines.

    In play nobody asks: `asked` is empty. To ask about one option, `asked` is the set of that part alone and the first
    reason that bars it stays.
    """

    __slots__ = ("asked", "number", "reason")

    def __init__(self) -> None:
        self.asked: i64 = 0
        self.number: i64 = -1  # the same for parts that are numbers, such as how many tokens to spend
        self.reason: i64 = 0

    def ask(self, part: i64) -> None:
        """Why is this part not allowed?"""
        one: i64 = 1
        self.asked = one << part
        self.number = part
        self.reason = 0

    def name(self, barred: i64, reason: i64) -> None:
        """These are barred, though they are taken away elsewhere."""
        if self.asked & barred != 0 and self.reason == 0:
            self.reason = reason

    def only(self, left: i64, allowed: i64, reason: i64) -> i64:
        """Of what is left only what is allowed."""
        if self.asked & ~allowed != 0 and self.reason == 0:
            self.reason = reason
        return left & allowed

    def less(self, left: i64, barred: i64, reason: i64) -> i64:
        """What is left without what is barred."""
        if self.asked & barred != 0 and self.reason == 0:
            self.reason = reason
        return left & ~barred

    def most(self, left: i64, limit: i64, reason: i64) -> i64:
        """Of the numbers up to what is left only those up to the limit."""
        if self.number > limit and self.reason == 0:
            self.reason = reason
        return left if left < limit else limit

    def no(self, reason: i64) -> i64:
        """Nothing is left."""
        if self.reason == 0:
            self.reason = reason
        return 0


IDLE: Final = Why()  # for play, where nobody asks


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb:
    """Something a player can do. `first` is the number of its first option, `size` how many each actor has."""

    sort: str = ACTS

    def __init__(self, word: str, *axes: Axis, sort: str = "") -> None:
        if sort:
            self.sort = sort
        self.word: str = word
        self.axes: tuple[Axis, ...] = axes
        self.first: i64 = 0
        self.size: i64 = 1
        self.count: i64 = 1
        for axis in axes:
            self.count *= axis.size
        for axis in axes[1:]:
            self.size *= axis.size

    def has(self, option: i64) -> bool:
        """Whether the option is one of this verb."""
        return self.first <= option < self.first + self.count

    def actor(self, option: i64) -> i64:
        """The first thing that an option of this verb is about."""
        return (option - self.first) // self.size

    def part(self, option: i64) -> i64:
        """The rest of what an option of this verb is about."""
        return (option - self.first) % self.size

    def named(self, packed: object) -> list[Named]:
        """The name and the path of each of its options, in order."""
        return list(combined(self.word, self.axes, packed))


def numbered(verbs: Sequence[Verb]) -> vec[i64]:
    """Number the options of all verbs, one verb after the other; for each option the place of its verb."""
    kinds: list[i64] = []
    for place, verb in enumerate(verbs):
        verb.first = len(kinds)
        kinds += [place] * int(verb.count)
    return vec[i64](kinds)


def options_of(verbs: Sequence[Verb], packed: object) -> OptionTable:
    """The table of all options, as the verbs are numbered."""
    return OptionTable.of_blocks([(verb.first, verb.named(packed)) for verb in verbs])
