"""A position as one line of text.

`A:JC,AC B:QH,8H C:7D,TD D:KC,TC trump=C leader=B makers=AC`: first the cards of each seat, separated by
commas or blanks; then the fields in any order. Optional fields are `out=C` or `alone=A`, `trick=9C,TC` (the
cards of the trick in progress), `won=2-1` (tricks won by makers and adversaries) and `called=JC`.
"""

from __future__ import annotations

from ..cards import Card, read_trump
from ..errors import NotationError
from ..seats import Seat
from .position import Position

_FIELDS = ("trump", "leader", "makers", "out", "alone", "trick", "won", "called")


def read_position(text: str) -> Position:
    """Read a position. Raises NotationError, saying what is wrong, for any other text."""
    hands, fields = _split(text)
    for field in ("trump", "leader", "makers"):
        if field not in fields:
            raise NotationError(f"the position lacks {field}=")
    if len(hands) < 2 or list(hands) != list(Seat)[: max(hands) + 1]:
        raise NotationError("write the hands of all seats, starting with A, as in 'A:JC AC B:QH 8H'")
    makers, out = _seats(fields["makers"]), _seats(fields.get("out", ""))
    if "alone" in fields:
        lone = Seat.from_text(fields["alone"])
        out += tuple(seat for seat in makers if seat not in (lone, *out))
    won = fields.get("won", "0-0").split("-")
    if len(won) != 2 or not all(number.isascii() and number.isdigit() for number in won):
        raise NotationError(f"'won={fields['won']}': write the tricks of makers and adversaries as won=2-1")
    try:
        return Position(
            hands=tuple(() if seat in out else hand for seat, hand in hands.items()),
            trump=read_trump(fields["trump"]),
            leader=Seat.from_text(fields["leader"]),
            makers=makers,
            trick=_cards(fields.get("trick", "")),
            out=out,
            makers_won=int(won[0]),
            adversaries_won=int(won[1]),
            called=Card(fields["called"]) if "called" in fields else None,
        )
    except ValueError as fault:
        raise fault if isinstance(fault, NotationError) else NotationError(str(fault)) from fault


def write_position(position: Position) -> str:
    """The position as a line that `read_position` reads."""
    fields = {
        "trump": position.trump.letter,
        "leader": str(position.leader),
        "makers": "".join(map(str, position.makers)),
        "out": "".join(map(str, position.out)),
        "trick": ",".join(card.text for card in position.trick),
        "won": f"{position.makers_won}-{position.adversaries_won}",
        "called": "" if position.called is None else position.called.text,
    }
    hands = (
        f"{Seat(seat)}:{','.join(card.text for card in hand)}" for seat, hand in enumerate(position.hands)
    )
    told = (f"{name}={text}" for name, text in fields.items() if text not in ("", "0-0"))
    return " ".join((*hands, *told))


def _split(text: str) -> tuple[dict[Seat, tuple[Card, ...]], dict[str, str]]:
    """The hands by seat, and the other fields; a word without a mark belongs to the hand before it."""
    hands: dict[Seat, tuple[Card, ...]] = {}
    fields: dict[str, str] = {}
    seat: Seat | None = None
    for word in text.split():
        name, mark, rest = word.partition("=")
        if mark:
            if name not in _FIELDS or name in fields:
                raise NotationError(f"'{word}': write each of {', '.join(_FIELDS)} at most once")
            fields[name], seat = rest, None
        elif word[1:2] == ":":
            seat = Seat.from_text(word[0])
            if seat in hands:
                raise NotationError(f"the hand of {seat} appears twice")
            hands[seat] = _cards(word[2:])
        elif seat is not None:
            hands[seat] += _cards(word)
        else:
            raise NotationError(f"'{word}' belongs to no hand; separate the cards of a trick by commas")
    return dict(sorted(hands.items())), fields


def _cards(text: str) -> tuple[Card, ...]:
    return tuple(Card(word) for word in text.split(",") if word)


def _seats(text: str) -> tuple[Seat, ...]:
    return tuple(Seat.from_text(letter) for letter in text)
