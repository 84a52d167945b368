"""The error of an environment whose library is not installed."""

from __future__ import annotations

RL = "pip install 'euchre[rl]'"
"""Command that installs the libraries of the environments."""


def not_installed(
    fault: ModuleNotFoundError, command: str = RL, library: str | None = None
) -> ModuleNotFoundError:
    """The error that names a library, by default as it is imported, and the command that installs it."""
    return ModuleNotFoundError(f"{library or fault.name} is not installed: {command}", name=fault.name)
