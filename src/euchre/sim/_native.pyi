from collections.abc import Sequence

from numpy import float32, float64, int8, int32, int64, uint8, uint64
from numpy.typing import NDArray

class Rules:
    players: int
    partnerships: bool
    pack: list[int]
    hand_size: int
    dummy: int
    shuffler: int
    cut_least: int
    cut_most: int
    cut_may_be_declined: bool
    ways_to_deal: list[list[int]]
    stick_the_dealer: bool
    assist_must_be_alone: bool
    take_over: bool
    take_over_after_pass: bool
    take_over_settled_between_partners: bool
    take_over_until: int
    alone_until: int
    dealer_alone_until: int
    defend_alone: bool
    jambone: bool
    jamboree: bool
    may_bury_turn_up: bool
    may_decline_turn_up: bool
    lead_against_lone: int
    partnership_points: tuple[int, int, int]
    lone_points: tuple[int, int, int]
    jambone_points: tuple[int, int, int]
    duel_points: tuple[int, int, int]
    jamboree_points: int
    game_points: int
    lap: bool

class Tables:
    tricks: tuple[int, list[int], list[list[int]], list[int]]
    alone: tuple[int, list[int], list[list[int]], list[int]]
    defence: tuple[int, list[int], list[list[int]], list[int]]
    stoppers: tuple[int, list[int], list[list[int]], list[int]]
    tricks_plain: tuple[int, int, list[int]]
    alone_plain: tuple[int, int, list[int]]
    stoppers_plain: tuple[int, int, list[int]]
    position: list[list[int]]
    bower_turned: list[list[int]]
    need: list[list[int]]
    need_alone: list[int]
    lead_alone: int
    without_dummy: int
    must_march: int
    partners_best: int
    need_jambone: int
    need_to_take_over: int
    need_to_take_alone: int
    need_to_take_back: int
    need_to_defend: int

class Weights:
    rows: list[list[list[list[int]]]]

class Deal:
    dealer: int
    standing: list[int]
    acts: int
    turn: int
    turn_up: int
    turned_suit: int
    is_ordering: bool
    passed: int
    trump: int
    maker: int
    accepted: bool
    manner: int
    lone: int
    announced: int
    duelist: int
    out: int
    waived: int
    exchanged: bool
    declined: bool
    dummy_taken: bool
    best_given: bool
    called: int
    tricks: int
    on_table: list[int]
    played_to_trick: int
    played_seats: int
    led: int
    best: int
    best_seat: int
    played: int
    won: list[int]
    voids: list[int]

class VectorRows:
    def __init__(
        self,
        rules: Rules,
        tables: Tables,
        players: list[int],
        weights: list[Weights],
        dealer: int,
        standing: list[int],
        observations: NDArray[uint8],
        masks: NDArray[uint8],
        seats: NDArray[int8],
        done: NDArray[uint8],
        rewards: NDArray[float32],
        numbers: NDArray[int64],
    ) -> None: ...
    def begin(self, seed: int) -> None: ...
    def step(self, actions: NDArray[int64]) -> int: ...
    def pick(self, places: NDArray[float64], actions: NDArray[int64]) -> None: ...

def simulate(
    rules: Rules,
    tables: Tables,
    players: list[int],
    weights: list[Weights],
    seed: int,
    first: int,
    dealer: int,
    standing: list[int],
    threads: int,
    dealers: NDArray[uint8],
    trump: NDArray[int8],
    maker: NDArray[int8],
    manner: NDArray[uint8],
    lone: NDArray[int8],
    result: NDArray[uint8],
    tricks: NDArray[uint8],
    points: NDArray[int32],
) -> None: ...
def deal_acts(
    rules: Rules,
    tables: Tables,
    players: list[int],
    weights: list[Weights],
    seed: int,
    number: int,
    dealer: int,
    standing: list[int],
) -> list[list[int]]: ...
def play_out(
    rules: Rules,
    tables: Tables,
    players: list[int],
    weights: list[Weights],
    seed: int,
    first: int,
    deal: Deal,
    sizes: list[int],
    hands: NDArray[uint64],
    discards: NDArray[uint64],
    dummy: NDArray[uint64],
    threads: int,
    dealers: NDArray[uint8],
    trump: NDArray[int8],
    maker: NDArray[int8],
    manner: NDArray[uint8],
    lone: NDArray[int8],
    result: NDArray[uint8],
    tricks: NDArray[uint8],
    points: NDArray[int32],
) -> None: ...
def play_out_acts(
    rules: Rules,
    tables: Tables,
    players: list[int],
    weights: list[Weights],
    seed: int,
    number: int,
    deal: Deal,
    sizes: list[int],
    hands: list[int],
    discards: list[int],
    dummy: int,
) -> list[list[int]]: ...
def count_endings(
    rules: Rules,
    deal: Deal,
    sizes: list[int],
    hands: list[int],
    discards: list[int],
    dummy: int,
) -> int: ...
def retrace(
    rules: Rules,
    tables: Tables,
    deal: Deal,
    sizes: list[int],
    hands: NDArray[uint64],
    discards: NDArray[uint64],
    dummy: NDArray[uint64],
    faces: list[int],
    told: NDArray[int8],
) -> None: ...
def mix(number: int) -> int: ...
def key_of(seed: int, path: Sequence[int]) -> int: ...
def numbers(key: int, bound: int, count: int) -> list[int]: ...
def shuffled(key: int, items: Sequence[int]) -> list[int]: ...
