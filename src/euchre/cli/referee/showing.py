"""What the desk shows when it is asked: the entries, what may be chosen, the score, the laws."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ...acts import Call, Discard, Play, TakeDummy
from ...deal import Stage
from ...deal.transition import BEFORE_HANDS
from ...game import due_now
from ...laws.register import load_register
from ...pictures import Line, Span, Tone, tally
from ...table import due
from ...table.penalties.open_hands import early_card_waiting
from ...table.words.offered import all_typed, claims_possible, open_offers
from ...table.words.rulings import what_happened
from ...table.words.still_open import beside_choices
from ..text import block, heading
from .answers.of_play import who_is_to_act
from .answers.of_score import standing
from .desk import Desk, Entered
from .rulings import ruling_lines
from .saying_back import in_names, said_back


def listed(desk: Desk) -> Iterator[Line]:
    """The entries with their numbers; a star where a ruling was made."""
    for number, entry in enumerate(desk.entries, 1):
        mark = "  *" if entry.rulings else ""
        yield (Span(f"{number:>4}  ", Tone.FAINT), Span(_said(entry)), Span(mark, Tone.BAD))


def awaited(desk: Desk) -> Iterator[Line]:
    """Who is to act, and what may be chosen."""
    sitting = desk.table.sitting
    waiting = who_is_to_act(desk.table)
    if sitting.is_between_deals and sitting.next_dealer is None:
        deals, cuts = f"{desk.code.seating.seats[0]} deals", f"{desk.code.seating.seats[0]} draws KC"
        cut = f", or which cards the players cut for it, such as '{cuts}'"
        yield from block(_named(desk, f"No deal is on: say who deals, such as '{deals}'{cut}."))
    elif waiting:
        yield from block(_named(desk, f"{waiting} {_usual(desk)}".strip()))
    else:
        yield from block(_named(desk, f"The next deal may begin: type '{sitting.next_dealer} deals'."))
    yield from open_now(desk)


_EXAMPLES = 3
"""How many calls are given as examples."""


def _usual(desk: Desk) -> str:
    """What to type for the usual acts of the player who is to act; empty where they are of another kind."""
    table = desk.table
    if early_card_waiting(table) is not None:
        return ""
    due = next(iter(due_now(table.sitting)))
    calls = [act.text for act in due.acts if isinstance(act, Call)]
    if table.deal.stage in BEFORE_HANDS or table.deal.stage is Stage.TURNING:
        turns_up = f"{table.deal.dealer} turns up {table.code.pack[0]}"
        return f"Once the cards are dealt, type the turn-up, such as '{turns_up}'."
    if calls:
        return "Type " + " or ".join(f"'{text}'" for text in calls[:_EXAMPLES]) + "."
    if any(isinstance(act, TakeDummy) for act in due.acts):
        return f"Type '{due.actor} takes the dummy'; a maker who plays without it has waived it."
    if any(isinstance(act, Discard) for act in due.acts):
        return f"Type the discard, or '{due.actor} discards' if nobody else knows it."
    card = next((act.card for act in due.acts if isinstance(act, Play)), None)
    return "" if card is None else f"Type the card, such as '{due.actor} plays {card}'."


def open_now(desk: Desk) -> Iterator[Line]:
    """What may be chosen or claimed, by whom, and what to type for it."""
    for case, ruling in open_offers(desk.table):
        yield from ruling_lines(ruling, desk.code, 0, partial(_named, desk))
        table, seat = desk.table, ruling.holders[0]
        texts = (text for name in ruling.remedies for text in all_typed(table, case, seat, name))
        said = ", ".join(f"'{text}'" for text in texts)
        yield from block(_named(desk, f"Type {said}."), tone=Tone.FAINT)
    for sentence in beside_choices(desk.table):
        yield from block(_named(desk, sentence))
    claims = ", ".join(f"'{said}'" for said in claims_possible(desk.table))
    if claims:
        yield from block(_named(desk, f"Type {claims}."), tone=Tone.FAINT)


def score_lines(desk: Desk) -> Iterator[Line]:
    """What the deal is worth so far, and the score."""
    table = desk.table
    if table.sitting.deal is not None:
        yield (Span(_named(desk, f"Due for the deal: {tally(due(table))}.")),)
    yield from block(_named(desk, f"Score: {standing(table.sitting.score)}."))
    rubber = table.sitting.score.rubber
    if rubber is not None:
        won = f"{rubber.winner} won the rubber: {tally(rubber.points)} rubber points."
        yield from block(_named(desk, won))


def why_lines(desk: Desk) -> Iterator[Line]:
    """The laws behind the last ruling."""
    rulings = desk.table.rulings
    if not rulings:
        yield (Span("There is no ruling yet."),)
        return
    yield heading(what_happened(rulings[-1].irregularity, desk.code).capitalize())
    for law in rulings[-1].laws:
        yield from law_lines(desk, law)


def law_lines(desk: Desk, law: str) -> Iterator[Line]:
    """A law of the code."""
    entry = load_register(desk.code.register)[law]
    yield heading(f"{desk.code.register} {law}: {entry.heading}")
    yield from block(entry.says)


def _said(entry: Entered) -> str:
    """An entry as the record has it; in words where the players have told their names."""
    return said_back(entry.what, entry.table) if any(entry.table.sitting.people) else entry.text


def _named(desk: Desk, text: str) -> str:
    return in_names(text, desk.table_by_names)
