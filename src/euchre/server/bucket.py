"""Token buckets: rate limits with a burst."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


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
        self._left = min(self._rate.burst, self._left + (now - self._then) * self._rate.a_second)
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
