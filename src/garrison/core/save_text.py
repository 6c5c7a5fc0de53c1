"""The text of a save, read with care: whole lines, each known to be a header or an entry, or an error that names it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NoReturn

import msgspec

from garrison.core.errors import BadSave
from garrison.core.journal import BY_FIELD, FORMAT, Entry, Header

SALVAGE_HINT = "to keep what stands before it: garrison play --load FILE --salvage"
BYTE_ORDER_MARK = b"\xef\xbb\xbf"
QUOTED = 60  # characters of a broken line that are shown
NO_SAVE = 'not a save: the first line must be a header beginning with {"save": 1'

MALFORMED = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)  # what the decoder may raise


def read_header(line: bytes) -> Header:
    """The first line of a save."""
    if "save" not in _keys(line, 1, NO_SAVE):
        _bad(1, NO_SAVE)
    try:
        header = msgspec.json.decode(line, type=Header)
    except MALFORMED as error:
        _bad(1, str(error))
    if header.save != FORMAT:
        _bad(1, f"save format {header.save} is not known; valid: {FORMAT}")
    return header


def read_entry(line: bytes, number: int) -> Entry:
    """One later line of a save."""
    keys = _keys(line, number)
    kinds = [kind for field, kind in BY_FIELD.items() if field in keys]
    if len(kinds) != 1:
        _bad(number, f"an entry holds exactly one of {', '.join(BY_FIELD)}")
    try:
        return msgspec.json.decode(line, type=kinds[0])
    except MALFORMED as error:
        _bad(number, str(error))


def whole(text: bytes, salvage: bool = False) -> bytes:
    """A save as whole lines, whatever an editor or a mail program has made of their ends.

    One that does not end with its line was cut while being written: an error that says so, or with `salvage`
    everything before the cut, or before whatever else cannot be read. Only a last line that misses nothing but its end
    is simply completed.
    """
    text = text.removeprefix(BYTE_ORDER_MARK).replace(b"\r\n", b"\n")
    if salvage:
        return _readable(text)
    tail = text.rpartition(b"\n")[2]
    if not tail:
        return text
    number = text.count(b"\n") + 1
    try:
        read_line(tail, number)
    except BadSave:
        read_header(text.partition(b"\n")[0])  # what was never a save is not one that was cut
        _bad(number, f"cut short; {SALVAGE_HINT}")
    return text + b"\n"


def _readable(text: bytes) -> bytes:
    """All lines before the first that cannot be read."""
    kept = b""
    for number, line in enumerate(text.removesuffix(b"\n").split(b"\n"), start=1):
        try:
            read_line(line, number)
        except BadSave:
            if number == 1:
                raise
            break
        kept += line + b"\n"
    return kept


def read_line(line: bytes, number: int) -> Header | Entry:
    """The line of that number."""
    return read_header(line) if number == 1 else read_entry(line, number)


def read(text: bytes) -> tuple[Header, Iterator[tuple[int, Entry]]]:
    """The header and, one by one, the entries of a save of whole lines, with their line numbers."""
    first, *lines = text.split(b"\n")[:-1] or [b""]
    return read_header(first), (
        (number, read_entry(line, number)) for number, line in enumerate(lines, start=2)
    )


def _keys(line: bytes, number: int, otherwise: str = "") -> dict[str, msgspec.Raw]:
    if not line.strip():
        _bad(number, "empty; a save has a header and an entry on each further line")
    try:
        return msgspec.json.decode(line, type=dict[str, msgspec.Raw])
    except MALFORMED as error:
        _bad(number, otherwise or _broken(line, error))


def _broken(line: bytes, error: Exception) -> str:
    """What stands in a line that cannot be read."""
    said = line.decode("utf-8", "replace")
    shown = said if len(said) <= QUOTED else f"{said[:QUOTED]}…"
    return f"cannot be read: it says '{shown}' ({error}); {SALVAGE_HINT}"


def _bad(number: int, what: str) -> NoReturn:
    raise BadSave(f"line {number}: {what}") from None
