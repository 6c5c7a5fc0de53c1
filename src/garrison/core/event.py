"""What happened: events that a game declares once and its rules tell in whole numbers.

    EVENTS = Events()
    LAMP = among(LAMPS)
    LAMP_LIT: Final[i64] = EVENTS.declare("lamp-lit", "2.1", keeper=KEEPER, lamp=LAMP)

A rule says `p.tell(LAMP_LIT, keeper, lamp)`. The key is that of its message; a paragraph of its own makes an event of
its own, though the key be the same. What each number is called is looked up when the event is spoken.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final, Union

from garrison.core import dice
from garrison.core.position import Told

EVERYBODY: Final = -1
EventFact = Union[str, int, tuple[str, ...], tuple[int, ...]]
# From the number that was told to what is said of it. The position has gone on meanwhile: only what never changes in
# a game, such as its components, may be read from it.
FactKind = Callable[[Any, int], EventFact]
MOST_FACTS: Final = 6


@dataclass(frozen=True, slots=True)
class Event:
    """What happened: the key of its message, the paragraph behind it, its facts by name.

    `audience` is a bit set of the seats that may hear of it, EVERYBODY by default.
    """

    key: str
    rule: str
    facts: dict[str, EventFact]
    audience: int = EVERYBODY

    def text(self, fact: str) -> str:
        """A fact that is the name of something."""
        return str(self.facts[fact])

    def number(self, fact: str) -> int:
        """A fact that is a number."""
        value = self.facts[fact]
        assert isinstance(value, int)
        return value

    def row(self, fact: str) -> tuple[str, ...] | tuple[int, ...]:
        """A fact that is several names or numbers."""
        value = self.facts[fact]
        assert isinstance(value, tuple)
        return value


@dataclass(frozen=True, slots=True)
class Declared:
    """An event that may happen, with the kind of each fact in the order in which they are told."""

    key: str
    rule: str
    kinds: dict[str, FactKind]
    audience: int | str

    def event(self, p: object, numbers: Sequence[int]) -> Event:
        """What was told, in full."""
        told = dict(zip(self.kinds, numbers, strict=False))
        facts = {name: kind(p, told[name]) for name, kind in self.kinds.items()}
        audience = 1 << told[self.audience] if isinstance(self.audience, str) else self.audience
        return Event(self.key, self.rule, facts, audience)


class Events:
    """All events of a game; each is known by its number."""

    def __init__(self) -> None:
        self._declared: list[Declared] = []

    def declare(self, key: str, rule: str, /, *, audience: int | str = EVERYBODY, **kinds: FactKind) -> int:
        """One more event; its number. `audience` is a bit set of seats, or the fact that holds the one seat."""
        if len(kinds) > MOST_FACTS:
            raise ValueError(f"event '{key}' has {len(kinds)} facts; {MOST_FACTS} can be told")
        self._declared.append(Declared(key, rule, kinds, audience))
        return len(self._declared) - 1

    def __getitem__(self, number: int) -> Declared:
        return self._declared[number]

    def __iter__(self) -> Iterator[Declared]:
        return iter(self._declared)

    def resolve(self, p: object, told: Told) -> Event:
        """What a rule told, in full."""
        return self[told.kind].event(p, (told.a, told.b, told.c, told.d, told.e, told.f))

    def things(self, components: object) -> dict[str, tuple[str, ...]]:
        """What each fact may be by message and fact (`lamp-lit.keeper`), where it is a place in a list of names."""
        found: dict[str, list[Sequence[str] | None]] = {}
        for event in self:
            for fact, kind in event.kinds.items():
                names = kind.names(components) if isinstance(kind, ListedName) else None
                found.setdefault(f"{event.key}.{fact}", []).append(names)
        listed = {fact: [names for names in lists if names is not None] for fact, lists in found.items()}
        return {
            fact: tuple(dict.fromkeys(name for names in listed[fact] for name in names if name))
            for fact, lists in found.items()
            if listed[fact] and len(listed[fact]) == len(lists)
        }

    def facts(self) -> dict[str, frozenset[str]]:
        """The facts that words can use: those which all events of a key have."""
        found: dict[str, frozenset[str]] = {}
        for event in self:
            found[event.key] = found.get(event.key, frozenset(event.kinds)) & event.kinds.keys()
        return found


class ListedName:
    """A kind of fact that is a place in a list of names: the same in every box, or a column of the components."""

    def __init__(self, names: Sequence[str] = (), column: str = "") -> None:
        self._names, self._column = names, column

    def __call__(self, p: Any, number: int) -> EventFact:
        names: Sequence[str] = getattr(p.packed, self._column) if self._column else self._names
        return names[number]

    def names(self, components: object) -> Sequence[str]:
        """The names that a number may mean."""
        if not self._column:
            return self._names
        names: Sequence[str] = getattr(components, self._column)
        return names


def among(names: Sequence[str]) -> FactKind:
    """A place in a list of names."""
    return ListedName(names)


def packed(column: str) -> FactKind:
    """A place in a list of names that the packed components hold."""
    return ListedName(column=column)


def COUNT(_p: object, number: int) -> EventFact:  # noqa: N802 (a constant like the other kinds)
    """A number that is said as it is; yes or no is 1 or 0."""
    return int(number)


def FACES(_p: object, throw: int) -> EventFact:  # noqa: N802
    """The faces of packed dice with six sides, lowest first."""
    return tuple(dice.unpack(throw, 6))
