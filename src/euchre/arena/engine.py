"""A player that is an external program: views and acts as lines of JSON, one answer to each question.

`docs/players/engines.md` describes the protocol and its two versions. A channel of text lines connects to a
program; how the program is started is up to the caller.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any, Protocol, TypeAlias

from ..acts import Act
from ..chance import Stream
from ..deal import Due
from ..game import Sitting
from ..seats import Seat
from ..view import View, view_of
from .faults import PlayerFault
from .following import TableInMatch
from .match import Match
from .view_values import changes_of, values_by_side, view_values

PROTOCOL = "euchre.engine/1"
"""The protocol of programs that keep nothing between questions: one program holds every seat."""
PROTOCOL_WITH_NOTICES = "euchre.engine/2"
"""The protocol of programs that may keep something: one program for each seat at each table, with notices."""
_SEED_BITS = 53
"""Bits of a question's seed; every JSON reader holds such a number exactly."""
_Place: TypeAlias = tuple[int, Seat]
"""Number of the table, and the seat."""
_ANYWHERE: _Place = (0, Seat.A)
"""Place of the one program that holds every seat."""
_END = {"tell": "match-ended"}


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
    """Asks programs for each choice; every failure raises PlayerFault.

    A program that speaks the first version gets the questions of every seat. Of one that speaks the second,
    a copy runs for each seat at each table, so that none can remember what its own seat may not know.
    """

    def __init__(self, name: str, connect: Callable[[], Channel], patience: float, key: bytes) -> None:
        """`connect` starts the program. Raises PlayerFault if it speaks no version of the protocol."""
        self.name = name
        self._key = key
        self._connect = connect
        self._patience = patience
        self._table = 1
        self._match: Match | None = None
        self._programs: dict[_Place, Channel] = {}
        self._spare: Channel | None = None
        self._spare, self._protocol = self._started()

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        """The act that the program chooses."""
        acts = {act.text: act for act in due.acts}
        question = {
            "ask": "act",
            "seed": seed_of_question(self._key, stream),
            "acts": list(acts),
            "view": view_values(view),
        }
        line = self._asked(self._program(due.actor), question)
        said = self._object(line).get("act")
        if not isinstance(said, str) or said not in acts:
            lawful = ", ".join(f"'{text}'" for text in acts)
            raise self._fault(f"answered {json.dumps(said)}, but the lawful acts are {lawful}", line)
        return acts[said]

    def deal_began(self, table: TableInMatch, seat: Seat, sitting: Sitting) -> None:
        """Tell the program of a seat that a deal begins; if it is the first of a match, tell that first."""
        self._table = table.number
        if not self._has_notices:
            return
        if table.match != self._match:
            self._begin(table.match)
        notice = {
            "tell": "deal-began",
            "pair": table.pair,
            "deal": sitting.deals,
            "dealer": str(sitting.current_deal.dealer),
            "points": values_by_side(sitting.score.points),
            "games": values_by_side(sitting.score.games),
        }
        _tell(self._program(seat), notice)

    def deal_ended(self, seat: Seat, sitting: Sitting) -> None:
        """Tell the program of a seat what a deal gave, and what the seat knows of it in the end."""
        if not self._has_notices:
            return
        deal = sitting.current_deal
        points = values_by_side(deal.final_outcome.points)
        view = view_values(view_of(deal, seat, sitting.score))
        _tell(self._program(seat), {"tell": "deal-ended", "points": points, "view": view})

    def close(self) -> None:
        """End the programs."""
        for program in self._programs.values():
            if self._match is not None:
                _tell(program, _END)
            program.close()
        if self._spare is not None:
            self._spare.close()
        self._programs, self._spare = {}, None

    @property
    def _has_notices(self) -> bool:
        return self._protocol == PROTOCOL_WITH_NOTICES

    def _begin(self, match: Match) -> None:
        """Tell the programs that run that their match is over and the next begins."""
        for place, program in self._programs.items():
            _tell(program, _END)
            _tell(program, _beginning(match, place))
        self._match = match

    def _program(self, seat: Seat) -> Channel:
        """The program in a seat at the present table, started if necessary."""
        place = (self._table, seat) if self._has_notices else _ANYWHERE
        if place not in self._programs:
            program = self._spare
            if program is None:
                program, spoken = self._started()
                if spoken != self._protocol:
                    raise self._fault(f"speaks {spoken} at one start and {self._protocol} at another", None)
            self._spare = None
            self._programs[place] = program
            if self._match is not None:
                _tell(program, _beginning(self._match, place))
        return self._programs[place]

    def _started(self) -> tuple[Channel, str]:
        """A program just started, and the version of the protocol that it speaks."""
        program = self._connect()
        self._spare = program
        question = {"ask": "protocol", "protocol": PROTOCOL, "protocols": [PROTOCOL, PROTOCOL_WITH_NOTICES]}
        line = self._asked(program, question)
        spoken = self._object(line).get("protocol")
        if spoken not in (PROTOCOL, PROTOCOL_WITH_NOTICES):
            why = f"does not confirm that it speaks {PROTOCOL} or {PROTOCOL_WITH_NOTICES}"
            raise self._fault(why, line)
        return program, spoken

    def _asked(self, program: Channel, question: dict[str, Any]) -> str:
        try:
            program.send(json.dumps(question, separators=(",", ":")))
            return program.receive(self._patience)
        except NoAnswer as silence:
            raise self._fault(str(silence), program.last_line) from None

    def _object(self, line: str) -> dict[str, Any]:
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self._fault("answered with a line that is not a JSON object", line)
        return answer

    def _fault(self, why: str, last_line: str | None) -> PlayerFault:
        self.close()
        return PlayerFault(self.name, why, None if last_line is None else last_line.strip())


def _tell(program: Channel, notice: dict[str, Any]) -> None:
    program.send(json.dumps(notice, separators=(",", ":")))


def _beginning(match: Match, place: _Place) -> dict[str, Any]:
    """The notice that a match begins."""
    table, seat = place
    return {
        "tell": "match-began",
        "code": match.code.base or match.code.name,
        "changes": changes_of(match.code),
        "unit": match.unit,
        "players": [entrant.name for entrant in match.entrants],
        "table": table,
        "seat": str(seat),
    }


def seed_of_question(key: bytes, stream: Stream) -> int:
    """The seed that a program gets with a question, below 2**53.

    A keyed hash of the seat's stream. The numbers of the stream itself lead back to the seed of the match,
    and so to the hidden cards; without the key, which the program never sees, the hash does not.
    """
    use = f"{stream.key:016x}{stream.counter:016x}".encode()
    digest = hashlib.blake2b(use, key=key, digest_size=8).digest()
    return int.from_bytes(digest, "big") >> (64 - _SEED_BITS)
