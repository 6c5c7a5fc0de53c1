"""The rulebooks as pages: every paragraph in our own words, how we read it, and what one may choose instead."""

from __future__ import annotations

import html
from collections.abc import Iterator
from pathlib import Path

from garrison.core.game import Game
from garrison.table import games
from garrison.table.messages import package_of
from garrison.table.rulebook import Chapter, Paragraph, Rulebook, rulebook_of
from garrison.table.rulings import reading_of, ruling_words
from garrison.table.translator import label_of
from tools.docs_site.examples import RuleExample, read_examples, told

WORDS = {
    "en": {
        "title": "The rules",
        "intro": "Every paragraph of the three games in our own words, with its number: what the program enforces,"
        " how we read it where the book is silent, and which other readings one may choose. The printed books"
        " remain the authority. Most paragraphs have an example, taken from the tests of that rule: it opens on a live"
        " board, where one can look at each step and play on from any of them.",
        "page": "p. {page}",
        "reading": "How we read it",
        "rulings": "Other readings",
        "default": "default",
        "nothing": "Nothing to enforce",
        "example": "An example",
        "try": "See and try it on the board",
        "chapter": "{title}",
    },
    "it": {
        "title": "Le regole",
        "intro": "Tutti i paragrafi dei tre giochi con parole nostre, ciascuno col suo numero: che cosa il programma"
        " fa rispettare, come lo interpretiamo dove il regolamento tace, e quali altre interpretazioni si possono"
        " scegliere. Fanno fede i regolamenti stampati. Quasi tutti i paragrafi hanno un esempio, preso dai test di"
        " quella regola: si apre su un tabellone vero, dove si può guardare ogni passo e da lì continuare a giocare.",
        "page": "p. {page}",
        "reading": "Come lo interpretiamo",
        "rulings": "Altre interpretazioni",
        "default": "predefinita",
        "nothing": "Niente da far rispettare",
        "example": "Un esempio",
        "try": "Guardalo e provalo sul tabellone",
        "chapter": "{title}",
    },
}


def write_rules(folder: Path, lang: str, play: str) -> None:
    """The pages of all rulebooks, below `rules`; `play` is where the games can be played, seen from a chapter."""
    listed = []
    for name in games.ids():
        game = games.find(name)
        _write_game(folder / name, game, rulebook_of(package_of(game)), lang, play)
        listed.append(f"{name}/index")
    words = WORDS[lang]
    text = f"# {words['title']}\n\n{words['intro']}\n\n{toctree(listed, depth=2)}"
    _write(folder / "index.md", text)


def toctree(pages: list[str], depth: int = 1, heading: str = "", hidden: bool = False) -> str:
    """A list of pages for Sphinx."""
    options = [
        f":maxdepth: {depth}",
        *([f":caption: {heading}"] if heading else []),
        *([":hidden:"] if hidden else []),
    ]
    return "\n".join(["```{toctree}", *options, "", *pages, "```", ""])


def _write_game(folder: Path, game: Game, book: Rulebook, lang: str, play: str) -> None:
    pages = []
    for chapter in book.chapters:
        file = f"chapter-{chapter.id.lower()}"
        _write(folder / f"{file}.md", "\n".join(_chapter(game, book, chapter, lang, play)))
        pages.append(file)
    title = label_of(game, lang, "title", game.about.id)
    _write(folder / "index.md", f"# {title}\n\n{toctree(pages)}")


def _chapter(game: Game, book: Rulebook, chapter: Chapter, lang: str, play: str) -> Iterator[str]:
    yield f"# {chapter.id} · {chapter.title(lang)}\n"
    examples = read_examples(game.about.id)
    for paragraph in book.of_chapter(chapter.id):
        yield from _paragraph(game, paragraph, lang)
        if (example := examples.get(paragraph.id)) is not None:
            yield from _example(example, lang, play)


def _example(example: RuleExample, lang: str, play: str) -> Iterator[str]:
    """What happens, and a link that `example.js` opens in a frame below it."""
    words = WORDS[lang]
    yield f'```{{raw}} html\n<details class="rule-example"><summary>{words["example"]}</summary>\n<ul>'
    yield from (f"<li>{html.escape(line, quote=False)}</li>" for line in told(example, lang))
    address = html.escape(f"{play}{example.address}")
    yield f'</ul>\n<p><a class="try" href="{address}">{words["try"]}</a></p>\n</details>\n```\n'


def _paragraph(game: Game, paragraph: Paragraph, lang: str) -> Iterator[str]:
    words = WORDS[lang]
    page = f" <small>({words['page'].format(page=paragraph.page)})</small>" if paragraph.page else ""
    yield f"(rule-{game.about.id}-{paragraph.id.lower()})="
    yield f"## {paragraph.id} {paragraph.title[lang]}\n"
    yield f"{escaped(paragraph.text[lang])}{page}\n"
    if note := paragraph.note.get(lang):
        yield f"*{words['nothing']}:* {escaped(note)}\n"
    if reading := reading_of(game, paragraph, lang):
        yield f":::{{admonition}} {words['reading']}\n{escaped(reading)}\n:::\n"
    open_rulings = [name for name in paragraph.rulings if game.about.ruling(name).is_open]
    if open_rulings:
        yield f"**{words['rulings']}**\n"
        yield from _rulings(game, open_rulings, lang)
        yield ""


def _rulings(game: Game, ids: list[str], lang: str) -> Iterator[str]:
    for name in ids:
        ruling = game.about.ruling(name)
        said = ruling_words(game, ruling, lang)
        yield f"- {escaped(said.title)} (`--ruling {name}=…`)"
        for number, choice in enumerate(said.choices):
            mark = f" *({WORDS[lang]['default']})*" if number == 0 else ""
            yield f"  - {number}: {escaped(choice)}{mark}"


def escaped(text: str) -> str:
    """Plain text in Markdown: brackets and stars are what they are."""
    for sign in ("\\", "*", "_", "[", "]", "<", ">", "#", "|", "`"):
        text = text.replace(sign, f"\\{sign}")
    return text


def _write(file: Path, text: str) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(text.rstrip() + "\n", encoding="utf-8")
