"""`garrison` as people run it, but a server that is in no hurry to refuse, and dice that fall the same at every table.

Tests press faster than people, and how fast depends on the machine: with the usual limits, so would what they see.
"""

from __future__ import annotations

import secrets
import sys
from dataclasses import replace

from garrison.cli import main
from garrison.table import fair_dice
from garrison.table.fair_dice import FairChance, commitment_of
from garrison.web.app import server
from garrison.web.session import lobby
from garrison.web.session.settings import Settings
from tests.web.server import UNHURRIED


def settings_of(**asked: object) -> Settings:
    """The settings that the command asks for, with the limits of the tests."""
    return replace(UNHURRIED, **asked)  # type: ignore[arg-type]


def commit(chance: FairChance) -> str:
    """Take the first key of a row that this table does not have yet: no table depends on those before it."""
    number = 0
    while chance._keys.find(commitment_of(key_of(number))) is not None:
        number += 1
    chance._keys.add(commitment_of(key_of(number)), key_of(number))
    return commitment_of(key_of(number))


def key_of(number: int) -> bytes:
    """A key of the row."""
    return number.to_bytes(fair_dice.KEY_BYTES, "big")


class Seeds:
    """In place of `secrets`, where machine players get their seeds."""

    token_urlsafe = staticmethod(secrets.token_urlsafe)

    @staticmethod
    def randbits(bits: int) -> int:
        """The same for each table."""
        return 1


if __name__ == "__main__":
    for where, name, instead in (
        (FairChance, "commit", commit),
        (lobby, "secrets", Seeds),
        (server, "Settings", settings_of),
    ):
        setattr(where, name, instead)
    sys.exit(main())
