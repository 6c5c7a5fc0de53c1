"""Correcting the past, for a page: what was asked at a node, and what came of changing its answer."""

from __future__ import annotations

from garrison.core.ask import Answer, Choice, Draw, Drawn, Pick, Roll, Rolled
from garrison.core.errors import NotOffered
from garrison.core.journal import PickEntry
from garrison.table.correction import Correction
from garrison.table.hosted import HostedTable
from garrison.table.translator import table_translator
from garrison.web.protocol.parts import PastOption
from garrison.web.protocol.replies import AskedTold, Corrected
from garrison.web.protocol.requests import Correct
from garrison.web.render.chance import dice_asked, draw_asked
from garrison.web.render.history import kind_of, label
from garrison.web.render.state import Viewer


def asked_at(table: HostedTable, node: int, viewer: Viewer) -> AskedTold:
    """What the answer of a node answered."""
    ask = table.asked(node)
    at = table.journal.node(node)
    words = table_translator(table, viewer.lang)
    said = words.translate(ask.prompt, viewer.seat(table, ask))
    offered = ask.options if isinstance(ask, Choice) else ()
    return AskedTold(
        node=node,
        kind=kind_of(at),
        text=said.text,
        rule=said.rule,
        label=label(table, at, viewer.lang),
        options=tuple(PastOption(one.index, one.name, words.option(one)) for one in offered),
        dice=dice_asked(table, ask, viewer.lang),
        draw=draw_asked(table, table.position_at(at.parent.id), ask, viewer.lang) if at.parent else None,
    )


def answer_meant(table: HostedTable, asked: Correct) -> Answer:
    """The answer that a request means; the seat is that which answered."""
    ask, entry = table.asked(asked.node), table.journal.node(asked.node).entry
    if isinstance(ask, Choice) and isinstance(entry, PickEntry) and asked.option is not None:
        return Pick(entry.seat, table.option(asked.option))
    if isinstance(ask, Roll) and asked.faces:
        return Rolled(tuple(sorted(asked.faces)))
    if isinstance(ask, Draw) and asked.card:
        return Drawn(asked.card)
    raise NotOffered(f"answer {asked.node} is the answer to a {type(ask).__name__}")


def corrected(table: HostedTable, found: Correction, viewer: Viewer) -> Corrected:
    """What came of it, in words."""
    conflict = found.conflict
    words = table_translator(table, viewer.lang)
    why = words.translate(conflict.why, viewer.seat(table, table.ask)) if conflict else None
    return Corrected(
        before=found.before,
        node=found.node,
        changed=found.changed,
        kept=found.kept,
        left=found.left,
        conflict=label(table, table.journal.node(conflict.n), viewer.lang) if conflict else "",
        why=why.text if why else "",
        rule=why.rule if why else "",
    )
