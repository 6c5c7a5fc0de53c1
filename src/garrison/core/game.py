"""The Game: nine verbs over a position, and About, what a game declares of itself.

`setup`, `ask`, `apply`, `view`, `copy`, `dump`, `load`, `check`, `why`. What is offered, random, pending or
over is told by `ask` alone; `apply` alone changes anything and trusts its caller (the table does not).
"""

from __future__ import annotations

import hashlib
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TypeVar

from garrison.core import bits, dice
from garrison.core.ask import (
    Answer,
    Ask,
    Choice,
    Draw,
    Drawn,
    Facts,
    Outcome,
    Over,
    OwnTurn,
    Pick,
    Reason,
    Roll,
    Rolled,
)
from garrison.core.errors import NotOffered, Unknown, unknown
from garrison.core.event import Event, Events
from garrison.core.option import Option, OptionTable
from garrison.core.plain_state import dump_fields
from garrison.core.playout import Policy
from garrison.core.position import CHOICE, DRAW, ROLL, Offers, Position, Told
from garrison.core.reasons import Reasons
from garrison.core.view import View

P = TypeVar("P", bound=Position)


@dataclass(frozen=True, slots=True)
class Ruling:
    """A point on which the book is silent: how many choices there are, of which 0 is what we recommend.

    `formerly` is the choice that was played before this one was recommended, or before there was a choice: the reading
    of every save and dump that does not name the ruling. `turned` is the rules number with which the first two choices
    changed places, 0 if they never did: older saves, and dumps for good, mean the other one.
    """

    id: str
    choices: int
    source: str
    confidence: str
    formerly: int = 0
    turned: int = 0

    @property
    def is_open(self) -> bool:
        """Whether there is something to choose; if not, the ruling only says how we read the book."""
        return self.choices > 1

    def meant(self, choice: int, rules: int) -> int:
        """The choice that a number of a save with those rules stands for."""
        return 1 - choice if rules < self.turned and choice < 2 else choice


@dataclass(frozen=True, slots=True)
class Scenario:
    """A way to set the game up, with the seats it wants, by player count."""

    id: str
    seats: dict[int, tuple[str, ...]]  # number of players → name of each seat
    rivals: bool = False  # what one seat wins the other loses; otherwise all win or lose together


@dataclass(frozen=True, slots=True)
class Tunable:
    """A number of the components that makes the game harder or easier.

    Each setting has a label and the corrections that bring it about; the printed value is not among them.
    """

    id: str
    settings: tuple[tuple[str, dict[str, object]], ...]


