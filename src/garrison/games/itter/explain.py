"""Reasons in full: for each code of `reasons` its message key, its paragraph and what its fact means."""

from __future__ import annotations

from garrison.core import bits
from garrison.core.ask import Facts, Reason
from garrison.core.reasons import code_of, fact_of
from garrison.games.itter import codes as c
from garrison.games.itter import reasons as r
from garrison.games.itter.position import ItterPosition
from garrison.games.itter.rules.offers import actor, is_action

WHO = "who"  # a defender
COUNT = "count"  # a number
COLOUR = "colour"

# code: (message key, paragraph, what the fact is; "" for none)
REASONS: dict[int, tuple[str, str, str]] = {
    r.NOT_ASKED: ("not-asked", "1.1", ""),
    r.GONE: ("gone", "4.3i", WHO),
    r.APART: ("apart", "3.4", WHO),
    r.IN_SUPPLY: ("in-supply", "2.1", WHO),
    r.FIRST_TWENTY: ("first-twenty", "2.1b", WHO),
    r.ACTED: ("acted", "2.0b", WHO),
    r.COMMANDED: ("commanded", "2.7d", WHO),
    r.DISRUPTED: ("disrupted", "2.6b", WHO),
    r.EXHAUSTED: ("exhausted", "2.6", WHO),
    r.BUSY: ("busy", "2.0b", WHO),
    r.ON_BOARD: ("on-board", "2.1", WHO),
    r.OCCUPIED_PLACE: ("occupied-place", "2.4d", WHO),
    r.TANK_DESTROYED: ("tank-destroyed", "4.2f", ""),
    r.NO_COUNTER: ("no-counter", "2.2", ""),
    r.NO_SIGHT: ("no-sight", "1.3", WHO),
    r.NO_DICE: ("no-dice", "2.2b", WHO),
    r.CREW_ONLY: ("crew-only", "3.6d", WHO),
    r.NO_CRATE: ("no-crate", "2.3d", WHO),
    r.TOKENS_OUT: ("tokens-out", "2.3c", ""),
    r.OTHER_LOCATION: ("other-location", "2.4", WHO),
    r.SAME_SQUARE: ("same-square", "2.4", WHO),
    r.PARTNER_EXHAUSTED: ("partner-exhausted", "2.4c", WHO),
    r.PARTNER_DISRUPTED: ("partner-disrupted", "2.4c", WHO),
    r.SHIFTED_ALREADY: ("shifted-already", "2.4", WHO),
    r.SHIFT_ON_PLACING: ("shift-on-placing", "2.1", WHO),
    r.SAME_LOCATION: ("same-location", "2.5", WHO),
    r.OCCUPIED_MOVE: ("occupied-move", "2.5b", WHO),
    r.CELLAR_EXIT: ("cellar-exit", "2.5d", WHO),
    r.NOT_EXHAUSTED: ("not-exhausted", "2.6c", WHO),
    r.NOT_DISRUPTED: ("not-disrupted", "2.6c", WHO),
    r.TOKEN_FIRST: ("token-first", "P.5", WHO),
    r.NO_COMMAND: ("no-command", "2.7", WHO),
    r.NOBODY_TO_RECOVER: ("nobody-to-recover", "2.7b", WHO),
    r.NOT_ESCAPER: ("not-escaper", "2.8", WHO),
    r.ESCAPE_LOCATION: ("escape-location", "2.8c", WHO),
    r.ESCAPE_COLOUR: ("escape-colour", "2.8b", WHO),
    r.ESCAPE_WHITE: ("escape-white", "2.8b", WHO),
    r.NOT_LOADER: ("not-loader", "3.6b", WHO),
    r.LOADER_CREW: ("loader-crew", "3.6", WHO),
    r.LOADED_ALREADY: ("loaded-already", "3.6b", WHO),
    r.NOBODY_ACTING: ("nobody-acting", "2.0", ""),
    r.MUST_ACT: ("must-act", "2.1", WHO),
    r.MID_ACTION: ("mid-action", "2.0", WHO),
    r.NO_PASS: ("no-pass", "2.0d", ""),
    r.RALLY_ELSEWHERE: ("rally-elsewhere", "2.7b", WHO),
    r.RALLY_COMMANDER: ("rally-commander", "2.7c", WHO),
    r.RALLY_ACTED: ("rally-acted", "2.7e", WHO),
    r.RALLY_COMMANDED: ("rally-commanded", "2.7f", WHO),
    r.RALLY_NOBODY_YET: ("rally-nobody-yet", "2.7b", WHO),
    r.WRONG_CRATE: ("wrong-crate", "2.3b", COLOUR),
    r.TOO_MANY_TO_PUT: ("too-many-to-put", "2.3b", COUNT),
    r.TOO_FEW_TOKENS: ("too-few-tokens", "4.3b", COUNT),
    r.TOKEN_CAP: ("token-cap", "6.1b", COUNT),
    r.DICE_CAP: ("dice-cap", "S.8", ""),
    r.NOT_IN_HAND: ("not-in-hand", "6.2b", ""),
    r.MUST_PLAY: ("must-play", "6.2d", COUNT),
    r.NOT_HIT: ("not-hit", "4.2c", WHO),
    r.NO_SUCH_GUN: ("no-such-gun", "4.4b", ""),
    r.OVER_NOW: ("over-now", "5.0", ""),
    r.CHANCE_FIRST: ("chance-first", "4.0", ""),
    r.NO_TOKENS_VALUE: ("no-tokens-value", "2.3", WHO),
}

