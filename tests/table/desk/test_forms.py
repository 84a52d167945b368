"""The forms hold every act of the grammar, and each language has all texts."""

from __future__ import annotations

import re

import pytest

from euchre.acts import TABLE_ACTS
from euchre.acts.text import _REGULAR
from euchre.table.desk import Form, draft_of, forms, group_label, label, languages, search_words
from euchre.table.desk.texts import catalogue, question_text
from euchre.table.topics import QUESTIONS, TOPICS

MATTERS = "{fault} {back} {asked} {answer} {said} {notice} {order} {refused} {admitted} {withdrawn} {topic}"


def in_grammar(form: Form) -> str:
    """Return a form with the placeholders of the grammar, without who does it."""
    pattern = form.pattern
    for names, placeholder in (
        ("held-cards cards", "{cards}"),
        ("held played card face", "{card}"),
        (f"{re.sub('[{}]', '', MATTERS)} irregularity matter remedy", "{matter}"),
        ("trick to-trick claimed-trick lifted left count tricks points number deal", "{number}"),
    ):
        for name in names.split():
            pattern = pattern.replace(f"{{{name}}}", placeholder)
    return pattern.partition(" ")[2]


def test_every_table_act_has_a_form() -> None:
    assert {form for form in TABLE_ACTS if form not in {in_grammar(one) for one in forms()}} == set()


def test_every_regular_act_has_a_form() -> None:
    verbs = {form.pattern.split(" ")[1] for form in forms()}
    known = {re.split(r"[ ({\\]", pattern.removeprefix("(?P<word>"))[0] for pattern, _ in _REGULAR}
    assert {verb for verb in known if verb.isalpha() and verb not in verbs} == set()


def test_ids_are_unique() -> None:
    ids = [form.id for form in forms()]
    assert len(ids) == len(set(ids))


@pytest.mark.parametrize("language", languages())
def test_each_language_words_every_form_with_the_same_places(language: str) -> None:
    for form in forms():
        places = re.findall(r"{([a-z-]+)}", label(form, language))
        assert sorted(places) == sorted(form.places), form.id
        assert isinstance(search_words(form, language), tuple)
        assert group_label(form.phase, language)
        assert all(question_text(place, language) for place in form.places)
    own = set(catalogue(language).get("forms", ()))
    assert own == (set() if language == "en" else {form.id for form in forms()})


@pytest.mark.parametrize("language", languages())
def test_each_language_has_the_same_texts(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    for section in ("groups", "questions", "blanks", "facts"):
        assert other[section].keys() == english[section].keys(), section
    for place, values in english["values"].items():
        assert other["values"][place].keys() == values.keys(), place


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(LookupError, match="the desk has no texts in 'xx'"):
        catalogue("xx")


@pytest.mark.parametrize(
    ("text", "form", "values"),
    [
        ("B 9H", "plays", ("B", "9H")),
        ("A deals 3.3.3.3-1.2.3.2", "deals", ("A", "3.3.3.3-1.2.3.2")),
        ("A+C marks 2", "marks", ("A+C", "2")),
        ('"Eve" points out overcount', "points-out", ('"Eve"', "overcount")),
        ("deal 3 by B for C", "deal-for", ("3", "B", "C")),
        ("table reports 1 trick for B", "reports", ("1", "B")),
        ("A claims revoke against D in trick 2", "claims-in-trick", ("A", "revoke", "D", "2")),
    ],
)
def test_the_text_of_an_act_is_read_into_its_form(text: str, form: str, values: tuple[str, ...]) -> None:
    draft = draft_of(text)
    assert draft is not None
    assert (draft.form.id, draft.values) == (form, values)


def test_other_texts_have_no_form() -> None:
    assert draft_of("A led out of turn") is None


@pytest.mark.parametrize("language", languages())
def test_every_topic_has_a_text(language: str) -> None:
    values = catalogue(language)["values"]
    assert (set(values["topic"]), set(values["asked"])) == (set(TOPICS), set(QUESTIONS))
