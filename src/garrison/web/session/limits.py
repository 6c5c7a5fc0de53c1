"""How often somebody may do something."""

from __future__ import annotations

import time


class RateLimit:
    """Lets `burst` pass at once and `rate` a second in the long run."""

    def __init__(self, rate: float, burst: int) -> None:
        self._rate = rate
        self._burst = float(burst)
        self._left = float(burst)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether one more may pass."""
        now = time.monotonic()
        self._left = min(self._burst, self._left + (now - self._at) * self._rate)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True
