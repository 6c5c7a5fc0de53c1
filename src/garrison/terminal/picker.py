"""Answering a choice: numbered menus, moves typed by name or words, and commands in between."""

from __future__ import annotations

from typing import TYPE_CHECKING

from garrison.core.ask import Choice
from garrison.core.option import Option
from garrison.terminal import commands
from garrison.terminal.menu import Item, Menu, menu_of
from garrison.terminal.odds_lines import beside
from garrison.terminal.transcript import with_rule
from garrison.terminal.user_input import number

if TYPE_CHECKING:
    from garrison.terminal.session import Session


class Picker:
    """One choice being answered in a session; `menus` is the stack of menus opened so far."""

    def __init__(self, session: Session, ask: Choice) -> None:
        self._session = session
        self._ask = ask
        self.menus: list[Menu] = [menu_of(ask.options)]
        self._view = session.table.view(session.seat)
        self._words = session.asked_words

    def understand(self, line: str) -> Option | None:
        """The option that a line selects; None if the line was a command or was not understood."""
        if not line:
            self.show()
            return None
        if line.isdecimal() and (line != "0" or 0 in self.numbered):
            return self._take(line)
        for option in self._ask.options:
            if option.name == line:
                return option
        if commands.run(self._session, line):
            return None
        found = self._session.finder.find(line, self._ask.options)
        if found:
            return self._narrow(tuple(found), 0)
        step = self._session.walk.begin(line)
        if step is None:
            self._refuse(line)
        return step

    @property
    def numbered(self) -> dict[int, Item]:
        """The lines shown, by their numbers."""
        return self.menus[-1].numbered()

    def at(self, text: str) -> Item | None:
        """The line with that number, if there is one."""
        typed = number(text)
        return None if typed is None else self.numbered.get(typed)

    def _take(self, line: str) -> Option | None:
        item = self.at(line)
        if item is not None:
            return self._narrow(item.options, item.depth)
        self._session.screen.say(self._session.words.say("number-wrong", **self._range()))
        return None

    def _range(self) -> dict[str, int]:
        return {"least": min(self.numbered), "most": max(self.numbered)}

    def _narrow(self, options: tuple[Option, ...], depth: int) -> Option | None:
        """One option left is taken; several make the next menu."""
        if len(options) == 1:
            return options[0]
        self.menus.append(menu_of(options, depth))
        self.show()
        return None

    def _refuse(self, line: str) -> None:
        """A move that is not on offer gets its reason, anything else what could be typed."""
        session = self._session
        if session.finder.find(line, session.table.game.options):
            session.screen.say_all(commands.why_lines(session, line))
        else:
            session.screen.say(session.words.say("not-understood", line=line, **self._range()))

    def back(self) -> None:
        """One level up."""
        if len(self.menus) > 1:
            self.menus.pop()
        self.show()

    def show(self) -> None:
        """The question, or how far it is narrowed down; then the numbered lines."""
        if self._session.pages is None:
            self._session.screen.say_all([*self.question(), *self.choices()])

    def question(self) -> list[str]:
        """What is asked, and what is settled already."""
        session, menu = self._session, self.menus[-1]
        lines: list[str] = []
        if len(self.menus) == 1:
            lines.append(with_rule(session.translator.translate(self._ask.prompt, session.seat)))
        if menu.settled:
            lines.append(f"{', '.join(self._words.ref(ref) for ref in menu.settled)}:")
        return lines

    def choices(self, short: bool = False) -> list[str]:
        """The numbered lines; in short, without how many choices are behind each."""
        session, menu = self._session, self.menus[-1]
        lines: list[str] = []
        for count, item in self.numbered.items():
            label = menu.label(item, self._words.ref, self._words.option)
            aside = "" if short and item.single is None else self._aside(item)
            lines.append(f"  {count}. {label}{self._printed(item, menu)}{aside}")
        if len(self.menus) > 1:
            lines.append(f"  {'' if 0 in self.numbered else '0. '}{session.words.say('back')}")
        return lines

    def _printed(self, item: Item, menu: Menu) -> str:
        """What is printed on the piece that a line is about: ` 1/2 CT`."""
        alone = item.single is None and item.depth == menu.depth + 1
        ref = item.options[0].path[menu.depth] if alone else ""
        for piece in self._view.pieces:
            if ref == f"piece:{piece.id}":
                shown = ["/".join(str(value) for value in piece.values.values()), "".join(piece.tags)]
                return "".join(f" {part}" for part in shown if part)
        return ""

    def _aside(self, item: Item) -> str:
        """Beside a line: how many choices are behind it, or the odds of its roll."""
        if item.single is None:
            return f" {self._session.words.say('choices', count=len(item.options))}"
        session = self._session
        note = "" if session.in_words else session.board.note(self._view, item.single, session.translator)
        odds = beside(session.table, item.single, session.words)
        return f" {note}{odds}" if note else odds
