"""Westerplatte in a few numbers, to say in words why one option is better than another."""

from __future__ import annotations

from garrison.core import bits
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.sharing import held

FEATURES = (
    "down", "walls", "posts", "troops", "firing", "near", "ammunition", "supplies", "mines", "morale", "cards",
)  # fmt: skip


def features(p: WesterplattePosition) -> dict[str, int]:
    """What the defenders would count."""
    walls = [p.row[c.WALL + n] for n in range(c.SPACES)]
    tiles = walls[c.POSTS :]
    return {
        "down": tiles.count(0),
        "walls": sum(tiles),
        "posts": sum(walls[: c.POSTS]),
        **_troops(p),
        "ammunition": sum(p.row[held(c.SHARE_AMMUNITION, who)] for who in range(p.rules.officers)),
        "supplies": sum(p.row[c.STOCK + n] for n in range(c.SUPPLIES)),
        "mines": bits.count(p.mines),
        "morale": p.morale,
        "cards": p.score(0),
    }


def _troops(p: WesterplattePosition) -> dict[str, int]:
    """Troops on the tracks, those that fire, and those on the last space of their track. [G.8, G.9]"""
    tracks = [track for track in range(c.TRACKS) if p.row[c.ON_TRACK + track] != c.NONE]
    places = {track: p.row[c.PLACE + track] for track in tracks}
    fires = {track: p.packed.card_fires[p.row[c.ON_TRACK + track]] for track in tracks}
    return {
        "troops": len(tracks),
        "firing": sum(places[track] == fires[track] for track in tracks),
        "near": sum(places[track] == c.LAST for track in tracks),
    }
