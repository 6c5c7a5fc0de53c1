"""The part of the kit that looks for bare ids: whatever a view or a score sheet shows has words."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.ask import Outcome, Over
from garrison.core.game import Game, Setup
from garrison.core.terminal_board import SupportsTerminalBoard
from garrison.core.view import Piece, View
from garrison.table.message_syntax import Messages
from garrison.table.messages import LANGUAGES, TABLE, dashed, package_of
from garrison.table.seats import seat_names
from garrison.testing.walk import moments

Keys = tuple[str, ...]  # of messages any one of which will do


def check_labels(game: Game, setup: Setup, seed: int, every: int = 1) -> None:
    """Everything shown beside a board or in place of one has a label in every language."""
    seats = range(len(seat_names(game, game.settle(setup))))
    known = {
        lang: {key for home in (package_of(game), TABLE) for key in Messages(home, lang).variables}
        for lang in LANGUAGES
    }
    for step in moments(game, setup, seed, every):
        views = [game.view(step.p, seat) for seat in seats]
        gauge = game.about.gauge
        step.expect(not gauge or all(gauge in view.gauges for view in views), f"no view has a gauge {gauge}")
        wanted = {keys for view in views for keys in labels_of_view(game, view)}
        if isinstance(step.ask, Over):
            wanted |= set(labels_of_outcome(step.ask.outcome))
        for lang, messages in known.items():
            bare = sorted(" or ".join(keys) for keys in wanted if not messages & set(keys))
            step.expect(not bare, f"{lang}: shown without words: {', '.join(bare)}")


def labels_of_outcome(outcome: Outcome) -> Iterator[Keys]:
    """The ending, honours, and the rows of the score sheet."""
    honours = [given for given in outcome.honours.values() if isinstance(given, str)]
    yield from ((f"name-{dashed(name)}",) for name in (outcome.ending, *honours))
    yield from (_either("sheet", item) for item, _points in outcome.sheet)


def labels_of_view(game: Game, view: View) -> Iterator[Keys]:
    """The messages that name what a view holds. Facts are shown only where a game draws no board in text."""
    if not isinstance(game, SupportsTerminalBoard):
        yield from (_either("fact", fact) for fact in view.facts)
    for gauge in view.gauges:
        kind, _, thing = gauge.partition(":")
        yield _either("gauge", kind)
        yield from (_either("name", thing),) if thing else ()
    yield from (_either("pile", pile) for pile in view.piles)
    for key, cards in view.cards.items():
        yield (*_either("cards", key), f"cards-{dashed(key.rpartition('-')[2])}")
        yield from (_either("name", card) for card in cards)
    for piece in view.pieces:
        yield from _piece(piece)


def _piece(piece: Piece) -> Iterator[Keys]:
    thing, kind = dashed(piece.id), dashed(piece.kind)
    yield (f"name-{thing}", f"ref-piece-{thing}", f"name-{kind}", f"kind-{kind}")
    where, _, place = piece.at.partition(":")
    yield (*_either(where, place), f"ref-{where}", f"ref-{where}-{dashed(place)}")
    yield from (_either("mark", mark) for mark in piece.marks)
    yield from (_either("value", value) for value in piece.values)


def _either(kind: str, thing: str) -> Keys:
    return (f"{kind}-{dashed(thing)}", f"name-{dashed(thing)}")
