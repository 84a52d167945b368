"""Deals that a player can check: commitment, shares, and the pack that follows from them.

`docs/fair-deals.md` defines it all and gives test vectors. In short: the server is bound to a secret seed
before any share of a seat is told; the key of a game is an HMAC of the shares under that seed; every shuffle,
cut, packet and draw is taken from the key by counters. When the game is over the seed is told.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Mapping
from dataclasses import dataclass

from ...chance import Stream
from ...seats import Seat

VERSION = "euchre-fair/1"
"""Stands in every hash, so that another scheme can never be taken for this one."""


def commitment_of(table: str, game: int, seed: bytes) -> str:
    """What the server tells of its seed before the game."""
    return hashlib.sha256(f"{VERSION}\n{table}\n{game}\n".encode() + seed).hexdigest()


def pledge_of(share: bytes) -> str:
    """What a seat tells of its share before all have pledged."""
    return hashlib.sha256(share).hexdigest()


def key_of_game(table: str, game: int, seed: bytes, shares: Mapping[Seat, str | None]) -> bytes:
    """The key from which all chance of a game is taken; a seat without a share counts as `server`."""
    given = " ".join(f"{seat}={share or 'server'}" for seat, share in sorted(shares.items()))
    return hmac.digest(seed, f"{VERSION}\n{table}\n{game}\n{given}".encode(), "sha256")


class FairStream(Stream):
    """The numbers of one use of a game's key: the n-th is the first 64 bits of an HMAC of use and n.

    Bounds, choices and shuffles are made from them as `euchre.chance` makes them, without a remainder's bias.
    """

    __slots__ = ("_game_key", "_use")

    def __init__(self, game_key: bytes, use: str) -> None:
        self._game_key = game_key
        self._use = use
        self.counter = 0

    def bits(self) -> int:
        """The next 64 bits as a whole number."""
        self.counter += 1
        digest = hmac.digest(self._game_key, f"{self._use} {self.counter}".encode(), "sha256")
        return int.from_bytes(digest[:8], "big")


@dataclass(frozen=True, slots=True)
class FairChance:
    """The chance of one game, for the croupier's routine."""

    game_key: bytes

    def of_deal(self, deal: int, acts: int) -> FairStream:
        """For the next act of a deal: which deal of the sitting it is, and how many acts it has had."""
        return FairStream(self.game_key, f"deal {deal} {acts}")

    def of_draw(self, deals: int, draws: int) -> FairStream:
        """For the next card drawn for the deal: deals begun so far, and cards drawn so far."""
        return FairStream(self.game_key, f"draw {deals} {draws}")
