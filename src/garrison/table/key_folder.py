"""Keys of dice on this computer: one small file each, apart from the saves, for the user's eyes alone."""

from __future__ import annotations

import os
from pathlib import Path

from garrison.table.fair_dice import KEY_BYTES, commitment_of
from garrison.table.store import made

KEYS = "keys"  # the folder, beside that of the saves


class KeyFolder:
    """Keeps keys under the name of their commitment. `only_own`: none but those added here are found."""

    def __init__(self, folder: Path, only_own: bool = False) -> None:
        self._folder = folder
        self._added: set[str] | None = set() if only_own else None

    def find(self, commitment: str) -> bytes | None:
        """A file that is missing or damaged is no key: the game goes on with new dice."""
        if self._added is not None and commitment not in self._added:
            return None
        try:
            key = bytes.fromhex(self._path(commitment).read_text("ascii").strip())
        except (OSError, ValueError):
            return None
        return key if len(key) == KEY_BYTES and commitment_of(key) == commitment else None

    def add(self, commitment: str, key: bytes) -> None:
        made(self._folder, "GARRISON_HOME names another folder").chmod(0o700)
        file = os.open(self._path(commitment), os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600)
        try:
            os.write(file, key.hex().encode() + b"\n")
            os.fsync(file)
        finally:
            os.close(file)
        if self._added is not None:
            self._added.add(commitment)

    def _path(self, commitment: str) -> Path:
        return self._folder / f"{commitment}.key"
