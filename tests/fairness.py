"""Measures how evenly a shuffle spreads the cards over the places of the pack.

`EUCHRE_PACKS` sets how many packs are shuffled; `make soak` shuffles a million.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Sequence

from euchre.cards import Card, Rank, make_pack

PACKS = int(os.environ.get("EUCHRE_PACKS", "20000"))
PACK = make_pack(Rank.NINE)


def is_fair(shuffled: Callable[[int], Sequence[Card]]) -> bool:
    """Return whether over many numbered packs of 24 every card comes to every place as often as by chance.

    Each card and each place comes once in a pack, so 23/24 of χ² has 23² = 529 degrees of freedom; of ten
    thousand fair ways to shuffle one lies outside the bounds.
    """
    counts = [dict.fromkeys(PACK, 0) for _ in PACK]
    for number in range(PACKS):
        for count, card in zip(counts, shuffled(number), strict=True):
            count[card] += 1
    expected = PACKS / 24
    squares = sum((found - expected) ** 2 for count in counts for found in count.values())
    return 412 < squares / expected * 23 / 24 < 665
