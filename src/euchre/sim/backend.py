"""Which simulator plays: the native one where it is built, the engine elsewhere."""

from __future__ import annotations

from types import ModuleType

from . import reference


def _native() -> tuple[ModuleType | None, str]:
    try:
        from . import native
    except ImportError as fault:
        return None, (
            "the native simulator is not there, which needs a C++ compiler when euchre is installed "
            f"({fault})"
        )
    return native, ""


NATIVE, WHY_NOT_NATIVE = _native()
"""The native simulator, None where it is not built; and in words why it is not, empty where it is."""
IN_USE: ModuleType = NATIVE or reference
"""What plays when nobody chooses."""
