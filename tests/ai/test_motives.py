"""Reasons are true: take the cause away and the reason is no longer said."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from garrison.core.game import Game, Setup
from garrison.core.motives import motives_of
from garrison.core.position import CHOICE, OVER, Offers, Position
from garrison.core.rng import Rng, sample
from garrison.games.itter import codes as i
from garrison.games.itter.player import motives as itter_motives
from garrison.games.itter.position import ItterPosition
from garrison.games.westerplatte import codes as w
from garrison.games.westerplatte.player import motives as westerplatte_motives
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.wolfenstein import codes as v
from garrison.games.wolfenstein.player import motives as wolfenstein_motives
from garrison.games.wolfenstein.position import WolfPosition
from garrison.table import games
from garrison.table.messages import LANGUAGES
from garrison.table.translator import game_translator

MOTIVES = {
    "castle-itter": itter_motives.MOTIVES,
    "westerplatte": westerplatte_motives.MOTIVES,
    "wolfenstein": wolfenstein_motives.MOTIVES,
}
Found = list[tuple[Position, int, dict[str, object]]]


def said(name: str, turns: int = 40, place: int = 0) -> dict[str, Found]:
    """The motives of all options on offer in a game of the heuristic player, with position, option and facts."""
    game = games.find(name)
    scenario = game.about.scenarios[place]
    p, rng, offers = game.setup(game.settle(Setup(scenario.id, min(scenario.seats)))), Rng(8, 0), Offers()
    player, found = game.heuristic(), dict[str, Found]()
    while (kind := p.pending()) != OVER and p.turns() < turns:
        if kind != CHOICE:
            p.chance(sample(p, kind, rng, offers))
            continue
        p.legal(offers)
        for option in [int(offers.a[n]) for n in range(offers.n)][:40]:
            for motive in motives_of(game, p, game.options[option]):
                found.setdefault(motive.key, [])
                if len(found[motive.key]) < 3:
                    found[motive.key].append((p.copy(), option, dict(motive.facts)))
        p.legal(offers)
        p.play(player.choose(p, offers, rng))
    return found


def keys(game: Game, p: Position, option: int) -> set[str]:
    return {motive.key for motive in motives_of(game, p, game.options[option])}


@pytest.fixture(scope="module")
def itter() -> dict[str, Found]:
    return said("castle-itter")


@pytest.fixture(scope="module")
def westerplatte() -> dict[str, Found]:
    return said("westerplatte")


@pytest.fixture(scope="module")
def wolfenstein() -> dict[str, Found]:
    return said("wolfenstein", 8)


@pytest.fixture(scope="module")
def longer_wolfenstein() -> dict[str, Found]:
    """What is said in several missions."""
    found = dict[str, Found]()
    for place in (0, 2, 5):
        for key, some in said("wolfenstein", 14, place).items():
            found.setdefault(key, []).extend(some)
    return found


@pytest.mark.parametrize("name", MOTIVES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_declared_is_said_and_in_both_languages(
    name: str, lang: str, request: pytest.FixtureRequest
) -> None:
    found: dict[str, Found] = request.getfixturevalue(name.removeprefix("castle-"))
    translator = game_translator(games.find(name), lang, strict=True)
    assert len(found) >= 5
    for key, cases in found.items():
        for _, _, facts in cases:
            assert frozenset(facts) == MOTIVES[name][key]
            assert translator.say(f"motive-{key}", facts)[-1] not in ".:"


def test_itter_a_colour_with_a_token_is_not_uncovered(itter: dict[str, Found]) -> None:
    game = games.find("castle-itter")
    for p, option, facts in itter["uncovered"]:
        assert isinstance(p, ItterPosition)
        colour = p.packed.colour_ids.index(str(facts["colour"]))
        assert p.row[i.TOKENS + colour] == 0
        twin = p.copy()
        twin.row[i.TOKENS + colour] = 1
        after = motives_of(game, twin, game.options[option])
        assert not any(m.key == "uncovered" and m.facts["colour"] == facts["colour"] for m in after)


def test_itter_a_tokenless_track_without_counters_is_no_reason(itter: dict[str, Found]) -> None:
    game = games.find("castle-itter")
    for p, option, _ in itter["uncovered"]:
        assert isinstance(p, ItterPosition)
        twin = p.copy()
        for space in range(i.SPACES):
            twin.row[i.SPACE + space] = 0
        assert not keys(game, twin, option) & {"uncovered", "thinly-covered"}


def test_itter_a_man_who_is_not_disrupted_is_not_called_so(itter: dict[str, Found]) -> None:
    game = games.find("castle-itter")
    for p, option, _ in itter.get("lost-if-hit", []):
        assert isinstance(p, ItterPosition)
        twin = p.copy()
        twin.disrupted = 0
        assert "lost-if-hit" not in keys(game, twin, option)


def test_itter_a_track_with_room_lets_nobody_in(itter: dict[str, Found]) -> None:
    game = games.find("castle-itter")
    for key in ("would-enter", "track-full"):
        for p, option, _ in itter.get(key, []):
            assert isinstance(p, ItterPosition)
            twin = p.copy()
            for space in range(i.AREAS, i.SPACES):
                twin.row[i.SPACE + space] = 0
            assert key not in keys(game, twin, option)


def test_westerplatte_a_strong_wall_and_ammunition_are_no_reason(westerplatte: dict[str, Found]) -> None:
    game = games.find("westerplatte")
    changes = {
        "wall-low": w.WALL,
        "wall-down": w.WALL,
        "no-ammunition": w.ROUNDS,
        "little-ammunition": w.ROUNDS,
    }
    tried = 0
    for key, start in changes.items():
        for p, option, _ in westerplatte.get(key, []):
            assert isinstance(p, WesterplattePosition)
            twin = p.copy()
            for n in range(w.SPACES if start == w.WALL else w.OFFICERS):
                twin.row[start + n] = 5
            assert key not in keys(game, twin, option)
            tried += 1
    assert tried


def test_westerplatte_a_track_without_a_troop_is_no_reason(westerplatte: dict[str, Found]) -> None:
    game = games.find("westerplatte")
    tried = 0
    for key in ("destroys", "fires-now", "fires-soon", "wounds", "troop-there", "runs-into-mine"):
        for p, option, _ in westerplatte.get(key, []):
            assert isinstance(p, WesterplattePosition)
            twin = p.copy()
            for track in range(w.TRACKS):
                twin.row[w.ON_TRACK + track] = w.NONE
            assert key not in keys(game, twin, option)
            tried += 1
    assert tried


def test_wolfenstein_an_enemy_who_is_gone_and_a_hero_who_is_well_are_no_reason(
    wolfenstein: dict[str, Found],
) -> None:
    game = games.find("wolfenstein")
    tried = 0
    for key in ("wanted", "near-hurt", "nearly-dead", "near-hero"):
        for p, option, _ in wolfenstein.get(key, []):
            assert isinstance(p, WolfPosition)
            twin = p.copy()
            twin.nazis = 0
            assert not keys(game, twin, option) & {"wanted", "near-hurt", "nearly-dead", "near-hero"}
            well = p.copy()
            for hero in range(v.HEROES):
                well.row[v.HP + hero] = 99
            assert "near-hurt" not in keys(game, well, option)
            tried += 1
    assert tried


def changed(p: Position, **numbers: int) -> WolfPosition:
    """A twin with other numbers."""
    assert isinstance(p, WolfPosition)
    twin = p.copy()
    for name, number in numbers.items():
        setattr(twin, name, number)
    return twin


def rows_set(p: Position, start: int, count: int, number: int) -> WolfPosition:
    """A twin with a part of its row set to a number."""
    twin = changed(p)
    for n in range(count):
        twin.row[start + n] = number
    return twin


WITHOUT: dict[str, Callable[[Position], WolfPosition]] = {
    "in-reach": lambda p: changed(p, nazis=0),
    "enemies-near": lambda p: changed(p, nazis=0),
    "no-ap": lambda p: changed(p, ap=3),
    "ap-spent": lambda p: changed(p, ap=3),
    "hurt": lambda p: rows_set(p, v.HP, v.HEROES, 99),
    "misses": lambda p: changed(p, faces=0),
    "weapon-needs": lambda p: rows_set(p, v.ARMS, v.HEROES, 0),
    "last-rounds": lambda p: rows_set(p, v.AMMUNITION, v.HEROES * v.AMMO_KINDS, 9),
    "not-yet-there": lambda p: changed(p, spawned=(1 << v.HEROES) - 1),
}


@pytest.mark.parametrize("key", WITHOUT)
def test_wolfenstein_without_its_cause_a_reason_is_not_said(
    key: str, longer_wolfenstein: dict[str, Found]
) -> None:
    game = games.find("wolfenstein")
    assert longer_wolfenstein[key], "never said"
    for p, option, _ in longer_wolfenstein[key]:
        assert key not in keys(game, WITHOUT[key](p), option)


def test_wolfenstein_nothing_is_nearer_is_said_only_where_no_move_leads_nearer(
    longer_wolfenstein: dict[str, Found],
) -> None:
    game, offers = games.find("wolfenstein"), Offers()
    for p, _, _ in longer_wolfenstein["nothing-nearer"]:
        p.legal(offers)
        named = {motive for n in range(offers.n) for motive in keys(game, p, int(offers.a[n]))}
        assert not named & {"to-the-goal", "to-the-enemy", "to-the-bleeding"}


def test_wolfenstein_hints_give_a_reason_nearly_always() -> None:
    """What the heuristic player does in some rounds of three missions: nine times in ten something is named."""
    game, with_reason = games.find("wolfenstein"), list[bool]()
    for mission in (1, 5, 9):
        p, rng, offers = game.setup(game.settle(Setup(f"mission-{mission}", 1))), Rng(mission, 0), Offers()
        player = game.heuristic()
        while (kind := p.pending()) != OVER and p.turns() < 5:
            if kind != CHOICE:
                p.chance(sample(p, kind, rng, offers))
                continue
            p.legal(offers)
            option = int(player.choose(p, offers, rng))
            if offers.n > 1:
                with_reason.append(bool(keys(game, p, option)))
            p.play(option)
    assert sum(with_reason) >= 0.9 * len(with_reason) > 100