@dataclass(frozen=True, slots=True)
class About:
    """What a game declares of itself. `rules` rises when behaviour changes, not when code is tidied."""

    id: str
    rules: int
    scenarios: tuple[Scenario, ...]
    editions: tuple[str, ...] = ()
    difficulties: tuple[str, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    extras: tuple[str, ...] = ()  # further settings of this game alone, such as who decides for all
    gauge: str = ""  # of its views: the one that tells best how a game goes, for plots of its course

    def scenario(self, name: str) -> Scenario:
        """The scenario of that name."""
        for scenario in self.scenarios:
            if scenario.id == name:
                return scenario
        raise unknown("scenario", name, [s.id for s in self.scenarios])

    def ruling(self, name: str) -> Ruling:
        """The ruling of that name."""
        for ruling in self.rulings:
            if ruling.id == name:
                return ruling
        raise unknown("ruling", name, [r.id for r in self.rulings])


@dataclass(frozen=True, slots=True)
class Setup:
    """Everything chosen before the first ask. Rulings map an id to the number of the choice, 0 by default.

    `extra` holds what only one game has, such as the heroes of a mission. `position` is the text of a position that the
    game begins with, in place of the printed set-up.
    """

    scenario: str
    players: int = 1
    edition: str = ""
    difficulty: str = ""
    rulings: dict[str, int] = field(default_factory=dict)
    extra: Facts = field(default_factory=dict)
    position: str = ""


class Game(ABC):
    """One game with one set of component data. Strangers' games subclass this like ours."""

    about: About
    options: OptionTable
    events: Events
    reasons: Reasons
    components_hash: str = ""  # of the printed values, where a game has any
    corrections: dict[str, object] = {}  # of them by an owner

    @abstractmethod
    def setup(self, setup: Setup) -> Position:
        """The printed set-up, or the position that it names; draws nothing. `setup` has been through `settle`."""

    def draw_names(self, p: Position) -> tuple[str, tuple[str, ...]]:
        """The pile of the pending draw and the name of each of its outcomes, in a game that draws."""
        raise NotImplementedError(f"{self.about.id} draws, but has no draw_names()")

    @abstractmethod
    def outcome(self, p: Position) -> Outcome:
        """How the game ended."""

    def explain(self, p: Position, option: Option, reason: int) -> Reason:
        """A packed reason as a paragraph and its facts."""
        return self.reasons.explain(p, option, reason)

    @abstractmethod
    def view(self, p: Position, seat: int) -> View:
        """What that seat sees; seat -1 watches and sees what everybody sees."""

    def dump(self, p: Position) -> str:
        """Exact, canonical JSON of a position; by default of its fields, if they are numbers and lists of them."""
        return dump_fields(p)

    @abstractmethod
    def load(self, text: str) -> Position:
        """The position of a dump."""

    @abstractmethod
    def check(self, p: Position) -> list[str]:
        """Every broken invariant: nothing lost from the box, nothing in two places."""

    @abstractmethod
    def heuristic(self) -> Policy:
        """A sensible machine player."""

    def rollout_policy(self) -> Policy:
        """Who plays the rollouts of hints and machine seats, if there is a better one; as fast as the heuristic one."""
        return self.heuristic()

    def tunables(self) -> tuple[Tunable, ...]:
        """What may be turned to make the game harder or easier, beside scenario, difficulty and rulings."""
        return ()

    def copy(self, p: Position) -> Position:
        """An independent twin, for search."""
        return p.copy()

    def settle(self, setup: Setup) -> Setup:
        """The set-up with defaults filled in, or an error that says what would be valid."""
        about = self.about
        scenario = about.scenario(setup.scenario or about.scenarios[0].id)
        if setup.players not in scenario.seats:
            valid = ", ".join(str(n) for n in scenario.seats)
            raise Unknown(f"{about.id} {scenario.id} is not for {setup.players} player(s); valid: {valid}")
        edition = setup.edition or (about.editions[0] if about.editions else "")
        if edition and edition not in about.editions:
            raise unknown("edition", edition, list(about.editions))
        difficulty = setup.difficulty
        if difficulty and difficulty not in about.difficulties:
            raise unknown("difficulty", difficulty, list(about.difficulties))
        for name in setup.extra:
            if name not in about.extras:
                raise unknown("setting", name, list(about.extras) or ["none for this game"])
        for name, choice in setup.rulings.items():
            choices = about.ruling(name).choices
            if not 0 <= choice < choices:
                valid = ", ".join(map(str, range(choices)))
                raise Unknown(f"ruling '{name}' has no choice {choice}; valid: {valid}")
        return replace(
            setup,
            scenario=scenario.id,
            edition=edition,
            difficulty=difficulty,
            rulings=dict(setup.rulings),
            extra=dict(setup.extra),
        )

    def formerly(self, setup: Setup, rules: int = 0) -> Setup:
        """A set-up of the past, of a save with those rules or of a dump, with what it meant then."""
        read = {ruling.id: ruling.formerly for ruling in self.about.rulings}
        for name, choice in setup.rulings.items():
            read[name] = self.about.ruling(name).meant(choice, rules)
        return replace(setup, rulings={name: choice for name, choice in read.items() if choice})

    def ask(self, p: Position, buffer: Offers | None = None) -> Ask:
        """What the position wants to know: a Choice, a Roll, a Draw, or Over.

        Who asks often brings a `buffer` of his own: the game has none, so that it holds nothing that changes.
        """
        kind = p.pending()
        out = buffer or Offers()
        if kind == CHOICE:
            p.legal(out)
            offered = tuple(self.options[out.a[n]] for n in range(out.n))
            return Choice(tuple(bits.members(p.seats())), p.prompt(), offered)
        if kind == ROLL:
            return Roll(p.dice(), p.sides(), p.prompt())
        if kind == DRAW:
            pile, names = self.draw_names(p)
            p.weights(out)
            weights = {names[n]: out.a[n] for n in range(out.n) if out.a[n]}
            return Draw(pile, weights, tuple(bits.members(p.seats())), p.prompt())
        return Over(self.outcome(p), p.prompt())

    def encode(self, p: Position, answer: Answer) -> int:
        """An answer as the fast tier wants it."""
        if isinstance(answer, Pick):
            return answer.option.index
        if isinstance(answer, Rolled):
            return dice.pack(list(answer.faces), p.sides())
        if isinstance(answer, Drawn):
            return self.draw_names(p)[1].index(answer.got)
        raise NotOffered("a whole turn is no single answer")

    def decode(self, p: Position, code: int) -> Answer:
        """The typed form of a fast answer to what is pending."""
        kind = p.pending()
        if kind == CHOICE:
            return Pick(bits.members(p.seats())[0], self.options[code])
        if kind == ROLL:
            return Rolled(tuple(dice.unpack(code, p.sides())))
        return Drawn(self.draw_names(p)[1][code])

    def accept(self, p: Position, answer: Answer) -> None:
        """Refuse, with the reason, an answer the position does not ask for."""
        kind = p.pending()
        if kind == CHOICE and isinstance(answer, Pick):
            seats = bits.members(p.seats())
            if answer.seat not in seats:
                raise NotOffered(f"seat {answer.seat} is not asked; asked: {seats}")
            reason = self.why(p, answer.option)
            if reason is not None:
                raise NotOffered(f"'{answer.option.name}' is not on offer: {reason.key} [{reason.rule}]")
        elif kind == ROLL and isinstance(answer, Rolled):
            if len(answer.faces) != p.dice() or any(not 1 <= face <= p.sides() for face in answer.faces):
                raise NotOffered(f"the roll is {p.dice()}d{p.sides()}, not {list(answer.faces)}")
        elif kind == DRAW and isinstance(answer, Drawn):
            ask = self.ask(p)
            if isinstance(ask, Draw) and answer.got not in ask.outcomes:
                raise NotOffered(f"'{answer.got}' cannot be drawn; possible: {', '.join(ask.outcomes)}")
        elif kind == CHOICE and isinstance(answer, OwnTurn):
            self.own_turn(p.copy(), answer)
        else:
            raise NotOffered(f"the game asks a {type(self.ask(p)).__name__}, not a {type(answer).__name__}")

    def apply(self, p: Position, answer: Answer) -> list[Event]:
        """Change the position by an answer and tell what happened. Trusts its caller."""
        told: list[Told] = []
        p.listener = told
        try:
            self.advance(p, answer)
        finally:
            p.listener = None
        return [self.events.resolve(p, one) for one in told]

    def advance(self, p: Position, answer: Answer) -> None:
        """Change the position by an answer and tell nobody. Trusts its caller."""
        if isinstance(answer, OwnTurn):
            self.own_turn(p, answer)
        elif isinstance(answer, Pick):
            p.play(self.encode(p, answer))
        else:
            p.chance(self.encode(p, answer))

    def own_turn(self, p: Position, turn: OwnTurn) -> None:
        """Play the rest of a turn as it lies on a real table after it, in a game that can; refused with the reason."""
        raise NotOffered(f"{self.about.id} wants to know each move")

    def why(self, p: Position, option: Option) -> Reason | None:
        """Which paragraph keeps the option from being offered; None exactly when it is on offer."""
        reason = p.reason(option.index)
        return None if reason == 0 else self.explain(p, option, reason)

    def hash(self, p: Position) -> str:
        """Identifies a position."""
        return hashlib.blake2b(self.dump(p).encode(), digest_size=12).hexdigest()


def knows(kind: type[P], game: str) -> Callable[[Position], P]:
    """How a game sees a position as one of its own kind."""

    def own(p: Position) -> P:
        if not isinstance(p, kind):
            raise TypeError(f"not a position of {game}: {type(p).__name__}")
        return p

    return own
