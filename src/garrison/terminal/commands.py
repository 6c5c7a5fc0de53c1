"""The commands one can type while playing, in both languages."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import TYPE_CHECKING

from garrison.core.ask import Choice, Draw
from garrison.core.danger import danger_of
from garrison.core.errors import GarrisonError, NotOffered, Unknown
from garrison.core.option import Option
from garrison.core.own_turn import told_so_far
from garrison.table import store
from garrison.table.messages import LANGUAGES, package_of
from garrison.table.rulebook import rulebook_of
from garrison.terminal.card_lines import card
from garrison.terminal.correct import correct_past
from garrison.terminal.danger_lines import danger_lines
from garrison.terminal.explain import explain
from garrison.terminal.hint import hint
from garrison.terminal.odds_lines import odds_lines
from garrison.terminal.option_search import plain, words_of
from garrison.terminal.own_turn import enemy_only
from garrison.terminal.rule_lines import about, chosen, rule_lines
from garrison.terminal.transcript import told_lines, with_rule
from garrison.terminal.tree import passed, tree_lines
from garrison.terminal.user_input import number, path
from garrison.terminal.where_lines import where_lines

if TYPE_CHECKING:
    from garrison.terminal.session import Session

LOG_LINES = 20
MOST_REASONS = 6
MOST_OFFERED = 6


class Quit(Exception):
    """The player typed `quit`."""


def run(session: Session, line: str) -> bool:
    """Run the command that a line begins with; False if it is none."""
    word, _, rest = line.strip().partition(" ")
    command = COMMANDS.get(plain(word))
    if command is None:
        return False
    try:
        command(session, rest.strip())
    except GarrisonError as error:
        session.refuse(error)
    return True


def undo(session: Session, rest: str) -> None:
    _pass(session, session.table.undo, "taken-back", "undo-none")


def redo(session: Session, rest: str) -> None:
    _pass(session, session.table.redo, "done-again", "redo-none")


def _pass(session: Session, step: Callable[[], int], done: str, none: str) -> None:
    """Undo or redo one decision on the current branch."""
    before = session.table.cursor
    try:
        step()
    except NotOffered:
        session.screen.say(session.words.say(none))
        return
    answer = passed(session.table, before, session.lang, session.seat)
    session.screen.say(session.words.say(done, answer=answer))


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


def throw(session: Session, rest: str) -> None:
    """Our own dice or draw for this once, where people are asked for theirs."""
    if session.table.real_ask is None:
        session.screen.say(session.words.say("throw-none"))
    else:
        session.table.throw()


def why(session: Session, rest: str) -> None:
    drawn = session.table.real_ask
    if rest and isinstance(drawn, Draw) and (lines := where_lines(session, rest, drawn)):
        session.screen.say_all(lines)
        return
    usage = session.words.say("why-usage", example=example(session))
    session.screen.say_all(why_lines(session, rest) if rest else [usage])


def _numbered(session: Session, text: str) -> list[Option]:
    """The options behind a line of the menu that is named by its number; none if it is no such number."""
    item = session.picker.at(text) if session.picker else None
    return list(item.options) if item else []


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
    named = _near(session, named)
    reasons: Counter[str] = Counter()
    offered: list[Option] = []
    for option in named:
        reason = session.table.why(option)
        if reason is None:
            offered.append(option)
        else:
            reasons[with_rule(session.translator.translate(reason, session.seat))] += 1
    lines = [
        session.words.say("why-offered", move=session.asked_words.option(option))
        for option in offered[:MOST_OFFERED]
    ]
    if len(offered) > MOST_OFFERED:
        lines.append(session.words.say("why-more", count=len(offered) - MOST_OFFERED))
    rarest = sorted(reasons.items(), key=lambda found: found[1])  # what bars only a few moves tells the most
    for text_of_reason, count in rarest[:MOST_REASONS]:
        lines.append(
            text_of_reason
            if len(named) == 1
            else session.words.say("why-several", reason=text_of_reason, count=count)
        )
    return lines


def _near(session: Session, named: list[Option]) -> list[Option]:
    """The options of the pieces that can act now, if there are any: those are the ones people ask about."""
    ask = session.table.ask
    asked = {option.path[:1] for option in ask.options} if isinstance(ask, Choice) else set()
    return [option for option in named if option.path[:1] in asked] or named


def rule(session: Session, rest: str) -> None:
    """One paragraph in full, or the titles of a chapter or of those that have some words."""
    book = rulebook_of(package_of(session.table.game))
    name = rest or session.table.ask.prompt.rule
    try:
        found = chosen(book, name)
    except Unknown:
        found = about(book, name, session.lang)
    if not found:
        parts = [chapter.id for chapter in book.chapters]
        facts = {"id": name, "chapters": ", ".join(parts), "first": parts[0]}
        session.screen.say(session.words.say("rule-unknown", **facts))
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
    session.screen.say_all(odds_lines(session.table, options, session.asked_words, session.words))


def danger(session: Session, rest: str) -> None:
    """What threatens now, with what was told of a free turn, or after the one move that is named."""
    table, option = session.table, None
    p = table.position
    if rest:
        ask = table.ask
        offered = list(ask.options) if isinstance(ask, Choice) else []
        found = _numbered(session, rest) or session.finder.find(rest, offered)
        if len(found) != 1:
            session.screen.say(session.words.say("danger-which" if found else "why-unknown", text=rest))
            return
        option = found[0]
    elif session.own_turn is not None and session.own_turn.node == table.cursor:
        p = told_so_far(table.game, p, session.own_turn.text)
    told = danger_of(table.game, p, option)
    session.screen.say_all(danger_lines(told, session.translator, session.words))


def board(session: Session, rest: str) -> None:
    in_words = {"words": True, "parole": True, "drawing": False, "disegno": False}
    session.show_board(in_words.get(plain(rest), session.in_words))


def log(session: Session, rest: str) -> None:
    lines = told_lines(session.table, session.table.since(0), session.lang, session.seat)
    session.screen.say_all(lines[-(number(rest) or LOG_LINES) :])


def save(session: Session, rest: str) -> None:
    """With a name, the game moves to that file; what was kept so far stays where it was."""
    if rest and path(rest).exists():
        session.screen.say(session.words.say("save-exists", path=rest))
        return
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
    """The words of a move, preferably one on offer, as an example."""
    ask = session.table.ask
    option = (ask.options if isinstance(ask, Choice) else session.table.game.options)[-1]
    return " ".join(words_of(" ".join(map(session.translator.ref, option.path))))


def show_help(session: Session, rest: str) -> None:
    session.screen.say(session.words.say("help", example=example(session)))


def leave(session: Session, rest: str) -> None:
    raise Quit


def back(session: Session, rest: str) -> None:
    if session.picker:
        session.picker.back()


Command = Callable[["Session", str], None]
_WORDS: dict[Command, dict[str, tuple[str, ...]]] = {
    undo: {"en": ("undo",), "it": ("annulla",)},
    redo: {"en": ("redo",), "it": ("ripeti", "rifai")},
    branches: {"en": ("branches", "tree"), "it": ("varianti", "albero", "rami")},
    go: {"en": ("go",), "it": ("vai",)},
    fresh: {"en": ("fresh",), "it": ("nuovi",)},
    throw: {"en": ("roll", "draw"), "it": ("tira", "pesca")},
    enemy_only: {"en": ("enemy",), "it": ("nemico",)},
    correct_past: {"en": ("correct",), "it": ("correggi",)},
    why: {"en": ("why",), "it": ("perché",)},
    rule: {"en": ("rule",), "it": ("regola",)},
    odds: {"en": ("odds",), "it": ("probabilità",)},
    danger: {"en": ("danger",), "it": ("pericoli", "pericolo")},
    hint: {"en": ("hint",), "it": ("suggerimento", "consiglio")},
    explain: {"en": ("explain",), "it": ("spiega",)},
    card: {"en": ("card",), "it": ("carta",)},
    board: {"en": ("board",), "it": ("tabellone",)},
    log: {"en": ("log",), "it": ("diario", "registro")},
    save: {"en": ("save",), "it": ("salva",)},
    lang: {"en": ("lang", "language"), "it": ("lingua",)},
    show_help: {"en": ("help", "?"), "it": ("aiuto",)},
    leave: {"en": ("quit", "exit"), "it": ("esci",)},
    back: {"en": ("back", "0"), "it": ("indietro",)},
}
COMMANDS: dict[str, Command] = {
    plain(word): command for command, spoken in _WORDS.items() for words in spoken.values() for word in words
}


def words_in(lang: str) -> set[str]:
    """The words of all commands in a language, those that one would choose."""
    return {spoken[lang][0] for spoken in _WORDS.values()}
