"""What the player of a machine seat's rollouts goes by.

Found by `python -m tools.climb_rollout_setting --tries 2806 --seed 34000000 --write`.
"""

from __future__ import annotations

from garrison.games.itter.player import setting

ORDER = [
    "seiner", "rushford", "szymczyk", "lee", "pollock", "schrader", "gangl", "mchaley", "worsham", "sutton",
    "basse", "petrukovich", "dietrich", "rifleman_1", "hoeckel", "rifleman_2", "rifleman_3", "blechschmidt",
    "rifleman_4", "rifleman_5", "wegscheider", "linson", "waltl",
]  # fmt: skip
MOVED = {
    "seiner": "bj_m2hb",
    "rushford": "st4",
    "lee": "gh_green",
    "pollock": "nt5",
    "worsham": "k4",
    "rifleman_5": "bj_m2hb",
}  # from where the heuristic player puts them
OWN = dict(setting.PLAN)
PLAN: list[tuple[str, str]] = [(man, MOVED.get(man, OWN[man])) for man in ORDER]

# Worths when no card is left, and with the whole deck.
LATE: list[int] = [
    341, 467, 900, 3415, 1170, 216, 85, 550, 295, 254, 150, 918, 28055, 40000, 1992, 1011, 1757, 1000, 1000,
]  # fmt: skip
EARLY: list[int] = [
    403, 467, 900, 2550, 1170, 216, 65, 550, 239, 254, 202, 918, 28463, 40000, 1528, 1129, 1757, 1000, 1000,
]  # fmt: skip
