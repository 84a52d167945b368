"""Whether this run judges how long things take."""

import os

IS_TIMED = "EUCHRE_TIMED" in os.environ
"""Only `make soak`, which has the machine to itself, sets it: elsewhere other work may hold a test up."""
