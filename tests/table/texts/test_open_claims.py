"""Claims that wait for their proof stay in sight, and are refused aloud when their time ends."""

from __future__ import annotations

import pytest

from euchre.acts import read_act
from euchre.table import Verdict, after, deal_begins
from euchre.table.words.rulings import ruling_text
from euchre.table.words.still_open import still_open
from tests.table.acting import dealt

CLAIMED = (
    "A turns up AS, B passes, C passes, D passes, A takes up, A discards 7D",
    "B 7C, C 9C, D 8H, A KS",
    "A JS, B 9S, C TS, D QS, C claims revoke against D in trick 1",
    "A AH, B 9H, C TH, D KH",
    "A AS, B 8C, C JD, D JH",
    "A 8D, B KD, C QH, D QD",
)


def test_open_claim_is_listed_when_the_hand_is_over() -> None:
    (said, *_) = still_open(dealt("professor-1862", *CLAIMED))
    assert "C's claim of a revoke by D in trick 1 is to be proved by the tricks" in said


def test_claim_that_nobody_proved_is_refused_aloud() -> None:
    table = after(deal_begins(dealt("professor-1862", *CLAIMED)), read_act("A cuts 12"))
    assert any("Refused: it can no longer be proved" in ruling_text(one, table.code) for one in table.rulings)


MIXED = (
    "B holds AC KC 9S 8S 7D, C holds QC TC KS AD 8H, D holds 9C AS QS 8D TH, A holds JH AH KH 8C 7S",
    "A turns up 9H, B passes, C passes, D passes, A takes up, A discards 7S",
    "B AC, C TC, D 9C, A 8C",
    "B KC, C QC, D 8D, A 9H",
    "A KH, B 7D, C 8H, D TH",
    "A AH, B 8S, C KS, D QS",
    "A JH, B 9S, C AD, D AS",
    "B claims revoke against C in trick 2, A mixes the cards",
)


def test_nobody_is_said_to_have_revoked_where_the_claim_counts_as_proved() -> None:
    table = dealt("leeds-dwight-1888", *MIXED)
    said = " ".join(ruling_text(one, table.code) for one in table.last_rulings)
    assert "C did not follow suit, though they could (trick 2). " not in said
    assert "3 points go to B+D; the claim counts as proved, as the accused side has mixed the cards" in said


CALLED = (
    "A deals 3-2, D holds AH JC QC TC 8S, A turns up 9S, B orders up, A discards ??",
    "D exposes AH, B 9C, C 7C, D TC, A 8C, A calls AH from D",
)


def test_card_called_and_not_played_is_open_to_a_claim() -> None:
    table = dealt("professor-1862", *CALLED, "D QC")
    assert "type 'D takes back QC'" in still_open(table)[0]
    claim = read_act("A claims disobeyed-call")
    assert [(one.irregularity, one.verdict) for one in after(table, claim).last_rulings] == [
        ("disobeyed-call", Verdict.HEARD)
    ]
    table = after(table, read_act("A KC"))
    assert "A or C may still claim disobeyed-call, " in still_open(table)[0]
    assert [one.verdict for one in after(table, claim).last_rulings] == [Verdict.IMPOSED]


@pytest.mark.parametrize(
    "played",
    ["D AH", "D QC, A KC, A claims disobeyed-call", "D QC, A claims disobeyed-call, A KC"],
)
def test_nothing_is_open_where_the_call_was_obeyed_or_paid_for(played: str) -> None:
    table = dealt("professor-1862", *CALLED, played)
    assert not any("disobeyed-call" in sentence for sentence in still_open(table))
