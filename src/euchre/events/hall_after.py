"""An evening after each act of its file: what can be entered, and what it changes."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import replace
from types import MappingProxyType
from typing import Any

from ..errors import EuchreError
from ..laws import load_code
from .duplicate.boards import MOST_BOARDS
from .evening_acts import (
    BoardsScored,
    EuchresMade,
    EveningGame,
    EveningPlan,
    EveningPrizes,
    EveningRanking,
    EveningTitle,
    EveningWatched,
    LoneHandsMade,
    LuckNoted,
    MarchesMade,
    PairSeeded,
    PartnerWished,
    PlayerArrives,
    PlayerLeaves,
    PlayerMissing,
    RoundBegun,
    SideReported,
    TableScored,
)
from .event_lines import EventLine, WrittenAct, state_after
from .hall import HallEvening
from .hall_rounds import HallPlayer
from .progressive import MOST_ROUNDS
from .refusals import MOST_ENTRANTS, EventError, check_rounds
from .scoring import MOST_DEALS, MOST_POINTS_A_DEAL, check_score, standings

MOST_LINES = 20_000
"""The most lines of one evening."""
MOST_MINUTES = 600
"""The longest round."""
LONGEST_DELAY = 300
"""The longest delay, in seconds, for those who watch a table."""


def evening_after(evening: HallEvening, act: WrittenAct) -> HallEvening:
    """The evening after an act other than taking back. Raises EventError, and says why, if it cannot be."""
    changed = _AFTER[type(act)](evening, act)
    if changed.plan.depends_on_results and changed.begun > len(changed.played):
        return changed.with_(played=changed.planned[: changed.begun])
    return changed


def evening_of(lines: Iterable[tuple[int, EventLine[WrittenAct]]]) -> HallEvening:
    """The evening after the lines of its file. Raises EventError, naming the line, if one cannot be."""
    return state_after(HallEvening(), _at_most(lines), evening_after)


def check_lines(number: int) -> None:
    """Raise EventError if an evening may not have so many lines, the first one of the file included."""
    if number > MOST_LINES:
        raise EventError(f"the evening has more than {MOST_LINES:,} lines")


def _at_most(
    lines: Iterable[tuple[int, EventLine[WrittenAct]]],
) -> Iterator[tuple[int, EventLine[WrittenAct]]]:
    """The lines. Raises EventError if they are more than an evening may have."""
    for number, line in lines:
        check_lines(number)
        yield number, line


def _titled(evening: HallEvening, act: EveningTitle) -> HallEvening:
    title = " ".join(act.title.split())
    if not title or not act.title.isprintable() or len(title) > 80:
        raise EventError(f"{act.title!r} is no title: write 1 to 80 printable characters")
    return evening.with_(title=title)


def _planned(evening: HallEvening, act: EveningPlan) -> HallEvening:
    check_rounds(act.rounds, MOST_ROUNDS)
    if not 1 <= act.deals <= MOST_DEALS:
        raise EventError(f"a round has 1 to {MOST_DEALS} deals, not {act.deals}")
    if evening.begun:
        raise EventError(f"round {evening.begun} has begun: the plan stays as it is")
    if act.by_result and act.pairs is not None:
        raise EventError("winners change partners where they move up, so pairs cannot stay together")
    if act.same_boards and act.is_elimination:
        raise EventError("in an elimination the two pairs of a table are compared with each other only")
    if act.same_boards and act.rounds * act.deals > MOST_BOARDS:
        raise EventError(
            f"{act.rounds * act.deals} deals are too many: at most {MOST_BOARDS} can be compared"
        )
    return evening.with_(plan=act)


def _chosen(evening: HallEvening, act: EveningGame) -> HallEvening:
    if evening.begun:
        raise EventError(f"round {evening.begun} has begun: the game stays as it is")
    try:
        seating = load_code(act.code).seating
    except EuchreError as fault:
        raise EventError(str(fault)) from None
    if not seating.partnerships:
        raise EventError(f"{act.code} has no two sides of two players, which an evening needs")
    return evening.with_(code=act.code)


def _watched(evening: HallEvening, act: EveningWatched) -> HallEvening:
    if not evening.code:
        raise EventError("with real cards there is no table at a server to watch")
    if act.delay > LONGEST_DELAY:
        raise EventError(f"tables can be shown at most {LONGEST_DELAY} seconds later, not {act.delay}")
    return evening.with_(watched=act)


def _ranked(evening: HallEvening, act: EveningRanking) -> HallEvening:
    standings((), act.rules)
    return evening.with_(ranking=act.rules)


def _with_prizes(evening: HallEvening, act: EveningPrizes) -> HallEvening:
    if len(set(act.prizes)) < len(act.prizes):
        raise EventError("each prize can be given only once")
    return evening.with_(prizes=act.prizes)


def _arrived(evening: HallEvening, act: PlayerArrives) -> HallEvening:
    name = " ".join(act.name.split())
    if not name or not act.name.isprintable() or len(name) > 40:
        raise EventError(f"{act.name!r} is no name: write 1 to 40 printable characters")
    if any(player.name.casefold() == name.casefold() for player in evening.players):
        raise EventError(f"the name '{name}' is taken; add an initial")
    if len(evening.players) >= MOST_ENTRANTS:
        raise EventError(f"at most {MOST_ENTRANTS:,} players can take part")
    _check_open(evening, act.from_round)
    if evening.plan.pairs is not None and (evening.begun or act.from_round > 1):
        raise EventError("pairs stay together from round 1 on: nobody can come later")
    players = (*evening.players, HallPlayer(name, act.from_round, MOST_ROUNDS))
    return evening.with_(players=players, stand_ins=_before(evening, act.from_round))


def _wished(evening: HallEvening, act: PartnerWished) -> HallEvening:
    if evening.plan.pairs is None:
        raise EventError("partners change in this evening")
    if evening.begun:
        raise EventError(f"round {evening.begun} has begun: the pairs stay as they are")
    one, other = evening.number_of(act.name), evening.number_of(act.partner)
    if one == other:
        raise EventError(f"{act.name} cannot be their own partner")
    return evening.with_(wishes=MappingProxyType({**evening.wishes, one: other}))


def _seeded(evening: HallEvening, act: PairSeeded) -> HallEvening:
    if evening.plan.pairs is None:
        raise EventError("partners change in this evening")
    if evening.begun:
        raise EventError(f"round {evening.begun} has begun: the seeds stay as they are")
    if not 1 <= act.seed <= MOST_ENTRANTS:
        raise EventError(f"a seed is a number from 1 to {MOST_ENTRANTS:,}, not {act.seed}")
    player = evening.number_of(act.name)
    others = {one: seed for one, seed in evening.seeds.items() if seed != act.seed}
    return evening.with_(seeds=MappingProxyType({**others, player: act.seed}))


def _left(evening: HallEvening, act: PlayerLeaves) -> HallEvening:
    number = evening.number_of(act.name)
    _check_open(evening, act.after_round + 1)
    if evening.plan.pairs is not None and act.after_round:
        raise EventError("pairs stay together to the end: somebody else can play for who goes home")
    changed = replace(evening.players[number], until_round=act.after_round)
    players = (*evening.players[:number], changed, *evening.players[number + 1 :])
    return evening.with_(players=players, stand_ins=_before(evening, act.after_round + 1))


def _before(evening: HallEvening, number: int) -> Mapping[tuple[int, int], int | None]:
    """Who stands in before a round; from there on the seats are new."""
    return MappingProxyType({place: who for place, who in evening.stand_ins.items() if place[0] < number})


def _missed(evening: HallEvening, act: PlayerMissing) -> HallEvening:
    player = evening.number_of(act.name)
    if evening.plan.pairs is not None:
        raise EventError("a pair keeps its seats and its score: anybody can play for who is missing")
    others = {place: other for place, other in evening.stand_ins.items() if place != (act.round, player)}
    before = evening.with_(stand_ins=MappingProxyType(others))
    if act.round > evening.begun + 1:
        raise EventError(f"round {act.round} is not the next: note it when the round comes")
    seated = before.round(act.round)
    if not any(player in table.players for table in seated.tables):
        raise EventError(f"{act.name} does not play in round {act.round}")
    other = evening.number_of(act.stand_in) if act.stand_in else None
    if other is not None and other not in seated.sitting_out:
        raise EventError(f"{act.stand_in} does not sit out in round {act.round}")
    return evening.with_(stand_ins=MappingProxyType({**others, (act.round, player): other}))


def _check_open(evening: HallEvening, number: int) -> None:
    """Raise EventError if a round has begun, or is none of the evening's."""
    if number <= evening.begun:
        raise EventError(f"round {number} has begun; the earliest that can change is {evening.begun + 1}")
    if number > evening.begun + 1 and number > evening.last_round + 1:  # the last may take long to find
        raise EventError(f"there is no round {number}: the evening has {evening.last_round}")


