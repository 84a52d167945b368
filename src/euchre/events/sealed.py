"""Sealed chance: a commitment to a secret seed, and the shuffles computed from the seed.

`docs/server/fair-deals.md` defines all of it and gives test vectors. The dealer publishes the commitment
before play and the seed afterwards; then everybody can compute each shuffle, cut, packet and draw again.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass

from ..chance import Stream
from ..seats import Seat

VERSION = "euchre-fair/1"
"""Part of every hash, so that another scheme can never be mistaken for this one."""


def commitment_of(table: str, game: int, seed: bytes) -> str:
    """Return the server's commitment to its seed: a SHA-256 as 64 hexadecimal digits."""
    return hashlib.sha256(f"{VERSION}\n{table}\n{game}\n".encode() + seed).hexdigest()


def key_of_game(table: str, game: int, seed: bytes, shares: Mapping[Seat, str | None]) -> bytes:
    """Return the 32-byte key of a game's randomness; a seat without a share counts as `server`."""
    given = " ".join(f"{seat}={share or 'server'}" for seat, share in sorted(shares.items()))
    return hmac.digest(seed, f"{VERSION}\n{table}\n{game}\n{given}".encode(), "sha256")


class FairStream(Stream):
    """Random numbers for one use of a game's key: the n-th is the first 64 bits of an HMAC of use and n.

    Bounds, choices and shuffles are computed from them as in `euchre.chance`, without modulo bias.
    """

    __slots__ = ("_game_key", "_use")

    def __init__(self, game_key: bytes, use: str) -> None:
        self._game_key = game_key
        self._use = use
        self.counter = 0

    def bits(self) -> int:
        """Return the next 64 bits as an integer."""
        self.counter += 1
        digest = hmac.digest(self._game_key, f"{self._use} {self.counter}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big")


@dataclass(frozen=True, slots=True)
class FairChance:
    """The randomness of one game, for the croupier's routine."""

    game_key: bytes

    def of_deal(self, deal: int, acts: int) -> FairStream:
        """Return for the next act of a deal, by the deal's number in the sitting and the acts done in it."""
        return FairStream(self.game_key, f"deal {deal} {acts}")

    def of_draw(self, deals: int, draws: int) -> FairStream:
        """Return for the next card drawn for the deal, by the deals begun and the cards drawn so far."""
        return FairStream(self.game_key, f"draw {deals} {draws}")
