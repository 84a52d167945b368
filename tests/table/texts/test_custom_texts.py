"""What rulings say and cite where a custom of the house, or the dummy, decides."""

from __future__ import annotations

import pytest

from euchre.notation import read_record
from euchre.seating.records import referee
from euchre.seats import Side
from euchre.table.words.rulings import ruling_text


def rulings_at_end(record: str) -> list[str]:
    """Return the rulings on the last entry of a record."""
    text = "euchre record 1\n" + "\n".join(line.strip() for line in record.strip().splitlines()) + "\n"
    read = read_record(text)
    *_, last = referee(read)
    return [ruling_text(one, read.code) for one in last.rulings]


def test_a_lead_before_the_discard_for_a_gift_stands() -> None:
    (said,) = rulings_at_end(
        """
        code modern
        rule partners_best = true
        deal 1 by A
        A turns up 9H
        B passes, C assists alone
        A gives JH
        B AS
        """
    )
    assert said == (
        "B led before the discard was made (AS, trick 1). The lead stands, and C may discard until "
        "they play. [modern custom-partners-best]"
    )


@pytest.mark.parametrize(
    ("rule", "acts", "law"),
    [
        ("assist_must_be_alone = true", "B passes, C assists", "custom-canadian"),
        ('weak_hand_deals_again = "no_ace_no_face"', "B calls for a new deal", "custom-weak-hand"),
        ("farmers_hand = true", "B goes under with 9S TS 9D", "custom-farmers-hand"),
        ("defend_alone = true", "B orders up\nC defends alone", "custom-defend-alone"),
        ("partners_best = true", "B orders up alone\nA discards ??\nB 9S", "custom-partners-best"),
    ],
)
def test_what_a_custom_forbids_cites_the_custom(rule: str, acts: str, law: str) -> None:
    begun = f"code modern\nrule {rule}\ndeal 1 by A\nB holds JH 9S TS 9D TD\nA turns up 9H"
    (said,) = rulings_at_end(f"{begun}\n{acts}")
    assert said.endswith(f"[modern {law}]")


def test_alone_without_a_dummy_takes_nothing_from_the_call() -> None:
    (said,) = rulings_at_end("code modern-3\nrule dummy = 0\ndeal 1 by A\nA turns up QS\nB orders up alone")
    assert said == (
        "B may not play alone: nobody plays alone at this table; the call stands. Only the word 'alone' "
        "counts for nothing. [modern custom-no-dummy]"
    )


@pytest.mark.parametrize("code", ["modern-3", "modern-2"])
def test_cards_put_out_for_the_dummy_cite_the_laws_of_the_dummy(code: str) -> None:
    passes = "B passes, C passes, A turns down" if code == "modern-3" else "B passes, A turns down"
    begun = f"code {code}\ndeal 1 by A\nA turns up KS\n{passes}\nB makes hearts\nB takes the dummy"
    (said,) = rulings_at_end(f"{begun}\nB discards ?? ??")
    assert "[modern 3h-3]" in said
    assert "up-card-taken" not in said


DUMMY = "code modern-3\ndeal 1 by A\nA turns up KS"


def test_a_dummy_waived_is_not_taken_any_more() -> None:
    (said,) = rulings_at_end(f"{DUMMY}\nB orders up\nA discards ??\nB AH\nB takes the dummy")
    assert said == "Refused: B has played without touching the dummy, and so has waived it. [modern 3h-3]"


@pytest.mark.parametrize("taken", ["A takes the dummy\nA discards 9D", "A discards 9D"])
def test_cards_put_out_for_the_dummy_say_that_it_was_taken(taken: str) -> None:
    begun = f"{DUMMY}\nB passes, C passes, A takes up\n{taken}"
    assert rulings_at_end(f"{begun}\nA discards TH 9H QD") == []
    assert rulings_at_end(f"{begun}\nA discards TH 9H QD\nB AH, C KH, A 9C") == []


@pytest.mark.parametrize("code", ["modern-3", "modern-2"])
def test_a_wrong_dummy_is_named_as_one(code: str) -> None:
    (said,) = rulings_at_end(f"code {code}\ndeal 1 by A\nA turns up KS\nB orders up\nB counts 4 in dummy")
    assert said.startswith("The dealer, A, has dealt a dummy with a wrong number of cards. The deal is lost")
    assert said.endswith("[modern 3h-1] [decided where modern leaves it open, misdeal-count]")


def test_an_adversary_who_sits_out_has_no_turn() -> None:
    begun = (
        "code modern\nrule defend_alone = true\ndeal 1 by A\nA turns up KS\nB orders up alone\nA discards ??"
    )
    (said,) = rulings_at_end(f"{begun}\nC defends alone\nB AH\nA 9H\nB claims play-out-of-turn")
    assert said.startswith("A, who sits out and has no turn, played a card (9H, trick 1).")


LED_FALSELY = "code modern\ndeal 1 by A\nA turns up KC\nB passes, C assists\nA discards 9D\nD AH"


@pytest.mark.parametrize(
    ("led", "counts"),
    [
        ("", True),
        ("C claims lead-out-of-turn against D\nC chooses take-back", True),
        ("C claims lead-out-of-turn against D\nC chooses let-stand", False),
        ("A QD", False),
        ("C claims lead-out-of-turn against D\nC chooses take-back\nB 9S", False),
    ],
)
def test_alone_is_in_time_until_the_true_lead(led: str, counts: bool) -> None:
    said = rulings_at_end(f"{LED_FALSELY}\n{led}\nC plays alone")
    assert (said == []) is counts


def test_a_score_put_right_says_who_has_won_the_game() -> None:
    begun = "code modern\nscore A+C 6, B+D 9\ndeal 1 by A\ntable reports 5 tricks for A alone\nA+C marks 2"
    (said,) = rulings_at_end(f"{begun}\ndeal 2 by B\nB deals 3-2\nC claims undercount")
    assert "; A+C won the game by that, and the deal begun since is abandoned." in said


def test_a_new_dealer_is_drawn_for_the_game_after_one_that_a_correction_wins() -> None:
    begun = (
        "euchre record 1\ncode modern\nscore A+C 6, B+D 9\ndeal 1 by A\ntable reports 5 tricks for A alone"
    )
    *_, last = referee(read_record(f"{begun}\nA+C marks 2\ndeal 2 by B\nB deals 3-2\nC claims undercount\n"))
    assert last.table.sitting.is_between_deals
    assert last.table.sitting.next_dealer is None
    assert last.table.sitting.score.won_by is Side.A_C


def test_a_game_won_by_a_correction_goes_on_with_the_deal_begun_where_the_deal_goes_round() -> None:
    begun = "code professor-1862\nscore A+C 4, B+D 0\ndeal 1 by A\ntable reports 5 tricks for A\nA+C marks 0"
    (said,) = rulings_at_end(f"{begun}\ndeal 2 by B\nB deals 3-2\nC claims undercount")
    assert "; A+C won the game by that, and the deal begun since is the first of the next game." in said


def test_points_that_a_void_deal_takes_away_go_by_the_law_that_makes_it_void() -> None:
    begun = "code professor-1862\ndeal 1 by D\nD turns up 9S\nA passes, B passes, C passes"
    led = f"{begun}\nD takes up, D discards ??\nA KH"
    talked = f'{led}\nA says "play your queen of spades next, partner"\nB claims advice'
    _, gone = rulings_at_end(f"{talked}\nC finds imperfect pack")
    assert gone.endswith("The deal is void, and the points given for it count no more. [professor-1862 L10]")
