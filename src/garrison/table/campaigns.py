"""Campaigns: the missions of a game in order, and what came of them, kept in the user's data folder.

What a face does that plays campaigns (`folder` is where it keeps its tables, `store.home()` for the terminal):

    stages(folder, game)        the map: every mission in order, with its state and what came of it
    enter(folder, game, setup)  the set-up of a campaign game; refuses a mission that is not open yet
    record(folder, table)       once the table is over; does nothing for other tables, and nothing twice

A table is of the campaign if its set-up has the extra `campaign`, an id of its own that is kept in the save. A table
taken back from its end and played on to another counts once, as it ended last, with its take-backs beside it.
The file is `campaigns/<game>.jsonl`: a line for each end, added whole and never written over. Where several people play
each has a key of his own, known to him alone; what is his lies in `campaigns/<person>/`, named after a hash of the key.
"""

from __future__ import annotations

import hashlib
import os
import secrets
from collections.abc import Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from pathlib import Path
from typing import Protocol, runtime_checkable

import msgspec

from garrison.core.errors import BadSave, Unknown
from garrison.core.game import Game, Setup
from garrison.core.journal import Header
from garrison.core.position import Position
from garrison.table.seats import HUMAN
from garrison.table.table import Table

FORMAT = 1
EXTRA = "campaign"  # the setting that makes a table one of the campaign
WON, OPEN, CLOSED = "won", "open", "closed"
PERSON = 24  # letters of a hash
OF = "-"  # between person and table, in the setting of a table


class MissionProgress(Protocol):
    """What came of one mission."""

    @property
    def tries(self) -> int:
        """Games played to an end."""

    @property
    def wins(self) -> int:
        """Games won."""


class Progress(Protocol):
    """How far a campaign has come, by the rules of its game."""

    @property
    def missions(self) -> tuple[str, ...]:
        """All missions, in order."""

    def record(self, mission: str) -> MissionProgress:
        """What came of a mission so far."""

    def next_mission(self) -> str:
        """The mission to be won next; "" when there is none."""

    def is_open(self, mission: str) -> bool:
        """Whether a mission may be played now."""

    def played(self, mission: str, won: bool, rounds: int) -> Progress:
        """The progress after a game."""


@runtime_checkable
class SupportsCampaign(Protocol):
    """A game with a campaign."""

    def campaign(self) -> Progress:
        """The campaign before anything was played."""

    def rounds(self, p: Position) -> int:
        """How many rounds a game has taken."""


