"""What was agreed before the first ask, between its two forms: a Setup and the header of a save."""

from __future__ import annotations

from collections.abc import Sequence

from garrison import __version__
from garrison.core.content import content_of
from garrison.core.game import Game, Setup
from garrison.core.journal import FORMAT, Header


def header_of(
    game: Game,
    setup: Setup,
    seed: int,
    seats: Sequence[str],
    dice: str,
    commitment: str | None = None,
    real: Sequence[str] = (),
) -> Header:
    """The header of a new save. `setup` has been through `settle`."""
    return Header(
        save=FORMAT,
        garrison=__version__,
        game=game.about.id,
        rules=game.about.rules,
        components=game.components_hash,
        scenario=setup.scenario,
        players=setup.players,
        edition=setup.edition,
        difficulty=setup.difficulty,
        rulings={ruling.id: setup.rulings.get(ruling.id, 0) for ruling in game.about.rulings},
        extra=dict(setup.extra),
        position=setup.position,
        corrections=dict(game.corrections),
        content=content_of(game, setup),
        dice=dice,
        real=tuple(real),
        seed=seed,
        commitment=commitment,
        seats=tuple(seats),
    )


def setup_of(header: Header) -> Setup:
    """The set-up a save was begun with."""
    return Setup(
        header.scenario,
        header.players,
        header.edition,
        header.difficulty,
        dict(header.rulings),
        dict(header.extra),
        header.position,
    )
