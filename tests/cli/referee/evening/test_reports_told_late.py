"""Irregularities told late, in one line with other facts, or in the words that were said."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.cli.referee.talks import Talk, entries_after

PROFESSOR, LEEDS, JEROME, MODERN = "professor-1862", "leeds-dwight-1888", "jerome-1877", "modern"
ORDERED = ("a deals and turns the 9 of hearts, b orders it up, a discards the 7 of spades",)
TAKEN_UP = ("a deals and turns the jack of diamonds", "b, c and d pass and a picks it up")
ASSISTED = ("a deals and turns the ace of hearts, b passes, c assists, a throws out the 9 of clubs",)
UNDISCARDED = ("a deals and turns the jack of clubs, b passes, c assists",)
TRICKS = (
    "b leads the ace of diamonds, c plays the nine, d the ten, a the king",
    "b leads the ace of spades, c plays the nine, d the ten, a the king",
)
DONE = ("a deals and turns the ten of hearts", "b orders up", "b and d took three tricks", "yes")
CALLED = ("a deals and turns the ten of hearts. b passes. c orders up", "a discards the 9 of clubs")
LATE = ["B AS", "A discards 7C"]
MENDED = ["B AC", "C TD", "C takes back TD", "C 9C"]


@pytest.mark.parametrize(
    ("code", "before", "said", "entries"),
    [
        *(
            (LEEDS, ORDERED, said, MENDED)
            for said in (
                "b leads the ace of clubs. c puts the ten of diamonds on it and then says sorry, i do have a "
                "club, and plays the nine",
                "b leads the ace of clubs, c threw the ten of diamonds but then found a club after all and "
                "played the nine of clubs",
            )
        ),
        (
            LEEDS,
            TAKEN_UP,
            "a slid the 9 of clubs under the pack, took his hand off it, and then said i'll go it alone",
            ["A discards 9C", "A quits the discard", "A plays alone"],
        ),
        (
            LEEDS,
            ("a deals and turns the 9 of hearts",),
            "b says i order it up and i'll play it alone",
            ["B orders up", 'B says "I order it up and play it alone"'],
        ),
        (
            JEROME,
            ("a deals and turns the ten of spades",),
            "b said order it up and then a bit later said alone, a had already put his card down",
            ["B orders up", "A discards ??", "B plays alone"],
        ),
        (
            JEROME,
            ("a deals and turns the queen of hearts",),
            "d leaned over to b and told him to order it up",
            ['D says "order it up"'],
        ),
        *(
            (PROFESSOR, ("a deals and turns the ten of hearts, b orders it up",), said, LATE)
            for said in (
                "a threw away the 7 of clubs but b had led the ace of spades before she did",
                "b led the ace of spades, then a threw away the 7 of clubs",
            )
        ),
        *(
            (JEROME, ASSISTED, said, ["D throws in ?? ?? ?? ?? ??"])
            for said in (
                "d throws his cards into the pack",
                "d got annoyed and chucked his cards in the pack saying it's hopeless",
            )
        ),
        (
            PROFESSOR,
            (
                "a deals and turns the king of hearts. b passes, c passes, d orders it up",
                "a discards the 7 of spades",
            ),
            "b led the ace of diamonds and only then d says oh i meant to go alone",
            ["B AD", "D plays alone"],
        ),
        *(
            (MODERN, CALLED, said, entries)
            for said, entries in (
                ("b led the ace of spades and then c said oh im going alone", ["B AS", "C plays alone"]),
                ("c said actually ill go by myself", ["C plays alone"]),
                ("a says ill play it alone then partner", ["A plays alone"]),
            )
        ),
        (
            PROFESSOR,
            ASSISTED,
            "b led the king of diamonds and before anyone else played c said to a make sure you trump this",
            ["B KD", 'C says "make sure you trump this"'],
        ),
        (
            PROFESSOR,
            ("score is b and d 4, a and c 2. a deals and turns the 9 of clubs",),
            "before b had said anything d goes careful partner, we're four and they're only two",
            ["D says \"careful partner, we're four and they're only two\""],
        ),
        *(
            (PROFESSOR, ("a is dealing",), said, ["A deals 3-2", "A turns up TC", "A faces KC"])
            for said in (
                "when a went to turn the trump two cards came over together, the ten of clubs and the "
                "king of clubs",
                "a turned up two cards for trump, the ten of clubs and the king of clubs",
            )
        ),
        (
            PROFESSOR,
            (*ORDERED, *TRICKS, "b leads the ace of clubs"),
            "we were on the third trick and d picked up the first one to have another look at it",
            ["D looks at trick 1"],
        ),
        (
            PROFESSOR,
            (*DONE, "a deals and turns the jack of diamonds"),
            "b says a dealt out of turn",
            ["B claims deal-out-of-turn"],
        ),
    ],
)
def test_report_is_entered_without_a_question(
    code: str,
    before: tuple[str, ...],
    said: str,
    entries: list[str],
    tmp_path: Path,
    capsys: pytest.CaptureFixture[str],
) -> None:
    found = entries_after(code, (*before, said), tmp_path, capsys)
    assert found[-len(entries) :] == entries


def _answer(code: str, lines: tuple[str, ...], folder: Path, capsys: pytest.CaptureFixture[str]) -> str:
    return Talk(code, folder, capsys).says(*lines)


@pytest.mark.parametrize(
    ("said", "asked"),
    [
        (
            "b led the ace of clubs, c threw the ten of diamonds on it, oh hang on she does have a club "
            "after all, the 8",
            "Not said in these words: C takes back the ten of diamonds.",
        ),
        (
            "b leads the ace of clubs. d revoked on the second trick, he played a heart later on",
            "Type who claims it",
        ),
        (
            "b had a heart the whole time when he trumped the first trick",
            "'C claims revoke against B in trick 1'",
        ),
        (
            "tricks one and two are turned over. during the third b wants to see the first trick",
            "the record has none",
        ),
        (
            "we were on the third trick and d picked up the first one to have another look",
            "the record has none",
        ),
    ],
)
def test_what_a_report_leaves_open_is_asked(
    said: str, asked: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert asked in _answer(LEEDS, (*ORDERED, said), tmp_path, capsys)


@pytest.mark.parametrize(
    "said",
    [
        "we've played two tricks and just noticed a never put a card away, he still has four in his hand",
        "three tricks are gone and turned and it comes out that a forgot to discard",
        "a forgot to discard",
    ],
)
def test_no_claim_is_suggested_that_would_be_refused(
    said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert "has played no card and may still discard" in _answer(
        PROFESSOR, (*UNDISCARDED, said), tmp_path, capsys
    )
    told = _answer(PROFESSOR, (*UNDISCARDED, *TRICKS, said), tmp_path, capsys)
    assert "Type 'B claims no-discard' if their side does" in told


@pytest.mark.parametrize(
    ("code", "lines", "told"),
    [
        (PROFESSOR, (*DONE, "a deals"), "type 'B claims deal-out-of-turn'"),
        (
            PROFESSOR,
            (*ASSISTED, "b led the king of diamonds", "c told a to trump it"),
            "B or D may claim it, until the pack is cut for the next deal",
        ),
    ],
)
def test_what_may_be_claimed_is_said_at_once(
    code: str, lines: tuple[str, ...], told: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert told in _answer(code, lines, tmp_path, capsys)


def test_points_said_to_be_wrong_are_claimed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    marked = (*DONE, "b and d marked two", "b deals", "c says hold on you made two, that should've been one")
    assert entries_after(JEROME, (*marked, "yes"), tmp_path, capsys)[-1] == "C claims overcount"


def test_mended_card_that_has_to_stay_is_not_played_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (
        "a deals and turns the 9 of hearts, b orders it up, a discards the 9 of spades",
        "b leads the ace of clubs, c plays the ten of diamonds, and says i do have a club and plays the 9",
        "yes",
    )
    assert entries_after(MODERN, lines, tmp_path, capsys)[-1] == "C takes back TD"


def test_cards_taken_up_beside_a_lone_hand_take_nothing_over(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    lines = (
        *TAKEN_UP,
        "a plays alone and discards the 9 of clubs",
        "c picked up her cards though a is alone",
    )
    assert "takes over" not in " ".join(entries_after(LEEDS, lines, tmp_path, capsys))


def test_card_that_the_wrong_dealer_has_turned_is_the_turn_up(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    said = "a dealt again by mistake, it was b's turn. he's turned the jack of diamonds"
    talk = Talk(PROFESSOR, tmp_path, capsys)
    assert "type 'B claims deal-out-of-turn'" in talk.says(*DONE, said, "yes")
    assert talk.entries[-1] == "A turns up JD"
