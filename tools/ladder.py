"""Writes the ladder of deals under `tests/solver/ladder`: `python -m tools.ladder`.

Files of 1, 10, 100 and 1000 random deals of all forms, and the hardest of many for the native core, which
must be built. A line is a position, the makers' tricks, the class of the result, and all best cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

from euchre.chance import Stream
from euchre.solver import Position, Question, best_cards, makers_tricks, write_position
from euchre.solver.batch import batch_of, cards_searched
from euchre.solver.payoff import class_of
from tests.solver.positions import FORMS, random_position

FOLDER = Path(__file__).resolve().parent.parent / "tests" / "solver" / "ladder"
SEED = 1888
SEARCHED = 20_000
HARDEST = 20


def deals(count: int) -> Iterable[Position]:
    """So many whole deals, form after form."""
    return (random_position(FORMS[n % len(FORMS)], Stream(SEED, count, n), 5) for n in range(count))


def hardest() -> list[Position]:
    """The deals in which the native core plays most cards before it knows the tricks, the hardest first."""
    work = {deal: cards_searched(batch_of([deal]), Question.TRICKS) for deal in deals(SEARCHED)}
    return sorted(work, key=lambda deal: -work[deal])[:HARDEST]


def line(position: Position) -> str:
    """A position and what it is worth."""
    tricks = makers_tricks(position)
    best = " ".join(card.text for card in best_cards(position))
    return f"{write_position(position)} | {tricks} | {class_of(tricks, position.hand_size)} | {best}\n"


def main() -> None:
    """Write the files."""
    rungs = {str(count): list(deals(count)) for count in (1, 10, 100, 1000)} | {"hardest": hardest()}
    FOLDER.mkdir(exist_ok=True)
    for name, positions in rungs.items():
        (FOLDER / f"{name}.txt").write_text("".join(map(line, positions)))


if __name__ == "__main__":
    main()
