"""The acts of an event of matches, each with its text in the file."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import TypeAlias

from ..evening_acts import EveningTitle
from ..event_lines import TakenBack, act_of_text
from ..refusals import EventError

MATCHES_HEAD = "euchre matches 1"
"""The first line of the file: what it is, and its version."""


class MatchKind(Enum):
    """How it is decided who meets whom."""

    LEAGUE = "league"
    """Everybody meets everybody else, once or twice."""
    SWISS = "swiss"
    """In each round those of equal score meet who have not met."""
    SINGLE = "single elimination"
    """One loss ends the event."""
    DOUBLE = "double elimination"
    """The second loss ends the event."""
    LADDER = "ladder"
    """Anybody challenges somebody a few places above."""

    @property
    def number(self) -> tuple[str, int, int]:
        """What the number of the format counts, its usual value and its largest."""
        return {
            MatchKind.LEAGUE: ("times", 1, 2),
            MatchKind.SWISS: ("rounds", 5, 100),
            MatchKind.LADDER: ("places", 2, 20),
        }.get(self, ("loss", 1, 1) if self is MatchKind.SINGLE else ("losses", 2, 2))


@dataclass(frozen=True, slots=True)
class MatchFormat:
    """The format of the event."""

    kind: MatchKind
    number: int
    """How often each two meet in a league, rounds of a Swiss event, places that a challenge reaches."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"format {self.kind.value}, {self.number} {self.kind.number[0]}"


@dataclass(frozen=True, slots=True)
class EntrantJoins:
    """A player, pair or team takes part; on a ladder at the bottom."""

    name: str
    squad: tuple[str, ...] = ()
    """Who may play for it; anybody else is a substitute. Empty if that is not noted."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"entrant {self.name}" + (f": {', '.join(self.squad)}" if self.squad else "")


@dataclass(frozen=True, slots=True)
class MatchPlayed:
    """The points of a match; on a ladder the first is the challenger. A later line corrects it."""

    home: str
    guests: str
    points: tuple[int, int]
    is_walkover: bool = False
    """Whether the second did not come; it counts as 1 to 0."""

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        if self.is_walkover:
            return f"walkover: {self.home} / {self.guests}"
        return f"result {self.points[0]} to {self.points[1]}: {self.home} / {self.guests}"


@dataclass(frozen=True, slots=True)
class LineUp:
    """Who played for an entrant in its last match against another."""

    name: str
    against: str
    players: tuple[str, ...]

    @property
    def text(self) -> str:
        """The act as the file writes it."""
        return f"line-up of {self.name} / {self.against}: {', '.join(self.players)}"


MatchAct: TypeAlias = EveningTitle | MatchFormat | EntrantJoins | MatchPlayed | LineUp | TakenBack

_NUMBER = r"([0-9]{1,6})"
_KINDS = "|".join(kind.value for kind in MatchKind)
_FORMS: tuple[tuple[str, Callable[..., MatchAct]], ...] = (
    (r"title (.+)", EveningTitle),
    (
        rf"format ({_KINDS}), {_NUMBER} [a-z]+",
        lambda kind, number: MatchFormat(MatchKind(kind), int(number)),
    ),
    (r"entrant ([^:]+): (.+)", lambda name, squad: EntrantJoins(name, tuple(squad.split(", ")))),
    (r"entrant ([^:]+)", EntrantJoins),
    (
        rf"result {_NUMBER} to {_NUMBER}: (.+) / (.+)",
        lambda one, other, home, guests: MatchPlayed(home, guests, (int(one), int(other))),
    ),
    (r"walkover: (.+) / (.+)", lambda home, guests: MatchPlayed(home, guests, (1, 0), True)),
    (
        r"line-up of ([^:]+) / ([^:]+): (.+)",
        lambda name, against, players: LineUp(name, against, tuple(players.split(", "))),
    ),
    (r"take back", TakenBack),
)


def read_match_act(text: str) -> MatchAct:
    """The act with a text. Raises EventError for anything else.

    >>> read_match_act("result 10 to 7: Ann / Bob")
    MatchPlayed(home='Ann', guests='Bob', points=(10, 7), is_walkover=False)
    """
    act = act_of_text(text, _FORMS)
    if act is None:
        raise EventError(f"'{text}' is not an act of an event of matches; one is 'result 10 to 7: Ann / Bob'")
    return act
