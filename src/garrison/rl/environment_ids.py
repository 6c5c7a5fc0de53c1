"""What the environments are called. Change VERSION when a trained player would no longer fit."""

from __future__ import annotations

from garrison.table import games

VERSION = 3


def environment_name(game_id: str) -> str:
    """`last-match` → `garrison/LastMatch-v3`"""
    return f"garrison/{game_id.replace('-', ' ').title().replace(' ', '')}-v{VERSION}"


ENVIRONMENTS = {environment_name(game_id): game_id for game_id in games.ids()}
