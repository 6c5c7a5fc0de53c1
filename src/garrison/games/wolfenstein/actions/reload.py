"""Reloading a weapon that ran empty. [W.6, X.8b]"""

# compiled

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from garrison.core.ask import Facts, Prompt
from garrison.core.reasons import ALLOWED, because
from garrison.core.verb import RECOVERS
from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein import parts
from garrison.games.wolfenstein.names import figure_name, weapon_name
from garrison.games.wolfenstein.position import RollStep, WolfPosition
from garrison.games.wolfenstein.rules.dice import count_of, shown
from garrison.games.wolfenstein.verb import WolfVerb
from garrison.games.wolfenstein.why import NO_AP, NOT_OWNED, REASONS

NOT_JAMMED: Final[i64] = REASONS.declare("not-jammed", "W.6")
FRESH_JAM: Final[i64] = REASONS.declare("fresh-jam", "W.6b")


class Reload(WolfVerb):
    """The reload token comes off; in the hardest mode a die may put it back. [W.6, A.10, X.8b]"""

    sort = RECOVERS

    def bars(self, p: WolfPosition, who: i64, part: i64) -> i64:
        """A weapon that ran empty before this activation, for 2 AP. [W.6, W.6b]"""
        if p.row[c.WEAPON_OWNER + part] != who:
            return NOT_OWNED
        state = p.row[c.WEAPON_STATE + part]
        if state & c.JAMMED == 0:
            return NOT_JAMMED
        if state & c.FRESH and p.rules.reload_earliest == 0:
            return FRESH_JAM
        return ALLOWED if p.ap >= p.packed.ap_reload else because(NO_AP, p.packed.ap_reload)

    def play(self, p: WolfPosition, who: i64, part: i64) -> None:
        state = p.row[c.WEAPON_STATE + part]
        p.ap -= p.packed.ap_reload
        p.row[c.WEAPON_STATE + part] = (state & ~(c.JAMMED | c.FRESH)) | c.RELOADED
        p.flags |= c.RELOADED_ONE
        p.tell(e.WEAPON_RELOADED, who, part)
        if p.rules.reload_jam_check:
            p.push(ReloadRoll(who, part))


RELOAD: Final = Reload(c.RELOAD, "reload", parts.WEAPON)


class ReloadRoll(RollStep):
    """Hardest mode: a Reload result, and the weapon is still empty. [X.8b]"""

    def __init__(self, hero: i64, card: i64) -> None:
        self.hero: i64 = hero
        self.card: i64 = card

    def chance(self, p: WolfPosition, outcome: i64) -> None:
        p.pop()
        if count_of(shown(p, outcome), c.FACE_RELOAD) > 0:
            p.row[c.WEAPON_STATE + self.card] |= c.JAMMED
            p.tell(e.WEAPON_JAMMED, self.hero, self.card)
        p.proceed()

    def prompt(self, p: WolfPosition) -> Prompt:
        facts: Facts = {"who": figure_name(p, self.hero), "weapon": weapon_name(p, self.card)}
        return Prompt("reload-roll", "X.8b", facts)
