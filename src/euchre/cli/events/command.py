"""`euchre event`: runs an evening of 4 to 1,000 players with real cards."""

from __future__ import annotations

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
from ...events.event_lines import TakenBack
from ...events.hall import HallEvening
from ...events.hall_after import EVENING
from ...events.printing import BEFORE_PLAY, PAGES, Paper, PrintFormat
from ...events.refusals import EventError, check_entrants
from ...events.score_acts import EuchresMade, LoneHandsMade, MarchesMade, TableScored
from ...events.scoring import RANKING_OF_PAIRS
from ..options import POSITIVE, json_option, number_option, output_option
from ..output import bad_input, write_json
from .changes import by_option, say_changed
from .duplicate_command import duplicate
from .event_file import add_acts, last_act, new_file, open_to_change, read_file
from .exports import export
from .luck_command import luck
from .matches_command import matches
from .pairs_command import pair, seeds
from .printing import write_prints
from .prizes_command import prizes
from .ratings_command import ratings
from .sheets import (
    show_schedule,
    show_standings,
    write_schedule_json,
    write_standings_json,
)

_RULES = [rule.value for rule in Ranking]


@click.group("event", epilog="Example: euchre event new hall.evening --rounds 6 Ann Bob Cid Dee Eve")
def command() -> None:
    """Run an evening of many players with real cards.

    Partners change every round, and each player keeps their own score. The
    evening is one text file: every command adds a line with the time and who
    wrote it, so nothing is lost, and a person can read it.
    """


command.add_command(duplicate)
command.add_command(export)
command.add_command(luck)
command.add_command(matches)
command.add_command(pair)
command.add_command(prizes)
command.add_command(ratings)
command.add_command(seeds)


@command.command("new", epilog="Example: euchre event new hall.evening --rounds 6 Ann Bob Cid Dee Eve")
@click.argument("file")
@click.argument("names", nargs=-1, metavar="[NAME]...")
@click.option("--title", default="Euchre evening", show_default=True, help="Name of the evening.")
@number_option("--rounds", 6, "Number of rounds.")
@number_option("--deals", 8, "Deals in a round.")
@number_option("--seed", 1, "Seed of the schedule.", least=0)
@click.option("--by-result", is_flag=True, help="Winners move up a table; the head table ends the round.")
@click.option(
    "--pairs",
    type=click.Choice([movement.value for movement in PairsMovement]),
    help="Partners stay together, and meet in this way. Two names in a row are partners.",
)
@click.option(
    "--rank",
    "rules",
    multiple=True,
    type=click.Choice(_RULES),
    help="Rule of the standings; repeat it for ties. [default: points, lone hands, games; for pairs: games, "
    "difference, points]",
)
@click.option(
    "--prize",
    "wanted",
    multiple=True,
    metavar="PRIZE",
    type=click.Choice([prize.value for prize in PrizeKind]),
    help="first, second, third, most lone hands, most marches, most euchres or low score; repeat it."
    " [default: first, most lone hands, low score]",
)
@click.option("--names", "names_path", metavar="FILE", help="Take the names from a file, one a line.")
@by_option
@json_option
def new(
    file: str,
    names: tuple[str, ...],
    title: str,
    rounds: int,
    deals: int,
    seed: int,
    by_result: bool,
    pairs: str | None,
    rules: tuple[str, ...],
    wanted: tuple[str, ...],
    names_path: str | None,
    by: str | None,
    as_json: bool,
) -> None:
    """Begin an evening in a new file."""
    given = [*([] if names_path is None else _names_in(names_path)), *names]
    movement = None if pairs is None else PairsMovement(pairs)
    acts: list[EveningAct] = [EveningTitle(title), EveningPlan(rounds, deals, seed, by_result, movement)]
    if rules:
        acts.append(EveningRanking(tuple(map(Ranking, rules))))
    elif movement is not None:
        acts.append(EveningRanking(RANKING_OF_PAIRS))
    if wanted:
        acts.append(EveningPrizes(tuple(map(PrizeKind, wanted))))
    _check_names(given)
    acts += map(PlayerArrives, given)
    evening = new_file(EVENING, file, acts, by)
    say_changed(file, acts, f"{file}: {_counted(evening)}. Next: euchre event schedule {file}", as_json)


@command.command("seat", epilog="Example: euchre event seat hall.evening 'Bob Lee'")
@click.argument("file")
@click.argument("names", nargs=-1, required=True, metavar="NAME...")
@click.option(
    "--from-round",
    type=POSITIVE,
    metavar="N",
    help="Their first round. [default: after the last with a score]",
)
@by_option
@json_option
def seat(file: str, names: tuple[str, ...], from_round: int | None, by: str | None, as_json: bool) -> None:
    """Add players, late ones too."""
    with open_to_change(EVENING, file) as opened:
        first = opened.event.begun + 1 if from_round is None else from_round
        acts = [PlayerArrives(name, first) for name in names]
        evening = add_acts(opened, acts, by)
    say_changed(file, acts, _changed(evening, first), as_json)


