"""The nine coups of Leeds and Dwight, The Laws of Euchre, Boston 1888, as they end in the book.

Where the tale stops before the fifth trick, the rest is played out in every way, all hands seen.
"""

from pathlib import Path

from euchre.acts import Manner
from euchre.deal import Deal, Result, best_tricks
from euchre.notation import coups, replay, write_record

NAMES = """
1-a-loser-on-the-ruff 2-the-turned-king 3-ruffing-a-winner 4-left-led-to-right 5-a-low-trump-fourth
6-a-bare-queen-of-trumps 7-the-master-trump-kept 8-the-lead-thrown-left 9-a-loser-for-partner
""".split()


def end_of(name: str) -> Deal:
    *_, table = replay(coups()[name])
    assert table.deal is not None
    return table.deal


def points_of(name: str) -> tuple[Result, tuple[int, ...]]:
    outcome = end_of(name).outcome
    assert outcome is not None
    return outcome.result, outcome.points.values


def test_there_are_nine_coups_in_the_order_of_the_book() -> None:
    assert list(coups()) == NAMES


def test_every_coup_is_written_in_the_canonical_layout() -> None:
    folder = Path(__file__).parents[2] / "src" / "euchre" / "records" / "coups"
    texts = {name: (folder / f"{name}.euchre").read_text(encoding="utf-8") for name in NAMES}
    assert {name: write_record(record) for name, record in coups().items()} == texts


def test_coup_1_makes_the_point() -> None:
    assert points_of(NAMES[0]) == (Result.POINT, (1, 0))


def test_coup_2_leaves_the_makers_three_tricks() -> None:
    deal = end_of(NAMES[1])
    assert (len(deal.finished_tricks), best_tricks(deal)) == (2, 3)


def test_coup_3_makes_the_march() -> None:
    assert points_of(NAMES[2]) == (Result.MARCH, (2, 0))


def test_coup_4_euchres_the_makers() -> None:
    deal = end_of(NAMES[3])
    assert (len(deal.finished_tricks), best_tricks(deal)) == (2, 2)


def test_coup_5_euchres_the_makers() -> None:
    deal = end_of(NAMES[4])
    assert (len(deal.finished_tricks), best_tricks(deal)) == (3, 2)


def test_coup_6_euchres_the_makers() -> None:
    deal = end_of(NAMES[5])
    assert (len(deal.finished_tricks), best_tricks(deal)) == (4, 2)


def test_coup_7_euchres_a_lone_hand_taken_over_from_the_assisting_partner() -> None:
    deal = end_of(NAMES[6])
    assert (deal.calling.manner, deal.calling.announced, best_tricks(deal)) == (Manner.ALONE, None, 2)
    assert str(deal.calling.lone) == "A"


def test_coup_8_euchres_the_side_that_ordered_up() -> None:
    assert points_of(NAMES[7]) == (Result.EUCHRE, (2, 0))


def test_coup_9_euchres_a_lone_hand() -> None:
    deal = end_of(NAMES[8])
    assert (deal.calling.manner, len(deal.finished_tricks), best_tricks(deal)) == (Manner.ALONE, 2, 2)
