"""The JSDoc types of the page, made from the classes of the server: src/garrison/web/static/protocol.js."""

from __future__ import annotations

import inspect
from collections.abc import Iterator

from msgspec import inspect as kinds

from garrison.core.outlook import Stride
from garrison.core.view import Piece, View
from garrison.table.campaigns import MissionResult
from garrison.web.protocol import http as listing
from garrison.web.protocol import parts, positions, replies, requests
from garrison.web.protocol.replies import Said
from garrison.web.protocol.requests import Message
from tools.generate.artefact import Made

FILE = "src/garrison/web/static/protocol.js"
HEAD = """\
// The messages between page and server, as types; docs/web-protocol.md explains them.
// Made by `scripts/generate protocol-types` from the classes in src/garrison/web: change those, not this.

"""
PLAIN: dict[type, str] = {
    kinds.IntType: "number",
    kinds.FloatType: "number",
    kinds.StrType: "string",
    kinds.BoolType: "boolean",
    kinds.NoneType: "null",
    kinds.CustomType: "unknown",
}


def made() -> Made:
    """Return protocol.js."""
    types = [*map(_typedef, _classes()), _union("Message", Message), _union("Reply", Said)]
    return {FILE: HEAD + "\n".join(types) + "\nexport {};\n"}


def _classes() -> Iterator[type]:
    yield from (Piece, View, Stride, MissionResult)
    for module in (parts, requests, replies, positions, listing):
        for name, found in vars(module).items():
            own = inspect.isclass(found) and found.__module__ == module.__name__
            if own and name not in ("Request", "Reply"):
                yield found


def _typedef(found: type) -> str:
    told = kinds.type_info(found)
    assert isinstance(told, (kinds.StructType, kinds.DataclassType))
    rows = [f'@property {{"{told.tag}"}} type'] if isinstance(told, kinds.StructType) and told.tag else []
    asked = found.__module__ == requests.__name__ or found in (
        listing.NewTable,
        listing.Fork,
        listing.Again,
        positions.PositionEdit,
    )
    omitted = isinstance(told, kinds.StructType) and found.__struct_config__.omit_defaults  # type: ignore[attr-defined]
    for field in told.fields:
        name = field.name if field.required or not (asked or omitted) else f"[{field.name}]"
        rows.append(f"@property {{{_name(field.type)}}} {name}")
    words = " ".join((inspect.getdoc(found) or "").split())
    lines = [words, f"@typedef {{Object}} {found.__name__}", *rows]
    return "/**\n" + "".join(f" * {line}\n" for line in lines) + " */\n"


def _union(name: str, union: object) -> str:
    members = " | ".join(member.__name__ for member in union.__args__)  # type: ignore[attr-defined]
    return f"/** @typedef {{{members}}} {name} */\n"


def _name(told: kinds.Type) -> str:
    if type(told) in PLAIN:
        return PLAIN[type(told)]
    if isinstance(told, kinds.LiteralType):
        return " | ".join(f'"{value}"' for value in told.values)
    if isinstance(told, kinds.UnionType):
        return " | ".join(_name(member) for member in told.types)
    if isinstance(told, (kinds.VarTupleType, kinds.ListType)):
        return f"Array<{_name(told.item_type)}>"
    if isinstance(told, kinds.DictType):
        return f"Record<string, {_name(told.value_type)}>"
    if isinstance(told, (kinds.StructType, kinds.DataclassType)):
        return str(told.cls.__name__)
    if isinstance(told, kinds.Metadata):
        return _name(told.type)
    raise TypeError(f"no JavaScript type for {told}")
