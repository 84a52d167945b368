"""`euchre solve`: the result of a position with all hands open (double dummy)."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import click

from ...deal import Deal, proved_states
from ...solver import (
    IN_USE,
    NATIVE,
    WHY_NOT_NATIVE,
    Payoff,
    Position,
    best_cards,
    best_line,
    card_tricks,
    makers_tricks,
    payoff_of,
    position_of,
    read_position,
    result,
)
from ..options import deal_option, json_option
from ..output import bad_input, warn, write_json
from ..records.reading import one_deal

_PLACE = re.compile(r"(?P<trick>[1-9])(?:\.(?P<card>[1-4]))?")


@click.command("solve", epilog="Example: euchre solve evening.euchre --deal 3 --at 2.1 --line")
@click.argument("what", metavar="FILE|POSITION")
@deal_option("Which deal. [default: last]")
@click.option(
    "--at", "place", metavar="TRICK.CARD", help="The card of the play to solve before. [default: 1.1]"
)
@click.option("--all-cards", is_flag=True, help="Show the makers' tricks after each card.")
@click.option("--line", "with_line", is_flag=True, help="Show one line of best play.")
@json_option
def command(
    what: str, number: int | None, place: str | None, all_cards: bool, with_line: bool, as_json: bool
) -> None:
    """Show the result of a position with all hands open.

    Prints the makers' tricks and the best cards if both sides play perfectly,
    for a deal of a record, or for a position in quotes, as

    "A:JC,AC B:QH,8H C:7D,TD D:KC,TC trump=C leader=B makers=AC"

    Optional parts are alone=A or out=C, trick=9C,TC (cards on the table),
    won=2-1 (tricks of makers and adversaries) and called=JC.
    """
    if NATIVE is None:
        warn(f"{WHY_NOT_NATIVE}; the slow Python reference solves instead")
    if "=" in what and ":" in what:
        if number is not None or place is not None:
            raise bad_input("--deal and --at need a record, not a position")
        asked = _Asked(read_position(what), None)
    else:
        asked = _from_record(what, number, place)
    if as_json:
        write_json("euchre.solve/1", _document(asked, all_cards, with_line))
    else:
        click.echo("\n".join(_lines(asked, all_cards, with_line)))


@dataclass(frozen=True, slots=True)
class _Asked:
    """A position and, if its code is known, the points of each result."""

    position: Position
    payoff: Payoff | None


def _from_record(path: str, number: int | None, place: str | None) -> _Asked:
    match = _PLACE.fullmatch(place or "1.1")
    if match is None:
        raise bad_input(f"'{place}': write trick and card as 3.2")
    played = one_deal(path, number, "solve")
    trick, card = int(match["trick"]), int(match["card"] or 1)
    deal = _before(played.regular, trick, card)
    if deal is None:
        raise bad_input(f"{path}, deal {played.number} has no card {trick}.{card}")
    try:
        return _Asked(position_of(deal), payoff_of(deal))
    except ValueError as fault:
        raise bad_input(f"{path}, deal {played.number}: {fault}") from None


def _before(whole: Deal, trick: int, card: int) -> Deal | None:
    """Return the deal just before a card of the play; None if the deal has no such card."""
    found = None
    for deal in proved_states(whole):
        on_table = 0 if deal.trick is None else len(deal.trick.plays)
        if deal.trump is not None and (len(deal.finished_tricks), on_table) == (trick - 1, card - 1):
            found = deal
    return found


def _document(asked: _Asked, all_cards: bool, with_line: bool) -> dict[str, object]:
    position, payoff = asked.position, asked.payoff
    tricks = makers_tricks(position)
    document: dict[str, object] = {
        "trump": position.trump.word,
        "makers": [str(seat) for seat in position.makers],
        "turn": str(position.turn),
        "makers_tricks": tricks,
        "tricks": position.hand_size,
        "result": result(position).value,
        "value": None if payoff is None else payoff.of(_class(position)),
        "best": [card.text for card in best_cards(position)],
        "solver": IN_USE.NAME,
    }
    if all_cards:
        document["cards"] = {card.text: value for card, value in card_tricks(position).items()}
    if with_line:
        document["line"] = [{"seat": str(seat), "card": card.text} for seat, card in best_line(position)]
    return document


def _class(position: Position) -> int:
    return ("euchre", "point", "march").index(result(position).value)


def _lines(asked: _Asked, all_cards: bool, with_line: bool) -> Iterator[str]:
    position, payoff = asked.position, asked.payoff
    verb = "plays" if position.trick else "leads"
    makers = " and ".join(str(seat) for seat in position.makers if seat not in position.out)
    yield f"Trump {position.trump}; makers {makers}; {position.turn} {verb}."
    worth = "" if payoff is None else f", worth {payoff.of(_class(position)):+g} to the makers"
    tricks = f"{makers_tricks(position)} of {position.hand_size}"
    yield f"Makers' tricks: {tricks} ({result(position).value}{worth})."
    yield "Best: " + " ".join(card.text for card in best_cards(position))
    if all_cards:
        yield "Makers' tricks after each card:"
        for card, after_card in card_tricks(position).items():
            yield f"  {card.text:<6}{after_card}"
    if with_line:
        yield "One line of best play:"
        yield from _line_lines(position)


def _line_lines(position: Position) -> Iterator[str]:
    cards: list[str] = []
    size, on_table = len(position.players), len(position.trick)
    for seat, card in best_line(position):
        cards.append(f"{seat} {card.text}")
        if on_table + len(cards) == size:
            yield "  " + ", ".join(cards)
            cards, on_table = [], 0
