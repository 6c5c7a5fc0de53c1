"""What is watched agrees with what happens: beats lead from one view of the table to the next."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from garrison.core.beat import KINDS, Beat, Staged, beats_of
from garrison.core.event import Event
from garrison.core.game import Game
from garrison.core.journal import answer_of
from garrison.core.view import WATCHER, Piece, View
from garrison.games.itter.face import beats as itter
from garrison.games.westerplatte.face import beats as westerplatte
from garrison.games.wolfenstein.face import beats as wolfenstein
from garrison.table import games, store
from garrison.table.table import Table
from garrison.testing.toy import load_game

GOLDEN = sorted((Path(__file__).parents[1] / "golden").glob("*.save"))
POSTS = tuple(f"space:post_{letter}" for letter in "ABCDE")
SCENES = {
    "castle-itter": itter.SCENES,
    "westerplatte": westerplatte.SCENES,
    "wolfenstein": wolfenstein.SCENES,
}


@pytest.mark.parametrize("game", SCENES)
def test_every_event_is_a_beat_or_declared_to_need_none(game: str) -> None:
    assert set(SCENES[game]) == {declared.key for declared in games.find(game).events}
    assert isinstance(games.find(game), Staged)


def answers(save: Path) -> Iterator[tuple[Table, list[Event], View, View]]:
    """Every answer of a game with what happened, and the table before and after it."""
    table = store.load(save, games.find)
    game = table.game
    p = game.setup(table.setup)
    before = game.view(p, WATCHER)
    for entry in table.line():
        events = game.apply(p, answer_of(entry, game.ask(p), game.options))
        after = game.view(p, WATCHER)
        yield table, events, before, after
        before = after


def played(view: View, beat: Beat) -> View:
    """The table once a beat is over, as the page draws it."""
    pieces = list(view.pieces)
    if beat.piece:
        pieces.append(beat.piece)
    mover = beat.who if beat.kind != "lost" else beat.to
    for n, piece in enumerate(pieces):
        if beat.path and goes(piece, mover, beat):
            pieces.append(replace(pieces.pop(n), at=beat.path[-1]))
            break
    changed = [changed_by(piece, beat) for piece in pieces]
    return replace(view, pieces=tuple(p for p in changed if p), gauges={**view.gauges, **beat.gauges})


def goes(piece: Piece, mover: str, beat: Beat) -> bool:
    """Whether a piece is the one that goes; those without a lasting id are told by where they stand."""
    return mover == f"piece:{piece.id}" or (mover == piece.at and piece.kind == beat.what)


def changed_by(piece: Piece, beat: Beat) -> Piece | None:
    """A piece after a beat, None if it is gone."""
    own = beat.to == f"piece:{piece.id}"
    place = beat.path[-1] if beat.path else beat.to
    if beat.gone and (own or (place == piece.at and piece.kind == beat.what)):
        return None
    if not own:
        return piece
    old = [mark for mark in piece.marks if mark not in (beat.mark, beat.what)]
    marks = [*old, beat.mark] if beat.mark else old
    return replace(piece, values={**piece.values, **beat.values}, marks=tuple(marks))


def standing(view: View, kinds: frozenset[str]) -> list[tuple[str, str]]:
    """What stands where on the map, by kind: new counters have no name yet."""
    on_map = (piece for piece in view.pieces if not piece.at.startswith("box:"))
    return sorted((piece.kind, piece.at) for piece in on_map if piece.kind in kinds)


@pytest.mark.parametrize("save", GOLDEN, ids=lambda path: path.stem)
def test_beats_lead_to_the_table_as_it_is_after_an_answer(save: Path) -> None:
    """Enemies stand where the last beat left them, and gauges that a beat moved show what they show."""
    for table, events, before, after in answers(save):
        beats = [beat for beat in beats_of(table.game, table.position, events) if beat]
        beats.sort(key=lambda beat: beat.order)
        view = before
        for beat in beats:
            assert beat.kind in KINDS
            view = played(view, beat)
        moved = {name for beat in beats for name in beat.gauges}
        assert {name: view.gauges[name] for name in moved} == {name: after.gauges[name] for name in moved}
        kinds = frozenset(piece.kind for piece in (*before.pieces, *after.pieces))
        watched = kinds - frozenset({"tile", "burnt_path", "crate", "event", "objective", "goal"})
        told = [event.key for event in events]
        assert standing(view, watched) == standing(after, watched), told


@pytest.mark.parametrize("save", GOLDEN, ids=lambda path: path.stem)
def test_beats_speak_of_what_is_on_the_table(save: Path) -> None:
    """A piece that is named was there before, or came by an earlier beat of the answer."""
    for table, events, before, after in answers(save):
        known = {piece.id for piece in (*before.pieces, *after.pieces)}
        for beat in beats_of(table.game, table.position, events):
            known |= {beat.piece.id} if beat and beat.piece else set()
            for ref in (beat.who, beat.to) if beat else ():
                if ref.startswith("piece:"):
                    assert ref.removeprefix("piece:") in known, (beat, [event.key for event in events])


def fired(save: Path, key: str) -> Iterator[tuple[Beat, View]]:
    """Beats of an event, with the table before."""
    for table, events, before, _ in answers(save):
        for event, beat in zip(events, beats_of(table.game, table.position, events), strict=True):
            if event.key == key and beat:
                yield beat, before


def test_a_heavy_weapon_shoots_from_the_area_in_which_it_stands() -> None:
    guns = 0
    for save in (one for one in GOLDEN if one.stem.startswith("castle-itter")):
        for beat, before in fired(save, "defender-shot-at"):
            assert beat.needed
            assert beat.dice
            if beat.who != itter.DECK:
                there = {piece.kind for piece in before.pieces if piece.at == beat.who}
                assert there & {"machine_gunner", "mortar"}
                guns += 1
    assert guns > 10


def test_each_gun_is_watched_with_the_bricks_it_takes() -> None:
    """Between two guns that fire come the losses of the first one's post, and of the tiles behind it."""
    several = 0
    for save in (one for one in GOLDEN if one.stem.startswith("westerplatte")):
        for table, events, _, _ in answers(save):
            beats = [beat for beat in beats_of(table.game, table.position, events) if beat]
            beats.sort(key=lambda beat: beat.order)
            shots = [
                n for n, beat in enumerate(beats) if beat.kind == "shot" and beat.to.startswith("space:")
            ]
            for first, second in pairwise(shots):
                between = [
                    beat for beat in beats[first + 1 : second] if beat.kind == "pass" or beat.to in POSTS
                ]
                struck = {beat.who or beat.to for beat in between}
                assert struck <= {beats[first].to}
                several += len(struck)
    assert several > 10


def test_a_game_without_beats_has_one_for_each_sentence() -> None:
    game: Game = load_game()
    assert not isinstance(game, Staged)
    events = [Event("lamp-lit", "2.1", {}), Event("lamp-lit", "2.1", {})]
    beats = beats_of(game, None, events)  # type: ignore[arg-type]
    assert [beat and (beat.kind, beat.order) for beat in beats] == [("tell", 0), ("tell", 1)]
