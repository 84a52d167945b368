"""The texts of the page: all in catalogues, all used, and every language complete."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest

from euchre.acts.physical import TABLE_ACTS
from euchre.deal import Reason
from euchre.events.hall_after import EVENING, read_evening_act
from euchre.puzzles import THEMES, how_hard, puzzles
from euchre.server.page_files import PAGE, languages
from euchre.server.wire.requests import Greeting
from tools.page.texts import LANGUAGES, Texts, catalogue, compared, messages, values_in, whole

SCRIPTS = sorted(script for script in PAGE.rglob("*.js") if LANGUAGES not in script.parents)
CODE = {script: script.read_text() for script in SCRIPTS}
OTHERS = [name for name in languages() if name != "en"]
ENGLISH = whole("en")
SERVER = PAGE.parent
COMMENT = re.compile(r"/\*.*?\*/|(?<![:\"'`])//[^\n]*", re.DOTALL)
LITERAL = re.compile(r'"((?:[^"\\\n]|\\.)*)"|`((?:[^`\\]|\\.)*)`')
PUT_IN = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")
SPOKEN = re.compile(r"(?:^|\s)[A-Z][a-z]+|[a-z]{2,} [a-z]{2,}|…")
WORDS_OF_THE_SERVER = {PAGE / "evening" / "acts.js"} | {
    PAGE / "texts" / name for name in ("acts.js", "rules.js", "rulings.js", "served.js", "worded-rulings.js")
}
"""Scripts that build English sentences from what the server sends, or acts of the notation."""


def served(language: str, table: str) -> Texts:
    """Return what the server words in English, by its code, in another language."""
    found = catalogue(LANGUAGES / f"{language}.js")["served"]
    assert isinstance(found, dict)
    texts = found[table]
    assert isinstance(texts, dict)
    return texts


def test_texts_are_in_the_catalogue_only() -> None:
    shown = re.compile(r'(?:h\("[a-z0-9]+", \{[^}]*\}, |speak\(\[)"([^"]+)"')
    words = [one for code in CODE.values() for one in shown.findall(code)]
    assert [one for one in words if re.search(r"[a-z]{2}", one)] == []


def test_no_script_holds_words_for_people() -> None:
    """Sentences and capitalized words belong in the catalogue. Names of classes do not count."""
    silent = re.compile(
        COMMENT.pattern + r"|^import [^;]*;$|class: (?:\"[^\"]*\"|`[^`]*`)", re.DOTALL | re.MULTILINE
    )
    found = {
        PUT_IN.sub("", one or other)
        for script, code in CODE.items()
        if script not in WORDS_OF_THE_SERVER
        for one, other in LITERAL.findall(silent.sub("", code))
    }
    assert len(found) > 300
    of_the_wire = {"Bearer ", "Content-Type", "lays down", "no trump", "declines the cut", "turns up "}
    of_the_wire |= {"round robin", "Swiss", "by result", "single elimination", "double elimination"}
    of_the_wire |= {"most lone hands", "most marches", "most euchres", "low score"}
    of_the_server = {" What"}  # the end of a question in English
    in_every_language = {"… ", " …"}
    for_programmers = {"a form without its game"}
    told = {words for words in found if SPOKEN.search(words)}
    assert told == of_the_wire | of_the_server | for_programmers | in_every_language


def test_the_page_without_scripts_holds_no_words_but_its_title_and_a_note() -> None:
    page = (PAGE / "index.html").read_text()
    body = page.partition("<body>")[2]
    assert re.sub(r"<noscript>.*?</noscript>|<[^>]+>|\s", "", body) == ""
    assert re.findall(r"<title>(.*?)</title>", page) == ["Euchre"]


def test_every_text_of_the_catalogue_is_shown_somewhere() -> None:
    """Tables are looked up by a word of a message or a number, so that only their own name is written."""
    used = set(re.findall(r"[\w$]+", "".join(CODE.values())))
    keys = {
        path
        for path, _ in messages(ENGLISH)
        if path.split(".")[0] not in ("about", "served")
        and not any(part in used and _is_table(path, part) for part in path.split(".")[:-1])
        and path.split(".")[-1] not in used
    }
    assert keys == set()


def _is_table(path: str, part: str) -> bool:
    """Return whether a part of a key is a table that scripts look words up in."""
    return part != path.split(".")[0] or part in LOOKED_UP


LOOKED_UP = {"asked", "buttons", "games", "manners", "mannersWithin", "personas", "placesWithin", "strengths"}


def test_scripts_name_only_texts_that_exist() -> None:
    """Types are checked by `make check-page`; this finds a missing text where npm is not installed."""
    groups = {key: value for key, value in ENGLISH.items() if isinstance(value, dict)}
    named = {
        (group, key)
        for code in CODE.values()
        for group, key in re.findall(r"\btext\.(\w+)\.(\w+)", COMMENT.sub("", code))
        if group in groups
    }
    assert len(named) > 300
    assert {(group, key) for group, key in named if key not in groups[group]} == set()


def test_calls_give_every_value_that_a_message_needs() -> None:
    """Calls that name their values one by one are compared with the English message."""
    texts = dict(messages(ENGLISH))
    call = re.compile(r"\btext\.((?:\w+\.)+\w+)\(\{([^{}]*)\}\)")
    found = 0
    for code in CODE.values():
        for path, given in call.findall(code):
            if path not in texts:
                continue
            parts = re.split(r",(?![^()\[\]]*[)\]])", given)
            names = {name.partition(":")[0].strip() for name in parts if name.strip()}
            assert names >= values_in(texts[path]), path
            found += 1
    assert found > 50


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_text_with_the_same_values(language: str) -> None:
    assert compared(language) == []


@pytest.mark.parametrize("language", languages())
def test_every_plural_and_every_choice_has_a_last_resort(language: str) -> None:
    texts = {**whole(language), "about": {}}
    for path, message in messages(texts):
        for choice in re.findall(r"\{\s*\w+\s*,\s*(?:plural|select)\s*,", message):
            assert " other {" in message.partition(choice)[2], path
        assert message.count("{") == message.count("}"), path


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_every_refusal_of_the_server(language: str) -> None:
    named = re.compile(r'(?:Refusal|_trouble|_refuse)\(\s*(?:[^"()]*, )?"([a-z]+/[a-z-]+)"')
    sources = "".join(file.read_text() for file in SERVER.rglob("*.py"))
    reasons = {*named.findall(sources), *(reason.value for reason in Reason)}
    assert len(reasons) > 90
    assert reasons - {*served(language, "refusals")} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_every_act_at_a_table(language: str) -> None:
    acts = served(language, "acts")
    spoken_of_elsewhere = {"names {suit}", "names {card}"}
    assert {form for form in TABLE_ACTS} - {*acts} - spoken_of_elsewhere == set()
    called = ("passes", "turns down", "orders up", "assists", "takes up", "makes {suit}")
    lone = (f"{call} {{manner}}" for call in called[2:])
    for form in (*called, *lone):
        assert form in acts
        assert form in served(language, "buttons")
        assert form in served(language, "said")


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_every_greeting_in_words(language: str) -> None:
    greetings = {greeting for greeting in get_args(Greeting) if greeting.isascii()}
    assert {*served(language, "greetings")} == greetings


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_names_puzzles_and_every_entry_of_an_evening(language: str) -> None:
    assert {*served(language, "coups")} == {one.title for one in puzzles() if one.title}
    assert {*served(language, "themes")} == {*THEMES}
    assert {*served(language, "difficulties")} == {how_hard(one) for one in puzzles()}
    slots = {"name": "(.+)", "number": r"([0-9.-]+)"}
    forms = [re.sub(r"\{(\w+)\}", lambda slot: slots[slot[1]], form) for form in served(language, "entries")]
    acts = [read_evening_act(line) for line in ENTRIES]
    assert {type(act) for act in acts} == {*EVENING.all_acts}
    assert [line for line in ENTRIES if not any(re.fullmatch(form, line) for form in forms)] == []


ENTRIES = (
    "title Tuesdays",
    "plan 4 rounds of 8 deals, seed 7",
    "game modern",
    "watched by players, 30 seconds later",
    "rank by points",
    "prizes none",
    "prizes first",
    "player Ann Lee",
    "player Bob from round 2",
    "partner of Ann: Bob",
    "seed 1: Ann",
    "missing round 2: Ann; Bob takes the seat",
    "missing round 2: Ann",
    "leaves after round 2: Ann",
    "score round 1 table 2: 9 to 6",
    "boards round 1 table 2: 1-0 0-2",
    "luck round 1 table 2: -0.25 for side 1",
    "lone hands round 1: 2 by Ann",
    "marches round 1 table 2: 1 to 0",
    "euchres round 1 table 2: 1 to 0",
    "begin round 1, 20 minutes",
    "begin round 1, 1 minute",
    "begin round 1",
    "report round 1 table 2 side 1: 9 to 6",
    "disputed round 1 table 2: Ann says 9",
    "disputed round 1 table 2",
    "take back",
)


def test_the_server_names_the_languages_of_the_page(address: str) -> None:
    from urllib.request import urlopen

    assert f'data-languages="{" ".join(languages())}"' in urlopen(address).read().decode()
    assert languages() == sorted(file.stem for file in Path(LANGUAGES).iterdir() if file.is_file())
