"""What happened, as lines: while playing, in the log, and as the transcript of a save."""

from __future__ import annotations

from collections.abc import Iterable

from garrison.core.event import Event
from garrison.core.journal import AnswerEntry, DrawEntry, OwnTurnEntry, PickEntry, RollEntry
from garrison.table.game_record import AnswerEvents
from garrison.table.position_words import turn_words
from garrison.table.rulings import ruling_words
from garrison.table.seats import name_of
from garrison.table.table import Table
from garrison.table.translator import Sentence, hears, label_of, table_translator
from garrison.terminal.dice import dice_name
from garrison.terminal.words import TerminalText

HIDDEN = "…"  # in place of an answer that a seat may not know
EVERYTHING = None  # in place of a seat: hears all seats' secrets, as the reader of a save does


def with_rule(line: Sentence) -> str:
    """A sentence with the paragraph behind it, for `rule`."""
    return f"{line.text} [{line.rule}]" if line.rule else line.text


def event_lines(table: Table, events: Iterable[Event], lang: str, seat: int | None) -> list[str]:
    """The lines of the events that a seat may hear."""
    translator = table_translator(table, lang)
    return [
        with_rule(translator.translate(event, seat))
        for event in events
        if seat is EVERYTHING or hears(event, seat)
    ]


def answer_label(table: Table, entry: AnswerEntry, lang: str) -> str:
    """An answer in words: a move by its label, a roll or draw by its result."""
    if isinstance(entry, PickEntry):
        return table_translator(table, lang).option(table.game.options.named(entry.pick))
    if isinstance(entry, RollEntry):
        return f"{entry.roll}: {' '.join(str(face) for face in entry.got)}"
    if isinstance(entry, OwnTurnEntry):
        return turn_words(table, entry.turn, lang)
    return f"{entry.draw}: {entry.got}"


def seen_label(table: Table, entry: AnswerEntry | None, lang: str, seat: int) -> str:
    """An answer as one seat may know it: what others chose or drew is not told where there are others."""
    if entry is None:
        return ""
    secret = isinstance(entry, DrawEntry) or (isinstance(entry, PickEntry) and entry.seat != seat)
    return HIDDEN if secret and len(table.seats) > 1 else answer_label(table, entry, lang)


def told_lines(table: Table, told: Iterable[AnswerEvents], lang: str, seat: int | None) -> list[str]:
    """The events of some answers."""
    return [line for one in told for line in event_lines(table, one.events, lang, seat)]


def transcript(table: Table, lang: str) -> list[str]:
    """The whole line from the root to the cursor: each decision with its number, and what happened."""
    lines = header_lines(table, lang)
    for told in table.since(0):
        events = event_lines(table, told.events, lang, EVERYTHING)
        if not isinstance(told.answer, (RollEntry, DrawEntry)) or not events:
            lines.append(
                f"{told.n}. {_who(table, told.answer, lang)}{answer_label(table, told.answer, lang)}"
            )
        lines += [f"    {line}" for line in events]
    return lines


def header_lines(table: Table, lang: str) -> list[str]:
    """The set-up of the game."""
    header = table.journal.header
    words = TerminalText(lang)
    agreed = [header.scenario, header.edition, header.difficulty]
    lines = [
        words.say(
            "transcript-header",
            game=header.game,
            setup=", ".join(part for part in agreed if part),
            seats=", ".join(words.say(f"seat-{name_of(kind)}") for kind in header.seats),
            dice=dice_name(header, words),
        )
    ]
    for name, choice in table.setup.rulings.items():
        said = ruling_words(table.game, table.game.about.ruling(name), lang)
        lines.append(words.say("transcript-ruling", id=name, choice=said.choices[choice]))
    return lines


def _who(table: Table, entry: AnswerEntry, lang: str) -> str:
    """The seat that answered, where there are several."""
    if not isinstance(entry, PickEntry) or len(table.seats) == 1:
        return ""
    names = table.game.about.scenario(table.setup.scenario).seats[table.setup.players]
    name = names[entry.seat]
    return f"({label_of(table.game, lang, f'seat-{name}', name)}) "
