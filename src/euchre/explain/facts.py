"""The facts that a player can see when it chooses, in sentences."""

from __future__ import annotations

from collections.abc import Iterator

from ..acts import Act, Call, CallKind, DeclineTurnUp, Discard, JamboneCall, Play
from ..bots.book import HandSummary, Place, Sight, summarize_hand
from ..bots.simple.reading import Reading
from ..cards import NO_TRUMP, Card, Suit, write_cards
from ..deal import Stage, Trick
from ..laws import in_words_of
from ..pictures import counted, in_order
from ..seats import Seat
from ..view import SeatView
from .sentence import Sentence
from .simple_reasons import best_suit
from .wording import capital, doing, listed, possessive, singular

_BOWERS = {"R": " (right)", "L": " (left)"}
_PLACES = {
    Place.ELDEST: "eldest hand",
    Place.SECOND: "second hand, the dealer's partner",
    Place.THIRD: "third hand",
    Place.DEALER: "the dealer",
}


class Facts:
    """The facts of a choice; the seat `listener` is addressed as "you"."""

    def __init__(self, view: SeatView, listener: Seat | None) -> None:
        self._view = view
        self._seat = view.seat
        self._listener = listener

    def of(self, act: Act, *, beside_reason: bool = False) -> Iterator[str]:
        """Yield the facts that matter for an act of the seat, one sentence each.

        Beside the reason for a lead, what the reason says of the card is left out.
        """
        match act:
            case Call():
                yield from self._calling(act)
            case Discard(_, cards):
                yield from self._putting_out(cards)
            case DeclineTurnUp():
                yield self._held(self._six())
            case Play(_, card):
                if self._view.trick is not None:
                    yield from self._following()
                else:
                    yield from self._leading()
                    yield from () if beside_reason else self._led(card)
            case JamboneCall():
                yield from self._lying_open()
            case _:
                if self._view.trump is not None:
                    yield self._made_by()
                    yield self._held(self._under(self._view.trump))

    def score(self) -> str:
        """Return the score, the seat's side first."""
        own = self._view.code.seating.side_of(self._seat)
        mine = self._view.points[own]
        theirs = max(points for side, points in self._view.points.items() if side is not own)
        game = self._view.code.game_points
        side = f"{possessive(self._seat, self._listener)} side"
        words = f"{capital(side)} has {mine} points of {game}, the other side {theirs}."
        return Sentence("score", words, seat=self._seat, mine=mine, theirs=theirs, of=game)

    # before the play

    def _calling(self, call: Call) -> Iterator[str]:
        view = self._view
        if view.code.players == 4:
            place = Place((self._seat - view.dealer) % 4)
            words = f"{capital(doing(self._seat, 'is', self._listener))} {_PLACES[place]}."
            yield Sentence("place", words, seat=self._seat, place=place.name.lower())
        if call.suit is not None or view.stage is Stage.ORDERING:
            suit = view.suit_turned_up if call.suit is None else call.suit
            yield self._held(self._under(suit))
            if not call.word.makes_trump:
                yield from self._next(suit)
            return
        suit = best_suit(view, call)
        words = f"{capital(possessive(self._seat, self._listener))} best suit is {suit}."
        yield Sentence("best-suit", words, seat=self._seat, suit=suit)
        yield self._held(self._under(suit))

    def _next(self, turned: Suit) -> Iterator[str]:
        """Yield the hand in the other suit of the same colour, if it is better there."""
        hand = self._under(turned.next_suit)
        if len(hand.trumps) > 1 and hand.tricks > self._under(turned).tricks:
            yield self._held(hand, in_next=True)

    def _under(self, suit: Suit) -> HandSummary:
        return Sight(self._view, ()).under(suit)

    def _held(self, hand: HandSummary, *, in_next: bool = False) -> str:
        who = doing(self._seat, "holds", self._listener)
        begin = "In the next suit, with" if in_next else "With"
        side = [card.text for suit in hand.lay for card in suit]
        values = {"seat": self._seat, "suit": hand.trump, "next": in_next, "others": side}
        if hand.trump is NO_TRUMP:
            return Sentence("held-no-trump", f"At no trump, {who} {' '.join(side)}.", **values)
        names = [f"{card}{_BOWERS.get(name, '')}" for card, name in zip(hand.trumps, hand.names, strict=True)]
        side_cards = " ".join(side)
        if not names:
            words = f"{begin} {hand.trump} as trumps, {who} no trump, only {side_cards}."
            return Sentence("held-none", words, **values)
        counted_too = in_words_of(self._view.code, ", counting the turn-up")
        turn_up = counted_too if self._counts_turn_up(hand) else ""
        number = counted(len(names), "trump")
        text = f"{begin} {hand.trump} as trumps, {who} {number}: {listed(names)}{turn_up}."
        values |= {"count": len(names), "trumps": hand.trumps, "counted": bool(turn_up)}
        return Sentence("held", f"{text} Side cards: {side_cards}." if side_cards else text, **values)

    def _counts_turn_up(self, hand: HandSummary) -> bool:
        return self._view.turn_up in hand.trumps and self._view.turn_up not in self._view.hand

    def _six(self) -> HandSummary:
        view = self._view
        turn_up = () if view.turn_up is None or view.exchanged else (view.turn_up,)
        return summarize_hand((*view.hand, *turn_up), view.settled_trump, view.code.joker)

    def _putting_out(self, cards: tuple[Card, ...]) -> Iterator[str]:
        six = self._six()
        yield self._held(six)
        for card in cards:
            suit = next((suit for suit in six.lay if card in suit), ())
            if len(suit) == 1:
                words = f"{card} is the only {singular(suit[0], six.trump)}: without it the suit is void."
                yield Sentence("discard-only", words, card=card, suit=suit[0].suit_under(six.trump))
            elif len(suit) > 1 and card is suit[-1]:
                which = "the lower of" if len(suit) == 2 else "the lowest of"
                words = f"{card} is {which} {counted(len(suit), singular(card, six.trump))}."
                named = {"card": card, "count": len(suit), "suit": card.suit_under(six.trump)}
                yield Sentence("discard-lowest", words, **named)

    # the play

    def _made_by(self) -> str:
        calling, maker = self._view.calling, self._view.settled_maker
        word = next(call.word for call in reversed(calling.calls) if call.word.makes_trump)
        done = {
            CallKind.TAKE_UP: "took up",
            CallKind.ASSIST: "assisted in",
            CallKind.ORDER_UP: "ordered up",
            CallKind.MAKE: "made",
        }[word]
        who = self._called(maker)
        alone = ""
        if calling.lone is not None:
            alone = (
                f" and {'play' if maker == self._listener else 'plays'} alone"
                if calling.lone == maker
                else f", and {calling.lone} plays alone"
            )
        words = f"{capital(who)} {done} {self._view.settled_trump}{alone}."
        made = {
            "maker": maker,
            "seat": self._seat,
            "suit": self._view.settled_trump,
            "call": word.name.lower(),
        }
        lone = calling.lone
        alone_is = "" if lone is None else "maker" if lone == maker else "other"
        made |= {"alone": alone_is, "lone": maker if lone is None else lone}
        return Sentence("made-by", words, relation=self._relation(maker), **made)

    def _relation(self, seat: Seat) -> str:
        """Return what a seat is to the seat that chooses."""
        if seat == self._seat:
            return "self"
        if seat == self._view.code.seating.partner(self._seat):
            return "partner"
        same = (seat in self._view.makers) is (self._seat in self._view.makers)
        return "side" if same else "adversary"

    def _called(self, seat: Seat) -> str:
        """Return a seat with its relation to the seat that chooses: `B, an adversary,`."""
        if seat == self._seat:
            return "you" if seat == self._listener else str(seat)
        if seat == self._view.code.seating.partner(self._seat):
            return f"{seat}, {possessive(self._seat, self._listener)} partner,"
        if (seat in self._view.makers) is (self._seat in self._view.makers):
            return f"{seat}, on {possessive(self._seat, self._listener)} side,"
        return f"{seat}, an adversary,"

    def _leading(self) -> Iterator[str]:
        reading = Reading(self._view)
        yield self._made_by()
        yield from self._lying_open()
        out = reading.trumps_out.bit_count()
        if reading.trump is not NO_TRUMP:
            words = f"Trumps not seen yet: {out}." if out else "No other trump is left."
            yield Sentence("trumps-out", words, count=out)

    def _led(self, card: Card) -> Iterator[str]:
        reading = Reading(self._view)
        if not reading.is_trump(card):
            if reading.is_best(card):
                words = f"{card} is the best {singular(card, reading.trump)} left."
                yield Sentence("best-left", words, card=card, suit=card.suit_under(reading.trump))
            elif reading.length(card.suit_under(reading.trump)) == 1:
                whose = possessive(self._seat, self._listener)
                words = f"{card} is {whose} only {singular(card, reading.trump)}."
                suit = card.suit_under(reading.trump)
                yield Sentence("only-card", words, card=card, suit=suit, seat=self._seat)
        elif reading.trumps_out and reading.is_best(card):
            yield Sentence("best-trump", f"{card} is the best trump left.", card=card)

    def _lying_open(self) -> Iterator[str]:
        for seat, cards in self._view.open_hands:
            shown = in_order(cards, self._view.trump)
            yield Sentence("open", f"{seat}'s hand is exposed: {write_cards(shown)}.", seat=seat, cards=shown)

    def _following(self) -> Iterator[str]:
        reading, trick = Reading(self._view), self._view.open_trick
        yield self._made_by()
        best, holder = reading.best_in(trick)
        leader = trick.leader
        led = trick.plays[0].card
        who = str(holder) if holder == self._view.calling.maker else self._called(holder)
        relation = "" if holder == self._view.calling.maker else self._relation(holder)
        seats = {"seat": self._seat, "holder": holder, "relation": relation}
        if holder == leader:
            words = f"{capital(who)} has led {led} and is winning so far."
            yield Sentence("led-and-wins", words, card=led, **seats)
        else:
            words = f"{led} was led; {who} is winning so far with {best}."
            yield Sentence("led-other-wins", words, card=led, best=best, **seats)
        yield from self._options(reading, trick)

    def _options(self, reading: Reading, trick: Trick) -> Iterator[str]:
        who = capital(doing(self._seat, "has", self._listener))
        if reading.length(trick.led) == 0:
            able = trick.led is not reading.trump and reading.trumps()
            words = f"{who} no {trick.led.word} and may {'ruff or throw off' if able else 'throw off'}."
            yield Sentence("void", words, seat=self._seat, suit=trick.led, ruffs=bool(able))
        behind = [str(seat) for seat in reading.still_to_play(trick)]
        after = listed(behind) if behind else "Nobody"
        chooser = "you" if self._seat == self._listener else str(self._seat)
        words = f"{after} {'play' if len(behind) > 1 else 'plays'} after {chooser}."
        yield Sentence("behind", words, seats=behind, count=len(behind), seat=self._seat)
