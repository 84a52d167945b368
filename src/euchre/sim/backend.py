"""The choice of simulator: the native one where it is built, else the engine."""

from __future__ import annotations

from types import ModuleType

from ..laws import Code
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
"""The native simulator, None where it is not built; and the reason why not, empty where it is built."""
IN_USE: ModuleType = NATIVE or reference
"""The simulator used unless another is named."""


def native_for(code: Code) -> ModuleType | None:
    """The native simulator, or None where it is not built or does not play a custom of the code."""
    return NATIVE if NATIVE is not None and NATIVE.is_native(code) else None
