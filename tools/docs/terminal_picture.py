"""Draws the terminal table for the README.

Run `python -m tools.docs.terminal_picture docs/pictures/table.svg`.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from dataclasses import replace

from euchre.acts import Act
from euchre.cli.play.asking import cards_shown, cards_to_choose, request
from euchre.cli.records.reading import write_whole
from euchre.deal import awaited, open_rights
from euchre.game import Sitting
from euchre.notation import read_record, replay
from euchre.pictures import DRAWN, Line, Span, Tone, draw_hand, draw_table, terminal_svg
from euchre.seats import BySide, Seat
from euchre.view import view_of

RECORD = """euchre record 1
code professor-1862
score A+C 3, B+D 1

deal 1 by D
D deals 3-2
A holds JH AH 9S KC AC
B holds JD KH QS TS 7C
C holds QH AS 9C KD TD
D holds TH JC KS AD 8C
D turns up 9H
A orders up
C waives
D discards 8C
A JH, B KH, C QH, D 9H
A AC, B 7C, C 9C, D JC
A KC, B JD, C TD, D KS
B QS, C AS, D TH
"""
"""A deal in which A must follow suit to the fourth trick."""
_GAMES = (6, 2)
_NAMES = {Seat.A: "you", Seat.B: "simple", Seat.C: "simple (partner)", Seat.D: "simple"}


def table_picture() -> str:
    """Return the table that A sees in that deal, as one SVG document."""
    return terminal_svg(list(_lines()), "The table of a player under the Professor's laws, in a terminal")


def _lines() -> Iterator[Line]:
    sitting = _position()
    assert sitting.deal is not None
    view = view_of(sitting.deal, Seat.A, sitting.score)
    view = replace(view, games=BySide(view.games.sides, _GAMES))
    due = awaited(sitting.deal)[0].acts
    also: tuple[Act, ...] = tuple(
        act for right in open_rights(sitting.deal) if right.actor == Seat.A for act in right.acts
    )
    yield (Span("B leads "), Span("QS", Tone.BLACK), Span("."))
    yield (Span("  C plays "), Span("AS", Tone.BLACK), Span("."))
    yield (Span("  D plays "), Span("TH", Tone.RED), Span("."))
    yield ()
    yield from draw_table(view, _NAMES, DRAWN).lines()
    yield from draw_hand(cards_shown(view, due), cards_to_choose(due), DRAWN).lines()
    yield from request(view, due, also)
    yield (Span("> 9s"),)


def _position() -> Sitting:
    *_, last = replay(read_record(RECORD))
    return last


def main() -> None:
    """Write the picture to the file named on the command line."""
    write_whole(sys.argv[1], table_picture())


if __name__ == "__main__":
    main()
