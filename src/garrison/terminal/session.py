"""A game at the terminal: shows what happened, asks, and reads the answers."""

from __future__ import annotations

import os
import shlex
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Protocol, TypeVar

from garrison.core.ask import Answer, Choice, Draw, Over, Roll
from garrison.core.errors import GarrisonError
from garrison.core.event import EVERYBODY
from garrison.core.symbols import symbols_of
from garrison.core.terminal_board import board_of
from garrison.table.error_text import in_language
from garrison.table.game_record import AnswerEvents
from garrison.table.messages import name_key
from garrison.table.seats import HUMAN
from garrison.table.table import Table
from garrison.table.translator import Translator, asked_translator, label_of, table_translator
from garrison.terminal import commands
from garrison.terminal.dice import check_line, dice_line
from garrison.terminal.ending import ending_lines
from garrison.terminal.far_walk import FarWalk
from garrison.terminal.introduction import introduction_lines
from garrison.terminal.option_search import Finder
from garrison.terminal.own_turn import TurnDifferences
from garrison.terminal.picker import Picker
from garrison.terminal.real_dice import RealDice
from garrison.terminal.screen import Screen
from garrison.terminal.transcript import event_lines, told_lines
from garrison.terminal.typed_results import TypedResults
from garrison.terminal.words import TerminalText

if TYPE_CHECKING:
    from garrison.ai.advice import Advice

A_co = TypeVar("A_co", covariant=True)
A = TypeVar("A")
WATCHER = -1
INTERRUPTED = 130
RECALLED = 5  # lines told when a game is taken up again


class Understands(Protocol[A_co]):
    """A question that is shown, and that takes lines."""

    def show(self) -> None:
        """The question, and what can be answered."""

    def understand(self, line: str) -> A_co | None:
        """What a line answers; None if it was a command or was not understood."""