@command.command("leave", epilog="Example: euchre event leave hall.evening 'Bob Lee'")
@click.argument("file")
@click.argument("name")
@click.option(
    "--after-round",
    type=click.IntRange(min=0),
    metavar="N",
    help="Their last round. [default: the last with a score]",
)
@by_option
@json_option
def leave(file: str, name: str, after_round: int | None, by: str | None, as_json: bool) -> None:
    """Note that a player goes home."""
    with open_to_change(EVENING, file) as opened:
        last = opened.event.begun if after_round is None else after_round
        acts = [PlayerLeaves(name, last)]
        evening = add_acts(opened, acts, by)
    say_changed(file, acts, _changed(evening, last + 1), as_json)


@command.command("fourth", epilog="Example: euchre event fourth hall.evening 3 'Ann Lee'")
@click.argument("file")
@click.argument("round_number", metavar="ROUND", type=POSITIVE)
@click.argument("name", metavar="MISSING")
@click.argument("stand_in", metavar="[NAME]", required=False)
@click.option("--helper", is_flag=True, help="Somebody takes the seat who does not take part.")
@by_option
@json_option
def fourth(
    file: str,
    round_number: int,
    name: str,
    stand_in: str | None,
    helper: bool,
    by: str | None,
    as_json: bool,
) -> None:
    """Fill a table without a fourth: MISSING is not there in ROUND.

    NAME, who sits out in this round, takes the seat and its score. Without NAME
    it is who sat out most often, and a helper if nobody sits out. A helper has
    no score. Later rounds stay as they are.
    """
    if helper and stand_in:
        raise bad_input("name who takes the seat, or say --helper, not both")
    with open_to_change(EVENING, file) as opened:
        chosen = stand_in
        if chosen is None and not helper and 1 <= round_number <= opened.event.begun + 1:
            chosen = opened.event.rested_most(round_number)
        acts = [PlayerMissing(round_number, name, chosen or "")]
        add_acts(opened, acts, by)
    who = (
        f"{chosen} takes the seat of {name} and its score" if chosen else f"a helper takes the seat of {name}"
    )
    say_changed(file, acts, f"Round {round_number}: {who}.", as_json)


@command.command("schedule", epilog="Example: euchre event schedule hall.evening --round 2")
@click.argument("file")
@click.option("--round", "number", type=POSITIVE, metavar="N", help="Show one round only.")
@json_option
def schedule(file: str, number: int | None, as_json: bool) -> None:
    """Show who sits where, round by round, and how evenly all meet."""
    evening = read_file(EVENING, file).event
    (write_schedule_json if as_json else show_schedule)(evening, number)


@command.command("score", epilog="Example: euchre event score hall.evening 1 2 9 6 --lone 'Ann Lee=1'")
@click.argument("file")
@click.argument("round_number", metavar="ROUND", type=POSITIVE)
@click.argument("table", type=POSITIVE)
@click.argument("first", metavar="POINTS", type=click.IntRange(min=0))
@click.argument("second", metavar="POINTS", type=click.IntRange(min=0))
@click.option("--lone", multiple=True, metavar="NAME=N", help="Lone hands that a player made; repeat it.")
@click.option("--marches", nargs=2, type=click.IntRange(min=0), help="Marches of both sides, lone hands too.")
@click.option("--euchres", nargs=2, type=click.IntRange(min=0), help="How often each side euchred the other.")
@click.option("--correct", is_flag=True, help="Replace a score that was entered before.")
@click.option("--unusual", is_flag=True, help="The points are right: a deal gave more than 4.")
@by_option
@json_option
def score(
    file: str,
    round_number: int,
    table: int,
    first: int,
    second: int,
    lone: tuple[str, ...],
    marches: tuple[int, int] | None,
    euchres: tuple[int, int] | None,
    correct: bool,
    unusual: bool,
    by: str | None,
    as_json: bool,
) -> None:
    """Enter the points of both sides of a table, in the order of the schedule."""
    scored = TableScored(round_number, table, first, second)
    made = [_lone(round_number, text) for text in lone]
    counted: list[EveningAct] = [] if marches is None else [MarchesMade(round_number, table, *marches)]
    if euchres is not None:
        counted.append(EuchresMade(round_number, table, *euchres))
    with open_to_change(EVENING, file) as opened:
        before = opened.event.scores.get((round_number, table))
        if before is not None and not correct:
            points = f"{before[0]} to {before[1]}"
            raise bad_input(
                f"round {round_number}, table {table} has {points} already; --correct replaces it"
            )
        _check_at_table(opened.event, scored, made)
        if not unusual:
            _check_usual(opened.event, scored)
        evening = add_acts(opened, [scored, *counted, *made], by)
    seated = evening.round(round_number).tables[table - 1]
    sides = (_names(evening, seated.first), _names(evening, seated.second))
    words = f"Round {round_number}, table {table}: {sides[0]} {first}, {sides[1]} {second}."
    if evening.missing:
        left = ", ".join(f"round {number} table {which}" for number, which in evening.missing)
        words += f"\nStill to come: {left}."
    say_changed(file, [scored, *counted, *made], words, as_json)


