"""What threatens, as the page gets it: in words, with refs and numbers."""

from __future__ import annotations

from collections import OrderedDict
from weakref import WeakKeyDictionary

from garrison.core.ask import Choice
from garrison.core.danger import Threat, ThreatAssessment, danger_of
from garrison.core.errors import NotOffered
from garrison.core.view import WATCHER
from garrison.table.danger_text import threat_words
from garrison.table.hosted import HostedTable
from garrison.table.translator import Translator, table_translator
from garrison.web.protocol.errors import NotYours
from garrison.web.protocol.parts import ThreatTold
from garrison.web.protocol.replies import DangerTold
from garrison.web.render.state import Viewer

MOST_KEPT = 64  # for each table: everybody at it asks the same

Known = OrderedDict[tuple[int, int | None], ThreatAssessment]  # by node and option
_known: WeakKeyDictionary[HostedTable, Known] = WeakKeyDictionary()


def danger_told(table: HostedTable, index: int | None, viewer: Viewer) -> DangerTold:
    """What threatens now, or after an option on offer, which only the seat that is asked may ask."""
    if index is not None:
        _check(table, index, viewer)
    found = assessment(table, index)
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


def assessment(table: HostedTable, index: int | None) -> ThreatAssessment:
    """What threatens, found once for everybody at the table."""
    known = _known.setdefault(table, OrderedDict())
    key = (table.cursor, index)
    if key not in known:
        option = None if index is None else table.option(index)
        known[key] = danger_of(table.game, table.position, option)
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
