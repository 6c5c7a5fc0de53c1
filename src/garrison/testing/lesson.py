"""The part of the kit that reads the lesson of a game: it speaks of things, moves and events that exist."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from garrison.core.game import Game, Setup
from garrison.core.vocabulary import vocabulary_of
from garrison.table.messages import FACE, LANGUAGES, folder_of, package_of
from garrison.table.rulebook import rulebook_of

STEP_KEYS = {"text", "light", "pick", "also", "event", "clicked", "needs", "done", "rule", "tips"}
EVENT_KEYS = ("event", "needs", "done")


def check_lesson(game: Game) -> None:
    """Each step of `face/board/lesson.json`, if a game has it, can be read in every language, followed and ended."""
    check_board_file(game, "lesson", lesson_faults)


def check_board_file(
    game: Game, name: str, faults_of: Callable[[Game, dict[str, object]], Iterator[str]]
) -> None:
    """Nothing is wrong with a JSON file in `face/board`, if a game has it."""
    file = folder_of(package_of(game)) / FACE / "board" / f"{name}.json"
    if file.is_file():
        faults = list(faults_of(game, json.loads(file.read_text(encoding="utf-8"))))
        assert not faults, f"{game.about.id}: {name}: {'; '.join(faults)}"


def lesson_faults(game: Game, lesson: dict[str, object]) -> Iterator[str]:
    """All that is wrong with a lesson."""
    yield from untranslated("title", lesson.get("title"))
    setup, steps = lesson.get("setup"), lesson.get("steps")
    if not isinstance(setup, dict) or not isinstance(steps, list) or not steps:
        yield "it has no setup, or no steps"
        return
    scenario = game.about.scenario(str(setup.get("scenario") or game.about.scenarios[0].id))
    game.settle(Setup(scenario.id, int(setup.get("players", min(scenario.seats)))))
    if not steps[-1].get("tips"):
        yield "the last step has no tips: what to try to win"
    for number, step in enumerate(steps, 1):
        yield from (f"step {number}: {fault}" for fault in _step_faults(game, step))


def _step_faults(game: Game, step: dict[str, object]) -> Iterator[str]:
    words, pick, clicked = vocabulary_of(game), step.get("pick"), step.get("clicked")
    yield from untranslated("text", step.get("text"))
    yield from (f"'{key}' means nothing here" for key in step.keys() - STEP_KEYS)
    for begins in (*([pick] if pick is not None else []), *_rows(step, "also")):
        if not any(option.name.startswith(str(begins)) for option in game.options):
            yield f"no option begins with '{begins}'"
    for tip in _rows(step, "tips"):
        yield from untranslated("tip", tip)
    for event in (step[key] for key in EVENT_KEYS if key in step):
        if event not in words.events:
            yield f"there is no event '{event}'"
    if clicked is not None and not any(ref.startswith(str(clicked)) for ref in words.refs):
        yield f"nothing to click begins with '{clicked}'"
    if "rule" in step and str(step["rule"]) not in rulebook_of(package_of(game)):
        yield f"there is no paragraph {step['rule']}"


def _rows(step: dict[str, object], key: str) -> list[object]:
    rows = step.get(key, [])
    return rows if isinstance(rows, list) else [rows]


def untranslated(what: str, said: object) -> Iterator[str]:
    """Languages in which something is not said."""
    for lang in LANGUAGES:
        if not isinstance(said, dict) or not said.get(lang):
            yield f"{what} has no words in '{lang}'"
