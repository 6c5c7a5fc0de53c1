"""Drawing cards."""

# compiled

from typing import ClassVar

from mypy_extensions import i64

from garrison.games.wolfenstein.components.effect_record import EffectRecord, Packing, Row
from garrison.games.wolfenstein.components.typed import Deck, One
from garrison.games.wolfenstein.position import WolfPosition
from garrison.games.wolfenstein.rules.effect import EffectKind
from garrison.games.wolfenstein.rules.loot import DrawItem, DrawWeapon, drawn_for


class Draw(EffectRecord, frozen=True, kw_only=True):
    """`n` cards from the top of a deck."""

    reward: "ClassVar[bool]" = True

    deck: "Deck"
    n: "One"

    def row(self, packing: Packing) -> Row:
        return {"amount": self.n, "what": int(self.deck == "weapon"), "who": packing.source}


class CardDraw(EffectKind):
    """The hero draws from one of the two decks. [D.2b]"""

    def act(self, p: WolfPosition, fx: i64, hero: i64) -> None:
        f = p.packed.fx
        if f.what[fx] == 0:
            p.push(DrawItem(hero, drawn_for(p, f.amount[fx], f.who[fx])))
        else:
            p.push(DrawWeapon(hero, drawn_for(p, f.amount[fx], f.who[fx])))
