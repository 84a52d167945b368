"""A player who is an outside program: views and acts as lines of JSON, one answer to each question.

`docs/engines.md` is the protocol. The program itself is somebody else's business: it is reached by a
channel of lines.
"""

from __future__ import annotations

import json
from typing import Any, Protocol

from ..acts import Act
from ..chance import Stream
from ..deal import Due
from ..view import View
from .faults import PlayerFault
from .view_values import view_values

PROTOCOL = "euchre.engine/1"
_MOST_BITS = 53
"""Seeds are whole numbers that every JSON reader holds exactly."""


class Silence(Exception):
    """The program gave no line: why, as it is written after its name."""


class Channel(Protocol):
    """Lines to a program and from it."""

    @property
    def last_line(self) -> str | None:
        """The last line it wrote, to whatever stream; None if it wrote none."""

    def send(self, line: str) -> None:
        """Write it a line, if it is still there."""

    def receive(self, patience: float) -> str:
        """Its next line. Raises Silence if none comes within so many seconds, or it is gone."""

    def close(self) -> None:
        """Let it end."""


class EnginePlayer:
    """Asks the program for each choice; whatever goes wrong raises PlayerFault."""

    def __init__(self, name: str, channel: Channel, patience: float) -> None:
        self.name = name
        self._channel = channel
        self._patience = patience
        line = self._asked({"ask": "protocol", "protocol": PROTOCOL})
        if self._object(line).get("protocol") != PROTOCOL:
            raise self._fault(f"does not answer that it speaks {PROTOCOL}", line)

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        """The act that the program names."""
        seed = stream.bits() >> (64 - _MOST_BITS)
        acts = {act.text: act for act in due.acts}
        question = {"ask": "act", "seed": seed, "acts": list(acts), "view": view_values(view)}
        line = self._asked(question)
        said = self._object(line).get("act")
        if not isinstance(said, str) or said not in acts:
            lawful = ", ".join(f"'{text}'" for text in acts)
            raise self._fault(f"answered {json.dumps(said)}, where the lawful acts are {lawful}", line)
        return acts[said]

    def close(self) -> None:
        """Let the program end."""
        self._channel.close()

    def _asked(self, question: dict[str, Any]) -> str:
        try:
            self._channel.send(json.dumps(question, separators=(",", ":")))
            return self._channel.receive(self._patience)
        except Silence as silence:
            raise self._fault(str(silence), self._channel.last_line) from None

    def _object(self, line: str) -> dict[str, Any]:
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self._fault("answered with a line that is no JSON object", line)
        return answer

    def _fault(self, why: str, last_line: str | None) -> PlayerFault:
        self._channel.close()
        return PlayerFault(self.name, why, None if last_line is None else last_line.strip())
