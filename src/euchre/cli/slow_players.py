"""The line that says, where the native core is missing, which players are slow and why."""

from __future__ import annotations

from collections.abc import Iterable

from .output import warn

_QUICK = ("random", "simple", "book")


def warn_of_slow_players(names: Iterable[str]) -> None:
    """Write one line if players with these names need the native core, and it is missing."""
    from ..players import BOT_NAMES
    from ..solver import WHY_NOT_NATIVE

    slow = [name for name in BOT_NAMES if name in set(names) and name.partition(":")[0] not in _QUICK]
    if WHY_NOT_NATIVE and slow:
        warn(f"{WHY_NOT_NATIVE}; {', '.join(slow)} will be slow, and choose with less care")
