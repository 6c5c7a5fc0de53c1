"""The components of 7 Days of Westerplatte: data with sources, typed records, an owner's corrections."""

from __future__ import annotations

from garrison.games.westerplatte.components.loader import BOX
from garrison.games.westerplatte.components.records import Components

__all__ = ["BOX", "Components"]
