"""The commitment of a seat to its share of a game's randomness.

The server commits to a secret seed before any seat reveals its share. The key of a game is an HMAC of the
shares under that seed; `euchre.events.sealed` computes it and everything dealt from it.
"""

from __future__ import annotations

import hashlib


def pledge_of(share: bytes) -> str:
    """A seat's commitment to its share: a SHA-256 as 64 hexadecimal digits."""
    return hashlib.sha256(share).hexdigest()
