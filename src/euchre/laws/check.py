"""Checks of a code: numbers out of bounds and values that contradict each other."""

from __future__ import annotations

from collections.abc import Iterator

from ..cards import Rank
from ..errors import LawDataError
from .code import Code, number_bounds

MOST_PACKETS = 8
"""Most pairs in `packets`; a hand of eight cards can be dealt in seven ways."""


def check_code(code: Code) -> None:
    """Raise LawDataError for the first contradiction, naming the keys."""
    for fault in contradictions(code):
        raise LawDataError(f"{code.name}: {fault}")


def contradictions(code: Code) -> Iterator[str]:
    """Yield every contradiction among the values of a code, as a sentence that names the keys."""
    faults = list(_out_of_bounds(code))
    if faults:
        yield from faults  # the other checks need numbers within bounds
        return
    yield from _table(code)
    yield from _pack(code)
    yield from _partners(code)
    yield from _no_trump(code)
    yield from _partners_best(code)
    yield from _score(code)


def shown_number(value: int) -> str:
    """Return a number as an error message shows it: its size if it is too long to read."""
    return str(value) if value.bit_length() <= 64 else f"a number of {value.bit_length() * 3 // 10} digits"


def _out_of_bounds(code: Code) -> Iterator[str]:
    for key, bounds in number_bounds().items():
        value = getattr(code, key)
        if not bounds.least <= value <= bounds.most:
            allowed = f"{key} is a whole number from {bounds.least} to {bounds.most}"
            yield f"{key} = {shown_number(value)} is not allowed: {allowed}{rests_on(code, key)}"
    if len(code.packets) > MOST_PACKETS:
        yield f"packets has {len(code.packets)} pairs; at most {MOST_PACKETS} are allowed"


def rests_on(code: Code, key: str) -> str:
    """Return the laws that a value of a code rests on, in brackets; empty if there are none."""
    laws = code.cite(code.laws.get(key, ()))
    return f" [{laws}]" if laws else ""


def _table(code: Code) -> Iterator[str]:
    if code.partnerships != (code.players == 4):
        clash = f"partnerships and players = {code.players} contradict each other"
        yield f"{clash}: four play in pairs, fewer for themselves"
    if code.partnerships and code.dummy:
        yield "dummy and partnerships contradict each other: partners have no dummy hand"
    if code.lowest_rank not in (Rank.SEVEN, Rank.EIGHT, Rank.NINE, Rank.TEN):
        yield 'lowest_rank is "7", "8", "9" or "T"'
    needed = code.players * code.hand_size + code.dummy + 1
    if len(code.pack) < needed:
        yield f"lowest_rank = {code.lowest_rank.letter} leaves {len(code.pack)} cards, but {needed} are dealt"
    if sorted(code.cutting_order) != sorted("JAKQT987"):
        yield "cutting_order names each of J A K Q T 9 8 7 once"


def _pack(code: Code) -> Iterator[str]:
    talon = len(code.pack) - code.players * code.hand_size - code.dummy - 1
    if code.farmers_hand and min(talon, code.hand_size) < 3:
        yield f"farmers_hand exchanges three cards, but a hand has {code.hand_size} and the talon {talon}"
    if code.cut_least_lifted + code.cut_least_left > len(code.pack):
        yield "cut_least_lifted and cut_least_left together exceed the pack"
    for pair in code.packets:
        if sum(pair) != code.hand_size:
            yield f"packets {list(pair)} do not make hand_size = {code.hand_size}"


def _partners(code: Code) -> Iterator[str]:
    for key in ("take_over", "defend_alone", "jambone", "assist_must_be_alone", "partners_by_cut"):
        if getattr(code, key) and not code.partnerships:
            yield f"{key} needs partners, and {code.base or code.name} has none"
    for key in ("take_over_after_pass", "take_over_settled_between_partners"):
        if getattr(code, key) and not code.take_over:
            yield f"{key} needs take_over = true"
    if code.jamboree and not code.jambone:
        yield "jamboree needs jambone = true"
    if code.jamboree and code.hand_size != 5:
        yield "jamboree needs hand_size = 5"
    if (code.base or code.name) == "professor-1862" and code.defend_alone and code.lone_euchre != 2:
        yield "defend_alone belongs to the usage in which lone_euchre = 2 (professor-1862 A7)"
    if code.stick_the_dealer and code.all_pass == "deals_again":
        yield 'all_pass = "deals_again" cannot happen with stick_the_dealer = true'


_NO_TRUMP_POINTS = tuple(key for key in number_bounds() if key.startswith("no_trump_"))


def _partners_best(code: Code) -> Iterator[str]:
    if not code.partners_best:
        return
    if not code.partnerships:
        yield f"partners_best needs partners, and {code.base or code.name} has none"
    for key in ("take_over", "jambone"):
        if getattr(code, key):
            yield f"partners_best needs {key} = false"


def _no_trump(code: Code) -> Iterator[str]:
    if code.no_trump and code.joker:
        yield "no_trump and joker contradict each other: the joker has no suit without a trump"
    for key in _NO_TRUMP_POINTS:
        if getattr(code, key) and not code.no_trump:
            yield f"{key} needs no_trump = true"


_ALWAYS_POSSIBLE = ("point", "march", "euchre", "lone_point", "lone_march", "lone_euchre")
"""Points of the results that can happen under every code."""


def _score(code: Code) -> Iterator[str]:
    if not any(getattr(code, key) for key in _ALWAYS_POSSIBLE):
        yield f"a game that cannot end: {', '.join(_ALWAYS_POSSIBLE)} are all 0"
    if code.waiting_members > code.players:
        yield f"waiting_members = {code.waiting_members} is more than players = {code.players}"
    if code.fourth_game_if_third_laps and not (code.rubber_games and code.lap):
        yield "fourth_game_if_third_laps needs lap = true and a rubber"
    if code.rubber_games and code.slam_games > 1:
        clash = "slam_games above 1 and a rubber contradict each other"
        yield f"{clash}: a rubber counts love games by love_game_value"
    if code.deals_in_game and (code.lap or code.slam_games > 1 or code.rubber_games):
        yield "deals_in_game needs lap = false, slam_games = 1 and rubber_games = 0: only the winner counts"
    if code.point_counter == "tray_and_deuce" and code.game_points != 5:
        yield "point_counter = tray_and_deuce shows games to 5 only; set point_counter = numbers"
