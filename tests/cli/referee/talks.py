"""Types lines at the desk and collects what it says."""

from __future__ import annotations

from pathlib import Path

import pytest

from euchre.cli.referee.assistant import Assistant
from euchre.cli.referee.desk import Desk
from euchre.laws import Code, load_code


class Talk:
    """A conversation at the desk of one table."""

    def __init__(self, code: str | Code, folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
        rules = load_code(code) if isinstance(code, str) else code
        self._assistant = Assistant(rules, str(folder / "table.euchre"))
        self._capsys = capsys

    def says(self, *lines: str) -> str:
        """What the desk says to the last of some lines, on one line."""
        left = iter(lines)
        said = ""

        def ask(prompt: str) -> str | None:
            nonlocal said
            line = next(left, None)
            said = self._capsys.readouterr().out
            return line

        self._assistant.run(ask)
        return " ".join(said.split())

    @property
    def entries(self) -> list[str]:
        """The entries, as the record has them."""
        return [entry.text for entry in self._assistant.desk.entries]


def desk_after(code: str | Code, *lines: str) -> Desk:
    """A desk at which lines have been typed."""
    desk = Desk(load_code(code) if isinstance(code, str) else code)
    for line in lines:
        desk = desk.entered(line)
    return desk


def entries_after(
    code: str | Code, lines: tuple[str, ...], folder: Path, capsys: pytest.CaptureFixture[str]
) -> list[str]:
    """The entries of a new desk once lines have been typed."""
    talk = Talk(code, folder, capsys)
    talk.says(*lines)
    return talk.entries
