"""The bundled puzzles: whole, unlike each other, of every code, and right about their best choice."""

from __future__ import annotations

import pytest

from euchre.deal import legal_acts
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES
from euchre.puzzles import THEMES, next_puzzle, puzzle_by_id, puzzle_of, puzzles, puzzles_with, themes_in
from euchre.puzzles.puzzle import document_of, puzzle_from
from euchre.puzzles.shipped import likeness

LEAST = 1_000
MINED = [puzzle for puzzle in puzzles() if not puzzle.title]


def test_there_are_a_thousand_of_all_codes_and_nine_coups() -> None:
    assert len(MINED) >= LEAST
    assert {puzzle.code for puzzle in MINED} == set(CODE_NAMES)
    assert len(puzzles_with("coup")) == 9


def test_every_puzzle_can_be_played_and_offers_every_legal_act() -> None:
    for puzzle in puzzles():
        assert {one.act for one in puzzle.options} == set(puzzle.due.acts), puzzle.id
        assert puzzle.due.awaited
        assert set(puzzle.due.acts) <= set(legal_acts(puzzle.deal, puzzle.seat))
        assert set(puzzle.view.hand) <= set(puzzle.deal.hands[puzzle.seat])


def test_the_best_choice_is_clearly_the_best() -> None:
    for puzzle in MINED:
        assert puzzle.margin >= 0.2, puzzle.id
        assert puzzle.margin >= 5 * puzzle.error, puzzle.id
        worths = [(one.game or 0.0, one.points or 0.0) for one in puzzle.options]
        if puzzle.best.game is not None:
            assert worths[0][0] == max(game for game, _ in worths), puzzle.id


def test_no_two_are_alike() -> None:
    assert len({puzzle.id for puzzle in puzzles()}) == len(puzzles())
    assert len({likeness(puzzle) for puzzle in MINED}) == len(MINED)


def test_every_puzzle_has_a_theme_and_every_theme_a_puzzle() -> None:
    assert all(puzzle.themes for puzzle in puzzles())
    assert dict(themes_in(puzzles())).keys() == THEMES.keys()


def test_a_document_gives_the_puzzle_back() -> None:
    for puzzle in puzzles()[:40]:
        assert puzzle_from(document_of(puzzle)) == puzzle
        assert puzzle_by_id(puzzle.id) is puzzle


def test_the_puzzle_of_the_day_changes_daily_and_comes_again_after_all_others() -> None:
    first = 739_617
    days = [puzzle_of(first + day).id for day in range(60)]
    assert len(set(days)) >= 59
    assert puzzle_of(first).id == days[0]


def test_the_next_puzzle_is_near_the_rating_and_new() -> None:
    among = puzzles()
    found = next_puzzle(1_000, [], 1, among)
    assert found is not None
    assert abs(found.rating - 1_000) <= 200
    assert next_puzzle(1_000, [one.id for one in among], 1, among) is None


@pytest.mark.parametrize(("theme", "code"), [("no-such", None), ("coup", "modern")])
def test_an_unknown_or_empty_selection_is_refused(theme: str, code: str | None) -> None:
    with pytest.raises(EuchreError, match="there is no"):
        puzzles_with(theme, code)
    with pytest.raises(EuchreError, match="there is no puzzle"):
        puzzle_by_id("zzzz")