class Session:
    """One person or several at one screen, playing one table that is kept in one file."""

    def __init__(
        self,
        table: Table,
        screen: Screen,
        lang: str,
        path: Path,
        in_words: bool = False,
        hints: bool = True,
    ) -> None:
        self.table = table
        self.screen = screen
        self.path = path
        self.in_words = in_words
        self.hints = hints
        self.advised: dict[tuple[int, int, str], Advice] = {}  # by node, seat and what was asked for
        self.picker: Picker | None = None
        self.own_turn: TurnDifferences | None = None  # a turn of which only its end is told
        self.brought: RealDice | None = None  # the roll or draw that people are asked for
        self.at_end: Callable[[], list[str]] = list  # what else is done and told when a game ends
        self.own_words = False  # whether people are asked for words of their own before the first roll
        self.board = board_of(table.game)
        self.results = TypedResults()
        # The node up to which each seat has been told: a game taken up again is not told from its beginning.
        self._told = dict.fromkeys(range(WATCHER, len(table.seats)), table.cursor)
        self._shared = table.cursor  # the node up to which the screen has told anybody
        self._last = WATCHER  # the seat told last
        self._commitments = table.journal.commitments
        self._shown: tuple[int, object] | None = None  # seat and moment of the board last shown
        self.walk = FarWalk(self)
        self.screen.signs = self.board.ascii
        self.speak_in(lang)
        self.pages = screen.pages_for(self)

    def speak_in(self, lang: str) -> None:
        """Change the language, everywhere."""
        self.lang = lang
        self.words = TerminalText(lang)
        self.translator: Translator = table_translator(self.table, lang)
        self.finder = Finder(self.translator)
        self.results.symbols = symbols_of(self.table.game)
        self.results.name = lambda card: label_of(self.table.game, lang, name_key(card), card)

    @property
    def asked_words(self) -> Translator:
        """The words for what can be answered now: places as whoever is asked sees them."""
        options = self.table.ask.options if isinstance(self.table.ask, Choice) else ()
        return asked_translator(self.table, self.table.position, options, self.lang)

    @property
    def seat(self) -> int:
        """The seat whose view is shown: the person who is asked, else the first person, else a watcher."""
        people = [seat for seat, kind in enumerate(self.table.seats) if kind == HUMAN]
        if self.table.real_ask is not None and self._last in people:
            return self._last  # nobody leaves the screen for a roll
        asked = self.table.ask.seats if isinstance(self.table.ask, Choice) else ()
        return next((seat for seat in people if seat in asked), people[0] if people else WATCHER)

    def run(self) -> int:
        """Play until the end, `quit`, the end of input or Ctrl-C; nothing is lost in any case."""
        try:
            code = self._until_it_ends()
            self.screen.say(self._farewell())
            self.screen.say_whole(f"  {self._command()}")
        except BrokenPipeError:
            print(self._farewell(), self._command(), file=sys.stderr)
            raise
        finally:
            self.screen.close()
        return code

    def _until_it_ends(self) -> int:
        try:
            self.screen.say(self.words.say("kept-in", path=str(self.path)))
            self.screen.say(dice_line(self.table.journal.header, self.words), self.words.say("help-hint"))
            if self.own_words:
                self._ask_words()
            self._play()
        except (commands.Quit, EOFError):
            return 0
        except KeyboardInterrupt:
            self.screen.say("")
            return INTERRUPTED
        return 0

    def open(self) -> None:
        """The introduction of a new game."""
        self.screen.say_all(introduction_lines(self.table, self.lang))

    def recall(self) -> None:
        """The last events, before a saved game goes on."""
        lines = told_lines(self.table, self.table.since(0), self.lang, self.seat)[-RECALLED:]
        self.screen.say(self.words.say("taken-up", path=str(self.path), told=len(lines)), *lines)

    def _farewell(self) -> str:
        key = "farewell-over" if isinstance(self.table.ask, Over) else "farewell"
        return self.words.say(key, path=str(self.path))

    def _command(self) -> str:
        """As it must be typed here: who started a script of the sources has no `garrison` on the path."""
        return f"{os.environ.get('GARRISON_COMMAND', 'garrison')} play --load {shlex.quote(str(self.path))}"

    def _play(self) -> None:
        while True:
            self.table.run_machines()
            self._tell()
            if (rolled := self.table.real_ask) is not None:
                self._bring(rolled)
            elif isinstance(self.table.ask, Choice):
                self._answer(self.table.ask)
            elif not self._after():
                return

    def _tell(self) -> None:
        """Show the events that are new to this seat, and the board when a turn begins."""
        seat = self.seat
        if self.table.seats.count(HUMAN) > 1 and seat != self._last:
            self._hand_over(seat)
        self._tell_new_key()
        told = self._news(seat)
        self._last = seat
        if self.pages is not None:
            self.pages.watch(told)
            return
        lines = [line for one in told for line in event_lines(self.table, one.events, self.lang, seat)]
        self.screen.say_all(lines)
        moment = self.board.moment(self.table.view(seat))
        if self._shown is None or self._shown != (seat, moment or self._shown[1]):
            self._shown = (seat, moment)
            self.show_board(self.in_words)
        elif lines and not isinstance(self.table.ask, Over):
            self.screen.say("")

    def _hand_over(self, seat: int) -> None:
        line = self.words.say("hand-over", seat=self._seat_name(seat))
        if self.pages is not None:
            self.pages.hand_over(line)
        else:
            self.screen.say("", line)

    def _tell_new_key(self) -> None:
        commitments = self.table.journal.commitments
        for commitment in commitments[len(self._commitments) :]:
            self.screen.say(self.words.say("dice-new-key", commitment=commitment))
        self._commitments = commitments

    def _ask_words(self) -> None:
        """TerminalText of each person's own: asked for once the commitment stands on the screen, before any dice."""
        for seat, kind in enumerate(self.table.seats):
            if kind == HUMAN and self.table.journal.takes_words:
                self.screen.say(self.words.say("dice-own-words", seat=self._seat_name(seat)))
                if said := self.screen.read().strip():
                    self.table.add_words(seat, said)
                    self.screen.say(self.words.say("dice-own-words-added"))

    def _news(self, seat: int) -> list[AnswerEvents]:
        """The events that seat has not been shown yet; public events are shown only once per screen."""
        fresh = {told.n for told in self.table.since(self._shared)}
        news = []
        for told in self.table.since(self._told[seat]):
            events = [event for event in told.events if told.n in fresh or event.audience != EVERYBODY]
            news.append(AnswerEvents(told.n, told.answer, events))
        self._told[seat] = self._shared = self.table.cursor
        return news

    def show_board(self, in_words: bool) -> None:
        """The table as this seat sees it."""
        show = self.board.describe if in_words else self.board.draw
        self.screen.say("", *show(self.table.view(self.seat), self.translator), "")

    def _answer(self, ask: Choice) -> None:
        """Read lines until one of them answers the choice or changes the table."""
        seat = self.seat
        if (step := self.walk.step(ask)) is not None:
            self.table.answer(seat, step)
            return
        self.picker = Picker(self, ask)
        option = self._understood(self.picker)
        if option is not None:
            self.picker = None
            self.table.answer(seat, option)

    def _bring(self, ask: Roll | Draw) -> None:
        """Read lines until one of them says what was rolled or drawn, or changes the table."""
        self.picker = None
        self.brought = RealDice(self, ask)
        asked: Understands[Answer] = self.brought
        answer = self._understood(asked)
        if answer is not None:
            self.table.put(answer)
        self.brought = None

    def _understood(self, asked: Understands[A]) -> A | None:
        """What is answered; None once a command has changed the table or the language."""
        asked.show()
        here = self.table.cursor, self.lang
        while (self.table.cursor, self.lang) == here:
            answer = asked.understand(self.screen.read().strip())
            if answer is not None:
                return answer
        return None

    def _after(self) -> bool:
        """Show the ending; a person may still look around or take moves back."""
        self.picker = None
        self.screen.say_all([*ending_lines(self.table, self.lang), *self.at_end()])
        self.screen.say_all(check_line(self.table, self.path, self.words))
        end = self.table.cursor
        while self.screen.interactive and isinstance(self.table.ask, Over):
            if self.pages is None:
                self.screen.say(self.words.say("over-hint"))
            line = self.screen.read().strip()
            if line and not commands.run(self, line):
                self.screen.say(self.words.say("over-only"))
        return self.table.cursor != end

    def refuse(self, error: GarrisonError) -> None:
        """Say what cannot be done, and why."""
        self.screen.say(f"{self.words.say(f'error-{error.code}')} ({in_language(str(error), self.lang)})")

    def _seat_name(self, seat: int) -> str:
        names = self.table.game.about.scenario(self.table.setup.scenario).seats[self.table.setup.players]
        return label_of(self.table.game, self.lang, f"seat-{names[seat]}", names[seat])
