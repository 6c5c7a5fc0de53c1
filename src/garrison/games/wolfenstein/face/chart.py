"""The map of a mission as things a board can draw, and what is printed on cards."""

from __future__ import annotations

from collections.abc import Iterator

from garrison.core.view import Piece
from garrison.games.wolfenstein.components.records import Components
from garrison.games.wolfenstein.mapping import cell
from garrison.games.wolfenstein.missions.records import Joint, MapSpace, Mission
from garrison.games.wolfenstein.names import space_name

CARDS = "box:cards"


def chart(mission: Mission, components: Components) -> tuple[Piece, ...]:
    """Everything printed. Rows and columns are counted from 1, as in the names of spaces. [S.2, M.1]"""
    sure = Piece(mission.id, "mission", CARDS, (mission.file.confidence,))
    return (sure, *_tiles(mission), *_joints(mission), *_floor(mission), *_cards(components))


def _cards(components: Components) -> Iterator[Piece]:
    """What heroes, Nazis, weapons and equipment have printed on their cards. [C.1, C.2, C.3, C.4]"""
    for hero in components.heroes:
        values = {"hp": hero.hp, "armour": hero.armour, "ap": hero.ap, "accuracy": hero.accuracy}
        yield Piece(hero.id, "hero_card", CARDS, (), values, tuple(talent.id for talent in hero.talents))
    for enemy in components.enemies:
        values = {"hp": enemy.hp, "armour": enemy.armour, "range": enemy.range, "dice": enemy.dice}
        yield Piece(enemy.id, "enemy_card", CARDS, (), values)
    for weapon in components.weapons:
        values = {"dice": weapon.dice, "range": weapon.range, "ap": weapon.ap}
        yield Piece(weapon.id, "weapon_card", CARDS, (), values, (weapon.ammo,))
    for item in components.equipment:
        yield Piece(item.id, "item_card", CARDS, (), {}, (item.kind,))


def _tiles(mission: Mission) -> Iterator[Piece]:
    for n, tile in enumerate(mission.tiles, 1):
        values = {"row": tile.y + 1, "column": tile.x + 1, "width": tile.width, "height": tile.height}
        yield Piece(tile.id, tile.kind, f"tile:{n}", (), values)


def _joints(mission: Mission) -> Iterator[Piece]:
    """Doors and barricades with the numbers the options know them by, then bare openings. [M.2b, M.4]"""
    gates = [joint for joint in mission.joints if joint.kind != "open"]
    for n, joint in enumerate(gates, 1):
        yield Piece(f"gate_{n}", joint.kind, f"gate:{n}", (), _line(joint))
    for joint in mission.joints:
        if joint.kind == "open":
            yield Piece(joint.name, "opening", "", (), _line(joint))


def _line(joint: Joint) -> dict[str, int]:
    """Where a joint lies: right of its first space if `upright`, else below it, over so many spaces."""
    first, beside = min(joint.edges)
    upright = int(first.y == beside.y)
    return {"row": first.y + 1, "column": first.x + 1, "upright": upright, "length": len(joint.edges)}


def _floor(mission: Mission) -> Iterator[Piece]:
    yield from (_on("rough", str(n), space) for n, space in enumerate(mission.difficult, 1))
    yield from (_on("hero_spawn", mark.token, mark.at) for mark in mission.hero_spawns)
    yield from (_on("nazi_spawn", mark.token, mark.at) for mark in mission.nazi_spawns)
    for passage in mission.passages:
        yield from (_on("passage", passage.token, end, f"_{n}") for n, end in enumerate(passage.ends, 1))


def _on(kind: str, token: str, space: MapSpace, more: str = "") -> Piece:
    return Piece(f"{kind}_{token.lower()}{more}", kind, f"space:{space_name(cell(space))}", tags=(token,))
