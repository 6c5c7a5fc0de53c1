"""How often somebody may do something, and how often all may together."""

from __future__ import annotations

import time

from garrison.web.session.settings import Limit

MOST_ADDRESSES = 10_000  # remembered; the one not seen for longest is forgotten first


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


class AddressLimit:
    """A limit for each client address, and one for all of them."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit
        self._all = RateLimit(limit.rate_in_all, limit.burst_in_all)
        self._each: dict[str, RateLimit] = {}

    def take(self, address: str) -> bool:
        """Whether one more from there may pass; who is refused uses up nothing of what all have."""
        mine = self._each.pop(address, None) or RateLimit(self._limit.rate, self._limit.burst)
        self._each[address] = mine
        if len(self._each) > MOST_ADDRESSES:
            del self._each[next(iter(self._each))]
        return mine.take() and self._all.take()