def _scored(evening: HallEvening, act: TableScored) -> HallEvening:
    _check_is_next(evening, act.round, act.table)
    _check_whole(evening)
    _check_points(evening, act.first, act.second)
    _check_not_played_on(evening, act)
    scores = {**evening.scores, (act.round, act.table): (act.first, act.second)}
    return evening.with_(scores=MappingProxyType(scores))


def _boards_scored(evening: HallEvening, act: BoardsScored) -> HallEvening:
    _check_is_next(evening, act.round, act.table)
    if not evening.plan.same_boards:
        raise EventError("the tables play deals of their own: enter the score of the round")
    if len(act.points) != evening.plan.deals:
        raise EventError(f"a round has {evening.plan.deals} deals, not {len(act.points)}")
    if any(min(points) > 0 or max(points) > MOST_POINTS_A_DEAL for points in act.points):
        raise EventError(f"one deal gives points to one side only, and at most {MOST_POINTS_A_DEAL}")
    place = (act.round, act.table)
    first, second = (sum(points) for points in zip(*act.points, strict=True))
    return evening.with_(
        boards=MappingProxyType({**evening.boards, place: act.points}),
        scores=MappingProxyType({**evening.scores, place: (first, second)}),
    )


def _check_is_next(evening: HallEvening, number: int, table: int) -> None:
    """Raise EventError if there is no such table, or if its round cannot have a score yet."""
    _check_table(evening, number, table)
    if number > evening.begun + 1:
        raise EventError(f"round {evening.begun + 1} comes first: it has no score yet")


