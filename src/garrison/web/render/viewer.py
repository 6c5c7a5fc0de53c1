"""Who looks: the seats of a client, its language, and what it may see of others' answers."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from garrison.core.ask import Ask, Choice, Draw
from garrison.core.event import Event
from garrison.core.journal import DrawEntry, Node, PickEntry, RollEntry, answer_of
from garrison.core.view import WATCHER
from garrison.table.hosted import HostedTable
from garrison.table.messages import name_key
from garrison.table.seats import HUMAN
from garrison.table.translator import hears
from garrison.web.protocol.fields import AnswerKind, Language
from garrison.web.render.words import label_of, labels_of

HIDDEN = "…"


@dataclass(frozen=True, slots=True)
class Viewer:
    """The seats of a client, and its language. Where seats have secrets a client holds one at most."""

    seats: tuple[int, ...]
    lang: Language

    def asked(self, table: HostedTable, ask: Ask) -> int:
        """The seat of this client that may answer; WATCHER if none."""
        if not isinstance(ask, Choice):
            return WATCHER
        mine = (seat for seat in self.seats if seat in ask.seats and table.seats[seat] == HUMAN)
        return next(mine, WATCHER)

    def seat(self, table: HostedTable, ask: Ask) -> int:
        """The seat to look from."""
        asked = self.asked(table, ask)
        return asked if asked != WATCHER or not self.seats else self.seats[0]


def kind_of(node: Node) -> AnswerKind:
    """What kind of answer a node holds."""
    if isinstance(node.entry, PickEntry):
        return "pick"
    if isinstance(node.entry, RollEntry):
        return "roll"
    return "draw" if isinstance(node.entry, DrawEntry) else "start"


def walked(table: HostedTable) -> Iterator[tuple[Node, Ask, list[Event]]]:
    """Each answer of the tree, what it answered and what happened through it."""
    game = table.game
    waiting = [(table.journal.node(0), table.position_at(0))]
    while waiting:
        node, p = waiting.pop()
        ask = game.ask(p)
        for child in node.children:
            if child.entry is not None:
                q = game.copy(p) if len(node.children) > 1 else p
                yield child, ask, game.apply(q, answer_of(child.entry, ask, game.options))
                waiting.append((child, q))


def labels(table: HostedTable, viewer: Viewer) -> dict[int, str]:
    """The label of every node, as a client may know it."""
    if not table.secrets:
        return {node.id: label(table, node, viewer.lang) for node in table.journal.nodes}
    known = {0: ""}
    for node, ask, events in walked(table):
        shown = may_know(table, viewer, node, ask, events)
        known[node.id] = label(table, node, viewer.lang) if shown else HIDDEN
    return known


def may_know(table: HostedTable, viewer: Viewer, node: Node, ask: Ask, events: list[Event]) -> bool:
    """One's own answer; else what everybody was told of, all of it."""
    if isinstance(node.entry, PickEntry) and node.entry.seat in viewer.seats:
        return True
    ears = viewer.seats or (WATCHER,)
    if isinstance(ask, Draw):
        seers = viewer.seats or range(len(table.seats))
        if any(seat not in ask.seats for seat in seers):
            return False
    return bool(events) and all(hears(event, seat) for event in events for seat in ears)


def label(table: HostedTable, node: Node, lang: str) -> str:
    """An answer in words: a move by its label, chance by what came."""
    entry, words = node.entry, labels_of(table, lang)
    if isinstance(entry, PickEntry):
        return words.option(table.game.options.named(entry.pick))
    if isinstance(entry, RollEntry):
        return f"{entry.roll}: {' '.join(str(face) for face in entry.got)}"
    if isinstance(entry, DrawEntry):
        return label_of(table.game, lang, name_key(entry.got), entry.got)
    return ""
