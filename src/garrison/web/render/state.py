"""What a client is told: the state of the table, as its seats may see it, in its language."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from garrison.core.ask import Ask, Choice, Outcome, Over
from garrison.core.beat import Beat, beats_of
from garrison.core.event import Event
from garrison.core.game import Game
from garrison.core.journal import OwnTurnEntry
from garrison.core.odds import SupportsOdds
from garrison.core.option import Option
from garrison.core.position import Position
from garrison.core.terms import SupportsTerms, Terms
from garrison.core.view import WATCHER
from garrison.table.game_record import AnswerEvents
from garrison.table.hosted import HostedTable
from garrison.table.messages import name_key
from garrison.table.position_words import turn_words
from garrison.table.seats import HUMAN, seat_names
from garrison.table.translator import Translator, asked_translator, hears, label_of, table_translator
from garrison.web.protocol.fields import EventFact, Language
from garrison.web.protocol.parts import (
    BeatShown,
    Dice,
    Ending,
    Honour,
    Line,
    Offer,
    Question,
    Result,
    Score,
    TreeSummary,
)
from garrison.web.protocol.replies import State
from garrison.web.render.chance import dice_asked, draw_asked
from garrison.web.render.words import say

OWN_TURN = "own-turn"  # the key of a line


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


def states_of(table: HostedTable, wanted: Iterable[tuple[Viewer, int]]) -> dict[tuple[Viewer, int], State]:
    """The state for each viewer and the node that it has; what happened is looked up once for all."""
    wanted = list(wanted)
    told = {have: told_since(table, have) for have in {have for _, have in wanted}}
    return {(viewer, have): _state(table, viewer, told[have]) for viewer, have in wanted}


def told_since(table: HostedTable, have: int) -> list[AnswerEvents]:
    """What happened after a node; all of it if there is no such node."""
    return table.since(have if have < len(table.journal.nodes) else 0)


def base_of(table: HostedTable, told: Sequence[AnswerEvents]) -> int:
    """The node after which these things happened."""
    parent = table.journal.node(told[0].n).parent if told else table.journal.cursor
    return 0 if parent is None else parent.id


def _state(table: HostedTable, viewer: Viewer, told: Sequence[AnswerEvents]) -> State:
    here = table.journal.cursor
    return State(
        n=table.n,
        node=here.id,
        base=base_of(table, told),
        view=table.view(viewer.seat(table, table.ask)),
        ask=question_of(table, table.position, table.ask, viewer, with_options=True),
        lines=tuple(line for one in told for line in lines_of(table, one.n, one.events, viewer)),
        takebacks=table.takebacks,
        takebacks_text=table_translator(table, viewer.lang).say("takebacks", {"count": table.takebacks}),
        fresh=bool(here.fresh),
        thinking=table.runs,
        tree=TreeSummary(
            len(table.journal.nodes), table.branches, here.depth, table.can_undo, table.can_redo
        ),
        dice=_dice(table),
        outcome=_ending(table, viewer.lang),
    )


def _dice(table: HostedTable) -> Dice:
    record = table.journal
    return Dice(
        table.dice_kind,
        record.cursor.commitment or "",
        len(record.commitments) - (record.header.commitment is not None),
        table.waits_for_words,
        tuple(sorted(table.spoken)),
        tuple(sorted(table.real)),
    )


# ---------------------------------------------------------------- what happened


def lines_of(table: HostedTable, node: int, events: Sequence[Event], viewer: Viewer) -> list[Line]:
    """What a client may hear of what happened through the answer of a node."""
    voice = table_translator(table, viewer.lang)
    listening = viewer.seats or (WATCHER,)
    lines = _own_turn_lines(table, node, viewer)
    for event, beat in zip(events, beats_of(table.game, table.position, events), strict=True):
        seat = next((seat for seat in listening if hears(event, seat)), None)
        if seat is not None:
            said = voice.translate(event, seat)
            facts = {name: plain(value) for name, value in event.facts.items()}
            lines.append(Line(node, said.text, said.refs, said.rule, event.key, facts, _shown(beat)))
    return lines


def _own_turn_lines(table: HostedTable, node: int, viewer: Viewer) -> list[Line]:
    """What a turn played on the real table has changed."""
    entry = table.journal.node(node).entry
    if not isinstance(entry, OwnTurnEntry):
        return []
    text = turn_words(table, entry.turn, viewer.lang)
    return [Line(node, text, (), "", OWN_TURN, {"seat": entry.seat}, None)]


def _shown(beat: Beat | None) -> BeatShown | None:
    if beat is None:
        return None
    return BeatShown(**{slot: getattr(beat, slot) for slot in BeatShown.__struct_fields__})


def plain(value: object) -> EventFact:
    """A fact as JSON holds it."""
    if isinstance(value, (list, tuple)):
        return [item if isinstance(item, (str, int)) else str(item) for item in value]
    return value if isinstance(value, (str, int)) else str(value)


# ---------------------------------------------------------------- what is asked


def question_of(table: HostedTable, p: Position, ask: Ask, viewer: Viewer, with_options: bool) -> Question:
    """What the position asks. Options are for the seat alone that may answer."""
    asked = viewer.asked(table, ask)
    words = table_translator(table, viewer.lang)
    said = words.translate(ask.prompt, viewer.seat(table, ask))
    options = ask.options if isinstance(ask, Choice) and asked != WATCHER and with_options else ()
    near = asked_translator(table, p, options, viewer.lang)
    brings = with_options and bool(viewer.seats) and table.real_ask is not None
    return Question(
        kind="choice" if isinstance(ask, Choice) else "over" if isinstance(ask, Over) else "chance",
        seats=ask.seats if isinstance(ask, Choice) else (),
        seat=asked,
        text=said.text,
        rule=said.rule,
        key=ask.prompt.key,
        facts={name: plain(value) for name, value in ask.prompt.facts.items()},
        refs=said.refs,
        options=_offers(table.game, p, options, near),
        labels={ref: near.ref(ref) for ref in dict.fromkeys(ref for one in options for ref in one.path)},
        dice=dice_asked(table, ask, viewer.lang) if brings else None,
        draw=draw_asked(table, p, ask, viewer.lang) if brings else None,
        own_turn=with_options and asked != WATCHER and table.may_tell_turn,
    )


def _offers(game: Game, p: Position, options: Sequence[Option], words: Translator) -> tuple[Offer, ...]:
    foretold = (
        game if isinstance(game, SupportsOdds) else None
    )  # found out once: it takes longer than the odds
    supporting = game if isinstance(game, SupportsTerms) else None
    offers = []
    for option in options:
        odds = foretold.odds(p, option) if foretold else ()
        chance = odds[0].chance if odds and odds[0].aim else None
        terms = supporting.terms(p, option) if supporting else Terms()
        offers.append(
            Offer(
                option.index,
                option.name,
                option.path,
                words.option(option),
                chance,
                terms.sort,
                dict(terms.cost),
                dict(terms.brings),
                terms.at,
            )
        )
    return tuple(offers)


# ---------------------------------------------------------------- how it ended


def _ending(table: HostedTable, lang: str) -> Ending | None:
    outcome = table.outcome
    if outcome is None:
        return None
    game = table.game
    sheet = (Score(key, label_of(game, lang, f"sheet-{key}", key), points) for key, points in outcome.sheet)
    honours = (
        Honour(key, str(given), _honour(game, lang, key, given)) for key, given in outcome.honours.items()
    )
    return Ending(
        ending=outcome.ending,
        label=label_of(game, lang, name_key(outcome.ending), outcome.ending),
        results=tuple(_results(table, outcome, lang)),
        sheet=tuple(sheet),
        honours=tuple(honours),
        hash=table.journal_hash(),
    )


def _honour(game: Game, lang: str, key: str, given: str | int) -> str:
    """An award by its name; a number with what it counts."""
    if isinstance(given, int):
        return f"{label_of(game, lang, f'fact-{key}', key)} {given}"
    return label_of(game, lang, name_key(given), given)


def _results(table: HostedTable, outcome: Outcome, lang: str) -> Iterable[Result]:
    names = seat_names(table.game, table.setup)
    for seat, (name, result, score) in enumerate(zip(names, outcome.results, outcome.scores, strict=True)):
        label = label_of(table.game, lang, f"seat-{name}", name)
        text = say("result", lang, seat=label, result=result, score=str(score))
        yield Result(seat, label, result, score, text)
