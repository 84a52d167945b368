"""Whether the native simulator is built, and the reason for skipping tests if it is not."""

import pytest

from euchre.sim import NATIVE

IS_BUILT = NATIVE is not None
WHY = "about the native simulator, which needs a C++ compiler and is not built here"
needs_native = pytest.mark.skipif(not IS_BUILT, reason=WHY)
needs_speed = pytest.mark.skipif(
    not IS_BUILT,
    reason="more deals than Python plays in a minute; nothing native is built here",
)
