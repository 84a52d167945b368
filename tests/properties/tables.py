"""The tables that properties are tried at: the six codes and house variants that change what may be done."""

from __future__ import annotations

from collections.abc import Mapping

from euchre.laws import CODE_NAMES, Code, house_variant, load_code
from tests.house_variants import HOUSE_VARIANTS

_FREE_TAKE_OVER: Mapping[str, object] = {
    "take_over_until": "opening_lead",
    "alone_until": "opening_lead",
    "dealer_alone_until": "opening_lead",
}
_HOUSES: Mapping[str, tuple[str, Mapping[str, object]]] = {
    **HOUSE_VARIANTS,
    "joker, 25 cards": ("modern", {"joker": True}),
    "joker, 33 cards": ("jerome-1877", {"joker": True}),
    "joker, 21 cards and no nine": ("modern", {"joker": True, "lowest_rank": "T", "hand_size": 5}),
    "28 cards": ("leeds-dwight-1888", {"lowest_rank": "8"}),
    "defend alone": ("modern", {"defend_alone": True}),
    "the Professor's duel": ("professor-1862", {"defend_alone": True, "lone_euchre": 2}),
    "the lone player leads": ("modern", {"lead_against_lone": "lone_player"}),
    "the left of the lone player leads": ("modern", {"lead_against_lone": "left_of_lone_player"}),
    "the jambone player leads": ("professor-1862", {"lead_against_lone": "lone_player"}),
    "no stick, deal again": ("modern", {"stick_the_dealer": False, "all_pass": "deals_again"}),
    "lay down and throw in, 1888": ("leeds-dwight-1888", {"lay_down": True, "throw_in": True}),
    "lay down and throw in, 1862": ("professor-1862", {"lay_down": True, "throw_in": True}),
    "take over after a pass": ("professor-1862", {"take_over_after_pass": True}),
    "take over until the lead": ("professor-1862", {**_FREE_TAKE_OVER, "take_over_after_pass": True}),
    "no burying, no declining": ("jerome-1877", {"may_bury_turn_up": False, "may_decline_turn_up": False}),
    "a suit needed to call it": ("modern", {"suit_needed_to_call": True}),
    "partner's best": ("modern", {"partners_best": True, "defend_alone": True, "no_trump": True}),
    "no trump": ("modern", {"no_trump": True, "no_trump_march": 4, "defend_alone": True}),
    "no trump, 1862": ("professor-1862", {"no_trump": True, "lay_down": True, "throw_in": True}),
    "no trump for three": ("modern-3", {"no_trump": True, "stick_the_dealer": False}),
    "seven cards each": (
        "modern",
        {"lowest_rank": "7", "hand_size": 7, "packets": [[4, 3], [3, 4]], "joker": True},
    ),
    "three, with a joker and no stick": (
        "modern-3",
        {"joker": True, "stick_the_dealer": False, "may_decline_turn_up": True},
    ),
    "two, 33 cards": ("modern-2", {"joker": True, "lowest_rank": "7", "may_bury_turn_up": False}),
    "everything at once": (
        "professor-1862",
        {
            **_FREE_TAKE_OVER,
            "joker": True,
            "take_over_settled_between_partners": True,
            "defend_alone": True,
            "lone_euchre": 2,
            "lay_down": True,
            "throw_in": True,
        },
    ),
}

TABLES: Mapping[str, Code] = {
    **{name: load_code(name) for name in CODE_NAMES},
    **{name: house_variant(load_code(base), changes) for name, (base, changes) in _HOUSES.items()},
}
"""Every table by its name; the six codes of the book first."""
EXACT: Mapping[str, Code] = {name: code for name, code in TABLES.items() if name != "weak hands"}
"""The tables whose worlds fit everything that was done. Use of a weak hand tells more than worlds respect."""
