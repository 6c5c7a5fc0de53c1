"""What matters in a game: variations, their effects on the same seeds, and totals that follow a variant."""

from __future__ import annotations

import json

import pytest

from garrison.cli import main
from garrison.core.errors import Unknown
from garrison.core.game import Setup
from garrison.lab import effects
from garrison.lab.effects import EffectsOrder, Variation
from garrison.lab.tune import TuningSetting
from garrison.table import games

CARD = "ss_cards.1-rifleman-2.copies"


def base_of(game: str, scenario: str) -> TuningSetting:
    return TuningSetting(games.find(game).settle(Setup(scenario, 1)), {})


def variations_of(game: str, scenario: str, only: tuple[str, ...]) -> list[Variation]:
    return list(effects.ablations(games.find(game), base_of(game, scenario), only))


def test_rulings_copies_tunables_and_editions_are_left_out_one_at_a_time() -> None:
    names = [variation.name for variation in variations_of("castle-itter", "standard", (CARD,))]
    rulings = [ruling for ruling in games.find("castle-itter").about.rulings if ruling.is_open]
    assert {f"{ruling.id}=1" for ruling in rulings} <= set(names)
    assert "edition=playtest" in names
    assert f"{CARD}=0" in names
    assert len(set(names)) == len(names)


def test_each_hero_is_replaced_by_each_who_stays_at_home() -> None:
    names = [variation.name for variation in variations_of("wolfenstein", "mission-1", ("heroes",))]
    swaps = [name for name in names if name.startswith("heroes: ")]
    assert len(swaps) == 4 * 2
    assert any(name.startswith("difficulty=") for name in names)


def test_a_card_that_is_left_out_takes_its_totals_along() -> None:
    game = games.find("castle-itter")
    variation = next(
        one for one in variations_of("castle-itter", "standard", (CARD,)) if one.name == f"{CARD}=0"
    )
    printed, changed = (
        {row["id"]: row["value"] for row in found.component_listing() if row["section"] == "totals"}  # type: ignore[attr-defined]
        for found in (game, games.find("castle-itter", variation.setting.corrections))
    )
    assert changed["ss_cards"] < printed["ss_cards"]


def test_what_cannot_be_played_at_all_is_not_tried() -> None:
    setup = base_of("castle-itter", "standard").setup
    assert effects.loosened("castle-itter", {"ss_cards": {"no-such-card": {"copies": 1}}}, setup) is None
    assert effects.loosened("castle-itter", {"rules": {"ss_cards_per_turn": {"value": 4}}}, setup) is not None


def test_what_a_mission_needs_on_its_map_is_not_tried() -> None:
    variations = variations_of("wolfenstein", "mission-1", ("tokens.crate", "tokens.noise"))
    names = {variation.name for variation in variations}
    assert "tokens.noise.count=0" in names
    assert "tokens.crate.count=0" not in names  # three of them lie on the map


def test_a_card_of_wolfenstein_can_be_left_out_altogether() -> None:
    base = base_of("wolfenstein", "mission-1")
    variations = effects.chosen(effects.ablations, games.find("wolfenstein"), base, ["crates.gun_case"])
    assert [variation.name for variation in variations] == ["crates.gun_case.copies=0"]
    order = EffectsOrder("wolfenstein", base.setup, {}, "random", 10, 1, 1)
    found, endless = effects.measure(order, variations)
    assert [one.variation.name for one in found] == ["crates.gun_case.copies=0"]
    assert not endless


@pytest.mark.slow
def test_four_cards_a_turn_are_ranked_above_a_harmless_number_and_known_to_hurt() -> None:
    base = base_of("castle-itter", "standard")
    only = ["rules.ss_cards_per_turn", "rules.command_recoveries"]
    variations = effects.chosen(effects.turns, games.find("castle-itter"), base, only)
    order = EffectsOrder("castle-itter", base.setup, {}, "heuristic", 30, 1, 1)
    found, endless = effects.measure(order, variations)
    assert not endless
    assert found[0].variation.name == "rules.ss_cards_per_turn.value=4"
    assert found[0].is_shown
    assert found[0].found.wins.high < 0
    assert found[0].found.pairs == 30
    again, _ = effects.measure(
        EffectsOrder("castle-itter", base.setup, {}, "heuristic", 30, 1, 2), variations
    )
    assert [one.row() for one in again] == [one.row() for one in found]


def test_a_setting_without_end_is_named_and_not_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    base = base_of("castle-itter", "standard")
    variations = [Variation("endless", base), Variation("the same", base)]
    answers = iter([{n: (1, n) for n in range(20)}, None, {n: (1, n) for n in range(20)}])
    monkeypatch.setattr(effects, "played_out", lambda batch: next(answers))
    order = EffectsOrder("castle-itter", base.setup, {}, "random", 20, 0, 1)
    found, endless = effects.measure(order, variations)
    assert [variation.name for variation in endless] == ["endless"]
    assert [(one.variation.name, one.found.wins.difference, one.is_shown) for one in found] == [
        ("the same", 0.0, False)
    ]


def test_chances_are_corrected_for_how_many_were_tried() -> None:
    assert effects.holm([0.01, 0.04, 0.03]) == pytest.approx([0.03, 0.06, 0.06])
    assert effects.holm([0.9, 0.8]) == pytest.approx([1.0, 1.0])


def test_changes_are_chosen_by_how_they_begin() -> None:
    base = base_of("castle-itter", "standard")
    with pytest.raises(Unknown, match="no change begins with fame"):
        effects.chosen(effects.turns, games.find("castle-itter"), base, ["fame"])


@pytest.mark.slow
@pytest.mark.parametrize("lang, said", [("en", "As it is: won"), ("it", "Così com'è: vittorie")])
def test_the_command_speaks_both_languages(lang: str, said: str, capsys: pytest.CaptureFixture[str]) -> None:
    asked = [
        "lab",
        "sensitivity",
        "westerplatte",
        "--games",
        "10",
        "--only",
        "rules.mortar_damage",
        "--lang",
        lang,
    ]
    assert main(asked) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith(said)
    assert "rules.mortar_damage.value=" in lines[1]


@pytest.mark.slow
def test_the_command_as_json(capsys: pytest.CaptureFixture[str]) -> None:
    asked = [
        "lab",
        "ablate",
        "westerplatte",
        "--scenario",
        "hard",
        "--games",
        "10",
        "--only",
        "mortar-damage",
    ]
    assert main([*asked, "--json"]) == 0
    rows = json.loads(capsys.readouterr().out)["effects"]
    assert {row["change"] for row in rows} == {"mortar-damage=1", "mortar-damage=3"}
    assert all(row["pairs"] == 10 and row["wins"]["low"] <= row["wins"]["high"] for row in rows)
