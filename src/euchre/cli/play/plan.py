"""The settings of a game at the terminal: code, players, seed and length.

They are written into the head of the record so that the game can be continued later: `x-seed`,
`x-players` (the computer player of each seat), `x-human`, `x-until`.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import TypeAlias

from ...bots import Bot
from ...chance import keyed_seed
from ...errors import EuchreError
from ...laws import Code
from ...notation import Record
from ...players import bot_for
from ...seats import Seat
from ..output import bad_input

BotOf: TypeAlias = Callable[[Code, str], Bot]
"""The player with a name, for one seat at a table under a code. Raises EuchreError if there is none."""
UNITS = ("games", "deals", "rubbers")
"""Units in which the length of a game is given."""
USUAL_PLAYER = "simple"
"""Name of the default computer player."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Plan:
    """The settings of one game."""

    code: Code
    players: tuple[str, ...]
    """The computer player of each seat; the person's seat has one too, for play without them."""
    human: Seat | None
    """The seat of the person at the terminal; None if the computer plays every seat."""
    seed: int
    """Seed of the random numbers, together with the key if there is one."""
    key: bytes | None = None
    """Secret behind the cards while an outside player sits at the table."""
    is_seed_secret: bool = False
    """Whether the seed alone gives the cards away to an outside player: in a game that goes on."""
    unit: str
    """One of `UNITS`."""
    length: int
    """Number of units after which play ends."""
    bot_of: BotOf = field(default=bot_for, compare=False)
    """Finds the computer players by their names."""

    @property
    def chance_seed(self) -> int:
        """The seed from which all random numbers follow."""
        return self.seed if self.key is None else keyed_seed(self.key, f"{self.seed}")

    @property
    def headers(self) -> tuple[tuple[str, str], ...]:
        """The plan as header fields of a record."""
        human = () if self.human is None else (("x-human", str(self.human)),)
        return (
            ("x-seed", str(self.chance_seed)),
            ("x-players", " ".join(self.players)),
            *human,
            ("x-until", f"{self.length} {self.unit}"),
        )

    @property
    def people(self) -> tuple[str, ...]:
        """A different name for each seat, such as `simple B`; the person at the terminal is `person`."""
        seats = zip(self.code.seating.seats, self.players, strict=True)
        return tuple("person" if seat == self.human else f"{name} {seat}" for seat, name in seats)

    def bots(self) -> dict[Seat, Bot]:
        """Return the computer players of all seats except the person's.

        Raises EuchreError for an unknown player, or one that cannot play under the code.
        """
        seats = zip(self.code.seating.seats, self.players, strict=True)
        return {seat: self.bot_of(self.code, name) for seat, name in seats if seat != self.human}

    def names(self) -> dict[Seat, str]:
        """Return the name shown at each seat."""
        names = dict(zip(self.code.seating.seats, self.players, strict=True))
        if self.human is not None:
            names[self.human] = "you"
            partner = self.code.seating.partner(self.human)
            if partner is not None:
                names[partner] += " (partner)"
        return names


def usual_length(code: Code) -> tuple[str, int]:
    """Return the default unit and length: one rubber under a code with rubbers, otherwise one game."""
    return ("rubbers", 1) if code.rubber_games else ("games", 1)


def check_unit(code: Code, unit: str) -> None:
    """End the command if the length is in rubbers and the code has none: the game would never end."""
    if unit == "rubbers" and not code.rubber_games:
        raise bad_input(f"{code.name} plays no rubbers; use --games or --deals")


def fill_seats(code: Code, human: Seat | None, given: str | None, bot_of: BotOf = bot_for) -> tuple[str, ...]:
    """Return the computer player of each seat from a text such as `simple,book,simple`.

    Accepts one name for all seats, one for each seat, or one for each seat except the person's.
    """
    names = tuple(name.strip() for name in (given or USUAL_PLAYER).split(","))
    for name in names:
        bot_of(code, name)
    if len(names) == 1:
        return names * code.players
    if len(names) == code.players:
        return names
    if human is not None and len(names) == code.players - 1:
        return (*names[:human], USUAL_PLAYER, *names[human:])
    wanted = f"1 or {code.players}" if human is None else f"1, {code.players - 1} or {code.players}"
    raise bad_input(f"--players names {len(names)} players; {code.name} needs {wanted}")


def seat_at(code: Code, letter: str) -> Seat:
    """Return the seat with this letter. Ends the command if the code has no such seat."""
    seat = Seat.from_text(letter.upper())
    if seat not in code.seating.seats:
        seats = ", ".join(map(str, code.seating.seats))
        raise bad_input(f"{code.name} has no seat {seat}; the seats are {seats}")
    return seat


def plan_of(record: Record, path: str, bot_of: BotOf = bot_for) -> Plan:
    """Return the plan in the header of a record.

    Ends the command if `euchre play` did not write the record or its header is damaged.
    """
    seed, players = record.header("x-seed"), record.header("x-players")
    until = (record.header("x-until") or "").split(" ")
    human = record.header("x-human")
    if seed is None or players is None or len(until) != 2:
        raise bad_input(
            f"{path}: this game cannot be continued: its header lacks x-seed, x-players or x-until"
        )
    try:
        plan = Plan(
            code=record.code,
            players=tuple(players.split()),
            human=None if human is None else seat_at(record.code, human),
            seed=int(seed),
            unit=until[1],
            length=int(until[0]),
            bot_of=bot_of,
        )
        if len(plan.players) != plan.code.players:
            raise EuchreError(f"x-players names {len(plan.players)} players, not {plan.code.players}")
        plan.bots()
    except (ValueError, EuchreError) as fault:
        raise bad_input(f"{path}: the header of the record is damaged: {fault}") from fault
    if plan.unit not in UNITS or plan.length < 1:
        raise bad_input(f"{path}: the header of the record is damaged: x-until counts {', '.join(UNITS)}")
    return plan
