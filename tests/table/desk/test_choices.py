"""What the desk says of an act before it is entered is what happens when it is entered."""

from __future__ import annotations

import pytest

from euchre.table import due
from euchre.table.desk import DeskChoice, choices, entered, menu, preview
from euchre.table.words.rulings import ruling_text
from tests.table.desk.told import Told, acts_told, table_after


def with_choices() -> list[Told]:
    """Return the acts of the records that leave a choice open, one for each table that is different."""
    return [told for told in acts_told() if told.session.table.open_cases]


def wrong_with(choice: DeskChoice, told: Told) -> str | None:
    """Return what is not as a choice says once it is made."""
    table = told.session.table
    now = entered(table, choice.act)
    result = choice.result
    before = (
        [0] * len(now.code.seating.sides) if table.sitting.deals != now.sitting.deals else list(due(table))
    )
    gained = [after - was for after, was in zip(due(now), before, strict=True)]
    if list(result.gained) != gained:
        return f"gives {gained}"
    if result.score != now.sitting.score.points:
        return f"leaves the score {now.sitting.score.points}"
    if result.goes_on == now.sitting.is_between_deals:
        return "ends the deal or does not"
    if not result.goes_on and result.next_dealer != now.sitting.next_dealer:
        return f"lets {now.sitting.next_dealer} deal"
    return None


def test_each_choice_leads_where_it_says() -> None:
    faults = []
    for told in with_choices():
        found = choices(told.session.table)
        faults += [f"{told.name} {one.act}: {wrong}" for one in found if (wrong := wrong_with(one, told))]
    assert faults == []


def test_each_open_choice_has_its_holders_its_end_and_a_label() -> None:
    bare = [
        (told.name, one)
        for told in with_choices()
        for one in choices(told.session.table)
        if not (one.holders and one.until and one.label)
    ]
    assert bare == []


def test_the_preview_of_an_act_shows_the_rulings_that_it_brings() -> None:
    faults = []
    for told in acts_told()[::7]:
        if told.has_people:
            continue
        table = told.session.table
        now = entered(table, told.text)
        shown = preview(table, told.text)
        ruled = tuple(ruling_text(one, now.code) for one in now.rulings[len(table.rulings) :])
        if shown.refused is not None or shown.rulings != ruled or shown.choices != choices(now):
            faults.append(f"{told.name} {told.text}: {shown}")
    assert faults == []


LED_OUT_OF_TURN = ("deal 1 by A", "A turns up 9H", "B orders up", "A discards ??", "D KS")


def test_a_preview_refuses_what_cannot_be() -> None:
    table = table_after("jerome-1877", *LED_OUT_OF_TURN)
    shown = preview(table, "D takes back AS")
    assert shown.refused is not None
    assert "has not played AS" in shown.refused
    assert preview(table, "D takes it back").refused is not None
    assert shown.rulings == ()


def test_choices_come_first_in_the_menu_and_name_their_holder() -> None:
    table = table_after("leeds-dwight-1888", *LED_OUT_OF_TURN)
    first = menu(table)[0]
    assert (first.group, first.draft.act_text) == ("choice", choices(table)[0].act)
    assert all(one.holders == choices(table)[0].holders for one in choices(table))


@pytest.mark.parametrize("code", ["modern", "professor-1862"])
def test_a_choice_is_previewed_and_leaves_the_table_as_it_was(code: str) -> None:
    table = table_after(code, *LED_OUT_OF_TURN)
    before = table
    for choice in choices(table):
        assert preview(table, choice.act).refused is None
    assert table == before
