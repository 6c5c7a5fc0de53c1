"""Positions to text and back, see `core.sheet`: written field by field, read with the line of whatever does not fit."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from garrison.core import state
from garrison.core.ask import Facts
from garrison.core.content import DATA, MISSION, data_lines_of
from garrison.core.errors import BadSave, BrokenRule, nearest
from garrison.core.game import Game, Setup
from garrison.core.playout import RandomPolicy
from garrison.core.position import CHOICE, Offers, Position
from garrison.core.position import OVER as FINISHED
from garrison.core.rng import Rng, sample
from garrison.core.sheet import OVER, UNPLAYABLE, Objection, PositionSheet, SheetField, sheet_of
from garrison.core.sheet_parts import ONE, Misfit, SheetPart
from garrison.core.sheet_text import HEAD, BadPosition, SheetItem, SheetLine, parsed, printed

TURN = "turn"  # the section of what cannot be seen
STEP = "step"
MOST_STEPS = 32
TRIALS = 2  # times that what cannot be seen is tried out
TRIAL_ANSWERS = 20  # in each: a turn or two


# -- writing


def write(game: Game, p: Position) -> str:
    """The text of a position: what can be seen, then what cannot, unless it is the start of a turn anyway."""
    sheet = sheet_of(game)
    setup = game.settle(game.formerly(sheet.setup(p)))
    seen = list(visible(sheet, p))
    unseen = [] if _tells(game, seen, setup, p) else _unseen(game, sheet, p, laid(sheet, seen, setup))
    return printed([*_head(game, sheet, setup), *seen, *unseen])


def _tells(game: Game, seen: list[SheetLine], setup: Setup, p: Position) -> bool:
    """Whether a turn that starts with what can be seen is the very position."""
    q, objections = _built(game, seen, setup)
    return not objections and game.dump(own(q)) == game.dump(p)


def _head(game: Game, sheet: PositionSheet[Any], setup: Setup) -> Iterator[SheetLine]:
    said: dict[str, tuple[SheetItem, ...]] = {"game": (SheetItem(game.about.id),)}
    known = {"scenario": setup.scenario, "edition": setup.edition, "difficulty": setup.difficulty}
    known |= {name: str(value) for name, value in setup.extra.items()}
    known["players"] = str(setup.players)
    for name in sheet.head:
        if known.get(name):
            said[name] = tuple(SheetItem(word) for word in known[name].split(","))
    rulings = [SheetItem(name, choice) for name, choice in sorted(setup.rulings.items()) if choice]
    if rulings:
        said["rulings"] = tuple(rulings)
    said |= {key: (SheetItem(name),) for key, name in data_lines_of(game, setup).items()}
    return (SheetLine(HEAD, key, items) for key, items in said.items())


def visible(sheet: PositionSheet[Any], p: Any) -> Iterator[SheetLine]:
    """What can be seen on the table; empty fields are left out."""
    for one in sheet.fields(p):
        if one.shown is not None and not one.shown(p, one.n):
            continue
        items = tuple(item for part in one.parts for item in part.write(p, one.n))
        if items:
            yield SheetLine(one.section, one.key, items)


def _unseen(game: Game, sheet: PositionSheet[Any], p: Any, q: Any) -> Iterator[SheetLine]:
    """What `q`, a table with only the fields of `p`, does not have."""
    hidden = sheet.hidden
    for name in state.numbers_of(p):
        if (number := int(getattr(p, name))) != getattr(q, name):
            if name not in hidden.numbers:
                raise BrokenRule(f"{game.about.id}: no field tells '{name}'")
            yield SheetLine(TURN, name, (SheetItem("", number),))
    told: set[int] = set()
    for name, (at, size) in hidden.rows.items():
        told |= set(range(at, at + size))
        items = [SheetItem(str(k), int(p.row[at + k])) for k in range(size) if p.row[at + k] != q.row[at + k]]
        if items:
            yield SheetLine(TURN, name, tuple(SheetItem(f"n{item.name}", item.number) for item in items))
    lost = [n for n in range(sheet.size) if p.row[n] != q.row[n] and n not in told]
    if lost:
        raise BrokenRule(f"{game.about.id}: no field tells row {lost}")
    for number, step in enumerate(p.steps(), start=1):
        values = zip(state.fields_of(type(step)), state.values_of(step), strict=True)
        yield SheetLine(
            TURN,
            f"{STEP}-{number}",
            (SheetItem(type(step).__name__), *(SheetItem(name, value) for name, value in values)),
        )


# -- reading


def read(game: Game, text: str) -> tuple[Setup, Position]:
    """The position of a text, with a set-up that begins there; refused with line and rule if it cannot be."""
    setup = setup_in(game, text)
    return setup, begun(game, setup)


def begun(game: Game, setup: Setup) -> Position:
    """The position that a set-up names, under the rules of the set-up."""
    lines = parsed(setup.position)
    p, objections = _built(game, lines, setup)
    for objection in objections:
        raise BadPosition(refused(objection, lines))
    return own(p)


def own(p: Any) -> Position:
    """A position of whichever game."""
    assert isinstance(p, Position)
    return p


def refused(objection: Objection, lines: Iterable[SheetLine]) -> str:
    """An objection in English, for who looks closer: line, field, what is wrong, the paragraph."""
    places = {(line.section, line.key): line.place for line in lines}
    place = places.get(objection.field) or ": ".join(part for part in objection.field if part)
    return f"{place or 'position'}: {said(objection)}"


def said(objection: Objection) -> str:
    """An objection in a few words: its key, what it is about, the paragraph."""
    facts = ", ".join(f"{name} {value}" for name, value in objection.facts.items())
    rule = f" [{objection.rule}]" if objection.rule else ""
    return f"{objection.key}{f' ({facts})' if facts else ''}{rule}"


def game_in(text: str) -> str:
    """The game that a text is of."""
    for line in parsed(text):
        if (line.section, line.key) == (HEAD, "game") and line.items:
            return line.items[0].name
    raise BadPosition("line 1: game: a position begins with its game")


def data_in(text: str) -> str:
    """The component data that a text says it was written with; nothing if it does not say."""
    for line in parsed(text):
        if (line.section, line.key) == (HEAD, DATA) and line.items:
            return str(line.items[0])
    return ""


def setup_in(game: Game, text: str) -> Setup:
    """A set-up that begins with the position of a text."""
    if game_in(text) != game.about.id:
        raise BadPosition(f"game: this is a position of {game_in(text)}, not of {game.about.id}")
    head = [line for line in parsed(text) if line.section == HEAD]
    return replace(game.settle(_setup(game, sheet_of(game), head)), position=text)


def draft(game: Game, text: str) -> tuple[Setup, Position, list[Objection]]:
    """The position of a text as it lies there, and all that speaks against it; refused only if it cannot be read."""
    setup = setup_in(game, text)
    p, objections = _built(game, parsed(text), setup)
    return setup, own(p), objections


def rewritten(game: Game, p: Position, text: str) -> tuple[Any, list[Objection]]:
    """A position with the lines of a text in place of its own, as far on in its turn; and what speaks against it."""
    sheet = sheet_of(game)
    setup = game.settle(game.formerly(sheet.setup(p)))
    seen = list(visible(sheet, p))
    unseen = list(_unseen(game, sheet, p, laid(sheet, seen, setup)))
    lines = {(line.section, line.key): line for line in seen}
    for line in parsed(text):
        if line.section in (HEAD, TURN):
            raise BadPosition(f"{line.place}: no thing on the table")
        lines[line.section, line.key] = line
    return _built(game, [*lines.values(), *unseen], setup)


def _built(game: Game, lines: list[SheetLine], setup: Setup) -> tuple[Any, list[Objection]]:
    sheet = sheet_of(game)
    p = laid(sheet, lines, setup)
    objections = list(sheet.objections(p))
    history = [line for line in lines if line.section == TURN]
    if history:
        _recall(sheet, p, history)
        objections += () if objections else _unplayable(game, own(p), True)
        return p, objections
    objections += sheet.start_objections(p)
    if not objections:
        sheet.begin(p)
        objections += _unplayable(game, own(p), False)
    return p, objections


def laid(sheet: PositionSheet[Any], lines: list[SheetLine], setup: Setup) -> Any:
    """A table with the fields of a text on it, nothing pending yet."""
    p = sheet.empty(setup)
    said = {(line.section, line.key): line for line in lines if line.section not in (HEAD, TURN)}
    for one in sheet.fields(p):
        line = said.pop(one.id, None)
        if line is not None:
            _take(one, p, line)
        else:
            for part in one.parts:
                part.omit(p, one.n)
    for line in said.values():
        raise BadPosition(f"{line.place}: {_unknown_field(sheet.fields(p), line)}")
    sheet.complete(p)
    return p


def _setup(game: Game, sheet: PositionSheet[Any], lines: Iterable[SheetLine]) -> Setup:
    words: dict[str, str] = {}
    rulings: dict[str, int] = {}
    for line in lines:
        if line.key == "rulings":
            rulings = {item.name: item.number or 0 for item in line.items}
        elif line.key in (*sheet.head, DATA, MISSION):
            words[line.key] = ",".join(str(item) for item in line.items)
        elif line.key != "game":
            valid = ", ".join(("game", *sheet.head, "rulings"))
            raise BadPosition(f"{line.place}: no such field; valid here: {valid}")
    words.pop(DATA, None)  # the game was chosen by it
    players = words.pop("players", "")
    if players and not players.isdecimal():
        raise BadPosition(f"players: '{players}' is no number")
    scenario, edition = words.pop("scenario", ""), words.pop("edition", "")
    known = game.about.scenario(scenario or game.about.scenarios[0].id)
    extra: Facts = {**{name: value for name, value in words.items() if name != "difficulty"}}
    count = int(players) if players else min(known.seats)
    return Setup(known.id, count, edition, words.get("difficulty", ""), rulings, extra)


def _unknown_field(fields: Sequence[SheetField], line: SheetLine) -> str:
    keys = [one.key for one in fields if one.section == line.section]
    if keys:
        return f"no such field; valid in [{line.section}]: {', '.join(keys)}"
    sections = dict.fromkeys(one.section for one in fields)
    return f"no such section; valid: {', '.join(sections)}, {TURN}"


def _take(one: SheetField, p: Any, line: SheetLine) -> None:
    for part in one.parts:
        part.clear(p, one.n)
    used: set[tuple[int, str]] = set()
    for item in line.items:
        number, part = _part(one, item, line)
        mark = (number, "" if part.kind == ONE else item.name)
        if mark in used and not part.repeats:
            what = "in two places" if part.kind == ONE else f"'{item.name}' is named twice"
            raise BadPosition(f"{line.place}: {what}: {item} [{one.rule}]")
        used.add(mark)
        try:
            part.read(p, one.n, item)
        except Misfit as error:
            raise BadPosition(f"{line.place}: {error} [{one.rule}]") from None


def _part(one: SheetField, item: SheetItem, line: SheetLine) -> tuple[int, SheetPart]:
    for number, part in enumerate(one.parts):
        if part.takes(item.name):
            return number, part
    valid = [name or "a number" for part in one.parts for name in part.names()]
    raise BadPosition(
        f"{line.place}: '{item}' is not known here; valid: {nearest(item.name, valid)} [{one.rule}]"
    )


# -- what cannot be seen


def _recall(sheet: PositionSheet[Any], p: Any, lines: Iterable[SheetLine]) -> None:
    steps: dict[int, object] = {}
    for line in lines:
        if line.key.startswith(f"{STEP}-"):
            number = line.key.removeprefix(f"{STEP}-")
            if not number.isdecimal() or int(number) > MOST_STEPS:
                raise BadPosition(f"{line.place}: steps are numbered from 1 to {MOST_STEPS}")
            steps[int(number)] = _step(sheet, line)
        elif line.key in sheet.hidden.numbers:
            setattr(p, line.key, _number(line))
        elif line.key in sheet.hidden.rows:
            _row(p, *sheet.hidden.rows[line.key], line)
        else:
            valid = ", ".join((*sheet.hidden.numbers, *sheet.hidden.rows, f"{STEP}-1"))
            raise BadPosition(f"{line.place}: no such field; valid in [{TURN}]: {valid}")
    if sorted(steps) != list(range(1, len(steps) + 1)) or not steps:
        raise BadPosition(f"[{TURN}]: steps are numbered from 1 on, without a gap")
    sheet_steps(sheet, p, [steps[number] for number in sorted(steps)])


def sheet_steps(sheet: PositionSheet[Any], p: Any, steps: list[object]) -> None:
    """Stack steps as a dump does; after the end nothing can be pushed, so that is set last."""
    ending, p.ending = p.ending, 0
    try:
        state.read_steps({"steps": steps}, p, sheet.steps)
    except BadSave as error:
        raise BadPosition(f"[{TURN}]: {str(error).removeprefix('dump: ')}") from None
    p.ending = ending


def _step(sheet: PositionSheet[Any], line: SheetLine) -> list[object]:
    kinds = state.steps_of(sheet.steps)
    name = line.items[0].name if line.items else ""
    if name not in kinds:
        raise BadPosition(f"{line.place}: no such step '{name}'; valid: {', '.join(kinds)}")
    fields, said = state.fields_of(kinds[name]), line.items[1:]
    if [item.name for item in said] != list(fields) or any(item.number is None for item in said):
        raise BadPosition(f"{line.place}: {name} has the numbers {', '.join(fields) or 'of nothing'}")
    return [name, *(item.number for item in said)]


def _number(line: SheetLine) -> int:
    if len(line.items) != 1 or line.items[0].name or line.items[0].number is None:
        raise BadPosition(f"{line.place}: one number is needed")
    return line.items[0].number


def _row(p: Any, at: int, size: int, line: SheetLine) -> None:
    for item in line.items:
        place = item.name.removeprefix("n")
        if not place.isdecimal() or int(place) >= size or item.number is None:
            raise BadPosition(f"{line.place}: '{item}' is none of n0 to n{size - 1} with its number")
        p.row[at + int(place)] = item.number


def _unplayable(game: Game, p: Position, may_be_over: bool) -> list[Objection]:
    """Steps that somebody made up may not fit the table: then nothing sensible is asked."""
    try:
        faults = game.check(p)
        twin = p.copy()
        if not faults:
            game.ask(twin)
            game.view(twin, 0)
        if not faults and not may_be_over and twin.pending() == FINISHED:
            return [Objection(OVER, twin.prompt().rule)]
        if not faults and may_be_over:
            faults = _played_on(game, p)
    except Exception as error:  # whatever the rules stumble over
        faults = [type(error).__name__]
    return [Objection(UNPLAYABLE, "", {"detail": faults[0]}, (TURN, f"{STEP}-1"))] if faults else []


def _played_on(game: Game, p: Position) -> list[str]:
    """What breaks when somebody plays on: a moment that was made up may look right and stumble later."""
    policy, scratch = RandomPolicy(), Offers()
    for trial in range(TRIALS):
        twin, rng = p.copy(), Rng(trial, 0)
        for _ in range(TRIAL_ANSWERS):
            kind = twin.pending()
            if kind == FINISHED:
                break
            game.ask(twin)
            code = policy.answer(twin, scratch, rng) if kind == CHOICE else sample(twin, kind, rng, scratch)
            game.apply(twin, game.decode(twin, code))
            if faults := game.check(twin):
                return list(faults)
    return []
