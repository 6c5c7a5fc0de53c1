"""The messages of a table's socket, both ways. docs/web-protocol.md shows an example of each.

Every message is a JSON object whose `type` names it. A question carries a number of the client's choosing in
`id`, which comes back as `re` in its reply or refusal. The types for the page are made from these classes.
"""

from __future__ import annotations

from typing import Final

import msgspec

from garrison.web.protocol.requests import Message

_decoder: Final[msgspec.json.Decoder[Message]] = msgspec.json.Decoder(Message)

read = _decoder.decode  # a message from a client; raises msgspec.DecodeError if it is none
write = msgspec.json.Encoder().encode  # a message to a client
