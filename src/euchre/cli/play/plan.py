"""What was agreed before a game at the terminal: the code, who sits where, the seed, how long.

All of it is written into the head of the record, so that a game can be taken up again as if it had
never stopped: `x-seed`, `x-players` (the computer's player for each seat), `x-human`, `x-until`.
"""

from __future__ import annotations

from dataclasses import dataclass

from ...bots import Bot
from ...errors import EuchreError
from ...laws import Code
from ...notation import Record
from ...players import bot_for
from ...seats import Seat
from ..output import bad_input

UNITS = ("games", "deals", "rubbers")
"""In what a length is counted; all of them finished ones."""
USUAL_PLAYER = "simple"
"""Who sits where nobody else is named."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """A game agreed on."""

    code: Code
    players: tuple[str, ...]
    """For each seat the computer's player; a person's seat has one too, for play without him."""
    human: Seat | None
    """The seat of the person at the terminal, None if the computer plays all."""
    seed: int
    """From this alone all chance is drawn."""
    unit: str
    """One of `UNITS`."""
    length: int
    """After so many the play ends."""

    @property
    def headers(self) -> tuple[tuple[str, str], ...]:
        """The plan as fields of a record's head."""
        human = () if self.human is None else (("x-human", str(self.human)),)
        return (
            ("x-seed", str(self.seed)),
            ("x-players", " ".join(self.players)),
            *human,
            ("x-until", f"{self.length} {self.unit}"),
        )

    @property
    def people(self) -> tuple[str, ...]:
        """A name for each seat, each different: `simple B`, and `person` for the one at the terminal."""
        seats = zip(self.code.seating.seats, self.players, strict=True)
        return tuple("person" if seat == self.human else f"{name} {seat}" for seat, name in seats)

    def bots(self) -> dict[Seat, Bot]:
        """The players of all seats but the person's.

        Raises EuchreError for a name that is none, or of a player who is not offered under the code.
        """
        seats = zip(self.code.seating.seats, self.players, strict=True)
        return {seat: bot_for(self.code, name) for seat, name in seats if seat != self.human}

    def names(self) -> dict[Seat, str]:
        """What each seat is called in the picture of the table."""
        names = dict(zip(self.code.seating.seats, self.players, strict=True))
        if self.human is not None:
            names[self.human] = "you"
            partner = self.code.seating.partner(self.human)
            if partner is not None:
                names[partner] += " (partner)"
        return names


def usual_length(code: Code) -> tuple[str, int]:
    """How long one plays if nothing else is said: one rubber where the code plays them, else one game."""
    return ("rubbers", 1) if code.rubber_games else ("games", 1)


def refuse_rubbers_where_none_are_played(code: Code, unit: str) -> None:
    """End the command if a length is counted in rubbers under a code without them: it would never end."""
    if unit == "rubbers" and not code.rubber_games:
        raise bad_input(f"{code.name} plays no rubbers; use --games or --deals")


def seats_filled(code: Code, human: Seat | None, given: str | None) -> tuple[str, ...]:
    """The computer's player for each seat from `simple,book,...`.

    One name stands for all; else there is one for each seat, or one for each but the person's.
    """
    names = tuple(name.strip() for name in (given or USUAL_PLAYER).split(","))
    for name in names:
        bot_for(code, name)
    if len(names) == 1:
        return names * code.players
    if len(names) == code.players:
        return names
    if human is not None and len(names) == code.players - 1:
        return (*names[:human], USUAL_PLAYER, *names[human:])
    wanted = f"1 or {code.players}" if human is None else f"1, {code.players - 1} or {code.players}"
    raise bad_input(f"--players names {len(names)} players; {code.name} wants {wanted}")


def seat_at(code: Code, letter: str) -> Seat:
    """The seat of a letter at a table of the code."""
    seat = Seat.from_text(letter.upper())
    if seat not in code.seating.seats:
        seats = ", ".join(map(str, code.seating.seats))
        raise bad_input(f"{code.name} has no seat {seat}; the seats are {seats}")
    return seat


def plan_of(record: Record, path: str) -> Plan:
    """The plan in a record's head.

    Ends the command for a record that was not made by `euchre play`, or whose head is damaged.
    """
    seed, players = record.header("x-seed"), record.header("x-players")
    until = (record.header("x-until") or "").split(" ")
    human = record.header("x-human")
    if seed is None or players is None or len(until) != 2:
        raise bad_input(f"{path}: no game to go on with: its head lacks x-seed, x-players or x-until")
    try:
        plan = Plan(
            code=record.code,
            players=tuple(players.split()),
            human=None if human is None else seat_at(record.code, human),
            seed=int(seed),
            unit=until[1],
            length=int(until[0]),
        )
        if len(plan.players) != plan.code.players:
            raise EuchreError(f"x-players names {len(plan.players)} players, not {plan.code.players}")
        plan.bots()
    except (ValueError, EuchreError) as fault:
        raise bad_input(f"{path}: the head of the record is damaged: {fault}") from fault
    if plan.unit not in UNITS or plan.length < 1:
        raise bad_input(f"{path}: the head of the record is damaged: x-until counts {', '.join(UNITS)}")
    return plan
