"""A save as a line of letters, and back.

    format, check of the rest, check of the save, number of entries, header, entries

The header is compressed with a text that nobody may change (`header_words.txt`), the entries are one number
(`entries.py`). Whoever reads a link has the very save again, byte for byte, or an error that names what is wrong.
"""

from __future__ import annotations

import base64
import binascii
import hashlib
import zlib
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

import msgspec

from garrison.core import journal, save_text
from garrison.core.errors import BadSave, GarrisonError
from garrison.core.game import Game
from garrison.core.journal import Entry, Header
from garrison.table.links.entries import coded
from garrison.table.links.numeral import NumeralReader, NumeralWriter
from garrison.table.one_line import one_line
from garrison.table.replay import chance_of, seated
from garrison.table.table import Table

FORMAT = 1
CHECK = 4  # bytes
MOST_LETTERS = 100_000
MOST_ENTRIES = 50_000
MOST_HEADER = 1 << 18  # bytes
QR_BYTES = 2953  # the most that a QR code holds
GAME = "#game="  # what stands before the letters in an address
RAW = -15  # deflate without the frame of zlib


class BadLink(BadSave):
    """A link that cannot be opened; the message names the part."""

    code = "bad-link"


@dataclass(frozen=True, slots=True)
class GameLink:
    """A game in letters that any address may hold. `whole`: with every branch, not the line to the cursor alone."""

    letters: str
    whole: bool

    @property
    def size(self) -> int:
        """How many bytes it stands for."""
        return len(self.letters) * 3 // 4


def link_of(save: bytes, most: int = QR_BYTES) -> GameLink:
    """The link of a save; if that is longer than `most` letters, of the line to its cursor."""
    header, numbered = save_text.read(save)
    entries = [entry for _, entry in numbered]
    letters, table = _written(header, entries)
    if len(letters) <= most or not _has_branches(entries):
        return GameLink(letters, True)
    lines = one_line(table.journal, table.cursor)
    line = [save_text.read_entry(text, number) for number, text in enumerate(lines, start=2)]
    return GameLink(_written(header, line)[0], False)


def save_of(letters: str) -> bytes:
    """The save of a link."""
    text = _bytes(letters)
    if text[0] != FORMAT:
        raise BadLink(f"the link has format {text[0]}; valid here: {FORMAT}. A newer garrison may know it")
    body = text[1 + CHECK :]
    if text[1 : 1 + CHECK] != _check(body):
        raise BadLink("the link was cut short or changed on its way: its check does not fit")
    expected, rest = body[:CHECK], body[CHECK:]
    count, rest = _read_count(rest)
    header, rest = _read_header(rest)
    numeral = NumeralReader(rest)
    try:
        entries = coded(numeral, _table(header), count, None)
    except (GarrisonError, msgspec.DecodeError, UnicodeDecodeError) as error:
        raise BadLink(f"the entries of the link: {error}{_version(header)}") from error
    made = _save(header, entries)
    if not numeral.is_done or _check(made) != expected:
        raise BadLink(f"the entries of the link do not lead to its position{_version(header)}")
    return made


def _written(header: Header, entries: list[Entry]) -> tuple[str, Table]:
    numeral, table = NumeralWriter(), _table(header)
    made = coded(numeral, table, len(entries), entries)
    squeezed = zlib.compressobj(9, zlib.DEFLATED, RAW, 9, zlib.Z_DEFAULT_STRATEGY, header_words())
    packed = squeezed.compress(journal.write(header)) + squeezed.flush()
    body = _check(_save(header, made)) + _write_count(len(entries)) + packed + numeral.written()
    text = bytes([FORMAT]) + _check(body) + body
    return base64.urlsafe_b64encode(text).decode().rstrip("="), table


def _has_branches(entries: list[Entry]) -> bool:
    return any(isinstance(entry, journal.GoEntry) for entry in entries)


def _table(header: Header) -> Table:
    def make(game: Game, header: Header) -> Table:
        return Table(game, header, chance_of(header))

    return seated(header, make)


def _save(header: Header, entries: list[Entry]) -> bytes:
    return b"".join(journal.write(line) for line in (header, *entries))


def _check(text: bytes) -> bytes:
    return hashlib.blake2b(text, digest_size=CHECK).digest()


@cache
def header_words() -> bytes:
    """What headers usually say. Links of format 1 need it just so, for ever."""
    return (files("garrison.table.links") / "header_words.txt").read_bytes()


def _version(header: Header) -> str:
    return f" (made by garrison {header.garrison or '0.1'} under rules {header.rules} of {header.game})"


def _bytes(letters: str) -> bytes:
    if not 0 < len(letters) <= MOST_LETTERS:
        raise BadLink(f"a link of {len(letters)} letters; valid: 1 to {MOST_LETTERS}")
    try:
        text = base64.b64decode(letters + "=" * (-len(letters) % 4), b"-_", validate=True)
    except (binascii.Error, ValueError):
        raise BadLink("the link holds what is none of its letters: A to Z, a to z, 0 to 9, - and _") from None
    if len(text) < 2 + 2 * CHECK:
        raise BadLink("the link was cut short: not even its beginning is there")
    return text


def _write_count(count: int) -> bytes:
    """Seven bits in a byte, the lowest first; a further byte follows where the highest bit is set."""
    out = bytearray()
    while count >= 1 << 7:
        out.append(count & 0x7F | 0x80)
        count >>= 7
    return bytes(out) + bytes([count])


def _read_count(text: bytes) -> tuple[int, bytes]:
    count = 0
    for place, byte in enumerate(text[:3]):
        count |= (byte & 0x7F) << 7 * place
        if byte < 0x80:
            if count > MOST_ENTRIES:
                break
            return count, text[place + 1 :]
    raise BadLink(f"the number of entries in the link cannot be read, or is above {MOST_ENTRIES}")


def _read_header(text: bytes) -> tuple[Header, bytes]:
    opened = zlib.decompressobj(RAW, header_words())
    try:
        line = opened.decompress(text, MOST_HEADER)
        if not opened.eof:
            raise BadLink("the header of the link is cut short or too long")
        return save_text.read_header(line), opened.unused_data
    except (zlib.error, BadSave) as error:
        raise BadLink(f"the header of the link: {error}") from None
