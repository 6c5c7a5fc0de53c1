"""All kinds of effect of event cards, found in the folder `effects`: their union for reading files, their numbers."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias, Union

from garrison.core.components.kinds import numbered
from garrison.games.westerplatte import effects
from garrison.games.westerplatte.components.event_record import EventRecord
from garrison.games.westerplatte.rules.event_effect import EVENT_KINDS, EventKind

NUMBERS = numbered(effects, EventRecord, EventKind, EVENT_KINDS)

if TYPE_CHECKING:
    AnyEvent: TypeAlias = EventRecord
else:
    AnyEvent = Union[tuple(NUMBERS)]  # one of them, told apart by its `type`
