"""The components of Wolfenstein: data with sources, typed records, an owner's corrections."""

from __future__ import annotations

from garrison.games.wolfenstein.components.loader import data_hash, listing, load, read_corrections, rulings
from garrison.games.wolfenstein.components.records import Components

__all__ = ["Components", "data_hash", "listing", "load", "read_corrections", "rulings"]
