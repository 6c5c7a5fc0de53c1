"""Where this computer can be reached on its network."""

from __future__ import annotations

import io
import ipaddress
import socket
from urllib.parse import urlsplit

from garrison.core.errors import unknown

ANYWHERE = {"0.0.0.0", "::", ""}
FAR_AWAY = ("192.0.2.1", 9)  # reserved for documentation; nothing is ever sent there


def is_loopback(host: str) -> bool:
    """Whether only this computer can reach that host."""
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"


def own_address() -> str | None:
    """The address of this computer on its network, as it would be used to leave it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(FAR_AWAY)  # chooses a way out, sends nothing
        except OSError:
            return None
        address = str(probe.getsockname()[0])
    return None if ipaddress.ip_address(address).is_loopback else address


def shared_host(host: str) -> str | None:
    """What friends type to reach a server bound to that host; None if they cannot."""
    if host in ANYWHERE:
        return own_address()
    return None if is_loopback(host) else host


def public(said: str) -> str:
    """The address under which a proxy shows the server: `https://games.example.org/`, nothing more."""
    parts = urlsplit(said)
    valid = parts.scheme in ("http", "https") and parts.hostname and parts.path in ("", "/")
    if not valid or parts.query or parts.fragment or parts.username:
        raise unknown("public URL", said, ["https://NAME", "https://NAME:PORT"])
    return f"{parts.scheme}://{parts.netloc.lower()}/"


def url(host: str, port: int) -> str:
    """The address of the page."""
    return f"http://{f'[{host}]' if ':' in host else host}:{port}/"


def qr(text: str) -> str:
    """A QR code in half blocks."""
    import segno  # takes long to import, and most servers are for this computer alone

    out = io.StringIO()
    segno.make(text, micro=False).terminal(out, border=2, compact=True)
    return out.getvalue()
