"""What may be turned to make Castle Itter harder or easier, beside its scenarios."""

from __future__ import annotations

from garrison.core.game import Tunable


def _actions(count: int) -> dict[str, object]:
    """Defender actions in a turn; there is one Action token for each."""
    return {
        "rules": {"defender_actions_per_turn": {"value": count}},
        "totals": {"action_tokens": {"value": count}},
    }


def _cards(count: int) -> dict[str, object]:
    return {"rules": {"ss_cards_per_turn": {"value": count}}}


TUNABLES = (
    Tunable("actions", tuple((str(n), _actions(n)) for n in (4, 6))),
    Tunable("ss-cards", tuple((str(n), _cards(n)) for n in (2, 4))),
)
