"""`euchre event`: runs an evening of 4 to 1,000 players with real cards."""

from __future__ import annotations

from typing import Any

import click

from ...events import PrizeKind, Ranking
from ...events.evening_acts import (
    EveningAct,
    EveningPlan,
    EveningPrizes,
    EveningRanking,
    EveningTitle,
    PairsMovement,
    PlayerArrives,
    PlayerLeaves,
    PlayerMissing,
)
from ...events.hall import HallEvening
from ...events.hall_after import EVENING
from ...events.refusals import EventError, check_entrants
from ...events.score_acts import EuchresMade, LoneHandsMade, MarchesMade, ScoreDisputed, TableScored
from ...events.scoring import RANKING_OF_PAIRS
from ..options import POSITIVE, number_option
from ..output import bad_input
from ..text_files import lines_of
from .any_event import export, ratings
from .duplicate_command import duplicate
from .event_commands import (
    FIRST,
    POINTS,
    ROUND,
    SECOND,
    TABLE,
    Added,
    ChoiceOf,
    Shown,
    add_undo,
    beginning,
    changing,
    correct_option,
    refused,
    showing,
)
from .event_file import EveningFile
from .matches_command import matches
from .setting_commands import add_settings
from .sheets import schedule_of, standings_of


@click.group("event", epilog="Example: euchre event new hall.evening --rounds 6 Ann Bob Cid Dee Eve")
def command() -> None:
    """Run an evening of many players with real cards.

    Partners change every round, and each player keeps their own score. The
    evening is one text file: every command adds a line with the time and who
    wrote it, so nothing is lost, and a person can read it.
    """


for _more in (duplicate, export, matches, ratings):
    command.add_command(_more)
add_settings(command)
add_undo(command, EVENING, "undo hall.evening")


@beginning(command, EVENING, "new hall.evening --rounds 6 Ann Bob Cid Dee Eve")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--title", default="Euchre evening", show_default=True, help="Name of the evening.")
@number_option("--rounds", 6, "Number of rounds.")
@number_option("--deals", 8, "Deals in a round.")
@number_option("--seed", 1, "Seed of the schedule.", least=0)
@click.option("--by-result", is_flag=True, help="Winners move up a table; the head table ends the round.")
@click.option(
    "--pairs",
    type=ChoiceOf(PairsMovement),
    help="Partners stay together, and meet in this way. Two names in a row are partners.",
)
@click.option(
    "--rank",
    multiple=True,
    metavar="RULE",
    type=ChoiceOf(Ranking),
    help=f"Rule of the standings; repeat it for ties: {', '.join(ChoiceOf(Ranking).choices)}. "
    "[default: points, lone-hands, games; for pairs: games, difference, points]",
)
@click.option(
    "--prize",
    multiple=True,
    metavar="PRIZE",
    type=ChoiceOf(PrizeKind),
    help=f"Repeat it: {', '.join(ChoiceOf(PrizeKind).choices)}. [default: first, most-lone-hands, low-score]",
)
@click.option("--names", "names_path", metavar="FILE", help="Take the names from a file, one a line.")
def _new(
    file: str,
    names: tuple[str, ...],
    title: str,
    rank: tuple[Ranking, ...],
    prize: tuple[PrizeKind, ...],
    names_path: str | None,
    **plan: Any,
) -> Added:
    """Begin an evening in a new file."""
    given = [*([] if names_path is None else lines_of(names_path)), *names]
    acts: list[EveningAct] = [EveningTitle(title), EveningPlan(**plan)]
    if rank or plan["pairs"] is not None:
        acts.append(EveningRanking(rank or RANKING_OF_PAIRS))
    if prize:
        acts.append(EveningPrizes(prize))
    with refused():
        check_entrants(given, least=4 if given else 0)

    def words(evening: HallEvening) -> str:
        rounds = f"{evening.last_round} rounds of {evening.plan.deals} deals"
        return f"{file}: {len(evening.players)} players, {rounds}. Next: euchre event schedule {file}"

    return [*acts, *map(PlayerArrives, given)], words


@changing(command, EVENING, "seat", "seat hall.evening 'Bob Lee'")
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
@click.option(
    "--from-round",
    type=POSITIVE,
    metavar="N",
    help="Their first round. [default: after the last with a score]",
)
def _seat(opened: EveningFile, names: tuple[str, ...], from_round: int | None) -> Added:
    """Add players, late ones too."""
    first = opened.event.begun + 1 if from_round is None else from_round
    return [PlayerArrives(name, first) for name in names], lambda evening: _changed(evening, first)


@changing(command, EVENING, "leave", "leave hall.evening 'Bob Lee'")
@click.argument("name")
@click.option(
    "--after-round", type=POINTS, metavar="N", help="Their last round. [default: the last with a score]"
)
def _leave(opened: EveningFile, name: str, after_round: int | None) -> Added:
    """Note that a player goes home."""
    last = opened.event.begun if after_round is None else after_round
    return [PlayerLeaves(name, last)], lambda evening: _changed(evening, last + 1)


def _changed(evening: HallEvening, first: int) -> str:
    here = sum(player.is_in(first) for player in evening.players)
    return f"{here} players from round {first} on. Rounds from there are new; earlier ones stay."


