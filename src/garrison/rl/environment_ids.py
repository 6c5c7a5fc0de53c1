"""What the environments are called. Change VERSION when a trained player would no longer fit."""

from __future__ import annotations

VERSION = 1
ENVIRONMENTS = {
    f"garrison/CastleItter-v{VERSION}": "castle-itter",
    f"garrison/Westerplatte-v{VERSION}": "westerplatte",
    f"garrison/Wolfenstein-v{VERSION}": "wolfenstein",
}
