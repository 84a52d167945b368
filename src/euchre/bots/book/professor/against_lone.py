"""The Professor on which cards to keep and to throw off against a lone hand (DEF1, DEF2)."""

from __future__ import annotations

from ....cards import Card, Rank
from ..play import Played
from ..rule import Advice, Strength, maxim, rules_of


def _thrown_by_partner(played: Played) -> list[Card]:
    """The lay cards from the queen up that the partner has thrown off."""
    thrown = []
    for trick in played.view.tricks:
        card = played.played_by(trick, played.partner)
        off = card is not None and not played.is_trump(card) and played.suit_of(card) is not trick.led
        if off and card is not None and card.rank is not None and card.rank >= Rank.QUEEN:
            thrown.append(card)
    return thrown


@maxim("DEF1", Strength.STRONGLY)
def keep_the_best_of_what_partner_throws(played: Played) -> Advice:
    """Against a lone hand, keep your best card of the suit whose high cards your partner throws off."""
    suits = {played.suit_of(card) for card in _thrown_by_partner(played)}
    if played.lone_adversary is None or not played.is_void or not suits or played.winning:
        return ()
    kept = [suit[0] for suit in played.hand.lay if played.suit_of(suit[0]) in suits]
    others = [card for card in played.lay if card not in kept and not played.is_best(card)]
    return played.playing(sorted(others, key=played.reading.highness)) if kept else ()


@maxim("DEF2", Strength.ALWAYS)
def throw_the_suit_he_ruffed(played: Played) -> Advice:
    """When the lone player has ruffed a suit and your side has no trump left, throw off that suit."""
    lone = played.lone_adversary
    if lone is None or not played.is_void or played.trumps:
        return ()
    ruffed = {trick.led for trick in played.done if trick.led is not played.trump and trick.winner == lone}
    ruffed &= {trick.led for trick in played.done if played.reading.is_void(lone, trick.led)}
    if not played.reading.is_void(played.partner, played.trump):
        return ()
    return played.playing(card for card in played.lay if played.suit_of(card) in ruffed)


RULES = rules_of(globals())
