"""A game on pages of a terminal: the board on top, what happened, and the question below it, redrawn each time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from garrison.core.journal import PickEntry
from garrison.core.page_layout import PageArea, cut
from garrison.core.view import View
from garrison.terminal.capabilities import shows_colours
from garrison.terminal.completion import completions
from garrison.terminal.page_columns import split
from garrison.terminal.watched import WatchedPart, parts_of
from garrison.terminal.wrapping import fitted

if TYPE_CHECKING:
    from garrison.table.game_record import AnswerEvents
    from garrison.terminal.page_screen import PageScreen
    from garrison.terminal.session import Session

BELOW = 9  # rows for the line being typed and all that stands between it and the board
ASKED = 4  # of them, at least, for the question and its choices


class GamePages:
    """Composes the pages of a session, and reads what is typed below them."""

    def __init__(self, session: Session, screen: PageScreen) -> None:
        self._session = session
        self._screen = screen
        self._coloured = shows_colours()
        self._block = 0  # of the choices, where they do not all fit
        self._blocks = 1
        self._asked: object = None  # the question the block belongs to
        screen.reader = self.read
        screen.editor.complete = lambda text: completions(session, text)

    def read(self) -> str:
        """A line typed below the board and the question; what was said and has no room there is shown before."""
        news = self._screen.take()
        if len(self._wrapped(news)) > self._room():
            self._show_text(news)
            news = []
        here = (self._session.table.cursor, tuple(self._choices()))
        self._block = self._block if here == self._asked else 0
        self._asked = here
        while True:
            line = self._screen.editor.read(lambda columns, rows: self._page(news, columns, rows))
            if line.strip() or self._blocks <= 1:
                return line
            self._block = (self._block + 1) % self._blocks

    def watch(self, told: Sequence[AnswerEvents]) -> None:
        """What happened, in parts that are gone on from with Enter; the last waits for the question."""
        own = any(isinstance(one.answer, PickEntry) for one in told)  # else the table is only being laid out
        *earlier, last = parts_of(self._session, told, self._room() if own else 0) or [WatchedPart()]
        if earlier:
            self._show_text(self._screen.take())
        watched = all(self._show_part(part) for part in earlier)
        if watched and len(self._wrapped(last.lines)) > self._room() and own:
            self._show_part(last)
        else:
            self._screen.say(*last.lines[-self._room() :] if own else last.lines)

    def hand_over(self, line: str) -> None:
        """The screen without anything on it but who comes to it now."""
        self._screen.take()
        self._pause([line])

    def _show_part(self, part: WatchedPart) -> bool:
        """A part of what happened under the board as it was then; False if the rest is to be skipped."""
        session = self._session
        view = session.table.game.view(session.table.position_at(part.node), session.seat)
        columns, rows = self._size()
        most = max(1, rows - 1 - len(self._board(view, columns, rows - BELOW)))
        rest = self._wrapped(part.lines)
        while rest:
            if self._screen.editor.pause(partial(self._watched, view, rest[:most], part.refs), self._mark()):
                return False
            rest = rest[most:]
        return True

    def _watched(
        self, view: View, lines: Sequence[str], lit: frozenset[str], columns: int, rows: int
    ) -> list[str]:
        board = self._board(view, columns, max(rows - 1 - len(lines), rows - BELOW), lit)
        return self._shown([*board, *lines], columns)

    def _show_text(self, lines: Sequence[str]) -> None:
        """A text of its own, a page at a time, from its beginning."""
        rest = self._wrapped(lines)
        while rest:
            rows = self._size()[1] - 1
            if self._pause(rest[:rows]):
                return
            rest = rest[rows:]

    def _pause(self, lines: Sequence[str]) -> str:
        return self._screen.editor.pause(lambda columns, _rows: self._shown(lines, columns), self._mark())

    def _mark(self) -> str:
        return self._screen.shown(self._session.words.say("page-go-on"))

    def _page(self, news: Sequence[str], columns: int, rows: int) -> list[str]:
        """Board, news, question, and the block of choices whose turn it is."""
        told = self._fit(news, columns)
        question = self._fit(self._question(), columns)
        entries = [entry.strip() for entry in self._choices()]
        wanted = len(told) + len(question) + len(split(entries, columns, rows)[0])
        view = self._session.table.view(self._session.seat)
        board = self._board(view, columns, max(rows - 1 - wanted, rows - BELOW))
        free = max(1, rows - 1 - len(board) - len(told) - len(question))
        blocks = split(entries, columns, free)
        if len(blocks) > 1:
            blocks = split(entries, columns, max(1, free - 1))
            more = self._session.words.say("page-more", page=self._block + 1, pages=len(blocks))
            blocks = [[*block, more] for block in blocks]
        self._blocks = len(blocks)
        return self._shown([*board, *told, *question, *blocks[self._block % len(blocks)]], columns)

    def _board(self, view: View, columns: int, rows: int, lit: frozenset[str] = frozenset()) -> list[str]:
        session = self._session
        area = PageArea(rows, columns, self._coloured, lit)
        return session.board.page(view, session.translator, area)

    def _question(self) -> list[str]:
        session = self._session
        asked = session.picker or session.brought
        return asked.question() if asked else [session.words.say("over-hint")]

    def _choices(self) -> list[str]:
        session = self._session
        if session.picker:
            return session.picker.choices(short=True)
        return session.brought.choices() if session.brought else []

    def _room(self) -> int:
        """Rows for what happened, so that board and question stay on the page."""
        columns, rows = self._size()
        view = self._session.table.view(self._session.seat)
        board = len(self._board(view, columns, rows - BELOW))
        return max(1, rows - 1 - board - ASKED)

    def _size(self) -> tuple[int, int]:
        return self._screen.editor.size()

    def _wrapped(self, lines: Sequence[str]) -> list[str]:
        return self._fit(lines, self._size()[0])

    def _fit(self, lines: Sequence[str], columns: int) -> list[str]:
        return [part for line in lines for part in fitted(line, columns)]

    def _shown(self, lines: Sequence[str], columns: int) -> list[str]:
        return [self._screen.shown(cut(line, columns)) for line in lines]
