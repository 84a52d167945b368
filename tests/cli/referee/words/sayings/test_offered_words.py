"""Every word that a hint, a list or a refusal of the referee uses is understood when it is typed.

Tables of all six games and their houses are drawn from seeds; what the desk offers there in quotation marks
is typed at the same table, and every remedy is chosen in the words of its offer.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from euchre.cli.referee.answers.questions import NOW, UNDO, WHY, answer_to
from euchre.cli.referee.assistant import Assistant
from euchre.cli.referee.desk_help import HELP
from euchre.cli.referee.wordlist import MATTERS, REGULAR_ACTS
from euchre.errors import EuchreError, NotationError
from euchre.laws import CODE_NAMES, load_code
from euchre.table import RefereedTable, after, deal_begins, new_table
from euchre.table.ruling import Verdict
from euchre.table.speech.plain import plain
from euchre.table.speech.results import result_told
from euchre.table.speech.sentences.meaning import ASKS
from euchre.table.speech.shorthand import split_line
from euchre.table.speech.telling import is_understood, told_in
from euchre.table.speech.unsettled.choosing import choice_said
from euchre.table.terms.holders import holders_of
from euchre.table.words.offered import claims_possible, open_offers, typed
from euchre.table.words.remedies import choice_words
from euchre.table.words.rulings import ruling_text
from euchre.table.words.still_open import still_open
from tests.cli.referee.talks import desk_after
from tests.cli.referee.words.sayings.test_sayings import SAYINGS, STATES, desk
from tests.properties.refereeing.refereed_houses import house_of
from tests.properties.refereeing.refereed_tables import next_act

TABLES = 6
"""Tables of each game."""
ACTS = 40
LOOKED = 0.2
"""The share of acts after which everything on offer is typed."""
SINGLE = [saying for _, _, saying, _ in SAYINGS if len(split_line(saying)) == 1]
"""Sayings that are not several in a line."""
COMMANDS = ("help", "list", "open", "score", "words", "drop", "why")
QUOTED = re.compile(r"(?<!\w)'([^']+(?:'s [^']*)*)'(?!\w)")
ECHO = re.compile(r"^'.*?'(?=:| is not understood)|nothing is called '[^']*'|cannot say '[^']*'")


def offered(message: str) -> list[str]:
    """The sentences that a message gives to be typed; what was typed is not among them."""
    return QUOTED.findall(ECHO.sub("", message))


def is_answered(text: str, table: RefereedTable) -> bool:
    """Whether the desk knows what a text means."""
    if text in COMMANDS or answer_to(text, table) is not None:
        return True
    asks = any(words.fullmatch(plain(text, table)) for words in (NOW, UNDO, WHY))
    return asks or is_understood(text, table) or result_told(text, table) is not None


def of_rulings(table: RefereedTable) -> Iterator[str]:
    """What the last rulings offer and the desk does not understand."""
    for ruling in table.last_rulings:
        for text in offered(ruling_text(ruling, table.code)):
            if not is_answered(text, table):
                yield f"a ruling offers {text!r}: {ruling_text(ruling, table.code)}"


def of_table(table: RefereedTable, chance: Random) -> Iterator[str]:
    """The offers at a table that are not understood there."""
    yield from of_choices(table)
    for text in claims_possible(table):
        if not is_answered(text, table):
            yield f"{text!r} is not understood"
    saying = garbled(chance.choice(SINGLE), chance)
    try:
        told_in(saying, table)
    except EuchreError as fault:
        wrong = (text for text in offered(str(fault)) if not is_answered(text, table))
        yield from (f"{saying!r} is answered with {text!r}: {fault}" for text in wrong)


def of_choices(table: RefereedTable) -> Iterator[str]:
    """The remedies open at a table that nobody can choose by the words of the offer, or as the desk says."""
    for case, ruling in open_offers(table):
        for remedy in ruling.remedies:
            for seat in ruling.holders:
                if not is_understood(typed(table, case, seat, remedy), table):
                    yield f"{typed(table, case, seat, remedy)!r} is not understood"
                text = f"{seat} {choice_words(table.code, case, remedy)}"
                said = choice_said(text, table) or ""
                asked = offered(said) if said.startswith(ASKS) else [text]
                if not (said and asked and all(is_understood(one, table) for one in asked)):
                    yield f"{text!r} is not understood"


def garbled(saying: str, chance: Random) -> str:
    """A saying, one of its words spelt wrongly about every second time."""
    words = saying.split()
    place = chance.randrange(2 * len(words))
    return " ".join(word[:-1] + "z" if number == place else word for number, word in enumerate(words))


def faults(seed: int) -> Iterator[str]:
    """What is not understood at the table of a seed."""
    chance, code = Random(seed), house_of(seed)
    table = deal_begins(new_table(code, dealer=code.seating.seats[0]))
    for _ in range(ACTS):
        act = next_act(chance, table)
        try:
            table = deal_begins(table) if act is None else after(table, act)
        except EuchreError:
            continue
        found = [*of_rulings(table)] + ([*of_table(table, chance)] if chance.random() < LOOKED else [])
        yield from (f"{code.name}, seed {seed}: {fault}" for fault in found)


@pytest.mark.parametrize("name", CODE_NAMES)
def test_whatever_the_referee_offers_is_understood(name: str) -> None:
    place = CODE_NAMES.index(name)
    seeds = (number * len(CODE_NAMES) + place for number in range(TABLES))
    assert list(islice((fault for seed in seeds for fault in faults(seed)), 3)) == []


def test_an_offer_that_is_not_understood_is_found() -> None:
    assert offered("'zork' is not understood; near to it: 'b deals', 'c's hand was exposed'") == [
        "b deals",
        "c's hand was exposed",
    ]
    assert not is_answered("throw", desk("modern", "led").table)
    assert is_answered("c throws down the hand", desk("modern", "led").table)


def test_choice_in_the_words_of_the_offer_is_the_choice() -> None:
    table = desk("leeds-dwight-1888", "offered").table
    (case, ruling), *_ = open_offers(table)
    assert ruling.verdict is Verdict.OFFERED
    seat = holders_of(table, case)[0]
    ((act, _),) = told_in(f"{seat} sends the card back, to lie face up", table)
    assert act.text == f"{seat} chooses recall"
    with pytest.raises(NotationError, match=f"Which suit\\? Type '{seat} calls hearts from C'"):
        told_in(f"{seat} calls the suit that A+C must lead next", table)


def test_what_may_be_claimed_is_open_with_the_words_to_type(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assistant = Assistant(load_code("modern"), str(tmp_path / "table.euchre"))
    lines = iter(
        ("deal a", "a dealt", "kh up", "b orders up", "a discards", "b as", "d ts", "what now", "quit")
    )
    assistant.run(lambda prompt: next(lines, None))
    said = " ".join(capsys.readouterr().out.split())
    assert "A or C may still claim play-out-of-turn, " in said
    assert "Type 'A claims play-out-of-turn'." in said


CALLED = (
    *("deal a", "a deals 3-2", "d holds ah jc qc tc 8s", "a turns up 9s", "b orders up", "a discards ??"),
    *("d exposes ah", "b 9c, c 7c, d tc, a 8c", "a calls ah from d"),
)


@pytest.mark.parametrize(
    "claim",
    [
        "a claims disobeyed-call",
        "c says d did not obey the call",
        "a claims that d disobeyed",
        "a says d didn't play the card called",
        "a complains that d refused to play the called card",
    ],
)
def test_a_card_called_and_not_played_is_open_to_a_claim(claim: str) -> None:
    desk = desk_after("professor-1862", *CALLED, "d qc")
    assert "type 'D takes back QC'" in still_open(desk.table)[0]
    (ruling,) = desk.entered(claim).entries[-1].rulings
    assert (ruling.irregularity, ruling.verdict) == ("disobeyed-call", Verdict.HEARD)
    desk = desk.entered("a kc")
    assert "A or C may still claim disobeyed-call, " in still_open(desk.table)[0]
    (ruling,) = desk.entered(claim).entries[-1].rulings
    assert (ruling.irregularity, ruling.verdict) == ("disobeyed-call", Verdict.IMPOSED)


@pytest.mark.parametrize(
    "played",
    [("d ah",), ("d qc", "a kc", "a claims disobeyed-call"), ("d qc", "a claims disobeyed-call", "a kc")],
)
def test_nothing_is_open_where_the_call_was_obeyed_or_paid_for(played: tuple[str, ...]) -> None:
    table = desk_after("professor-1862", *CALLED, *played).table
    assert not any("disobeyed-call" in sentence for sentence in still_open(table))


def test_every_sentence_of_the_help_is_understood() -> None:
    said = " ".join(HELP).replace("Bob", "B").replace("Cleo", "C").replace("Dan", "D")
    sentences = offered(said)
    assert len(sentences) >= 8
    for text in sentences:
        assert any(is_answered(text, desk("leeds-dwight-1888", state).table) for state in STATES), text


def test_every_command_of_the_help_is_one(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assistant = Assistant(load_code("modern"), str(tmp_path / "table.euchre"))
    lines = iter(("deal a", "a dealt 3-2", *COMMANDS, "law misdeal-count", "what if revoke", "quit"))
    assistant.run(lambda prompt: next(lines, None))
    assert all(any(line.startswith(word) or f"  {word}" in line for line in HELP) for word in COMMANDS[1:])
    said = capsys.readouterr().out
    assert "' is not understood" not in said
    assert "A revoke" in said.replace("\n", " ") or "revoke" in said


@pytest.mark.parametrize("form", [row[0] for row in (*REGULAR_ACTS, *MATTERS)])
def test_every_act_of_the_list_is_understood_at_the_desk(form: str) -> None:
    assert any(is_understood(form, desk("leeds-dwight-1888", state).table) for state in STATES)


@pytest.mark.parametrize("says", [row[1] for row in REGULAR_ACTS if "also: " in row[1]])
def test_other_words_for_an_act_are_understood(says: str) -> None:
    for words in says.partition("also: ")[2].partition(";")[0].split(", "):
        tables = (desk("leeds-dwight-1888", state).table for state in STATES)
        assert any(is_understood(words.strip("`"), table) for table in tables), words
