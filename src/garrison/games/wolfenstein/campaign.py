"""The campaign: the missions in order, what came of each, and the fewest rounds it took. [I.3, C.1b]"""

from __future__ import annotations

from dataclasses import dataclass, field

from garrison.core.errors import unknown


@dataclass(frozen=True, slots=True)
class Record:
    """What came of one mission: how often it was tried and won, and the fewest rounds of a victory (0 for none)."""

    tries: int = 0
    wins: int = 0
    best_round: int = 0


@dataclass(frozen=True, slots=True)
class Campaign:
    """Progress through the missions. Nothing else is carried from one to the next. [C.1b]"""

    missions: tuple[str, ...]
    records: dict[str, Record] = field(default_factory=dict)

    def record(self, mission: str) -> Record:
        """What came of a mission so far."""
        if mission not in self.missions:
            raise unknown("mission", mission, list(self.missions))
        return self.records.get(mission, Record())

    def next_mission(self) -> str:
        """The first mission not yet won; "" when the campaign is won. [I.3]"""
        return next((name for name in self.missions if not self.record(name).wins), "")

    def is_won(self) -> bool:
        """Whether every mission has been won. [I.2]"""
        return not self.next_mission()

    def played(self, mission: str, won: bool, rounds: int) -> Campaign:
        """The campaign after a game; a lost mission may be tried again. [I.3]"""
        old = self.record(mission)
        best = min(old.best_round or rounds, rounds) if won else old.best_round
        new = Record(old.tries + 1, old.wins + int(won), best)
        return Campaign(self.missions, {**self.records, mission: new})

    def dump(self) -> dict[str, list[int]]:
        """As plain data, for whoever keeps it."""
        return {name: [r.tries, r.wins, r.best_round] for name, r in sorted(self.records.items())}

    @staticmethod
    def load(missions: tuple[str, ...], data: dict[str, list[int]]) -> Campaign:
        """The campaign of a dump."""
        return Campaign(missions, {name: Record(*row) for name, row in data.items() if name in missions})
