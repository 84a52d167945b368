"""A position of the solver: all hands, trump, who plays and who has won what; its text; its integers."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from ..cards import JOKER, NO_TRUMP, UNKNOWN, Card, Suit, cards_to_follow, read_trump
from ..deal import Deal, first_leader
from ..deal.ending.play_out import winning_place
from ..deal.rights import dealer_exchanges
from ..errors import NotationError
from ..seats import Seat

MOST_CARDS = 8
"""The most cards a hand may have."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Position:
    """Who holds what, who is to lead or play, and who plays with whom.

    Raises ValueError with the reason for an impossible position: a card twice, unequal hands, an unknown
    face, nobody on one side.
    """

    hands: tuple[tuple[Card, ...], ...]
    """Cards still held, for each of the two to four seats; empty for a seat that sits out."""
    trump: Suit
    """The trump suit, or `NO_TRUMP`."""
    leader: Seat
    """The seat that leads, or led, to the trick in progress."""
    makers: tuple[Seat, ...]
    """The seats that play together as makers; a seat that sits out may be listed or not."""
    trick: tuple[Card, ...] = ()
    """Cards of the trick in progress, the lead first."""
    out: tuple[Seat, ...] = ()
    """The seats that sit out."""
    makers_won: int = 0
    """Tricks the makers have won."""
    adversaries_won: int = 0
    """Tricks their adversaries have won."""
    called: Card | None = None
    """A card that its holder must play to the first trick (jambone: professor-1862 S7)."""

    def __post_init__(self) -> None:
        for fault in _faults(self):
            raise ValueError(fault)

    @property
    def players(self) -> tuple[Seat, ...]:
        """The seats that play, clockwise from the leader of this trick."""
        table = len(self.hands)
        seats = (Seat((self.leader + step) % table) for step in range(table))
        return tuple(seat for seat in seats if seat not in self.out)

    @property
    def turn(self) -> Seat:
        """The seat that leads or plays next."""
        return self.players[len(self.trick)]

    @property
    def tricks_left(self) -> int:
        """Tricks still to be won, including the one in progress."""
        return len(self.hands[self.turn])

    @property
    def hand_size(self) -> int:
        """Tricks in the whole hand, including those already won."""
        return self.makers_won + self.adversaries_won + self.tricks_left

    @property
    def legal_cards(self) -> tuple[Card, ...]:
        """The cards that may be led or played, in the order of the hand."""
        hand = self.hands[self.turn]
        if self.called is not None and self.called in hand:
            return (self.called,)
        if not self.trick:
            return hand
        led = self.trick[0].suit_under(self.trump)
        return cards_to_follow(hand, led, self.trump)

    def after(self, card: Card) -> Position | None:
        """Return the position after the next card is played; None after the last card of the hand.

        Raises ValueError for a card that may not be played.
        """
        if card not in self.legal_cards:
            raise ValueError(f"{self.turn} may not play {card} now")
        seat, players, trick = self.turn, self.players, (*self.trick, card)
        hands = tuple(
            tuple(held for held in hand if held is not card) if each == seat else hand
            for each, hand in enumerate(self.hands)
        )
        if len(trick) < len(players):
            return replace(
                self, hands=hands, trick=trick, called=None if card is self.called else self.called
            )
        if not any(hands):
            return None
        winner = players[winning_place(trick, self.trump)]
        made = winner in self.makers
        return replace(
            self,
            hands=hands,
            trick=(),
            leader=winner,
            makers_won=self.makers_won + made,
            adversaries_won=self.adversaries_won + (not made),
            called=None,
        )


def _faults(position: Position) -> Iterator[str]:
    """Yield each contradiction in a position, as a sentence."""
    hands, table = position.hands, len(position.hands)
    if not 2 <= table <= 4:
        yield f"a table has two, three or four hands, not {table}"
    yield from _wrong_seats(position, table)
    cards = [*(card for hand in hands for card in hand), *position.trick]
    yield from _wrong_cards(cards)
    if position.trump is NO_TRUMP and JOKER in cards:
        yield "the joker has no suit at no trump"
    for seat in position.out:
        if hands[seat]:
            yield f"{seat} sits out but has cards"
    yield from _wrong_numbers(position)
    if position.called is not None:
        if not any(position.called in hand for hand in hands):
            yield "the called card is in nobody's hand"
        if position.makers_won or position.adversaries_won:
            yield "a card can be called for the first trick only"


