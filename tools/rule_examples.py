"""Examples of the rules for the documentation: `tools/docs_site/example_links`.

Plays the rule tests, listens to every scene that they build, and keeps for each paragraph one of those that prove it:
the position it begins with and all that is answered, as a link that the page opens. So every position of an example was
made by the engine, and every answer was accepted by it.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

import msgspec
import pytest

from garrison.core import journal, save_text
from garrison.core.ask import Answer
from garrison.core.errors import GarrisonError
from garrison.core.game import Game
from garrison.core.journal import Entry, Header
from garrison.core.position import Position
from garrison.core.position_text import setup_in, write
from garrison.table import games
from garrison.table.chance import SeededChance
from garrison.table.header import header_of
from garrison.table.links.game_link import link_of, save_of
from garrison.table.messages import package_of
from garrison.table.rulebook import rulebook_of
from garrison.table.seats import HUMAN, seat_names
from garrison.table.table import Table
from garrison.testing.fixtures import Play
from tools.docs_site.examples import FOLDER, MOST_ANSWERS, RuleExample, read_examples
from tools.generate.artefact import ROOT, Made

TESTS = {"castle-itter": "itter", "westerplatte": "westerplatte", "wolfenstein": "wolfenstein"}
SEED = 1
CASES = 3


@dataclass(slots=True)
class RecordedScene:
    """A scene as a test played it, as far as only answers changed it."""

    game: Game
    start: Position
    now: object = None
    ended: bool = False
    answers: list[Answer] = field(default_factory=list)


@dataclass
class SceneRecorder:
    """A plugin of pytest that keeps the scenes of each test with the paragraphs that it proves."""

    found: dict[str, list[tuple[str, RecordedScene]]] = field(default_factory=dict)
    scenes: dict[int, RecordedScene] = field(default_factory=dict)
    players: list[Play] = field(default_factory=list)  # kept alive: their numbers must stay their own

    def before(self, play: Play) -> None:
        """A scene is about to be answered. One that a test has meddled with since the last answer ends there."""
        scene = self.scenes.get(id(play))
        if scene is None:
            self.scenes[id(play)] = RecordedScene(play.game, play.position.copy())
        elif not scene.ended:
            scene.ended = len(scene.answers) > MOST_ANSWERS or scene.now != play.game.dump(play.position)

    def after(self, play: Play, answer: Answer) -> None:
        """The answer was taken."""
        scene = self.scenes[id(play)]
        if not scene.ended:
            scene.answers.append(answer)
            scene.now = play.game.dump(play.position)

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only tests of paragraphs, and of those with many cases the first few."""
        seen: Counter[str] = Counter()
        kept = []
        for item in items:
            name = item.nodeid.partition("[")[0]
            seen[name] += 1
            if item.get_closest_marker("rule") is not None and seen[name] <= CASES:
                kept.append(item)
        items[:] = kept

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_protocol(self, item: pytest.Item) -> Iterator[None]:
        """One test."""
        self.scenes, self.players = {}, []
        done = yield
        for play in self.players:  # some are only looked at, some could not be set up
            if not hasattr(play, "position"):
                continue
            self.scenes.setdefault(id(play), RecordedScene(play.game, play.position.copy()))
        for mark in item.iter_markers("rule"):
            for paragraph in mark.args:
                listed = self.found.setdefault(str(paragraph), [])
                listed += [(item.nodeid, scene) for scene in self.scenes.values()]
        return done


def recorded(game: str, file: str = "") -> dict[str, list[tuple[str, RecordedScene]]]:
    """The scenes of a game's rule tests, or of one file of them, by paragraph."""
    recorder, begin, apply = SceneRecorder(), Play.__init__, Play._apply

    def begun(play: Play, *args: Any, **more: Any) -> None:
        recorder.players.append(play)
        begin(play, *args, **more)

    def applied(play: Play, answer: Answer) -> None:
        recorder.before(play)
        apply(play, answer)
        recorder.after(play, answer)

    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Play, "__init__", begun)
        patched.setattr(Play, "_apply", applied)
        tests = str(ROOT / "tests" / TESTS[game] / file)
        code = pytest.main(["-q", "-p", "no:cacheprovider", tests], [recorder])
    if code != 0:
        sys.exit(f"{game}: its rule tests fail")
    return recorder.found


def example_of(name: str, scene: RecordedScene) -> RuleExample | None:
    """A recorded scene as a link; None if no text tells its beginning, or it is too long to follow."""
    if len(scene.answers) > MOST_ANSWERS:
        return None
    try:
        text = write(scene.game, scene.start)
        setup = setup_in(scene.game, text)
        seats = [HUMAN] * len(seat_names(scene.game, setup))
        table = Table(scene.game, header_of(scene.game, setup, SEED, seats, SeededChance.kind))
        for answer in scene.answers:
            table.put(answer)
        table.proceed()
        return RuleExample(name, link_of(journal.dump(table.journal)).letters)
    except (GarrisonError, AssertionError) as error:
        print(f"{name}: no example: {str(error)[:120]}", file=sys.stderr)
        return None


def chosen(paragraph: str, scenes: list[tuple[str, RecordedScene]]) -> RuleExample | None:
    """The best example of a paragraph: one that the book gives, one of few answers, one in a short link."""

    def worth(found: tuple[str, RecordedScene]) -> tuple[Any, ...]:
        name, scene = found
        own = f"test_{paragraph.lower().replace('.', '_')}_"
        return (
            "test_example" not in name,
            not scene.answers,
            own not in name.replace(".", "_"),
            len(scene.answers),
            name,
        )

    made = (example_of(name, scene) for name, scene in sorted(scenes, key=worth))
    return next((example for example in made if example is not None), None)


def examples_of(game: str) -> dict[str, RuleExample]:
    """An example for each paragraph that has one, in the order of the book."""
    found = recorded(game)
    book = rulebook_of(package_of(games.find(game)))
    made = {one.id: chosen(one.id, found.get(one.id, [])) for one in book.paragraphs}
    return {paragraph: example for paragraph, example in made.items() if example is not None}


def made() -> Made:
    """Return the examples of every game; those that show the same game as before keep their letters."""
    return {
        (FOLDER / f"{game}.json").relative_to(ROOT).as_posix(): json.dumps(listed(game), indent=1) + "\n"
        for game in TESTS
    }


def listed(game: str) -> dict[str, dict[str, str]]:
    """Return the examples of a game as its file lists them."""
    known = read_examples(game)
    found = {}
    for paragraph, one in examples_of(game).items():
        before = known.get(paragraph)
        same = before is not None and before.test == one.test and written(before) == written(one)
        found[paragraph] = {"test": one.test, "letters": before.letters if before and same else one.letters}
    return found


def written(example: RuleExample) -> tuple[Header, list[tuple[int, Entry]]]:
    """Return the game of an example, without the version that wrote it."""
    header, entries = save_text.read(save_of(example.letters))
    return msgspec.structs.replace(header, garrison=""), list(entries)
