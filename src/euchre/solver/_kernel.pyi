from numpy import int8, uint8, uint64
from numpy.typing import NDArray

def solve(
    question: int,
    hands: list[int],
    trump: int,
    leader: int,
    makers: int,
    out: int,
    trick: list[int],
    called: int,
    makers_won: int,
    adversaries_won: int,
) -> int: ...
def solve_cards(
    question: int,
    hands: list[int],
    trump: int,
    leader: int,
    makers: int,
    out: int,
    trick: list[int],
    called: int,
    makers_won: int,
    adversaries_won: int,
) -> list[int]: ...
def solve_batch(
    question: int,
    hands: NDArray[uint64],
    trump: NDArray[uint8],
    leader: NDArray[uint8],
    makers: NDArray[uint8],
    out: NDArray[uint8],
    trick: NDArray[int8],
    called: NDArray[int8],
    makers_won: NDArray[uint8],
    adversaries_won: NDArray[uint8],
    threads: int,
    answers: NDArray[int8],
) -> int: ...
