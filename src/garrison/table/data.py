"""Finds the game with the data that a recording was made with: today's, or that of an earlier release.

Everything that opens a recording uses it: saves, links, tables of the web, studies, and positions as text.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from garrison import __version__
from garrison.core.content import DATA, FORMER, content_of, former_data_of, is_named_after, overlaid
from garrison.core.errors import BadFormer, BadSave, GarrisonError
from garrison.core.game import Game, Setup
from garrison.core.journal import Header
from garrison.table import games
from garrison.table.games import FindGame
from garrison.table.header import setup_of

Corrections = Mapping[str, object]


def game_for_save(header: Header, find_game: FindGame = games.find) -> Game:
    """The game with the data of a save, or an error that names what is missing."""
    _check_rules(header, find_game(header.game, None))
    found = []
    for game in with_components(header.game, header.corrections, header.components, find_game):
        if header.content:
            return _with_content(game, header, find_game)
        if _settles(game, header):
            return game
        found.append(game)
    return found[0]  # no data make this save right: its table says what is wrong


def _check_rules(header: Header, game: Game) -> None:
    """Refuse a save of rules that are not known here."""
    if not 1 <= header.rules <= game.about.rules:
        wrote = f"garrison {header.garrison}" if header.garrison else "another garrison"
        raise BadSave(
            f"saved by {wrote} under rules {header.rules} of {header.game}; this one ({__version__}) knows rules"
            f" 1 to {game.about.rules}: use that one or a newer one"
        )


def _with_content(game: Game, header: Header, find_game: FindGame) -> Game:
    """The game with what the save carries, if that is no longer what we have."""
    try:
        if content_of(game, _settled(game, header)) == header.content:
            return game
    except (GarrisonError, KeyError):  # as when the mission is gone, or is not the one it was
        pass
    return find_game(header.game, overlaid(game.corrections, header.content))


def _settles(game: Game, header: Header) -> bool:
    try:
        _settled(game, header)
    except (GarrisonError, KeyError):
        return False
    return True


def _settled(game: Game, header: Header) -> Setup:
    return game.settle(game.formerly(setup_of(header), header.rules))


def with_components(
    name: str, corrections: Corrections, components: str, find_game: FindGame = games.find
) -> Iterator[Game]:
    """The games with these corrections whose data have that hash, today's first; an error if there is none."""
    try:
        today: Game | GarrisonError = find_game(name, dict(corrections))
    except GarrisonError as error:  # as when what they correct is no longer there
        today = error
    fits = isinstance(today, Game) and today.components_hash == components
    if isinstance(today, Game) and fits:
        yield today
    for game in _of_before(name, corrections, components, find_game):
        fits = True
        yield game
    if fits:
        return
    if isinstance(today, GarrisonError):
        raise today
    known = ", ".join(former_data_of(today)) or "none"
    raise BadSave(
        f"made with component data {components}, but here it is {today.components_hash or 'none'}, and former data"
        f" that fits is missing (known: {known}); give the data it was made with (--components FILE) or use the"
        " garrison that wrote it"
    )


def _of_before(name: str, corrections: Corrections, components: str, find_game: FindGame) -> Iterator[Game]:
    """The games with these corrections of former data that come to that hash."""
    if FORMER in corrections:
        return
    known = former_data_of(find_game(name, None))
    for former in sorted(known, key=lambda one: not is_named_after(one, components)):
        try:
            game = find_game(name, {FORMER: former, **corrections})
        except BadFormer:
            raise
        except GarrisonError:  # what they correct was not there yet
            if is_named_after(former, components):
                raise
            continue
        if game.components_hash == components:
            yield game


def game_for_text(game: Game, text: str) -> Game:
    """The game, with its corrections, over the data that a position was written with."""
    from garrison.core.position_text import data_in, game_in
    from garrison.core.sheet_text import BadPosition

    own, known = game.corrections, former_data_of(game)
    named = data_in(text)
    if FORMER in own or game_in(text) != game.about.id or not (known or named):
        return game
    today = games.find(game.about.id).components_hash
    wanted = named or known[-1].partition("-")[0]  # texts from before there were other data name none
    fitting = [one for one in reversed(known) if is_named_after(one, wanted)]
    found = [games.find(game.about.id, {FORMER: one, **own}) for one in fitting]
    if wanted == today or not named:  # not named: the mission is newer than the oldest data
        found.append(game)
    if not found:
        raise BadPosition(
            f"{DATA}: written with component data {wanted}, but here it is {today}, and former data"
            f" that fits is missing (known: {', '.join(known) or 'none'}); use the garrison that wrote it"
        )
    return next((one for one in found if _reads(one, text)), found[0])


def _reads(game: Game, text: str) -> bool:
    from garrison.core.position_text import setup_in

    try:
        setup_in(game, text)
    except (GarrisonError, KeyError):
        return False
    return True
