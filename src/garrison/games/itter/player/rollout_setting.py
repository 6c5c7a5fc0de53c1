"""What the player of a machine seat's rollouts goes by.

Found by `python tools/climb_rollout_setting.py --tries 386 --seed 31000000 --write`.
"""

from __future__ import annotations

PLAN: list[tuple[str, str]] = [
    ("seiner", "bj_m2hb"),
    ("rushford", "st4"),
    ("szymczyk", "bj_m1919a4"),
    ("lee", "bj_m2hb"),
    ("basse", "g4"),
    ("pollock", "nt5"),
    ("schrader", "k3"),
    ("gangl", "nt6"),
    ("worsham", "k4"),
    ("mchaley", "st5"),
    ("sutton", "st6"),
    ("petrukovich", "st4"),
    ("dietrich", "nt3"),
    ("rifleman_1", "nt2"),
    ("hoeckel", "g1"),
    ("rifleman_2", "g2"),
    ("rifleman_3", "g3"),
    ("blechschmidt", "k1"),
    ("rifleman_4", "k2"),
    ("rifleman_5", "gh_green"),
    ("wegscheider", "nt2"),
    ("linson", "k2"),
    ("waltl", "st5"),
]

WORTHS: list[int] = [832, 467, 900, 2550, 826, 216, 93, 550, 295, 254, 202, 918, 16245]
