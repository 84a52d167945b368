"""`euchre show`: draws one deal of a record."""

from __future__ import annotations

import sys

import click

from ...pictures import Tone, hand_svg, hand_text, hands_as_dealt, score_after_deal, tally
from ..options import deal_option
from ..output import bad_input, console, print_lines, signs_to_draw_with
from ..text import block
from .reading import PlayedDeal, one_deal, warn_of_deals_in_play, write_whole


@click.command("show", epilog="Example: euchre show evening.euchre --deal 3 --svg deal-3.svg")
@click.argument("file", type=click.Path())
@deal_option("Number of the deal. [default: last]")
@click.option("--svg", "out", metavar="OUT", help="Write an SVG picture to this file; - for standard output.")
def command(file: str, number: int | None, out: str | None) -> None:
    """Draw a deal of a record as text or SVG.

    The picture has the hands as they were dealt, the turn-up, the calls, the
    tricks with the winning cards marked, and the result.
    """
    played = one_deal(file, number, "show")
    if not any(hands_as_dealt(played.deal)):
        raise bad_input(f"{file}: the cards of deal {played.number} are not dealt yet")
    warn_of_deals_in_play([played])
    if out is None:
        _as_text(played)
    elif out == "-":
        sys.stdout.write(hand_svg(played.deal))
    else:
        write_whole(out, hand_svg(played.deal))


def _as_text(played: PlayedDeal) -> None:
    score, code = played.sitting.before_deal, played.deal.code
    rules, before = code.rules_in_force, tally(score.points)
    heading = f"Deal {played.number} under {rules}; score before it {before}."
    after = score_after_deal(played.sitting) if played.deal.is_over else ()
    drawing = hand_text(played.deal, signs_to_draw_with()).lines()
    result = (line for sentence in after for line in block(sentence, 1))
    print_lines(console(), [*block(heading, tone=Tone.STRONG), (), *drawing, *result])
