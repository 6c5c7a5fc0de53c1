"""Reasons in full: for each code of `reasons` its message key, its paragraph and what its fact means."""

from __future__ import annotations

from garrison.core.ask import Facts, Reason
from garrison.core.reasons import code_of, fact_of
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import reasons as r
from garrison.games.wolfenstein.names import figure_name
from garrison.games.wolfenstein.position import WolfPosition

WHO = "who"  # a figure
COUNT = "count"  # a number

# code: (message key, paragraph, what the fact is; "" for none)
REASONS: dict[int, tuple[str, str, str]] = {
    r.NOT_ASKED: ("not-asked", "R.1", ""),
    r.CHANCE_FIRST: ("chance-first", "K.2", ""),
    r.OVER_NOW: ("over-now", "G.4", ""),
    r.NOT_YOURS: ("not-yours", "R.3", ""),
    r.ACTED: ("acted", "R.3", WHO),
    r.DEAD: ("dead", "H.4", ""),
    r.NO_SPACE: ("no-space", "M.2", ""),
    r.TOO_FAR_TO_WALK: ("too-far-to-walk", "M.1", ""),
    r.WALL_BETWEEN: ("wall-between", "M.2", ""),
    r.DOOR_SHUT: ("door-shut", "M.4", ""),
    r.BARRED: ("barred", "M.5", ""),
    r.OCCUPIED: ("occupied", "M.7b", WHO),
    r.FOE_THERE: ("foe-there", "M.7", WHO),
    r.TOKEN_THERE: ("token-there", "M.6", ""),
    r.NO_STOP: ("no-stop", "M.6b", ""),
    r.NO_AP: ("no-ap", "T.1", COUNT),
    r.NO_PASSAGE: ("no-passage", "M.8", ""),
    r.NO_GATE: ("no-gate", "M.4", ""),
    r.DOOR_OPEN: ("door-open", "M.4b", ""),
    r.NOT_BESIDE_GATE: ("not-beside-gate", "M.4", ""),
    r.ON_SPAWN: ("on-spawn", "M.6b", ""),
    r.CLEARED: ("cleared", "M.5c", ""),
    r.NO_PIERCING: ("no-piercing", "M.5c", ""),
    r.TOKEN_GONE: ("token-gone", "E.1", ""),
    r.NOT_BESIDE_TOKEN: ("not-beside-token", "E.1", ""),
    r.ENEMY_IN_ROOM: ("enemy-in-room", "E.1c", ""),
    r.BOT_NO_EVENT: ("bot-no-event", "B.9c", ""),
    r.NO_EXIT: ("no-exit", "E.3", ""),
    r.GOALS_FIRST: ("goals-first", "G.4", ""),
    r.NOT_OWNED: ("not-owned", "O.1", ""),
    r.WEAPON_JAMMED: ("weapon-jammed", "W.6", ""),
    r.WEAPON_RELOADED: ("weapon-reloaded", "W.6c", ""),
    r.NO_AMMO: ("no-ammo", "W.2", COUNT),
    r.ATTACKED: ("attacked", "T.4", ""),
    r.NOT_ON_BOARD: ("not-on-board", "F.1", ""),
    r.OUT_OF_RANGE: ("out-of-range", "L.5", COUNT),
    r.TOO_NEAR: ("too-near", "L.5", COUNT),
    r.NO_SIGHT: ("no-sight", "L.1", ""),
    r.NOT_ADJACENT: ("not-adjacent", "Q.4", ""),
    r.NO_BAYONET: ("no-bayonet", "O.4", ""),
    r.NO_HANDS: ("no-hands", "P.4", ""),
    r.NOT_JAMMED: ("not-jammed", "W.6", ""),
    r.FRESH_JAM: ("fresh-jam", "W.6b", ""),
    r.FATIGUED: ("fatigued", "T.7", ""),
    r.EXERTED: ("exerted", "T.5b", ""),
    r.NOT_BLEEDING: ("not-bleeding", "H.3", WHO),
    r.NO_LIFE: ("no-life", "H.3", ""),
    r.HIMSELF: ("himself", "H.3c", ""),
    r.NO_GLORY: ("no-glory", "P.2", COUNT),
    r.TALENT_USED: ("talent-used", "P.2", ""),
    r.NOT_HIS_TALENT: ("not-his-talent", "P.2", ""),
    r.ALWAYS_ON: ("always-on", "P.4", ""),
    r.NO_USE: ("no-use", "C.4", ""),
    r.NOT_HELD: ("not-held", "O.1", ""),
    r.NOT_USABLE: ("not-usable", "C.4", ""),
    r.NO_SUCH_SLOT: ("no-such-slot", "O.3", ""),
    r.SLOT_LOCKED: ("slot-locked", "O.7", ""),
    r.NOT_WORN: ("not-worn", "O.3", ""),
    r.NOT_MOUNTABLE: ("not-mountable", "O.4", ""),
    r.WRONG_WEAPON: ("wrong-weapon", "O.4", ""),
    r.NO_MOUNT: ("no-mount", "O.4", ""),
    r.BOT_CANNOT: ("bot-cannot", "B.9", ""),
    r.ABILITY_USED: ("ability-used", "W.3", ""),
    r.ABILITY_ALWAYS: ("ability-always", "W.4", ""),
    r.NEEDS_ABILITY: ("needs-ability", "L.5", COUNT),
    r.NO_DIE: ("no-die", "K.3", ""),
    r.NO_REROLL: ("no-reroll", "K.3", ""),
    r.OTHER_CARD: ("other-card", "E.1b", ""),
    r.SABOTAGED: ("sabotaged", "Q.6b", ""),
    r.STUNNED: ("stunned", "Q.6", ""),
    r.NOT_A_BOT: ("not-a-bot", "B.6", ""),
    r.NO_ABILITY: ("no-ability", "W.3", ""),
    r.NOT_AMONG: ("not-among", "N.2c", ""),
    r.NO_ENTRY: ("no-entry", "S.7d", ""),
}

