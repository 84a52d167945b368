"""The base classes of messages and of their parts."""

from __future__ import annotations

import msgspec


class Part(msgspec.Struct, frozen=True):
    """A part of a message."""


class Reply(msgspec.Struct, frozen=True, tag_field="type"):
    """A message from the table."""
