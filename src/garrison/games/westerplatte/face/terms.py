"""What the options of Westerplatte cost and bring, and where on the peninsula they lie."""

from __future__ import annotations

from garrison.core.option import Option
from garrison.core.terms import Terms, change
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte.actions.extra import END
from garrison.games.westerplatte.actions.shoot import SHOOT
from garrison.games.westerplatte.face.view import HOLDINGS
from garrison.games.westerplatte.position import WesterplattePosition
from garrison.games.westerplatte.rules.sharing import held
from garrison.games.westerplatte.verbs import KIND, OF_A_TILE, OF_AN_OFFICER, VERBS

SUPPLIES = ("grenade", "mine", "brick")
TERMS = ("moves", "actions", "morale", "wounds", "bricks", *HOLDINGS, *SUPPLIES)  # what is counted


def terms(p: WesterplattePosition, option: Option) -> Terms:
    """What an officer's action changes at once: it is done in a copy, and both are counted."""
    verb = VERBS[KIND[option.index]]
    if verb not in OF_AN_OFFICER or verb is END:
        return Terms(verb.sort)
    after = p.copy()
    after.play(option.index)
    cost, brings = change(_counts(p), _counts(after))
    return Terms(verb.sort, cost, brings, _place(p, option.index))


def _counts(p: WesterplattePosition) -> dict[str, int]:
    """All that actions spend and bring. A troop that is gone took the wounds it still could."""
    t = p.packed
    supplies = {name: p.row[c.STOCK + n] for n, name in enumerate(t.supply_ids)}
    holdings = {
        key: sum(p.row[held(what, who)] for who in range(c.OFFICERS)) for what, key in enumerate(HOLDINGS)
    }
    return {
        "moves": p.moves,
        "actions": p.actions,
        "morale": p.morale,
        "wounds": -sum(_strength(p, track) for track in range(c.TRACKS)),
        "bricks": sum(p.row[c.WALL + n] for n in range(c.SPACES)),
        **holdings,
        **supplies,
    }


def _strength(p: WesterplattePosition, track: int) -> int:
    """The wounds that the troop on a track can still take."""
    card = p.row[c.ON_TRACK + track]
    return 0 if card == c.NONE else int(p.packed.card_resistance[card] - p.row[c.WOUNDS + track])


def _place(p: WesterplattePosition, option: int) -> tuple[str, ...]:
    """The troop that is shot at; the tile whose action it is. [T.6b, T.6c, A.1]"""
    t = p.packed
    here = p.row[c.AT + p.officer]
    if SHOOT.has(option):
        card = p.row[c.ON_TRACK + here]
        place = here * c.STRETCH + p.row[c.PLACE + here]
        return (f"card:{t.card_ids[card]}", f"space:{t.track_space_ids[place]}", f"space:{t.space_ids[here]}")
    return (f"space:{t.space_ids[here]}",) if VERBS[KIND[option]] in OF_A_TILE else ()
