"""Words that the messages of both directions are made of, and their limits."""

from __future__ import annotations

from typing import Annotated, Literal, Union

from msgspec import Meta

PROTOCOL = 1  # rises when a client written for the number before would no longer work

MOST_BYTES = 64 * 1024  # of one message from a client
MOST_NUMBER = 2**53 - 1  # what JavaScript counts exactly

Language = Literal["en", "it"]
Kind = Annotated[str, Meta(max_length=40)]  # `human`, or one of the machines that are installed
Sitter = Annotated[str, Meta(max_length=40)]  # `me`, `open`, or a machine
AnswerKind = Literal["start", "pick", "roll", "draw"]
Natural = Annotated[int, Meta(ge=0, le=MOST_NUMBER)]
Positive = Annotated[int, Meta(ge=1, le=MOST_NUMBER)]
Faces = Annotated[
    tuple[Annotated[int, Meta(ge=1, le=99)], ...], Meta(max_length=99)
]  # of dice thrown together
CampaignKey = Annotated[str, Meta(max_length=64)]
Token = Annotated[str, Meta(min_length=1, max_length=64)]
PersonName = Annotated[str, Meta(max_length=40)]
Ref = Annotated[str, Meta(max_length=80)]
Fact = Union[str, int]
EventFact = Union[str, int, list[Fact]]
