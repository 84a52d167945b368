"""What worker processes do for a review: count the deals, review one deal, write the document."""

from __future__ import annotations

import json
import pickle
from dataclasses import replace
from itertools import islice

from ...errors import EuchreError
from ...review import DealToReview, Review, ReviewEffort, deals_to_review, review_deal
from ...review.document import document_of
from ...seats import Seat
from ..review.record_upload import records_in
from ..tables.refusal import Refusal


def deals_in(text: str) -> int:
    """The number of deals in the text of a record. Raises Refusal for a record that cannot be replayed."""
    return len(_deals(text))


def reviewed(text: str, place: int, effort: ReviewEffort) -> bytes:
    """One deal of a record reviewed, as bytes that only `review_document` reads."""
    (source,) = islice(_deals(text), place, place + 1)
    return pickle.dumps(review_deal(source, effort))


def review_document(text: str, deals: tuple[bytes, ...], effort: ReviewEffort, seat: str) -> bytes:
    """The review for a seat's side as JSON. Raises Refusal for a seat that the game does not have."""
    review = Review(effort=effort, deals=tuple(pickle.loads(deal) for deal in deals))
    seats = {str(one): one for one in review.code.seating.seats}
    if seat not in seats:
        raise Refusal("seat/none", f"there is no seat {seat} in this game")
    found = document_of(review, seats[seat])
    found["code"] = review.code.base or review.code.name
    found["people"] = _people(review, seats)
    return json.dumps(found, separators=(",", ":")).encode()


def _people(review: Review, seats: dict[str, Seat]) -> dict[str, str]:
    """The names of the players in the last deal, as far as the record tells them."""
    people = review.deals[-1].source.people
    return {letter: name for letter, seat in seats.items() if seat < len(people) and (name := people[seat])}


def _deals(text: str) -> list[DealToReview]:
    """The deals of all records in a text, numbered through."""
    records = records_in(text.encode())
    if len({record.code for record in records}) > 1:
        raise Refusal("record/malformed", "these records are of different games; review them one by one")
    try:
        found = [deal for record in records for deal in deals_to_review(record)]
        if len(records) > 1:
            found = [replace(deal, number=number) for number, deal in enumerate(found, start=1)]
    except EuchreError as fault:
        raise Refusal("record/malformed", f"this record cannot be reviewed: {fault}") from None
    if not found:
        raise Refusal("replay/no-deal", "the record has no deal to review")
    return found
