"""Every law with a consequence has a record in which the irregular act is done and ruled on.

A record that only expects a refusal shows play in which the act is impossible, and nothing of what follows.
"""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

from euchre.laws import CODE_NAMES, load_code
from euchre.laws.register import Law, load_register
from euchre.notation import read_record
from euchre.seating.records import referee
from euchre.table import Verdict
from euchre.table.words.rulings import penal_laws, ruling_text
from tests.laws.runner import situations

REGISTERS = ("professor-1862", "jerome-1877", "leeds-dwight-1888", "modern")
TEXTS = {situation: situation.path.read_text(encoding="utf-8") for situation in situations()}

CONSEQUENCE = re.compile(
    r"^expect (?:ruling \S+ (?:imposed|offered|chosen|heard|lapsed)|penalty|exposed [A-D]: \S|bound)",
    re.MULTILINE,
)
"""A line that expects something to follow."""

RULED = re.compile(r"^expect ruling \S+ (?!refused)", re.MULTILINE)
"""A line that expects the referee to say something about an act that was done."""

COUNTS_FOR_NOTHING = re.compile(r"\b(?:void|refused?|put back)\b", re.IGNORECASE)
"""What the register says of acts that have no effect at a table."""

NOT_AT_A_TABLE = {
    "leeds-dwight-1888:9": "A cut made from the other pack is void",
    "leeds-dwight-1888:11": "a request to change afterwards is refused",
    "jerome-1877:s.1": "cut again",
    "jerome-1877:s.11": "No penalty",
    "jerome-1877:s.12": "Not offered under this code",
    "modern:m.9": "Higher total wins",
}
"""Laws and silences about no act that players do at cards, each with the words of the register: cutting for
seats, where the club refuses a cut, marks that are right, and how a game ends."""

NONE = {
    "professor-1862:L14": "premature lead is frozen",
    "professor-1862:L21": "first suit spoken binds",
    "professor-1862:L22": "doubtful wording can be cleared up",
    "professor-1862:L26b": "claim taken as proved",
    "professor-1862:S16": "correction allowed until the first lead or call",
    "jerome-1877:6.20": "Referee logs a pass",
    "jerome-1877:6.21": "Referee logs the partner as having passed",
    "jerome-1877:11.5": "Referee refuses",
    "leeds-dwight-1888:87": "Let the lead stand",
}
"""Laws whose consequence is no remedy, each with the words of the register that say so."""


def with_consequence(register: str) -> Iterator[str]:
    """Yield the ids of the laws that name an irregularity or a penalty."""
    for law_id, entry in load_register(register).entries.items():
        if isinstance(entry, Law) and entry.kind in ("irregularity", "penalty"):
            yield law_id


@pytest.mark.parametrize("register", REGISTERS)
def test_no_law_with_a_consequence_is_only_ever_refused(register: str) -> None:
    shown = {
        situation.law
        for situation, text in TEXTS.items()
        if situation.register == register and CONSEQUENCE.search(text)
    }
    only_refused = [
        law for law in with_consequence(register) if law not in shown and f"{register}:{law}" not in NONE
    ]
    assert only_refused == []


@pytest.mark.parametrize(("law", "words"), NONE.items())
def test_a_law_without_a_remedy_says_so_in_the_register(law: str, words: str) -> None:
    register, _, law_id = law.partition(":")
    entry = load_register(register)[law_id]
    assert isinstance(entry, Law)
    assert words in entry.club


def acts_of_no_effect(register: str) -> Iterator[tuple[str, str]]:
    """Yield other laws that say that an act counts for nothing, and what is decided where a register is
    silent."""
    for law_id, entry in load_register(register).entries.items():
        if isinstance(entry, Law):
            if COUNTS_FOR_NOTHING.search(entry.club) and entry.kind not in ("irregularity", "penalty"):
                yield law_id, entry.club
        else:
            yield law_id, entry.decision


@pytest.mark.parametrize("register", REGISTERS)
def test_an_act_that_counts_for_nothing_is_done_and_ruled_on(register: str) -> None:
    ruled = {
        situation.law
        for situation, text in TEXTS.items()
        if situation.register == register and RULED.search(text)
    }
    missing = {f"{register}:{law}" for law, _ in acts_of_no_effect(register) if law not in ruled}
    assert missing == {law for law in NOT_AT_A_TABLE if law.startswith(f"{register}:")}


@pytest.mark.parametrize(("law", "words"), NOT_AT_A_TABLE.items())
def test_a_law_about_no_act_at_cards_says_so_in_the_register(law: str, words: str) -> None:
    register, _, law_id = law.partition(":")
    assert words in dict(acts_of_no_effect(register))[law_id]


@pytest.mark.parametrize("name", CODE_NAMES)
def test_every_irregularity_with_a_remedy_is_ruled_on_in_some_record(name: str) -> None:
    register = load_code(name).register
    texts = [text for situation, text in TEXTS.items() if situation.register == register]
    missing = [
        kind
        for kind, row in load_code(name).provisions.items()
        if (row.follows or row.choices)
        and not any(
            re.search(
                rf"^expect ruling {kind} (?:imposed|offered|chosen|heard|lapsed|noted)", text, re.MULTILINE
            )
            for text in texts
        )
    ]
    assert missing == []


@pytest.mark.parametrize("register", REGISTERS)
def test_a_ruling_without_a_penalty_cites_no_law_that_has_one(register: str) -> None:
    for situation, text in TEXTS.items():
        if situation.register != register:
            continue
        record = read_record(text)
        penal = penal_laws(record.code)
        assert penalties(register) <= penal
        rulings = (ruling for step in referee(record, law=situation.law) for ruling in step.rulings)
        cited = {
            law
            for ruling in rulings
            if ruling.verdict is Verdict.NOTED and "No penalty" in ruling_text(ruling, record.code)
            for law in ruling.laws
        }
        assert not cited & penal, situation.name


def penalties(register: str) -> set[str]:
    """Return the laws of a register that are penalties."""
    entries = load_register(register).entries
    return {law for law, entry in entries.items() if isinstance(entry, Law) and entry.kind == "penalty"}
