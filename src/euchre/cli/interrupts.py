"""Interrupts at the keyboard, which reach every process of a command."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def interrupts_put_off() -> Iterator[None]:
    """An interrupt comes afterwards; processes begun meanwhile leave it to this one for good."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
