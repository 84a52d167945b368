"""House variants that several tests of players and properties try."""

from __future__ import annotations

HOUSE_VARIANTS: dict[str, tuple[str, dict[str, object]]] = {
    "Canadian": ("modern", {"assist_must_be_alone": True}),
    "settled between partners": ("professor-1862", {"take_over_settled_between_partners": True}),
    "three without a dummy": ("modern-3", {"dummy": 0, "march": 3}),
    "weak hands": (
        "modern",
        {
            "hand_size": 3,
            "lowest_rank": "7",
            "packets": [[1, 2]],
            "farmers_hand": True,
            "weak_hand_deals_again": "no_ace_no_face",
        },
    ),
    "a natural card needed to take up": (
        "modern",
        {"suit_needed_to_rob": "natural", "stick_the_dealer": False, "stolen_deal": "stands"},
    ),
    "two deals make a game": ("modern", {"deals_in_game": 2}),
}
"""The code each is based on and what it changes, by a name for test reports."""
