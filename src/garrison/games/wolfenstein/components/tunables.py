"""What may be turned to make Wolfenstein harder or easier, beside its missions and modes."""

from __future__ import annotations

from garrison.core.game import Tunable


def _rule(name: str, value: int) -> dict[str, object]:
    return {"rules": {name: {"value": value}}}


TUNABLES = (
    Tunable("danger-per-kill", (("2", _rule("danger_per_kill", 2)),)),
    Tunable("random-equipment", tuple((str(n), _rule("random_equipment", n)) for n in (2, 3))),
)
