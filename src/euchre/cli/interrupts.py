"""Interrupts at the keyboard, which reach every process of a command."""

from __future__ import annotations

import signal


def ignore_interrupts() -> None:
    """Leave an interrupt to the process that began this one."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
