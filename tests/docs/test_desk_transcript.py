"""The conversation in the page on the referee happens so, line by line."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.cli.referee.desks import Talk

PAGE = Path(__file__).parents[2] / "docs" / "referee.md"
_TYPED = re.compile(r"(?:[0-9]+>|\[Enter\])(?: (.*))?")


def test_conversation_happens_as_the_page_shows_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    found = re.search(
        r"<!-- desk: (\S+) -->\n```text\n(.*?)```\n", PAGE.read_text(encoding="utf-8"), re.DOTALL
    )
    assert found is not None
    code, shown = found.groups()
    talk, lines = Talk(code, at_terminal=True), []
    for typed in (one[1] or "" for line in shown.splitlines() if (one := _TYPED.fullmatch(line))):
        lines.append(f"{talk.conversation.prompt}{typed}".rstrip())
        talk.hear(typed)
        lines += talk.said
    assert lines == shown.splitlines()
