"""The three questions before a game at the terminal. Enter accepts the default in brackets."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from ...errors import EuchreError
from ...laws import CODE_NAMES, Code, load_code
from ...players import bots_offered
from ...seats import Seat
from ..output import Ended
from .plan import USUAL_PLAYER, fill_seats, seat_at

Answer = TypeVar("Answer")
Ask = Callable[[str], "str | None"]
USUAL_CODE = "modern"


def ask_code(ask: Ask, say: Callable[[str], None]) -> Code:
    """Return the code to play, chosen by its number or the first letters of its name."""
    for number, name in enumerate(CODE_NAMES, start=1):
        say(f"{number}  {name:<18}{load_code(name).title.partition(':')[0]}")
    return _asked(ask, say, f"Which game? [{USUAL_CODE}] ", USUAL_CODE, _code)


def ask_seat(ask: Ask, say: Callable[[str], None], code: Code) -> Seat:
    """Return the seat that the person chooses."""
    seats = ", ".join(map(str, code.seating.seats))
    return _asked(ask, say, f"Which seat, {seats}? [A] ", "A", lambda text: seat_at(code, text))


def ask_players(ask: Ask, say: Callable[[str], None], code: Code, seat: Seat) -> tuple[str, ...]:
    """Return the computer players for all seats, as the person chooses them."""
    names = ", ".join(name for name in bots_offered(code) if ":" not in name)
    question = f"Which players ({names})? [{USUAL_PLAYER}] "
    return _asked(ask, say, question, USUAL_PLAYER, lambda text: fill_seats(code, seat, text))


def _code(text: str) -> Code:
    numbered = {str(number): name for number, name in enumerate(CODE_NAMES, start=1)}
    if text in numbered:
        return load_code(numbered[text])
    begun = [name for name in CODE_NAMES if name.startswith(text.lower())]
    return load_code(begun[0] if len(begun) == 1 and text else text.lower())


def _asked(
    ask: Ask, say: Callable[[str], None], question: str, usual: str, read: Callable[[str], Answer]
) -> Answer:
    while True:
        line = ask(question)
        if line is None:
            raise Ended("no game was started", 0)
        try:
            return read(line.strip() or usual)
        except (EuchreError, Ended) as fault:
            say(f"{fault}.")
