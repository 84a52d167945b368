"""Checks worlds with the engine, which plays the deal of a world again from the shuffle."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from euchre.acts import DealOut, GiveCard, Shuffle
from euchre.cards import Card
from euchre.deal import Deal, IllegalAct, Stage, after, lawfully_after, new_deal
from euchre.deal.transition import BEFORE_HANDS
from euchre.game import new_score
from euchre.seats import Seat
from euchre.view import View, view_of
from euchre.worlds.hidden import hidden_in


def fits(view: View, deal: Deal) -> bool:
    """Return whether a deal could have been played as the view shows: lawfully, and looking the same to the
    seat."""
    if view.code.suit_needed_to_call:  # not used by worlds: see docs/research/worlds.md
        freer = replace(view.code, suit_needed_to_call=False)
        view, deal = replace(view, code=freer), replace(deal, code=freer)
    if deal.turn_up_in_hand and deal.turn_up not in _held_by(deal, deal.dealer):
        return False
    try:
        again = _played_again(deal)
    except IllegalAct:
        return False
    seen = view_of(again, view.seat, new_score(view.code))
    return apart_from_order(seen) == apart_from_order(replace(view, points=seen.points, games=seen.games))


def apart_from_order(view: View) -> View:
    """Return the view with the cards of each hand sorted."""
    hands = tuple((seat, tuple(sorted(hand))) for seat, hand in view.open_hands)
    return replace(
        view, hand=tuple(sorted(view.hand)), discards=tuple(sorted(view.discards)), open_hands=hands
    )


def _played_again(deal: Deal) -> Deal:
    """Return the deal from its shuffle on, each act lawful."""
    pack = _pack_before(deal)
    again = new_deal(deal.code, deal.dealer)
    for act in deal.acts:
        told = Shuffle(act.actor, pack) if isinstance(act, Shuffle) else act
        again = after(again, told) if again.stage in BEFORE_HANDS else lawfully_after(again, told)
    return again


def _pack_before(deal: Deal) -> tuple[Card, ...]:
    """Return the order of the pack before the cut from which the deal comes about."""
    layout = new_deal(deal.code, deal.dealer)
    for act in deal.acts:
        if layout.stage is not Stage.TURNING:
            layout = after(layout, Shuffle(act.actor, deal.code.pack) if isinstance(act, Shuffle) else act)
        assert not isinstance(act, DealOut) or layout.stage is Stage.TURNING
    assert deal.turn_up is not None
    places = [*(card for hand in layout.hands for card in hand), *layout.dummy, *layout.pack]
    hands, dummy = _as_dealt(deal)
    cards = [*(card for hand in hands for card in hand), *dummy, deal.turn_up, *deal.pack]
    given = dict(zip(places, cards, strict=True))
    return tuple(given[place] for place in deal.code.pack)


def _held_by(deal: Deal, seat: Seat) -> list[Card]:
    """Return all cards that a seat has held."""
    played = [play.card for trick in deal.tricks for play in trick.plays if play.actor == seat]
    return [*deal.hands[seat], *played, *(card for who, card in deal.discards if who == seat)]


def _as_dealt(deal: Deal) -> tuple[list[list[Card]], list[Card]]:
    """Return the hands and the dummy when they were dealt; of a dummy taken in, any cards will do."""
    hands = [_held_by(deal, seat) for seat in deal.code.seating.seats]
    if deal.turn_up_in_hand:
        assert deal.turn_up is not None
        hands[deal.dealer].remove(deal.turn_up)
    for act in deal.acts:
        if isinstance(act, GiveCard) and isinstance(act.actor, Seat):
            hands[deal.calling.lone or Seat.A].remove(act.card)
            hands[act.actor].append(act.card)
    dummy = list(deal.dummy)
    if deal.dummy_taken:
        assert deal.calling.maker is not None
        maker = hands[deal.calling.maker]
        dealt_to_dealer = [card for who, card in deal.discards[:1] if who == deal.dealer]
        spare = [card for card in maker if card not in dealt_to_dealer]
        dummy = spare[: deal.code.dummy]
        hands[deal.calling.maker] = [card for card in maker if card not in dummy]
    return hands, dummy


def every_lie(view: View) -> Iterator[dict[int, frozenset[Card]]]:
    """Yield every way to distribute the unseen cards over their places, whatever was shown."""
    hidden = hidden_in(view)
    yield from _lies(frozenset(hidden.cards), [(n, size) for n, size in enumerate(hidden.sizes) if size])


def _lies(cards: frozenset[Card], places: list[tuple[int, int]]) -> Iterator[dict[int, frozenset[Card]]]:
    if not places:
        yield {}
        return
    (place, size), *rest = places
    for chosen in combinations(sorted(cards), size):
        for lie in _lies(cards.difference(chosen), rest):
            yield {place: frozenset(chosen), **lie}
