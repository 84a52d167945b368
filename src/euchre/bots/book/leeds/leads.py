"""Leeds and Dwight on leads.

The first lead, made by eldest hand (E5 to E19), and two coups (C2b, C4); later leads (S18 to S22, D9, D13,
D14, C1c) and the lead against a lone hand.
"""

from __future__ import annotations

from ....acts import CallKind
from ....cards import Card, Rank
from ....deal import Trick
from ..play import Played
from ..rule import Advice, Strength, maxim, rules_of
from ..sight import Place


def _leads_first(played: Played) -> bool:
    return played.place is Place.ELDEST and played.number == 1 and played.has_partner


def _is_against(played: Played, *words: CallKind) -> bool:
    return _leads_first(played) and not played.are_makers and played.word in words


def _is_for_partner(played: Played) -> bool:
    return _leads_first(played) and played.maker == played.partner


def _trumps_best_first(played: Played) -> Advice:
    """Return the plays of trumps: highest first if the highest is sure to win, else lowest first."""
    top = bool(played.trumps) and played.is_best(played.trumps[0])
    return played.playing(played.trumps if top else reversed(played.trumps))


def _made_with_ace_and_two(played: Played, *, crossing: bool) -> bool:
    hand = played.hand
    made = played.maker == played.seat and not played.is_first_round
    turned = played.view.turned_suit
    is_next = turned is not None and turned.next_suit is played.trump
    fits = hand.number == 3 and hand.names[0] == "A" and "K" not in hand.names
    return _leads_first(played) and made and fits and is_next is not crossing


@maxim("E5", Strength.USUALLY)
def ace_of_trumps_in_next(played: Played) -> Advice:
    """If you made it next with ace and two other trumps, without the king, lead the ace."""
    return played.playing(played.trumps[:1]) if _made_with_ace_and_two(played, crossing=False) else ()


@maxim("E6", Strength.USUALLY)
def small_trump_when_crossing(played: Played) -> Advice:
    """If you crossed the suit with the same cards, lead a small trump."""
    return played.playing(played.trumps[-1:]) if _made_with_ace_and_two(played, crossing=True) else ()


@maxim("E7", Strength.USUALLY)
def through_the_assisting_hand(played: Played) -> Advice:
    """Lead trumps through the hand that assisted, unless the right bower was turned."""
    if not _is_against(played, CallKind.ASSIST) or played.right_is_turned or played.score == (4, 3):
        return ()
    kept = played.hand.number == 2 and played.hand.holds_any("L x", "A x")
    return () if kept else _trumps_best_first(played)


@maxim("E8", Strength.USUALLY, excepts=("E7",))
def keep_the_tenace(played: Played) -> Advice:
    """With right and ace, or right and king of trumps, and no lay ace, lead a lay card."""
    tenace = played.hand.holds_any("R A", "R K") and not played.hand.holds("R L")
    fits = _is_against(played, CallKind.ASSIST, CallKind.TAKE_UP) and tenace and not played.hand.aces
    return played.playing(sorted(played.lay, key=played.reading.lowness)) if fits else ()


@maxim("E9", Strength.USUALLY, excepts=("E12",))
def trumps_from_two_aces(played: Played) -> Advice:
    """With one or two trumps and two lay aces, lead trumps."""
    fits = _is_against(played, CallKind.ASSIST, CallKind.TAKE_UP) and played.hand.number in (1, 2)
    return _trumps_best_first(played) if fits and len(played.hand.aces) >= 2 else ()


def _is_guarded_king_or_queen(suit: tuple[Card, ...]) -> bool:
    if len(suit) < 2 or suit[0].rank not in (Rank.KING, Rank.QUEEN) or suit[1].rank is None:
        return False
    return suit[0].rank - suit[1].rank > 1


@maxim("E10", Strength.AVOID)
def not_from_king_or_queen_with_a_low_card(played: Played) -> Advice:
    """Against a dealer who took up, avoid leading from king or queen with a low card."""
    if not _is_against(played, CallKind.TAKE_UP):
        return ()
    return played.playing(
        card for suit in played.hand.lay if _is_guarded_king_or_queen(suit) for card in suit
    )


@maxim("E11", Strength.USUALLY)
def ace_short_honour_or_equals(played: Played) -> Advice:
    """Against a dealer who took up, lead an ace, a single king or queen, or the top of equals."""
    if not _is_against(played, CallKind.TAKE_UP):
        return ()
    bare = [s[0] for s in played.hand.lay if len(s) == 1 and s[0].rank in (Rank.KING, Rank.QUEEN)]
    pairs = [s for s in played.hand.lay if len(s) > 1 and s[0].rank is not Rank.ACE]
    tops = [s[0] for s in pairs if played.are_equals(s[0], s[1]) and (s[0].rank or 0) >= Rank.JACK]
    return played.playing((*played.hand.aces, *tops, *bare))


