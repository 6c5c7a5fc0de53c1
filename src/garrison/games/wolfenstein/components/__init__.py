"""The components of Wolfenstein: data with sources, typed records, an owner's corrections."""

from __future__ import annotations

from garrison.games.wolfenstein.components.loader import BOX
from garrison.games.wolfenstein.components.records import Components

__all__ = ["BOX", "Components"]
