"""Files that are wrong in every way the games' own tests know, and whether what is said of them is Italian."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tests.itter import test_components_refused as itter
from tests.westerplatte import test_components_refused as westerplatte
from tests.wolfenstein import test_components_refused as wolfenstein
from tests.wolfenstein import test_missions_refused
from tests.wolfenstein.mission_files import EXAMPLE

# Words without which there is hardly an English sentence, and which no Italian one has.
ENGLISH = re.compile(
    r"(?<![\w.'`/=-])(the|is|are|of|and|has|have|must|not|expected|given|unknown|valid|cannot|be|there|with|than|only"
    r"|needs|which|but|from|each|missing|such|line|empty|wrong|these|this|that|its|they|too|many|few|more|would|may"
    r"|other|one|two|choose|does|give|leave|use|used)(?![\w'`/=-]|\.\w)"
)
# Names of files, the code of an error, what is quoted, and `1 = not allowed`: so it may be typed.
NO_SENTENCE = re.compile(r"\S*/\S*|^errore \[[a-z-]+\]|'[^']*'(?![a-z])|\d = [^;]*")


def english_words(italian: str) -> list[str]:
    """What is left of an English sentence."""
    return ENGLISH.findall(NO_SENTENCE.sub("", italian))


def cases(test: object) -> list[tuple[object, ...]]:
    """What a test is run with."""
    marks = [mark for mark in vars(test).get("pytestmark", []) if mark.name == "parametrize"]
    return [case for mark in marks for case in mark.args[1]]


def corrections() -> Iterator[tuple[str, str]]:
    """Owners' corrections, each with its game."""
    for module, game in ((itter, "castle-itter"), (westerplatte, "westerplatte")):
        for name, test in vars(module).items():
            if name.startswith("test_"):
                yield from ((game, str(text)) for text, _ in cases(test))
    yield from (("wolfenstein", text) for text, _ in wolfenstein.REFUSED.values())


def missions() -> Iterator[str]:
    """Mission files."""
    for change, _ in test_missions_refused.REFUSED.values():
        yield EXAMPLE.replace(*change, 1)
