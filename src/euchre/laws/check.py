"""Contradictions in a code: values that cannot stand together."""

from __future__ import annotations

from collections.abc import Iterator

from ..cards import Rank
from ..errors import LawDataError
from .code import Code


def check_code(code: Code) -> None:
    """Raise LawDataError at the first contradiction, naming the keys that clash."""
    for fault in contradictions(code):
        raise LawDataError(f"{code.name}: {fault}")


def contradictions(code: Code) -> Iterator[str]:
    """Each contradiction among the values of a code, as a sentence that names the keys."""
    yield from _table(code)
    yield from _pack(code)
    yield from _partners(code)
    yield from _score(code)


def _table(code: Code) -> Iterator[str]:
    if code.players not in (2, 3, 4):
        yield f"players = {code.players} is not allowed: players is 2, 3 or 4"
    elif code.partnerships != (code.players == 4):
        clash = f"partnerships and players = {code.players} contradict each other"
        yield f"{clash}: four play in pairs, fewer for themselves"
    if not 1 <= code.hand_size <= 8:
        yield f"hand_size = {code.hand_size} is not allowed: hand_size is 1 to 8"
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
    if code.cut_least_lifted < 1 or code.cut_least_left < 1:
        yield "cut_least_lifted and cut_least_left are at least 1"
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


def _score(code: Code) -> Iterator[str]:
    if code.game_points < 1:
        yield "game_points is at least 1"
    if code.slam_games < 1:
        yield "slam_games is at least 1"
    if code.waiting_members > code.players:
        yield f"waiting_members = {code.waiting_members} is more than players = {code.players}"
    if code.fourth_game_if_third_laps and not (code.rubber_games and code.lap):
        yield "fourth_game_if_third_laps needs lap = true and a rubber"
    if code.rubber_games and code.slam_games > 1:
        clash = "slam_games above 1 and a rubber contradict each other"
        yield f"{clash}: a rubber counts love games by love_game_value"
    if code.point_counter == "tray_and_deuce" and code.game_points != 5:
        yield "point_counter = tray_and_deuce shows games to 5 only; set point_counter = numbers"
