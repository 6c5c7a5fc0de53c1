"""How much the server takes on."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

SLICE = 0.015  # seconds of machine play before others get a turn


@dataclass(frozen=True, slots=True)
class Limit:
    """So many a second and at once: for one client address, and in all."""

    rate: float
    burst: int
    rate_in_all: float
    burst_in_all: int


@dataclass(frozen=True, slots=True)
class Settings:
    """Limits that keep one client from being a burden to all."""

    rate: float = 60.0  # messages a second and socket
    burst: int = 120
    patience: int = 500  # refusals for being too fast before the socket is closed
    clients: int = 64  # sockets at one table
    waiting: int = 256  # messages not yet taken by a slow client
    archive_days: float = 0.0  # after which a table that nobody played at is archived; 0: never
    idle_tables: int = 64  # kept open though nobody is there
    new_tables: Limit = Limit(0.5, 60, 5.0, 200)  # from forms, saves, files, branches
    save_bytes: int = 1024 * 1024
    campaigns: Path | None = None  # the folder where they are kept; none are without
    hints: bool = True  # whether anybody is advised
    hint_playouts: int = 20_000  # for one hint, unless all is clear before or the time is up
    hint_seconds: float = 6.0  # of thought for one hint, at most
    hints_at_once: int = 4
    hints_at_once_each: int = 2  # for one address
    hint_limit: Limit = Limit(0.2, 20, 2.0, 100)
    weigh_playouts: int = 600  # to compare one option with the best
    weigh_seconds: float = 2.0
    weigh_limit: Limit = Limit(2.0, 60, 10.0, 300)
    ai_processes: int = 2  # that think for hints and machines
    analysis_looks: tuple[int, ...] = (4, 16, 64)  # futures of every position, one look after the other
    analysis_seconds: float = 30.0  # no further look that would last longer
    analysis_rough_seconds: float = 4.0  # for a first picture
    winnable_rounds: int = 8  # games of a strong player from each of one's turns
    winnable_seconds: float = 60.0  # no further round after these
    analyses_at_once: int = 2
    analyses_waiting: int = 16
    analysis_limit: Limit = Limit(0.05, 10, 0.5, 50)
    large_questions: Limit = Limit(4.0, 30, 40.0, 200)  # for the whole tree, or the course of a game
    danger_limit: Limit = Limit(10.0, 60, 100.0, 400)
    edit_limit: Limit = Limit(8.0, 60, 40.0, 200)  # taps on positions that are being set up
    connections: int = 1000  # open at once
    connections_each: int = 100  # from one address
    header_seconds: float = 10.0  # until a request has come whole
    join_seconds: float = 15.0  # until a socket has joined its table
