"""A paragraph of the rulebook as lines."""

from __future__ import annotations

from garrison.core.game import Game
from garrison.table.rulebook import Paragraph, Rulebook
from garrison.table.rulings import ruling_words
from garrison.terminal.option_search import words_of
from garrison.terminal.words import TerminalText


def rule_lines(game: Game, paragraph: Paragraph, lang: str) -> list[str]:
    """Title, text, why it is not applicable, the readings to choose from, and why we read it so."""
    words, said = TerminalText(lang), paragraph.wording(lang)
    lines = [words.say("rule-title", id=paragraph.id, title=said["title"]), said["text"]]
    if paragraph.note:
        lines.append(words.say("rule-note", text=said["note"]))
    for name in paragraph.rulings:
        ruling = game.about.ruling(name)
        open_point = ruling_words(game, ruling, lang)
        if not ruling.is_open:
            text = f"{open_point.title}: {open_point.choices[0]}"
            lines.append(words.say("rule-reading", text=text))
            continue
        texts = "; ".join(f"{number} = {text}" for number, text in enumerate(open_point.choices))
        lines.append(words.say("rule-ruling", id=name, choices=texts))
    if paragraph.reading:
        lines.append(words.say("rule-reason" if paragraph.rulings else "rule-reading", text=said["reading"]))
    return lines


def chosen(book: Rulebook, name: str | None) -> tuple[Paragraph, ...]:
    """All paragraphs, one, or those of a chapter; an unknown name is an error that lists what there is."""
    if name is None:
        return book.paragraphs
    chapter = tuple(paragraph for paragraph in book.paragraphs if paragraph.id.startswith(f"{name}."))
    return chapter if chapter and name not in book else (book[name],)


def about(book: Rulebook, text: str, lang: str) -> tuple[Paragraph, ...]:
    """Paragraphs that have all these words: in the title if there are any, else in the text."""
    wanted = set(words_of(text))
    titled = [one for one in book.paragraphs if wanted <= set(words_of(one.title.get(lang, "")))]
    telling = [one for one in book.paragraphs if wanted <= set(words_of(one.text.get(lang, "")))]
    return tuple(titled or telling) if wanted else ()
