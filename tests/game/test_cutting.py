"""Cards cut: their rank, and which ties are cut again."""

import pytest

from euchre.acts import Draw, read_act
from euchre.cards import JOKER, Card
from euchre.game.cutting import CutOrder, height, ordered, same_pack
from euchre.laws import house_variant, load_code
from euchre.seats import Seat
from euchre.table import after, new_table

JEROME, PROFESSOR = load_code("jerome-1877"), load_code("professor-1862")


def order(people: str, edges: tuple[int, ...], *cuts: str, tiers: tuple[str, ...] = ()) -> CutOrder[str]:
    cards = [(cut[0], Card(cut[2:])) for cut in cuts]
    return ordered(JEROME, [tuple(tier) for tier in tiers or (people,)], edges, cards)


@pytest.mark.parametrize(
    ("code", "cards"),
    [(JEROME, "JC AS KH QD TC 9S 8H 7D"), (PROFESSOR, "KC QS JH TD 9C 8S 7H AD")],
    ids=["the jack above the ace", "the ace below the seven"],
)
def test_cards_rank_from_the_highest_down(code: object, cards: str) -> None:
    assert isinstance(code, type(JEROME))
    heights = [height(code, Card(card)) for card in cards.split(" ")]
    assert heights == sorted(heights, reverse=True)
    assert len(set(heights)) == len(heights)


@pytest.mark.parametrize("code", [JEROME, PROFESSOR])
def test_the_joker_is_the_lowest_card(code: object) -> None:
    assert isinstance(code, type(JEROME))
    assert height(code, JOKER) < min(height(code, Card(f"{rank}S")) for rank in code.cutting_order)


def test_of_two_cards_shown_in_cutting_the_joker_does_not_count() -> None:
    table = new_table(house_variant(PROFESSOR, {"joker": True}))
    for act in ("A draws KC", "B draws QC", "C shows joker 7C in cutting", "D draws JC"):
        table = after(table, read_act(act))
    assert table.sitting.next_dealer is Seat.C


def test_a_suit_never_breaks_a_tie() -> None:
    assert len({height(JEROME, Card(f"K{suit}")) for suit in "SHDC"}) == 1


def test_nobody_cuts_where_all_fall_into_one_group() -> None:
    assert order("WXYZ", (4,)) == CutOrder(("W", "X", "Y", "Z"), ())


def test_everybody_cuts_before_the_first_comparison() -> None:
    assert order("WXYZ", (2,), "Y KS").to_cut == ("W", "X", "Z")


def test_a_tie_inside_a_group_stands() -> None:
    settled = order("WXYZ", (2,), "W 8S", "X KS", "Y 8D", "Z KD")
    assert settled == CutOrder(("X", "Z", "W", "Y"), ())


def test_a_tie_across_an_edge_is_cut_again_by_those_who_tied() -> None:
    tied = ("W JS", "X TD", "Y TC", "Z 7H")
    assert order("WXYZ", (2,), *tied).to_cut == ("X", "Y")
    assert order("WXYZ", (2,), *tied, "X 8S", "Y 9S") == CutOrder(("W", "Y", "X", "Z"), ())


def test_a_new_cut_only_orders_those_who_tied() -> None:
    settled = order("WXYZ", (2,), "W KS", "X TD", "Y TC", "Z 7H", "X JS", "Y AS")
    assert settled.people == ("W", "X", "Y", "Z")


def test_a_tie_in_the_new_cut_is_cut_again_only_where_it_matters() -> None:
    three = ("W KS", "X KH", "Y KD", "Z 8C")
    assert order("WXYZ", (2,), *three, "W QS", "X QD", "Y 9S") == CutOrder(("W", "X", "Y", "Z"), ())
    assert order("WXYZ", (2,), *three, "W QS", "X 9D", "Y 9S").to_cut == ("X", "Y")


def test_four_tied_players_all_cut_again() -> None:
    assert order("WXYZ", (1, 2), "W 9S", "X 9H", "Y 9D", "Z 9C").to_cut == ("W", "X", "Y", "Z")


def test_two_ties_at_once_are_both_cut_again() -> None:
    assert order("WXYZ", (1, 3), "W 9S", "X 9H", "Y 8D", "Z 8C").to_cut == ("W", "X", "Y", "Z")


def test_a_better_claim_needs_no_cut() -> None:
    claims = order("", (2,), tiers=("W", "XY", "Z"))
    assert claims.to_cut == ("X", "Y")
    assert order("", (2,), "X 7S", "Y 8S", tiers=("W", "XY", "Z")).people == ("W", "Y", "X", "Z")


def test_a_cut_from_another_pack_than_the_first_counts_for_nothing() -> None:
    red, none, blue = (
        Draw(Seat.A, Card("9S"), "red"),
        Draw(Seat.B, Card("9H")),
        Draw(Seat.C, Card("9D"), "blue"),
    )
    assert same_pack((none, red, blue)) == (none, red)
