"""The messages of a table's socket, both ways. docs/web-protocol.md shows an example of each.

Every message is a JSON object whose `type` names it. A question carries a number of the client's choosing in
`id`, which comes back as `re` in its reply or refusal. The types for the page are made from these classes.
"""

from __future__ import annotations

import msgspec

from garrison.web.protocol.fields import MOST_BYTES, PROTOCOL
from garrison.web.protocol.replies import Reply, Said
from garrison.web.protocol.requests import Message

__all__ = ["MOST_BYTES", "PROTOCOL", "Message", "Said", "read", "write"]

_decoder: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


def read(text: str | bytes) -> Message:
    """A message from a client; raises msgspec.DecodeError if it is none."""
    return _decoder.decode(text)


def write(said: Reply) -> bytes:
    """A message to a client."""
    return _encoder.encode(said)
