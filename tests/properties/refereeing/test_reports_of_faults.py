"""A reported fault is understood, asked about or refused: the report is never talk, and never advice."""

from __future__ import annotations

import pytest

from euchre.cli.referee.confirming import read_at_desk
from euchre.cli.referee.desk import Desk
from euchre.errors import EuchreError, NotationError
from euchre.table.remarks import is_report
from euchre.table.speech.telling import told_in
from tests.cli.referee.talks import desk_after

CODES = ("leeds-dwight-1888", "professor-1862", "jerome-1877", "modern")
BEFORE = ("deal 1 by A", "A turns up KS", "B orders up", "A discards 9C", "B AC", "C 9H")
OPENINGS = ("B says", "B says that", "B said", "B remarks that", "B mentions that", "B tells the table")
FAULTS = (
    *("D missed the second trick", "D has not played to trick 2", "D did not play to the second trick"),
    *("D hasn't played to trick 2", "D still owes a card to trick two", "D never played to trick 1"),
    *("the dealer showed his ace of diamonds while dealing", "A exposed a card in dealing"),
    *("there are four cards in the dummy", "there are six cards in the talon", "D has six cards"),
    *("D has only four cards", "D is a card short", "D has a card too many", "A gave himself six cards"),
    *("A dealt wrong", "A dealt the packets wrong", "the packets are wrong", "the packets are mixed"),
    *("A forgot to discard", "A did not discard", "A discarded only two cards", "A kept too many cards"),
    *("A forgot to offer the cut", "nobody cut", "the cards were not shuffled", "A shuffled twice"),
    *("D looked at the dummy", "D looked at the talon", "D looked at a turned trick"),
    *("A looked at his hand too early", "D saw my hand", "D let me see the ace of hearts"),
    *("D revoked", "D failed to follow suit", "D did not follow suit in trick one", "D should have followed"),
    *("D led out of turn", "D played before his turn", "D played out of turn", "D called out of turn"),
    *("it was not A's turn", "A played twice to a trick", "A led two cards at once"),
    *("D touched the cards", "D dropped a card", "D's card fell face up", "the turn-up is missing"),
    *("D marked too many points", "A marked wrong", "they forgot to mark a point"),
    *("there is a card missing from the pack", "there are two kings of hearts in the pack"),
    *("the pack is torn", "A has dealt out of turn", "it is not A's deal", "A misdealt"),
    *("D talked to his partner", "D told his partner what to do"),
    *("D took the trick wrongly", "D gathered the wrong trick", "A took up the wrong card"),
    *("something went wrong", "A made a mistake", "A cheated", "D has broken the rules"),
)
TALK = (
    ("B says lead trumps", 'B says "lead trumps"'),
    ("B says i had good cards", 'B says "i had good cards"'),
    ("B says I missed you, partner", 'B says "I missed you, partner"'),
    ("B tells his partner that A missed the second trick", 'B says "A missed the second trick"'),
    ("B tells D A showed a card", 'B says "A showed a card"'),
    ('B says "A missed the second trick"', 'B says "A missed the second trick"'),
)
"""Words to the partner, words in quotation marks, and words about no fault."""


def at_play(code: str) -> Desk:
    """A desk in the first trick of a deal."""
    return desk_after(code, *BEFORE)


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("fault", FAULTS)
def test_a_report_of_a_fault_is_never_talk(code: str, fault: str) -> None:
    table = at_play(code).table
    for opening in OPENINGS:
        try:
            read = read_at_desk(f"{opening} {fault}", table)
        except EuchreError:
            continue
        assert not [what.text for what, _ in read.told if " says " in what.text], opening


@pytest.mark.parametrize("code", CODES)
@pytest.mark.parametrize("fault", FAULTS)
def test_a_report_of_a_fault_is_no_advice(code: str, fault: str) -> None:
    after = at_play(code).entered(f'B says "{fault}"').table
    advice = [case for case in after.ledger.cases if case.irregularity == "advice"]
    assert not advice or not is_report(fault)
    assert is_report(fault) or " my " in fault or " me " in fault


@pytest.mark.parametrize(("line", "entered"), TALK)
def test_talk_stays_talk(line: str, entered: str) -> None:
    ((what, _),) = told_in(line, at_play("modern").table)
    assert what.text == entered


def test_a_report_that_is_not_understood_is_answered_with_how_to_enter_talk() -> None:
    table = at_play("jerome-1877").table
    with pytest.raises(NotationError, match="not understood as a report or an act") as refusal:
        told_in("B says the pack is torn", table)
    assert "'B says \"the pack is torn\"'" in str(refusal.value)
    ((what, _),) = told_in('B says "the pack is torn"', table)
    assert what.text == 'B says "the pack is torn"'
