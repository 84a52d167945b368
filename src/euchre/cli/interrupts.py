"""Delay Ctrl-C, which is sent to every process of a command."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_delayed() -> Iterator[None]:
    """Delay an interrupt to the end of the block. Processes started in the block ignore interrupts."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
