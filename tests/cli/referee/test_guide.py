"""The guide reaches every act and every claim, by numbers or words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from euchre.acts import TABLE_ACTS, read_act
from euchre.cli.referee.desk import Desk
from euchre.cli.referee.wordlist import REGULAR_ACTS
from euchre.laws import CODE_NAMES, house_variant, load_code
from euchre.seats import Seat
from euchre.table import RefereedTable
from euchre.table.speech.guiding.forms import forms
from euchre.table.speech.guiding.guide import Guide, act_text, answered, is_possible, step_of
from euchre.table.speech.guiding.places import choices_of
from tests.cli.referee.talks import Talk, desk_after
from tests.cli.referee.test_asked_first import BEGUN, L
from tests.cli.referee.words.sayings.test_sayings import STATES, desk

HOUSE = house_variant(
    load_code("modern"),
    {"joker": True, "defend_alone": True, "farmers_hand": True, "partners_best": True},
)


def house_table(*lines: str) -> RefereedTable:
    """A table at which the house has agreed on what the codes do not have."""
    return desk_after(HOUSE, *lines).table


TABLES = [
    *(desk(L, state).table for state in STATES),
    *(desk("modern-3", state).table for state in ("deal", "up", "made", "play")),
    *(desk("professor-1862", state).table for state in ("up", "ordered", "lone")),
    house_table("deal a", "a turns up joker"),
    house_table("deal a", "a turns up 9h"),
    house_table("deal a", "a turns up 9h", "b orders up alone", "a discards ??"),
]


def walked(pattern: str, table: RefereedTable, answers: dict[str, str]) -> str | None:
    """The act to which the guide leads by its own questions; None if it does not offer it."""
    form = next(one for one in forms() if one.pattern == pattern)
    for who in table.code.seating.seats:
        if not is_possible(form, who, table):
            continue
        guide: Guide | None = Guide()
        for answer in (str(who), form.group, form.words):
            assert guide is not None
            guide = answered(guide, answer, table)
        while guide is not None and (step := step_of(guide, table)) is not None:
            guide = answered(guide, "1" if step.choices else answers[step.question.split("?")[0]], table)
        assert guide is not None
        return act_text(guide, table)
    return None


TYPED = {
    "Which card": "nine of hearts",
    "Which cards": "nine of hearts and ten of spades",
    "What words": "lead trumps",
    "How many cards in each round": "three then two",
    "Which trick": "first",
    "How many cards lifted": "six",
    "How many cards left": "2",
    "How many cards": "six",
    "How many points": "two points",
    "How many tricks for the makers": "3",
}


@pytest.mark.parametrize("pattern", [form.pattern for form in forms()])
def test_every_act_of_the_guide_is_reached_at_some_table(pattern: str) -> None:
    found = next((text for table in TABLES if (text := walked(pattern, table, TYPED))), None)
    assert found is not None
    if not pattern.startswith("deal "):
        assert read_act(found).text == found


@pytest.mark.parametrize("code", ["modern", "modern-3", "modern-2"])
def test_guide_offers_only_acts_that_the_game_has(code: str) -> None:
    table = desk(code, "up").table
    offered = [form.words for form in forms() if is_possible(form, Seat.B, table)]
    strange = (
        "jambone",
        "jamboree",
        "joker",
        "low cards",
        "new packs",
        *(["dummy"] if code == "modern" else []),
    )
    assert not [words for words in offered if any(one in words for one in strange)]


def test_guide_has_every_form_of_act() -> None:
    kinds = {form.pattern.replace("{who} ", "") for form in forms()}
    named = {re.sub(r"\{(\w+)[^}]*\}", _field, kind) for kind in kinds}
    assert set(TABLE_ACTS) - named == set()
    verbs = {form.pattern.split(" ")[1].rstrip("{}") for form in forms() if " " in form.pattern}
    regular = {example.split(" ")[1] for example, _ in REGULAR_ACTS}
    assert {verb for verb in regular if verb.islower()} - verbs <= {"orders", "assists", "takes"}


def _field(found: re.Match[str]) -> str:
    kept = ("cards", "card", "suit", "seat", "number", "words")
    return "{" + (found[1] if found[1] in kept else "matter") + "}"


@pytest.mark.parametrize("code", ["professor-1862", L, "jerome-1877", "modern", "modern-3", "modern-2"])
def test_every_irregularity_of_a_code_may_be_claimed(code: str) -> None:
    table = desk(code, "up").table
    offered = {choice.value for choice in choices_of("irregularity", table.code.seating.seats[0], table)}
    assert set(load_code(code).provisions) <= offered


def test_what_may_be_chosen_comes_first() -> None:
    table = desk(L, "offered").table
    guide: Guide | None = Guide()
    for answer in ("B", "a penalty, a choice or a claim"):
        assert guide is not None
        guide = answered(guide, answer, table)
    assert guide is not None
    step = step_of(guide, table)
    assert step is not None
    assert step.choices[0].value == "B chooses recall"
    done = answered(guide, "1", table)
    assert done is not None
    assert step_of(done, table) is None
    assert act_text(done, table) == "B chooses recall"


def test_a_line_that_is_not_understood_starts_the_guide_with_what_it_names(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(L, tmp_path, capsys)
    said = talk.says(*BEGUN, "Bob orders up", "Ann discards ??", "Bob frobnicates the nine of spades")
    assert "is not understood" in said
    assert "What did Bob do? 1 leads or plays a card" in said
    assert "What did Bob do?" in talk.says("playing")
    assert "Understood: Bob plays the nine of spades" in talk.says("1")
    assert talk.entries[-1] == "B 9S"


def test_acts_that_the_line_suggests_come_first(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(L, tmp_path, capsys)
    said = talk.says(*BEGUN, "Bob orders up", "Ann discards ??", "Dot grabbed the turn-up from the cloth")
    assert "takes the turn-up into the hand" in said
    assert "Understood: Dot lifts the turn-up" in talk.says("takes the turn-up into")


def test_guide_starts_at_any_time_goes_back_and_ends(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(L, tmp_path, capsys)
    assert "Who did it? 1 A 2 B 3 C 4 D" in talk.says("guide")
    assert "What kind of thing did C do?" in talk.says("C")
    assert "Who did it?" in talk.says("back")
    assert "Nothing is entered" in talk.says("stop")
    assert talk.entries == []


def test_a_command_is_answered_and_the_guide_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    talk = Talk(L, tmp_path, capsys)
    assert "Score: Ann and Cid 0" in talk.says(*BEGUN, "guide", "Bob", "score")
    assert "What did Bob do?" in talk.says("bidding")
    assert "Understood: Bob passes" in talk.says("passes")


def test_another_line_leaves_the_guide(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    talk = Talk(L, tmp_path, capsys)
    talk.says(*BEGUN, "guide", "Bob passes")
    assert talk.entries[-1] == "B passes"
    assert "What kind of thing" not in talk.says("score")


@pytest.mark.parametrize("code", CODE_NAMES)
def test_every_irregularity_of_a_code_can_be_claimed_by_the_guide(code: str) -> None:
    table = desk_after(code, "deal A").table
    offered = {choice.value for choice in choices_of("irregularity", Seat.B, table)}
    assert sorted(set(table.code.provisions) - offered) == []


def test_guide_begins_a_deal_out_of_turn() -> None:
    table = Desk(load_code("modern")).table
    guide = Guide(who=Seat.B)
    for answer in ("the deal", "begins the next deal although another has to deal", "A"):
        found = answered(guide, answer, table)
        assert found is not None
        guide = found
    assert act_text(guide, table) == "deal B for A"
