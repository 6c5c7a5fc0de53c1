"""Westerplatte in a few numbers, to say in words why one option is better than another."""

from __future__ import annotations

from garrison.core import bits
from garrison.games.westerplatte import codes
from garrison.games.westerplatte import position as at
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.sharing import held

FEATURES = (
    "down", "walls", "posts", "troops", "firing", "near", "ammunition", "supplies", "mines", "morale", "cards",
)  # fmt: skip


def features(p: WesterplattePosition) -> dict[str, int]:
    """What the defenders would count."""
    walls = [p.row[at.WALL + n] for n in range(codes.SPACES)]
    tiles = walls[codes.POSTS :]
    return {
        "down": tiles.count(0),
        "walls": sum(tiles),
        "posts": sum(walls[: codes.POSTS]),
        **_troops(p),
        "ammunition": sum(p.row[held(codes.SHARE_AMMUNITION, who)] for who in range(p.rules.officers)),
        "supplies": sum(p.row[at.STOCK + n] for n in range(codes.SUPPLIES)),
        "mines": bits.count(p.mines),
        "morale": p.morale,
        "cards": p.score(0),
    }


def _troops(p: WesterplattePosition) -> dict[str, int]:
    """Troops on the tracks, those that fire, and those on the last space of their track. [G.8, G.9]"""
    tracks = [track for track in range(codes.TRACKS) if p.row[at.ON_TRACK + track] != codes.NONE]
    places = {track: p.row[at.PLACE + track] for track in tracks}
    fires = {track: p.packed.card_fires[p.row[at.ON_TRACK + track]] for track in tracks}
    return {
        "troops": len(tracks),
        "firing": sum(places[track] == fires[track] for track in tracks),
        "near": sum(places[track] == codes.LAST for track in tracks),
    }
