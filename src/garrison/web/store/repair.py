"""A damaged SQLite file: set aside under another name, and what can still be read is taken over into a new one."""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

MAGIC = b"SQLite format 3\0"
BESIDE = ("-wal", "-shm")  # files that SQLite has beside its own
PARTS = {
    "tables": "id",
    "seats": "table_id",
    "entries": "table_id",
}  # tables of ours, and where the id stands


@dataclass(frozen=True, slots=True)
class Repair:
    """The file as it was is `aside`; so many tables could be taken over, and so many could not."""

    aside: Path
    kept: int
    lost: int


def repaired(path: Path) -> Repair | None:
    """Look through a file; None if it is whole, or none of ours."""
    if not path.exists() or _is_whole(path):
        return None
    aside = path.with_name(f"{path.stem}-damaged-{datetime.now():%Y%m%d-%H%M%S}{path.suffix}")
    for end in ("", *BESIDE):
        if (path.parent / f"{path.name}{end}").exists():
            (path.parent / f"{path.name}{end}").rename(aside.parent / f"{aside.name}{end}")
    kept, lost = _take_over(aside, path)
    return Repair(aside, kept, lost)


def _is_whole(path: Path) -> bool:
    with path.open("rb") as file:
        if file.read(len(MAGIC)) != MAGIC:
            return True  # empty, or something else: not ours to mend
    db = sqlite3.connect(path)
    try:
        return bool(db.execute("PRAGMA quick_check(1)").fetchone() == ("ok",))
    except sqlite3.OperationalError:
        return True  # locked or not to be opened, which says nothing about what is in it
    except sqlite3.DatabaseError:
        return False
    finally:
        db.close()


def _take_over(damaged: Path, path: Path) -> tuple[int, int]:
    """Copy table by table, as far as they can be read; how many could be, and how many not."""
    os.close(os.open(path, os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))
    old, new = sqlite3.connect(damaged), sqlite3.connect(path, isolation_level=None)
    kept = lost = 0
    try:
        for (statement,) in old.execute("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL"):
            new.execute(statement)
        (version,) = old.execute("PRAGMA user_version").fetchone()
        new.execute(f"PRAGMA user_version = {version}")
        for name in sorted(_names(old)):
            taken = _copy(old, new, name)
            kept, lost = kept + taken, lost + (not taken)
    except sqlite3.DatabaseError:
        pass  # not even the list of its tables can be read
    finally:
        old.close()
        new.close()
    return kept, lost


def _names(db: sqlite3.Connection) -> set[str]:
    """The ids of all tables of which anything can be found."""
    found: set[str] = set()
    for part, key in PARTS.items():
        for order in ("ASC", "DESC"):  # from both ends, up to what cannot be read
            found.update(_readable(db, f"SELECT {key} FROM {part} ORDER BY {key} {order}"))
    return found


def _readable(db: sqlite3.Connection, query: str) -> Iterator[str]:
    try:
        for (name,) in db.execute(query):
            yield str(name)
    except sqlite3.DatabaseError:
        return


def _copy(old: sqlite3.Connection, new: sqlite3.Connection, name: str) -> bool:
    """Whether a whole table of ours could be taken over."""
    try:
        rows = {
            part: old.execute(f"SELECT * FROM {part} WHERE {key} = ?", (name,)).fetchall()
            for part, key in PARTS.items()
        }
        if len(rows["tables"]) != 1 or [row[1] for row in rows["entries"]] != list(
            range(len(rows["entries"]))
        ):
            return False
        new.execute("BEGIN")
        for part, found in ((part, found) for part, found in rows.items() if found):
            marks = ", ".join("?" * len(found[0]))
            new.executemany(f"INSERT INTO {part} VALUES ({marks})", found)
        new.execute("COMMIT")
    except sqlite3.DatabaseError:
        if new.in_transaction:
            new.execute("ROLLBACK")
        return False
    _copy_keys(old, new, name)
    return True


def _copy_keys(old: sqlite3.Connection, new: sqlite3.Connection, name: str) -> None:
    """The keys of its dice, if the file is of a version that has any and they can be read: else it gets new dice."""
    with suppress(sqlite3.DatabaseError):
        keys = old.execute("SELECT * FROM dice_keys WHERE table_id = ?", (name,)).fetchall()
        new.executemany("INSERT INTO dice_keys VALUES (?, ?, ?)", keys)
