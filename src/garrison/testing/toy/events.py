"""Everything that can happen in Last Match, in the past tense."""

from __future__ import annotations

from typing import Final

from garrison.core.event import COUNT, Events, among

KEEPERS: Final = ("first-keeper", "second-keeper")
LAMPS: Final = ("lantern", "beacon")
ORDERS: Final = ("guard-lantern", "guard-beacon", "stay-dark")

KEEPER: Final = among(KEEPERS)
LAMP: Final = among(LAMPS)
ORDER: Final = among(ORDERS)

EVENTS: Final = Events()
ORDER_TAKEN: Final = EVENTS.declare("order-taken", "1.2", keeper=KEEPER)
ORDER_READ: Final = EVENTS.declare("order-read", "1.2", audience="seat", seat=COUNT, order=ORDER)
LAMP_LIT: Final = EVENTS.declare("lamp-lit", "2.1", keeper=KEEPER, lamp=LAMP)
MATCH_FIZZLED: Final = EVENTS.declare("match-fizzled", "2.1", lamp=LAMP, left=COUNT)
LAMP_SHIELDED: Final = EVENTS.declare("lamp-shielded", "2.2", lamp=LAMP)
KEEPER_RESTED: Final = EVENTS.declare("keeper-rested", "2.3", keeper=KEEPER)
LAMP_BLOWN_OUT: Final = EVENTS.declare("lamp-blown-out", "2.4", lamp=LAMP, face=COUNT)
WIND_HELD: Final = EVENTS.declare("wind-held", "2.4", face=COUNT)
