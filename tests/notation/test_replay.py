"""A replay checks each act; errors name the line and the law."""

from collections.abc import Iterator

import pytest

from euchre.deal import IllegalAct, Reason
from euchre.errors import NotationError
from euchre.notation import RecordError, read_deals, read_record, replay
from euchre.seats import Seat

HEAD = "euchre record 1\ncode modern\n"
CALLED = HEAD + "deal 1 by A\nA turns up KS\nB orders up\nA discards ??\n"


def refusal_of(text: str) -> RecordError:
    with pytest.raises(RecordError) as caught:
        list(replay(read_record(text)))
    return caught.value


def test_unlawful_act_is_refused_with_place_sentence_and_law() -> None:
    fault = refusal_of(CALLED + "B 9H, D TH\n")
    assert (fault.line, fault.column) == (7, 7)
    assert isinstance(fault.cause, IllegalAct)
    assert fault.cause.reason is Reason.NOT_YOUR_TURN
    assert "winner-leads" in fault.laws
    assert str(fault).startswith("line 7, column 7: it is C's turn to play (modern ")


def test_revoke_is_refused_if_the_hand_is_recorded() -> None:
    fault = refusal_of(
        HEAD + "deal 1 by A\nC holds 9H 9S TS JS QS\nA turns up KD\nB orders up\nA discards ??\nB AH, C 9S\n"
    )
    assert isinstance(fault.cause, IllegalAct)
    assert fault.cause.reason is Reason.DOES_NOT_FOLLOW


@pytest.mark.parametrize(
    ("lines", "said"),
    [
        ("B passes\n", "is outside a deal"),
        ("deal 1 by A\nA turns up KS\nB orders up\nA discards ??\nB ??\n", "names no card"),
        ('"Ann" takes seat A\n"Bob" takes seat A\n', 'seat A is taken: "Ann" must leave it first'),
        ('"Ann" leaves seat A\n', "nobody sits there"),
        ('"Ann" takes seat A\n"Bob" leaves seat A\n', '"Ann" sits there'),
        ("B draws 9S\n\ndeal 1 by B\n", "the draw for the deal is not finished"),
        ("B draws JS\n\ndeal 1 by C\n", "write 'deal 1 by C for B'"),
        ("B draws JS\n\ndeal 1 by C for D\n", "it is B's deal, not D's"),
        ("deal 1 by A\nA turns up KS\n\ndeal 2 by B\n", "a deal is in progress"),
        ("deal 1 by A\nA holds KS AS\n", "do not fit what the record shows"),
        ("deal 1 by A\nA holds KS AS KS 9H 9D\n", "do not fit what the record shows"),
        (
            "deal 1 by A\nA holds KS AS JS 9H 9D\nA turns up KS\n",
            "KS is not, or cannot be, the card after the hands",
        ),
        ("deal 1 by A\nB turns up KS\n", "A deals and turns up the card"),
    ],
)
def test_impossible_acts_are_refused(lines: str, said: str) -> None:
    assert said in refusal_of(HEAD + lines).message


def test_unchecked_replay_accepts_possible_acts() -> None:
    text = (
        HEAD + "deal 1 by A\nC holds 9H 9S TS JS QS\nA turns up KD\nB orders up\nA discards ??\nB AH, C 9S\n"
    )
    *_, last = replay(read_record(text), check=False)
    assert last.deal is not None
    assert len(last.deal.tricks[0].plays) == 2


def test_another_player_may_deal_if_the_record_says_for_whom() -> None:
    *_, last = replay(read_record(HEAD + "B draws JS\n\ndeal 1 by C for B\nC turns up KS\n"))
    assert last.deal is not None
    assert last.deal.dealer is Seat.C


def test_table_acts_change_nothing_in_regular_play_or_between_deals() -> None:
    deal = "deal 1 by A\nA turns up KS\nB passes\n"
    void = "table voids the deal and it passes\n"
    *_, plain = replay(read_record(HEAD + deal + void))
    *_, told = replay(read_record(HEAD + deal + "B looks at talon\n" + void + "C claims misdeal against A\n"))
    assert (told.score, told.next_dealer, told.deals) == (plain.score, plain.next_dealer, plain.deals)


def test_void_deal_passes_or_is_dealt_again() -> None:
    void = HEAD + "deal 1 by A\ntable voids the deal and {}\n"
    *_, passed = replay(read_record(void.format("it passes")))
    *_, again = replay(read_record(void.format("deals again")))
    assert (passed.next_dealer, again.next_dealer) == (Seat.B, Seat.A)


def test_hand_recorded_before_the_deal_is_the_hand_dealt() -> None:
    text = HEAD + "deal 1 by C\nA holds KH AS JD TH AH\nC deals 3-2, C turns up KS\n"
    *_, last = replay(read_record(text))
    assert last.deal is not None
    assert " ".join(map(str, last.deal.hands[Seat.A])) == "KH AS JD TH AH"


def test_initial_points_count_and_marks_replace_due_points() -> None:
    played = "B 9H, C TH, D JH, A QH\nA AH, B 9D, C TD, D QD\nA TS, B JS, C 9C, D TC\n"
    played += "B JC, C QC, D KC, A KS\nB AS, C AC, D AD, A KD\n"
    points = HEAD + "score A+C 4, B+D 8\n" + CALLED.removeprefix(HEAD) + played
    *_, due = replay(read_record(points))
    *_, marked = replay(read_record(points + "B+D marks 2\n"), check=False)
    assert due.score.points.values == (4, 9)
    assert marked.score.points.values == (4, 10)


def test_mark_that_was_not_due_is_refused_where_acts_are_checked() -> None:
    passed = HEAD.replace("modern", "jerome-1877") + "deal 1 by A\nA turns up 9H\n"
    passed += "B passes, C passes, D passes, A turns down\nB passes, C passes, D passes, A passes\n"
    with pytest.raises(RecordError, match=r"B\+D gets 0 points for the deal, not 2") as caught:
        list(replay(read_record(passed + "B marks 2\n")))
    assert (caught.value.line, caught.value.laws) == (7, ("19.2", "19.3"))


def test_players_change_between_deals() -> None:
    text = HEAD + '"Ann" takes seat A\ndeal 1 by A\ntable voids the deal and it passes\n'
    *_, last = replay(read_record(text + '"Ann" leaves seat A, "Eve" takes seat A\n'))
    assert last.people == ("Eve", None, None, None)


def test_replay_gives_one_sitting_for_each_entry() -> None:
    record = read_record(CALLED)
    assert len(list(replay(record))) == len(record.entries) == 4


def test_streaming_accepts_single_lines_and_yields_an_unfinished_deal() -> None:
    (table,) = read_deals(iter(CALLED.splitlines()))
    assert table.deal is not None
    assert not table.is_between_deals


def test_streaming_does_not_read_ahead_of_the_next_deal() -> None:
    read: list[str] = []

    def lines() -> Iterator[str]:
        for line in (
            HEAD + "deal 1 by A\ntable voids the deal and it passes\n\ndeal 2 by B\nrubbish\n"
        ).splitlines():
            read.append(line)
            yield line

    first = next(iter(read_deals(lines())))
    assert first.deals == 1
    assert read[-1] == "deal 2 by B"


def test_record_without_a_line_is_refused_and_one_without_a_deal_has_none() -> None:
    with pytest.raises(NotationError, match="expected 'euchre record 1'"):
        list(read_deals([]))
    assert list(read_deals(["euchre record 1\n", "# an evening\n", "code modern\n"])) == []
    assert list(read_deals(["euchre record 1\n", "code modern\n", '"Ann" takes seat A\n'])) == []
