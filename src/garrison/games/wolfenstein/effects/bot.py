"""A figure that changes sides."""

# compiled

from mypy_extensions import i64

from garrison.games.wolfenstein import codes as c
from garrison.games.wolfenstein import events as e
from garrison.games.wolfenstein.components.effect_record import EffectRecord, Packing, Row
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.noise import presence_noise
from garrison.games.wolfenstein.rules.spawning import free_figure, muster, spawn_place


class Bot(EffectRecord, frozen=True, kw_only=True):
    """A figure on the event's space joins the hero as a bot."""

    enemy: "str"

    def row(self, packing: Packing) -> Row:
        return {"what": packing.t.type_ids.index(self.enemy)}

    def enemies(self) -> tuple[str, ...]:
        return (self.enemy,)


class NewBot(EffectKind):
    """A figure joins the hero on the space of the event. [B.5, B.6]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        one: i64 = 1
        who = free_figure(p, p.packed.fx.what[fx])
        if who == c.NOBODY:
            return
        place = spawn_place(p, who, p.aim if p.aim >= 0 else p.row[c.AT + hero])
        if place < 0:
            return
        muster(p, who, place)
        p.bots |= one << who
        p.row[c.OWNER + who] = hero
        p.tell(e.BOT_JOINED, who, hero)
        presence_noise(p, p.row[c.TILE_OF + who])
