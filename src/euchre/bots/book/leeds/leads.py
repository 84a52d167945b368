"""Leeds and Dwight on later leads (S18 to S22, D9, D13, D14, C1c) and on the lead against a lone hand."""

from __future__ import annotations

from ....acts import CallKind
from ....cards import Card, Rank
from ....deal import Trick
from ..play import Played
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import Place


def _own_card(played: Played, trick: Trick) -> Card | None:
    return played.played_by(trick, played.seat)


def _won_first_with(played: Played, *, trump: bool) -> bool:
    """Whether the player has won the first trick, with a trump or with a lay card as `trump` says."""
    if played.number != 2 or played.done[0].winner != played.seat:
        return False
    card = _own_card(played, played.done[0])
    return card is not None and played.is_trump(card) is trump


def _assisted(played: Played) -> bool:
    return played.place is Place.SECOND and played.maker == played.seat and played.word is CallKind.ASSIST


@maxim("S18", Strength.ALWAYS)
def trumps_at_once_after_assisting(played: Played) -> Advice:
    """If you assisted with three trumps and won the first trick with a lay card, lead trumps."""
    fits = _assisted(played) and played.hand.number >= 3 and _won_first_with(played, trump=False)
    return played.playing(played.trumps) if fits else ()


@maxim("S20", Strength.USUALLY)
def trumps_early_from_two_aces(played: Played) -> Advice:
    """If you assisted with two trumps and two aces, lead trumps early, unless the adversaries did."""
    began = played.began_with
    led_by_others = any(
        trick.led is played.trump and not played.reading.is_friend(trick.leader) for trick in played.done
    )
    fits = _assisted(played) and began.number == 2 and len(began.aces) >= 2 and not led_by_others
    return played.playing(played.trumps) if fits else ()


@maxim("S21", Strength.USUALLY)
def then_lead_the_lower(played: Played) -> Advice:
    """After ruffing with the higher of two middling trumps, lead the lower to your partner."""
    took_up = (
        played.place is Place.SECOND and played.maker == played.partner and played.word is CallKind.TAKE_UP
    )
    began = played.began_with
    middling = began.number == 2 and not began.holds_any("R", "L", "A", "K")
    ruffed = any(_own_card(played, trick) is began.trumps[0] for trick in played.done) if middling else False
    return played.playing(played.trumps) if took_up and ruffed and played.hand.number == 1 else ()


@maxim("S22", Strength.NEVER)
def not_what_partner_threw(played: Played) -> Advice:
    """After winning the first trick in suit, do not lead the suit your partner threw, even from the ace."""
    if played.place is not Place.SECOND or not _won_first_with(played, trump=False):
        return ()
    thrown = played.played_by(played.done[0], played.partner)
    if thrown is None or played.is_trump(thrown) or played.suit_of(thrown) is played.done[0].led:
        return ()
    return played.playing(card for card in played.lay if played.suit_of(card) is played.suit_of(thrown))


@maxim("D9", Strength.NEVER)
def not_the_right_without_an_ace(played: Played) -> Advice:
    """If you took up on right and another and won with the other, do not lead the right without an ace."""
    took_up = played.place is Place.DEALER and played.maker == played.seat and played.word is CallKind.TAKE_UP
    began = played.began_with
    fits = took_up and began.number == 2 and began.holds("R x") and _won_first_with(played, trump=True)
    return played.playing(began.trumps[:1]) if fits and not played.hand.aces else ()


@maxim("D13", Strength.ALWAYS)
def a_trump_to_the_assisting_partner(played: Played) -> Advice:
    """After your partner's assist, lead a trump on winning trick one or two, unless they played one."""
    assisted = (
        played.place is Place.DEALER and played.maker == played.partner and played.word is CallKind.ASSIST
    )
    if not assisted or not played.has_partner or played.number not in (2, 3):
        return ()
    cards = [played.played_by(trick, played.partner) for trick in played.done]
    showed = any(card is not None and played.is_trump(card) for card in cards)
    return () if showed else played.playing(reversed(played.trumps))


@maxim("D14", Strength.USUALLY, excepts=("D13",))
def the_trump_that_tells_most(played: Played) -> Advice:
    """If a trump won your side trick one and you hold the turn-up with equals, lead the highest of them."""
    assisted = (
        played.place is Place.DEALER and played.maker == played.partner and played.word is CallKind.ASSIST
    )
    if not assisted or played.number != 2 or played.view.turned_card not in played.plays:
        return ()
    first = played.done[0]
    best = played.played_by(first, first.winner)
    ours = played.reading.is_friend(first.winner) and best is not None and played.is_trump(best)
    equals = [card for card in played.trumps if played.are_equals(card, played.view.turned_card)]
    return played.playing(equals[:1]) if ours and len(equals) > 1 else ()


@maxim("C1c", Strength.USUALLY)
def king_before_ace(played: Played) -> Advice:
    """As maker, with two tricks to go and a trump still out, lead the king before the ace."""
    last_two = played.maker == played.seat and len(played.view.hand) == 2 and played.has_partner
    if not last_two or not played.hand.ace_and_king or not played.reading.trumps_out:
        return ()
    return played.playing(card for card in played.lay if card.rank is Rank.KING)


def _first_against_lone(played: Played) -> bool:
    return played.lone_adversary is not None and played.number == 1


@maxim("S26", Strength.USUALLY)
def suit_the_dealer_turned_down(played: Played) -> Advice:
    """When third hand plays alone in the second round, lead the suit your partner turned down."""
    fits = _first_against_lone(played) and played.place is Place.SECOND and not played.is_first_round
    if not fits or played.lone_adversary != played.seat_at(Place.THIRD):
        return ()
    return played.playing(card for card in played.lay if card.suit is played.view.turned_suit)


@maxim("DA1", Strength.ALWAYS)
def next_to_the_trump(played: Played) -> Advice:
    """When third hand plays alone on the turn-up, lead the next suit."""
    fits = _first_against_lone(played) and played.place is Place.SECOND and played.is_first_round
    if not fits or played.lone_adversary != played.seat_at(Place.THIRD):
        return ()
    return played.playing(card for card in played.lay if card.suit is played.trump.next_suit)


@maxim("DA2", Strength.USUALLY)
def short_suit_or_equals(played: Played) -> Advice:
    """Against a lone hand, lead from equals or from a short suit."""
    if not _first_against_lone(played):
        return ()
    long = [suit for suit in played.hand.lay if len(suit) > 1]
    tops = [suit[0] for suit in long if played.are_equals(suit[0], suit[1])]
    bare = [suit[0] for suit in played.hand.lay if len(suit) == 1]
    return played.playing((*tops, *sorted(bare, key=played.reading.lowness)))


@maxim("DA5", Strength.USUALLY, excepts=("DA2",))
def the_single_ace(played: Played) -> Advice:
    """Against a lone hand, lead the single ace, and keep ace and king of another suit to show later."""
    if not _first_against_lone(played) or played.place is not Place.ELDEST or not played.hand.ace_and_king:
        return ()
    others = [card for card in played.hand.aces if card not in played.hand.ace_and_king]
    return played.playing(others)


RULES = rules_of(globals())
