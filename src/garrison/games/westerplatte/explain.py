"""Reasons in full: for each code of `reasons` its message key, its paragraph and what its fact means."""

from __future__ import annotations

from garrison.core.ask import Facts, Reason
from garrison.core.reasons import code_of, fact_of
from garrison.games.westerplatte import codes as c
from garrison.games.westerplatte import reasons as r
from garrison.games.westerplatte.components.packed import PackedComponents
from garrison.games.westerplatte.position import WesterplattePosition

WHO = "who"  # an officer
SPACE = "space"  # a post or the place of a tile
TRACK = "track"
TRACK_SPACE = "place"
TILE = "tile"
SUPPLY = "supply"
COUNT = "count"

# code: (message key, paragraph, what the fact is; "" for none)
REASONS: dict[int, tuple[str, str, str]] = {
    r.NOT_ASKED: ("not-asked", "T.3", ""),
    r.CHANCE_FIRST: ("chance-first", "T.3", ""),
    r.OVER_NOW: ("over-now", "V.0", ""),
    r.NOT_IN_GAME: ("not-in-game", "S.9c", WHO),
    r.NOT_YOUR_TURN: ("not-your-turn", "T.2", WHO),
    r.NO_MOVEMENT: ("no-movement", "T.4", WHO),
    r.SAME_SPACE: ("same-space", "T.5", SPACE),
    r.NO_PATH: ("no-path", "T.5", SPACE),
    r.PATH_BURNT: ("path-burnt", "E.3", SPACE),
    r.NO_ACTION: ("no-action", "T.4", WHO),
    r.NOT_ON_POST: ("not-on-post", "T.6b", WHO),
    r.TRACK_EMPTY: ("track-empty", "A.1", TRACK),
    r.PAYER_ABSENT: ("payer-absent", "S.9c", WHO),
    r.PAYER_ELSEWHERE: ("payer-elsewhere", "A.3", WHO),
    r.PAYER_WITHOUT: ("payer-without", "A.2", WHO),
    r.TOO_MUCH_FIRE: ("too-much-fire", "A.3", COUNT),
    r.MUST_PAY: ("must-pay", "A.3b", WHO),
    r.TOO_MANY_PAYERS: ("too-many-payers", "A.3", ""),
    r.NOT_ON_TILE: ("not-on-tile", "T.6c", TILE),
    r.NO_GRENADE: ("no-grenade", "U.2e", ""),
    r.NO_MINE: ("no-mine", "U.3c", ""),
    r.TROOP_THERE: ("troop-there", "U.3b", TRACK),
    r.MINE_THERE: ("mine-there", "U.3b", TRACK_SPACE),
    r.TRACK_TAKEN: ("track-taken", "U.3b", TRACK),
    r.NO_BRICKS: ("no-bricks", "U.4", ""),
    r.WALL_WHOLE: ("wall-whole", "U.4b", SPACE),
    r.RESERVE_OUT: ("reserve-out", "U.5b", ""),
    r.HOWITZER: ("howitzer", "U.6", TRACK),
    r.ON_FIRST_SPACE: ("on-first-space", "U.6", TRACK),
    r.PUSHED_ALREADY: ("pushed-already", "U.6", TRACK),
    r.MUST_PUSH: ("must-push", "U.6", ""),
    r.NO_EXTRA_MOVEMENT: ("no-extra-movement", "M.2b", WHO),
    r.NO_EXTRA_ACTION: ("no-extra-action", "M.3c", WHO),
    r.MOVEMENT_SPENT: ("movement-spent", "M.2c", WHO),
    r.ACTION_SPENT: ("action-spent", "M.3c", WHO),
    r.MOVEMENT_LEFT: ("movement-left", "M.2b", WHO),
    r.ACTION_LEFT: ("action-left", "M.3c", WHO),
    r.MID_ACTION: ("mid-action", "U.6", WHO),
    r.NOT_LINKED: ("not-linked", "G.3", SPACE),
    r.TILE_FULL: ("tile-full", "M.1", SUPPLY),
    r.RESERVE_SHORT: ("reserve-short", "M.1", SUPPLY),
    r.SUPPLY_OUT: ("supply-out", "M.5b", SUPPLY),
    r.OTHER_SHARE: ("other-share", "M.3b", ""),
    r.HAS_SHARE: ("has-share", "M.3b", WHO),
    r.WITHOUT_AMMUNITION: ("without-ammunition", "M.7", WHO),
}

# Paragraphs that say the same of one supply only.
FULL_TILE = {c.GRENADE: "U.2f", c.MINE: "U.3f", c.BRICK: "M.1"}


def explain(p: WesterplattePosition, option: int, packed: int) -> Reason:
    """The paragraph that forbids an option, and the facts it names."""
    code, fact = code_of(packed), fact_of(packed)
    key, rule, kind = REASONS[code]
    facts: Facts = {}
    if kind == COUNT:
        facts[COUNT] = fact
    elif kind:
        facts[kind] = _ids(p.packed, kind)[fact]
    if code == r.WALL_WHOLE and option >= c.PLACE_BRICK:
        rule = "E.4"
    elif code == r.TILE_FULL:
        rule = FULL_TILE[fact]
    elif code == r.TRACK_EMPTY and option >= c.FIRE_MORTAR:
        rule = "U.2b" if option < c.PUSH else "U.6"
    elif code in (r.NOT_ASKED, r.CHANCE_FIRST, r.OTHER_SHARE, r.HAS_SHARE):
        rule = p.prompt().rule
    elif code == r.TROOP_THERE:
        facts["card"] = p.packed.card_ids[p.row[c.ON_TRACK + fact]]
    return Reason(key, rule, facts)


def _ids(t: PackedComponents, kind: str) -> list[str]:
    return {
        WHO: t.officer_ids,
        SPACE: t.space_ids,
        TRACK: t.track_ids,
        TRACK_SPACE: t.track_space_ids,
        TILE: t.tile_ids,
        SUPPLY: t.supply_ids,
    }[kind]


def reason_facts() -> dict[str, frozenset[str]]:
    """All reasons by key with the facts they name."""
    facts = {key: frozenset({kind} - {""}) for key, _rule, kind in REASONS.values()}
    facts["troop-there"] |= {"card"}
    return facts
