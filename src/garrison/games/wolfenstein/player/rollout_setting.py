"""What the player of a machine seat's rollouts goes by, where it differs from the heuristic player.

Found by `python -m tools.climb_wolf_setting --tries 61 --seed 15200000 --write`.
"""

from __future__ import annotations

CHANGED: dict[str, int] = {
    "ahead": 20,
    "bold": 2,
    "bomb_friend": 16,
    "calm": 4,
    "door_ap": 6,
    "first_ap": 47,
    "first_near": 16,
    "leaving": 9712,
    "life_hp": 15,
    "together": 11,
}