def _check_names(given: list[str]) -> None:
    """End the command unless a new evening has four players or more, each once, or nobody yet."""
    try:
        check_entrants(given, least=4 if given else 0)
    except EventError as fault:
        raise bad_input(str(fault)) from fault


def _check_usual(evening: HallEvening, scored: TableScored) -> None:
    """End the command for points that few games give."""
    try:
        evening.check_usual(scored.first + scored.second, "add --unusual")
    except EventError as fault:
        raise bad_input(str(fault)) from fault


@command.command("standings", epilog="Example: euchre event standings hall.evening")
@click.argument("file")
@json_option
def standings(file: str, as_json: bool) -> None:
    """Show everybody's place, sums and prizes."""
    evening = read_file(EVENING, file).event
    (write_standings_json if as_json else show_standings)(evening)


@command.command("undo", epilog="Example: euchre event undo hall.evening")
@click.argument("file")
@by_option
@json_option
def undo(file: str, by: str | None, as_json: bool) -> None:
    """Take back the last entry. It stays in the file, marked as taken back."""
    with open_to_change(EVENING, file) as opened:
        act = last_act(opened)
        if act is None:
            raise bad_input(f"{file}: there is nothing to take back")
        add_acts(opened, [TakenBack()], by)
    say_changed(file, [TakenBack()], f"Taken back: {act.text}.", as_json)


@command.command("print", epilog="Example: euchre event print hall.evening cards --paper letter")
@click.argument("file")
@click.argument("pages", nargs=-1, metavar="[WHAT]...", type=click.Choice(list(PAGES)))
@click.option("--to", "kind", type=click.Choice([each.value for each in PrintFormat]), help="What to write.")
@output_option("The file to write. [default: named after the pages]")
@click.option("--paper", type=click.Choice([each.value for each in Paper]), default="a4", show_default=True)
@number_option("--spare", 0, "Cards and tags without a name to add, for who comes late.", least=0)
@json_option
def print_pages(
    file: str,
    pages: tuple[str, ...],
    kind: str | None,
    output: str | None,
    paper: str,
    spare: int,
    as_json: bool,
) -> None:
    """Print all that an evening needs, or only some pages.

    guide: how to run the evening. cards: a score card for each player. names:
    name tags. tables: a card for each table. schedule: all rounds. chart and
    wall: each player's tables, and each round, to read from two metres.
    standings: the places so far, as large. Without WHAT: all but wall and
    standings.

    Writes one PDF, one HTML page that a browser prints, or an SVG picture for
    each sheet. Without --to the ending of --output decides; otherwise it is a PDF.
    Needs pip install 'euchre[print]'.
    """
    evening = read_file(EVENING, file).event
    ending = "" if output is None else output.rpartition(".")[2].lower()
    endings = [each.value for each in PrintFormat]
    wanted = PrintFormat(kind or (ending if ending in endings else "pdf"))
    paths = write_prints(evening, pages or BEFORE_PLAY, wanted, output, Paper(paper), spare)
    shown = paths[0] if len(paths) == 1 else f"{paths[0]} to {paths[-1]}"
    if as_json:
        write_json("euchre.event-prints/1", {"files": paths, "paper": paper})
    else:
        click.echo(f"{shown} ready: print on {paper} paper without scaling.")


def _names_in(path: str) -> list[str]:
    with open(path, encoding="utf-8") as lines:
        return [line.strip() for line in lines if line.strip()]


def _lone(number: int, text: str) -> LoneHandsMade:
    name, found, count = text.rpartition("=")
    if not found or not count.isdigit():
        raise bad_input(f"--lone {text}: write the name, = and a number, as in 'Ann Lee=1'")
    return LoneHandsMade(number, name, int(count))


def _check_at_table(evening: HallEvening, scored: TableScored, made: list[LoneHandsMade]) -> None:
    """End the command if a lone hand is not by a player at the table that is scored."""
    tables = evening.round(scored.round).tables
    seated = tables[scored.table - 1].players if scored.table <= len(tables) else ()
    for lone in made:
        if evening.number_of(lone.name) not in seated:
            raise bad_input(f"{lone.name} does not play at table {scored.table} in round {scored.round}")


def _names(evening: HallEvening, players: tuple[int, int]) -> str:
    one, other = (evening.players[player].name for player in players)
    return f"{one} and {other}"


def _counted(evening: HallEvening) -> str:
    return f"{len(evening.players)} players, {evening.last_round} rounds of {evening.plan.deals} deals"


def _changed(evening: HallEvening, first: int) -> str:
    here = sum(player.is_in(first) for player in evening.players)
    return f"{here} players from round {first} on. Rounds from there are new; earlier ones stay."
