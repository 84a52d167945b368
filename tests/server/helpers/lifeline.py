"""The end of a process with the one that made it, however that one ends: by the input it holds open."""

from __future__ import annotations

import os
import sys
from threading import Thread


def end_with_input() -> None:
    """End this process as soon as its input closes; nothing else may read it from now on."""
    Thread(target=_end, args=(sys.stdin.fileno(),), daemon=True).start()


def _end(source: int) -> None:
    while os.read(source, 1):
        pass
    os._exit(1)