@changing(command, EVENING, "fourth", "fourth hall.evening 3 'Ann Lee'")
@ROUND
@click.argument("name", metavar="MISSING")
@click.argument("stand_in", metavar="[NAME]", required=False)
@click.option("--helper", is_flag=True, help="Somebody takes the seat who does not take part.")
def _fourth(opened: EveningFile, number: int, name: str, stand_in: str | None, helper: bool) -> Added:
    """Give the seat of a missing player to another in one round.

    MISSING is absent in ROUND. NAME, a player who sits out in this round,
    takes the seat and its score. Without NAME it is the player who sat out most
    often, or a helper if nobody sits out. A helper has no score. Later rounds
    stay as they are.
    """
    if helper and stand_in:
        raise bad_input("name who takes the seat, or say --helper, not both")
    chosen = stand_in
    if chosen is None and not helper and number <= opened.event.begun + 1:
        chosen = opened.event.rested_most(number)
    taker = (
        f"{chosen} takes the seat of {name} and its score" if chosen else f"a helper takes the seat of {name}"
    )
    return [PlayerMissing(number, name, chosen or "")], f"Round {number}: {taker}."


@showing(command, EVENING, "schedule", "schedule hall.evening --round 2", "euchre.evening-schedule/1")
@click.option("--round", "number", type=POSITIVE, metavar="N", help="Show one round only.")
def _schedule(opened: EveningFile, number: int | None) -> Shown:
    """Show who sits where, round by round, and how evenly all meet."""
    return schedule_of(opened.event, number)


@changing(command, EVENING, "score", "score hall.evening 1 2 9 6 --lone 'Ann Lee=1'")
@ROUND
@TABLE
@FIRST
@SECOND
@click.option("--lone", multiple=True, metavar="NAME=N", help="Lone hands that a player made; repeat it.")
@click.option("--marches", nargs=2, type=POINTS, help="Marches of both sides, lone hands too.")
@click.option("--euchres", nargs=2, type=POINTS, help="How often each side euchred the other.")
@click.option("--unusual", is_flag=True, help="The points are right: a deal gave more than 4.")
@correct_option
def _score(
    opened: EveningFile,
    number: int,
    table: int,
    first: int,
    second: int,
    lone: tuple[str, ...],
    marches: tuple[int, int] | None,
    euchres: tuple[int, int] | None,
    unusual: bool,
    correct: bool,
) -> Added:
    """Enter the points of both sides of a table, in the order of the schedule.

    With --correct the lone hands of the table are those of --lone, and without
    it none; marches and euchres stay unless they are given.
    """
    evening, place = opened.event, (number, table)
    before = evening.scores.get(place)
    if before is not None and not correct:
        points = f"{before[0]} to {before[1]}"
        raise bad_input(f"round {number}, table {table} has {points} already; --correct replaces it")
    made = [_lone(number, text) for text in lone]
    with refused():
        taken_off = _taken_off(evening, number, table, made)
        if not unusual:
            evening.check_usual(first + second, "add --unusual")
    acts: list[EveningAct] = [TableScored(*place, first, second), *taken_off]
    acts += [] if marches is None else [MarchesMade(*place, *marches)]
    acts += [] if euchres is None else [EuchresMade(*place, *euchres)]

    def words(after: HallEvening) -> str:
        seated = after.round(number).tables[table - 1]
        sides = (_names(after, seated.first), _names(after, seated.second))
        said = f"Round {number}, table {table}: {sides[0]} {first}, {sides[1]} {second}."
        if taken_off:
            said += f" No lone hands any more: {', '.join(act.name for act in taken_off)}."
        left = ", ".join(f"round {each} table {which}" for each, which in after.missing)
        return said + (f"\nStill to come: {left}." if left else "")

    return [*acts, *made], words


def _taken_off(
    evening: HallEvening, number: int, table: int, made: list[LoneHandsMade]
) -> list[LoneHandsMade]:
    """Return what takes off the lone hands of a table that are not made any more.

    Raises EventError if one of those made is by a player at another table.
    """
    tables = evening.round(number).tables
    seated = tables[table - 1].players if table <= len(tables) else ()
    named = {evening.number_of(each.name): each.name for each in made}
    for player, name in named.items():
        if player not in seated:
            raise EventError(f"{name} does not play at table {table} in round {number}")
    left = (player for player in seated if evening.lone_hands.get((number, player)) and player not in named)
    return [LoneHandsMade(number, evening.players[player].name, 0) for player in left]


@changing(command, EVENING, "lone", "lone hall.evening 1 'Ann Lee=0'")
@ROUND
@click.argument("made", nargs=-1, required=True, metavar="NAME=N...")
def _lone_hands(opened: EveningFile, number: int, made: tuple[str, ...]) -> Added:
    """Enter or correct the lone hands of players in a round; 0 takes them off."""
    return [_lone(number, text) for text in made], f"Round {number}, lone hands: {', '.join(made)}."


def _lone(number: int, text: str) -> LoneHandsMade:
    name, found, count = text.rpartition("=")
    if not found or not count.isdecimal():
        raise bad_input(f"{text}: write the name, = and a number of lone hands, as in 'Ann Lee=1'")
    return LoneHandsMade(number, name, int(count))


@changing(command, EVENING, "dispute", "dispute hall.evening 1 2 'Ann says 9, Bob says 8'")
@ROUND
@TABLE
@click.argument("note", required=False, default="")
def _dispute(opened: EveningFile, number: int, table: int, note: str) -> Added:
    """Note that the sides of a table do not agree on their score.

    The standings name the table until a score is entered, with --correct if it
    has one already.
    """
    words = f"Round {number}, table {table} is disputed. The next score of this table settles it."
    return [ScoreDisputed(number, table, note)], words


@showing(command, EVENING, "standings", "standings hall.evening", "euchre.evening-standings/1")
def _standings(opened: EveningFile) -> Shown:
    """Show everybody's place, sums and prizes."""
    return standings_of(opened.event)


def _names(evening: HallEvening, players: tuple[int, int]) -> str:
    return " and ".join(evening.players[player].name for player in players)
