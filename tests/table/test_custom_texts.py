"""What rulings say and cite where a custom of the house, or the dummy, decides."""

from __future__ import annotations

import pytest

from euchre.notation import read_record
from euchre.seating.records import referee
from euchre.table.speech.words import ruling_text


def rulings_at_end(record: str) -> list[str]:
    """The rulings on the last entry of a record."""
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
        "B led before the discard was made (AS, trick 1). The lead stands, and C may still discard before "
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
