"""End a process together with its parent, however the parent ends: its input is then closed."""

from __future__ import annotations

import os
import sys
from threading import Thread


def end_with_input() -> None:
    """End this process when its input is closed; nothing else may read the input."""
    Thread(target=_end, args=(sys.stdin.fileno(),), daemon=True).start()


def _end(source: int) -> None:
    while os.read(source, 1):
        pass
    os._exit(1)
