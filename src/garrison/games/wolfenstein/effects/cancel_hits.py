"""Hits that go for nothing."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.components.fault import Fault
from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import Columns, EffectRecord
from garrison.games.wolfenstein.components.typed import FACES, Face, One


class CancelHits(EffectRecord, frozen=True, kw_only=True):
    """Up to `count` hits of an attack on this figure go for nothing if a die shows one of `faces`.

    In a mode with the easier boss, one of `easy_faces`.
    """

    count: One
    faces: tuple[Face, ...]
    easy_faces: tuple[Face, ...]

    def modifiers(self) -> Columns:
        faces = sum(1 << FACES.index(face) for face in set(self.faces))
        easy = sum(1 << FACES.index(face) for face in set(self.easy_faces))
        return [(col.CANCEL, self.count), (col.CANCEL_FACES, faces), (col.CANCEL_EASY, easy)]

    def faults(self, field: str) -> Iterator[Fault]:
        if not set(self.easy_faces) <= set(self.faces):
            yield Fault((field,), "the faces of the easier talent must be among the others")
