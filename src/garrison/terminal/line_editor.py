"""Pages above a line that can be edited, with earlier lines and completion: by prompt_toolkit, loaded only for this."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from itertools import takewhile

from prompt_toolkit import PromptSession
from prompt_toolkit.formatted_text import ANSI
from prompt_toolkit.history import InMemoryHistory
from prompt_toolkit.key_binding import KeyBindings, KeyPressEvent
from prompt_toolkit.output import create_output
from prompt_toolkit.output.vt100 import Vt100_Output

from garrison.core.page_layout import cut

Page = Callable[
    [int, int], Sequence[str]
]  # columns and rows to lines; one row is left for the line being typed
Complete = Callable[[str], list[str]]  # what has been typed to the words its last one may become
MARK = "> "


class LineEditor:
    """One per session: it remembers what was typed."""

    def __init__(self) -> None:
        self.complete: Complete = lambda _text: []
        self._offered = ""  # words that Tab found
        self._output = create_output()
        if isinstance(self._output, Vt100_Output):
            self._output.enable_cpr = False  # pages begin at the top: nobody has to ask where the cursor is
        self._session: PromptSession[str] = PromptSession(
            history=InMemoryHistory(),
            key_bindings=self._keys(),
            output=self._output,
            reserve_space_for_menu=0,
            enable_open_in_editor=False,
        )
        self._session.default_buffer.on_text_changed += lambda _buffer: self._forget()
        self._pause: PromptSession[str] = PromptSession(
            history=InMemoryHistory(), output=self._output, reserve_space_for_menu=0
        )

    def read(self, page: Page) -> str:
        """A line typed below a page; EOFError at Ctrl-D."""
        self._clear()
        return self._session.prompt(lambda: self._text(page, MARK)).replace("\0", "")

    def pause(self, page: Page, mark: str) -> str:
        """Wait below a page until Enter; what was typed before it."""
        self._clear()
        return self._pause.prompt(lambda: self._text(page, f"{mark} ")).strip()

    def size(self) -> tuple[int, int]:
        """Columns and rows."""
        size = self._output.get_size()
        return size.columns, size.rows

    def note(self, line: str) -> None:
        """A line at the bottom, in place of the one there."""
        size = self._output.get_size()
        self._output.cursor_goto(size.rows, 1)
        self._output.erase_end_of_line()
        self._output.write(line[: size.columns - 1])
        self._output.flush()

    def _text(self, page: Page, mark: str) -> ANSI:
        size = self._output.get_size()
        lines = list(page(size.columns, size.rows))[: size.rows - 1]
        if self._offered:  # for as long as nothing else is typed, in place of the last choices
            lines[-1:] = [cut(self._offered, size.columns)]
        return ANSI("\n".join([*lines, mark]))

    def _clear(self) -> None:
        sys.stdout.flush()
        self._output.erase_screen()
        self._output.cursor_goto(1, 1)
        self._output.flush()
        self._forget()

    def _forget(self) -> None:
        self._offered = ""

    def _keys(self) -> KeyBindings:
        keys = KeyBindings()

        @keys.add("tab")
        def tab(event: KeyPressEvent) -> None:
            buffer = event.current_buffer
            text = buffer.document.text_before_cursor
            typed = text.rpartition(" ")[2]
            found = self.complete(text)
            grown = _shared(found)
            if len(found) == 1:
                buffer.insert_text(f"{found[0][len(typed) :]} ")
            elif len(grown) > len(typed):
                buffer.insert_text(grown[len(typed) :])
            self._offered = "  ".join(found) if len(found) > 1 else ""

        return keys


def _shared(words: Sequence[str]) -> str:
    """What all words begin with."""
    return "".join(
        letters[0] for letters in takewhile(lambda one: len(set(one)) == 1, zip(*words, strict=False))
    )
