"""The browser in which the page is tested: any Chromium, Chrome or Edge of this machine."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

COMMANDS = (
    "chromium-headless-shell",  # the same browser without windows: a third less work
    *("chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome"),
    *("microsoft-edge", "microsoft-edge-stable", "msedge"),
)
APPLICATIONS = ("Chromium", "Google Chrome", "Microsoft Edge")
"""On a Mac, where no command starts them."""


def installed() -> str | None:
    """Return the path of a browser, if there is one."""
    on_path = (shutil.which(name) for name in COMMANDS)
    on_mac = (f"/Applications/{name}.app/Contents/MacOS/{name}" for name in APPLICATIONS)
    return next((path for path in (*on_path, *on_mac) if path and Path(path).is_file()), None)


def needed() -> str:
    """Return the path of a browser; without one the test is left out."""
    path = installed()
    if path is None:
        pytest.skip("needs Chromium, Chrome or Edge: apt-get install chromium-headless-shell")
    return path
