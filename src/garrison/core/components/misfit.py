"""Where a value that was read does not fit its type, in words that say what would."""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from typing import Annotated, TypeAlias, Union, get_args, get_origin, get_type_hints

import msgspec

from garrison.core.components.reading import expected, fits, shown, suggest

Kind: TypeAlias = type[msgspec.Struct]
Fields: TypeAlias = Mapping[str, object]


def misfits(value: object, hint: object, at: str = "") -> Iterator[str]:
    """The innermost things that are wrong: `goals[0].count: expected a whole number from 1 to 12, given 0`"""
    found = list[str]()
    if isinstance(value, list):
        found = _in_list(value, hint, at)
    elif isinstance(value, Mapping):
        kinds = _kinds(hint)
        found = _in_record(value, kinds, at) if kinds else _in_table(value, hint, at)
    yield from found or [f"{_place(at)}expected {expected(hint)}, given {shown(value)}"]


def _wrong(value: object, hint: object, at: str) -> Iterator[str]:
    """The same for a part that may be as it should be."""
    if not fits(value, hint):
        yield from misfits(value, hint, at)


def _place(at: str) -> str:
    return f"{at.removeprefix('.')}: " if at else ""


def _members(hint: object) -> list[object]:
    """The types of which a value may be any."""
    if get_origin(hint) is Annotated:
        return _members(get_args(hint)[0])
    if get_origin(hint) in (Union, types.UnionType):
        return [one for member in get_args(hint) for one in _members(member)]
    return [hint]


def _kinds(hint: object) -> list[Kind]:
    return [one for one in _members(hint) if isinstance(one, type) and issubclass(one, msgspec.Struct)]


def _in_list(value: list[object], hint: object, at: str) -> list[str]:
    """What is wrong with the parts that do not fit; nothing if it is the list as a whole."""
    for member in _members(hint):
        args = get_args(member)
        if get_origin(member) not in (list, tuple) or (len(args) > 1 and args[1] is not ...):
            continue
        return [text for n, one in enumerate(value) for text in _wrong(one, args[0], f"{at}[{n}]")]
    return []


def _in_table(value: Mapping[object, object], hint: object, at: str) -> list[str]:
    """The same for a table whose names are free, or a few that are known."""
    for member in _members(hint):
        if get_origin(member) is not dict:
            continue
        name_hint, inner = get_args(member)
        found = list[str]()
        for name, one in value.items():
            wrong = list(_wrong(one, inner, f"{at}.{name}"))
            if not wrong and not fits({name: one}, member):
                wrong = [f"{_place(at)}{shown(name)} cannot be here; expected {expected(name_hint)}"]
            found += wrong
        return found
    return []


def _in_record(value: Fields, kinds: list[Kind], at: str) -> list[str]:
    """The same for a table with fields of its own; of several kinds, its `type` says which."""
    by_tag = {str(kind.__struct_config__.tag): kind for kind in kinds if kind.__struct_config__.tag}
    kind = kinds[0]
    if by_tag:
        tag = kind.__struct_config__.tag_field or ""
        said = value.get(tag)
        if not isinstance(said, str) or said not in by_tag:
            what = f"{tag}: {shown(said)} is unknown" if tag in value else f"field '{tag}' is missing"
            where = f"{at}.".removeprefix(".") if tag in value else _place(at)
            return [f"{where}{what}; {suggest(str(said), list(by_tag))}"]
        kind = by_tag[said]
        value = {name: one for name, one in value.items() if name != tag}
    return _in_fields(value, kind, at)


def _in_fields(value: Fields, kind: Kind, at: str) -> list[str]:
    hints = get_type_hints(kind, include_extras=True)
    known = kind.__struct_fields__
    place = _place(at)
    found = [
        f"{place}unknown field {shown(name)}; {suggest(str(name), known)}"
        for name in value
        if name not in known
    ]
    found += [
        f"{place}field '{field.name}' is missing; expected {expected(hints[field.name])}"
        for field in msgspec.structs.fields(kind)
        if field.required and field.name not in value
    ]
    for name in known:
        if name in value:
            found += _wrong(value[name], hints[name], f"{at}.{name}")
    return found
