"""The event loop in which the server runs: uvloop where it is installed, asyncio's own elsewhere."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What makes the loop for `asyncio.Runner`; None for asyncio's own, as on Windows."""
    try:
        from uvloop import new_event_loop
    except ImportError:
        return None
    return new_event_loop


def run_in_loop(main: Coroutine[Any, Any, Result]) -> Result:
    """Run a coroutine to its end in a loop of its own; its result. Raises what it raises."""
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        return runner.run(main)