def _wrong_seats(position: Position, table: int) -> Iterator[str]:
    for seat in (position.leader, *position.makers, *position.out):
        if not 0 <= seat < table:
            yield f"a table of {table} has no seat {seat}"
    if position.leader in position.out:
        yield f"the leader {position.leader} sits out"
    players = [Seat(seat) for seat in range(table) if seat not in position.out]
    makers = [seat for seat in players if seat in position.makers]
    if len(players) < 2:
        yield "fewer than two players have a hand"
    if not makers:
        yield "no maker plays"
    if makers == players:
        yield "nobody plays against the makers"


def _wrong_cards(cards: list[Card]) -> Iterator[str]:
    if UNKNOWN in cards:
        yield "a face is unknown"
    for place, card in enumerate(cards):
        if card in cards[:place]:
            yield f"{card} appears twice"


def _wrong_numbers(position: Position) -> Iterator[str]:
    players, played = position.players, len(position.trick)
    if played >= len(players):
        yield "the trick in progress is complete"
    sizes = {seat: len(position.hands[seat]) + (place < played) for place, seat in enumerate(players)}
    most = max(sizes.values())
    for seat, size in sizes.items():
        if size != most:
            yield f"the hands are unequal: with the cards on the table {seat} has {size}, another seat {most}"
    if most == 0:
        yield "no cards are left to play"
    if min(position.makers_won, position.adversaries_won) < 0:
        yield "a side cannot have won a negative number of tricks"
    if most + position.makers_won + position.adversaries_won > MOST_CARDS:
        yield f"a hand has more than {MOST_CARDS} cards"


def position_of(deal: Deal) -> Position:
    """Return the position of a deal in play, or about to be played.

    Raises ValueError if it cannot be solved: trump is not settled, a discard is due, the deal is over, or
    a face in play is unknown.
    """
    if deal.trump is None:
        raise ValueError("trump is not settled yet")
    if deal.is_over:
        raise ValueError("the deal is over")
    if dealer_exchanges(deal):
        raise ValueError("the dealer has not discarded yet")
    hands = tuple(() if Seat(seat) in deal.calling.out else hand for seat, hand in enumerate(deal.hands))
    trick = deal.trick
    won = deal.makers_tricks()
    leader = first_leader(deal) if deal.turn is None else deal.turn
    return Position(
        hands=hands,
        trump=deal.trump,
        leader=leader if trick is None else trick.leader,
        makers=deal.makers,
        trick=() if trick is None else tuple(play.card for play in trick.plays),
        out=deal.calling.out,
        makers_won=won,
        adversaries_won=len(deal.finished_tricks) - won,
        called=deal.called if _has_still_to_be_played(deal) else None,
    )


def _has_still_to_be_played(deal: Deal) -> bool:
    lone = deal.calling.lone
    return (
        lone is not None
        and deal.called is not None
        and not deal.finished_tricks
        and deal.called in deal.hands[lone]
    )


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
    """Return the position as a line that `read_position` reads."""
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
    """Return the hands by seat, and the other fields; a word without a mark belongs to the hand before it."""
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


def native_args(position: Position) -> tuple[list[int], int, int, int, int, list[int], int, int, int]:
    """Return arguments of the native core for a position: cards by `Card.index`, sets as bit masks."""
    hands = [sum(1 << card.index for card in hand) for hand in position.hands]
    absent = range(len(hands), 4)
    return (
        hands + [0] * len(absent),
        int(position.trump),
        int(position.leader),
        _bits(position.makers),
        _bits((*position.out, *absent)),
        [card.index for card in position.trick] + [-1] * (4 - len(position.trick)),
        -1 if position.called is None else position.called.index,
        position.makers_won,
        position.adversaries_won,
    )


def _bits(seats: Iterable[int]) -> int:
    return sum(1 << seat for seat in set(seats))
