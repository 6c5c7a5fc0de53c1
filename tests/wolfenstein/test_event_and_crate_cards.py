"""Every option of the twenty events, and every crate card, does what it says and pays its loot."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from garrison.core.ask import Draw
from garrison.games.wolfenstein.components.effect_record import EffectRecord
from garrison.games.wolfenstein.components.records import EventOption, Loot
from garrison.games.wolfenstein.effects.bot import Bot
from garrison.games.wolfenstein.effects.damage import Damage
from garrison.games.wolfenstein.effects.danger import Danger
from garrison.games.wolfenstein.effects.draw import Draw as DrawEffect
from garrison.games.wolfenstein.effects.gain_ammo import GainAmmo
from garrison.games.wolfenstein.effects.gain_fatigue import GainFatigue
from garrison.games.wolfenstein.effects.heal import Heal
from garrison.games.wolfenstein.effects.noise_add import NoiseAdd
from garrison.games.wolfenstein.effects.noise_remove import NoiseRemove
from garrison.games.wolfenstein.effects.remove_fatigue import RemoveFatigue
from garrison.games.wolfenstein.effects.spawn import Spawn
from tests.wolfenstein.scenes import castle, game
from tests.wolfenstein.stage import Stage

EVENTS = {event.id: event for event in game().components.events}
CRATES = {crate.id: crate for crate in game().components.crates}
OPTIONS = [(event.id, option.id) for event in EVENTS.values() for option in event.options]
CHECKED = [
    (event.id, option.id) for event in EVENTS.values() for option in event.options if option.check is not None
]
DANGER = 5


def option_of(event: str, option: str) -> EventOption:
    return next(record for record in EVENTS[event].options if record.id == option)


def room(effects: Sequence[EffectRecord], symbol: str) -> Stage:
    """B.J. beside the token and Klaus in the room, both hurt and tired; Drone and Soldaten in the corridor."""
    hushes = any(isinstance(effect, NoiseRemove) for effect in effects)
    scene = castle({"r3c3": symbol}, alarm_limit=20).stand(
        bj="r4c3", klaus="r6c6", drone_1="r4c9", soldaten_1="r5c11"
    )
    scene.health("bj", 2, 1).health("klaus", 1, 4).health("drone_1", 3, 1).number(danger=DANGER).mark(
        "left", "anya", "set"
    )
    if any(isinstance(effect, RemoveFatigue) for effect in effects):
        scene.mark("fatigue", "bj", "klaus")
    return scene.noisy(*["R1"] if hushes else []).turn("bj")


def search_event(event: str, option: str, effects: Sequence[EffectRecord]) -> Stage:
    """The option has been chosen; a check is still to be rolled."""
    stage = room(effects, "E").pick("search event_1").draw(event)
    return stage.pick(f"choose {event} {option}") if stage.asked == "event" else stage


def settled(stage: Stage) -> dict[str, list[str]]:
    """All is drawn and chosen; who was asked what."""
    asked: dict[str, list[str]] = {}
    while stage.asked in {"draw-item", "draw-weapon", "ammo", "aim-tile"}:
        asked.setdefault(str(stage.ask.prompt.facts["who"]), []).append(stage.asked)
        if isinstance(stage.ask, Draw):
            stage.draw("scope" if stage.asked == "draw-item" else "kampfpistole")
        else:
            stage.pick(stage.offered()[0])
    return asked


def seen(stage: Stage, effect: EffectRecord) -> None:
    """The trace an effect leaves on the table."""
    if isinstance(effect, Danger):
        assert stage.gauge("danger") == max(DANGER + effect.delta, 0)
    elif isinstance(effect, NoiseAdd):
        assert stage.noise == ({"R1"} if effect.where == "own_tile" else {"C1"})
    elif isinstance(effect, NoiseRemove):
        assert stage.noise == set()
    elif isinstance(effect, Heal):
        assert stage.value("bj", "hp") == min(2 + effect.n, 4)
        assert stage.value("klaus", "hp") == (min(1 + effect.n, 3) if effect.who == "heroes_in_tile" else 1)
    elif isinstance(effect, GainFatigue):
        assert stage.has("bj", "fatigue")
    elif isinstance(effect, RemoveFatigue):
        assert not stage.has("bj", "fatigue")
        assert not stage.has("klaus", "fatigue")
    elif isinstance(effect, Damage):
        damaged(stage, effect)
    elif isinstance(effect, Bot):
        assert stage.has(f"{effect.enemy}_{2 if effect.enemy == 'drone' else 1}", "bot")
    elif isinstance(effect, Spawn):
        came(stage, effect.enemy, effect.count)
    else:
        assert isinstance(effect, (GainAmmo, DrawEffect)), effect  # seen in what was asked


def damaged(stage: Stage, effect: Damage) -> None:
    """Armour first: B.J. and the Drone have 1 point of it."""
    if effect.who in ("self", "heroes_within"):
        assert (stage.value("bj", "armour"), stage.value("bj", "hp")) == (0, 2 - (effect.n - 1))
        assert stage.value("klaus", "armour") == 4  # too far away
    elif effect.who == "nearest_enemy":
        assert (stage.value("drone_1", "armour"), stage.value("drone_1", "hp")) == (0, 3 - (effect.n - 1))
        assert stage.value("soldaten_1", "armour") == 3
    else:
        assert stage.value("drone_1", "armour") == 1 - effect.n
        assert stage.value("soldaten_1", "armour") == 3 - effect.n


def came(stage: Stage, enemy: str, count: int) -> None:
    """So many more of a kind stand on the event's space or beside it."""
    there = [piece.at for piece in stage.table.pieces if piece.kind == enemy and not piece.marks]
    around = {f"space:r{row}c{column}" for row in (2, 3, 4) for column in (2, 3, 4)}
    close = [place for place in there if place in around]
    assert len(close) == count or enemy == "panzerhund"
    assert len(there) >= count


