"""Writes the deals under `tests/solver/ladder` on which the solver is tested: `python -m tools.ladder`.

It makes files of 1, 10, 100, 1000 and 10,000 random deals of all forms, one of the hardest deals of many
for the native core, which must be built, and one of deals changed to be harder still. A line holds a
position, the makers' tricks, the class of the result, and all best cards.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path

from euchre.cards import Card, make_pack
from euchre.chance import Stream
from euchre.solver import Position, Question, best_cards, makers_tricks, write_position
from euchre.solver.batch import batch_of, cards_searched
from euchre.solver.payoff import class_of
from tests.solver.positions import FORMS, random_position

PARTNERSHIPS = 7
"""Number of forms, at the start of `FORMS`, with four hands in partnerships."""
FOLDER = Path(__file__).resolve().parent.parent / "tests" / "solver" / "ladder"
SEED = 1888
SEARCHED = 100_000
HARDEST = 20
CHANGES = 3_000


def deals(count: int) -> Iterable[Position]:
    """Return `count` whole deals, taking the forms in turn."""
    return (random_position(FORMS[n % len(FORMS)], Stream(SEED, count, n), 5) for n in range(count))


def work(position: Position) -> int:
    """Return the number of cards that the native core plays to find the tricks."""
    return cards_searched(batch_of([position]), Question.TRICKS)


def hardest() -> list[Position]:
    """Return the hardest of many deals, the hardest first."""
    return sorted(deals(SEARCHED), key=work, reverse=True)[:HARDEST]


def made_hard(number: int) -> Position:
    """Return a deal of four hands, made harder by exchanging cards."""
    form, stream = FORMS[number % PARTNERSHIPS], Stream(SEED, 3, number)
    pack, position = make_pack(form.lowest, form.joker), random_position(form, stream, 5)
    cost = work(position)
    for _ in range(CHANGES):
        changed = exchanged(position, stream.choice(pack), stream.choice(pack))
        if (harder := work(changed)) > cost:
            position, cost = changed, harder
    return position


def exchanged(position: Position, one: Card, other: Card) -> Position:
    """Return the same deal with two cards of the pack exchanged."""
    places = {one: other, other: one}
    hands = tuple(tuple(places.get(card, card) for card in hand) for hand in position.hands)
    return replace(position, hands=hands)


def line(position: Position) -> str:
    """Return the line of a position."""
    tricks = makers_tricks(position)
    best = " ".join(card.text for card in best_cards(position))
    return f"{write_position(position)} | {tricks} | {class_of(tricks, position.hand_size)} | {best}\n"


def main() -> None:
    """Write the files."""
    rungs = {str(count): list(deals(count)) for count in (1, 10, 100, 1000, 10_000)}
    rungs |= {"hardest": hardest(), "made-hard": [made_hard(number) for number in range(HARDEST)]}
    FOLDER.mkdir(exist_ok=True)
    for name, positions in rungs.items():
        text = "".join(map(line, positions))
        if len(positions) < 10_000:
            (FOLDER / f"{name}.txt").write_text(text)
        else:
            (FOLDER / f"{name}.txt.gz").write_bytes(gzip.compress(text.encode(), mtime=0))


if __name__ == "__main__":
    main()
