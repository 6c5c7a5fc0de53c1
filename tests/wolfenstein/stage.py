"""A position of Wolfenstein being played in a test; `scenes` makes them."""

from __future__ import annotations

from garrison.core.event import EventFact
from garrison.core.position import ROLL
from garrison.core.view import Piece
from garrison.games.wolfenstein.game import wolf
from garrison.games.wolfenstein.position import WolfPosition
from garrison.testing.fixtures import Play

SIDES = {"hp": 1, "armour": 4, "reload": 8, "blank": 10}  # a side of the die with each symbol


class Stage(Play):
    """A scene being played: what it asks and offers as in `Play`, and what lies on the table by name."""

    @property
    def p(self) -> WolfPosition:
        """The position as the rules know it."""
        return wolf(self.position)

    def reach(self, verb: str = "move") -> set[str]:
        """The spaces on offer for a move, a slip through a passage, an aim."""
        return {name.split()[1] for name in self.offers(f"{verb} ")}

    def blocked(self, option: str) -> tuple[str, str]:
        """Why an option is not on offer: key and paragraph; two empty texts if it is."""
        reason = self.why(option)
        assert (reason is None) == (option in self.offered())
        return (reason.key, reason.rule) if reason else ("", "")

    def throw(self, *faces: str) -> Stage:
        """Answer the pending roll with these symbols."""
        return self.roll(*(SIDES[face] for face in faces))

    def shoot(self, hero: str, target: str, ability: str = "none") -> Stage:
        """A hero attacks with the first of his weapons, and with one of its abilities."""
        self.pick(f"attack {self.cards(f'{hero}-weapons')[0]} {target}")
        return self.pick(f"ability {ability}") if self.asked == "ability" else self

    def miss(self) -> Stage:
        """The pending roll, and every re-roll, is all blanks."""
        while self.p.pending() == ROLL or self.asked == "reroll":
            if self.asked == "reroll":
                self.pick("stand")
            else:
                self.throw(*["blank"] * int(self.p.dice()))
        return self

    def facts(self, kind: int) -> list[dict[str, EventFact]]:
        """The facts of all events of one kind since the last pick."""
        return [event.facts for event in self.told(kind)]

    def history(self, kind: int) -> list[dict[str, EventFact]]:
        """The facts of all events of one kind since the scene began."""
        said = self.game.events[kind]
        return [event.facts for event in self.log if (event.key, event.rule) == (said.key, said.rule)]

    @property
    def dice(self) -> int:
        """How many dice the pending roll wants."""
        return int(self.p.dice())

    # What lies on the table.

    def piece(self, name: str) -> Piece:
        """A figure or token by its name."""
        return next(piece for piece in self.table.pieces if piece.id == name)

    def gone(self, name: str) -> bool:
        """Whether a figure, token or noise is no longer on the map."""
        return all(piece.id != name or piece.at.startswith("box:") for piece in self.table.pieces)

    def at(self, name: str) -> str:
        """The space of a figure or token, or the box it is in."""
        return self.piece(name).at.removeprefix("space:")

    def value(self, name: str, what: str) -> int:
        """A number on a figure: `hp`, `armour`, `ward`, `glory`, `life`, `light`, `heavy`, `special`."""
        return self.piece(name).values[what]

    def has(self, name: str, mark: str) -> bool:
        """Whether a figure is marked: `bleeding`, `fatigue`, `acted`, `stunned`, `sabotaged`, `bot`."""
        return mark in self.piece(name).marks

    def cards(self, pile: str) -> tuple[str, ...]:
        """Cards that lie open: `bj-equipment`, `bj-worn`, `bj-weapons`, `bj-jammed`, `bj-mounted`."""
        return self.table.cards[pile]

    def gauge(self, name: str) -> int:
        """A number on the table: `ap`, `attacks`, `danger`, `round`, `events`, `goals-met`."""
        return self.table.gauges[name]

    @property
    def ap(self) -> int:
        """AP of whoever is active."""
        return self.gauge("ap")

    @property
    def noise(self) -> set[str]:
        """The tiles with a noise token."""
        ids = self.p.board.tile_ids
        return {
            ids[int(piece.id.partition("_")[2]) - 1] for piece in self.table.pieces if piece.kind == "noise"
        }

    @property
    def ending(self) -> str:
        """How the mission ended, or `running`."""
        return str(self.table.facts["ending"])
