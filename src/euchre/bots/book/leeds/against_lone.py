"""Leeds and Dwight on which cards to keep and to throw off against a lone hand (DA3 to DA6)."""

from __future__ import annotations

from ....cards import Card, Rank, Suit
from ..play import Played
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import Place


def _throws_off(played: Played) -> bool:
    """Whether a lone adversary is winning the trick with a trump and the player cannot follow or win."""
    lone = played.lone_adversary
    if lone is None or not played.is_void:
        return False
    best, holder = played.reading.best_in(played.trick)
    return holder == lone and played.is_trump(best) and not played.winning


def _has_swept(played: Played) -> bool:
    lone = played.lone_adversary
    return all(trick.winner == lone for trick in played.done)


def _partners_card(played: Played) -> Card | None:
    return played.played_by(played.trick, played.partner)


@maxim("DA3", Strength.ALWAYS)
def fourth_card_of_the_suit_you_keep(played: Played) -> Advice:
    """Play to the fourth trick a card of the suit you keep, so that your partner keeps another."""
    if not _throws_off(played) or not _has_swept(played):
        return ()
    shown = _partners_card(played) if played.number == 4 else None
    if shown is not None and not played.is_trump(shown):
        same = [card for card in played.lay if played.suit_of(card) is played.suit_of(shown)]
        return played.playing(same) if 0 < len(same) < len(played.lay) else ()
    pairs = [suit for suit in played.hand.lay if len(suit) > 1]
    if not pairs:
        return ()
    kept = max(pairs, key=lambda suit: (suit[0].rank or 0, len(suit)))
    if played.number == 4:
        return played.playing(kept[-1:])
    others = [card for card in played.lay if card not in kept]
    return played.playing(sorted(others, key=played.reading.highness))


@maxim("DA4", Strength.NEVER)
def keep_the_second_equal(played: Played) -> Advice:
    """If you led one of two equals and lost to a card of the suit, keep the other equal to the end."""
    if not _throws_off(played) or not played.done or played.done[0].leader != played.seat:
        return ()
    first = played.done[0]
    led, taken = first.plays[0].card, played.played_by(first, first.winner)
    if taken is None or first.led is played.trump or played.is_trump(taken):
        return ()
    return played.playing(card for card in played.lay if _is_next_below(card, led, first.led))


def _is_next_below(card: Card, led: Card, suit: Suit) -> bool:
    if card.suit is not suit or card.rank is None or led.rank is None:
        return False
    return led.rank - card.rank == 1


@maxim("DA5", Strength.USUALLY)
def throw_the_other_ace(played: Played) -> Advice:
    """Against a lone hand, throw the ace from ace and king early: it shows your partner what you keep."""
    fits = _throws_off(played) and played.place is Place.ELDEST and played.number <= 3
    return played.playing(played.hand.ace_and_king) if fits else ()


@maxim("DA6", Strength.USUALLY, excepts=("DA3",))
def keep_the_suit_of_partners_king(played: Played) -> Advice:
    """In third hand, if the fourth card from your partner is a lay king, keep your card of its suit."""
    if not _throws_off(played) or not _has_swept(played) or played.number != 4:
        return ()
    king, lone = _partners_card(played), played.lone_adversary
    fits = played.place is Place.THIRD and lone == played.view.dealer and played.trick.led is played.trump
    if not fits or king is None or king.rank is not Rank.KING or played.is_trump(king):
        return ()
    shown = [played.played_by(trick, lone) for trick in played.done] if lone is not None else []
    if any(card is None or not played.is_trump(card) for card in shown) or len(played.lay) != 2:
        return ()
    ruffed = {trick.led for trick in played.done}
    if any(played.suit_of(card) in ruffed for card in played.lay):
        return ()
    suits = {played.suit_of(card) for card in played.lay}
    other = [card for card in played.lay if played.suit_of(card) is not played.suit_of(king)]
    return played.playing(other) if len(suits) == 2 and played.suit_of(king) in suits else ()


RULES = rules_of(globals())
