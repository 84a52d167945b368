"""Random tokens, links and ids. Of tokens and links to another device the store holds only the hash."""

from __future__ import annotations

import hashlib
import secrets


def new_token() -> str:
    """A guest's token: 256 random bits in base 64."""
    return secrets.token_urlsafe(32)


def new_link() -> str:
    """The secret part of a link: 128 random bits in base 64."""
    return secrets.token_urlsafe(16)


def new_id() -> str:
    """The id of a guest or a table: 96 random bits as lower-case hexadecimal digits."""
    return secrets.token_hex(12)


def hash_of(secret: str) -> bytes:
    """The hash of a token or a link, as the store holds it: SHA-256."""
    return hashlib.sha256(secret.encode()).digest()
