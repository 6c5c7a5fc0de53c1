"""All that is wrong with a file, in one error with a line for each fault, so that they can be mended together."""

from __future__ import annotations

from collections.abc import Iterable

from garrison.core.errors import BadComponent

MOST = 50  # faults that are listed


class Faults:
    """What was found so far; `file` is what the faults are reported under."""

    def __init__(self, file: str) -> None:
        self.file = file
        self._lines: dict[str, None] = {}

    def add(self, error: BadComponent) -> None:
        """One more error, which may have several lines."""
        self._lines.update(dict.fromkeys(str(error).split("\n")))

    def add_all(self, texts: Iterable[str]) -> None:
        """Further faults, as they are reported after the name of the file."""
        self._lines.update(dict.fromkeys(f"{self.file}: {text}" for text in texts))

    def error(self) -> BadComponent:
        """All that was found, as an error."""
        lines = list(self._lines)
        if len(lines) > MOST:
            lines[MOST:] = [f"{self.file}: and {len(lines) - MOST} more faults"]
        return BadComponent("\n".join(lines))

    def settle(self) -> None:
        """Refuse the file if anything was found."""
        if self._lines:
            raise self.error()
