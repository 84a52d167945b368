"""A view as plain values for JSON; acts, cards and seats are written as in the notation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..cards import Card
from ..laws import Code, plain_value
from ..seats import BySide, Seat
from ..view import View


def view_values(view: View) -> dict[str, Any]:
    """Everything that a seat may know, as `docs/players/engines.md` lists it; null for what is open."""
    code, calling, claim = view.code, view.calling, view.claim
    return {
        "code": code.base or code.name,
        "changes": changes_of(code),
        "seat": _text(view.seat),
        "dealer": str(view.dealer),
        "stage": view.stage.value,
        "turn": _text(view.turn),
        "hand": _cards(view.hand),
        "hand_sizes": list(view.hand_sizes),
        "turn_up": _text(view.turn_up),
        "turned_suit": None if view.turned_suit is None else view.turned_suit.word,
        "exchanged": view.exchanged,
        "declined": view.declined,
        "discards": _cards(view.discards),
        "dummy_taken": view.dummy_taken,
        "trump": None if view.trump is None else view.trump.word,
        "maker": _text(calling.maker),
        "makers": _seats(view.makers),
        "accepted": calling.accepted,
        "manner": calling.manner.value,
        "lone": _text(calling.lone),
        "announced": _text(calling.announced),
        "duelist": _text(calling.duelist),
        "out": _seats(calling.out),
        "waived": _seats(calling.waived),
        "calls": [call.text for call in calling.calls],
        "tricks": [[play.text for play in trick.plays] for trick in view.tricks],
        "in_play": view.in_play,
        "called": _text(view.called),
        "best_given": view.best_given,
        "open_hands": {str(seat): _cards(cards) for seat, cards in view.open_hands},
        "claim": None
        if claim is None
        else {"seat": str(claim.seat), "tricks": claim.tricks, "agreed": _seats(claim.agreed)},
        "points": values_by_side(view.points),
        "games": values_by_side(view.games),
        "this_rubber": [str(game.winner) for game in view.this_rubber],
        "rubber_points": values_by_side(view.rubber_points),
        "deals": view.deals,
        "acts": [act.text for act in view.acts],
    }


def changes_of(code: Code) -> dict[str, Any]:
    """The changes of a house variant, as plain values; empty for a code itself."""
    return {key: plain_value(value) for key, value in code.changes.items()}


def _text(value: Seat | Card | None) -> str | None:
    return None if value is None else str(value)


def _cards(cards: Iterable[Card]) -> list[str]:
    return [card.text for card in cards]


def _seats(seats: Iterable[Seat]) -> list[str]:
    return [str(seat) for seat in seats]


def values_by_side(values: BySide[int]) -> dict[str, int]:
    """Numbers by the text of a side."""
    return {str(side): value for side, value in values.items()}