class MissionResult(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How a table of the campaign ended: a line of the file."""

    campaign: int  # the format of the line
    table: str
    mission: str
    difficulty: str
    players: int
    won: bool
    rounds: int
    takebacks: int
    when: str


@dataclass(frozen=True, slots=True)
class Stage:
    """A mission on the campaign map. `state` is won, open or closed; `best` the victory in the fewest rounds."""

    mission: str
    state: str
    tries: int
    wins: int
    best: MissionResult | None


def campaigned(game: Game) -> SupportsCampaign:
    """The game, if it has a campaign."""
    if isinstance(game, SupportsCampaign):
        return game
    raise Unknown(f"{game.about.id} has no campaign")


def person_of(key: str) -> str:
    """What is known here of the holder of a key; nobody in particular without one."""
    return hashlib.sha256(key.encode()).hexdigest()[:PERSON] if key else ""


def person_at(setup: Setup) -> str:
    """Whose campaign a table counts for."""
    person, cut, _ = str(setup.extra.get(EXTRA, "")).rpartition(OF)
    return person if cut else ""


def path_of(folder: Path, game_id: str, person: str = "") -> Path:
    """The file of a game's campaign."""
    return folder / "campaigns" / person / f"{game_id}.jsonl"


def results(path: Path) -> list[MissionResult]:
    """How each table of the campaign ended last, the earliest first. A line that was cut short never happened."""
    try:
        lines = path.read_bytes().split(b"\n")[:-1]
    except FileNotFoundError:
        return []
    except OSError as error:
        raise BadSave(f"{path}: cannot be read: {error.strerror}") from error
    found: dict[str, MissionResult] = {}
    for number, line in enumerate(lines, 1):
        row = _row(line, f"{path}, line {number}")
        found.pop(row.table, None)
        found[row.table] = row
    return list(found.values())


def _row(line: bytes, where: str) -> MissionResult:
    try:
        row = msgspec.json.decode(line, type=MissionResult)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadSave(f"{where}: {error}; mend or remove the line, the others are whole") from None
    if row.campaign != FORMAT:
        raise BadSave(f"{where}: campaign format {row.campaign}, this garrison reads {FORMAT}")
    return row


def progress(folder: Path, game: Game, person: str = "") -> Progress:
    """How far the campaign has come."""
    return _progress(game, results(path_of(folder, game.about.id, person)))


def _progress(game: Game, ended: Sequence[MissionResult]) -> Progress:
    so_far = campaigned(game).campaign()
    for row in ended:
        if row.mission in so_far.missions:
            so_far = so_far.played(row.mission, row.won, row.rounds)
    return so_far


def stages(folder: Path, game: Game, person: str = "") -> tuple[Stage, ...]:
    """The campaign map: every mission in order."""
    ended = results(path_of(folder, game.about.id, person))
    so_far = _progress(game, ended)
    return tuple(_stage(mission, so_far, ended) for mission in so_far.missions)


def _stage(mission: str, so_far: Progress, ended: Sequence[MissionResult]) -> Stage:
    record = so_far.record(mission)
    state = WON if record.wins else OPEN if so_far.is_open(mission) else CLOSED
    won = [row for row in ended if row.mission == mission and row.won]
    best = min(won, key=lambda row: row.rounds, default=None)
    return Stage(mission, state, record.tries, record.wins, best)


def enter(folder: Path, game: Game, setup: Setup, person: str = "") -> Setup:
    """The set-up of a new game of the campaign. A mission that is not open yet can still be played by itself."""
    so_far = progress(folder, game, person)
    if setup.scenario not in so_far.missions:
        raise Unknown(f"{setup.scenario} is not of the campaign; valid: {', '.join(so_far.missions)}")
    if not so_far.is_open(setup.scenario):
        raise Unknown(
            f"{setup.scenario} is not open yet in the campaign, {so_far.next_mission()} comes first;"
            f" garrison play {game.about.id} {setup.scenario} plays it by itself"
        )
    own = secrets.token_hex(6)
    return replace(setup, extra={**setup.extra, EXTRA: f"{person}{OF}{own}" if person else own})


def without_key(header: Header) -> Header:
    """The header of a save from elsewhere: it plays as it did, but is no game of the campaign kept here."""
    extra = {name: value for name, value in header.extra.items() if name != EXTRA}
    return msgspec.structs.replace(header, extra=extra)


def result_of(table: Table) -> MissionResult | None:
    """How a table of the campaign ended; None if it is of no campaign, not over, or played by machines alone."""
    name, outcome = table.setup.extra.get(EXTRA), table.outcome
    if (
        name is None
        or outcome is None
        or HUMAN not in table.seats
        or not isinstance(table.game, SupportsCampaign)
    ):
        return None
    return MissionResult(
        campaign=FORMAT,
        table=str(name).rpartition(OF)[2],
        mission=table.setup.scenario,
        difficulty=table.setup.difficulty,
        players=table.setup.players,
        won=outcome.results[0] > 0,
        rounds=table.game.rounds(table.position),
        takebacks=table.takebacks,
        when=datetime.now(UTC).isoformat(timespec="seconds"),
    )


def record(folder: Path, table: Table) -> MissionResult | None:
    """Keep how a table of the campaign ended; on disk when this returns."""
    row = result_of(table)
    if row is None:
        return None
    path = path_of(folder, table.game.about.id, person_at(table.setup))
    known = {kept.table: kept for kept in results(path)}.get(row.table)
    if known is not None and msgspec.structs.replace(row, when=known.when) == known:
        return known
    _add(path, msgspec.json.encode(row) + b"\n")
    return row


def add_results(folder: Path, game: Game, person: str, rows: Sequence[MissionResult]) -> None:
    """Results that somebody brings along; those that are known already are passed over."""
    missions = campaigned(game).campaign().missions
    path = path_of(folder, game.about.id, person)
    known = {row.table for row in results(path)}
    fresh = [
        row for row in rows if row.table not in known and row.mission in missions and row.campaign == FORMAT
    ]
    if fresh:
        _add(path, b"".join(msgspec.json.encode(row) + b"\n" for row in fresh))


def _add(path: Path, line: bytes) -> None:
    """Add whole lines; what is left of one that was cut short goes."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with path.open("ab", buffering=0) as file:
            whole = path.read_bytes().rfind(b"\n") + 1
            file.truncate(whole)
            if file.write(line) != len(line):
                file.truncate(whole)
                raise OSError(0, "the disk is full")
            os.fsync(file.fileno())
    except OSError as error:
        raise BadSave(f"{path}: cannot be written: {error.strerror}") from error


def delete(folder: Path, game: Game, person: str) -> None:
    """Nothing is known any more of what came of somebody's campaign; who is somebody is known by nothing else."""
    path = path_of(folder, game.about.id, person)
    try:
        path.unlink(missing_ok=True)
        if person and path.parent.is_dir() and not any(path.parent.iterdir()):
            path.parent.rmdir()
    except OSError as error:
        raise BadSave(f"{path}: cannot be deleted: {error.strerror}") from error


def begin_anew(folder: Path, game: Game) -> Path | None:
    """Put the campaign aside under another name, so that the next one begins; None if there was none."""
    path = path_of(folder, game.about.id)
    aside = path.with_name(f"{path.stem}-{datetime.now():%Y%m%d-%H%M%S}.jsonl")
    try:
        path.rename(aside)
    except FileNotFoundError:
        return None
    return aside
