"""Random positions of every form: tables of four, three and two, lone hands, packs, called cards."""

from __future__ import annotations

from dataclasses import dataclass

from euchre.cards import NO_TRUMP, SUITS, Card, Rank, Suit, make_pack
from euchre.chance import Stream
from euchre.seats import Seat
from euchre.solver import Position


@dataclass(frozen=True)
class Form:
    """The table, the makers, who sits out, and the pack."""

    name: str
    players: int
    makers: tuple[Seat, ...]
    out: tuple[Seat, ...] = ()
    lowest: Rank = Rank.NINE
    joker: bool = False
    is_called: bool = False
    trumps: tuple[Suit, ...] = SUITS
    """What may be trump; one is drawn."""


A, B, C, D = Seat
FORMS = (
    Form("partners", 4, (A, C)),
    Form("partners, the other side", 4, (B, D)),
    Form("partners, 20 cards", 4, (A, C), lowest=Rank.TEN),
    Form("partners, 25 cards", 4, (A, C), joker=True),
    Form("partners, 28 cards", 4, (B, D), lowest=Rank.EIGHT),
    Form("partners, 32 cards", 4, (A, C), lowest=Rank.SEVEN),
    Form("partners, 33 cards", 4, (B, D), lowest=Rank.SEVEN, joker=True),
    Form("alone, C out", 4, (A, C), (C,)),
    Form("alone, A out", 4, (A, C), (A,), Rank.SEVEN, True),
    Form("defends alone", 4, (A, C), (C, D)),
    Form("defends alone, the other", 4, (B, D), (B, A), Rank.SEVEN),
    Form("a lone adversary against two", 4, (A, C), (B,)),
    Form("three-handed", 3, (B,)),
    Form("three-handed, 33 cards", 3, (A,), (), Rank.SEVEN, True),
    Form("no trump", 4, (A, C), trumps=(NO_TRUMP,)),
    Form("no trump, alone, 32 cards", 4, (B, D), (D,), Rank.SEVEN, trumps=(NO_TRUMP,)),
    Form("no trump, three-handed", 3, (C,), trumps=(NO_TRUMP,)),
    Form("two-handed", 2, (A,)),
    Form("no trump, two-handed, 32 cards", 2, (B,), (), Rank.SEVEN, trumps=(NO_TRUMP,)),
    Form("two-handed, 33 cards", 2, (B,), (), Rank.SEVEN, True),
    Form("jambone", 4, (A, C), (C,), Rank.SEVEN, is_called=True),
    Form("jambone, joker", 4, (B, D), (B,), joker=True, is_called=True),
)


def random_position(form: Form, stream: Stream, tricks: int, cards_played: int = 0) -> Position:
    """Return a position of a form with so many tricks to be won, some cards of the first played at random."""
    pack = stream.shuffled(make_pack(form.lowest, form.joker))
    players = [seat for seat in tuple(Seat)[: form.players] if seat not in form.out]
    hands: list[tuple[Card, ...]] = [()] * form.players
    for place, seat in enumerate(players):
        hands[seat] = pack[place * tricks : (place + 1) * tricks]
    won = 0 if form.is_called else stream.below(6 - tricks) if tricks < 6 else 0
    makers_won = stream.below(won + 1)
    lone = next(seat for seat in players if seat in form.makers)
    position = Position(
        hands=tuple(hands),
        trump=stream.choice(form.trumps),
        leader=stream.choice(players),
        makers=form.makers,
        out=form.out,
        makers_won=makers_won,
        adversaries_won=won - makers_won,
        called=stream.choice(hands[lone]) if form.is_called else None,
    )
    for _ in range(min(cards_played, len(players) - 1)):
        if position.called is not None and position.turn == lone:
            break
        position = played(position, stream.choice(position.legal_cards))
    return position


def played(position: Position, card: Card) -> Position:
    """Return the position after a card that is not the last of the hand."""
    after = position.after(card)
    assert after is not None
    return after


def naive_tricks(position: Position) -> int:
    """Return the makers' tricks by playing every lawful card, without memory."""
    values = []
    for card in position.legal_cards:
        after = position.after(card)
        values.append(_last_trick(position, card) if after is None else naive_tricks(after))
    return max(values) if position.turn in position.makers else min(values)


def _last_trick(position: Position, card: Card) -> int:
    trick = (*position.trick, card)
    led = trick[0].suit_under(position.trump)
    best = max(trick, key=lambda one: one.strength(position.trump, led))
    return position.makers_won + (position.players[trick.index(best)] in position.makers)


def turned(position: Position, steps: int) -> Position:
    """Return the same position with everybody at a table of four some seats further on."""
    return Position(
        hands=tuple(position.hands[(seat - steps) % 4] for seat in range(4)),
        trump=position.trump,
        leader=_moved(position.leader, steps),
        makers=tuple(_moved(seat, steps) for seat in position.makers),
        trick=position.trick,
        out=tuple(_moved(seat, steps) for seat in position.out),
        makers_won=position.makers_won,
        adversaries_won=position.adversaries_won,
        called=position.called,
    )


def _moved(seat: Seat, steps: int) -> Seat:
    return Seat((seat + steps) % 4)


def renamed(position: Position, suits: dict[Suit, Suit]) -> Position:
    """Return the same position with the suits renamed, colours kept together."""

    def new(card: Card) -> Card:
        if card.rank is None or card.suit is None:
            return card
        return Card(card.rank.letter + suits[card.suit].letter)

    return Position(
        hands=tuple(tuple(map(new, hand)) for hand in position.hands),
        trump=suits.get(position.trump, position.trump),
        leader=position.leader,
        makers=position.makers,
        trick=tuple(map(new, position.trick)),
        out=position.out,
        makers_won=position.makers_won,
        adversaries_won=position.adversaries_won,
        called=None if position.called is None else new(position.called),
    )
