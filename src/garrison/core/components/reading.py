"""From TOML to typed records, with errors that name file, record and field."""

from __future__ import annotations

import difflib
import reprlib
import tomllib
import types
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Annotated, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

import msgspec

from garrison.core.components.faults import Faults
from garrison.core.components.records import Record
from garrison.core.errors import LONGEST, MOST_NAMED, BadComponent

Table = dict[str, object]
R = TypeVar("R", bound=Record)
# Describes a value of the wrong type, from the value, its type and its field.
Describe = Callable[[object, object, str], Iterator[str]]

MOST_BYTES = 1024 * 1024
MOST_PARTS = 30  # of a dotted key


def read_toml(path: Path) -> Table:
    """The file as it stands, or what keeps it from being read."""
    try:
        return tomllib.loads(_plain(path, path.read_bytes()))
    except OSError as error:
        raise BadComponent(f"{path}: cannot be read: {error.strerror or error}") from None
    except UnicodeDecodeError as error:
        raise BadComponent(f"{path}: not TOML: byte {error.start} is not UTF-8 text") from None
    except RecursionError:
        raise BadComponent(f"{path}: not TOML of ours: nested too deeply") from None
    except tomllib.TOMLDecodeError as error:
        raise BadComponent(f"{path}: not TOML: {' '.join(str(error).split())}") from None
    except BadComponent:
        raise
    except ValueError as error:  # a zero byte in the path, a number of thousands of digits
        raise BadComponent(f"{path}: cannot be read: {str(error).partition(';')[0]}") from None


def _plain(path: Path, content: bytes) -> str:
    """The text of a file of ordinary size and shape: others take minutes and gigabytes to read."""
    if len(content) > MOST_BYTES:
        raise BadComponent(f"{path}: {len(content)} bytes; such files have at most {MOST_BYTES}")
    text = content.decode("utf-8-sig")
    for number, line in enumerate(text.split("\n"), start=1):
        if line.count(".") > MOST_PARTS and _key_parts(line) > MOST_PARTS:
            raise BadComponent(f"{path}: line {number}: a key of more than {MOST_PARTS} parts")
    return text


def _key_parts(line: str) -> int:
    """The most parts that look like those of one dotted key; the outermost two may have something else beside."""
    most = run = 0
    for part in line.split(".")[1:-1]:
        bare = part.strip(" \t\"'").replace("-", "").replace("_", "")
        run = run + 1 if bare.isalnum() or (not bare and part.strip()) else 0
        most = max(most, run)
    return most


def suggest(name: str, names: Sequence[str]) -> str:
    """What to say after an unknown name: the names most like it, or the valid ones."""
    near = difflib.get_close_matches(name[:LONGEST], names, n=3)
    if near:
        return f"did you mean {' or '.join(near)}?"
    more = f", ... ({len(names)} in all)" if len(names) > MOST_NAMED else ""
    return f"valid: {', '.join(names[:MOST_NAMED])}{more}"


def as_table(value: object, file: str, where: str) -> Table:
    """A table with names as keys."""
    if isinstance(value, Mapping) and all(isinstance(key, str) for key in value):
        return dict(value)
    raise BadComponent(f"{file}: {where}: expected a table, given {shown(value)}")


def records_of(
    kind: type[R], section: str, table: object, faults: Faults, describe: Describe
) -> tuple[R, ...]:
    """The typed records of a section, in the order of the file; what is wrong with others goes to the faults."""
    found = list[R]()
    for name, value in as_table(table, faults.file, section).items():
        where = f"{section}.{name}"
        try:
            fields = as_table(value, faults.file, where)
        except BadComponent as error:
            faults.add(error)
            continue
        record = record_of(kind, name, fields)
        if record is None:
            faults.add_all(wrong_fields(kind, where, fields, describe))
        else:
            found.append(record)
    return tuple(found)


def record_of(kind: type[R], name: str, fields: Table) -> R | None:
    """One typed record; None if its fields are not those of its kind."""
    if "id" in fields:
        return None
    try:
        return msgspec.convert({**fields, "id": name}, kind, str_keys=True)
    except msgspec.ValidationError:
        return None


def wrong_fields(kind: type[Record], where: str, fields: Table, describe: Describe) -> Iterator[str]:
    """The fields that are unknown, missing or of the wrong type, what they should be and what they are."""
    hints = get_type_hints(kind, include_extras=True)
    valid = [field for field in kind.__struct_fields__ if field != "id"]
    for name in fields:
        if name not in valid:
            yield f"{where}: unknown field {shown(name)}; {suggest(name, valid)}"
    for field in msgspec.structs.fields(kind):
        if field.required and field.name not in (*fields, "id"):
            yield f"{where}: field '{field.name}' is missing; expected {expected(hints[field.name])}"
    for name, value in fields.items():
        if name in valid and not fits(value, hints[name]):
            yield from (f"{where}.{text}" for text in describe(value, hints[name], name))


def wrong_value(value: object, hint: object, field: str) -> Iterator[str]:
    """What a field should be and what it is."""
    yield f"{field}: expected {expected(hint)}, given {shown(value)}"


def fits(value: object, hint: object) -> bool:
    """Whether a value is of a type."""
    try:
        msgspec.convert(value, hint, str_keys=True)
    except msgspec.ValidationError:
        return False
    return True


def expected(hint: object) -> str:
    """A type in words."""
    origin, args = get_origin(hint), get_args(hint)
    if origin is Annotated:
        limits: msgspec.Meta = args[1]
        return f"{expected(args[0])} from {limits.ge} to {limits.le}"
    if origin is Literal:
        return f"one of {', '.join(str(value) or 'nothing' for value in args)}"
    if origin in (list, tuple):
        count = f" of {len(args)}" if len(args) > 1 and args[1] is not ... else ""
        return f"a list{count}, each {expected(args[0])}"
    if origin is dict:
        each = "" if args[1] is object else f" that gives {expected(args[1])} for {expected(args[0])}"
        return f"a table{each}"
    if origin in (types.UnionType, Union):
        return " or ".join(expected(arg) for arg in args if arg is not type(None))
    if isinstance(hint, type) and issubclass(hint, msgspec.Struct):
        tag = hint.__struct_config__.tag
        return f"{{ {', '.join([*([f'type = {tag}'] if tag else []), *hint.__struct_fields__])} }}"
    if hint is int:
        return "a whole number"
    return "true or false" if hint is bool else "text"


class Short(reprlib.Repr):
    """Values of a file on one line, whatever their size and depth."""

    def __init__(self) -> None:
        super().__init__()
        self.maxstring = self.maxother = 60

    def repr_int(self, x: int, level: int) -> str:
        """A whole number; Python refuses to write those of thousands of digits."""
        return str(x) if abs(x) < 10**18 else "a number of more than 18 digits"

    def repr_bool(self, x: bool, level: int) -> str:
        """As TOML writes it."""
        return str(x).lower()


SHORT = Short()


def shown(value: object) -> str:
    """A value of a file, short and on one line."""
    return SHORT.repr(value)
