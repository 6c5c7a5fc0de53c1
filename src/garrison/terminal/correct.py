"""`correct`: an earlier die, card or choice put right, and what comes of everything after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garrison.core.ask import Answer, Ask, Choice, Draw, Drawn, Pick, Roll, Rolled
from garrison.core.journal import AnswerEntry, PickEntry
from garrison.table.correction import Correction, correct
from garrison.terminal.transcript import HIDDEN, seen_label, with_rule
from garrison.terminal.typed_results import are_right
from garrison.terminal.user_input import number

if TYPE_CHECKING:
    from garrison.terminal.session import Session

LISTED = 15  # answers shown where none is named
MOST_OFFERED = 40


def correct_past(session: Session, rest: str) -> None:
    """`correct` lists, `correct 12` tells what could stand there, `correct 12 4 5` puts it right."""
    first, _, said = rest.partition(" ")
    line = {told.n: told.answer for told in session.table.since(0)}
    node = number(first)
    if node is None or node not in line:
        _list(session, line)
        return
    if seen_label(session.table, line[node], session.lang, session.seat) == HIDDEN:
        session.screen.say(session.words.say("correct-hidden", node=node))
        return
    ask = session.table.asked(node)
    answer = _meant(session, said.strip(), ask, line[node]) if said.strip() else None
    if answer is None:
        _offer(session, node, line[node], ask, said)
    else:
        session.screen.say_all(corrected_lines(session, correct(session.table, node, answer)))


def _list(session: Session, line: dict[int, AnswerEntry]) -> None:
    """The last answers with their numbers."""
    if not line:
        session.screen.say(session.words.say("correct-none"))
        return
    for node in list(line)[-LISTED:]:
        session.screen.say(f"  {node}. {_label(session, line[node])}")
    session.screen.say(session.words.say("correct-usage", node=list(line)[-1]))


def _label(session: Session, entry: AnswerEntry) -> str:
    return seen_label(session.table, entry, session.lang, session.seat)


def _meant(session: Session, said: str, ask: Ask, entry: AnswerEntry) -> Answer | None:
    """The answer that words or numbers stand for; None if they stand for none, or for several."""
    if isinstance(ask, Roll):
        faces = session.results.faces(said, ask)
        return Rolled(tuple(sorted(faces))) if faces and are_right(faces, ask) else None
    if isinstance(ask, Draw):
        card = session.results.card(said, ask)
        return Drawn(card) if card else None
    if not isinstance(ask, Choice) or not isinstance(entry, PickEntry):
        return None
    place = number(said) or 0
    if 1 <= place <= len(ask.options):
        return Pick(entry.seat, ask.options[place - 1])
    found = session.finder.find(said, ask.options)
    return Pick(entry.seat, found[0]) if len(found) == 1 else None


def _offer(session: Session, node: int, entry: AnswerEntry, ask: Ask, said: str) -> None:
    """What was asked there, what was answered, and what could be answered: of choices, those with the words said."""
    words, screen = session.words, session.screen
    screen.say(with_rule(session.translator.translate(ask.prompt, session.seat)))
    screen.say(words.say("correct-was", node=node, answer=_label(session, entry)))
    if isinstance(ask, Roll):
        screen.say(words.say("correct-dice", node=node, dice=ask.dice, sides=ask.sides))
        return
    labels: dict[int, str] = {}
    if isinstance(ask, Draw):
        labels = {place: session.results.name(card) for place, card in enumerate(ask.outcomes, start=1)}
    elif isinstance(ask, Choice):
        found = session.finder.find(said, ask.options) or ask.options
        places = {option: place for place, option in enumerate(ask.options, start=1)}
        labels = {places[option]: session.translator.option(option) for option in found}
    screen.say_all(f"  {place}. {label}" for place, label in list(labels.items())[:MOST_OFFERED])
    if len(labels) > MOST_OFFERED:
        screen.say(words.say("why-more", count=len(labels) - MOST_OFFERED))
    screen.say(words.say("correct-say", node=node))


def corrected_lines(session: Session, found: Correction) -> list[str]:
    """What came of it: how much was kept, and what no longer fits and why."""
    words = session.words
    if not found.changed:
        return [words.say("correct-same")]
    lines = [words.say("corrected", kept=found.kept, left=found.left, before=found.before)]
    if found.conflict is not None:
        why = session.translator.translate(found.conflict.why, session.seat)
        answer = _label(session, found.conflict.entry)
        lines.append(words.say("correct-conflict", node=found.conflict.n, answer=answer, why=with_rule(why)))
    return lines
