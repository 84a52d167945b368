"""What is wrong with a record, and the remarks on the coups, in other languages: every sentence has words."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import euchre
from euchre.notation import Comment, coups
from euchre.notation.phrases import PHRASES
from euchre.table.topics import TOPICS
from tests.server.page.conftest import Opener
from tests.server.page.people.test_languages import FRENCH, english_on
from tests.server.page.people.test_texts import served
from tools.page.texts import LANGUAGES, Texts, catalogue

OTHERS = sorted(file.stem for file in (LANGUAGES / "records").iterdir())
PACKAGE = Path(euchre.__file__).parent
READERS = [
    *(PACKAGE / "notation" / f"{name}.py" for name in ("read", "egn_read", "egn_gifts", "emn", "json_keys")),
    *(PACKAGE / name for name in ("cards.py", "seats.py", "acts/text.py", "seating/records.py")),
    *(PACKAGE / "table" / name for name in ("moves.py", "physical/packets.py", "physical/discarding.py")),
    *(PACKAGE / name for name in ("game/sitting.py", "notation/egn_words.py")),
]
"""The modules whose errors a person meets who opens a record at the page."""
ERRORS = {"NotationError", "EuchreError"}
OF_WRITING = ("a match has at least one game", "the header ", "EMN needs ", "EGN ")
NESTED = re.compile(r"\{name\}|\{name\}: \{name\}")
"""An error that passes on another one, with or without its place."""


def texts(language: str, table: str) -> Texts:
    """Return a table of the words for records."""
    found = catalogue(LANGUAGES / "records" / f"{language}.js")[table]
    assert isinstance(found, dict)
    return found


def form_of(node: ast.expr) -> str | None:
    """Return the text of a message with `{name}` for its values; None for a message that is a variable."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        return node.value
    if not isinstance(node, ast.JoinedStr):
        return None
    parts = [one.value if isinstance(one, ast.Constant) else "{name}" for one in node.values]
    return "".join(str(part) for part in parts)


def messages_of(file: Path) -> Iterator[str]:
    """Yield the messages of the errors that a module raises or returns."""
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in ERRORS:
            form = form_of(node.args[0]) if node.args else None
            if form is not None and not NESTED.fullmatch(form) and not form.startswith(OF_WRITING):
                yield form
        if isinstance(node, ast.Assign) and [ast.unparse(one) for one in node.targets] == ["fault"]:
            yield from filter(None, map(form_of, [node.value]))


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_every_error_of_a_record(language: str) -> None:
    known = [
        re.compile(re.sub(r"\\\{(?:name|number)\\\}", ".+?", re.escape(form)))
        for form in {**texts(language, "faults"), **texts(language, "places")}
    ]
    found = {message for file in READERS for message in messages_of(file)}
    assert len(found) > 70
    assert {one for one in found if not any(form.fullmatch(one) for form in known)} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_every_remark_on_a_coup(language: str) -> None:
    remarks = {
        entry.text for record in coups().values() for entry in record.entries if isinstance(entry, Comment)
    }
    assert {*texts(language, "remarks")} == remarks


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_words_every_topic_and_the_remarks_of_old_games(language: str) -> None:
    assert {*TOPICS} - {*served(language, "matters")} == set()
    assert {*served(language, "remarks")} <= {*PHRASES}


def open_record(page: Page, text: str) -> None:
    """Choose a file with this text in the viewer."""
    page.set_input_files("#record", {"name": "a.euchre", "mimeType": "text/plain", "buffer": text.encode()})


def test_a_broken_record_and_a_coup_are_french(guest: Opener) -> None:
    page = guest(path="/viewer", **FRENCH)
    head = "euchre record 1\ncode modern\n"
    sheet = page.locator(".viewer .trouble p")
    open_record(page, "cards\n")
    expect(sheet).to_have_text(re.compile("^Ligne 1, colonne 1 : la première ligne d.une feuille est"))
    open_record(page, head + "deal 1 by A\nB pases\n")
    expect(sheet).to_have_text(
        re.compile("^Ligne 4, colonne 3 : « pases » n.est pas un coup; vouliez-vous dire")
    )
    open_record(page, head.replace("modern", "moderne"))
    expect(sheet).to_have_text(re.compile("^Ligne 2, colonne 6 : le jeu « moderne » n.existe pas; les jeux"))
    open_record(page, '{"fileType": "EGN", "version": "1.0"}')
    expect(sheet).to_have_text("Il manque « metadata »")
    open_record(page, head + "deal 1 by A\nA turns up 9H\nB 9H\n")
    expect(page.locator(".faults li").first).to_contain_text("Ligne 5")
    expect(page.locator(".viewer :lang(en)")).to_have_count(0)
    page.reload()
    page.locator("[data-coup='5']").click()
    expect(page.locator("h1")).to_have_text("Coup V : Un petit atout en quatrième")
    expect(page.locator(".steps-told")).to_contain_text("(le coup : toute carte plus haute donne")
    expect(page.locator(".viewer :lang(en)")).to_have_count(0)
    assert english_on(page) == []
