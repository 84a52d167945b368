"""Advice in other languages: every sentence of the explanations, and every maxim of the books."""

from __future__ import annotations

import json
import re
from typing import get_args

import pytest
from playwright.sync_api import expect

from euchre.bots import Reasoned
from euchre.chance import Stream
from euchre.explain import Explanation, Sentence, explain_reasons, with_maxims
from euchre.explain.sentence import Key
from euchre.laws.register import ADVICE_NAMES, load_advice
from euchre.lessons import lessons
from euchre.puzzles import Puzzle, layouts, puzzles, puzzles_with, question
from euchre.puzzles import answered as answered_puzzle
from euchre.review.choices import ChoicePhase, RecordedChoice
from euchre.review.document import choice_document
from euchre.review.evaluating import ChoiceMark, ReviewedChoice
from euchre.view import SeatView
from tests.bots.book.examples import answered, cases, position
from tests.server.page.conftest import Opener
from tools.page.texts import LANGUAGES, Texts, catalogue, messages, values_in

OTHERS = sorted(file.stem for file in (LANGUAGES / "advice").iterdir())
OF_BOOKS = {"author", "heading", "says", "reason", "maxims", "game"}
"""Values that the page adds to a sentence about maxims."""


def texts(folder: str, language: str) -> Texts:
    """Return the texts about choices, or the maxims, in a language."""
    return catalogue(LANGUAGES / folder / f"{language}.js")


def sentences_of(language: str) -> dict[str, str]:
    """Return the messages of a language by the key of the sentence."""
    found = texts("advice", language)["sentences"]
    assert isinstance(found, dict)
    return {key: message for key, message in found.items() if isinstance(message, str)}


def sentences_in(one: Explanation) -> list[Sentence]:
    """Return every sentence of an explanation; each is one that can be worded in another language."""
    parts = [*one.advice, *one.reasoning, one.closeness, one.maxim, one.note]
    parts += [sentence for paragraph in one.details for sentence in paragraph.sentences]
    assert [part for part in parts if part and not isinstance(part, Sentence)] == []
    return [part for part in parts if isinstance(part, Sentence)]


def about_puzzle(one: Puzzle) -> list[Sentence]:
    """Return what is asked about a puzzle, and what is said about its best and its worst answer."""
    answers = [answered_puzzle(one, option.act.text) for option in (one.options[0], one.options[-1])]
    return [question(one), layouts(one), *(sentence for found in answers for sentence in found.judged)]


def explained(view: SeatView, reasons: Reasoned) -> list[Sentence]:
    """Return the sentences about a choice, in a hint and below a table of its options."""
    return [
        sentence
        for has_table in (False, True)
        for sentence in sentences_in(explain_reasons(view, reasons, view.seat, has_table=has_table))
    ]


@pytest.fixture(scope="module")
def said() -> list[Sentence]:
    """Return the sentences about the choices of some puzzles and of every situation of the books."""
    found: list[Sentence] = []
    for one in (*puzzles()[::7], *puzzles_with("coup")):
        found += about_puzzle(one)
        found += explained(one.view, with_maxims(one.view, one.due, Stream(0), one.reasons))
    for book, _, example in (*cases("speaks"), *cases("silent")):
        view = position(book, example.given).view
        found += explained(view, answered(book, example.given))
    return found


def test_the_second_language_has_advice() -> None:
    about = catalogue(LANGUAGES / "fr.js")["about"]
    assert isinstance(about, dict)
    assert about["advice"] in OTHERS


@pytest.mark.parametrize("language", OTHERS)
def test_no_sentence_about_a_choice_lacks_a_text(language: str) -> None:
    assert [key for key in get_args(Key) if key not in sentences_of(language)] == []
    assert [key for key in sentences_of(language) if key not in get_args(Key)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_has_the_values_that_its_text_names(language: str, said: list[Sentence]) -> None:
    told = sentences_of(language)
    assert len({one.key for one in said}) > 60
    lacking = {
        (one.key, value) for one in said for value in values_in(told[one.key]) - {*one.values} - OF_BOOKS
    }
    assert lacking == set()


@pytest.mark.parametrize("language", OTHERS)
def test_no_lesson_lacks_a_text(language: str) -> None:
    here = dict(messages(texts("lessons", language)))
    wanted = {f"{lesson.id}.{part}" for lesson in lessons() for part in ("title", "goal")}
    for lesson in lessons():
        for number, step in enumerate(lesson.steps):
            parts = ("words", "why", "otherwise", *(f"replies.{act}" for act in step.replies))
            wanted |= {f"{lesson.id}.steps.{number}.{part}" for part in parts}
    assert {path for path, words in here.items() if words} == wanted


WORDED = """
async (sentences) => {
  const { advised } = await import("/texts/advice.js");
  const naming = seat => ({name: seat === "A" ? "vous" : `Joueur${seat}`, isYou: seat === "A"});
  return sentences.map(([key, values]) => advised([{key, values}], naming));
}
"""


def test_the_page_words_every_sentence(guest: Opener, said: list[Sentence]) -> None:
    page = guest(locale="fr-CA")
    each = sorted({(one.key, json.dumps(dict(one.values))) for one in said})
    words: list[str | None] = page.evaluate(WORDED, [(key, json.loads(values)) for key, values in each])
    wrong = re.compile(
        r"undefined|null|NaN|[{}]|  |\bde le |\bà le |\b(?:the|of|your|hearts|spades|clubs|partner)\b"
    )
    assert [one for one, told in zip(each, words, strict=True) if told is None or wrong.search(told)] == []
    assert [told for told in words if told is not None and not re.match(r"[A-ZÀÉÊ0-9].*[.)?]$", told)] == []


REVIEWED = """
async (choice) => {
  const { head, why } = await import("/study/review-parts.js");
  const main = document.createElement("main");
  main.append(head({people: {A: "Ann", B: null}}, choice), why({people: {A: "Ann", B: null}}, choice));
  document.body.replaceChildren(main);
}
"""


def test_a_reviewed_choice_is_worded_by_the_page(guest: Opener) -> None:
    one = next(puzzle for puzzle in puzzles() if not puzzle.title and len(puzzle.options) > 2)
    choice = RecordedChoice(
        place="call.1",
        seat=one.seat,
        phase=ChoicePhase.CALLS,
        view=one.view,
        due=one.due,
        act=one.options[-1].act,
        number=1,
    )
    reasons = with_maxims(one.view, one.due, Stream(0), one.reasons)
    page = guest(locale="fr-CA")
    reviewed = ReviewedChoice(choice=choice, mark=ChoiceMark.BLUNDER, reasons=reasons, cost=1.0)
    page.evaluate(REVIEWED, choice_document(reviewed))
    expect(page.locator("main")).to_contain_text("La chance de gagner la partie est de 71,7")
    expect(page.locator("main :lang(en)")).to_have_count(0)


@pytest.mark.parametrize("language", OTHERS)
def test_no_maxim_lacks_a_text(language: str) -> None:
    here = dict(messages(texts("maxims", language)))
    wanted = {
        f"{book}.maxims.{maxim}.{part}"
        for book in ADVICE_NAMES
        for maxim in load_advice(book).maxims
        for part in ("heading", "says", "why")
    }
    assert wanted - {path for path, words in here.items() if words} == set()
    assert {path for path in here if ".maxims." in path} - wanted == set()
