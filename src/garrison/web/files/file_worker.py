"""A process that reads what strangers have sent, within limits of time and memory.

It says what a file is, whether corrections make a game that can be played, whether a save can be followed, and what a
position is that somebody sets up.
"""

from __future__ import annotations

import time
from typing import Union

import msgspec

from garrison.core import save_text
from garrison.core.errors import BadSave, GarrisonError
from garrison.table import games
from garrison.table.hosted import HostedTable
from garrison.table.links.game_link import link_of, save_of
from garrison.table.replay import follow_lines, seated
from garrison.web import process
from garrison.web.files import own_files
from garrison.web.protocol.errors import TooLarge
from garrison.web.protocol.http import OwnFile
from garrison.web.protocol.positions import PositionEdit
from garrison.web.render.position import edited, playable

CPU_SECONDS = 8
MEMORY_BYTES = 1024 * 1024 * 1024
MOST_BUILDING = 1.5  # CPU seconds for a game with corrections: the server has to build it too


class ReadFile(msgspec.Struct, frozen=True, tag=True):
    """What is this file, and for which game?"""

    name: str
    content: bytes


class CheckCorrections(msgspec.Struct, frozen=True, tag=True):
    """Is there a game with these corrections?"""

    game: str
    corrections: dict[str, object]


class CheckSave(msgspec.Struct, frozen=True, tag=True):
    """Can this save be followed, or with `salvage` a part of it?"""

    content: bytes
    salvage: bool


class WriteLink(msgspec.Struct, frozen=True, tag=True):
    """What is the link of this save?"""

    content: bytes


class ReadLink(msgspec.Struct, frozen=True, tag=True):
    """What is the save of this link?"""

    letters: str


class Linked(msgspec.Struct, frozen=True, tag=True):
    """A link; `whole`: with every branch."""

    letters: str
    whole: bool


class Unlinked(msgspec.Struct, frozen=True, tag=True):
    """A save."""

    content: bytes


class EditPosition(msgspec.Struct, frozen=True, tag=True):
    """What is this position, with a change?"""

    edit: PositionEdit
    lang: str


class CheckPosition(msgspec.Struct, frozen=True, tag=True):
    """Can a table begin with this position?"""

    game: str
    text: str


class Edited(msgspec.Struct, frozen=True, tag=True):
    """A position."""

    told: msgspec.Raw


class Read(msgspec.Struct, frozen=True, tag=True):
    """What a file is."""

    file: OwnFile


class Good(msgspec.Struct, frozen=True, tag=True):
    """Nothing is wrong with it."""


class Refusal(msgspec.Struct, frozen=True, tag=True):
    """What is wrong with it."""

    code: str
    text: str


Request = Union[ReadFile, CheckCorrections, CheckSave, WriteLink, ReadLink, EditPosition, CheckPosition]
Result = Union[Read, Good, Linked, Unlinked, Edited, Refusal]


def look_through(asked: Request) -> Result:
    """The result of a request."""
    if isinstance(asked, ReadFile):
        file = own_files.read(asked.name, asked.content)
        return _buildable(file.game.id, file.corrections) or Read(file)
    if isinstance(asked, CheckCorrections):
        return _buildable(asked.game, asked.corrections) or Good()
    if isinstance(asked, WriteLink):
        made = link_of(asked.content)
        return Linked(made.letters, made.whole)
    if isinstance(asked, ReadLink):
        return Unlinked(save_of(asked.letters))
    if isinstance(asked, EditPosition):
        return Edited(msgspec.Raw(msgspec.json.encode(edited(asked.edit, asked.lang))))
    if isinstance(asked, CheckPosition):
        playable(asked.game, asked.text)
        return Good()
    return _followed(asked)


def _followed(asked: CheckSave) -> Result:
    first, *rest = save_text.whole(asked.content, asked.salvage).split(b"\n")[:-1] or [b""]
    header = save_text.read_header(first)
    corrections = header.corrections
    try:
        table = seated(header, HostedTable)
        corrections = table.game.corrections
        follow_lines(table, enumerate(rest, start=2))
    except BadSave:
        if not asked.salvage:
            raise
    return _buildable(header.game, corrections) or Good()


def _buildable(game: str, corrections: dict[str, object]) -> Refusal | None:
    """Refused if it takes too long; what is wrong with the corrections is raised."""
    if not corrections:
        return None
    games.find(game)  # what is read for every game of its kind does not count
    begun = time.process_time()
    games.another(game, corrections)
    spent = time.process_time() - begun
    return (
        Refusal(TooLarge.code, f"a game that takes {spent:.1f} s to set up")
        if spent > MOST_BUILDING
        else None
    )


def listener(say: process.Say) -> process.Take:
    """Looks through what comes, one thing after the other."""
    return lambda line: say(msgspec.json.encode(answered(line)))


def main() -> None:
    """Do what the standard input asks for, within limits."""
    take = listener(process.reply)
    for line in process.requests():
        process.restrict(CPU_SECONDS, MEMORY_BYTES)
        take(line)


def answered(line: bytes) -> Result:
    """The result of a request, or what is wrong."""
    try:
        return look_through(msgspec.json.decode(line, type=Request))
    except GarrisonError as error:
        return Refusal(error.code, str(error))
    except (MemoryError, RecursionError):
        return Refusal(TooLarge.code, "it takes too much memory to read")


if __name__ == "__main__":
    main()
