"""Token buckets: rate limits with a burst."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from .tables.refusal import Refusal
from .transport.admission import networks_around


@dataclass(frozen=True, slots=True)
class Rate:
    """A rate limit."""

    burst: float
    """How many at once."""
    a_second: float
    """How many more each second."""


class Bucket:
    """How much of a rate is left; `now` is the time of any monotonic clock, in seconds."""

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._then = now

    def take(self, now: float) -> bool:
        """Take one; False if there is none left."""
        return self.reserve(now, 0) is not None

    def reserve(self, now: float, patience: float) -> float | None:
        """Take one that is there in some seconds, and how many; None if they are more than `patience`."""
        self._left = min(self._rate.burst, self._left + max(0, now - self._then) * self._rate.a_second)
        self._then = now
        missing = 1 - self._left
        if missing > patience * self._rate.a_second:
            return None
        self._left -= 1
        return missing / self._rate.a_second if missing > 0 else 0.0


class Buckets:
    """A bucket for each of many keys; the least recently used are forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        """Take one from the bucket of a key; False if there is none left."""
        return self.reserve(who, now, 0) is not None

    def reserve(self, who: str, now: float, patience: float) -> float | None:
        """Take one that is there in some seconds, and how many; None if they are more than `patience`."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, now)
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.reserve(now, patience)


WIDER = (1, 2, 8)
"""How much more than one address the networks around it may do together: under IPv6 a /56, and a /48."""


class Limit:
    """A rate for each guest or address, and wider ones for the networks around an address.

    Somebody may have all addresses of a /48, so that addresses of their own would be no limit.
    """

    def __init__(
        self,
        rate: Rate,
        refusal: str,
        reason: str = "request/too-many",
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """`refusal` is what somebody reads who is beyond the limit, and `clock` gives seconds."""
        self._levels = [Buckets(Rate(rate.burst * more, rate.a_second * more)) for more in WIDER]
        self._refusal = refusal
        self._reason = reason
        self._clock = clock

    def take(self, who: str) -> bool:
        """Count one of a guest or an address; False beyond the limit."""
        now = self._clock()
        return all(
            level.take(one, now) for level, one in zip(self._levels, networks_around(who), strict=False)
        )

    def check(self, *who: str) -> None:
        """Count one of each guest and address. Raises Refusal beyond the limit of one of them."""
        for one in who:
            if not self.take(one):
                raise Refusal(self._reason, self._refusal)
