"""A code and the tables of the player `simple`, as arguments of the native simulator."""

from __future__ import annotations

from functools import lru_cache, partial

from ..acts import DealOut
from ..bots.linear_player import Weights
from ..bots.simple import tables
from ..bots.simple.worth import Plain, Scale
from ..deal import Stage, new_deal
from ..deal.dues import shuffler, ways_to_deal
from ..laws import CUSTOMS, VALUE_FIELDS, Code
from ..seats import Seat
from . import _native

DEADLINES = ("call", "discard", "opening_lead")
LONE_LEADS = ("eldest_hand", "left_of_lone_player", "lone_player")
INDEXED = {
    **dict.fromkeys(("take_over_until", "alone_until", "dealer_alone_until"), DEADLINES),
    "lead_against_lone": LONE_LEADS,
    "suit_needed_to_rob": ("never", "suit", "natural"),
}
"""Values passed as the index of a word among these."""
SAME_NAME = tuple(name for name in VALUE_FIELDS if hasattr(_native.Rules, name) and name not in INDEXED)
"""Values passed as they are: every field of a code that the native rules have too."""
BETWEEN_DEALS = ("deals_in_game", "stolen_deal")
"""Customs that change nothing within a deal."""
NOT_NATIVE = tuple(name for name in CUSTOMS if not hasattr(_native.Rules, name) and name not in BETWEEN_DEALS)
"""Customs that the native simulator does not play; the engine plays them instead."""
FIRST_CALLS = ("weak_hand_deals_again", "farmers_hand")
"""Customs that change nothing once the first round of calls is over."""
_UNTIL_FIRST_CALLS = (
    Stage.SHUFFLING,
    Stage.CUTTING,
    Stage.DEALING,
    Stage.TURNING,
    Stage.FIXING,
    Stage.ORDERING,
)
_MOST_SEATS = 4
_TOPS = 8


@lru_cache(maxsize=64)
def rules_of(code: Code) -> _native.Rules:
    """Return the values of a code on which regular play depends."""
    rules = _native.Rules()
    for name in SAME_NAME:
        setattr(rules, name, getattr(code, name))
    rules.pack = [card.index for card in code.pack]
    rules.shuffler = int(shuffler(new_deal(code, Seat.A)))
    rules.cut_least = code.cut_least_lifted
    rules.cut_most = len(code.pack) - code.cut_least_left
    rules.ways_to_deal = _ways(code)
    for name, words in INDEXED.items():
        setattr(rules, name, words.index(getattr(code, name)))
    rules.partnership_points = (code.point, code.march, code.euchre)
    rules.lone_points = (code.lone_point, code.lone_march, code.lone_euchre)
    rules.jambone_points = (code.jambone_point, code.jambone_march, code.jambone_euchre)
    rules.duel_points = (code.duel_point, code.duel_march, code.duel_euchre)
    return rules


def is_native(code: Code, stage: Stage = Stage.SHUFFLING) -> bool:
    """Return whether the native simulator plays a deal from a stage on by all values of a code."""
    over = () if stage in _UNTIL_FIRST_CALLS else FIRST_CALLS
    return not any(name in code.changes for name in NOT_NATIVE if name not in over)


def _ways(code: Code) -> list[list[int]]:
    """Return each way to deal: packet sizes of the first round from the eldest hand, then of the second."""
    ways = []
    for way in ways_to_deal(Seat.A, code.packets, code.same_packets_for_all, code.players):
        assert isinstance(way, DealOut)
        row: list[int] = []
        for packets in way.rounds:
            sizes = packets * code.players if len(packets) == 1 else packets
            row += [*sizes, *(0,) * (_MOST_SEATS - len(sizes))]
        ways.append(row)
    return ways


@lru_cache(maxsize=1)
def simple_tables() -> _native.Tables:
    """Return the numbers of the player `simple`."""
    given = _native.Tables()
    for name in ("position", "bower_turned", "need"):
        setattr(given, name, [list(row) for row in getattr(tables, name.upper())])
    given.need_alone = list(tables.NEED_ALONE)
    for name in filter(partial(hasattr, given), ONE_NUMBER):
        setattr(given, name, getattr(tables, name.upper()))
    for name in ("tricks", "alone", "defence", "stoppers"):
        setattr(given, name, _scale(getattr(tables, name.upper())))
    for name in ("tricks_plain", "alone_plain", "stoppers_plain"):
        plain: Plain = getattr(tables, name.upper())
        setattr(given, name, (plain.base, plain.lead, list(plain.suits)))
    return given


@lru_cache(maxsize=64)
def weights_of(weights: Weights) -> _native.Weights:
    """Return the weights of a linear caller."""
    given = _native.Weights()
    given.rows = [[[list(row) for row in choices] for choices in callers] for callers in weights.rows]
    return given


ONE_NUMBER = """
    lead_alone without_dummy need_jambone need_to_take_over need_to_take_alone need_to_take_back
    need_to_defend partners_best must_march
""".split()
"""Names of the scalar values in the tables; passed in lower case."""


def _scale(scale: Scale) -> tuple[int, list[int], list[list[int]], list[int]]:
    """Return a scale with one row of lengths for every set of top cards."""
    lengths = [list(row) if len(row) > 1 else list(row) * _TOPS for row in scale.lengths]
    return scale.base, list(scale.trumps), lengths, list(scale.suits)
