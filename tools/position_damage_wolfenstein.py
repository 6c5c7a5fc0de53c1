"""Ways to damage a position of Wolfenstein, each with the objection that must follow."""

from __future__ import annotations

from collections.abc import Callable

from garrison.core.game import Game
from garrison.core.position_text import setup_in
from garrison.core.rng import Rng
from garrison.core.sheet import sheet_of
from garrison.core.sheet_text import SheetItem
from tools.position_damage import Damage, Text, lines_instead, pick


def _heroes(text: Text) -> list[str]:
    """Heroes on the map."""
    return [key for key in text.keys("heroes") if text.get("heroes", key)[0].name.startswith("r")]


def _two_on_space(game: Game, text: Text, rng: Rng) -> bool:
    heroes, enemies = _heroes(text), text.keys("enemies")
    if not heroes or not enemies:
        return False
    text.get("heroes", heroes[0])[0] = text.get("enemies", enemies[0])[0]
    return True


def _dead_and_here(game: Game, text: Text, rng: Rng) -> bool:
    heroes = _heroes(text)
    if heroes:
        text.add("heroes", pick(rng, heroes), "left")
    return bool(heroes)


def _hero_numbers(mark: str, *numbers: str) -> Callable[[Game, Text, Rng], bool]:
    def damage(game: Game, text: Text, rng: Rng) -> bool:
        heroes = [hero for hero in _heroes(text) if hero not in text.having("heroes", "bleeding")]
        if not heroes:
            return False
        hero = pick(rng, heroes)
        place = text.get("heroes", hero)[0].name
        text.put("heroes", hero, place, *([mark] if mark else []), *numbers)
        return True

    return damage


def _bleeding_outside(game: Game, text: Text, rng: Rng) -> bool:
    hero = pick(rng, text.keys("heroes"))
    text.put("heroes", hero, "left", "bleeding", "hp 0")
    return True


def _enemy(*numbers: str) -> Callable[[Game, Text, Rng], bool]:
    def damage(game: Game, text: Text, rng: Rng) -> bool:
        enemies = text.keys("enemies")
        if not enemies:
            return False
        enemy = pick(rng, enemies)
        text.put("enemies", enemy, text.get("enemies", enemy)[0].name, *numbers)
        return True

    return damage


def _mount(weapon: str, item: str, owned: bool) -> Callable[[Game, Text, Rng], bool]:
    def damage(game: Game, text: Text, rng: Rng) -> bool:
        heroes = [hero for hero in text.keys("heroes") if hero not in text.having("heroes", "dead")]
        text.put("weapons", weapon, *([heroes[0]] if owned else []), item)
        return bool(heroes)

    return damage


def _dead_owner(game: Game, text: Text, rng: Rng) -> bool:
    hero = text.keys("heroes")[0]
    text.put("heroes", hero, "dead", "hp 0")
    text.put("weapons", "raketenwerfer", hero)
    return True


def _too_many_items(game: Game, text: Text, rng: Rng) -> bool:
    text.put("equipment", pick(rng, text.keys("heroes")), "tnt 9")
    return True


def _on_token(game: Game, text: Text, rng: Rng) -> bool:
    board = sheet_of(game).empty(setup_in(game, str(text))).board
    gone = {item.name for item in text.get("map", "gone-tokens")}
    if not _heroes(text) or "crate_1" in gone:
        return False
    cell = int(board.token_cell[0])
    if cell < 0:
        return False
    text.get("heroes", _heroes(text)[0])[0] = SheetItem(f"r{cell // 32 + 1}c{cell % 32 + 1}")
    return True


WOLFENSTEIN = (
    Damage("two on a space", "two-on-space [M.7b]", _two_on_space),
    Damage("left and on the map", "two-places [H.4]", _dead_and_here),
    Damage("bleeding off the map", "token-off-map [H.2]", _bleeding_outside),
    Damage("too much HP", "too-much-hp [C.1]", _hero_numbers("", "hp 40")),
    Damage("too much armour", "too-much-armour [C.1]", _hero_numbers("", "armour 40")),
    Damage("bleeding with HP", "bleeding-hp [H.2]", _hero_numbers("bleeding", "hp 2")),
    Damage("standing without HP", "standing-hp [H.1]", _hero_numbers("", "hp 0")),
    Damage("enemy without HP", "no-hp [F.6]", _enemy("hp 0")),
    Damage("enemy with too much HP", "too-much-hp [C.2]", _enemy("hp 40")),
    Damage("weapon of a dead hero", "dead-owner [H.4]", _dead_owner),
    Damage("scope on nobody's weapon", "mount-unowned [O.4]", _mount("ubergewehr", "scope", False)),
    Damage("too many cards of equipment", "too-many-items [C.4]", _too_many_items),
    Damage(
        "too many crate cards", "too-many-crates [C.5]", lines_instead(("cards", "crate-out", "gun_case 9"))
    ),
    Damage(
        "too many event cards", "too-many-events [C.6]", lines_instead(("cards", "event-out", "hunted 9"))
    ),
    Damage("hero on a crate", "on-token [M.6]", _on_token),
)
