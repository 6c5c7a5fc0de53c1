"""Fair dice: nobody can foresee them, and everybody can check them afterwards. docs/fair-dice.md is the specification.

Each roll and draw follows from a secret key, the players' own words and the answers given so far. The key is
committed to before the game and published when it is over.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable, Iterator
from typing import Protocol

from garrison.core.ask import Answer, Draw, Drawn, Roll, Rolled
from garrison.core.game import Game
from garrison.core.journal import (
    AnswerEntry,
    Commit,
    DrawEntry,
    Journal,
    Key,
    Node,
    OwnTurnEntry,
    PickEntry,
    Words,
)
from garrison.core.position import Position
from garrison.table.chance import Bags, ChanceSource

KEY_BYTES = 32
ROOT = b"garrison fair dice 1"  # rises if the derivation ever changes
WORD = 4  # bytes of one number of the stream
LIMIT = 1 << 8 * WORD


class DiceKeys(Protocol):
    """Keeps the keys of dice where no player looks."""

    def find(self, commitment: str) -> bytes | None:
        """The key of that commitment, if it is here."""

    def add(self, commitment: str, key: bytes) -> None:
        """Keep a new key; it is safe when this returns."""


class KeysInMemory:
    """Keys that somebody else keeps; `new` are those he does not have yet."""

    def __init__(self, keys: dict[str, bytes] | None = None) -> None:
        self._keys = dict(keys or {})
        self.new: dict[str, bytes] = {}

    def find(self, commitment: str) -> bytes | None:
        return self._keys.get(commitment)

    def add(self, commitment: str, key: bytes) -> None:
        self._keys[commitment] = self.new[commitment] = key

    def taken(self) -> list[tuple[str, bytes]]:
        """The new keys, for whoever keeps them from now on."""
        new, self.new = list(self.new.items()), {}
        return new


class FairChance(ChanceSource):
    """Dice from a secret key. The state is the place in the tree: a digest of the way from the root."""

    kind = "fair"
    repeats = True

    def __init__(self, keys: DiceKeys) -> None:
        self._keys = keys
        self._key = b""
        self._words = b""

    def commit(self) -> str:
        """Make a new key; returns its commitment."""
        key = new_key()
        commitment = commitment_of(key)
        self._keys.add(commitment, key)
        return commitment

    def start(self, seed: int, renewals: int) -> int:
        return int.from_bytes(hashlib.sha256(ROOT).digest())

    def renewed(self, state: int, seed: int, node: Node) -> int:
        return further(state, "fresh", node.times)

    def passed(self, state: int, entry: AnswerEntry) -> int:
        return further(state, *fields_of(entry))

    def replayed(self, game: Game, p: Position, ask: Roll | Draw, state: int) -> int:
        return state

    def prepare(self, journal: Journal) -> Commit | None:
        """A key that is elsewhere or published already is of no use: new dice come from a new one."""
        self._words = words_digest(journal.words)
        commitment = journal.cursor.commitment
        held = None if commitment is None or commitment in journal.keys else self._keys.find(commitment)
        if held is not None:
            self._key = held
            return None
        fresh = self.commit()
        self._key = self._keys.find(fresh) or b""
        return Commit(fresh)

    def answer(self, game: Game, p: Position, ask: Roll | Draw, state: int) -> tuple[Answer, int]:
        return derived(self._key, self._words, state, ask), state

    def disclosure(self, journal: Journal, bags: Bags) -> Key | None:
        commitment = journal.cursor.commitment
        if commitment is None or commitment in journal.keys:
            return None
        key = self._keys.find(commitment)
        if key is None:
            return None
        return Key(key.hex(), {str(node): dict(in_order(bag)) for node, bag in bags.items()})


def new_key() -> bytes:
    """A key that nobody knows."""
    return secrets.token_bytes(KEY_BYTES)


def commitment_of(key: bytes) -> str:
    """What is shown of a key before the game."""
    return hashlib.sha256(key).hexdigest()


def words_digest(said: Iterable[Words]) -> bytes:
    """The players' own words in the order they were added."""
    text = "".join(f"{words.seat}\n{words.words}\n" for words in said)
    return hashlib.sha256(text.encode()).digest()


def fields_of(entry: AnswerEntry) -> tuple[object, ...]:
    """What an answer adds to the place in the tree."""
    if isinstance(entry, PickEntry):
        return "pick", entry.seat, entry.pick
    if isinstance(entry, DrawEntry):
        return "draw", entry.draw, entry.got
    if isinstance(entry, OwnTurnEntry):
        return "turn", entry.seat, entry.turn
    return "roll", entry.roll, *sorted(entry.got)


def further(place: int, *fields: object) -> int:
    """The place one step on."""
    text = "\n".join(str(field) for field in fields)
    return int.from_bytes(hashlib.sha256(place.to_bytes(KEY_BYTES) + text.encode()).digest())


def derived(key: bytes, words: bytes, place: int, ask: Roll | Draw) -> Answer:
    """What chance answers there."""
    numbers = _numbers(key, words + place.to_bytes(KEY_BYTES))
    if isinstance(ask, Roll):
        return Rolled(tuple(sorted(_below(ask.sides, numbers) + 1 for _ in range(ask.dice))))
    return Drawn(_drawn(_below(sum(ask.outcomes.values()), numbers), ask.outcomes))


def in_order(bag: dict[str, int]) -> list[tuple[str, int]]:
    """What is in a bag, by name: no order that a program happens to have."""
    return sorted(((name, int(weight)) for name, weight in bag.items()), key=lambda one: one[0].encode())


def _drawn(at: int, bag: dict[str, int]) -> str:
    for name, weight in in_order(bag):
        if at < weight:
            return name
        at -= weight
    raise AssertionError("a number below the sum of the weights falls into one of them")


def _numbers(key: bytes, message: bytes) -> Iterator[int]:
    """Whole numbers of 32 bits without end."""
    block = 0
    while True:
        digest = hmac.digest(key, message + block.to_bytes(WORD), "sha256")
        yield from (int.from_bytes(digest[at : at + WORD]) for at in range(0, len(digest), WORD))
        block += 1


def _below(n: int, numbers: Iterator[int]) -> int:
    """A number from 0 to n - 1, each as likely: those of an incomplete last round are thrown away."""
    usable = LIMIT - LIMIT % n
    return next(number for number in numbers if number < usable) % n
