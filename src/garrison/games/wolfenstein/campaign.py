"""The campaign: the missions in order, what came of each, and the fewest rounds it took. [I.3, C.1b]"""

from __future__ import annotations

from dataclasses import dataclass, field

from garrison.core.errors import unknown


@dataclass(frozen=True, slots=True)
class MissionRecord:
    """What came of one mission: how often it was tried and won, and the fewest rounds of a victory (0 for none)."""

    tries: int = 0
    wins: int = 0
    best_round: int = 0


@dataclass(frozen=True, slots=True)
class Campaign:
    """Progress through the missions. Nothing else is carried from one to the next. [C.1b]"""

    missions: tuple[str, ...]
    records: dict[str, MissionRecord] = field(default_factory=dict)

    def record(self, mission: str) -> MissionRecord:
        """What came of a mission so far."""
        if mission not in self.missions:
            raise unknown("mission", mission, list(self.missions))
        return self.records.get(mission, MissionRecord())

    def next_mission(self) -> str:
        """The first mission not yet won; "" when the campaign is won. [I.2, I.3]"""
        return next((name for name in self.missions if not self.record(name).wins), "")

    def is_open(self, mission: str) -> bool:
        """Whether a mission may be played now: the next one, or one that is won already. [I.3]"""
        return self.record(mission).wins > 0 or mission == self.next_mission()

    def played(self, mission: str, won: bool, rounds: int) -> Campaign:
        """The campaign after a game; a lost mission may be tried again. [I.3]"""
        old = self.record(mission)
        best = min(old.best_round or rounds, rounds) if won else old.best_round
        new = MissionRecord(old.tries + 1, old.wins + int(won), best)
        return Campaign(self.missions, {**self.records, mission: new})
