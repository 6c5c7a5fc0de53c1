"""The difficulty table of Wolfenstein, cell by cell."""

from __future__ import annotations

import pytest

from garrison.games.wolfenstein.components.effect_record import EffectRecord
from garrison.games.wolfenstein.components.loader import BOX
from garrison.games.wolfenstein.components.records import (
    AmmoMode,
    BossMode,
    Difficulty,
    GloryMode,
    NoiseMode,
    ReloadMode,
    SharedLifeMode,
)
from garrison.games.wolfenstein.effects.cancel_hits import CancelHits
from garrison.games.wolfenstein.effects.spawn import Spawn

PRINTED = BOX.load()


def mode(name: str) -> Difficulty:
    """A column of the difficulty table."""
    return next(record for record in PRINTED.difficulties if record.id == name)


def talents_of(boss: str) -> list[EffectRecord]:
    """All effects of a boss."""
    card = next(record for record in PRINTED.bosses if record.id == boss)
    return [effect for talent in card.talents for effect in talent.effects]


def test_the_modes_are_named_as_the_command_line_names_them() -> None:
    assert [record.id for record in PRINTED.difficulties] == [
        "daddy",
        "dont-hurt-me",
        "bring-em-on",
        "reaper",
    ]
    assert [record.id for record in PRINTED.difficulties if record.default] == ["bring-em-on"]


@pytest.mark.rule("X.3a", "X.3b", "X.3c")
def test_x3_ammunition() -> None:
    assert mode("daddy").ammo == AmmoMode(extra_any=2, token_needed=False)
    assert mode("dont-hurt-me").ammo == AmmoMode(token_needed=False)
    assert mode("reaper").ammo == AmmoMode(ability_extra_cost=1)


@pytest.mark.rule("X.4a", "X.4b", "X.4c", "X.4d")
def test_x4_glory() -> None:
    assert mode("daddy").glory == GloryMode(kill_factor=2, event_factor=2)
    assert mode("dont-hurt-me").glory == GloryMode(event_factor=2)
    assert mode("reaper").glory == GloryMode(talent_extra_cost=1, use_gives_fatigue=True)


@pytest.mark.rule("X.5a", "X.5b", "X.5c")
def test_x5_shared_life() -> None:
    assert mode("daddy").shared_life == SharedLifeMode(token_needed=False)
    assert mode("dont-hurt-me").shared_life == SharedLifeMode(start_each=2)
    assert mode("reaper").shared_life == SharedLifeMode(start_heroes=1)


@pytest.mark.rule("X.6a", "X.6b", "X.6c")
def test_x6_noise() -> None:
    assert mode("daddy").noise == NoiseMode(attack=False, presence=False)
    assert mode("dont-hurt-me").noise == NoiseMode(attack=False)
    assert mode("reaper").noise == NoiseMode(heroes_count=True)


@pytest.mark.rule("X.7a", "X.7b", "X.7c")
def test_x7_bosses() -> None:
    assert mode("daddy").boss == BossMode(easy_puppeteer=True, easy_fuhrer=True)
    assert mode("dont-hurt-me").boss == BossMode(easy_fuhrer=True)
    assert mode("reaper").boss == BossMode(hans_grosse=True)
    (puppeteer,) = talents_of("bevli")
    assert isinstance(puppeteer, Spawn)
    assert (puppeteer.enemy, puppeteer.easy_enemy) == ("supersoldaten", "soldaten")
    (fuhrer,) = talents_of("hitler")
    assert fuhrer == CancelHits(count=1, faces=("reload", "blank"), easy_faces=("reload",))


@pytest.mark.rule("X.8a", "X.8b")
def test_x8_reloading() -> None:
    assert mode("daddy").reload == mode("dont-hurt-me").reload == ReloadMode(attack_same_turn=True)
    assert mode("reaper").reload == ReloadMode(jam_check=True)


@pytest.mark.rule("X.2")
def test_x2_the_default_mode_changes_nothing() -> None:
    normal = mode("bring-em-on")
    assert (normal.ammo, normal.glory, normal.shared_life) == (AmmoMode(), GloryMode(), SharedLifeMode())
    assert (normal.noise, normal.boss, normal.reload) == (NoiseMode(), BossMode(), ReloadMode())
