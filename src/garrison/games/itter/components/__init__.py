"""The components of Castle Itter: data with sources, typed records, an owner's corrections."""

from __future__ import annotations

from garrison.games.itter.components.loader import BOX
from garrison.games.itter.components.records import Components

__all__ = ["BOX", "Components"]
