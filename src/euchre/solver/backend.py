"""Which solver answers: the native core where it is built, the reference elsewhere."""

from __future__ import annotations

from types import ModuleType

from . import reference


def _native() -> tuple[ModuleType | None, str]:
    try:
        from . import kernel
    except ImportError as fault:
        return (
            None,
            f"the native core is not there, which needs a C++ compiler when euchre is installed ({fault})",
        )
    return kernel, ""


NATIVE, WHY_NOT_NATIVE = _native()
"""The native core, None where it is not built; and in words why it is not, empty where it is."""
IN_USE: ModuleType = NATIVE or reference
"""What answers when nobody chooses."""
