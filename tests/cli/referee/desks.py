"""A desk held in this process, as a person or a pipe speaks to it."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from euchre.cli.referee.conversation import Conversation
from euchre.cli.referee.desk_command import begun
from euchre.cli.referee.kept_record import KeptRecord
from euchre.pictures import Line, plain

CALLED = ("deal a", "a turns up 9h", "b orders up", "a discards ??")
"""A deal up to the first lead, which is B's; B and D make hearts trump."""


class Talk:
    """A conversation whose words are kept."""

    def __init__(
        self,
        code: str | None,
        path: Path | str | None = None,
        *,
        at_terminal: bool = False,
        forms_table: bool = False,
    ) -> None:
        self.said: list[str] = []
        record = KeptRecord(None if path is None else str(path))
        self.conversation = Conversation(
            begun(code, (), record), record, self._keep, forms_table=forms_table, confirms_typed=at_terminal
        )
        self.conversation.begin()

    def _keep(self, lines: Iterable[Line]) -> None:
        self.said.extend(plain(line) for line in lines)

    def hear(self, *lines: str) -> str:
        """Return what the desk says to the last of some lines, in one line."""
        for line in lines:
            self.said.clear()
            self.conversation.hear(line)
        return " ".join(" ".join(self.said).split())

    @property
    def texts(self) -> tuple[str, ...]:
        """The entries as the record has them."""
        return self.conversation.desk.texts

    def close(self) -> None:
        """Give up the record."""
        self.conversation.record.close()
