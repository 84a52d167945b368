"""The Professor on leading alone and against a lone hand (LONE10 to LONE14, DEF3)."""

from __future__ import annotations

from ..play import Played
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import Place


@maxim("LONE10", Strength.STRONGLY, excepts=("LONE12",))
def the_ace_before_the_last_trump(played: Played) -> Advice:
    """Alone, with two tricks won by trumps, lead the ace before the last trump: it hides the weak suit."""
    cards = [played.played_by(trick, played.seat) for trick in played.done if trick.winner == played.seat]
    by_trumps = len(cards) == played.number - 1 == 2 and all(
        card is not None and played.is_trump(card) for card in cards
    )
    left = played.hand
    fits = played.is_lone and by_trumps and left.number == 1
    if not fits or len(left.aces) != 1 or len(left.lay) != 2:
        return ()
    return played.playing(left.aces)


@maxim("LONE12", Strength.STRONGLY)
def the_lowest_card_last(played: Played) -> Advice:
    """Alone, lead your lowest card last: the others may throw off the cards that beat it."""
    if not played.is_lone or len(played.view.hand) < 2 or not played.lay:
        return ()
    low = min(played.lay, key=played.reading.highness)
    if played.is_best(low):
        return ()
    return played.playing(
        card for card in sorted(played.plays, key=played.reading.lowness) if card is not low
    )


def _is_after_a_loss(played: Played) -> bool:
    return played.is_lone and played.reading.lost >= 1


@maxim("LONE13", Strength.ALWAYS)
def three_tricks_are_the_aim_now(played: Played) -> Advice:
    """Alone, after losing an early trick, lead sure winners before a trump that may lose."""
    if not _is_after_a_loss(played) or played.number > 3 or not played.trumps:
        return ()
    sure = [card for card in played.lay if played.is_best(card)]
    return () if played.is_best(played.trumps[0]) else played.playing(sure)


@maxim("LONE14", Strength.NEVER)
def do_not_lead_from_the_tenace(played: Played) -> Advice:
    """Alone, after losing a trick, do not lead from a tenace in trumps."""
    trumps = played.trumps
    if not _is_after_a_loss(played) or len(trumps) < 2 or not played.is_best(trumps[0]):
        return ()
    above = played.reading.above[trumps[1].index] & played.reading.out
    between = above & ~played.reading.above[trumps[0].index]
    return played.playing(trumps) if between.bit_count() == 1 and played.lay else ()


@maxim("DEF3", Strength.USUALLY)
def force_him_with_the_long_suit(played: Played) -> Advice:
    """Against a lone hand, with right and another, keep leading a suit of three to force out its trumps."""
    began = played.began_with
    long = [suit for suit in began.lay if len(suit) == 3]
    fits = played.lone_adversary is not None and played.place is Place.ELDEST
    if not fits or began.number != 2 or not began.holds("R x") or not long:
        return ()
    return played.playing(reversed(long[0]))[:1]


RULES = rules_of(globals())
