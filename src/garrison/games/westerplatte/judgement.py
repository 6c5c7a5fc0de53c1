"""The weights of the judge, as `studies/learn_judge.py` found them; in millionths."""

from __future__ import annotations

RESULT: list[int] = []

SCORE: list[int] = []
