"""A token bucket: so many at once, and so many a second from then on."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """What somebody may do: a burst, and how fast it fills up again."""

    burst: float
    a_second: float


class Bucket:
    """How much of a rate is left; `now` is any clock in seconds that only goes on."""

    __slots__ = ("_left", "_rate", "_then")

    def __init__(self, rate: Rate, now: float) -> None:
        self._rate = rate
        self._left = rate.burst
        self._then = now

    def take(self, now: float) -> bool:
        """Take one; False if there is none left."""
        self._left = min(self._rate.burst, self._left + (now - self._then) * self._rate.a_second)
        self._then = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


class Buckets:
    """A bucket for each of many, the least recently used forgotten."""

    def __init__(self, rate: Rate, most: int = 10_000) -> None:
        self._rate = rate
        self._most = most
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, who: str, now: float) -> bool:
        """Take one from somebody's bucket; False if there is none left."""
        bucket = self._buckets.pop(who, None) or Bucket(self._rate, now)
        self._buckets[who] = bucket
        if len(self._buckets) > self._most:
            self._buckets.popitem(last=False)
        return bucket.take(now)
