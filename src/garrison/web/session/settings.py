"""How much the server takes on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

SLICE = 0.015  # seconds of machine play before others get a turn


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits that keep one client from being a burden to all."""

    rate: float = 60.0  # messages a second and socket
    burst: int = 120
    patience: int = 500  # refusals for being too fast before the socket is closed
    clients: int = 64  # sockets at one table
    waiting: int = 256  # messages not yet taken by a slow client
    idle_tables: int = 64  # kept open though nobody is there
    new_tables: float = 5.0  # a second
    new_tables_burst: int = 200
    save_bytes: int = 1024 * 1024
    campaigns: Path | None = None  # the folder where they are kept; none are without
    hints: bool = True  # whether anybody is advised
    hint_seconds: float = 3.0  # of thought for one hint
    hints_at_once: int = 4
    ai_processes: int = 2  # that think for hints and machines
    analysis_looks: tuple[int, ...] = (4, 16, 64)  # futures of every position, one look after the other
    analysis_seconds: float = 30.0  # no further look that would last longer
    analyses_at_once: int = 2
    analyses_waiting: int = 16
