"""Figures that appear."""

# compiled

from typing import Literal

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein.components import packed as col
from garrison.games.wolfenstein.components.effect_record import ENEMIES, EffectRecord, Packing, Row, Valid
from garrison.games.wolfenstein.components.packed import PackedComponents
from garrison.games.wolfenstein.components.typed import One, Small
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.spawning import add, fall_in


class Spawn(EffectRecord, frozen=True, kw_only=True):
    """Figures appear: on the event's space, or next to the figure at its activation after a check of one die.

    A talent stops at `limit_on_board` of the kind; with the easier boss it calls the `easy_enemy`.
    """

    enemy: "str"
    count: "One" = 1
    at: "Literal['event_space', 'adjacent_to_self']" = "event_space"
    easy_enemy: "str" = ""
    limit_on_board: "Small" = 0

    def row(self, packing: Packing) -> Row:
        flags = col.SAME_SQUAD if isinstance(packing.before, Spawn) else 0
        return {"amount": self.count, "what": packing.t.type_ids.index(self.enemy), "flags": flags}

    def train(self, t: PackedComponents, enemy: int) -> None:
        t.traits[enemy] |= c.PUPPETEER
        t.calls[enemy] = t.type_ids.index(self.enemy)
        t.calls_easy[enemy] = t.type_ids.index(self.easy_enemy or self.enemy)
        t.calls_limit[enemy] = self.limit_on_board or 99

    def playable(self, section: str) -> Valid:
        if section in ENEMIES:
            return {"at": ("adjacent_to_self",), "count": (1,)}
        return {"at": ("event_space",), "easy_enemy": ("",), "limit_on_board": (0,)}

    def enemies(self) -> tuple[str, ...]:
        return (self.enemy, self.easy_enemy) if self.easy_enemy else (self.enemy,)


class Squads(EffectKind):
    """All figures of a card appear together, on the space of the event and around it. [D.6, D.5c]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        f = p.packed.fx
        if f.flags[fx] & col.SAME_SQUAD:
            return
        cell = p.aim if p.aim >= 0 else p.row[c.AT + hero]
        squad = add(p, f.what[fx], f.amount[fx], cell)
        fx += 1
        while f.flags[fx] & col.SAME_SQUAD:
            squad |= add(p, f.what[fx], f.amount[fx], cell)
            fx += 1
        fall_in(p, squad)

    def price_in_event(self) -> i64:
        return 10