# Reasons of an acting defender that are about somebody else: both are named.
ABOUT_ANOTHER = {r.OCCUPIED_PLACE, r.OCCUPIED_MOVE, r.PARTNER_EXHAUSTED, r.PARTNER_DISRUPTED, r.BUSY}


def explain(p: ItterPosition, option: int, packed: int) -> Reason:
    """The paragraph that forbids an option, and the facts it names."""
    code, fact = code_of(packed), fact_of(packed)
    key, rule, kind = REASONS[code]
    t = p.packed
    facts: Facts = {}
    if kind == WHO:
        facts["who"] = t.defender_ids[fact]
    elif kind == COUNT:
        facts["count"] = fact
    elif kind == COLOUR:
        facts["colour"] = t.colour_ids[fact]
    if code in ABOUT_ANOTHER:
        facts = (
            {"who": t.defender_ids[actor(option)], "other": t.defender_ids[fact]} if _acts(option) else facts
        )
    if code == r.FIRST_TWENTY:
        facts["left"] = bits.count(p.supply & t.first)
        rule = "2.1c" if t.french >> fact & 1 else rule
    if code == r.GONE and p.escaped and t.escapers >> fact & 1:
        rule = "2.8d"
    if code == r.NOT_ASKED or code == r.CHANCE_FIRST:
        rule = p.prompt().rule
    if code == r.TOKEN_FIRST and is_rally(option):
        rule = "P.6b"
    if code == r.TOO_MANY_TO_PUT and (option - c.PUT) % c.MOST_TOKENS < fact:
        rule = "P.2"
    return Reason(key, rule, facts)


def _acts(option: int) -> bool:
    return option < c.ATTACK or is_action(option)


def is_rally(option: int) -> bool:
    """Whether a commander gives this recovery. [2.7b]"""
    return c.RALLY_FLIP <= option < c.HIT


def fact_names(code: int) -> frozenset[str]:
    """Which facts a reason names."""
    names = {REASONS[code][2]} - {""}
    if code in ABOUT_ANOTHER:
        names.add("other")
    if code == r.FIRST_TWENTY:
        names.add("left")
    return frozenset(names)


def reason_facts() -> dict[str, frozenset[str]]:
    """All reasons by key with the facts they name."""
    return {key: fact_names(code) for code, (key, _rule, _kind) in REASONS.items()}
