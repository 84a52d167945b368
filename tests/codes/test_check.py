"""Values that contradict each other are refused with the conflicting keys."""

from dataclasses import replace

import pytest

from euchre.cards import Rank
from euchre.errors import LawDataError
from euchre.laws import CODE_NAMES, check_code, contradictions, load_code
from tests.tabletop import house

CLASHES: dict[str, tuple[str, dict[str, object], str]] = {
    "four without partners": (
        "modern",
        {"partnerships": False},
        "partnerships and players = 4 contradict each other: four play in pairs",
    ),
    "three in pairs": (
        "modern-3",
        {"partnerships": True, "dummy": 0},
        "partnerships and players = 3 contradict each other",
    ),
    "a dummy among partners": (
        "professor-1862",
        {"dummy": 3},
        "dummy and partnerships contradict each other",
    ),
    "a pack of aces": ("modern", {"lowest_rank": "A"}, 'lowest_rank is "7", "8", "9" or "T"'),
    "too small a pack": (
        "modern",
        {"lowest_rank": "T"},
        "lowest_rank = T leaves 20 cards, but 21 are dealt",
    ),
    "a rank cut twice": ("jerome-1877", {"cutting_order": "JJAKQT98"}, "cutting_order names each of J A K Q"),
    "a game without points": (
        "modern",
        dict.fromkeys(("point", "march", "euchre", "lone_point", "lone_march", "lone_euchre"), 0),
        "a game that cannot end: point, march, euchre, lone_point, lone_march, lone_euchre are all 0",
    ),
    "partner's best with a take-over": (
        "jerome-1877",
        {"partners_best": True},
        "partners_best needs take_over = false",
    ),
    "no trump and a joker": (
        "modern",
        {"no_trump": True, "joker": True},
        "no_trump and joker contradict each other: the joker has no suit without a trump",
    ),
    "points at no trump where there is none": (
        "modern",
        {"no_trump_march": 3},
        "no_trump_march needs no_trump = true",
    ),
    "a farmer's hand without a talon": (
        "modern",
        {"farmers_hand": True, "hand_size": 2, "packets": [[1, 1]]},
        "farmers_hand exchanges three cards, but a hand has 2 and the talon 15",
    ),
    "a fixed number of deals with a lap": (
        "professor-1862",
        {"deals_in_game": 8},
        "deals_in_game needs lap = false, slam_games = 1 and rubber_games = 0",
    ),
    "a cut beyond the pack": (
        "modern",
        {"cut_least_lifted": 20, "cut_least_left": 5},
        "cut_least_lifted and cut_least_left together exceed the pack",
    ),
    "packets of six": ("modern", {"packets": [[3, 3]]}, "packets [3, 3] do not make hand_size = 5"),
    "more who wait than play": (
        "modern-3",
        {"waiting_members": 4},
        "waiting_members = 4 is more than players = 3",
    ),
    "partners cut for by three": ("modern-3", {"partners_by_cut": True}, "partners_by_cut needs partners"),
    "taking over alone": ("modern-3", {"take_over": True}, "take_over needs partners, and modern-3 has"),
    "defending alone without partners": ("modern-2", {"defend_alone": True}, "defend_alone needs partners"),
    "jambone without partners": ("modern-3", {"jambone": True}, "jambone needs partners"),
    "assisting without partners": (
        "modern-3",
        {"assist_must_be_alone": True},
        "assist_must_be_alone needs partners",
    ),
    "taking over after a pass, but never": (
        "modern",
        {"take_over_after_pass": True},
        "take_over_after_pass needs take_over = true",
    ),
    "settling a take-over there is not": (
        "modern",
        {"take_over_settled_between_partners": True},
        "take_over_settled_between_partners needs take_over = true",
    ),
    "jamboree alone": ("modern", {"jamboree": True}, "jamboree needs jambone = true"),
    "jamboree of four": (
        "professor-1862",
        {"hand_size": 4, "packets": [[2, 2]]},
        "jamboree needs hand_size = 5",
    ),
    "half of the coteries' usage": (
        "professor-1862",
        {"defend_alone": True},
        "defend_alone belongs to the usage in which lone_euchre = 2 (professor-1862 A7)",
    ),
    "stuck and dealing again": (
        "modern",
        {"all_pass": "deals_again"},
        'all_pass = "deals_again" cannot happen with stick_the_dealer = true',
    ),
    "a fourth game without lap": (
        "leeds-dwight-1888",
        {"lap": False},
        "fourth_game_if_third_laps needs lap = true and a rubber",
    ),
    "a fourth game without rubber": (
        "leeds-dwight-1888",
        {"rubber_games": 0},
        "fourth_game_if_third_laps needs lap = true and a rubber",
    ),
    "slams in a rubber": (
        "leeds-dwight-1888",
        {"slam_games": 2},
        "slam_games above 1 and a rubber contradict each other",
    ),
    "a tray and a deuce for ten": (
        "modern",
        {"point_counter": "tray_and_deuce"},
        "point_counter = tray_and_deuce shows games to 5 only; set point_counter = numbers",
    ),
}


@pytest.mark.parametrize(("name", "changes", "message"), CLASHES.values(), ids=list(CLASHES))
def test_contradiction_is_refused_with_the_conflicting_keys(
    name: str, changes: dict[str, object], message: str
) -> None:
    with pytest.raises(LawDataError) as fault:
        house(name, **changes)
    assert str(fault.value).startswith(f"{name}: {message}")


@pytest.mark.parametrize("name", CODE_NAMES)
def test_code_of_the_book_has_no_contradiction(name: str) -> None:
    assert list(contradictions(load_code(name))) == []


def test_values_that_need_each_other_are_accepted_together() -> None:
    code = house("professor-1862", defend_alone=True, lone_euchre=2)
    assert list(contradictions(code)) == []


def test_every_contradiction_is_listed_and_the_first_is_raised() -> None:
    code = replace(load_code("modern"), jamboree=True, take_over_after_pass=True, lowest_rank=Rank.TEN)
    assert len(list(contradictions(code))) == 3
    with pytest.raises(LawDataError, match="modern: lowest_rank = T leaves 20 cards"):
        check_code(code)
