"""A request and its answer, whoever carries them: an HTTP server, or the page of an engine in a browser's tab."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

import msgspec

from garrison.table import campaigns
from garrison.table.messages import LANGUAGES
from garrison.web.protocol.errors import Malformed, TooLarge
from garrison.web.protocol.fields import MOST_BYTES

JSON = "application/json"
TOKENS = "garrison-tokens"
CAMPAIGN = "garrison-campaign"
MOST_TOKENS = 500
NOT_KEPT = {"Cache-Control": "no-store"}

S = TypeVar("S", bound=msgspec.Struct)


@dataclass(frozen=True, slots=True)
class ApiRequest:
    """What is asked. Names of headers are in small letters; `read` gives the body, or refuses one that is too large."""

    method: str
    path: str
    query: Mapping[str, str]
    headers: Mapping[str, str]
    read: Callable[[int], Awaitable[bytes]]
    address: str = ""
    parts: Mapping[str, str] = field(default_factory=dict)  # what stands in the path: the table, the game

    @property
    def lang(self) -> str:
        """`?lang=`, or the first language of the browser that we speak."""
        said = self.query.get("lang") or self.headers.get("accept-language", "")
        for part in said.lower().split(","):
            if part.strip()[:2] in LANGUAGES:
                return part.strip()[:2]
        return LANGUAGES[0]

    @property
    def tokens(self) -> tuple[str, ...]:
        """The tokens that came in the header: an address would be kept in logs and histories."""
        said = self.headers.get(TOKENS, "").split(",")
        return tuple(token.strip() for token in said if token.strip())[:MOST_TOKENS]

    @property
    def person(self) -> str:
        """Whose campaign is meant, by the key in the header."""
        return campaigns.person_of(self.headers.get(CAMPAIGN, "").strip())

    async def body(self, kind: type[S]) -> S:
        """The body, as it should be."""
        if self.headers.get("content-type", "").partition(";")[0].strip() != JSON:
            raise Malformed(f"Content-Type must be {JSON}")
        try:
            return msgspec.json.decode(await self.read(MOST_BYTES), type=kind)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            raise Malformed(str(error)) from None


@dataclass(frozen=True, slots=True)
class ApiReply:
    """What is answered."""

    status: int
    body: bytes = b""
    media_type: str = JSON
    headers: Mapping[str, str] = field(default_factory=lambda: NOT_KEPT)


def answer(said: object, status: int = 200) -> ApiReply:
    """A body of JSON that is never kept."""
    return ApiReply(status, msgspec.json.encode(said))


def whole(body: bytes) -> Callable[[int], Awaitable[bytes]]:
    """The reading of a body that is there already."""

    async def read(most: int) -> bytes:
        if len(body) > most:
            raise TooLarge(f"more than {most} bytes")
        return body

    return read
