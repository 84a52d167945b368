"""A player in a process of its own: views and acts as lines of JSON, one answer to each question.

`docs/players/engines.md` describes the protocol and its two versions. A channel of text lines connects to the
process; how it is started is up to the caller. A process that hosts a Python class speaks a third version, in
which it gets views and acts as Python objects.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable
from typing import Any, Protocol

from ..acts import Act
from ..bots.outside import PROTOCOL_OF_CLASSES, pickled
from ..cards import Card
from ..chance import Stream, keyed_seed
from ..deal import Due
from ..game import Sitting
from ..laws import Code, plain_value
from ..seats import BySide, Seat
from ..view import View, view_of
from .match import PlayerFault, TableInMatch


def view_values(view: View) -> dict[str, Any]:
    """Return everything that a seat may know, as `docs/players/engines.md` lists it; null for what is
    open."""
    code, claim = view.code, view.claim
    return {
        "code": code.base or code.name,
        "changes": changes_of(code),
        "seat": _text(view.seat),
        "dealer": str(view.dealer),
        "stage": view.stage.value,
        "turn": _text(view.turn),
        "hand": _cards(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "turn_up": _text(view.turn_up),
        "turned_suit": None if view.turned_suit is None else view.turned_suit.word,
        "exchanged": view.exchanged,
        "declined": view.declined,
        "discards": _cards(view.discards),
        "dummy_taken": view.dummy_taken,
        "trump": None if view.trump is None else view.trump.word,
        **_calling_values(view),
        "tricks": [[play.text for play in trick.plays] for trick in view.tricks],
        "in_play": view.in_play,
        "called": _text(view.called),
        "best_given": view.best_given,
        "open_hands": {str(seat): _cards(cards) for seat, cards in view.open_hands},
        "claim": None
        if claim is None
        else {"seat": str(claim.seat), "tricks": claim.tricks, "agreed": _seats(claim.agreed)},
        "points": values_by_side(view.points),
        "games": values_by_side(view.games),
        "this_rubber": [str(game.winner) for game in view.this_rubber],
        "rubber_points": values_by_side(view.rubber_points),
        "deals": view.deals,
        "acts": [act.text for act in view.acts],
    }


def _calling_values(view: View) -> dict[str, Any]:
    """Return who made the trump and how, and what is settled by the calls."""
    calling = view.calling
    return {
        "maker": _text(calling.maker),
        "makers": _seats(view.makers),
        "accepted": calling.accepted,
        "manner": calling.manner.value,
        "lone": _text(calling.lone),
        "announced": _text(calling.announced),
        "duelist": _text(calling.duelist),
        "out": _seats(calling.out),
        "waived": _seats(calling.waived),
        "calls": [call.text for call in calling.calls],
    }


def changes_of(code: Code) -> dict[str, Any]:
    """Return the changes of a house variant, as plain values; empty for a code itself."""
    return {key: plain_value(value) for key, value in code.changes.items()}


def _text(value: Seat | Card | None) -> str | None:
    return None if value is None else str(value)


def _cards(cards: Iterable[Card]) -> list[str]:
    return [card.text for card in cards]


def _seats(seats: Iterable[Seat]) -> list[str]:
    return [str(seat) for seat in seats]


def values_by_side(values: BySide[int]) -> dict[str, int]:
    """Return numbers by the text of a side."""
    return {str(side): value for side, value in values.items()}


PROTOCOL = "euchre.engine/1"
"""The protocol without notices."""
PROTOCOL_WITH_NOTICES = "euchre.engine/2"
"""The protocol with notices of matches and deals."""
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
        """Return the next line. Raises NoAnswer if none comes in `patience` seconds or the program ended."""

    def close(self) -> None:
        """End the program."""


class EnginePlayer:
    """Asks one process for the choices of one seat at one table; every failure raises PlayerFault.

    The arena opens another for each seat at each table of each match, so that no process sees a hand that its
    seat may not see, nor the same cards twice.
    """

    def __init__(self, name: str, connect: Callable[[], Channel], patience: float, key: bytes) -> None:
        """`connect` starts the process. Raises PlayerFault if it speaks no version of the protocol."""
        self.name = name
        self._key = key
        self._patience = patience
        self._code: Code | None = None
        """The code that a process of a class has."""
        self._is_in_match = False
        self._program = connect()
        answer, line = self._asked(
            {"ask": "protocol", "protocol": PROTOCOL, "protocols": [PROTOCOL, PROTOCOL_WITH_NOTICES]}
        )
        self._protocol = answer.get("protocol")
        if self._protocol not in (PROTOCOL, PROTOCOL_WITH_NOTICES, PROTOCOL_OF_CLASSES):
            why = f"does not confirm that it speaks {PROTOCOL} or {PROTOCOL_WITH_NOTICES}"
            raise self._fault(why, line)

    def choose(self, view: View, due: Due, stream: Stream) -> Act:
        """Return the act that the program chooses."""
        acts = {act.text: act for act in due.acts}
        question: dict[str, Any] = {"ask": "act", "seed": seed_of_question(self._key, stream)}
        if self._protocol == PROTOCOL_OF_CLASSES:
            self._tell_code(view.code)
            question["turn"] = pickled((view, due))
        else:
            question |= {"acts": list(acts), "view": view_values(view)}
        answer, line = self._asked(question)
        said = answer.get("act")
        if not isinstance(said, str) or said not in acts:
            lawful = ", ".join(f"'{text}'" for text in acts)
            why = f"answered {json.dumps(said)}, but the lawful acts are {lawful}"
            raise self._fault(why, line)
        return acts[said]

    def deal_began(self, table: TableInMatch, seat: Seat, sitting: Sitting) -> None:
        """Tell the program that a deal begins; if it is the first of a match, tell that first."""
        if not self._is_in_match:
            self._notice(_beginning(table, seat))
            self._is_in_match = True
        self._notice(
            {
                "tell": "deal-began",
                "pair": table.pair,
                "deal": sitting.deals,
                "dealer": str(sitting.current_deal.dealer),
                "points": values_by_side(sitting.score.points),
                "games": values_by_side(sitting.score.games),
            }
        )

    def deal_ended(self, seat: Seat, sitting: Sitting) -> None:
        """Tell the program what a deal gave, and what the seat knows of it in the end."""
        if self._protocol == PROTOCOL_WITH_NOTICES:
            deal = sitting.current_deal
            points = values_by_side(deal.final_outcome.points)
            view = view_values(view_of(deal, seat, sitting.score))
            self._notice({"tell": "deal-ended", "points": points, "view": view})

    def after_deal(self, view: View) -> EnginePlayer:
        """Let a Python class learn from a deal that is over, as a spectator saw it."""
        if self._protocol == PROTOCOL_OF_CLASSES:
            self._tell_code(view.code)
            self._tell({"tell": "deal-seen", "view": pickled(view)})
        return self

    def close(self) -> None:
        """End the program."""
        if self._is_in_match:
            self._notice({"tell": "match-ended"})
        self._program.close()

    def _notice(self, notice: dict[str, Any]) -> None:
        if self._protocol != PROTOCOL:
            self._tell(notice)

    def _tell_code(self, code: Code) -> None:
        if code != self._code:
            self._tell({"tell": "code", "code": pickled(code)})
            self._code = code

    def _tell(self, notice: dict[str, Any]) -> None:
        self._program.send(json.dumps(notice, separators=(",", ":")))

    def _asked(self, question: dict[str, Any]) -> tuple[dict[str, Any], str]:
        """Return the answer to a question, and its line."""
        try:
            self._tell(question)
            line = self._program.receive(self._patience)
        except NoAnswer as silence:
            raise self._fault(str(silence), self._program.last_line) from None
        try:
            answer = json.loads(line)
        except ValueError:
            answer = None
        if not isinstance(answer, dict):
            raise self._fault("answered with a line that is not a JSON object", line)
        if "error" in answer:
            raise self._fault("raised an error", str(answer["error"]))
        return answer, line

    def _fault(self, why: str, last_line: str | None) -> PlayerFault:
        self.close()
        return PlayerFault(self.name, why, None if last_line is None else last_line.strip())


def _beginning(table: TableInMatch, seat: Seat) -> dict[str, Any]:
    """Return the notice that a match begins."""
    match = table.match
    return {
        "tell": "match-began",
        "code": match.code.base or match.code.name,
        "changes": changes_of(match.code),
        "unit": match.unit,
        "players": [entrant.name for entrant in match.entrants],
        "table": table.number,
        "seat": str(seat),
    }


def seed_of_question(key: bytes, stream: Stream) -> int:
    """Return the seed that a program gets with a question, below 2**53.

    A keyed hash of the seat's stream. The numbers of the stream itself lead back to the hidden cards; without
    the key, which the program never sees, the hash does not.
    """
    return keyed_seed(key, f"{stream.key:016x}{stream.counter:016x}") >> (64 - _SEED_BITS)
