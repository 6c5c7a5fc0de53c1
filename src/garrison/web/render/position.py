"""What the page is told of a position that is being set up."""

from __future__ import annotations

from garrison.core.briefing import SupportsBriefing, local_names
from garrison.core.game import Game, Setup
from garrison.core.outlook import chart_of
from garrison.core.position_text import game_in, setup_in
from garrison.core.sheet import SheetField, sheet_of
from garrison.core.sheet_edit import (
    SheetDraft,
    drafted,
    emptied,
    set_up,
    tapped,
    with_field,
    with_head,
    without_history,
)
from garrison.core.sheet_text import HEAD, BadPosition, parsed
from garrison.table import games
from garrison.table.data import game_for_text
from garrison.table.position_file import letters_of, text_of
from garrison.table.seats import seat_names
from garrison.table.translator import Translator, game_translator
from garrison.web.protocol.positions import PositionEdit, PositionTold, SheetFieldTold, SheetToolTold
from garrison.web.render.sheet import PartsCatalogue, items_told, objection_told


def edited(asked: PositionEdit, lang: str) -> PositionTold:
    """The position that is asked for, with the change; refused if it cannot be read."""
    text = text_of(asked.letters) if asked.letters else asked.text
    if text:
        game = game_for_text(games.find(game_in(text)), text)
    else:
        game = games.find(asked.game)
        text = _first(game)
    return position_told(game, _changed(game, text, asked), lang)


def _first(game: Game) -> str:
    sheet_of(game)
    scenario = game.about.scenarios[0]
    return set_up(game, Setup(scenario.id, min(scenario.seats)))


def _changed(game: Game, text: str, asked: PositionEdit) -> str:
    if asked.tool:
        return tapped(game, text, asked.tool, asked.ref)
    if asked.key and asked.section == HEAD:
        return with_head(game, text, asked.key, asked.items)
    if asked.key:
        return with_field(text, asked.section, asked.key, asked.items)
    if asked.begin == "setup":
        return set_up(game, setup_in(game, text))
    if asked.begin == "empty":
        return emptied(game, text)
    return without_history(text) if asked.begin == "turn" else text


class Lists:
    """Lists of names that are told once, though many lines take the same."""

    def __init__(self) -> None:
        self._known: dict[tuple[str, ...], int] = {}

    def number(self, names: tuple[str, ...]) -> int:
        """Where a list is."""
        return self._known.setdefault(names, len(self._known))

    def all(self) -> tuple[tuple[str, ...], ...]:
        """All of them."""
        return tuple(self._known)


def position_told(game: Game, text: str, lang: str) -> PositionTold:
    """All that a page needs to draw it and to change it."""
    found = drafted(game, text)
    lines = parsed(found.text)
    voice = game_translator(game, lang, local=local_names(game, found.setup))
    asked = voice.translate(found.prompt, 0) if found.prompt else None
    lists, catalogue = Lists(), PartsCatalogue(voice)
    return PositionTold(
        game=game.about.id,
        text=found.text,
        letters=letters_of(found.text),
        head={line.key: ", ".join(map(str, line.items)) for line in lines if line.section == HEAD},
        seats=_seats(game, found.setup),
        view=found.view,
        chart=chart_of(game, found.setup),
        goals=_goals(game, found.setup, voice),
        names=voice.local_names(),
        tools=_tools(found, lists),
        fields=_fields(found, catalogue),
        parts=tuple(catalogue.told),
        objections=tuple(objection_told(voice, one) for one in found.objections),
        asked=asked.text if asked else "",
        rule=asked.rule if asked else "",
        history=found.history,
        lists=lists.all(),
    )


def _seats(game: Game, setup: Setup) -> tuple[str, ...]:
    """Who sets up a position of his own table plays all that play together."""
    count = len(seat_names(game, setup))
    return (
        ("me", *["heuristic"] * (count - 1))
        if game.about.scenario(setup.scenario).rivals
        else ("me",) * count
    )


def _goals(game: Game, setup: Setup, voice: Translator) -> tuple[str, ...]:
    if not isinstance(game, SupportsBriefing):
        return ()
    told = game.briefing(setup)
    return tuple(voice.say(f"goal-{goal.key}", goal.facts) for goal in (*told.goals, *told.defeats))


def _tools(found: SheetDraft, lists: Lists) -> tuple[SheetToolTold, ...]:
    """Those that this table has."""
    taps = found.taps
    return tuple(
        SheetToolTold(
            id=tool.id,
            section=tool.section,
            words=tool.words,
            way=tool.way,
            left=taps.left(tool, found.box),
            places=lists.number(tuple(taps.places(tool))),
        )
        for tool in taps.sheet.tools
        if taps.is_here(tool)
    )


def _fields(found: SheetDraft, catalogue: PartsCatalogue) -> tuple[SheetFieldTold, ...]:
    shown = found.taps.shown()
    return tuple(
        SheetFieldTold(
            section=one.section,
            key=one.key,
            words=one.words,
            rule=one.rule,
            items=items_told(found.taps.lines.get(one.id, ())),
            parts=catalogue.numbers((part,) for part in one.parts),
            refs=tuple(shown.get(one.id, ())),
        )
        for one in found.fields
        if _is_told(found, one)
    )


def _is_told(found: SheetDraft, one: SheetField) -> bool:
    """Lines of figures that are not on the board say nothing."""
    return one.shown is None or one.id in found.taps.lines


def playable(game: str, text: str) -> None:
    """Refused unless a table can begin with it."""
    found = drafted(game_for_text(games.find(game), text), text)
    for objection in found.objections:
        raise BadPosition(f"{': '.join(filter(None, objection.field))}: {objection.key} [{objection.rule}]")