def paid(stage: Stage, asked: dict[str, list[str]], loot: Loot, hero: str) -> None:
    """Loot that was taken: glory, cards and ammunition."""
    assert stage.value(hero, "glory") == loot.glory
    mine = asked.get(hero, [])
    assert mine.count("draw-item") == loot.equipment
    assert mine.count("draw-weapon") == loot.weapon
    assert mine.count("ammo") == loot.ammo.get("any", 0)
    start = {"bj": {"heavy": 1}, "klaus": {"light": 1}}[hero]
    for kind in ("heavy", "special"):
        assert stage.value(hero, kind) == start.get(kind, 0) + loot.ammo.get(kind, 0)


@pytest.mark.rule("C.6", "E.1b", "P.1", "D.2b", "D.6")
@pytest.mark.parametrize("event, choice", OPTIONS)
def test_an_option_does_what_it_says_and_pays(event: str, choice: str) -> None:
    option = option_of(event, choice)
    stage = search_event(event, choice, option.effects)
    if option.check is not None:
        assert (stage.asked, stage.dice) == ("check", option.check.dice)
        stage.throw(*["hp"] * option.check.dice)
    asked = settled(stage)
    assert stage.asked == "act"
    for effect in option.effects:
        seen(stage, effect)
    for squad in option.spawn:
        came(stage, squad.enemy, squad.count)
    kept = option.keep_until != ""
    assert stage.gauge("events") == (0 if kept else 1)
    paid(stage, asked, Loot() if kept else option.player_loot, "bj")
    paid(stage, asked, Loot() if kept else option.team_loot, "klaus")


@pytest.mark.rule("K.2", "E.1b")
@pytest.mark.parametrize("event, choice", CHECKED)
def test_a_failed_check_brings_only_the_failure(event: str, choice: str) -> None:
    option = option_of(event, choice)
    assert option.check is not None
    stage = search_event(event, choice, option.check.on_fail)
    stage.throw(*["blank"] * option.check.dice)
    while stage.asked == "act" and stage.table.facts["actor"] != "bj":
        stage.pick("end")
    for effect in option.check.on_fail:
        seen(stage, effect)
    assert stage.gauge("events") == 0
    assert stage.value("bj", "glory") == stage.value("klaus", "glory") == 0


@pytest.mark.rule("C.5", "E.2")
@pytest.mark.parametrize("name", CRATES)
def test_a_crate_does_what_it_says(name: str) -> None:
    crate = CRATES[name]
    stage = room(crate.effects, "C").pick("search crate_1").draw(name)
    asked = settled(stage)
    for effect in crate.effects:
        seen(stage, effect)
    mine = asked.get("bj", [])
    draws = [effect for effect in crate.effects if isinstance(effect, DrawEffect)]
    for deck, key in (("equipment", "draw-item"), ("weapon", "draw-weapon")):
        assert mine.count(key) == sum(effect.n for effect in draws if effect.deck == deck)
    for effect in crate.effects:
        if isinstance(effect, GainAmmo) and effect.ammo == "any":
            assert mine.count("ammo") == effect.n
            assert asked.get("klaus", []).count("ammo") == (effect.n if effect.who == "all_heroes" else 0)
        elif isinstance(effect, GainAmmo):
            assert stage.value("bj", "special") == effect.n  # that of the Kampfpistole just drawn


def test_every_event_and_crate_of_the_box_is_tested() -> None:
    assert len({event for event, _ in OPTIONS}) == 20
    assert sum(crate.copies for crate in CRATES.values()) == 14
