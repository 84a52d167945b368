from __future__ import annotations

import time

import pytest

from euchre.arena import play_pair
from euchre.arena.results import pair_line, program_line, read_results, settings_line, settings_of
from euchre.errors import EuchreError
from euchre.laws import CODE_NAMES
from tests.arena.matches import match_of


@pytest.mark.parametrize("code", CODE_NAMES)
@pytest.mark.parametrize("unit", ["deals", "games"])
def test_a_pair_is_read_as_it_was_written(code: str, unit: str) -> None:
    match = match_of("simple", "random", code, unit)
    settings = settings_of([match], ["simple", "random"])
    pair = play_pair(match, 2, time.perf_counter)
    text = settings_line(settings) + program_line("1", None) + pair_line(match, pair)
    read = read_results(text, settings, match)
    (found,) = read.known["simple", "random"].values()
    assert (found.number, found.tables, found.health) == (2, pair.tables, pair.health)
    assert found.spent[0]["card"].steps == pair.spent[0]["card"].steps
    assert pair_line(match, found) == pair_line(match, pair)
    assert read.programs == [{"version": "1", "commit": None}]


@pytest.mark.parametrize(
    ("key", "other"), [("seed", 4), ("unit", "games"), ("players", ["simple"]), ("code", "x")]
)
def test_results_of_other_settings_are_refused_by_name(key: str, other: object) -> None:
    match = match_of("simple", "random")
    settings = settings_of([match], ["simple", "random"])
    with pytest.raises(EuchreError, match=f"its {key} is"):
        read_results(settings_line(settings), settings | {key: other}, match)


@pytest.mark.parametrize("line", ["", "[]", "{}", "no JSON", '{"pair":1}', '{"schema":"euchre/1"}'])
def test_a_text_that_holds_no_results_is_refused(line: str) -> None:
    match = match_of("simple", "random")
    settings = settings_of([match], ["simple", "random"])
    for text in (line + "\n", settings_line(settings) + line + "\n"):
        with pytest.raises(EuchreError, match="line"):
            read_results(text, settings, match)