def _check_whole(evening: HallEvening) -> None:
    """Raise EventError where a score needs what each deal gave."""
    if evening.plan.same_boards:
        raise EventError("each deal counts here: enter them all, as in 'boards round 1 table 2: 2-0 0-1'")


def _check_table(evening: HallEvening, number: int, table: int) -> None:
    tables = len(evening.round(number).tables)
    if not 1 <= table <= tables:
        raise EventError(f"round {number} has tables 1 to {tables}, and no table {table}")


def _check_points(evening: HallEvening, first: int, second: int) -> None:
    """Raise EventError if the deals of a round cannot give these points."""
    most = evening.most_points
    if first + second > most:
        raise EventError(f"{evening.deals} deals give at most {most} points, not {first + second}")
    if first + second == 0 and not evening.code:
        raise EventError("0 to 0 is no score: every deal that is played gives points")
    if first == second and evening.plan.is_elimination:
        raise EventError("in an elimination no match is tied: play one more deal")


def _check_not_played_on(evening: HallEvening, act: TableScored) -> None:
    """Raise EventError if a correction gives a match of an elimination to the other pair too late."""
    before = evening.scores.get((act.round, act.table))
    if not evening.plan.is_elimination or before is None or act.round == evening.begun:
        return
    if (before[0] > before[1]) is not (act.first > act.second):
        raise EventError(f"round {act.round + 1} has begun: who won in round {act.round} has played on")


def _begun(evening: HallEvening, act: RoundBegun) -> HallEvening:
    if act.round <= evening.begun:
        raise EventError(f"round {act.round} has begun already")
    if evening.begun and evening.missing:
        left = ", ".join(f"round {number} table {table}" for number, table in evening.missing)
        raise EventError(f"these tables have no score yet: {left}")
    evening.round(act.round)
    if act.round > evening.begun + 1:
        raise EventError(f"round {evening.begun + 1} comes first")
    if act.minutes > MOST_MINUTES:
        raise EventError(f"a round lasts at most {MOST_MINUTES} minutes")
    return evening.with_(announced=act.round, minutes=act.minutes)


