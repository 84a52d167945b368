"""The commit of the running code, so that reports can be reproduced."""

from __future__ import annotations

import subprocess
from pathlib import Path

_HERE = Path(__file__).resolve()


def commit() -> str | None:
    """Return the commit, with a mark if files were changed; None outside the project's own repository."""
    if _git("ls-files", "--error-unmatch", _HERE.name) is None:
        return None
    return _git("describe", "--always", "--dirty", "--abbrev=12", "--exclude=*")


def _git(*arguments: str) -> str | None:
    try:
        done = subprocess.run(
            ["git", *arguments], cwd=_HERE.parent, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return None
    return done.stdout.strip()
