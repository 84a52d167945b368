"""Reads the acts of an evening from the text that its file has of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import Enum
from typing import TypeVar

from .evening_acts import (
    HEAD,
    BoardsScored,
    EuchresMade,
    EveningAct,
    EveningGame,
    EveningLine,
    EveningPlan,
    EveningPrizes,
    EveningRanking,
    EveningTitle,
    EveningWatched,
    LoneHandsMade,
    LuckNoted,
    MarchesMade,
    PairSeeded,
    PairsMovement,
    PartnerWished,
    PlayerArrives,
    PlayerLeaves,
    PlayerMissing,
    RoundBegun,
    SideReported,
    TableScored,
    Watchers,
)
from .event_lines import TakenBack, act_of_text, read_event_lines
from .prizes import PrizeKind
from .refusals import EventError
from .scoring import Ranking

Named = TypeVar("Named", bound=Enum)

_NUMBER = r"([0-9]{1,6})"
_BOTH = "[0-9]{1,2}-[0-9]{1,2}"
_MOVEMENTS = "|".join(movement.value for movement in PairsMovement)
_FORMS: tuple[tuple[str, Callable[..., EveningAct]], ...] = (
    (r"title (.+)", EveningTitle),
    (
        rf"plan {_NUMBER} rounds? of {_NUMBER} deals?( by result)?(?: for pairs, ({_MOVEMENTS}))?"
        rf"(, the same at every table)?, seed {_NUMBER}",
        lambda r, d, way, pairs, same, s: EveningPlan(
            int(r), int(d), int(s), way is not None, pairs and PairsMovement(pairs), same is not None
        ),
    ),
    (r"game ([a-z0-9-]{1,40})", EveningGame),
    (
        rf"watched by (nobody|players|everybody)(?:, {_NUMBER} seconds? later)?",
        lambda who, delay: EveningWatched(Watchers(who), int(delay or 0)),
    ),
    (r"rank by (.+)", lambda words: EveningRanking(_named(Ranking, words, "rule of the standings"))),
    (r"prizes none", lambda: EveningPrizes(())),
    (r"prizes (.+)", lambda words: EveningPrizes(_named(PrizeKind, words, "prize"))),
    (rf"player (.+) from round {_NUMBER}", lambda name, number: PlayerArrives(name, int(number))),
    (r"player (.+)", PlayerArrives),
    (r"partner of (.+): (.+)", PartnerWished),
    (rf"seed {_NUMBER}: (.+)", lambda number, name: PairSeeded(int(number), name)),
    (
        rf"missing round {_NUMBER}: (.+); (.+) takes the seat",
        lambda number, name, other: PlayerMissing(int(number), name, other),
    ),
    (rf"missing round {_NUMBER}: (.+)", lambda number, name: PlayerMissing(int(number), name)),
    (rf"leaves after round {_NUMBER}: (.+)", lambda number, name: PlayerLeaves(name, int(number))),
    (
        rf"score round {_NUMBER} table {_NUMBER}: {_NUMBER} to {_NUMBER}",
        lambda *numbers: TableScored(*map(int, numbers)),
    ),
    (
        rf"boards round {_NUMBER} table {_NUMBER}: ({_BOTH}(?: {_BOTH})*)",
        lambda r, table, each: BoardsScored(int(r), int(table), tuple(map(_both, each.split()))),
    ),
    (
        rf"luck round {_NUMBER} table {_NUMBER}: (-?[0-9]{{1,3}}\.[0-9]{{2}}) for side 1",
        lambda number, table, luck: LuckNoted(int(number), int(table), float(luck)),
    ),
    (
        rf"marches round {_NUMBER} table {_NUMBER}: {_NUMBER} to {_NUMBER}",
        lambda *numbers: MarchesMade(*map(int, numbers)),
    ),
    (
        rf"euchres round {_NUMBER} table {_NUMBER}: {_NUMBER} to {_NUMBER}",
        lambda *numbers: EuchresMade(*map(int, numbers)),
    ),
    (
        rf"lone hands round {_NUMBER}: {_NUMBER} by (.+)",
        lambda number, count, name: LoneHandsMade(int(number), name, int(count)),
    ),
    (rf"begin round {_NUMBER}, {_NUMBER} minutes?", lambda r, minutes: RoundBegun(int(r), int(minutes))),
    (rf"begin round {_NUMBER}", lambda number: RoundBegun(int(number), 0)),
    (
        rf"report round {_NUMBER} table {_NUMBER} side ([12]): {_NUMBER} to {_NUMBER}",
        lambda *numbers: SideReported(*map(int, numbers)),
    ),
    (r"take back", TakenBack),
)


def read_evening_act(text: str) -> EveningAct:
    """The act with a text. Raises EventError for anything else.

    >>> read_evening_act("score round 1 table 2: 9 to 6")
    TableScored(round=1, table=2, first=9, second=6)
    """
    act = act_of_text(text, _FORMS)
    if act is None:
        raise EventError(f"'{text}' is not an act of an evening; one is 'score round 1 table 2: 9 to 6'")
    return act


def read_evening_lines(text: str) -> Iterator[tuple[int, EveningLine]]:
    """Each line of a file after its head, with its number. Blank lines and lines from `#` on are skipped.

    Raises EventError, naming the line, for a line that cannot be read.
    """
    return read_event_lines(text, HEAD, read_evening_act)


def _both(word: str) -> tuple[int, int]:
    first, _, second = word.partition("-")
    return int(first), int(second)


def _named(kinds: type[Named], words: str, what: str) -> tuple[Named, ...]:
    """What some words between commas name. Raises EventError for a word that is none of the kinds."""
    found = []
    for word in words.split(", "):
        try:
            found.append(kinds(word))
        except ValueError:
            known = ", ".join(kind.value for kind in kinds)
            raise EventError(f"'{word}' is no {what}; there are {known}") from None
    return tuple(found)