@maxim("E12", Strength.AVOID)
def no_trumps_up_to_the_dealer(played: Played) -> Advice:
    """Do not lead trumps up to a dealer who took up."""
    return played.playing(played.trumps) if _is_against(played, CallKind.TAKE_UP) else ()


@maxim("E13", Strength.BY_THE_SCORE, excepts=("E12", "E11", "E10"))
def trumps_two_ahead(played: Played) -> Advice:
    """With three trumps and a lead of two points, do lead a trump if the turn-up is the king or lower."""
    mine, theirs = played.score
    low = played.turned_rank <= Rank.KING and played.turned_rank is not Rank.JACK
    fits = _is_against(played, CallKind.TAKE_UP) and played.hand.number >= 3 and mine - theirs >= 2 and low
    return _trumps_best_first(played) if fits else ()


@maxim("E14", Strength.ALWAYS)
def right_left_and_ace(played: Played) -> Advice:
    """With both bowers and a lay ace, lead right, left and the ace in this order."""
    hand = played.began_with
    led = [trick.plays[0].card for trick in played.done if trick.leader == played.seat]
    order = (*hand.trumps[:2], *hand.aces[:1])
    fits = played.place is Place.ELDEST and hand.number == 2 and hand.holds("R L") and len(hand.aces) > 0
    if not fits or len(led) != len(played.done) or len(led) >= 3 or tuple(led) != order[: len(led)]:
        return ()
    return played.playing(order[len(led) : len(led) + 1])


@maxim("E15", Strength.ALWAYS)
def trump_to_partners_call(played: Played) -> Advice:
    """Lead a trump if your partner made trump."""
    return _trumps_best_first(played) if _is_for_partner(played) else ()


@maxim("E16", Strength.ALWAYS)
def best_card_without_a_trump(played: Played) -> Advice:
    """If your partner made trump and you have none, lead your best card."""
    if not _is_for_partner(played) or played.trumps:
        return ()
    best = max(card.rank or 0 for card in played.lay)
    return played.playing(card for card in played.lay if card.rank == best)


@maxim("E17", Strength.AVOID)
def not_the_suit_turned_down(played: Played) -> Advice:
    """If your partner made trump, do not lead the suit turned down before trumps have been led."""
    fits = played.place is Place.ELDEST and played.maker == played.partner and not played.is_first_round
    if not fits or played.trumps_led:
        return ()
    return played.playing(card for card in played.lay if card.suit is played.view.turned_suit)


@maxim("E18", Strength.USUALLY, excepts=("E19", "E15"))
def left_and_then_the_small_one(played: Played) -> Advice:
    """With left and a small trump, lead the left to your partner; continue if both adversaries followed."""
    if played.place is not Place.ELDEST or played.maker != played.partner or not played.has_partner:
        return ()
    if not (played.began_with.number == 2 and played.began_with.holds("L x")):
        return ()
    if played.number == 1:
        return played.playing(played.trumps[:1])
    first = played.done[0]
    followed = all(
        played.is_trump(play.card) for play in first.plays if play.actor not in (played.seat, played.partner)
    )
    goes_on = played.number == 2 and first.leader == played.seat and first.led is played.trump
    return played.playing(played.trumps) if goes_on and followed else ()


@maxim("E19", Strength.USUALLY, excepts=("E15",))
def lower_of_two_trumps(played: Played) -> Advice:
    """With two other trumps, lead the lower to your partner, unless they are equals."""
    two = _is_for_partner(played) and played.hand.number == 2 and not played.hand.holds("L x")
    if not two:
        return ()
    high, low = played.trumps
    return played.playing([high] if played.are_equals(high, low) else [low])


@maxim("C2b", Strength.USUALLY)
def trumps_again_at_once(played: Played) -> Advice:
    """After leading the right through an assist, lead trumps again if the dealer played below the turn-up."""
    if played.place is not Place.ELDEST or played.number != 2 or played.are_makers:
        return ()
    first = played.done[0]
    dealers = played.played_by(first, played.view.dealer)
    below = dealers is not None and played.is_trump(dealers) and dealers is not played.view.turned_card
    led_right = first.plays[0].actor == played.seat and played.began_with.holds("R")
    through = played.word is CallKind.ASSIST and first.led is played.trump and led_right
    if not (through and below and dealers is not None):
        return ()
    height, turn_up = played.reading.height, played.view.turned_card
    return played.playing(played.trumps) if height[dealers.index] < height[turn_up.index] else ()


@maxim("C4", Strength.USUALLY, excepts=("E12", "E11", "E10"))
def left_up_to_the_right(played: Played) -> Advice:
    """Against a dealer who took up the right bower, lead the left from left, ace and queen."""
    fits = _is_against(played, CallKind.TAKE_UP) and played.right_is_turned and played.hand.holds("L A Q")
    return played.playing(played.trumps[:1]) if fits else ()


def _own_card(played: Played, trick: Trick) -> Card | None:
    return played.played_by(trick, played.seat)


def _won_first_with(played: Played, *, trump: bool) -> bool:
    """Return whether the player has won the first trick, with a trump or with a lay card as `trump` says."""
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