def _reported(evening: HallEvening, act: SideReported) -> HallEvening:
    """The report, and the score if both sides now say the same."""
    _check_table(evening, act.round, act.table)
    if act.round != evening.begun:
        raise EventError(f"round {act.round} is not being played; the director can enter its scores")
    _check_whole(evening)
    place = (act.round, act.table)
    points = (act.first, act.second)
    if place in evening.scores and evening.scores[place] != points:
        first, second = evening.scores[place]
        raise EventError(f"this table has {first} to {second}; the director can correct it")
    _check_points(evening, *points)
    reports = {**evening.reports, (*place, act.side): points}
    changed = evening.with_(reports=MappingProxyType(reports))
    if reports.get((*place, 3 - act.side)) != points:
        return changed
    return changed.with_(scores=MappingProxyType({**evening.scores, place: points}))


def _lone(evening: HallEvening, act: LoneHandsMade) -> HallEvening:
    player = evening.number_of(act.name)
    tables = evening.round(act.round).tables
    place = next((place for place, table in enumerate(tables, start=1) if player in table.players), None)
    if place is None:
        raise EventError(f"{act.name} does not play in round {act.round}")
    if (act.round, place) not in evening.scores:
        raise EventError(f"{act.name} plays at table {place} in round {act.round}; enter its score first")
    made = {**evening.lone_hands, (act.round, player): act.count}
    return _fitting(evening.with_(lone_hands=MappingProxyType(made)), act.round)


def _luck_noted(evening: HallEvening, act: LuckNoted) -> HallEvening:
    _check_scored(evening, act.round, act.table)
    most = evening.most_points
    if abs(act.luck) > most:
        raise EventError(f"{evening.deals} deals cannot bring {act.luck:g} points of luck: at most {most}")
    return evening.with_(luck=MappingProxyType({**evening.luck, (act.round, act.table): act.luck}))


def _marched(evening: HallEvening, act: MarchesMade) -> HallEvening:
    _check_scored(evening, act.round, act.table)
    made = {**evening.marches, (act.round, act.table): (act.first, act.second)}
    return _fitting(evening.with_(marches=MappingProxyType(made)), act.round)


def _euchred(evening: HallEvening, act: EuchresMade) -> HallEvening:
    _check_scored(evening, act.round, act.table)
    made = {**evening.euchres, (act.round, act.table): (act.first, act.second)}
    return _fitting(evening.with_(euchres=MappingProxyType(made)), act.round)


def _check_scored(evening: HallEvening, number: int, table: int) -> None:
    _check_table(evening, number, table)
    if (number, table) not in evening.scores:
        raise EventError(f"round {number}, table {table} has no score yet; enter it first")


def _fitting(evening: HallEvening, number: int) -> HallEvening:
    """The evening, if the deals of a round suffice for what is counted. Raises EventError."""
    try:
        for score in evening.scores_of(number):
            check_score(score)
    except EventError as fault:
        reason = str(fault).partition(": ")[2]
        raise EventError(f"this does not fit {evening.deals} deals: {reason}") from None
    return evening


_AFTER: dict[type[Any], Callable[[HallEvening, Any], HallEvening]] = {
    EveningTitle: _titled,
    EveningPlan: _planned,
    EveningGame: _chosen,
    EveningWatched: _watched,
    EveningRanking: _ranked,
    EveningPrizes: _with_prizes,
    PlayerArrives: _arrived,
    PartnerWished: _wished,
    PairSeeded: _seeded,
    PlayerLeaves: _left,
    PlayerMissing: _missed,
    TableScored: _scored,
    BoardsScored: _boards_scored,
    LuckNoted: _luck_noted,
    LoneHandsMade: _lone,
    MarchesMade: _marched,
    EuchresMade: _euchred,
    RoundBegun: _begun,
    SideReported: _reported,
}
