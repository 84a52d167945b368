"""The line that says, where the native core is missing, which players are slow and why."""

from __future__ import annotations

from collections.abc import Iterable

from .output import warn

_SLOW = ("pimc50", "master", "expert", "regular", "novice")
"""The players that search, for which the native core was made."""


def warn_of_slow_players(names: Iterable[str]) -> None:
    """Write one line if players with these names need the native core, and it is missing."""
    from ..solver import WHY_NOT_NATIVE

    slow = [name for name in _SLOW if name in set(names)]
    if WHY_NOT_NATIVE and slow:
        warn(f"{WHY_NOT_NATIVE}; {', '.join(slow)} will be slow, and choose with less care")
