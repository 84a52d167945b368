"""A player that is an external program: views and acts as lines of JSON, one answer to each question.

`docs/players/engines.md` describes the protocol. A channel of text lines connects to the program; how
the program is started is up to the caller.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any, Protocol

from ..acts import Act
from ..chance import Stream
from ..deal import Due
from ..view import View
from .faults import PlayerFault
from .view_values import view_values

PROTOCOL = "euchre.engine/1"
_SEED_BITS = 53
"""Bits of a question's seed; every JSON reader holds such a number exactly."""


class NoAnswer(Exception):
    """The program sent no line; the message completes a sentence that begins with its name."""


class Channel(Protocol):
    """Text lines to and from a program."""

    @property
    def last_line(self) -> str | None:
        """The last line that the program wrote to any stream; None if none."""

    def send(self, line: str) -> None:
        """Send a line, if the program still runs."""

    def receive(self, patience: float) -> str:
        """The next line. Raises NoAnswer if none arrives in `patience` seconds or the program has ended."""

    def close(self) -> None:
        """End the program."""


class EnginePlayer:
    """Asks the program for each choice; every failure raises PlayerFault."""

    def __init__(self, name: str, channel: Channel, patience: float, key: bytes) -> None:
        self.name = name
        self._key = key
        self._channel = channel
        self._patience = patience
        line = self._asked({"ask": "protocol", "protocol": PROTOCOL})
        if self._object(line).get("protocol") != PROTOCOL:
            raise self._fault(f"does not confirm that it speaks {PROTOCOL}", line)

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        """The act that the program chooses."""
        acts = {act.text: act for act in due.acts}
        question = {
            "ask": "act",
            "seed": seed_of_question(self._key, stream),
            "acts": list(acts),
            "view": view_values(view),
        }
        line = self._asked(question)
        said = self._object(line).get("act")
        if not isinstance(said, str) or said not in acts:
            lawful = ", ".join(f"'{text}'" for text in acts)
            raise self._fault(f"answered {json.dumps(said)}, but the lawful acts are {lawful}", line)
        return acts[said]

    def close(self) -> None:
        """End the program."""
        self._channel.close()

    def _asked(self, question: dict[str, Any]) -> str:
        try:
            self._channel.send(json.dumps(question, separators=(",", ":")))
            return self._channel.receive(self._patience)
        except NoAnswer as silence:
            raise self._fault(str(silence), self._channel.last_line) from None

    def _object(self, line: str) -> dict[str, Any]:
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self._fault("answered with a line that is not a JSON object", line)
        return answer

    def _fault(self, why: str, last_line: str | None) -> PlayerFault:
        self._channel.close()
        return PlayerFault(self.name, why, None if last_line is None else last_line.strip())


def seed_of_question(key: bytes, stream: Stream) -> int:
    """The seed that a program gets with a question, below 2**53.

    A keyed hash of the seat's stream. The numbers of the stream itself lead back to the seed of the match,
    and so to the hidden cards; without the key, which the program never sees, the hash does not.
    """
    use = f"{stream.key:016x}{stream.counter:016x}".encode()
    digest = hashlib.blake2b(use, key=key, digest_size=8).digest()
    return int.from_bytes(digest, "big") >> (64 - _SEED_BITS)
