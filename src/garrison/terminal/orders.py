"""The commands one can type while playing, in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from garrison.core.ask import Choice
from garrison.core.errors import GarrisonError, Unknown
from garrison.core.option import Option
from garrison.table import store
from garrison.table.messages import LANGUAGES, package_of
from garrison.table.rulebook import rulebook_of
from garrison.terminal.foretell import odds_lines
from garrison.terminal.hinting import hint
from garrison.terminal.looking import card
from garrison.terminal.matching import plain
from garrison.terminal.narrate import told_lines, with_rule
from garrison.terminal.rule import chapters, chosen, rule_lines
from garrison.terminal.tree import passed, tree_lines
from garrison.terminal.typed import number, path

if TYPE_CHECKING:
    from garrison.terminal.session import Session

LOG_LINES = 20
MOST_REASONS = 6
MOST_OFFERED = 6


class Quit(Exception):
    """The person wants to stop."""


def obey(session: Session, line: str) -> bool:
    """Do what a line orders; False if it is no order."""
    word, _, rest = line.strip().partition(" ")
    order = ORDERS.get(plain(word))
    if order is None:
        return False
    try:
        order(session, rest.strip())
    except GarrisonError as error:
        session.refuse(error)
    return True


def undo(session: Session, rest: str) -> None:
    before = session.table.cursor
    session.table.undo()
    session.screen.say(
        session.words.say("taken-back", answer=passed(session.table, before, session.lang, session.seat))
    )


def redo(session: Session, rest: str) -> None:
    before = session.table.cursor
    session.table.redo()
    session.screen.say(
        session.words.say("done-again", answer=passed(session.table, before, session.lang, session.seat))
    )


def branches(session: Session, rest: str) -> None:
    session.screen.say_all(tree_lines(session.table, session.lang, session.seat))


def go(session: Session, rest: str) -> None:
    node = number(rest)
    if node is None or node >= len(session.table.journal.nodes):
        session.screen.say(session.words.say("go-usage", most=len(session.table.journal.nodes) - 1))
        return
    session.table.go(node)
    session.screen.say(session.words.say("gone", node=session.table.cursor))


def fresh(session: Session, rest: str) -> None:
    session.table.fresh()
    session.screen.say(session.words.say("fresh-dice"))


def why(session: Session, rest: str) -> None:
    usage = session.words.say("why-usage", example=example(session))
    session.screen.say_all(why_lines(session, rest) if rest else [usage])


def _numbered(session: Session, text: str) -> list[Option]:
    """The options behind a line of the menu that is named by its number; none if it is no such number."""
    items = session.picker.menus[-1].items() if session.picker else []
    count = number(text) or 0
    return list(items[count - 1].options) if 1 <= count <= len(items) else []


def why_lines(session: Session, text: str) -> list[str]:
    """For each reason that keeps the named moves from being offered, one line; and which are on offer."""
    options = session.table.game.options
    named = (
        _numbered(session, text)
        or [option for option in options if option.name == text]
        or session.finder.find(text, options)
    )
    if not named:
        return [session.words.say("why-unknown", text=text)]
    reasons: Counter[str] = Counter()
    offered: list[Option] = []
    for option in named:
        reason = session.table.why(option)
        if reason is None:
            offered.append(option)
        else:
            reasons[with_rule(session.voice.speak(reason, session.seat))] += 1
    lines = [
        session.words.say("why-offered", move=session.voice.option(option))
        for option in offered[:MOST_OFFERED]
    ]
    if len(offered) > MOST_OFFERED:
        lines.append(session.words.say("why-more", count=len(offered) - MOST_OFFERED))
    for text_of_reason, count in reasons.most_common(MOST_REASONS):
        lines.append(
            text_of_reason
            if len(named) == 1
            else session.words.say("why-several", reason=text_of_reason, count=count)
        )
    return lines


def rule(session: Session, rest: str) -> None:
    """One paragraph in full, or the titles of a chapter."""
    book = rulebook_of(package_of(session.table.game))
    name = rest or session.table.ask.prompt.rule
    try:
        found = chosen(book, name)
    except Unknown:
        session.screen.say(session.words.say("rule-unknown", id=name, chapters=", ".join(chapters(book))))
        return
    if len(found) == 1:
        session.screen.say_all(rule_lines(session.table.game, found[0], session.lang))
    for paragraph in found if len(found) > 1 else ():
        title = paragraph.title.get(session.lang, "")
        session.screen.say(session.words.say("rule-title", id=paragraph.id, title=title))


def odds(session: Session, rest: str) -> None:
    ask = session.table.ask
    offered = list(ask.options) if isinstance(ask, Choice) else []
    if rest:
        options = _numbered(session, rest) or session.finder.find(rest, offered)
    else:
        options = list(session.picker.menus[-1].options) if session.picker else offered
    session.screen.say_all(odds_lines(session.table, options, session.voice, session.words))


def board(session: Session, rest: str) -> None:
    in_words = {"words": True, "parole": True, "drawing": False, "disegno": False}
    session.show_board(in_words.get(plain(rest), session.in_words))


def log(session: Session, rest: str) -> None:
    lines = told_lines(session.table, session.table.since(0), session.lang, session.seat)
    session.screen.say_all(lines[-(number(rest) or LOG_LINES) :])


def save(session: Session, rest: str) -> None:
    """With a name, the game moves to that file; what was kept so far stays where it was."""
    if rest:
        store.create(path(rest), session.table)
        session.path = path(rest)
    session.screen.say(session.words.say("saved-as", path=str(session.path)))


def lang(session: Session, rest: str) -> None:
    if rest in LANGUAGES:
        session.speak_in(rest)
        session.screen.say(session.words.say("language"))
    else:
        session.screen.say(session.words.say("lang-usage", valid=", ".join(LANGUAGES)))


def example(session: Session) -> str:
    """The name of a move: one on offer, if there is any."""
    ask = session.table.ask
    return (ask.options if isinstance(ask, Choice) else session.table.game.options)[-1].name


def show_help(session: Session, rest: str) -> None:
    session.screen.say(session.words.say("help", example=example(session)))


def leave(session: Session, rest: str) -> None:
    raise Quit


def back(session: Session, rest: str) -> None:
    if session.picker:
        session.picker.back()


Order = Callable[["Session", str], None]
_WORDS: dict[Order, tuple[str, ...]] = {
    undo: ("undo", "annulla"),
    redo: ("redo", "ripeti", "rifai"),
    branches: ("branches", "tree", "rami", "albero"),
    go: ("go", "vai"),
    fresh: ("fresh", "nuovi"),
    why: ("why", "perche"),
    rule: ("rule", "regola"),
    odds: ("odds", "probabilita"),
    hint: ("hint", "consiglio"),
    card: ("card", "carta"),
    board: ("board", "tabellone"),
    log: ("log", "registro"),
    save: ("save", "salva"),
    lang: ("lang", "language", "lingua"),
    show_help: ("help", "aiuto", "?"),
    leave: ("quit", "exit", "esci"),
    back: ("back", "indietro", "0"),
}
ORDERS: dict[str, Order] = {word: order for order, words in _WORDS.items() for word in words}