# Where the paragraph depends on what is tried: from which option on and up to which one it is another.
TRIED: dict[int, tuple[tuple[int, int, str], ...]] = {
    r.NOT_ADJACENT: (
        (c.LEAVE, c.ATTACK, "E.3"),
        (c.STAB, c.PUNCH, "O.4"),
        (c.PUNCH, c.SHOOT, "P.4"),
        (c.RESCUE, c.GIVE_ITEM, "H.3"),
        (c.GIVE_ITEM, c.WEAR, "O.6"),
        (c.ABILITY, c.REROLL, "W.3"),
        (c.TILE, c.FIRST, "Q.1"),
    ),
    r.HIMSELF: ((c.GIVE_ITEM, c.WEAR, "O.6"),),
    r.NO_AMMO: ((c.GIVE_AMMO, c.WEAR, "O.6"), (c.ABILITY, c.REROLL, "W.3")),
    r.NO_USE: (
        (c.TALENT, c.EXERT, "P.2"),
        (c.MOUNT, c.UNMOUNT, "O.4"),
    ),
}


def explain(p: WolfPosition, option: int, packed: int) -> Reason:
    """The paragraph that forbids an option, and the facts it names."""
    code, fact = code_of(packed), fact_of(packed)
    key, rule, kind = REASONS[code]
    facts: Facts = {}
    if kind == WHO:
        facts["who"] = figure_name(p, fact % c.FIGURES)
    elif kind == COUNT:
        facts["count"] = fact
    if code in (r.NOT_ASKED, r.CHANCE_FIRST, r.OTHER_CARD):
        rule = p.prompt().rule
    elif code in (r.TOKEN_GONE, r.NOT_BESIDE_TOKEN):
        rule = _search_rule(option - c.SEARCH)
    for first, last, other in TRIED.get(code, ()):
        rule = other if first <= option < last else rule
    return Reason(key, rule, facts)


def _search_rule(token: int) -> str:
    if token < c.FIRST_EVENT:
        return "E.2"
    return "E.1" if token < c.FIRST_OBJECTIVE else "E.3"


def reason_facts() -> dict[str, frozenset[str]]:
    """All reasons by key with the facts they name."""
    return {key: frozenset({kind} - {""}) for key, _rule, kind in REASONS.values()}
