"""The desk offers all that can physically be done at a table and nothing else, tried act by act."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product

import pytest

from euchre.errors import EuchreError
from euchre.laws import load_code
from euchre.seats import Seat
from euchre.table import RefereedTable, new_table
from euchre.table.desk import ActDraft, Form, answered, forms, menu, places, scene_of
from euchre.table.desk.places import begun
from tests.table.desk.told import table_after

DEALT = ("deal 1 by A", "A deals 3-2")
HANDS = (
    "B holds AS KS 9H TD QC",
    "C holds 9S TS JH QD AC",
    "D holds JS QS AH AD TC",
    "A holds JD KD 9D KH 9C",
)
TURNED = (*DEALT, *HANDS, "A turns up TH")
PLAYED = (*TURNED, "B orders up", "A discards 9C", "B AS", "C 9S", "D JS", "A KH", "A KD", "B TD")
TABLES: Mapping[str, tuple[str, tuple[str, ...]]] = {
    "drawing": ("jerome-1877", ()),
    "shuffling": ("leeds-dwight-1888", ("deal 1 by A",)),
    "dealing": ("modern", ("deal 1 by A", "D shuffles", "A deals 3 to B")),
    "turning": ("professor-1862", DEALT),
    "ordering": ("modern", TURNED),
    "making": ("jerome-1877", (*TURNED, "B passes", "C passes", "D passes", "A turns down")),
    "preparing": ("leeds-dwight-1888", (*TURNED, "B orders up alone")),
    "a lead out of turn": ("jerome-1877", (*TURNED, "B orders up", "A discards 9C", "D AD")),
    "playing": ("modern", PLAYED),
    "unknown hands": ("professor-1862", ("deal 1 by A", "A turns up 9H", "B orders up", "B AS", "C 9S")),
    "over": ("jerome-1877", ("deal 1 by A", "A turns up 9H", "B orders up", "table reports 3 tricks for B")),
    "three hands": ("modern-3", ("deal 1 by A", "A turns up 9H", "B orders up")),
    "two hands": ("modern-2", ("deal 1 by A", "A turns up 9H")),
}
CARDS = ("AS", "9S", "TH", "KD", "AD", "9C", "??")
"""The cards with which acts are tried: played, held, turned up, put out and not known."""
DOMAIN: Mapping[str, tuple[str, ...]] = {
    "suit": ("spades", "hearts"),
    "trump": ("spades", "no trump"),
    "manner": ("alone", "jambone", "jamboree"),
    "packets": ("3-2", "3.3.2.3-2.2.3.2"),
    "words": ('"well"',),
    "back": ("red",),
    "deal": ("1", "2"),
    "irregularity": ("revoke", "lead-out-of-turn", "no-cut"),
    "matter": ("revoke",),
    "remedy": ("recall", "deal-again"),
    "order": ("win", "pass"),
    "notice": ("trick", "overcount"),
    "topic": ("advice", "turn"),
    "said": ("trump",),
    "asked": ("score", "trump"),
    "answer": ("none",),
    "fault": ("short",),
    "refused": ("penalty",),
    "admitted": ("revoke",),
    "withdrawn": ("claim",),
    **dict.fromkeys(("card", "face", "held", "played"), CARDS),
    **dict.fromkeys(("cards", "held-cards"), (*CARDS, "AS 9S", "?? ??", "KD AD")),
    **dict.fromkeys(("lifted", "left", "count", "tricks", "points"), ("0", "1", "5", "30")),
    **dict.fromkeys(("seat", "dealer"), tuple("ABCD")),
    **dict.fromkeys(("trick", "to-trick", "claimed-trick"), tuple("1236")),
}


@pytest.fixture(params=TABLES, name="table")
def table_of(request: pytest.FixtureRequest) -> RefereedTable:
    """Return each of the tables above."""
    code, acts = TABLES[request.param]
    return table_after(code, *acts) if acts else new_table(load_code(code))


def tried(form: Form, table: RefereedTable) -> Iterator[ActDraft]:
    """Return all acts of a form over the small domain, by whoever may be said to do them."""
    seating = table.code.seating
    doers = {"seats": seating.seats, "sides": seating.sides}.get(
        form.actors, (*seating.seats, *seating.sides)
    )
    domain = {**DOMAIN, "who": tuple(map(str, doers))}
    return (ActDraft(form, filled) for filled in product(*(domain[place] for place in form.places)))


def is_chosen(draft: ActDraft, table: RefereedTable) -> bool:
    """Return whether an act can be chosen place by place."""
    scene = scene_of(table)
    found = begun(draft.form, scene)
    try:
        while found.open_place is not None:
            found = answered(found, draft.values[found.gap], scene)
    except EuchreError:
        return False
    return found == draft and scene.accepts(draft.act_text or "")


def test_what_can_be_chosen_is_what_the_engine_takes(table: RefereedTable) -> None:
    scene = scene_of(table)
    offered = {item.draft.form for item in menu(table) if item.group == item.draft.form.phase}
    faults = []
    for form in scene.forms:
        for draft in tried(form, table):
            text = draft.act_text or ""
            taken, chosen = scene.accepts(text), is_chosen(draft, table)
            if chosen and not (taken and form in offered):
                faults.append(f"{text}: offered and impossible")
            if taken and not chosen and not is_of_no_effect(draft, table):
                faults.append(f"{text}: possible and not offered")
    assert faults == []


def is_of_no_effect(draft: ActDraft, table: RefereedTable) -> bool:
    """Return whether an act names what does not exist here; the engine takes it and lets it have no
    effect."""
    code, deal = table.code, table.sitting.deal
    remedies = [name for row in code.provisions.values() for name in (*row.choices, *row.follows)]
    named = dict(zip(draft.form.places, draft.values, strict=True))
    tricks = 0 if deal is None else len(deal.tricks)
    numbers = {
        place: int(named.get(place, "0")) for place in ("trick", "claimed-trick", "tricks", "to-trick")
    }
    return (
        numbers["trick"] > tricks
        or numbers["to-trick"] > tricks + 1
        or max(numbers["claimed-trick"], numbers["tricks"]) > code.hand_size
        or named.get("seat", "A") not in map(str, code.seating.seats)
        or ("remedy" in named and named["remedy"] not in remedies)
        or (named.get("manner") in ("jambone", "jamboree") and not code.jambone)
    )


def test_forms_of_no_menu_are_of_other_games_or_tables() -> None:
    everywhere = set(scene_of(new_table(load_code("modern"), dealer=Seat.A)).forms)
    left = {form.id for form in forms() if form not in everywhere and form.phase != "forming"}
    assert left <= {"deals-dummy", "looks-dummy", "counts-dummy", "takes-dummy", "fixes", "calls-jambone"} | {
        form.id for form in forms() if form.needs
    }


def test_each_question_lists_only_answers_that_lead_to_an_act(table: RefereedTable) -> None:
    for item in menu(table):
        draft = item.draft
        while (question := places(draft, table)) is not None:
            assert question.answers or question.free, item.label
            value = question.answers[0].value if question.answers else '"well"'
            draft = answered(draft, value, table)
        assert scene_of(table).accepts(draft.act_text or ""), item.label


@pytest.mark.parametrize(("place", "said"), [("played", "AS"), ("held", "KH")])
def test_cards_that_are_known_to_be_elsewhere_are_not_listed(place: str, said: str) -> None:
    table = table_after("modern", *PLAYED)
    form = next(one for one in forms() if one.id == {"played": "takes-back", "held": "plays"}[place])
    question = places(ActDraft(form, ("C",)), table)
    assert question is not None
    assert said not in [answer.value for answer in question.answers]
