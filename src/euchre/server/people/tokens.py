"""Unguessable words: tokens of guests, links, ids. What is kept of a secret one is its hash."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """A guest's token: 256 bits."""
    return secrets.token_urlsafe(32)


def new_link() -> str:
    """The secret part of a link: 128 bits."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The id of a guest or a table, in lower case; unguessable too, though nothing rests on it."""
    return secrets.token_hex(12)


def hash_of(secret: str) -> bytes:
    """What is kept of a token or a link."""
    return hashlib.sha256(secret.encode()).digest()
