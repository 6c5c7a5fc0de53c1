"""What may be turned to make Westerplatte harder or easier, beside its levels."""

from __future__ import annotations

from garrison.core.game import Tunable

COUNTS = (1, 2, 3, 4)


def _ammunition(each: int) -> dict[str, object]:
    """What every officer has at the beginning."""
    return {"player_setups": {f"players_{count}": {"ammunition": each} for count in COUNTS}}


def _rule(name: str, value: int) -> dict[str, object]:
    return {"rules": {name: {"value": value}}}


TUNABLES = (
    Tunable("ammunition", tuple((str(n), _ammunition(n)) for n in (1, 3, 4))),
    Tunable("mortar-damage", tuple((str(n), _rule("mortar_damage", n)) for n in (1, 3))),
    Tunable("movement", (("3", _rule("movement_points", 3)),)),
)
