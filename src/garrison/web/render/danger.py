"""What threatens, as the page gets it: in words, with refs and numbers."""

from __future__ import annotations

from collections import OrderedDict
from weakref import WeakKeyDictionary

from garrison.core.ask import Choice
from garrison.core.danger import Threat, ThreatAssessment, danger_of
from garrison.core.errors import NotOffered
from garrison.core.own_turn import told_so_far
from garrison.core.view import WATCHER
from garrison.table.danger_text import threat_words
from garrison.table.hosted import HostedTable
from garrison.table.translator import Translator, table_translator
from garrison.web.protocol.errors import NotYours
from garrison.web.protocol.parts import ThreatTold
from garrison.web.protocol.replies import DangerTold
from garrison.web.protocol.requests import DangerQuestion
from garrison.web.render.state import Viewer

MOST_KEPT = 64  # for each table: everybody at it asks the same

Known = OrderedDict[
    tuple[int, int | None, str], ThreatAssessment
]  # by node, option and what was told of a free turn
_known: WeakKeyDictionary[HostedTable, Known] = WeakKeyDictionary()


def danger_told(table: HostedTable, asked: DangerQuestion, viewer: Viewer) -> DangerTold:
    """What threatens now, or after an option on offer, which only the seat that is asked may ask."""
    index = asked.option
    if index is not None:
        _check(table, index, viewer)
    if asked.text and not table.may_tell_turn:
        raise NotOffered("no turn of a person's own on a real table is under way")
    found = assessment(table, index, asked.text if index is None else "")
    voice = table_translator(table, viewer.lang)
    return DangerTold(
        n=table.n,
        option=index,
        threats=tuple(_told(threat, voice) for threat in found.threats),
        totals=tuple(_told(threat, voice) for threat in found.totals),
        assumed=tuple(voice.say(f"danger-assumes-{key}") for key in found.assumed),
    )


def _check(table: HostedTable, index: int, viewer: Viewer) -> None:
    option, ask = table.option(index), table.ask
    if viewer.asked(table, ask) == WATCHER:
        raise NotYours("only the seat that is asked sees what comes after a move")
    if not isinstance(ask, Choice) or option not in ask.options:
        raise NotOffered(f"'{option.name}' is not on offer")


def assessment(table: HostedTable, index: int | None, text: str = "") -> ThreatAssessment:
    """What threatens, found once for everybody at the table."""
    known = _known.setdefault(table, OrderedDict())
    key = (table.cursor, index, text)
    if key not in known:
        option = None if index is None else table.option(index)
        p = told_so_far(table.game, table.position, text) if text else table.position
        known[key] = danger_of(table.game, p, option)
        if len(known) > MOST_KEPT:
            known.popitem(last=False)
    return known[key]


def _told(threat: Threat, voice: Translator) -> ThreatTold:
    words = threat_words(threat, voice)
    return ThreatTold(
        ref=threat.ref,
        key=threat.key,
        text=words.text,
        label=words.label,
        rule=threat.rule,
        who=threat.who,
        hinges=threat.hinges,
        chance=threat.chance,
        amount=threat.amount,
        exact=threat.exact,
        grave=threat.grave,
    )
